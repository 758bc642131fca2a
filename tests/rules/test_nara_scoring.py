"""Nara Hana-awase: what cards and yaku are worth, poor piles, the next dealer and the match (NA-13 to NA-20).

The numbers expected here were worked out by hand from docs/rules/nara.md.
"""

from __future__ import annotations

import pytest

from hanashobu.play import events
from hanashobu.rules.game import BadTable
from tests.support.helpers import Table, full_match, only, settle

NARA = "nara"

# What cards are worth.


@pytest.mark.parametrize(
    ("cards", "each"),
    [
        ("1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11a 12a", 30),
        ("1b 2b 3b 4b 5b 6b 7b 9b 10b 11c 8b 12b", 20),
        ("0", 40),
        ("1c 1d 2c 2d 3c 3d 4c 4d 5c 5d 6c 6d 7c 7d 8c 8d 9c 9d 10c 10d 11b 11d 12c 12d", 0),
    ],
)
def test_na_13_every_card_has_the_value_of_the_page(cards: str, each: int) -> None:
    """NA-13."""
    for card in cards.split():
        assert settle(NARA, [card, "rest", "", ""]).cards == (each, 640 - each, 0, 0), card


def test_na_14_the_example_of_the_rules_page() -> None:
    """NA-14: Aki has Upper Dango, Dai Blue Ribbons: 340, -120, -150, -70; the bank ends as it began."""
    found = settle(NARA, ["1a 2a 3a 0 4a 5a 1b 4b", "6a 7a 8a 2b 3b 11c 8b 12c", "rest", "6b 9b 10b 5b 7b"])
    assert found.cards == (230, 170, 140, 100)
    assert found.yaku == ({"NA-Y1": 100}, {}, {}, {"NA-Y4": 30})
    assert found.result == (340, -120, -150, -70)
    assert found.totals == (1340, 880, 850, 930)
    assert found.next_dealer == 0
    assert found.pays == [
        (1, 0, 100, "NA-Y1"),
        (2, 0, 100, "NA-Y1"),
        (3, 0, 100, "NA-Y1"),
        (0, 3, 30, "NA-Y4"),
        (1, 3, 30, "NA-Y4"),
        (2, 3, 30, "NA-Y4"),
        ("bank", 0, 70, "NA-14"),
        ("bank", 1, 10, "NA-14"),
        (2, "bank", 20, "NA-14"),
        (3, "bank", 60, "NA-14"),
    ]


# Poor piles that win.


@pytest.mark.parametrize("pile", ["", "1c", "1c 1d 2c 3d", "11b 11d", "8c 8d 12c 12d 4c"])
def test_na_15_whoever_has_only_chaff_is_paid_100_by_everyone_and_nothing_else_is_scored(pile: str) -> None:
    """NA-15: not even Aki's Upper Dango; an empty pile counts."""
    found = settle(NARA, ["1a 2a 3a", pile, "rest", "5a 5b 0"])
    assert found.pays == [(2, 1, 100, "NA-15"), (3, 1, 100, "NA-15"), (0, 1, 100, "NA-15")]
    assert found.result == (-100, 300, -100, -100)
    assert found.totals == (900, 1300, 900, 900)
    assert (found.winner, found.next_dealer) == (1, 1)


@pytest.mark.parametrize("pile", ["1b", "1b 1c 1d", "8b 8c", "12b 12c 12d", "11c 11b 11d"])
def test_na_16_whoever_has_a_single_scoring_card_of_20_is_paid_50_by_everyone(pile: str) -> None:
    """NA-16."""
    found = settle(NARA, ["rest", "1a 2a 3a", pile, "5a 5b 0"], dealer=3)
    assert found.pays == [(3, 2, 50, "NA-16"), (0, 2, 50, "NA-16"), (1, 2, 50, "NA-16")]
    assert found.result == (-50, -50, 150, -50)
    assert (found.winner, found.next_dealer) == (2, 2)


@pytest.mark.parametrize("pile", ["1a 1c 1d", "0", "0 1c", "1b 2b", "1b 1a", "1b 0", "8b 12b"])
def test_na_16_any_other_pile_is_scored_as_usual(pile: str) -> None:
    """NA-15, NA-16: one 30-point card, the blank, or a second scoring card."""
    piles = ["rest", "4a 4b 2a", "6a 6b 3a", pile]
    found = settle(NARA, piles)
    assert {pay[3] for pay in found.pays} & {"NA-15", "NA-16"} == set()
    assert found.winner == 0
    assert sum(found.result) == 0
    assert found.result[3] < 0


def test_na_17_several_poor_piles_are_each_paid_by_all_the_others() -> None:
    """NA-17: Ben has only Chaff, Chie one Ribbon; Ben is due most and deals."""
    found = settle(NARA, ["rest", "1c", "2b", "5a 5b 0"], dealer=2)
    assert sorted(found.pays, key=str) == sorted(
        [
            (0, 1, 100, "NA-15"),
            (2, 1, 100, "NA-15"),
            (3, 1, 100, "NA-15"),
            (0, 2, 50, "NA-16"),
            (1, 2, 50, "NA-16"),
            (3, 2, 50, "NA-16"),
        ],
        key=str,
    )
    assert found.result == (-150, 250, 50, -150)
    assert (found.winner, found.next_dealer) == (1, 1)


@pytest.mark.parametrize(("dealer", "next_dealer"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_na_17_of_two_that_are_due_the_same_the_earlier_in_turn_order_deals(dealer: int, next_dealer: int) -> None:
    """NA-17."""
    found = settle(NARA, ["rest", "1c", "5a 5b 0", "2c"], dealer=dealer)
    assert found.result == (-200, 200, -200, 200)
    assert (found.winner, found.next_dealer) == (next_dealer, next_dealer)


def test_na_17_three_poor_piles() -> None:
    """NA-17: One Ribbon each for Ben, Chie and Dai: each gets 150 and pays 100; Aki, who has the rest, pays 150."""
    found = settle(NARA, ["rest", "1b", "2b", "3b"])
    assert found.result == (-150, 50, 50, 50)
    assert found.next_dealer == 1


# Yaku.

YAKU = [
    ("NA-Y1", "1a 2a 3a", 100),
    ("NA-Y2", "1b 2b 3b", 50),
    ("NA-Y3", "6a 7a 10a", 30),
    ("NA-Y4", "6b 9b 10b", 30),
    ("NA-Y5", "8a 9a", 30),
    ("NA-Y6", "4a 4b 4c 4d", 30),
    ("NA-Y7", "12a 12b 12c 12d", 30),
]
PLAIN = ("5a 5b 7b", "11a 11c")  # two piles that are neither poor nor a yaku; both can be given to anybody


@pytest.mark.parametrize(("id", "cards", "points"), YAKU)
def test_each_yaku_is_paid_by_all_three_opponents(id: str, cards: str, points: int) -> None:
    """NA-Y1 to NA-Y7, paid by NA-14."""
    found = settle(NARA, [PLAIN[0], cards, PLAIN[1], "0 1a" if "1a" not in cards else "0 5c"])
    assert found.yaku == ({}, {id: points}, {}, {})
    assert [pay for pay in found.pays if pay[3] == id] == [(2, 1, points, id), (3, 1, points, id), (0, 1, points, id)]
    assert found.result[1] == found.cards[1] - 160 + 3 * points
    assert found.result[0] == 70 - 160 - points
    assert found.result[2] == 50 - 160 - points


@pytest.mark.parametrize(("id", "cards", "points"), YAKU)
def test_no_yaku_while_one_of_its_cards_is_elsewhere(id: str, cards: str, points: int) -> None:
    """NA-Y1 to NA-Y7: not with all the other cards either; the blank is no stand-in."""
    for card in cards.split():
        found = settle(NARA, ["rest", f"{card} {PLAIN[0]}", PLAIN[1], "11b 11d"])
        assert id not in found.yaku[0]


@pytest.mark.parametrize("willow", ["11a", "11b", "11c", "11d"])
def test_na_y5_one_captured_willow_of_any_kind_spoils_moon_viewing(willow: str) -> None:
    """NA-Y5."""
    assert settle(NARA, [f"8a 9a {willow}", PLAIN[0], "", ""]).yaku[0] == {}
    assert settle(NARA, ["8a 9a", f"{willow} {PLAIN[0]}", "", ""]).yaku[0] == {"NA-Y5": 30}


def test_na_y5_a_willow_among_the_leftovers_spoils_it_too() -> None:
    """NA-Y5."""
    found = settle(NARA, ["8a 9a 0", "rest", "1a", "2a"], field="11b")
    assert found.yaku[0] == {}


def test_na_18_all_yaku_add_up() -> None:
    """NA-18: all seven: 100 + 50 + 5 x 30 = 300, three times; of the 640 Aki lacks 50 + 50 + 40."""
    found = settle(NARA, ["rest", "11a 11b 11c 11d", "5a 5b", "7b 8b"])
    assert found.yaku[0] == {"NA-Y1": 100, "NA-Y2": 50, "NA-Y3": 30, "NA-Y4": 30, "NA-Y5": 30, "NA-Y6": 30, "NA-Y7": 30}
    assert found.result == (500 - 160 + 900, 50 - 160 - 300, 50 - 160 - 300, 40 - 160 - 300)


def test_na_18_two_yaku_add_up_against_those_of_others() -> None:
    """NA-18."""
    found = settle(NARA, ["1a 2a 3a 4a 4b 4c 4d 0", "rest", "5a 6a", "7a 8a"])
    assert found.yaku[0] == {"NA-Y1": 100, "NA-Y6": 30}
    assert found.result[0] == 180 - 160 + 3 * 130 - 50 - 30 - 30


# The next dealer and the match.

EVEN = ("0 1a 2a 4a 6a", "3a 5a 7a 8a 1b 6b", "9a 10a 11a 12a 2b 9b", "rest")  # 160 each, no yaku


@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_na_19_a_dealer_among_equals_deals_again(dealer: int) -> None:
    """NA-19."""
    found = settle(NARA, EVEN, dealer=dealer)
    assert found.cards == (160, 160, 160, 160)
    assert (found.pays, found.result) == ([], (0, 0, 0, 0))
    assert found.next_dealer == dealer


@pytest.mark.parametrize(("dealer", "winner"), [(0, None), (1, 1), (2, None), (3, 3)])
def test_na_19_of_equals_the_dealer_deals_again_among_them_or_not(dealer: int, winner: int | None) -> None:
    """NA-19: Ben and Dai are equal and highest."""
    found = settle(NARA, ["1a 1b", "2a 3a 4a 4b", "8a 8b", "5a 6a 7a 5b"], dealer=dealer)
    assert found.cards == (50, 110, 50, 110)
    assert (found.winner, found.next_dealer) == (winner, dealer)


@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_na_19_the_highest_score_deals_next(dealer: int) -> None:
    """NA-19: Dai alone has the highest."""
    found = settle(NARA, ["1a 1b", "2a 3a 4a 4b", "8a 8b", "5a 6a 7a 5b 3b"], dealer=dealer)
    assert (found.winner, found.next_dealer) == (3, 3)


@pytest.mark.parametrize("rounds", [6, 12])
def test_na_20_a_match_has_the_agreed_number_of_rounds(rounds: int) -> None:
    """NA-20."""
    match = full_match(NARA, seed=5, rounds=rounds)
    assert len(only(match.events, events.RoundEnds)) == rounds
    assert only(match.events, events.MatchEnds)[0].why == "rounds"


@pytest.mark.parametrize(
    ("target", "over"),
    [(1299, ["target"]), (1300, ["target"]), (1301, []), (None, [])],
)
def test_na_20_with_a_target_the_match_ends_after_the_round_in_which_somebody_reaches_it(target: int | None, over: list[str]) -> None:
    """NA-20: Ben has only Chaff and goes from 1000 to 1300."""
    found = settle(NARA, ["1a 2a 3a", "1c", "rest", "5a 5b 0"], target=target)
    assert found.totals == (900, 1300, 900, 900)
    ends = only(found.events, events.MatchEnds)
    assert [end.why for end in ends] == over
    assert all(end.winners == (1,) for end in ends)


def test_na_20_a_target_reached_in_the_last_round_is_the_reason_of_the_end() -> None:
    """NA-20."""
    found = settle(NARA, ["1a 2a 3a", "1c", "rest", "5a 5b 0"], target=1300, rounds=1)
    assert [end.why for end in only(found.events, events.MatchEnds)] == ["target"]
    found = settle(NARA, ["1a 2a 3a", "1c", "rest", "5a 5b 0"], target=1400, rounds=1)
    assert [end.why for end in only(found.events, events.MatchEnds)] == ["rounds"]


@pytest.mark.parametrize("target", [1, 1000])
def test_na_20_a_target_that_everybody_has_at_the_start_is_refused(target: int) -> None:
    """NA-20."""
    with pytest.raises(BadTable, match="above the 1000 points"):
        Table(NARA, target=target)
