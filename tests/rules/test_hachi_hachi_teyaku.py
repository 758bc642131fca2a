"""Hachi-Hachi: dealt hands that are paid (HH-4 to HH-7, HH-A1 to HH-A10, HH-B1 to HH-B5)."""

from __future__ import annotations

import pytest

from hanashobu.play import events
from hanashobu.play.match import IllegalAction
from hanashobu.play.plain_view import plain
from tests.rules.hachi_hachi import BESIDE, BOTH, GROUP_B, HH, QUIET, TRIPLET, after, finish, payments
from tests.support.helpers import Table, only, sort

# id, hand, kan, cards that are shown
GROUP_A = [
    ("HH-A1", "1a 1b 1c 2a 3a 4b 5b", 2, "1a 1b 1c"),
    ("HH-A1", "8a 8c 8d 2a 2b 4b 6a", 2, "8a 8c 8d"),
    ("HH-A1", "11a 11b 11d 2a 3b 4b 6a", 2, "11a 11b 11d"),
    ("HH-A1", "12a 12b 12c 2a 3b 4a 5a", 2, "12a 12b 12c"),
    ("HH-A2", "4a 4b 4c 1a 2a 3b 5b", 3, "4a 4b 4c"),
    ("HH-A2", "5b 5c 5d 1a 2a 3b 4b", 3, "5b 5c 5d"),
    ("HH-A2", "7a 7c 7d 1a 1b 3b 4b", 3, "7a 7c 7d"),
    ("HH-A2", "12b 12c 12d 1a 2a 3b 4b", 3, "12b 12c 12d"),
    ("HH-A3", "1a 1b 1c 2a 2b 2c 4a", 6, "1a 1b 1c 2a 2b 2c"),
    ("HH-A3", "12a 12c 12d 6a 6b 6c 4a", 6, "6a 6b 6c 12a 12c 12d"),
    ("HH-A4", "1a 1b 1c 4a 4b 4c 5a", 7, "1a 1b 1c 4a 4b 4c"),
    ("HH-A4", "12a 12b 12c 7a 7b 7d 5a", 7, "7a 7b 7d 12a 12b 12c"),
    ("HH-A5", "4a 4b 4c 5a 5b 5c 1a", 8, "4a 4b 4c 5a 5b 5c"),
    ("HH-A5", "7a 7b 7c 12b 12c 12d 1a", 8, "7a 7b 7c 12b 12c 12d"),
    ("HH-A6", "1a 1b 2a 2b 3a 3c 5a", 4, "1a 1b 2a 2b 3a 3c"),
    ("HH-A7", "1a 1b 1c 1d 2a 3a 5a", 6, "1a 1b 1c 1d"),
    ("HH-A7", "4a 4b 4c 4d 2a 3a 5a", 6, "4a 4b 4c 4d"),
    ("HH-A8", "1a 1b 1c 2a 2b 3a 3c", 7, "1a 1b 1c 2a 2b 3a 3c"),
    ("HH-A8", "4a 4b 4c 1a 1b 2a 2c", 7, "1a 1b 2a 2c 4a 4b 4c"),
    ("HH-A9", "1a 1b 1c 1d 2a 2b 3a", 8, "1a 1b 1c 1d 2a 2b 3a"),
    ("HH-A10", "1a 1b 1c 1d 4a 4b 4c", 20, "1a 1b 1c 1d 4a 4b 4c"),
    ("HH-A10", "3a 3b 3c 3d 6a 6b 6d", 20, "3a 3b 3c 3d 6a 6b 6d"),
]


# The hands.


@pytest.mark.parametrize(("id", "hand", "kan", "shown"), GROUP_A)
def test_each_teyaku_of_group_a_is_claimed_by_showing_its_cards_and_paid_at_the_end(id: str, hand: str, kan: int, shown: str) -> None:
    """HH-5, HH-7, HH-A1 to HH-A10: by each opponent."""
    table = Table(HH).deal(hands=[hand])
    assert (table.actor, table.choices) == (0, "no, claim first")
    assert table.play("claim a")[0] == events.Claim(0, (id,), tuple(shown.split()))
    emitted = finish(table, "2d", "", "")
    assert payments(emitted)[:2] == [(1, 0, 12 * kan, id), (2, 0, 12 * kan, id)]
    assert payments(emitted, "HH-A", "HH-B") == payments(emitted)[:2]


@pytest.mark.parametrize(("id", "hand", "kan", "shown"), GROUP_B)
def test_each_teyaku_of_group_b_is_claimed_by_showing_its_chaff_and_paid_at_the_end(id: str, hand: str, kan: int, shown: str) -> None:
    """HH-6, HH-7, HH-B1 to HH-B5: every Willow is Chaff."""
    table = Table(HH).deal(hands=[hand])
    assert (table.actor, table.choices) == (0, "no, claim second")
    assert table.play("claim b")[0] == events.Claim(0, (id,), tuple(shown.split()))
    emitted = finish(table, "2d", "", "")
    assert payments(emitted)[:2] == [(1, 0, 12 * kan, id), (2, 0, 12 * kan, id)]
    assert payments(emitted, "HH-A", "HH-B") == payments(emitted)[:2]


@pytest.mark.parametrize(
    "hand",
    [
        "1a 1b 2a 2b 3a 4a 5a",  # two pairs
        "1b 2a 3c 4c 5c 6c 7c",  # a Ribbon and an Animal
        "1a 2b 3c 4c 5c 6c 7c",  # a Bright and a Ribbon
        "2a 4a 3c 5c 6c 7c 8c",  # two Animals
        "1a 3a 2c 5c 6c 7c 8c",  # two Brights
        "1a 2a 3c 4c 5c 6c 7c",  # a Bright and an Animal
        *QUIET,
    ],
)
def test_any_other_hand_has_none_and_is_not_asked(hand: str) -> None:
    """HH-5, HH-6, HH-7."""
    table = Table(HH).deal(hands=[hand])
    assert table.actor != 0 or table.choices == sort(hand)


def test_hh_5_three_paulownias_stand_only_without_the_phoenix() -> None:
    """HH-5, HH-A1, HH-A2: and four of a month that could stand are no triplet."""
    assert after("12b 12c 12d 1a 2a 3b 4b", "claim a")[0][2:] == (36, "HH-A2")
    for three in ("12a 12b 12c", "12a 12b 12d", "12a 12c 12d"):
        assert after(f"{three} 1a 2a 3b 4b", "claim a")[0][2:] == (24, "HH-A1")
    assert after("12a 12b 12c 12d 1a 2a 3b", "claim a")[0][2:] == (72, "HH-A7")


@pytest.mark.parametrize("month", [1, 2, 3, 6, 8, 9, 10, 11])
def test_hh_5_triplets_of_other_months_do_not_stand(month: int) -> None:
    """HH-5, HH-A1: whichever card is missing."""
    for missing in "abcd":
        three = " ".join(f"{month}{slot}" for slot in "abcd" if slot != missing)
        assert after(f"{three} 12a 4a 5b 7c", "claim a")[0][2:] == (24, "HH-A1")


@pytest.mark.parametrize("month", [4, 5, 7])
def test_hh_5_triplets_of_wisteria_iris_and_bush_clover_stand(month: int) -> None:
    """HH-5, HH-A2: whichever card is missing."""
    for missing in "abcd":
        three = " ".join(f"{month}{slot}" for slot in "abcd" if slot != missing)
        assert after(f"{three} 12a 2a 3b 6c", "claim a")[0][2:] == (36, "HH-A2")


WILLOWS_AND_PAULOWNIA = "11a 11b 11c 11d 12b 12c 12d"


def test_hh_4_one_of_each_group_and_they_add_up() -> None:
    """HH-4: the best hand of all, Four-Three and Empty Hand: 24 kan from each."""
    table = Table(HH).deal(hands=[WILLOWS_AND_PAULOWNIA])
    assert table.choices == "no, claim first, claim second, claim both"
    table.play("both")
    emitted = finish(table, "2d", "", "")
    assert payments(emitted, "HH-A", "HH-B") == [(1, 0, 240, "HH-A10"), (2, 0, 240, "HH-A10"), (1, 0, 48, "HH-B5"), (2, 0, 48, "HH-B5")]


def test_hh_4_of_each_group_only_the_most_valuable() -> None:
    """HH-4: a Triplet and Two Pairs is neither a Standing Triplet nor Three Pairs as well."""
    assert after("4a 4b 4c 1a 1b 2a 2c", "claim a") == [(1, 0, 84, "HH-A8"), (2, 0, 84, "HH-A8")]


@pytest.mark.parametrize(
    ("word", "claimed", "declined", "shown", "paid"),
    [
        ("claim a", ("HH-A1",), ("HH-B2",), "1b 1c 1d", [("HH-A1", 24)]),
        ("claim b", ("HH-B2",), ("HH-A1",), "1c 1d 2c 3c 4c 5c", [("HH-B2", 36)]),
        ("both", ("HH-A1", "HH-B2"), (), "1b 1c 1d 2c 3c 4c 5c", [("HH-A1", 24), ("HH-B2", 36)]),
        ("no", (), ("HH-A1", "HH-B2"), "", []),
    ],
)
def test_hh_7_a_player_may_claim_one_group_both_or_none(
    word: str, claimed: tuple[str, ...], declined: tuple[str, ...], shown: str, paid: list[tuple[str, int]]
) -> None:
    """HH-7, HH-4: what is not claimed is not paid, and its cards are not shown."""
    table = Table(HH).deal(hands=[BOTH])
    emitted = table.play(word)
    assert emitted[0] == events.Claim(0, claimed, tuple(shown.split()), declined)
    assert only(emitted, events.Pay) == []
    assert payments(finish(table, "2d", "", ""), "HH-A", "HH-B") == [(payer, 0, points, id) for id, points in paid for payer in (1, 2)]


@pytest.mark.parametrize(
    ("word", "seen"),
    [
        ("claim a", [events.Claim(0, ("HH-A1",), ("1b", "1c", "1d"))]),
        ("both", [events.Claim(0, ("HH-A1", "HH-B2"), tuple(BOTH.split()))]),
        ("no", []),
    ],
)
def test_hh_7_what_is_not_claimed_nobody_else_learns_of(word: str, seen: list[events.Claim]) -> None:
    """HH-7: not even that its owner was asked."""
    table = Table(HH).deal(hands=[BOTH])
    emitted = table.play(word)
    for seat in (1, 2, None):
        assert only(events.visible(emitted[:1], seat), events.Claim) == seen
    assert events.visible(emitted[:1], 0) == emitted[:1]


def test_hh_7_after_showing_them_the_cards_are_hidden_again_and_can_be_played() -> None:
    """HH-7: they stay in the hand, and a card that was not shown stays unknown."""
    table = Table(HH).deal(hands=[TRIPLET, *BESIDE], field="1c 3c 4c 5c 6c 8d")
    table.play("claim a")
    assert (table.actor, table.choices) == (0, sort(TRIPLET))
    assert plain(table.match.view(1))["shown"][0] == ("9a", "9b", "9c")
    assert sort(" ".join(plain(table.match.view(1))["hand"])) == sort(BESIDE[0])


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_hh_7_from_the_dealer_on_each_who_has_one_is_asked_once_before_play(dealer: int) -> None:
    """HH-7."""
    hands = [TRIPLET, "7a 7b 7c 1b 2b 3a 4a", "12b 12c 12d 1d 2c 5a 6a"]
    table = Table(HH, dealer=dealer).deal(hands=hands, field="1c 3c 4c 5c 6c 8d")
    asked = []
    for _ in range(3):
        asked.append(table.actor)
        assert table.choices == "no, claim first"
        table.play("claim a")
    assert asked == [(dealer + step) % 3 for step in range(3)]
    assert (table.actor, table.choices) == (dealer, sort(hands[dealer]))


def test_hh_7_only_a_player_who_has_one_is_asked() -> None:
    """HH-7: Chie deals and has none, Aki has one, Ben none."""
    table = Table(HH, dealer=2).deal(hands=[TRIPLET, *BESIDE], field="1c 3c 4c 5c 6c 8d")
    assert (table.actor, table.choices) == (0, "no, claim first")
    emitted = table.play("claim a")
    assert only(emitted, events.Claim) == [events.Claim(0, ("HH-A1",), ("9a", "9b", "9c"))]
    assert (table.actor, table.choices) == (2, BESIDE[1])


def test_hh_7_no_card_can_be_played_instead_of_an_answer() -> None:
    """HH-7."""
    table = Table(HH).deal(hands=[TRIPLET])
    with pytest.raises(IllegalAction, match="You can say no"):
        table.play("9a")


def test_hh_7_everybody_who_claims_is_paid_by_both_others() -> None:
    """HH-7, HH-4: in turn order, before card points; a half-size kan and a grand field."""
    hands = [TRIPLET, "7a 7b 7c 1b 2b 3a 4a", "12b 12c 12d 1d 2c 5a 6a"]
    table = Table(HH, dealer=1, kan=10).deal(hands=hands, field="11a 3c 4c 5c 6c 8d")
    table.play("claim a", "claim a", "claim a")
    emitted = finish(table, "", "1a 2a", "")
    assert payments(emitted) == [
        (2, 1, 120, "HH-A2"),
        (0, 1, 120, "HH-A2"),
        (0, 2, 120, "HH-A2"),
        (1, 2, 120, "HH-A2"),
        (1, 0, 80, "HH-A1"),
        (2, 0, 80, "HH-A1"),
        (1, "bank", 4 * 58, "HH-24"),
        (2, "bank", 4 * 88, "HH-24"),
        (0, "bank", 4 * 88, "HH-24"),
    ]
