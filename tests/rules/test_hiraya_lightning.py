"""Hiraya: the wild card, from the hand, from the draw pile, on the field and at the end (HI-6 to HI-12)."""

from __future__ import annotations

import pytest

from hanashobu.play import events
from hanashobu.play.match import IllegalAction
from tests.support.helpers import REST, Table, only, settle, settled
from tests.support.takes import month_of
from tests.support.umpire import FORTY_EIGHT


def hand_card(card: str, field: str, stock: str = "") -> Table:
    """The dealer plays this card to this field."""
    table = Table("hiraya").place(hands=[card, "9c", "9d"], field=field, stock=stock)
    table.play(card)
    return table


def drawn_card(card: str, field: str) -> Table:
    """The dealer plays 12c, which stays on the field or takes 12d, and then draws this card."""
    table = Table("hiraya").place(hands=["12c", "9c", "9d"], field=field, stock=card)
    table.play("12c")
    return table


# Lightning


@pytest.mark.parametrize("wanted", ["1c", "5a", "8b", "11a"])
def test_lightning_takes_any_one_field_card_the_player_chooses(wanted: str) -> None:
    """HI-6: of any month, Willow included."""
    table = hand_card("11d", "1c 5a 8b 11a")
    assert (table.actor, table.choices) == (0, "1c 5a 8b 11a")
    table.play(wanted)
    assert table.taken(0) == " ".join(sorted([wanted, "11d"], key=FORTY_EIGHT.index))
    assert table.field == " ".join(card for card in ("1c", "5a", "8b", "11a") if card != wanted)


@pytest.mark.parametrize(("field", "wanted"), [("5a 5b 5c", "5b"), ("11a 11b 11c", "11c"), ("3c 5a 5b 5c", "5a")])
def test_lightning_takes_one_card_even_where_three_of_a_month_lie(field: str, wanted: str) -> None:
    """HI-6."""
    table = hand_card("11d", field)
    assert table.choices == field
    table.play(wanted)
    assert table.taken(0).split() == sorted([wanted, "11d"], key=FORTY_EIGHT.index)
    assert len(table.field.split()) == len(field.split()) - 1


def test_lightning_may_be_played_from_the_hand_on_any_turn() -> None:
    """HI-7: it is among the choices on every turn of its owner, and never has to be."""
    table = Table("hiraya").deal(hands=["11d 1c 2c 3c 4c 5c 6c"])
    turns = 0
    while table.hand(0) != "11d":
        if table.actor == 0 and not table.match.view(0).choosing:
            assert "11d" in table.choices.split()
            assert table.choices == table.hand(0)
            turns += 1
        table.play(table.choices.split()[0])
    assert turns == 6


def test_lightning_from_the_hand_must_take_if_anything_lies_there() -> None:
    """HI-7: a single card is taken without a question; of several one must be chosen."""
    assert hand_card("11d", "7b").taken(0) == "7b 11d"
    table = hand_card("11d", "7b 8c")
    with pytest.raises(IllegalAction, match=r"11d Lightning cannot be taken with 11d Lightning\. You can take 7b .*, 8c "):
        table.play("11d")


def test_lightning_from_the_draw_pile_must_take() -> None:
    """HI-8: a single card without a question, of several the player chooses."""
    assert drawn_card("11d", "").taken(0) == "11d 12c"
    table = drawn_card("11d", "5a 5b 5c")
    assert (table.actor, table.choices) == (0, "5a 5b 5c 12c")
    table.play("5c")
    assert (table.taken(0), table.field, table.actor) == ("5c 11d", "5a 5b 12c", 1)


def test_lightning_drawn_to_an_empty_field_stays_there() -> None:
    """HI-8, HI-9."""
    table = drawn_card("11d", "12d")
    assert (table.taken(0), table.field, table.actor) == ("12c 12d", "11d", 1)


def test_lightning_played_to_an_empty_field_stays_there() -> None:
    """HI-9."""
    table = hand_card("11d", "")
    assert (table.taken(0), table.field, table.actor) == ("", "11d", 1)


@pytest.mark.parametrize("field", ["11d", "3a 8b 11d", "3a 3b 3c 11c 11d"])
def test_a_card_without_a_match_must_take_lightning_where_it_lies(field: str) -> None:
    """HI-10: from the hand."""
    table = hand_card("7a", field)
    assert (table.taken(0), table.actor) == ("7a 11d", 1)
    assert table.field == field.replace("11d", "").strip()


def test_a_drawn_card_without_a_match_must_take_lightning_too() -> None:
    """HI-10."""
    table = drawn_card("7a", "3a 11d 12d")
    table.play("12d")
    assert (table.taken(0), table.field, table.actor) == ("7a 11d 12c 12d", "3a", 1)


@pytest.mark.parametrize("source", ["hand", "stock"])
@pytest.mark.parametrize(
    ("lying", "choices", "wanted", "got"),
    [
        ("7c", "7c 11d", "7c", "7a 7c"),
        ("7c", "7c 11d", "11d", "7a 11d"),
        ("7c 7d", "7c 7d 11d", "7c", "7a 7c"),
        ("7c 7d", "7c 7d 11d", "7d", "7a 7d"),
        ("7c 7d", "7c 7d 11d", "11d", "7a 11d"),
        ("7b 7c 7d", "7b 11d", "7b", "7a 7b 7c 7d"),
        ("7b 7c 7d", "7b 11d", "11d", "7a 11d"),
        ("7c 11a", "7c 11d", "11d", "7a 11d"),
    ],
)
def test_a_card_with_a_match_takes_its_match_or_lightning(source: str, lying: str, choices: str, wanted: str, got: str) -> None:
    """HI-10: by CO-7; three of a month stand as one choice, named by the first of them."""
    if source == "hand":
        table = hand_card("7a", f"3a {lying} 11d")
    else:
        table = drawn_card("7a", f"3a {lying} 11d 12d")
        table.play("12d")
    assert (table.actor, table.choices) == (0, choices)
    table.play(wanted)
    assert [card for card in table.taken(0).split() if month_of(card) != "12"] == got.split()
    left = {"3a", *lying.split(), "11d"} - set(got.split())
    assert set(table.field.split()) == left


@pytest.mark.parametrize(
    ("card", "lying", "wanted"),
    [
        ("11a", "11b", "11b"),
        ("11a", "11b", "11d"),
        ("11a", "11b 11c", "11b"),
        ("11a", "11b 11c", "11c"),
        ("11b", "11a 11c", "11d"),
        ("11c", "11a 11b", "11a"),
    ],
)
def test_a_willow_takes_one_of_lightning_and_the_other_willows(card: str, lying: str, wanted: str) -> None:
    """HI-10: also where three lie there it is one of them."""
    table = hand_card(card, f"3a {lying} 11d")
    assert table.choices == f"{lying} 11d"
    table.play(wanted)
    assert set(table.taken(0).split()) == {card, wanted}
    assert set(table.field.split()) == {"3a", *lying.split(), "11d"} - {wanted}


def test_a_willow_takes_lightning_where_no_other_willow_lies() -> None:
    """HI-10."""
    table = hand_card("11c", "3a 11d")
    assert (table.taken(0), table.field) == ("11c 11d", "3a")


def test_the_other_willows_match_each_other_as_usual() -> None:
    """CO-7, HI-10: Lightning is not there."""
    assert hand_card("11a", "11b").taken(0) == "11a 11b"
    assert hand_card("11a", "11b 11c").choices == "11b 11c"


def test_without_lightning_on_the_field_a_card_may_be_left_there() -> None:
    """HI-10."""
    assert hand_card("7a", "3a 11a").field == "3a 7a 11a"


def test_lightning_dealt_to_the_field_binds_from_the_first_turn() -> None:
    """HI-10."""
    table = Table("hiraya").deal(hands=["7a 7b 1a"], field="11d 5a 6a 8a 9a 10a", stock="7d")
    table.play("7a")
    assert (table.taken(0), table.field) == ("7a 11d", "5a 6a 7d 8a 9a 10a")


# The end of the round


def test_what_is_left_goes_to_whoever_has_lightning_at_the_end() -> None:
    """HI-11, HI-12: the player in whose pile it ends, not the one who played it."""
    table = Table("hiraya").place(hands=["11d", "5a", "6c"], field="", taken=["", "11b 11c", ""])
    emitted = table.play("11d", "5a", "6c")
    assert only(emitted, events.Play)[1].takes == ("11d",)
    assert only(emitted, events.Leftovers) == [events.Leftovers(1, ("6c",))]
    assert table.taken(1) == "5a 6c 11b 11c 11d"
    assert table.field == ""


def test_leftovers_are_counted_before_the_settlement() -> None:
    """HI-12: the card that is left completes the ribbons."""
    table = Table("hiraya").place(hands=["1b", "5c", "7c"], field="11a", taken=["2b 3b", "11d 9c", REST])
    done = settled(table, table.play("1b", "5c", "7c"))
    assert done.cards[1] == 20 + 5  # the Rain Man and the Poetry Ribbon that lay there
    assert done.yaku[:2] == ({}, {})
    sweep = settle("hiraya", ["1b 2b 11d", "", ""], field="3b 11a")
    assert (sweep.cards[0], sweep.yaku[0]) == (35, {"HI-Y3": 30})


def test_if_lightning_was_paired_with_a_willow_nothing_is_left() -> None:
    """HI-12."""
    table = Table("hiraya").place(hands=["11d", "11a", "9c"], field="11b 11c 9d")
    emitted = table.play("11d", "11b", "11a", "9c")
    assert only(emitted, events.Leftovers) == []
    assert only(emitted, events.RoundEnds)


def test_three_that_a_fourth_card_passed_over_go_to_the_owner_too() -> None:
    """HI-12: 7a took Lightning and left 7b 7c 7d lying, with a Willow four cards."""
    table = Table("hiraya").place(hands=["7a", "11b", "11c"], field="7b 7c 7d 11d 11a")
    emitted = table.play("7a", "11d", "11b", "11c")
    assert only(emitted, events.Leftovers) == [events.Leftovers(0, ("7b", "7c", "7d", "11c"))]
