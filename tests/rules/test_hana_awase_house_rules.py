"""Hana-awase: every house rule, on and off (HA-O1 to HA-O7)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from hanashobu import games
from hanashobu.play import events
from hanashobu.rules.options import entries
from tests.support.helpers import REST, Table, full_match, only, settle
from tests.support.umpire import BRIGHTS, Umpire

# House rules. The example is that of docs/rules/hana-awase.md.

AKI = "1a 3a 2a 9a 1b 2b 3b 6b 1c 1d 2c 2d 3c 3d 4c 5c"
BEN = "6a 7a 10a 4a 8a 11a 4b 5b 4d 5d 6c 6d 7c 7d 8c 8d 9c 12b"


def test_the_worked_example_of_the_page() -> None:
    """HA-5: 88 + 90, 100 + 20, and 76."""
    done = settle("hana_awase", [AKI, BEN, REST])
    assert done.cards == (88, 100, 76)
    assert done.yaku == ({"HA-Y3": 30, "HA-Y7": 40, "HA-Y12": 20}, {"HA-Y10": 20}, {})
    assert done.result == (178, 120, 76)


def test_with_zero_sum_players_pay_each_other() -> None:
    """HA-O1: against a share of 88; each opponent pays each yaku."""
    done = settle("hana_awase", [AKI, BEN, REST], zero_sum=True)
    assert done.result == done.score == (160, -38, -122)
    assert done.pays == [
        (1, 0, 30, "HA-Y3"),
        (2, 0, 30, "HA-Y3"),
        (1, 0, 40, "HA-Y7"),
        (2, 0, 40, "HA-Y7"),
        (1, 0, 20, "HA-Y12"),
        (2, 0, 20, "HA-Y12"),
        (2, 1, 20, "HA-Y10"),
        (0, 1, 20, "HA-Y10"),
        ("bank", 1, 12, "HA-O1"),
        (2, "bank", 12, "HA-O1"),
    ]


@pytest.mark.parametrize(
    ("seats", "chaff_zero", "result"),
    [
        (2, False, (55 - 132 + 40 - 120, 209 - 132 + 120 - 40)),
        (3, False, (55 - 88 + 80 - 120, 209 - 88 + 240 - 40, -88 - 160)),
        (4, False, (55 - 66 + 120 - 120, 209 - 66 + 360 - 40, -66 - 160, -66 - 160)),
        (2, True, (55 - 120 + 40 - 120, 185 - 120 + 120 - 40)),
        (3, True, (55 - 80 + 80 - 120, 185 - 80 + 240 - 40, -80 - 160)),
        (4, True, (55 - 60 + 120 - 120, 185 - 60 + 360 - 40, -60 - 160, -60 - 160)),
    ],
)
def test_the_share_is_the_deck_divided_by_the_players(seats: int, chaff_zero: bool, result: tuple[int, ...]) -> None:
    """HA-O1, HA-O2: 55 card points with Poetry Ribbons (40) against the rest with Four Lights, Flower Viewing and more (120)."""
    first = "1b 2b 3b 4b 9b 8a 2a"
    done = settle("hana_awase", [first, REST, *[""] * (seats - 2)], zero_sum=True, chaff_zero=chaff_zero)
    assert done.yaku[:2] == ({"HA-Y7": 40}, {"HA-Y2": 60, "HA-Y10": 20, "HA-Y12": 20, "HA-Y14": 10, "HA-Y16": 10})
    assert done.result == result
    assert sum(done.result) == 0


@pytest.mark.parametrize("on", [False, True])
def test_chaff_are_worth_nothing_with_chaff_zero(on: bool) -> None:
    """HA-O2."""
    done = settle("hana_awase", ["1c 1d 11d 12b 12c", "1b", REST], chaff_zero=on)
    assert done.cards == ((0, 5, 235) if on else (5, 5, 254))
    assert sum(done.cards) == (240 if on else 264)


@pytest.mark.parametrize("zero_sum", [False, True])
@pytest.mark.parametrize(
    ("poorest", "counts"),
    [("1a", False), ("2a 4a", False), ("", False), ("1a 1c", True), ("1b 2a 4b 1c", True)],
    ids=["20", "20 in two", "0", "21", "21 in four"],
)
def test_with_dandruff_nobody_scores_if_anybody_has_20_or_less(poorest: str, counts: bool, zero_sum: bool) -> None:
    """HA-O3: nobody wins the round, and the dealer stays."""
    piles = ["3a 8a 9a 5c", poorest, REST]
    done = settle("hana_awase", piles, dealer=1, dandruff=True, zero_sum=zero_sum)
    if counts:
        assert done == settle("hana_awase", piles, dealer=1, zero_sum=zero_sum)
        assert (done.winner, done.next_dealer) == (2, 2)
    else:
        assert (done.result, done.totals, done.pays) == ((0, 0, 0), (0, 0, 0), [])
        assert (done.winner, done.next_dealer) == (None, 1)


def test_without_dandruff_a_poor_player_changes_nothing() -> None:
    """HA-O3 off."""
    done = settle("hana_awase", ["3a 8a 9a", "", REST], dealer=1)
    assert (done.score[:2], done.next_dealer) == ((90, 0), 2)


def test_dandruff_counts_card_points_and_not_yaku_and_chaff_as_they_are_worth() -> None:
    """HA-O3: Blue Ribbons bring 40, but 15 card points are 15; 20 and five Chaff are 25, or 20 with HA-O2."""
    assert settle("hana_awase", ["6b 9b 10b", "1a 3a", REST], dandruff=True).winner is None
    pile = "2a 4a 1c 2c 3c 4c 5c"
    assert settle("hana_awase", [pile, "1a 3a", REST], dandruff=True).winner == 2
    assert settle("hana_awase", [pile, "1a 3a", REST], dandruff=True, chaff_zero=True).winner is None


@pytest.mark.parametrize(("pile", "dry"), [("3a 8a 9a", {"HA-Y11": 40}), ("3a 9a", {"HA-Y12": 20}), ("8a 9a", {"HA-Y13": 20})])
def test_the_rain_man_spoils_his_owners_viewing(pile: str, dry: dict[str, int]) -> None:
    """HA-O4: with the house rule, for the owner, and for nobody else."""
    rain: dict[str, Any] = {"rain_spoils_viewing": True}
    assert settle("hana_awase", [f"{pile} 11a", "", ""], **rain).yaku[0] == {}
    assert settle("hana_awase", [f"{pile} 11b 11c 11d", "", ""], **rain).yaku[0] == dry
    assert settle("hana_awase", [pile, "11a", ""], **rain).yaku == (dry, {}, {})
    assert settle("hana_awase", [f"{pile} 11a", "", ""]).yaku[0] == dry


def test_the_rain_man_spoils_viewing_only() -> None:
    """HA-O4: Four Lights with him and every other yaku stand."""
    done = settle("hana_awase", ["3a 8a 9a 11a 12a 1b 2b 3b", "", ""], rain_spoils_viewing=True)
    assert done.yaku[0] == {"HA-Y2": 60, "HA-Y7": 40}


@pytest.mark.parametrize("zero_sum", [False, True])
def test_with_the_willow_row_no_yaku_count_for_anyone(zero_sum: bool) -> None:
    """HA-O5: whoever has it, and also the row itself; card points count as ever."""
    willows = "11a 11b 11c 11d"
    piles = ["1b 2b 3b", willows, REST]
    done = settle("hana_awase", piles, willow_row_cancels=True, zero_sum=zero_sum)
    cards = (15, 36, 213)
    assert done.cards == cards
    assert done.score == done.result == (tuple(points - 88 for points in cards) if zero_sum else cards)
    assert {why for _, _, _, why in done.pays} == ({"HA-O1"} if zero_sum else set())
    assert done.yaku[0] == {"HA-Y7": 40}, "The record tells what was held."
    off = settle("hana_awase", piles, zero_sum=zero_sum)
    assert off.score != done.score
    broken = ["1b 2b 3b 11d", "11a 11b 11c", REST]
    assert settle("hana_awase", broken, willow_row_cancels=True, zero_sum=zero_sum) == settle("hana_awase", broken, zero_sum=zero_sum)


def test_without_willow_row_cancels_the_row_brings_10_and_the_others_keep_theirs() -> None:
    """HA-O5 off."""
    done = settle("hana_awase", ["1b 2b 3b", "11a 11b 11c 11d", ""])
    assert done.score == (15 + 40, 36 + 10, 0)


@pytest.mark.parametrize("short", list(combinations(BRIGHTS, 4)), ids=" ".join)
def test_with_dry_four_lights_the_rain_man_does_not_help(short: tuple[str, ...]) -> None:
    """HA-O6: 1a 3a 8a 12a only; what is left of the others may still be Pine, Paulownia, Moon."""
    wanted = {"1a 3a 8a 12a": {"HA-Y2": 60}, "1a 8a 11a 12a": {"HA-Y4": 20}}.get(" ".join(short), {})
    assert settle("hana_awase", [" ".join(short), "", ""], four_lights_dry=True).yaku[0] == wanted


def test_five_lights_are_five_lights_also_where_four_must_be_dry() -> None:
    """HA-O6."""
    assert settle("hana_awase", [" ".join(BRIGHTS), "", ""], four_lights_dry=True).yaku[0] == {"HA-Y1": 100}


def test_with_hand_8_two_players_have_eight_cards_and_eight_lie_there() -> None:
    """HA-O7."""
    deal = only(Table("hana_awase", 2, hand_8=True).deal().events, events.Deal)[0]
    assert ([len(hand or ()) for hand in deal.hands], len(deal.field), len(deal.stock)) == ([8, 8], 8, 24)


@pytest.mark.parametrize("seats", [3, 4])
def test_hand_8_changes_nothing_for_more_than_two(seats: int) -> None:
    """HA-O7."""
    plain, eight = Table("hana_awase", seats).deal(), Table("hana_awase", seats, hand_8=True).deal()
    assert only(eight.events, events.Deal) == only(plain.events, events.Deal)
    assert eight.play_out(3) == plain.play_out(3)


def test_with_hand_8_players_go_on_from_the_draw_pile_alone() -> None:
    """HA-O7: one card a turn, by turns, until it is empty; a choice is asked of whoever drew."""
    table = Table("hana_awase", 2, hand_8=True).place(hands=["1a", "2a"], field="9c 9d", stock="3a 4a 5a 9a 5b 6a")
    emitted = table.play("1a", "2a")
    assert [(play.seat, play.source, play.card) for play in only(emitted, events.Play)] == [
        (0, "hand", "1a"),
        (0, "stock", "3a"),
        (1, "hand", "2a"),
        (1, "stock", "4a"),
        (0, "stock", "5a"),
    ]
    assert (table.actor, table.choices) == (1, "9c 9d")
    emitted = table.play("9d")
    assert [(play.seat, play.source, play.card, play.takes) for play in only(emitted, events.Play)] == [
        (1, "stock", "9a", ("9d",)),
        (0, "stock", "5b", ("5a",)),
        (1, "stock", "6a", ()),
    ]
    assert only(emitted, events.RoundEnds)
    assert table.stock() == ""


def test_without_hand_8_the_round_ends_with_the_hands() -> None:
    """HA-3, HA-O7 off."""
    table = Table("hana_awase", 2).place(hands=["1a", "2a"], field="9c", stock="3a 4a 5a 6a")
    emitted = table.play("1a", "2a")
    assert only(emitted, events.RoundEnds)
    assert table.stock() == "5a 6a"


@pytest.mark.parametrize("options", [{}, {"must_match": True, "zero_sum": True}])
def test_an_umpire_finds_no_foul_where_players_go_on_from_the_draw_pile(options: dict[str, bool]) -> None:
    """HA-O7: sixteen hand cards and twenty-four drawn ones."""
    for seed in range(4):
        umpire = Umpire(2, plays_on=True, must_match="must_match" in options)
        umpire.watch(full_match("hana_awase", 2, seed, hand_8=True, **options).events)
        assert (umpire.rounds, umpire.plays) == (12, 12 * 40)
        assert umpire.field == set()


def test_co_9_the_option_says_that_it_is_the_literal_reading_of_the_source() -> None:
    """CO-8, CO-9: the choice of a hand card stays free; forms and rules say what the source has word for word."""
    entry = next(entry for entry in entries(games.find("hana_awase").options) if entry.name == "must_match")
    assert (entry.default, entry.rule) == (False, "CO-9")
    assert "as the source of this game says word for word" in str(entry.sentence)
    assert "word for word" not in str(next(entry for entry in entries(games.find("hiraya").options) if entry.name == "must_match").sentence)
