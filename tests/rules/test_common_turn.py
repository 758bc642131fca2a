"""The turn that all the games share, and what everybody can see of it (CO-3, CO-6 to CO-11)."""

from __future__ import annotations

import pytest

from hanashobu.play import events
from hanashobu.play.match import IllegalAction
from hanashobu.play.plain_view import plain
from tests.support.helpers import Table, full_match, only
from tests.support.umpire import FORTY_EIGHT, Umpire

# The turn


def test_the_deal_goes_round_from_the_dealers_right() -> None:
    """CO-3: with a deck in order, whoever sits to the right of the dealer has the first cards and the dealer the last ones."""
    table = Table("hana_awase", 3, dealer=1)
    table.match.give_deck(FORTY_EIGHT)
    deal = only(table.go_on(), events.Deal)[0]
    assert deal.hands == (tuple(FORTY_EIGHT[7:14]), tuple(FORTY_EIGHT[14:21]), tuple(FORTY_EIGHT[:7]))
    assert (deal.field, deal.stock) == (tuple(FORTY_EIGHT[21:27]), tuple(FORTY_EIGHT[27:]))
    assert [table.hand(seat).split() for seat in range(3)] == [list(hand or ()) for hand in deal.hands]
    assert (table.field.split(), table.stock().split()) == (list(deal.field), list(deal.stock))


def test_a_turn_is_a_card_from_the_hand_and_then_the_top_of_the_draw_pile() -> None:
    """CO-6."""
    table = Table("hana_awase", 2).place(hands=["1a 2a", "3a 4a"], field="9c", stock="5a 6a 7a")
    assert table.choices == "1a 2a"
    assert table.play("2a") == [events.Play(0, "hand", "2a"), events.Play(0, "stock", "5a")]
    assert (table.actor, table.hand(0), table.stock(), table.field) == (1, "1a", "6a 7a", "2a 5a 9c")
    assert table.play("3a") == [events.Play(1, "hand", "3a"), events.Play(1, "stock", "6a")]
    assert table.actor == 0


@pytest.mark.parametrize("source", ["hand", "stock"])
@pytest.mark.parametrize(
    ("field", "takes", "left"),
    [("5a 6b", "", "3b 5a 6b"), ("3d 5a", "3d", "5a"), ("3a 3c 3d 5a", "3a 3c 3d", "5a")],
    ids=["none, it stays", "one, that card", "three, all of them"],
)
def test_a_card_takes_by_month(source: str, field: str, takes: str, left: str) -> None:
    """CO-7: by hand or from the draw pile, with no match, one, or three."""
    hand, stock = ("3b", "12c") if source == "hand" else ("12c", "3b")
    table = Table("hana_awase", 2).place(hands=[hand, "9a"], field=field, stock=stock)
    played = [play for play in only(table.play(hand), events.Play) if play.card == "3b"]
    assert [(play.source, " ".join(play.takes)) for play in played] == [(source, takes)]
    assert table.taken(0) == (" ".join(sorted(f"3b {takes}".split())) if takes else "")
    assert table.field == " ".join([*left.split(), "12c"])
    assert table.actor == 1


@pytest.mark.parametrize("source", ["hand", "stock"])
@pytest.mark.parametrize("wanted", ["3a", "3d"])
def test_two_matches_let_the_player_choose(source: str, wanted: str) -> None:
    """CO-7: either card, nothing else, and the player whose card it is."""
    hand, stock = ("3b", "12c") if source == "hand" else ("12c", "3b")
    table = Table("hana_awase", 2).place(hands=[hand, "9a"], field="3a 3d 5a", stock=stock)
    table.play(hand)
    assert (table.actor, table.choices, table.taken(0)) == (0, "3a 3d", "")
    with pytest.raises(IllegalAction, match="5a Eight-plank Bridge cannot be taken with 3b Cherry Poetry Ribbon"):
        table.play("5a")
    table.play(wanted)
    assert table.taken(0) == " ".join(sorted(["3b", wanted]))
    assert table.field == " ".join([{"3a": "3d", "3d": "3a"}[wanted], "5a", "12c"])
    assert table.actor == 1


def test_a_hand_card_can_be_taken_by_the_card_drawn_after_it() -> None:
    """CO-7: what was laid a moment ago lies on the field like the rest."""
    table = Table("hana_awase", 2).place(hands=["3b", "9a"], stock="3c")
    table.play("3b")
    assert (table.taken(0), table.field) == ("3b 3c", "")


def test_a_card_that_matches_must_take() -> None:
    """CO-8: there is no question of leaving it, whether one card or one of two is taken."""
    table = Table("hana_awase", 2).place(hands=["3b 4b", "9a"], field="3a 4a 4c", stock="12c 12d")
    table.play("3b")
    assert (table.actor, table.taken(0)) == (1, "3a 3b")
    table.play("9a")
    assert table.play("4b") == []
    assert table.choices == "4a 4c"
    with pytest.raises(IllegalAction, match="You can take 4a Cuckoo, 4c Wisteria Chaff"):
        table.play("4b")


def test_nobody_has_to_play_a_hand_card_that_matches() -> None:
    """CO-8, CO-9 off."""
    table = Table("hana_awase", 2).place(hands=["3b 12c", "9a"], field="3a", stock="11a")
    assert table.choices == "3b 12c"
    table.play("12c")
    assert table.field == "3a 11a 12c"


def test_with_must_match_a_player_who_holds_a_match_plays_one() -> None:
    """CO-9."""
    table = Table("hana_awase", 2, must_match=True).place(hands=["2c 3b 3c 12c", "9a"], field="2a 3a", stock="11a")
    assert table.choices == "2c 3b 3c"
    with pytest.raises(IllegalAction, match=r"12c Paulownia Chaff takes nothing, and you hold a card that does \(CO-9\)"):
        table.play("12c")
    table.place(hands=["2c 3b 12c", "9a"], field="4a 5a", stock="11a")
    assert table.choices == "2c 3b 12c", "Without a match any card may be played."
    table.place(hands=["2c 3b 12c", "9a"], field="", stock="11a")
    assert table.choices == "2c 3b 12c"
    table.place(hands=["1a 2b 3c 4d 5a", "9a"], field="1d 2d 3a 4a", stock="11a")
    assert table.choices == "1a 2b 3c 4d", "Any card of a month matches any other."


def test_with_must_match_a_wild_card_matches_whatever_lies_there() -> None:
    """CO-9."""
    table = Table("hiraya", must_match=True).place(hands=["2c 11d 12c"], field="5a")
    assert table.choices == "11d"
    table.place(hands=["2c 11d 12c"], field="5a 12d")
    assert table.choices == "11d 12c"
    table.place(hands=["2c 11d 12c"], field="")
    assert table.choices == "2c 11d 12c", "Nothing lies there, so nothing matches."


def test_with_must_match_every_card_matches_while_lightning_lies_there() -> None:
    """CO-9, HI-10."""
    table = Table("hiraya", must_match=True).place(hands=["2c 5b 12c"], field="5a 11d")
    assert table.choices == "2c 5b 12c"
    table.place(hands=["2c 5b 12c"], field="5a 11a")
    assert table.choices == "5b"


@pytest.mark.parametrize("name", ["hana_awase", "hiraya"])
def test_without_must_match_every_hand_card_may_be_played(name: str) -> None:
    """CO-8, CO-9 off."""
    table = Table(name, 3).place(hands=["2c 5b 11d 12c"], field="5a")
    assert table.choices == "2c 5b 11d 12c"


def test_with_an_empty_draw_pile_the_second_play_is_skipped() -> None:
    """CO-11."""
    table = Table("hana_awase", 2).place(hands=["3b 1c", "9a 1d"], field="3a", stock="")
    assert table.play("3b") == [events.Play(0, "hand", "3b", ("3a",))]
    assert table.actor == 1
    emitted = table.play("9a", "1c", "1d")
    assert [play.source for play in only(emitted, events.Play)] == ["hand"] * 3
    assert only(emitted, events.RoundEnds)


@pytest.mark.parametrize("options", [{}, {"must_match": True}])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_umpire_finds_no_foul_in_whole_matches(seats: int, options: dict[str, bool]) -> None:
    """CO-3, CO-6, CO-7, CO-8, CO-9, CO-11: twelve rounds of random play, each card followed by somebody who knows nothing of the engine."""
    for seed in range(3):
        umpire = Umpire(seats, must_match="must_match" in options)
        umpire.watch(full_match("hana_awase", seats, seed, **options).events)
        assert umpire.rounds == 12
        assert umpire.plays == 12 * {2: 40, 3: 42, 4: 40}[seats]


# What everybody can see


def test_a_player_sees_field_piles_and_totals_but_only_their_own_hand() -> None:
    """CO-10."""
    table = Table("hana_awase", 3).place(
        hands=["1a 2a", "3a 4a", "5a 6a"], field="9c 9d", stock="10a 11a 12a", taken=["1b 1c", "", "8a 8b"]
    )
    for seat, hand in ((0, ("1a", "2a")), (1, ("3a", "4a")), (2, ("5a", "6a")), (None, ())):
        view = plain(table.match.view(seat))
        assert view["hand"] == hand
        assert (view["field"], view["taken"], view["totals"]) == (("9c", "9d"), [("1b", "1c"), (), ("8a", "8b")], [0, 0, 0])
        assert (view["hand_sizes"], view["stock"]) == ((2, 2, 2), [3, 3, 3])
        assert view["legal"] == (table.match.legal() if seat == 0 else ())


@pytest.mark.parametrize("seat", [0, 1, None])
def test_two_worlds_that_differ_where_a_seat_cannot_see_look_the_same(seat: int | None) -> None:
    """CO-10: other hands and the order of the draw pile leave no trace in a view."""
    views = []
    for other, stock in (("5a 6a", "10a 11a 12a"), ("12a 6a", "11a 5a 10a")):
        hands = ["1a 2a", "3a 4a", other] if seat is not None else [other, "3a 4a", "1a 2a"]
        table = Table("hana_awase", 3).place(hands=hands, field="9c 9d", stock=stock, taken=["1b 1c", "", "8a 8b"])
        view = table.match.view(seat)
        views.append((plain(view), view.table.flatten(), view.unseen()))
    assert views[0] == views[1]


def test_the_deal_is_told_face_down_but_for_ones_own_hand_and_the_field() -> None:
    """CO-10."""
    table = Table("hana_awase", 2).deal()
    deal = only(table.events, events.Deal)[0]
    for seat in (0, 1, None):
        seen = only(events.visible(table.events, seat), events.Deal)[0]
        assert [hand == real for hand, real in zip(seen.hands, deal.hands, strict=True)] == [seat == 0, seat == 1]
        assert {card for place, hand in enumerate(seen.hands) if place != seat for card in hand or ()} == {"?"}
        assert (seen.field, seen.stock) == (deal.field, ("?",) * 20)
