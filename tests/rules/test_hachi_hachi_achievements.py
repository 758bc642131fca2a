"""Hachi-Hachi: Diving and Escape, and what cancels them and teyaku (HH-23, HH-25, HH-26)."""

from __future__ import annotations

from typing import Any

import pytest

from hanashobu.play import events
from tests.rules.hachi_hachi import (
    BESIDE,
    BOTH,
    DRY_CHAFF,
    EIGHTY_EIGHT,
    EIGHTY_NINE,
    GROUP_B,
    HH,
    QUIET,
    TRIPLET,
    Payments,
    after,
    decline,
    finish,
    payments,
    put,
)
from tests.support.helpers import Table, only
from tests.support.umpire import ANIMALS, BRIGHTS

# What leaves no other scoring.

SPECIAL = [
    ("HH-21", f"{' '.join(BRIGHTS[:4])} {' '.join(ANIMALS)}"),
    ("HH-22", " ".join(DRY_CHAFF[:16])),
]


@pytest.mark.parametrize(("why", "pile"), SPECIAL)
def test_hh_23_double_eights_and_sixteen_chaff_cancel_teyaku_and_achievements(why: str, pile: str) -> None:
    """HH-23: Aki claims One Ribbon and a triplet, dives; Ben claims Empty Hand, with 168 points escapes; nothing of it is paid."""
    table = Table(HH).deal(hands=[BOTH, "6c 6d 7c 7d 8c 9c 10c", "1a 2a 5a 6a 7b 8a 10b"])
    assert only(table.play("both"), events.Claim)
    assert only(table.play("claim b"), events.Claim) == [events.Claim(1, ("HH-B5",), ("6c", "6d", "7c", "7d", "8c", "9c", "10c"))]
    emitted = finish(table, "1a 1b 1c 1d", pile, "")
    assert {reason for *_, reason in payments(emitted)} == {why}
    assert [(payer, payee) for payer, payee, _, _ in payments(emitted)] == [(2, 1), (0, 1)]


def test_hh_23_all_eights_cancels_teyaku_and_achievements() -> None:
    """HH-23, HH-20: Aki holds a claimed triplet whole, and has 88 points as everybody has."""
    piles = [
        "2b 3a 3b 4b 4c 4d 6d 7d 8c 9c 10a 10b 10c 11b 12a 12c",
        "1b 1c 2a 2c 2d 3c 5a 5c 5d 6a 6c 7a 7c 8a 8b 8d 9d 10d 11d 12b",
        "1a 1d 3d 4a 5b 6b 7b 9a 9b 11a 11c 12d",
    ]
    piles = [piles[0].replace("4d", "10d"), piles[1].replace("10d", "4d"), piles[2]]
    table = Table(HH, dealer=2).deal(hands=["10a 10b 10c 1a 2a 4b 5b", QUIET[1], QUIET[2].replace("10c", "7d")], field="1c 3c 4c 5c 6c 8d")
    table.play("claim a")
    emitted = finish(table, *piles)
    assert payments(emitted) == [(0, 2, 120, "HH-20"), (1, 2, 120, "HH-20")]


# Diving.


def dives(hand: str, word: str, taken: str, **options: Any) -> Payments:
    """What Diving brings Aki, who was dealt this hand and ends with these cards."""
    return [pay for pay in after(hand, word, taken, "", "", **options) if pay[3] == "HH-25"]


ONE_KAN = [(1, 0, 12, "HH-25"), (2, 0, 12, "HH-25")]
TWO_KAN = [(1, 0, 24, "HH-25"), (2, 0, 24, "HH-25")]


@pytest.mark.parametrize("month", range(1, 13))
def test_hh_25_who_claimed_a_triplet_and_caught_the_whole_month_is_paid_a_kan(month: int) -> None:
    """HH-25: each month."""
    others = [card for card in ("1a", "2a", "4b", "5b", "6c") if not card.startswith(str(month))][:4]
    hand = " ".join([f"{month}a", f"{month}b", f"{month}d", *others])
    assert dives(hand, "claim a", f"{month}a {month}b {month}c {month}d") == ONE_KAN
    assert dives(hand, "claim a", f"{month}a {month}b {month}d") == []
    assert dives(hand, "no", f"{month}a {month}b {month}c {month}d") == []


@pytest.mark.parametrize(
    ("hand", "taken", "paid"),
    [
        ("1a 1b 1c 2a 2b 2c 4a", "1a 1b 1c 1d", ONE_KAN),  # HH-A3
        ("1a 1b 1c 2a 2b 2c 4a", "2a 2b 2c 2d", ONE_KAN),
        ("1a 1b 1c 2a 2b 2c 4a", "1a 1b 1c 1d 2a 2b 2c 2d", TWO_KAN),
        ("1a 1b 1c 4a 4b 4c 5a", "1a 1b 1c 1d 4a 4b 4c 4d", TWO_KAN),  # HH-A4
        ("4a 4b 4c 5a 5b 5c 1a", "4a 4b 4c 4d 5a 5b 5c 5d", TWO_KAN),  # HH-A5
        ("1a 1b 1c 2a 2b 3a 3c", "1a 1b 1c 1d", ONE_KAN),  # HH-A8
        ("1a 1b 1c 2a 2b 3a 3c", "2a 2b 2c 2d", []),  # only a pair of it was dealt
        ("9a 9b 9c 1a 2a 4b 5b", "1a 1b 1c 1d", []),
        ("1a 1b 2a 2b 3a 3c 5a", "1a 1b 1c 1d", []),  # HH-A6
        ("1a 1b 1c 1d 2a 3a 5a", "1a 1b 1c 1d", []),  # HH-A7
        ("1a 1b 1c 1d 2a 2b 3a", "1a 1b 1c 1d 2a 2b 2c 2d", []),  # HH-A9
        ("1a 1b 1c 1d 4a 4b 4c", "1a 1b 1c 1d 4a 4b 4c 4d", []),  # HH-A10 has a four
    ],
)
def test_hh_25_for_each_month_of_a_triplet_but_not_beside_a_four(hand: str, taken: str, paid: Payments) -> None:
    """HH-25."""
    assert dives(hand, "claim a", taken) == paid


def test_hh_25_the_triplet_must_have_been_claimed_not_only_group_b() -> None:
    """HH-25."""
    whole = "1a 1b 1c 1d"
    assert dives(BOTH, "claim b", whole) == []
    assert dives(BOTH, "both", whole) == ONE_KAN


def test_hh_25_is_counted_in_kan_and_multiplied() -> None:
    """HH-25, HH-3."""
    table = Table(HH, kan=10).deal(hands=[TRIPLET], field="12a 3c 6c")
    table.play("claim a")
    assert payments(finish(table, "9a 9b 9c 9d", "", ""), "HH-25") == [(1, 0, 40, "HH-25"), (2, 0, 40, "HH-25")]


def test_hh_25_everybody_who_dives_is_paid() -> None:
    """HH-25: in turn order from the dealer on."""
    table = Table(HH, dealer=1).deal(hands=[TRIPLET, "7a 7b 7c 1b 2b 3a 4a"], field="1c 3c 4c 5c 6c 8d")
    table.play("claim a")
    while table.actor != 0:
        table.play("no")
    table.play("claim a")
    emitted = finish(table, "9a 9b 9c 9d", "7a 7b 7c 7d", "")
    assert payments(emitted, "HH-25") == [(2, 1, 12, "HH-25"), (0, 1, 12, "HH-25"), (1, 0, 12, "HH-25"), (2, 0, 12, "HH-25")]


# Escape.


@pytest.mark.parametrize(("id", "hand", "kan", "shown"), GROUP_B)
def test_hh_26_who_claimed_a_hand_of_chaff_and_has_89_points_is_paid_a_kan_but_not_with_one_bright(
    id: str, hand: str, kan: int, shown: str
) -> None:
    """HH-26: 88 points are too few, and an unclaimed hand brings nothing."""
    paid = [] if id == "HH-B4" else [(1, 0, 12, "HH-26"), (2, 0, 12, "HH-26")]
    teyaku = [(1, 0, 12 * kan, id), (2, 0, 12 * kan, id)]
    assert after(hand, "claim b", EIGHTY_NINE) == teyaku + paid
    assert after(hand, "claim b", EIGHTY_EIGHT) == teyaku
    assert after(hand, "no", EIGHTY_NINE) == []


def test_hh_26_a_claimed_triplet_is_no_escape() -> None:
    """HH-26: only group B."""
    assert after(BOTH, "claim a", EIGHTY_NINE) == [(1, 0, 24, "HH-A1"), (2, 0, 24, "HH-A1")]
    assert (1, 0, 12, "HH-26") in after(BOTH, "both", EIGHTY_NINE)


def test_hh_26_is_counted_in_kan_and_multiplied() -> None:
    """HH-26, HH-3."""
    table = Table(HH, kan=10).deal(hands=["1c 2c 3c 4c 5c 6c 7c"], field="8a 3d 6d")
    table.play("claim b")
    assert payments(finish(table, EIGHTY_NINE, "", ""), "HH-26") == [(1, 0, 20, "HH-26"), (2, 0, 20, "HH-26")]


# After every way a round ends.


@pytest.mark.parametrize("end", ["shoubu", "cancel", "hands out"])
def test_teyaku_and_achievements_are_paid_in_full_however_a_round_with_dekiyaku_ends(end: str) -> None:
    """HH-11, HH-25, HH-26: teyaku first, then Ben's Poetry Ribbons, then Diving for Aki and Escape for Chie; all of it doubled."""
    table = Table(HH).deal(hands=[TRIPLET, BESIDE[0], "1c 2c 3c 4c 5c 6c 7c"], field="8a 1d 3d 5d 6d 10d")
    assert table.play("claim a", "claim b") == [
        events.Claim(0, ("HH-A1",), ("9a", "9b", "9c")),
        events.Claim(2, ("HH-B5",), ("1c", "2c", "3c", "4c", "5c", "6c", "7c")),
    ]
    hands = ["2c 11d", "3b 11c", "7c 11b"]
    put(
        table,
        hands=[hand.split()[0] if end == "hands out" else hand for hand in hands],
        field="3c",
        stock="12b 12c 12d 10c",
        taken=["9a 9b 9c 9d", "1b 2b", "1a 3a 8a 11a 4c 4d 5c 5d 6c 6d 7d 8c 8d"],  # Chie has 89 points
    )
    table.play("2c", "3b")
    emitted = table.play("shoubu" if end == "shoubu" else "sage")
    if end != "shoubu":
        emitted += table.play("7c")
    if end == "cancel":
        emitted += table.play("11d", "cancel")
    yaku = 168 if end == "shoubu" else 84
    assert payments(emitted) == [
        (1, 0, 48, "HH-A1"),
        (2, 0, 48, "HH-A1"),
        (0, 2, 96, "HH-B5"),
        (1, 2, 96, "HH-B5"),
        (2, 1, yaku, "HH-Y4"),
        (0, 1, yaku, "HH-Y4"),
        (1, 0, 24, "HH-25"),
        (2, 0, 24, "HH-25"),
        (0, 2, 24, "HH-26"),
        (1, 2, 24, "HH-26"),
    ]
    assert only(emitted, events.RoundEnds)[0].why == end.replace(" ", "_")


def test_hh_31_with_two_neither_diving_nor_escape_is_paid() -> None:
    """HH-31, HH-25, HH-26: the triplet and One Ribbon themselves are."""
    table = Table(HH, 2).deal(hands=[BOTH])
    table.play("both")
    decline(table)
    emitted = finish(table, f"{EIGHTY_NINE} 1b", "")
    assert {"1a", "1b", "1c", "1d"} <= set(f"{EIGHTY_NINE} 1b".split())
    assert payments(emitted) == [(1, 0, 24, "HH-A1"), (1, 0, 36, "HH-B2"), (1, 0, 94, "HH-32")]
