"""Taiyaku: the yaku that end the round (TA-15)."""

from __future__ import annotations

import pytest

from hanashobu.play import events
from tests.rules.taiyaku_yaku import RULES, STOPS, TAIYAKU, chaff
from tests.support.helpers import Table, only, settled

# Yaku that end the round. A pile that lacks one card, that card, and one of its month that takes it.

ENDINGS = [
    ("TA-Y1", "1a 3a 8a 11a", "12a", "12b"),
    ("TA-Y13", chaff(14), "12b", "12a"),
    ("TA-Y15", "1a 2a 3a 1b 2b", "3b", "3c"),
    ("TA-Y18", "1b 2b 4b 5b 7b", "11c", "11d"),
    ("TA-Y20", "6b 9b", "10b", "10c"),
]


def test_the_endings_are_the_yaku_that_the_page_marks() -> None:
    """TA-15."""
    assert tuple(id for id, *_ in ENDINGS) == STOPS == tuple(row.id for row in RULES.yaku if row.stops)


@pytest.mark.parametrize(("id", "pile", "last", "taker"), ENDINGS)
def test_a_stopping_yaku_made_with_the_hand_card_ends_the_round_after_the_drawn_card(id: str, pile: str, last: str, taker: str) -> None:
    """TA-15, TA-Y1, TA-Y13, TA-Y15, TA-Y18, TA-Y20: the stakes of both others go to whoever made it; nobody plays on."""
    table = Table(TAIYAKU).place(hands=["9d", f"{last} 10a", "7a"], field=taker, stock="8b 6a", taken=["", pile, ""], actor=1)
    emitted = table.play(last)
    assert emitted[:3] == [
        events.Play(1, "hand", last, (taker,)),
        events.Play(1, "stock", "8b"),
        events.YakuMade(1, (id,)),
    ]
    found = settled(table, emitted)
    assert sorted(found.pays) == [(0, 1, 8, "TA-15"), (2, 1, 8, "TA-15")]
    assert id in found.yaku[1]
    assert found.yaku[1][id] is None
    assert (found.result, found.totals, found.winner, found.next_dealer) == ((-8, 16, -8), (88, 112, 88), 1, 1)
    assert only(emitted, events.RoundEnds)[0].why == "stopped"


@pytest.mark.parametrize(("id", "pile", "last", "taker"), ENDINGS)
def test_a_stopping_yaku_made_with_the_drawn_card_ends_the_round(id: str, pile: str, last: str, taker: str) -> None:
    """TA-15, TA-Y1, TA-Y13, TA-Y15, TA-Y18, TA-Y20."""
    table = Table(TAIYAKU).place(hands=["4a 7a", "9d", "6a"], field=taker, stock=f"{last} 8b", taken=[pile])
    emitted = table.play("4a")
    assert emitted[1:3] == [events.Play(0, "stock", last, (taker,)), events.YakuMade(0, (id,))]
    assert sorted(settled(table, emitted).pays) == [(1, 0, 8, "TA-15"), (2, 0, 8, "TA-15")]


@pytest.mark.parametrize(("id", "pile", "last", "taker"), ENDINGS)
def test_one_card_short_of_a_stopping_yaku_the_round_goes_on(id: str, pile: str, last: str, taker: str) -> None:
    """TA-15, TA-Y1, TA-Y13, TA-Y15, TA-Y18, TA-Y20: the last card only lies on the field, or another player takes it."""
    table = Table(TAIYAKU).place(hands=[f"{last} 10a", f"{taker} 9d", "7a"], stock="8b 6a", taken=[pile])
    emitted = table.play(last)
    emitted += table.play(taker)
    assert only(emitted, events.Play)[2] == events.Play(1, "hand", taker, (last,))
    assert not only(emitted, events.YakuMade)
    assert not only(emitted, events.RoundScore)
    assert table.actor == 2


def test_before_the_round_stops_its_winner_still_chooses_what_the_drawn_card_takes() -> None:
    """TA-15: after both plays of the turn, not between them."""
    table = Table(TAIYAKU).place(hands=["10b 1c", "9d", "7a"], field="10c 8c 8d", stock="8b 6a", taken=["6b 9b"])
    emitted = table.play("10b")
    assert only(emitted, events.YakuMade) == []
    assert (table.actor, table.choices) == (0, "8c 8d")
    emitted = table.play("8d")
    assert emitted[:2] == [events.Play(0, "stock", "8b", ("8d",)), events.YakuMade(0, ("TA-Y20",))]


def test_in_the_last_turn_a_stopping_yaku_still_takes_the_stakes() -> None:
    """TA-15 before TA-16: no hand is left, and Aki's yaku are worth more."""
    table = Table(TAIYAKU).place(hands=["", "", "10b"], field="10c", stock="8b", taken=["1a 3a 8a 12a", "", "6b 9b"], actor=2)
    found = settled(table, table.play("10b"))
    assert sum(value or 0 for value in found.yaku[0].values()) == 12
    assert sorted(found.pays) == [(0, 2, 8, "TA-15"), (1, 2, 8, "TA-15")]
    assert found.winner == 2


def test_with_an_empty_draw_pile_the_hand_card_alone_stops_the_round() -> None:
    """TA-15, CO-11: as in the last turns without `return_card`."""
    table = Table(TAIYAKU, return_card=False).place(hands=["10b 1c", "9d", "7a"], field="10c", taken=["6b 9b"])
    emitted = table.play("10b")
    assert emitted[:2] == [events.Play(0, "hand", "10b", ("10c",)), events.YakuMade(0, ("TA-Y20",))]
    assert only(emitted, events.RoundEnds)[0].why == "stopped"
