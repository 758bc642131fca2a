"""Hachi-Hachi: kan, deal, multipliers and dekiyaku (HH-1 to HH-3, HH-10).

The numbers expected here were worked out by hand from docs/rules/hachi-hachi.md.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from hanashobu.play import events
from hanashobu.rules.game import BadTable
from hanashobu.rules.options import BadOption
from tests.rules.hachi_hachi import DRY_CHAFF, GAME, HH, QUIET, WILLOWS, play_on, shoubu
from tests.support.helpers import REST, Table, assert_dealt_by_four_and_three, only, settle, settled
from tests.support.umpire import ANIMALS, BRIGHTS, RIBBONS

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
    assert_dealt_by_four_and_three(HH)


@pytest.mark.parametrize("month", range(1, 13))
def test_hh_2_four_of_a_month_on_the_field_are_dealt_again_by_the_same_dealer(month: int) -> None:
    """HH-2."""
    table = Table(HH, dealer=2).deal(field=" ".join(f"{month}{slot}" for slot in "abcd"))
    assert table.events[-1] == events.Misdeal("four_of_a_month")
    table.deal()
    assert only(table.events, events.RoundBegins) == []
    assert (table.match.round, table.state.dealer) == (1, 2)


def test_hh_2_three_of_a_month_are_played() -> None:
    """HH-2."""
    table = Table(HH).deal(field="9a 9b 9c 11b 11c 11d")
    assert only(table.events, events.Misdeal) == []
    assert table.actor == 0


# The multiplier.


def multipliers(*fields: str, **options: Any) -> list[tuple[int, tuple[int, ...]]]:
    """The multipliers of rounds whose fields show these cards and otherwise nothing that multiplies, and what waits after each."""
    table, seen = Table(HH, **options), []
    for field in fields:
        table.deal(field=field)
        seen += [(emitted.value, emitted.waiting) for emitted in only(table.events, events.Multiplier)]
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
    assert only(table.events, events.Multiplier) == []
    table.deal()
    assert only(table.events, events.Multiplier) == [events.Multiplier(2)]


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
