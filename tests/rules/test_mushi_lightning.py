"""Mushi: Lightning, played or on the field, and what it leaves behind (MU-6 to MU-11)."""

from __future__ import annotations

import pytest

from hanashobu.play import events
from tests.rules.mushi import MUSHI, dealers_turn
from tests.support.helpers import Table, full_match, only, settle

# Lightning, played.


def test_mu_6_lightning_takes_any_one_card_but_a_willow() -> None:
    """MU-6."""
    table = dealers_turn("11d", "1a 5c 9b 11a 11b", "2c")
    table.play("11d")
    assert table.choices == "1a 5c 9b"
    emitted = table.play("1a")
    assert emitted[0] == events.Play(0, "hand", "11d", ("1a",))
    assert table.taken(0) == "1a 11d"


def test_mu_6_it_takes_one_card_even_where_three_of_a_month_lie() -> None:
    """MU-6."""
    table = dealers_turn("11d", "5a 5b 5c 11a", "2c")
    table.play("11d")
    assert table.choices == "5a 5b 5c"
    table.play("5b")
    assert table.taken(0) == "5b 11d"
    assert table.field == "2c 5a 5c 11a"


@pytest.mark.parametrize("willow", ["11a", "11b", "11c"])
def test_mu_6_a_willow_from_the_hand_does_not_take_lightning(willow: str) -> None:
    """MU-6."""
    table = dealers_turn(willow, "11d 5c", "11b" if willow == "11a" else "11a")
    emitted = table.play(willow)
    assert emitted[0] == events.Play(0, "hand", willow)
    assert "11d" in table.field.split()


def test_mu_7_from_the_hand_it_may_be_kept_for_any_turn() -> None:
    """MU-7."""
    table = Table(MUSHI).place(hands=["1a 11d", "2a 3a"], field="5c 9c", stock="8c 8d 10c 10d")
    assert table.choices == "1a 11d"
    table.play("1a", "2a")
    assert table.choices == "11d"


@pytest.mark.parametrize("field", ["11a", "11a 11b", ""])
def test_mu_7_lightning_from_the_hand_stays_if_only_willows_or_nothing_lies_there(field: str) -> None:
    """MU-7."""
    table = dealers_turn("11d 1a", field, "11c")
    emitted = table.play("11d")
    assert emitted[0] == events.Play(0, "hand", "11d")
    assert "11d" in table.field.split()


def test_mu_7_drawn_lightning_must_take() -> None:
    """MU-7."""
    table = dealers_turn("1a", "5c 11a", "11d")
    table.play("1a")
    assert (table.actor, table.choices) == (0, "1a 5c")
    table.play("5c")
    assert table.taken(0) == "5c 11d"


def test_mu_7_drawn_lightning_takes_the_only_card_it_can_without_a_question() -> None:
    """MU-7."""
    table = dealers_turn("1a", "1b 5c 11a 11b", "11d")
    emitted = table.play("1a")
    assert emitted[1] == events.Play(0, "stock", "11d", ("5c",))


@pytest.mark.parametrize("field", ["1b 11a 11b", "1b 11c", "1b"])
def test_mu_7_drawn_lightning_stays_if_only_willows_or_nothing_lies_there(field: str) -> None:
    """MU-7."""
    table = dealers_turn("1a", field, "11d")
    emitted = table.play("1a")
    assert emitted[1] == events.Play(0, "stock", "11d")
    assert "11d" in table.field.split()
    assert table.taken(0) == "1a 1b"


# Lightning, lying on the field.


def test_mu_8_a_drawn_card_without_a_match_takes_lightning() -> None:
    """MU-8."""
    table = dealers_turn("1a", "11d", "9c")
    emitted = table.play("1a")
    assert emitted == [events.Play(0, "hand", "1a"), events.Play(0, "stock", "9c", ("11d",))]
    assert table.taken(0) == "9c 11d"


@pytest.mark.parametrize("field", ["11d 9a", "11d 9a 9b", "11d 9a 9b 9d", "11d 9a 11a 11b"])
def test_mu_8_a_drawn_card_takes_lightning_even_where_it_has_a_match(field: str) -> None:
    """MU-8: no choice, whether one, two or three of its month lie there."""
    table = dealers_turn("1a", field, "9c")
    emitted = table.play("1a")
    assert emitted[1] == events.Play(0, "stock", "9c", ("11d",))
    assert table.actor == 1


def test_mu_8_a_hand_card_stays_beside_lightning() -> None:
    """MU-8."""
    table = dealers_turn("1a", "11d 5c", "11b")
    emitted = table.play("1a")
    assert emitted[0] == events.Play(0, "hand", "1a")
    assert "1a" in table.field.split()


@pytest.mark.parametrize(("field", "takes"), [("11d 1b", ("1b",)), ("11d 1b 1c 1d", ("1b", "1c", "1d"))])
def test_mu_8_a_hand_card_takes_its_own_month_as_if_lightning_were_not_there(field: str, takes: tuple[str, ...]) -> None:
    """MU-8."""
    table = dealers_turn("1a", field, "11b")
    assert table.play("1a")[0] == events.Play(0, "hand", "1a", takes)
    assert "11d" in table.field.split()


def test_mu_8_a_hand_card_with_two_matches_chooses_between_those() -> None:
    """MU-8."""
    table = dealers_turn("1a", "11d 1b 1c", "11b")
    table.play("1a")
    assert table.choices == "1b 1c"


@pytest.mark.parametrize(("field", "emitted"), [("11d 5c", ()), ("11d 11a 5c", ("11a",))])
def test_mu_8_a_drawn_willow_plays_among_the_willows(field: str, emitted: tuple[str, ...]) -> None:
    """MU-8."""
    table = dealers_turn("1a", field, "11b")
    assert table.play("1a")[1] == events.Play(0, "stock", "11b", emitted)
    assert "11d" in table.field.split()


def test_mu_8_a_drawn_willow_with_two_willows_beside_lightning_chooses_between_those() -> None:
    """MU-8."""
    table = dealers_turn("1a", "11d 11a 11c 5c", "11b")
    table.play("1a")
    assert table.choices == "11a 11c"


@pytest.mark.parametrize(("hand", "stock"), [("11c", "5c"), ("1a", "11c")])
def test_mu_9_where_two_willows_lie_the_player_chooses_one(hand: str, stock: str) -> None:
    """MU-9: from the hand and from the draw pile; the other one stays."""
    table = dealers_turn(hand, "11a 11b", stock)
    table.play(hand)
    assert table.choices == "11a 11b"
    table.play("11a")
    assert "11a" in table.taken(0).split()
    assert "11b" in table.field.split()


def test_mu_9_one_willow_is_always_left_and_mu_10_it_goes_to_the_owner_of_lightning() -> None:
    """MU-9, MU-10, MU-11 over 400 rounds of random play: a Willow is left, with Lightning or with cards of one other month."""
    seen = set()
    for seed in range(40):
        match = full_match(MUSHI, seed=seed, rounds=10)
        owner, taken_by = None, None
        for event in match.events:
            if isinstance(event, events.RoundBegins):
                owner, taken_by = None, event.dealer
            elif isinstance(event, events.Play) and "11d" in (*((event.card,) if event.takes else ()), *event.takes):
                owner = event.seat
            elif isinstance(event, events.Leftovers):
                willows = [card for card in event.cards if card.startswith("11")]
                others = [card for card in event.cards if not card.startswith("11")]
                plain = [card for card in willows if card != "11d"]
                assert len(plain) == 1
                if owner is None:
                    assert willows == [*plain, "11d"]
                    assert others == []
                    assert event.seat == 1 - (taken_by or 0)
                else:
                    assert willows == plain
                    assert len(others) in (1, 3)
                    assert len({card[:-1] for card in others}) == 1
                    assert event.seat == owner
                seen.add((owner is None, len(others)))
    assert {(True, 0), (False, 1)} <= seen


@pytest.mark.parametrize("owner", [0, 1])
def test_mu_10_what_is_left_goes_to_whoever_has_captured_lightning(owner: int) -> None:
    """MU-10."""
    piles = ["11d 5a", "rest"] if owner == 0 else ["rest", "11d 5a"]
    found = settle(MUSHI, piles, field="5b 11a")
    assert only(found.events, events.Leftovers) == [events.Leftovers(owner, ("5b", "11a"))]
    assert found.cards[owner] == 1 + 10 + 5 + 20
    assert sum(found.cards) == 230


def test_mu_10_three_of_a_month_are_left_if_the_drawn_fourth_took_lightning() -> None:
    """MU-10."""
    table = Table(MUSHI).place(hands=["", "1a"], field="11d 9a 9b 9d 11c 1b", stock="9c", taken=["rest", ""], actor=1)
    emitted = table.play("1a")
    assert only(emitted, events.Leftovers) == [events.Leftovers(1, ("9a", "9b", "9d", "11c"))]


@pytest.mark.parametrize("dealer", [0, 1])
def test_mu_11_if_lightning_still_lies_there_everything_goes_to_the_player_who_played_last(dealer: int) -> None:
    """MU-11: the non-dealer, who did play last."""
    found = settle(MUSHI, ["rest", "1a"], dealer=dealer, field="11b 11d")
    assert only(found.events, events.Leftovers) == [events.Leftovers(1 - dealer, ("11b", "11d"))]


def test_mu_11_lightning_laid_with_the_last_card_goes_to_its_player() -> None:
    """MU-11."""
    table = Table(MUSHI).place(hands=["", "1a"], field="11c 1b", stock="11d", taken=["rest", ""], actor=1)
    emitted = table.play("1a")
    assert only(emitted, events.Play)[1] == events.Play(1, "stock", "11d")
    assert only(emitted, events.Leftovers) == [events.Leftovers(1, ("11c", "11d"))]


# The house rule of every game, with Lightning about.


@pytest.mark.parametrize(
    ("hand", "field", "on"),
    [
        ("1a 5a 11d", "5c 11a", "5a 11d"),
        ("1a 11d", "11a 11b", "1a 11d"),
        ("1a 11b 11d", "11a", "11b"),
        ("1a 5a", "11d", "1a 5a"),
        ("1a 5a 11a", "11d 5c", "5a"),
        ("1a 11a", "11d 11b", "11a"),
        ("1a 11a", "11d", "1a 11a"),
    ],
)
def test_must_match_with_lightning_in_the_hand_or_on_the_field(hand: str, field: str, on: str) -> None:
    """CO-9 here: a Lightning in the hand matches if a card but a Willow lies there; one on the field makes no hand card match."""
    for must_match, choices in ((False, hand), (True, on)):
        table = Table(MUSHI, must_match=must_match).place(hands=[hand, "9a"], field=field, stock="10a")
        assert table.choices == choices
