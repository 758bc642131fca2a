"""Hachi-Hachi: kan, deal, multipliers, dekiyaku, card points, special piles, and two players (HH-1 to HH-3, HH-10 to HH-32).

The numbers expected here were worked out by hand from docs/rules/hachi-hachi.md.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from hanashobu import games
from hanashobu.cards import codes
from hanashobu.play import events
from hanashobu.rules.game import BadTable
from hanashobu.rules.options import BadOption
from tests.rules.hachi_hachi import HH, Payments, payments, play_on
from tests.support.helpers import REST, Table, only, settle, settled
from tests.support.umpire import ANIMALS, BRIGHTS, FORTY_EIGHT, RIBBONS

GAME = games.find(HH)
WILLOWS = ["11a", "11b", "11c", "11d"]
# Hands that have no teyaku.
QUIET = ["1a 2a 3b 4b 5d 6d 12c", "1b 2b 3a 4a 8c 9a 12d", "1d 2c 5a 6a 7b 9b 10c"]
DRY_CHAFF = [card for card in FORTY_EIGHT if card not in [*BRIGHTS, *ANIMALS, *RIBBONS, "11d"]]


def shoubu(cards: str, **options: Any) -> Payments:
    """What is paid when Aki catches the last of these cards and calls shoubu; nobody has called sage."""
    *taken, last = cards.split()
    month = last[:-1]
    mate = next(f"{month}{slot}" for slot in "cdab" if f"{month}{slot}" not in cards.split())
    fill = [card for card in ("2d", "4d", "5d", "6d", "9d", "10d", "7d") if card != mate]
    table = Table(HH, **options)
    table.place(hands=[f"{last} {fill[0]}", fill[1], fill[2]], field=mate, stock=fill[3], taken=[" ".join(taken)])
    table.play(last)
    assert table.choices == "sage, shoubu"
    return payments(table.play("shoubu"))


# Kan.


@pytest.mark.parametrize(("kan", "half", "full"), [(12, 42, 84), (10, 35, 70)])
def test_hh_1_a_kan_is_twelve_points_or_ten(kan: int, half: int, full: int) -> None:
    """HH-1: seven kan, in full and by half; half of seven kan is whole points."""
    assert shoubu("1b 2b 3b", kan=kan) == [(1, 0, full, "HH-Y4"), (2, 0, full, "HH-Y4")]
    assert settle(HH, ["1b 2b 3b", "", ""], kan=kan).pays == [(1, 0, half, "HH-Y4"), (2, 0, half, "HH-Y4")]
    assert Table(HH, kan=kan).match.rules.units.counters == (("kan", kan),)


def test_hh_1_a_kan_is_nothing_else() -> None:
    """HH-1: the same points whoever writes no option down, and no other number."""
    assert shoubu("1b 2b 3b") == shoubu("1b 2b 3b", kan=12)
    with pytest.raises(BadOption, match="kan cannot be 11"):
        Table(HH, kan=11)


def test_hh_1_three_play_a_round_and_two_to_seven_can_sit_at_the_table() -> None:
    """HH-1: at a table of six all but three are out when play begins."""
    assert GAME.seats == (2, 3, 4, 5, 6, 7)
    with pytest.raises(BadTable, match="not by 8"):
        GAME.rules(seats=8)
    table = Table(HH, 6).deal()
    assert only(table.play("in", "in", "in"), events.Active) == [events.Active((0, 1, 2), 0)]


# The deal.


def test_hh_2_the_deal_in_its_order() -> None:
    """HH-2: 4 each from the dealer's right, 3 to the field, 3 each, 3 to the field; the deck lies in order and Ben deals."""
    table = Table(HH, dealer=1)
    table.match.give_deck(list(codes(GAME.rules().deck)))
    deal = only(table.go_on(), events.Deal)[0]
    assert deal.hands == (
        ("2a", "2b", "2c", "2d", "5c", "5d", "6a"),
        ("3a", "3b", "3c", "3d", "6b", "6c", "6d"),
        ("1a", "1b", "1c", "1d", "4d", "5a", "5b"),
    )
    assert deal.field == ("4a", "4b", "4c", "7a", "7b", "7c")
    assert deal.stock[:3] == ("7d", "8a", "8b")
    assert len(deal.stock) == 21
    assert table.everywhere() == sorted(codes(GAME.rules().deck))


@pytest.mark.parametrize("month", range(1, 13))
def test_hh_2_four_of_a_month_on_the_field_are_dealt_again_by_the_same_dealer(month: int) -> None:
    """HH-2."""
    table = Table(HH, dealer=2).deal(field=" ".join(f"{month}{slot}" for slot in "abcd"))
    assert table.told[-1] == events.Misdeal("four_of_a_month")
    table.deal()
    assert only(table.told, events.RoundBegins) == []
    assert (table.match.round, table.state.dealer) == (1, 2)


def test_hh_2_three_of_a_month_are_played() -> None:
    """HH-2."""
    table = Table(HH).deal(field="9a 9b 9c 11b 11c 11d")
    assert only(table.told, events.Misdeal) == []
    assert table.actor == 0


# The multiplier.


def multipliers(*fields: str, **options: Any) -> list[tuple[int, tuple[int, ...]]]:
    """The multipliers of rounds whose fields show these cards and otherwise nothing that multiplies, and what waits after each."""
    table, seen = Table(HH, **options), []
    for field in fields:
        table.deal(field=field)
        seen += [(told.value, told.waiting) for told in only(table.told, events.Multiplier)]
        play_on(table)
    return seen


@pytest.mark.parametrize(
    ("field", "value"),
    [("", 1), ("1a", 2), ("3a", 2), ("8a", 2), ("11a", 4), ("12a", 4), ("2a 10a 8b 11b 9a", 1)],
)
@pytest.mark.parametrize("how", ["carry", "stack"])
def test_hh_3_one_bright_on_the_field_multiplies_the_round(field: str, value: int, how: str) -> None:
    """HH-3."""
    assert multipliers(field, multipliers=how) == [(value, ())]


def test_hh_3_rain_man_phoenix_and_crane_carry_over_three_rounds() -> None:
    """HH-3: ×4 now, ×4 next, ×2 after, then ×1."""
    assert multipliers("11a 12a 1a", "", "", "") == [(4, (4, 2)), (4, (2,)), (2, ()), (1, ())]


def test_hh_3_what_waits_comes_before_what_turns_up() -> None:
    """HH-3: the waiting double is this round's, and the new quadruple waits in front of the other double."""
    assert multipliers("1a 3a 8a", "12a", "", "", "") == [(2, (2, 2)), (2, (4, 2)), (4, (2,)), (2, ()), (1, ())]


@pytest.mark.parametrize(
    ("field", "value"),
    [("1a 3a", 4), ("11a 12a", 16), ("11a 12a 1a", 32), ("1a 3a 8a", 8), ("1a 3a 8a 11a 12a", 128), ("", 1)],
)
def test_hh_3_stacked_all_are_multiplied_together_and_nothing_carries(field: str, value: int) -> None:
    """HH-3, option `multipliers`."""
    assert multipliers(field, "", "1a", multipliers="stack") == [(value, ()), (1, ()), (2, ())]


def test_hh_3_a_misdeal_leaves_what_waits_as_it_was() -> None:
    """HH-3 with HH-2."""
    table = Table(HH).deal(field="1a 3a")
    play_on(table)
    table.deal(field="1a 1b 1c 1d 11a 12a")
    assert only(table.told, events.Multiplier) == []
    table.deal()
    assert only(table.told, events.Multiplier) == [events.Multiplier(2)]


PILES = {
    "HH-24": ["1a 2a 2b", "4a", "5a"],
    "HH-Y5": ["1a 2a 2b", "6b 9b 10b", "5a"],
    "HH-21": [" ".join([*BRIGHTS[:4], *ANIMALS]), "12a", ""],
    "HH-22": ["1a", " ".join([*WILLOWS, *DRY_CHAFF[:13]]), ""],
}


@pytest.mark.parametrize("times", [2, 4, 32])
@pytest.mark.parametrize(("why", "piles"), PILES.items())
def test_hh_3_every_payment_of_a_settlement_is_multiplied(why: str, piles: list[str], times: int) -> None:
    """HH-3."""
    small, grand = settle(HH, piles), settle(HH, piles, multiplier=times)
    assert why in {reason for _, _, _, reason in small.pays}
    assert grand.pays == [(payer, payee, times * amount, reason) for payer, payee, amount, reason in small.pays]
    assert grand.result == tuple(times * points for points in small.result)


def test_hh_3_the_multiplier_of_the_deal_is_the_one_of_the_settlement() -> None:
    """HH-3: on a field with the Phoenix everybody without yaku gains or loses four times the difference to 88."""
    table = Table(HH).deal(hands=QUIET, field="12a 1c 3c 4c 5c 7a")
    found = settled(table, table.play_out(seed=1))
    assert found.yaku == ({}, {}, {})
    assert found.result == tuple(4 * (points - 88) for points in found.cards)
    assert sum(found.cards) == 264


# Dekiyaku.

YAKU = [
    ("HH-Y1", "1a 3a 8a 11a 12a", 12),
    ("HH-Y2", "1a 3a 8a 12a", 10),
    ("HH-Y3", "1b 2b 4b 5b 6b 7b 9b", 10),
    ("HH-Y3", "2b 3b 4b 5b 7b 9b 10b", 10),
    ("HH-Y4", "1b 2b 3b", 7),
    ("HH-Y5", "6b 9b 10b", 7),
]


@pytest.mark.parametrize(("id", "cards", "kan"), YAKU)
def test_each_dekiyaku_has_the_value_of_the_page(id: str, cards: str, kan: int) -> None:
    """HH-10, HH-Y1 to HH-Y5."""
    assert shoubu(cards) == [(1, 0, 12 * kan, id), (2, 0, 12 * kan, id)]
    assert settle(HH, ["", cards, ""]).yaku == ({}, {id: kan}, {})


@pytest.mark.parametrize(("id", "cards", "kan"), YAKU)
def test_no_dekiyaku_while_one_of_its_cards_is_elsewhere(id: str, cards: str, kan: int) -> None:
    """HH-Y1 to HH-Y5: of Seven Ribbons any six and the Willow's are too few."""
    for card in cards.split():
        fewer = " ".join(each for each in [*cards.split(), "11c"] if each != card)
        assert id not in settle(HH, [fewer, card, ""]).yaku[0]


def test_hh_y3_any_seven_of_the_nine_dry_ribbons() -> None:
    """HH-Y3: all 36 choices, and none of the 84 sixes with the Willow's ribbon."""
    dry = [card for card in RIBBONS if card != "11c"]
    for seven in combinations(dry, 7):
        assert settle(HH, [" ".join(seven), "", ""]).yaku[0]["HH-Y3"] == 10
    for six in combinations(dry, 6):
        assert "HH-Y3" not in settle(HH, [" ".join([*six, "11c"]), "", ""]).yaku[0]


def test_hh_10_four_brights_does_not_count_with_five() -> None:
    """HH-10, HH-Y1, HH-Y2."""
    assert settle(HH, ["1a 3a 8a 11a 12a", "", ""]).yaku[0] == {"HH-Y1": 12}
    assert settle(HH, ["1a 3a 8a 12a", "11a", ""]).yaku[0] == {"HH-Y2": 10}
    for dry in ("1a", "3a", "8a", "12a"):
        four = " ".join(card for card in BRIGHTS if card != dry)
        assert settle(HH, [four, dry, ""]).yaku[0] == {}, "the Rain Man makes no Four Brights"


def test_hh_10_all_others_add_up() -> None:
    """HH-10: 12 + 10 + 7 + 7 kan, each by its name; with Boar, Deer, Butterflies 7 more."""
    everything = [REST, "", ""]
    assert settle(HH, everything).yaku[0] == {"HH-Y1": 12, "HH-Y3": 10, "HH-Y4": 7, "HH-Y5": 7}
    assert settle(HH, everything).result == (2 * 6 * 36, -6 * 36, -6 * 36)
    assert settle(HH, everything, inoshikacho=True).result == (2 * 6 * 43, -6 * 43, -6 * 43)
    assert shoubu("1b 2b 3b 6b 9b 4b 10b") == [
        *[(seat, 0, 120, "HH-Y3") for seat in (1, 2)],
        *[(seat, 0, 84, "HH-Y4") for seat in (1, 2)],
        *[(seat, 0, 84, "HH-Y5") for seat in (1, 2)],
    ]


def test_hh_y6_boar_deer_butterflies_only_where_the_house_plays_it() -> None:
    """HH-Y6, option `inoshikacho`."""
    assert settle(HH, ["6a 7a 10a", "", ""]).yaku[0] == {}
    assert settle(HH, ["6a 7a 10a", "", ""], inoshikacho=True).yaku[0] == {"HH-Y6": 7}
    assert shoubu("6a 7a 10a", inoshikacho=True) == [(1, 0, 84, "HH-Y6"), (2, 0, 84, "HH-Y6")]
    for card in ("6a", "7a", "10a"):
        fewer = " ".join(each for each in ("6a", "7a", "10a") if each != card)
        assert settle(HH, [fewer, card, ""], inoshikacho=True).yaku[0] == {}


@pytest.mark.parametrize(
    ("cards", "off", "on"),
    [
        ("1b 2b 4b 5b 6b 7b", None, None),
        ("1b 2b 4b 5b 6b 7b 11c", None, None),
        ("1b 2b 4b 5b 6b 7b 9b", 10, 10),
        ("1b 2b 4b 5b 6b 7b 9b 11c", 10, 11),
        ("2b 3b 4b 5b 6b 7b 9b 1b", 10, 11),
        (" ".join(RIBBONS), 10, 13),
    ],
)
def test_hh_o1_each_further_ribbon_is_a_kan_where_the_house_plays_it(cards: str, off: int | None, on: int | None) -> None:
    """HH-O1, option `ribbon_bonus`: the Willow's ribbon makes no seven, and is a further one."""
    assert settle(HH, [cards, "", ""]).yaku[0].get("HH-Y3") == off
    found = settle(HH, [cards, "", ""], ribbon_bonus=True)
    assert found.yaku[0].get("HH-Y3") == on
    assert [amount for _, _, amount, why in found.pays if why == "HH-Y3"] == ([6 * on] * 2 if on else [])


# Card points.


def test_hh_15_card_points_are_standard() -> None:
    """HH-15: 20, 10, 5 and 1; 264 together, par 88."""
    for worth, some in ((20, BRIGHTS), (10, ANIMALS), (5, RIBBONS), (1, [*DRY_CHAFF, "11d"])):
        for card in some:
            assert settle(HH, [card, "", ""]).cards == (worth, 0, 0), card
    assert settle(HH, [REST, "", ""]).cards == (264, 0, 0)


# Everybody has 88 points and no yaku; in the second, Aki has 16 Chaff as well.
EIGHTS = [
    "2b 3a 3b 4b 4c 4d 6d 7d 8c 9c 10a 10b 10c 11b 12a 12c",
    "1b 1c 2a 2c 2d 3c 5a 5c 5d 6a 6c 7a 7c 8a 8b 8d 9d 10d 11d 12b",
    "1a 1d 3d 4a 5b 6b 7b 9a 9b 11a 11c 12d",
]
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
    deal = only(table.told, events.Deal)[0]
    assert ([len(hand or ()) for hand in deal.hands], len(deal.field), len(deal.stock)) == ([7, 7], 6, 28)
    told = play_on(table)
    plays = [(play.seat, play.source) for play in only(told, events.Play)]
    assert plays == [(seat, source) for seat in (1, 0) for source in ("hand", "stock")] * 7
    assert table.stock().split() == list(deal.stock[14:])
    assert only(told, events.RoundEnds)[0].why == "hands_out"


def test_hh_30_two_score_teyaku_and_dekiyaku_as_three_do() -> None:
    """HH-30: Aki claims a triplet; Ben calls shoubu with Poetry Ribbons, and the one opponent pays."""
    table = Table(HH, 2).deal(hands=["9a 9b 9c 1a 2a 4b 5b", "3b 4a 8a 2c 5c 6c 7b"], field="3c 7c 8c 10c 12c 1c")
    table.play("claim a")
    table.state.taken[1] = 1 << 1 | 1 << 5  # 1b 2b
    told = table.play("4b", "3b", "shoubu")
    assert payments(told) == [(1, 0, 24, "HH-A1"), (0, 1, 84, "HH-Y4")]


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
