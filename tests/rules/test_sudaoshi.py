"""Sudaoshi, rule by rule (docs/rules/sudaoshi.md); the numbers expected here were worked out by hand from that page."""

from __future__ import annotations

from typing import Any

import pytest

from hanashobu import games
from hanashobu.play import events
from tests.rules.taiyaku import finish
from tests.support.helpers import Table, assert_dealt_by_four_and_three, full_match, only, settle

SUDAOSHI = "sudaoshi"
GAME = games.find(SUDAOSHI)
PLAIN = ["8a 9a 10a 11a 12a 9b 10b", "8b 9c 10c 11b 12b 1c 2a"]  # hands without teyaku beside those that are tried
FIELD = "8c 9d 10d 11c 12c 8d"


def test_su_1_four_and_three_cards_are_dealt() -> None:
    """SU-1."""
    assert_dealt_by_four_and_three(SUDAOSHI)


def test_su_2_four_of_a_month_on_the_field_are_dealt_again() -> None:
    """SU-2."""
    table = Table(SUDAOSHI).deal(field="9a 9b 9c 9d")
    assert only(table.events, events.Misdeal) == [events.Misdeal("four_of_a_month")]


# Hands.

KAN = [
    ("SU-A1", "1a 1b 1c 2a 3a 4a 5a", 2),
    ("SU-A2", "4a 4b 4c 1a 2a 3a 5a", 3),
    ("SU-A3", "1a 1b 1c 2a 2b 2c 3a", 6),
    ("SU-A4", "1a 1b 1c 4a 4b 4c 3a", 7),
    ("SU-A5", "5a 5b 5c 4a 4b 4c 3a", 8),
    ("SU-A6", "1a 1b 2a 2b 3a 3b 4a", 4),
    ("SU-A7", "1a 1b 1c 1d 2a 3a 4a", 6),
    ("SU-A8", "1a 1b 1c 2a 2b 3a 3b", 7),
    ("SU-A9", "1a 1b 1c 1d 2a 2b 3a", 8),
    ("SU-A10", "1a 1b 1c 1d 2a 2b 2c", 20),
    ("SU-B1", "1b 2b 3c 4c 5c 6c 7c", 2),
    ("SU-B2", "1b 2c 3c 4c 5c 6c 7c", 3),
    ("SU-B3", "2a 1c 3c 4c 5c 6c 7c", 3),
    ("SU-B4", "1a 2c 3c 4c 5c 6c 7c", 4),
    ("SU-B5", "1c 2c 3c 4c 5c 6c 11d", 4),
]
OLD = [
    ("SU-T1", "1a 1b 1c 2a 3a 4a 5a", 10),
    ("SU-T2", "1a 1b 2a 2c 3a 3c 4a", 20),
    ("SU-T3", "1a 1b 1c 1d 2a 2b 2c", 30),
]


def claimed(hand: str, word: str, seat: int = 0, **options: Any) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """What a dealt hand claims, and the results of a round in which nothing was captured, without par."""
    others = [" ".join(card for card in text.split() if card not in hand.split()) for text in PLAIN]
    hands = [*others[:seat], hand, *others[seat:]]
    table = Table(SUDAOSHI, dealer=0, **options).deal(hands=hands)
    while table.actor is not None and table.choices.startswith("no"):
        table.play(word if table.actor == seat else "no")
    ids = [claim.teyaku for claim in only([*table.events, *table.match.events], events.Claim) if claim.seat == seat]
    found = finish(table, "", "", "")
    return ids[0] if ids else (), tuple(points + par for points, par in zip(found.result, (100, 110, 120), strict=True))


@pytest.mark.parametrize(("id", "hand", "kan"), KAN)
@pytest.mark.parametrize("points", [10, 12])
def test_su_3_su_4_each_opponent_pays_a_claimed_hand(id: str, hand: str, kan: int, points: int) -> None:
    """SU-A1 to SU-A10, SU-B1 to SU-B5, SU-3, SU-4, SU-5, SU-O3."""
    worth = kan * points
    word = "claim a" if "-A" in id else "claim b"
    assert claimed(hand, word, kan=points) == ((id,), (2 * worth, -worth, -worth))


def test_su_4_nobody_has_to_claim_and_both_groups_add_up() -> None:
    """SU-4: a triplet of Chaff and Willows, and the rest Chaff."""
    hand = "11b 11c 11d 1c 2c 3c 4c"
    assert claimed(hand, "claim both") == (("SU-A1", "SU-B5"), (120, -60, -60))
    assert claimed(hand, "claim b") == (("SU-B5",), (80, -40, -40))
    assert claimed(hand, "no") == ((), (0, 0, 0))


def test_su_5_willows_are_chaff_and_three_paulownia_chaff_stand() -> None:
    """SU-5."""
    assert claimed("11a 2c 3c 4c 5c 6c 7c", "claim b")[0] == ("SU-B5",)
    assert claimed("12b 12c 12d 1a 2b 3b 4a", "claim a")[0] == ("SU-A2",)


def test_su_o2_red_may_be_worth_three() -> None:
    """SU-O2."""
    assert claimed("1b 2b 3c 4c 5c 6c 7c", "claim b", red=3) == (("SU-B1",), (60, -30, -30))


@pytest.mark.parametrize(("id", "hand", "points"), OLD)
def test_su_o1_the_hands_of_1921(id: str, hand: str, points: int) -> None:
    """SU-O1, SU-T1 to SU-T3: kan do not change them."""
    assert claimed(hand, "claim a", hands="1921", kan=12) == ((id,), (2 * points, -points, -points))


def test_su_t4_three_ribbons_are_for_the_second_player() -> None:
    """SU-T4: three Ribbons or Willows, of which all lie open; beside a Triplet both are paid."""
    ribbons, both = "1b 5b 11d 2c 3c 4c 6c", "1b 11a 11c 11d 3c 4c 6c"
    assert claimed(ribbons, "claim b", seat=1, hands="1921", kan=12) == (("SU-T4",), (-10, 20, -10))
    assert claimed(both, "claim both", seat=1, hands="1921") == (("SU-T1", "SU-T4"), (-20, 40, -20))
    assert claimed("1b 5b 2c 3c 4c 6c 7c", "claim b", seat=1, hands="1921")[0] == ()
    for seat in (0, 2):
        assert claimed(ribbons, "claim b", seat=seat, hands="1921") == ((), (0, 0, 0))
        assert claimed(both, "claim a", seat=seat, hands="1921")[0] == ("SU-T1",)


def test_su_o1_hands_may_be_nothing() -> None:
    """SU-O1."""
    assert claimed("1a 1b 1c 1d 2a 2b 2c", "no", hands="off") == ((), (0, 0, 0))


# Play and score.


def test_su_6_the_dealer_plays_first_and_no_card_is_left() -> None:
    """SU-6."""
    table = Table(SUDAOSHI, dealer=1, hands="off").deal()
    plays = only(table.play_out(), events.Play)
    assert [play.seat for play in plays] == [1, 1, 2, 2, 0, 0] * 7
    assert table.stock() == ""


@pytest.mark.parametrize(
    ("cards", "each"),
    [("1c 5d 11d 12b 3a 12a", 10), ("1a 8a 11a 2a 4a 5a 6a 7a 8b 9a 10a 11b", 5), ("1b 2b 3b 4b 5b 6b 7b 9b 10b 11c", 1)],
)
def test_su_7_every_card_has_the_value_of_the_page(cards: str, each: int) -> None:
    """SU-7: 330 together."""
    for card in cards.split():
        assert settle(SUDAOSHI, [card, "rest", ""]).cards == (each, 330 - each, 0), card


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_su_8_par_grows_with_the_place(dealer: int) -> None:
    """SU-8."""
    found = settle(SUDAOSHI, ["", "", ""], dealer=dealer)
    assert [found.result[(dealer + place) % 3] for place in range(3)] == [-100, -110, -120]


def test_su_9_su_10_the_example_of_the_rules_page() -> None:
    """SU-9, SU-10: -8, -2 and 10, and 20 for Ben's Triplet; Chie wins though Ben has gained most."""
    table = Table(SUDAOSHI, dealer=0).deal(hands=["8c 9a 10a 12a 9b 10b 5a", "1a 1b 1c 2a 3a 4a 6a", "8b 9c 10c 12b 1d 2b 7a"])
    table.play("claim a")
    aki = "6c 6d 7c 7d 8c 8d 9c 9d 10c 8b 2a 1b 2b"  # 90 + 10 + 2
    ben = "10d 11d 12b 12c 12d 3a 12a 1a 8a 4a 5a 6a 7a 9a 10a 3b 4b 5b 6b 7b 9b 10b 11c"  # 70 + 40 + 8
    chie = "11a 11b 1c 1d 2c 2d 3c 3d 4c 4d 5c 5d"  # 10 + 100
    found = finish(table, aki, ben, chie)
    assert found.cards == (102, 118, 110)
    assert found.yaku == ({}, {}, {"SU-Y4": 1})
    assert found.score == (-8, -2, 10)
    assert found.result == (-28, 38, -10)
    assert (found.winner, found.next_dealer) == (2, 2)


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_su_10_of_a_tie_the_earlier_in_turn_order_wins(dealer: int) -> None:
    """SU-10: the dealer with 100, the second with 110 and the last with 120."""
    piles = ["1c 1d 2c 2d 3c 3d 4c 4d 5c 5d", "6c 6d 7c 7d 9c 9d 10c 10d 11d 12b 12c"]
    piles.append("3a 12a 12d 8c 8d 1a 8a 2a 4a 5a 6a 7a 9a 10a 11a 1b 2b 3b 4b 5b")
    points = settle(SUDAOSHI, piles).cards
    assert points == (100, 110, 105)
    found = settle(SUDAOSHI, [piles[(seat - dealer) % 3] for seat in range(3)], dealer=dealer)
    assert found.winner == found.next_dealer == dealer


# Yaku.


def test_su_11_of_a_month_only_the_better_yaku_counts() -> None:
    """SU-11, SU-Y1 to SU-Y4: Chie is last."""
    assert settle(SUDAOSHI, ["8a 8b", "", "11a 11b"]).yaku == ({"SU-Y2": 1}, {}, {"SU-Y4": 1})
    assert settle(SUDAOSHI, ["8a 8b 8c 8d", "", "11a 11b 11c 11d"]).yaku == ({"SU-Y1": 2}, {}, {"SU-Y3": 2})
    assert settle(SUDAOSHI, ["8a 8c 8d", "", "11a 11c 11d"]).yaku == ({}, {}, {})


@pytest.mark.parametrize("dealer", [0, 1, 2])
@pytest.mark.parametrize("pile", ["11a 11b", "11a 11b 11c 11d"])
def test_su_12_only_the_last_player_may_have_the_willow_yaku(dealer: int, pile: str) -> None:
    """SU-12: and both others pay, 10 or 20."""
    last = (dealer + 2) % 3
    for seat in range(3):
        found = settle(SUDAOSHI, [pile if at == seat else "" for at in range(3)], dealer=dealer)
        assert bool(found.yaku[seat]) == (seat == last)
        worth = 10 if len(pile) < 8 else 20
        paid = [pay[:3] for pay in found.pays if pay[3].startswith("SU-Y")]
        assert sorted(paid) == sorted((other, seat, worth) for other in range(3) if other != seat and seat == last)


def test_su_o4_the_tops_may_be_no_yaku() -> None:
    """SU-O4."""
    assert settle(SUDAOSHI, ["8a 8b", "", "11a 11b"], tops=False).yaku == ({}, {}, {})
    assert settle(SUDAOSHI, ["8a 8b 8c 8d", "", ""], tops=False).yaku[0] == {"SU-Y1": 2}


@pytest.mark.parametrize(("field", "value", "waiting"), [("off", 1, ()), ("carry", 4, (2,)), ("stack", 8, ())])
def test_su_o5_brights_on_the_field_may_multiply_everything(field: str, value: int, waiting: tuple[int, ...]) -> None:
    """SU-O5: the Rain Man and the Crane, as in Hachi-Hachi."""
    table = Table(SUDAOSHI, field=field, hands="off").deal(field="11a 1a 2c 3c 4c 5c")
    said = [(event.value, event.waiting) for event in only(table.events, events.Multiplier)]
    assert said == ([] if field == "off" else [(value, waiting)])
    assert finish(table, "", "", "").result == (-100 * value, -110 * value, -120 * value)


@pytest.mark.parametrize(("diving", "kan"), [(False, 0), (True, 1)])
def test_su_o6_a_triplet_whose_month_is_captured_may_pay(diving: bool, kan: int) -> None:
    """SU-O6: 20 for the Triplet, and 10 for all four Pines."""
    table = Table(SUDAOSHI, dealer=0, diving=diving).deal(hands=["1a 1b 1c 2b 3a 4a 5a", PLAIN[0], PLAIN[1].replace("1c", "6a")])
    table.play("claim a")
    found = finish(table, "1a 1b 1c 1d", "", "")
    assert found.result == (26 - 100 + 2 * (20 + 10 * kan), -110 - 20 - 10 * kan, -120 - 20 - 10 * kan)


def test_su_13_twelve_rounds_and_the_highest_total_wins() -> None:
    """SU-13."""
    match = full_match(SUDAOSHI, seed=5)
    assert len(only(match.events, events.RoundEnds)) == 12
    best = max(match.totals)
    assert only(match.events, events.MatchEnds)[0].winners == tuple(seat for seat in range(3) if match.totals[seat] == best)
