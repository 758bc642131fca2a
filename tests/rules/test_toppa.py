"""Toppa, rule by rule (docs/rules/toppa.md); the numbers expected here were worked out by hand from that page."""

from __future__ import annotations

from typing import Any

import pytest

from hanashobu import games
from hanashobu.play import events
from tests.rules.taiyaku import finish
from tests.support.helpers import Settled, Table, full_match, only, settle

TOPPA = "toppa"
GAME = games.find(TOPPA)
CHAFF = "1c 2c 3c 4c 5c 6c 7c"  # seven of them
HAND = "1a 2a 3a 4a 5a 6a 7a 8b 9a 10b"  # no triplet, no Chaff
FIELD = "1d 2d 3d 4d 5d 6d 7d 8d"


def test_tp_1_ten_cards_each_eight_on_the_field_twenty_to_draw() -> None:
    """TP-1."""
    deal = only(Table(TOPPA).deal().events, events.Deal)[0]
    assert ([len(hand) for hand in deal.hands if hand], len(deal.field), len(deal.stock)) == ([10, 10], 8, 20)


def test_tp_2_four_of_a_month_on_the_field_are_dealt_again() -> None:
    """TP-2."""
    table = Table(TOPPA, dealer=1).deal(field="9a 9b 9c 9d")
    assert len(only(table.events, events.Misdeal)) == 1
    table.deal()
    assert (table.match.round, table.state.dealer) == (1, 1)


@pytest.mark.parametrize("seat", [0, 1])
def test_tp_3_four_of_a_month_in_a_hand_are_dealt_again(seat: int) -> None:
    """TP-3: and three are not."""
    for cards, misdeals in (("9a 9b 9c 9d", 1), ("9a 9b 9c 10d", 0)):
        hands = [cards, "1a 1b"] if seat == 0 else ["1a 1b", cards]
        table = Table(TOPPA).deal(hands=hands, field=FIELD)
        assert len(only(table.events, events.Misdeal)) == misdeals


# Hands.


def possible(hand: str, **options: Any) -> set[str]:
    """The teyaku that a dealt hand has; its player keeps them hidden."""
    ben = " ".join(card for card in HAND.split() if card not in hand.split())
    table = Table(TOPPA, **options).deal(hands=[hand, ben])
    if table.choices.startswith("no"):
        table.play("no")
    found = only([*table.events, *table.match.events], events.Claim)
    return {id for claim in found if claim.seat == 0 for id in claim.declined}


@pytest.mark.parametrize(
    ("hand", "ids"),
    [
        ("5a 5b 5d 6a 7a 8b 9a 11b 12a 1a", {"TP-A1"}),
        ("5a 5b 5d 6a 6b 6d 9a 11b 12a 1a", {"TP-A1"}),
        (f"{CHAFF} 8c 9a 10a", {"TP-B1"}),
        (f"{CHAFF} 11d 9a 10a", {"TP-B1"}),
        (f"{CHAFF} 12a 9a 10b", {"TP-B2"}),
        (f"{CHAFF} 9a 10b 11c", {"TP-B3"}),
        (f"{CHAFF} 11b 10b 9b", {"TP-B3"}),
        (f"{CHAFF} 11c 10b 9b", {"TP-B4"}),
        (f"{CHAFF} 11a 10b 9b", {"TP-B2"}),
        (f"{CHAFF} 7a 7d 12a", {"TP-A1", "TP-B1"}),
        ("1c 2c 3c 4c 5c 6c 12a 9a 10b 8b", set()),
    ],
)
def test_tp_a_and_tp_b_the_hands_of_the_page(hand: str, ids: set[str]) -> None:
    """TP-A1, TP-B1 to TP-B4, TP-5, TP-6: Willows are what they are, and of each group one counts."""
    assert possible(hand) == ids


EACH = {
    "5a 5b 5d 6a 6b 6d 9a 11b 12a 1a": {"TP-A2"},
    "5a 5b 5d 6a 6b 6d 9a 9b 9d 1a": {"TP-A3"},
    "5a 5b 5d 6a 7a 8a 9a 9b 10a 1a": {"TP-A1"},
}
WHOLE = {f"{CHAFF} 8c 9c 10c": {"TP-B1"}, f"{CHAFF} 8c 9c 12a": {"TP-B2"}, f"{CHAFF} 8c 9a 10b": set[str]()}


@pytest.mark.parametrize(("hand", "ids"), EACH.items())
def test_tp_o1_each_triplet_may_count(hand: str, ids: set[str]) -> None:
    """TP-O1, TP-A2, TP-A3."""
    assert possible(hand, each_triplet=True) == ids


@pytest.mark.parametrize(("hand", "ids"), WHOLE.items())
def test_tp_o2_the_whole_hand_may_have_to_belong_to_it(hand: str, ids: set[str]) -> None:
    """TP-O2."""
    assert possible(hand, whole_hand=True) == ids


# Play and score.


def test_tp_7_the_dealer_plays_first_and_no_card_is_left() -> None:
    """TP-7."""
    table = Table(TOPPA, dealer=1).deal(field=FIELD)
    table.play_out()
    plays = only(table.match.events, events.Play)
    assert [play.seat for play in plays] == [1, 1, 0, 0] * 10
    assert table.stock() == ""


@pytest.mark.parametrize(
    ("cards", "each"),
    [("1a 3a 8a 11a 12a", 20), ("2a 4a 5a 6a 7a 8b 9a 10a 11b", 10), ("1b 2b 3b 4b 5b 6b 7b 9b 10b 11c", 5), ("1c 8d 11d 12b", 0)],
)
def test_tp_8_every_card_has_the_value_of_the_page(cards: str, each: int) -> None:
    """TP-8."""
    for card in cards.split():
        assert settle(TOPPA, [card, "rest"]).cards == (each, 240 - each), card


def test_tp_9_results_add_up_to_nothing_however_small_a_pile_is() -> None:
    """TP-9: Ben has all yaku and all cards; Aki pays more than she has."""
    found = settle(TOPPA, ["", "rest"])
    yaku = 40 + 20 + 20 + 30 + 10 * 6 + 20 + 10 * 12 + 20 * 3
    assert sum(value or 0 for value in found.yaku[1].values()) == yaku
    assert found.result == (-120 - yaku, 120 + yaku)


def exposed(word: str, *piles: str) -> Settled:
    """A round that ends with these piles, in which Aki, who was dealt a Triplet, and Chaff with a Bright, claims so."""
    return finish(claiming(word)[0], *piles)


def claiming(word: str) -> tuple[Table, events.Claim]:
    """The table after the claim, and the claim."""
    table = Table(TOPPA).deal(hands=["1c 2c 3c 4c 5c 6c 7a 7b 7c 8a", "1a 2a 3a 4a 5a 6a 8b 9a 10b 11b"])
    return table, only(table.play(word), events.Claim)[0]


PILES = ("1a 3a 8a 2a 4a 1b 2b 4b 5b 6b 7b", "11a 12a 5a 6a 7a 8b 9a 10a 11b 3b 9b 10b 11c")  # 110 and 130, and no yaku


@pytest.mark.parametrize(("word", "result"), [("no", -10), ("claim a", 10), ("claim b", 10), ("claim both", 30)])
def test_tp_4_tp_5_tp_9_what_is_exposed_is_paid_and_what_is_hidden_is_not(word: str, result: int) -> None:
    """TP-4, TP-5, TP-9: 110 - 120, and 20 for each group."""
    found = exposed(word, *PILES)
    assert (found.cards, found.yaku, found.result) == ((110, 130), ({}, {}), (result, -result))


def test_tp_10_a_hand_decides_a_round() -> None:
    """TP-10: Ben has won with 130 to 110, but not if Aki has exposed her Triplet."""
    hidden, shown = exposed("no", *PILES), exposed("claim a", *PILES)
    assert (hidden.winner, hidden.next_dealer) == (1, 1)
    assert (shown.winner, shown.next_dealer) == (0, 0)


def test_tp_4_exposed_cards_are_shown() -> None:
    """TP-4: the triplet; and the Chaff with the Bright."""
    assert claiming("claim a")[1].shown == ("7a", "7b", "7c")
    assert claiming("claim b")[1].shown == ("1c", "2c", "3c", "4c", "5c", "6c", "7c", "8a")
    assert claiming("claim both")[1].teyaku == ("TP-A1", "TP-B2")


@pytest.mark.parametrize("dealer", [0, 1])
def test_tp_10_at_par_nobody_has_won_and_the_dealer_stays(dealer: int) -> None:
    """TP-10: 120 each, and no yaku."""
    found = settle(TOPPA, [f"{PILES[0]} 5a", PILES[1].replace("5a ", "")], dealer=dealer)
    assert (found.cards, found.yaku, found.result) == ((120, 120), ({}, {}), (0, 0))
    assert (found.winner, found.next_dealer) == (None, dealer)


@pytest.mark.parametrize(
    ("pile", "row"),
    [
        ("1a 3a 8a 11a 12a", {"TP-Y1": 40}),
        ("1a 3a 8a 12a", {"TP-Y2": 30}),
        ("1a 3a 8a 11a", {"TP-Y3": 20}),
        ("1a 3a 8a", {}),
        ("1b 2b 3b", {"TP-Y4": 20}),
        ("6b 9b 10b", {"TP-Y5": 20}),
        ("1b 2b 4b 5b 6b 7b 9b", {"TP-Y6": 30}),
        ("1b 2b 4b 5b 6b 7b 11c", {"TP-Y6": 30}),
        ("1b 2b 4b 5b 6b 7b 9b 11a 11d", {"TP-Y6": 50}),
        ("1b 2b 4b 11a 11b 11c 11d", {"TP-Y7": 20}),
        ("1b 2b 4b 5b 6b 7b 11d 11b", {"TP-Y7": 30}),
        ("1c 1d 2c 2d 3c 3d 6c 6d 8c 8d 9c 9d", {"TP-Y8": 20}),
        ("1c 1d 2c 2d 3c 3d 6c 6d 8c 8d 9c 11d 12b", {"TP-Y8": 30}),
        ("4a 4b 4c 4d", {"TP-Y9": 20}),
        ("5a 5b 5c 5d", {"TP-Y10": 20}),
        ("7a 7b 7c 7d", {"TP-Y11": 20}),
        ("1b 2b 3b 6b 9b 10b 4b", {"TP-Y4": 20, "TP-Y5": 20, "TP-Y6": 30}),
    ],
)
def test_tp_11_tp_12_the_yaku_of_the_page(pile: str, row: dict[str, int]) -> None:
    """TP-Y1 to TP-Y11, TP-11, TP-12: the Willow Ribbon is a real one, Lightning a Chaff and a Willow."""
    assert settle(TOPPA, [pile, ""]).yaku[0] == row


@pytest.mark.parametrize(("rounds", "played"), [(12, 12), (3, 3)])
def test_tp_13_twelve_rounds_or_as_many_as_agreed(rounds: int, played: int) -> None:
    """TP-13."""
    assert len(only(full_match(TOPPA, seed=2, rounds=rounds).events, events.RoundEnds)) == played
