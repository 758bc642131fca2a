"""Hachi-Hachi: card points, special piles, and two players (HH-15, HH-20 to HH-24, HH-27, HH-30 to HH-32).

The numbers expected here were worked out by hand from docs/rules/hachi-hachi.md.
"""

from __future__ import annotations

import pytest

from hanashobu.play import events
from tests.rules.hachi_hachi import DRY_CHAFF, EIGHTS, GAME, HH, QUIET, WILLOWS, payments, play_on
from tests.support.helpers import REST, Table, only, settle
from tests.support.umpire import ANIMALS, BRIGHTS, FORTY_EIGHT, RIBBONS

# Card points.


def test_hh_15_card_points_are_standard() -> None:
    """HH-15: 20, 10, 5 and 1; 264 together, par 88."""
    for worth, some in ((20, BRIGHTS), (10, ANIMALS), (5, RIBBONS), (1, [*DRY_CHAFF, "11d"])):
        for card in some:
            assert settle(HH, [card, "", ""]).cards == (worth, 0, 0), card
    assert settle(HH, [REST, "", ""]).cards == (264, 0, 0)


# Everybody has 88 points and no yaku, as in EIGHTS, and Aki has 16 Chaff as well.
EIGHTS_AND_CHAFF = [
    "1d 2a 2d 3c 3d 4b 4d 5c 6d 7b 7c 7d 8a 10d 11a 11b 11c 12b 12c 12d",
    "1a 1c 2b 2c 4a 5a 5b 5d 7a 9b 12a",
    "1b 3a 3b 4c 6a 6b 6c 8b 8c 8d 9a 9c 9d 10a 10b 10c 11d",
]


def test_hh_24_without_dekiyaku_card_points_count_against_88() -> None:
    """HH-24: one card moved from the piles of All Eights: 98, 78 and 88; the winner has most."""
    aki, ben, chie = EIGHTS
    found = settle(HH, [f"{aki} 2a", ben.replace("2a ", ""), chie], dealer=2)
    assert found.cards == (98, 78, 88)
    assert found.pays == [("bank", 0, 10, "HH-24"), (1, "bank", 10, "HH-24")]
    assert found.result == (10, -10, 0)
    assert (found.winner, found.next_dealer) == (0, 0)


@pytest.mark.parametrize(("dealer", "winner"), [(0, 0), (1, 1), (2, 0)])
def test_hh_24_of_equal_card_points_the_earlier_in_turn_order_wins(dealer: int, winner: int) -> None:
    """HH-24: Aki and Ben have 93 each."""
    aki, ben, chie = EIGHTS
    found = settle(HH, [f"{aki} 7b", f"{ben} 5b", chie.replace(" 5b", "").replace(" 7b", "")], dealer=dealer)
    assert found.cards == (93, 93, 78)
    assert (found.winner, found.next_dealer) == (winner, winner)


@pytest.mark.parametrize(("kan", "amount"), [(12, 120), (10, 100)])
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_hh_20_if_everyone_has_88_the_dealer_takes_ten_kan_from_each_and_wins(dealer: int, kan: int, amount: int) -> None:
    """HH-20."""
    found = settle(HH, EIGHTS, dealer=dealer, kan=kan)
    assert found.cards == (88, 88, 88)
    assert sorted(found.pays) == sorted((seat, dealer, amount, "HH-20") for seat in range(3) if seat != dealer)
    assert (found.winner, found.next_dealer) == (dealer, dealer)


def test_hh_20_a_dekiyaku_on_the_table_leaves_no_all_eights() -> None:
    """HH-20: Ben's three Animals are a yaku where the house plays it, and card points no longer count."""
    boar = [EIGHTS[0].replace("10a", "2a"), EIGHTS[1].replace("2a", "10a"), EIGHTS[2]]
    found = settle(HH, boar)
    assert [why for *_, why in found.pays] == ["HH-20", "HH-20"]
    found = settle(HH, boar, inoshikacho=True)
    assert found.cards == (88, 88, 88)
    assert found.pays == [(2, 1, 42, "HH-Y6"), (0, 1, 42, "HH-Y6")]


# 80 + 80 points, and Chaff to make it whole.
DOUBLE = "1a 3a 8a 11a 2a 4a 5a 6a 7a 8b 9a 10a 1c 1d 2c 2d 3c 3d 4c"


@pytest.mark.parametrize(
    ("more", "points", "kan"),
    [("4d", 168, 10), ("4d 5c", 169, 11), ("4d 5c 5d", 170, 12), ("11b", 177, 19), ("4d 4b", 173, 15)],
)
def test_hh_21_who_has_168_takes_ten_kan_and_one_for_each_point_above(more: str, points: int, kan: int) -> None:
    """HH-21."""
    found = settle(HH, ["12a", f"{DOUBLE} {more}", ""])
    assert found.cards == (20, points, 0)
    assert found.pays == [(2, 1, 12 * kan, "HH-21"), (0, 1, 12 * kan, "HH-21")]
    assert (found.winner, found.next_dealer) == (1, 1)


def test_hh_21_not_with_167() -> None:
    """HH-21."""
    found = settle(HH, ["12a", DOUBLE, ""])
    assert found.cards[1] == 167
    assert {why for *_, why in found.pays} == {"HH-24"}


def test_hh_21_not_with_a_dekiyaku_on_the_table() -> None:
    """HH-21: Chie has Blue Ribbons, and Ben's 168 points count for nothing; whoever has the yaku wins."""
    found = settle(HH, ["12a", f"{DOUBLE} 4d", "6b 9b 10b"])
    assert found.pays == [(0, 2, 42, "HH-Y5"), (1, 2, 42, "HH-Y5")]
    assert found.winner == 2


@pytest.mark.parametrize(
    ("willows", "dry", "kan"), [(0, 16, 12), (1, 15, 12), (4, 12, 12), (4, 13, 14), (4, 14, 16), (0, 20, 20), (4, 23, 34)]
)
def test_hh_22_who_has_sixteen_chaff_takes_twelve_kan_and_two_for_each_above(willows: int, dry: int, kan: int) -> None:
    """HH-22: every Willow counts."""
    found = settle(HH, ["1a", "", " ".join([*WILLOWS[:willows], *DRY_CHAFF[:dry]])], kan=10)
    assert found.pays == [(0, 2, 10 * kan, "HH-22"), (1, 2, 10 * kan, "HH-22")]
    assert (found.winner, found.next_dealer) == (2, 2)


def test_hh_22_each_willow_counts_and_no_other_picture_does() -> None:
    """HH-22: fifteen dry Chaff and one more card."""
    fifteen = DRY_CHAFF[:15]
    for card in [card for card in FORTY_EIGHT if card not in fifteen]:
        found = settle(HH, [" ".join([*fifteen, card]), "", ""])
        assert ("HH-22" in {why for *_, why in found.pays}) == (card in [*DRY_CHAFF, *WILLOWS]), card


def test_hh_22_not_with_a_dekiyaku_on_the_table() -> None:
    """HH-22."""
    found = settle(HH, [" ".join(DRY_CHAFF[:16]), "1b 2b 3b", ""])
    assert {why for *_, why in found.pays} == {"HH-Y4"}


def test_hh_23_all_eights_comes_before_sixteen_chaff() -> None:
    """HH-23: Aki has the Chaff, Ben deals."""
    found = settle(HH, EIGHTS_AND_CHAFF, dealer=1)
    assert found.cards == (88, 88, 88)
    assert found.pays == [(2, 1, 120, "HH-20"), (0, 1, 120, "HH-20")]
    assert found.winner == 1


def test_hh_23_double_eights_comes_before_another_players_sixteen_chaff() -> None:
    """HH-23: Ben has 168 points, Chie 17 Chaff, and Ben alone is paid, by Chie too; no card points beside it."""
    chie = " ".join([*[card for card in DRY_CHAFF if card not in f"{DOUBLE} 4d".split()], "3b", "7b", "10b", "11c", "11d"])
    found = settle(HH, ["1b 2b 4b 5b 6b 9b 11b 12a", f"{DOUBLE} 4d", chie], dealer=2)
    assert sum(found.cards) == 264
    assert found.cards[1] == 168
    assert found.pays == [(2, 1, 120, "HH-21"), (0, 1, 120, "HH-21")]
    assert found.result == (-120, 240, -120)
    assert found.winner == 1


def test_hh_23_double_eights_comes_before_the_same_players_sixteen_chaff() -> None:
    """HH-23: 170 points of pictures and 14 dry Chaff, with two Willows among the pictures: 10 + 16 kan."""
    found = settle(HH, [" ".join([*BRIGHTS[:4], *ANIMALS, *DRY_CHAFF[:14]]), "", ""])
    assert found.cards[0] == 184
    assert found.pays == [(1, 0, 26 * 12, "HH-21"), (2, 0, 26 * 12, "HH-21")]


@pytest.mark.parametrize("best", [0, 1, 2])
def test_hh_27_the_winner_deals_and_plays_first_in_the_next_round(best: int) -> None:
    """HH-27."""
    table = Table(HH)
    table.place(taken=["12a" if seat == best else "" for seat in range(3)], phase=GAME.rules().flow[-1])
    assert only(table.go_on(), events.RoundEnds)[0].next_dealer == best
    table.deal(hands=[QUIET[seat] for seat in range(3)], field="1c 3c 4c 5c 6c 9c")
    assert only(table.match.events, events.RoundBegins)[-1].dealer == best
    assert table.actor == best


# Two players.


def test_hh_30_two_are_dealt_seven_each_and_what_they_do_not_draw_is_not_used() -> None:
    """HH-30: 7 turns each, and half of the 28 cards stay in the draw pile."""
    table = Table(HH, 2, dealer=1).deal()
    deal = only(table.events, events.Deal)[0]
    assert ([len(hand or ()) for hand in deal.hands], len(deal.field), len(deal.stock)) == ([7, 7], 6, 28)
    emitted = play_on(table)
    plays = [(play.seat, play.source) for play in only(emitted, events.Play)]
    assert plays == [(seat, source) for seat in (1, 0) for source in ("hand", "stock")] * 7
    assert table.stock().split() == list(deal.stock[14:])
    assert only(emitted, events.RoundEnds)[0].why == "hands_out"


def test_hh_30_two_score_teyaku_and_dekiyaku_as_three_do() -> None:
    """HH-30: Aki claims a triplet; Ben calls shoubu with Poetry Ribbons, and the one opponent pays."""
    table = Table(HH, 2).deal(hands=["9a 9b 9c 1a 2a 4b 5b", "3b 4a 8a 2c 5c 6c 7b"], field="3c 7c 8c 10c 12c 1c")
    table.play("claim a")
    table.state.taken[1] = 1 << 1 | 1 << 5  # 1b 2b
    emitted = table.play("4b", "3b", "shoubu")
    assert payments(emitted) == [(1, 0, 24, "HH-A1"), (0, 1, 84, "HH-Y4")]


def test_hh_31_with_two_no_special_pile_is_paid() -> None:
    """HH-31: neither All Eights nor Double Eights nor Sixteen Chaff; the difference is paid as always."""
    assert settle(HH, EIGHTS[:2]).pays == []
    assert settle(HH, [f"{DOUBLE} 4d", "12a"]).pays == [(1, 0, 148, "HH-32")]
    assert settle(HH, [" ".join(DRY_CHAFF[:17]), "12a"]).pays == [(0, 1, 3, "HH-32")]


@pytest.mark.parametrize(("multiplier", "amount"), [(1, 15), (4, 60)])
def test_hh_32_with_two_the_loser_pays_the_difference(multiplier: int, amount: int) -> None:
    """HH-32: 45 against 30 points."""
    found = settle(HH, ["8b 9a 11b", "1a 3a 4b"], multiplier=multiplier)
    assert found.cards == (30, 45)
    assert found.pays == [(0, 1, amount, "HH-32")]
    assert (found.winner, found.next_dealer) == (1, 1)
    found = settle(HH, ["1a 3a 4b", "8b 9a 11b"], multiplier=multiplier)
    assert found.pays == [(1, 0, amount, "HH-32")]
    assert found.winner == 0


@pytest.mark.parametrize("dealer", [0, 1])
def test_hh_32_if_two_are_equal_nothing_is_paid_and_the_earlier_wins(dealer: int) -> None:
    """HH-32."""
    found = settle(HH, ["1a", "3a"], dealer=dealer)
    assert found.pays == []
    assert (found.winner, found.next_dealer) == (dealer, dealer)


def test_hh_32_does_not_count_where_there_is_a_dekiyaku() -> None:
    """HH-32, HH-14."""
    assert settle(HH, ["1b 2b 3b", "1a 3a 8a"]).pays == [(1, 0, 42, "HH-Y4")]
