"""The score sheet: a formula and its lines bring the same, and parts that no shipped game combines go together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from hanashobu import games
from hanashobu.cards import CHAFF
from hanashobu.engine import flow
from hanashobu.engine.machine import seeded
from hanashobu.engine.state import IN_ROUND, OVER
from hanashobu.play import events
from hanashobu.play.match import Match
from hanashobu.rules.compile import compile_tables
from hanashobu.rules.dues import (
    ABOVE_PAR,
    BELOW_PAR,
    CARDS,
    ENDER,
    EQUAL,
    FIRST,
    LEAD,
    SHEET,
    TOTAL,
    UP,
    WINNER,
    YAKU,
    Due,
    Rounding,
    against_par,
    costs_others,
    difference,
    each_pays,
    scores,
    share,
)
from hanashobu.rules.ending import CALLED, OUT, SAGE_SHOUBU, STOPPED, Calls
from hanashobu.rules.game import Game
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.winning import DEALER_WINS, LOWEST, NOBODY_WINS, RESULT, SCORE, Deals, Wins, most
from tests.support.helpers import NAMES, only

BASE = games.find("hana_awase")


def totals(rules: Ruleset, seed: int, listening: bool, rounds: int = 4) -> list[list[int]]:
    """Everybody's points after each round of random play, with every payment logged or without."""
    tables, state = compile_tables(rules), seeded(seed)
    if listening:
        state.start_log()
    flow.walk(state, tables, flow.START, 0)
    found: list[list[int]] = []
    while len(found) < rounds and state.status != OVER:
        flow.walk(state, tables, flow.GO_ON, 0)
        while state.status == IN_ROUND:
            flow.walk(state, tables, flow.RANDOM_STEP, 0)
        state.log_end = 0
        assert bool(state.listening) is listening
        found.append([*state.totals, state.dealer])
    return found


def game_with(*dues: Due, more: Callable[[Ruleset], Ruleset] = lambda rules: rules) -> Game:
    """Hana-awase with another score sheet."""
    return replace(BASE, build=lambda options, seats: more(replace(BASE.build(options, seats), dues=dues)))


def results(game: Game, seats: int = 3, rounds: int = 12) -> list[tuple[events.RoundScore, events.RoundEnds, list[events.Pay]]]:
    """What rounds of random play bring, with their payments."""
    found = []
    for seed in range(rounds):
        match = Match(game, NAMES[:seats], game.options(rounds=1), seed)
        match.start()
        while match.actor is not None:
            match.play_random()
        pays = only(match.events, events.Pay)
        found.append((only(match.events, events.RoundScore)[0], only(match.events, events.RoundEnds)[0], pays))
    return found


def yaku_of(score: events.RoundScore, seat: int) -> int:
    return sum(value or 0 for _, value in score.yaku[seat])


@pytest.mark.parametrize("options", [{}, {"zero_sum": True}, {"zero_sum": True, "willow_row_cancels": True}, {"dandruff": True}], ids=str)
@pytest.mark.parametrize("seats", BASE.seats)
def test_the_formula_of_a_sheet_and_its_lines_bring_the_same(seats: int, options: dict[str, bool]) -> None:
    """HA-5, HA-O1: simulations add up, a match that is told pays line by line."""
    rules = BASE.rules(BASE.options(rounds=None, **options), seats)
    assert compile_tables(rules).linear
    for seed in range(6):
        assert totals(rules, seed, listening=True) == totals(rules, seed, listening=False)


@pytest.mark.parametrize(
    "dues", [(costs_others("HA-5", YAKU), scores("HA-5", CARDS)), (each_pays("HA-5", YAKU), scores("HA-5", CARDS))], ids=str
)
def test_other_sheets_are_formulas_too(dues: tuple[Due, ...]) -> None:
    rules = game_with(*dues).rules(BASE.options(rounds=None), 3)
    assert compile_tables(rules).linear == 1 << 3
    for seed in range(6):
        assert totals(rules, seed, listening=True) == totals(rules, seed, listening=False)


def test_what_costs_others_is_nobodys() -> None:
    for score, _, pays in results(game_with(costs_others("HA-5", YAKU))):
        held = [yaku_of(score, seat) for seat in range(3)]
        assert score.result == tuple(own - sum(held) for own in held)
        assert pays == []


def test_par_may_differ_by_place() -> None:
    """As in Sudaoshi: the first player needs fewer points than the last."""
    for score, _, _ in results(game_with(against_par("HA-5", 70, 80, 114))):
        assert sum(score.result) == 0
        assert sorted(points - gain for points, gain in zip(score.points, score.result, strict=True)) == [70, 80, 114]


@pytest.mark.parametrize("together", [False, True])
def test_those_above_par_share_what_those_below_pay(together: bool) -> None:
    """As in Ni-shi-roku."""
    line = share("HA-5", 12, to=ABOVE_PAR, by=BELOW_PAR, par=(EQUAL,), together=together)
    for score, _, pays in results(game_with(line)):
        above = [seat for seat in range(3) if score.points[seat] > 88]
        below = [seat for seat in range(3) if score.points[seat] < 88]
        amount = 12 // len(below) if together and below else 12
        assert {(pay.payer, pay.payee, pay.amount) for pay in pays} == {(low, high, amount) for low in below for high in above}


def test_the_winner_scores_the_lead() -> None:
    """As in Hyaku-ochi: card points and yaku over the next best."""
    for score, ends, pays in results(game_with(scores("HA-5", LEAD, to=WINNER))):
        sums = sorted(score.points[seat] + yaku_of(score, seat) for seat in range(3))
        expected = [sums[2] - sums[1] if seat == ends.winner else 0 for seat in range(3)]
        assert list(score.result) == expected
        assert pays == []


def test_points_are_rounded_as_the_line_says() -> None:
    """As in Saburokku: five points are one."""
    for score, _, _ in results(game_with(scores("HA-5", CARDS, rounding=Rounding(5, UP)))):
        assert score.result == tuple(-(-points // 5) for points in score.points)


def test_a_share_needs_card_points() -> None:
    for score, _, pays in results(game_with(scores("HA-5", CARDS), share("HA-6", 10, to=FIRST, by=SHEET, least=88))):
        gains = [gain - points for gain, points in zip(score.result, score.points, strict=True)]
        assert sum(gains) in (0, 10)
        assert all(points >= 88 for gain, points in zip(gains, score.points, strict=True) if gain)
        assert pays == []


def test_only_some_yaku_count() -> None:
    for score, _, pays in results(game_with(each_pays("HA-5", YAKU, only=("HA-Y14", "HA-Y15", "HA-Y16"))), rounds=20):
        assert {pay.why for pay in pays} <= {"HA-Y14", "HA-Y15", "HA-Y16"}
        assert sum(score.result) == 0


def called(*dues: Due) -> Game:
    """A game for two in which yaku are called, the first thing that an author of Koi-Koi writes."""
    return game_with(*dues, more=partial(replace, calls=Calls("HA-8", words=SAGE_SHOUBU)))


def test_two_may_call_without_a_line_for_a_round_without_yaku() -> None:
    """Nobody is paid where nobody has ended the round, and a record of it can be written."""
    ended = 0
    for score, ends, pays in results(called(each_pays("HA-5", YAKU, to=ENDER, when=CALLED)), seats=2, rounds=20):
        assert sum(score.result) == 0
        assert bool(pays) == (ends.why == "shoubu")
        ended += ends.why == "shoubu"
    assert ended > 5


def test_calls_go_with_a_difference() -> None:
    for score, ends, _ in results(called(difference("HA-5", TOTAL)), rounds=20):
        if ends.why == "shoubu":
            sums = [score.points[seat] + yaku_of(score, seat) for seat in range(3)]
            assert score.result[ends.winner or 0] == sum(sums[ends.winner or 0] - other for other in sums)


def test_a_yaku_that_stops_goes_with_par() -> None:
    """A stop sets the winner, and the lines of the sheet say what it brings."""

    def stops(rules: Ruleset) -> Ruleset:
        rows = tuple(replace(row, stops=True) if row.id in ("HA-Y10", "HA-Y14", "HA-Y15", "HA-Y16") else row for row in rules.yaku)
        return replace(rules, yaku=rows)

    game = game_with(share("HA-5", 10, to=ENDER, when=STOPPED), against_par("HA-6", EQUAL, when=OUT), more=stops)
    ended = 0
    for score, ends, pays in results(game, rounds=40):
        if ends.why == "stopped":
            assert {(pay.payee, pay.amount) for pay in pays} == {(ends.winner, 10)}
            ended += 1
        else:
            assert score.result == tuple(points - 88 for points in score.points)
    assert ended


def test_winners_are_found_and_ties_are_settled_as_the_game_says() -> None:
    lowest = game_with(scores("HA-5", CARDS), more=partial(replace, wins=Wins(by=(LOWEST,)), deals=Deals("HA-6")))
    assert all(score.result[ends.winner or 0] == min(score.result) for score, ends, _ in results(lowest))
    for tie, winners in ((NOBODY_WINS, {None}), (most(CHAFF), {0, 1, 2})):
        level = game_with(scores("HA-5", LEAD, to=FIRST), more=partial(replace, wins=Wins(by=(RESULT,), ties=(tie,))))
        assert {ends.winner for score, ends, _ in results(level) if len(set(score.result)) == 1} <= winners
    dealer = game_with(share("HA-5", 1, to=FIRST, by=SHEET), more=partial(replace, wins=Wins(by=(SCORE,), ties=(DEALER_WINS,))))
    assert all(ends.winner == ends.next_dealer for _, ends, _ in results(dealer))


def test_lines_of_a_round_that_was_played_out_do_not_hold_after_a_call() -> None:
    game = called(each_pays("HA-5", YAKU, to=ENDER, when=CALLED), against_par("HA-6", EQUAL, when=OUT))
    for _, ends, pays in results(game, rounds=20):
        assert ("bank" in {party for pay in pays for party in (pay.payer, pay.payee)}) == (ends.why == "hands_out")


def test_scores_add_up_to_0_only_where_no_call_leaves_cards_over() -> None:
    """A call ends the round with cards in nobody's pile; then what is above par is less than what is below it."""
    dues = (each_pays("HA-5", YAKU), against_par("HA-5", EQUAL))
    played_out = game_with(*dues).rules(seats=3)
    called = game_with(*dues, more=lambda rules: replace(rules, calls=Calls("HA-9", words=SAGE_SHOUBU, cancel="HA-9"))).rules(seats=3)
    for rules, balanced in ((played_out, True), (called, False)):
        assert any(str(line.text).endswith("The scores add up to 0.") for line in rules.lines()) is balanced is rules.balances()
