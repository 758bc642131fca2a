"""What a round of Koi-Koi brings, and the match (docs/rules/koi-koi.md); the numbers were worked out by hand from that page."""

from __future__ import annotations

from typing import Any

import pytest

from hanashobu import games
from hanashobu.play import events
from hanashobu.rules.game import BadTable
from hanashobu.rules.options import from_json
from tests.rules.koi_koi import CHAFF, KOI_KOI, RIBBONS, calls, outcome, say, table_of
from tests.support.helpers import Settled, Table, full_match, only, settle

GAME = games.find(KOI_KOI)
USUAL = {"sake": False, "month_cards": False, "seven": False}


def test_the_example_of_the_rules_page() -> None:
    """KK-6, KK-8, KK-9: (6 + 5) × 2 × 2 = 44 for Ben, and Aki's Animals bring nothing."""
    table = table_of(["6c 1c", "3c 8d 1d"], "6a 3b 9a", "12c 9c 12a", ("2a 4a 5a 7a", "1b 2b 4b 3a"))
    say(table, "6c", "koi", "3c", "stop")
    found = outcome(table)
    assert found.yaku == ({"KK-Y6": 1}, {"KK-Y8": 6, "KK-Y11": 5})
    assert found.result == (0, 44)


@pytest.mark.parametrize(("pile", "base"), [("6a 7a", 5), ("6a 7a 2a", 6), ("6a 7a 2a 4a", 7), ("6a 7a 2a 4a 5a", 8)])
@pytest.mark.parametrize("seven", [True, False])
def test_kk_8_seven_points_or_more_are_doubled(pile: str, base: int, seven: bool) -> None:
    """KK-8: 6 stay 6, and 7 make 14."""
    table = table_of(["10c 1a", "2c 3c"], "10a", "12c 12d", (pile, ""), seven=seven)
    say(table, "10c", "stop")
    assert outcome(table).result == (base * (2 if seven and base >= 7 else 1), 0)


def ribbon_by_ribbon(own: int, **options: Any) -> Settled:
    """Aki takes a Ribbon in each turn, from the fifth on, and stops after so many calls of koi-koi."""
    aki, ben = ["7c", "11d", "6c", "9c", "10c"], ["1c", "2c", "3c", "4c"]
    stock = "5c 8c 12c 12d 8d 5d 4d 1d 2d"
    table = table_of([" ".join([*aki, "12b"]), " ".join([*ben, "12a"])], "7b 11c 6b 9b 10b", stock, (RIBBONS, ""), **USUAL, **options)
    for turn in range(own):
        say(table, aki[turn], "koi", ben[turn])
    say(table, aki[own], "stop")
    assert len(calls(table)) == own + 1
    return outcome(table)


BASE = [1, 2, 3, 4, 11]  # five to eight Ribbons; and nine with the three blue ones


@pytest.mark.parametrize("own", range(5))
@pytest.mark.parametrize(
    ("koi", "times"),
    [
        ("rival", [1] * 5),
        ("own", [1, 2, 2, 2, 2]),
        ("anyone", [1, 2, 2, 2, 2]),
        ("each", [1, 2, 3, 4, 5]),
        ("each-rival", [1] * 5),
        ("off", [1] * 5),
    ],
)
def test_kk_9_what_the_calls_of_the_one_who_stops_do(koi: str, times: list[int], own: int) -> None:
    """KK-9."""
    assert ribbon_by_ribbon(own, koi=koi).result == (BASE[own] * times[own], 0)


@pytest.mark.parametrize(("own", "points"), [(0, 1), (1, 2 + 1), (2, 3 + 2), (3, 4 + 3), (4, 11 * 2)])
def test_kk_9_four_koi_koi_double_what_three_only_add_to(own: int, points: int) -> None:
    """KK-9, KK-7: with `bonus` the fourth call adds nothing more."""
    assert ribbon_by_ribbon(own, koi="bonus").result == (points, 0)


@pytest.mark.parametrize(
    ("koi", "points"), [("rival", 4), ("own", 4), ("anyone", 4), ("each", 6), ("each-rival", 4), ("bonus", 3), ("off", 2)]
)
def test_kk_9_what_the_calls_of_both_do(koi: str, points: int) -> None:
    """KK-9: Aki has called once, Ben has called once, and Aki stops with 2."""
    bens = "3c 3d 4c 4d 5c 5d 8c 8d"
    table = table_of(["7c 11d 12a", "1c 12c 12d"], "7b 11c 1d", "2c 6c 9c", (RIBBONS, bens), koi=koi, **USUAL)
    say(table, "7c", "koi", "1c", "koi", "11d", "stop")
    assert [call.seat for call in calls(table)] == [0, 1, 0]
    assert outcome(table).result == (points, 0)


def test_kk_8_kk_9_both_doublings_make_four_times_as_much() -> None:
    """KK-8, KK-9: Ben has called, and Aki stops with Boar, Deer, Butterflies and two more Animals, 7."""
    table = table_of(["10c 1a", "1c 12c"], "10a 1d", "9c 11d", ("6a 7a 2a 4a", CHAFF.replace("1c 1d", "5c 5d")), dealer=1)
    say(table, "1c", "koi", "10c", "stop")
    assert outcome(table).result == (28, 0)


@pytest.mark.parametrize(("calling", "points"), [(False, 1), (True, 6)])
def test_kk_o3_small_viewings_bring_three_after_a_koi_koi_of_ones_own(calling: bool, points: int) -> None:
    """KK-O3: 1, and with both viewings after a call 3 + 3."""
    table = table_of(["3c 8c 1c", "2c 4c"], "3a 8a", "5c 6c 7c", ("9a", ""), viewing="small", koi="off", month_cards=False)
    say(table, "3c", *(["koi", "2c", "8c"] if calling else []), "stop")
    assert outcome(table).result == (points, 0)


def test_kk_o3_the_base_score_counts_small_viewings_as_one() -> None:
    """KK-8, KK-O3: 5 + 1 is no 7, though it brings 5 + 3."""
    table = table_of(
        ["10c 3c 1c", "2c 4c"], "10a 3a", "5c 6c 7c", ("6a 7a 9a", ""), viewing="small", koi="off", sets="add", month_cards=False
    )
    say(table, "10c", "koi", "2c", "3c", "stop")
    assert outcome(table).result == (8, 0)


@pytest.mark.parametrize("zero_sum", [False, True])
def test_kk_o7_the_loser_may_have_to_pay(zero_sum: bool) -> None:
    """KK-O7, KK-6."""
    table = table_of(["7a 8a", "9a 9c"], "7b", "10a 10c", (RIBBONS, ""), zero_sum=zero_sum)
    say(table, "7a", "stop")
    found = outcome(table)
    assert found.result == ((1, -1) if zero_sum else (1, 0))
    assert sum(pay[2] for pay in found.pays) == (1 if zero_sum else 0)


# A round that nobody wins.


@pytest.mark.parametrize(("drawn", "points", "deals"), [("stays", 0, 1), ("passes", 0, 0), ("dealer-1", 1, 1), ("dealer-6", 6, 1)])
@pytest.mark.parametrize("zero_sum", [False, True])
def test_kk_11_a_round_that_nobody_wins(drawn: str, points: int, deals: int, zero_sum: bool) -> None:
    """KK-11."""
    table = Table(KOI_KOI, dealer=1, drawn=drawn, zero_sum=zero_sum).place(hands=["1a", "2a"], stock="3a 4a")
    say(table, "2a", "1a")
    found = outcome(table)
    assert found.result == (-points if zero_sum else 0, points)
    assert (found.winner, found.next_dealer) == (None, deals)


def test_kk_10_the_winner_deals_next() -> None:
    """KK-10: Ben wins Aki's round."""
    table = table_of(["1c 2c", "7a 8a"], "7b", "10a 12c 10c", ("", RIBBONS))
    say(table, "1c", "7a", "stop")
    found = outcome(table)
    assert (found.result, found.winner, found.next_dealer) == ((0, 1), 1, 1)


# The match.


def test_kk_14_twelve_rounds_and_the_highest_total_wins() -> None:
    """KK-14."""
    match = full_match(KOI_KOI, seed=4)
    end = only(match.events, events.MatchEnds)[0]
    assert len(only(match.events, events.RoundEnds)) == 12
    assert (end.why, end.winners) == ("rounds", tuple(seat for seat in range(2) if match.totals[seat] == max(match.totals)))


def test_kk_o2_the_match_ends_at_a_target() -> None:
    """KK-O2."""
    match = full_match(KOI_KOI, seed=4, rounds=None, target=20)
    ends = only(match.events, events.RoundEnds)
    assert max(ends[-1].totals) >= 20 > max(ends[-2].totals)
    assert only(match.events, events.MatchEnds)[0].why == "target"


def test_kk_o1_a_bust_in_mid_match_ends_it() -> None:
    """KK-O1: with 6 points each, Ben's Animals, 1 × 2, leave Aki with some; 6 points of a lucky hand with none."""
    table = Table(KOI_KOI, start=6, zero_sum=True)
    assert table.totals == (6, 6)
    table.deal(hands=["1a 2a 3a 4a 6a 7a 8a 9a", "5a 5b 5c 5d 6b 7b 8b 9b"], field="1b 2b 3b 4b 9c 10c 11c 12c")
    assert table.totals == (0, 12)
    end = only(table.match.events, events.MatchEnds)[0]
    assert (end.why, end.winners) == ("bust", (1,))


@pytest.mark.parametrize(
    "options",
    [
        {"start": 30},
        {"start": 50, "zero_sum": True, "target": 50},
        {"start": 20, "zero_sum": True, "target": 5},
    ],
)
def test_house_rules_that_contradict_each_other_are_named(options: dict[str, Any]) -> None:
    """KK-O1, KK-O2, KK-O7: nobody goes bust who cannot lose; a target is above the start."""
    with pytest.raises(BadTable) as error:
        GAME.rules(from_json(GAME.options, options), 2)
    named = {name for name in ("start", "target", "zero_sum") if name in str(error.value)}
    assert named >= set(options) - {"zero_sum"}
    assert len(named) >= 2


# Presets.


def test_the_preset_nintendo() -> None:
    """KK-9, KK-O4, KK-O8, KK-O13, KK-O15, KK-11: once for both, lucky hands and threes dealt again."""
    options = preset("nintendo")
    assert outcome_of(["1a 3a 8a 11a 12a", ""], options) == {"KK-Y1": 10}
    assert outcome_of(["1a 1b 1c 1d", ""], options) == {}
    assert outcome_of(["3a 9a 6b 9b 10b 1b", ""], options) == {"KK-Y11": 5, "KK-Y9": 6}
    table = Table(KOI_KOI, **options).deal(hands=["1a 2a 3a 4a 5a 6a 7a 8a"], field="9a 9b 9c")
    assert len(only(table.events, events.Misdeal)) == 1
    table = Table(KOI_KOI, dealer=0, **options).place(hands=["1a", "2a"], stock="3a 4a")
    say(table, "1a", "2a")
    assert outcome(table).next_dealer == 1


def test_the_preset_koikoi_japan() -> None:
    """KK-9, KK-O1, KK-O3, KK-O7, KK-O9, KK-11: three rows of ribbons, small viewings, own calls, and a point for the dealer."""
    options = preset("koikoi-japan")
    assert Table(KOI_KOI, **options).totals == (30, 30)
    assert outcome_of(["1b 2b 3b 6b 9b 10b", ""], options) == {"KK-Y7": 10, "KK-Y8": 5, "KK-Y9": 5, "KK-Y10": 2}
    assert outcome_of(["3a 9a", ""], options) == {"KK-Y11": 1}
    table = Table(KOI_KOI, dealer=0, **options).place(hands=["1a", "2a"], stock="3a 4a")
    say(table, "1a", "2a")
    found = outcome(table)
    assert (found.result, found.next_dealer) == ((1, -1), 0)


def preset(name: str) -> dict[str, Any]:
    """The house rules of a preset."""
    return dict(next(one.options for one in GAME.presets if one.name == name))


def outcome_of(piles: list[str], options: dict[str, Any]) -> dict[str, int | None]:
    """The yaku of the first pile."""
    return settle(KOI_KOI, piles, **options).yaku[0]
