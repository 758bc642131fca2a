"""Luck and skill of a round: the parts add up to the result, luck is zero on average, and nothing is decided where there is no choice."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from random import Random
from statistics import NormalDist, fmean, stdev

import pytest

from hanashobu import games
from hanashobu.bots.weights import weights_of
from hanashobu.engine import flow, native
from hanashobu.engine.policy import light_action
from hanashobu.engine.state import IN_ROUND
from hanashobu.reviews.luck import LuckMeter, RoundLuck
from hanashobu.rules.compile import compile_tables
from hanashobu.rules.ruleset import Ruleset
from tests.engine.test_search import TABLES
from tests.support.positions import between_rounds

ALPHA = 0.01


def rounds(rules: Ruleset, count: int, playouts: int, weak: bool, seed: int, curve: bool = False) -> Iterator[RoundLuck]:
    """First rounds of independent matches between light players; a weak one in the first seat plays at random."""
    tables, weights = compile_tables(rules), weights_of(rules)
    meter = LuckMeter(rules, Random(seed), playouts, curve=curve)
    for number in range(count):
        state = between_rounds(rules, seed, number, Random(f"{seed}/{number}"))
        meter.begin(state)
        flow.go_on(state, tables)
        while state.status == IN_ROUND:
            guesses = weak and state.actor == 0
            action = flow.random_action(state, tables) if guesses else light_action(state, tables, weights)
            meter.decide(state, action)
            flow.step(state, tables, action)
        yield meter.end(state)


def usual(game: str, seats: int) -> Ruleset:
    return games.find(game).rules(games.find(game).options(), seats)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_parts_of_a_round_add_up_to_its_result(game: str, seats: int) -> None:
    for one in rounds(usual(game, seats), 3 if native.ready() else 1, 1, weak=True, seed=7, curve=True):
        for seat in range(seats):
            parts = (one.place, one.deal, one.draws, one.own, one.others, one.rest)
            assert sum(part[seat] for part in parts) == pytest.approx(one.result[seat], abs=1e-6)
            assert one.without_luck[seat] == pytest.approx(one.result[seat] - one.deal[seat] - one.draws[seat])
        assert sum(one.result) == pytest.approx(0, abs=1e-6)
        assert one.curve[-1].after == pytest.approx(one.result)
        assert {change.cause for change in one.curve} <= {"deal", "draw", "decision", "rest"}
        assert one.curve[0].cause == "deal"


def z_scores(rules: Ruleset, count: int, weak: bool, seed: int) -> list[float]:
    """Of the deal and of the draws of every seat."""
    found = list(rounds(rules, count, 4, weak, seed))
    parts = [[one.deal for one in found], [one.draws for one in found]]
    columns = [[one[seat] for one in part] for part in parts for seat in range(rules.seats)]
    return [fmean(column) / stdev(column) * sqrt(count) for column in columns if stdev(column)]


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "seats"), [("hiraya", 3), ("taiyaku", 3), ("nara", 4)])
def test_luck_is_zero_on_average(game: str, seats: int) -> None:
    scores = [score for weak in (False, True) for score in z_scores(usual(game, seats), 250, weak, 33)]
    bound = NormalDist().inv_cdf(1 - ALPHA / 2 / (3 * len(scores)))
    assert max(map(abs, scores)) < bound


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("weak", [False, True])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_luck_is_zero_on_average_over_many_rounds(game: str, seats: int, weak: bool) -> None:
    """50,000 rounds with light players and as many with a random one, at every table; the bound is for all z-scores of all tables."""
    scores = z_scores(usual(game, seats), 50_000, weak, 33)
    tested = sum(2 * 2 * seats for _, seats in TABLES)
    assert max(map(abs, scores)) < NormalDist().inv_cdf(1 - ALPHA / 2 / tested)


def test_nobody_decides_where_there_is_no_choice() -> None:
    """In the last turns everybody has one card left, and light players decide nothing there."""
    rules = usual("hiraya", 3)
    for one in rounds(rules, 1, 1, weak=False, seed=3, curve=True):
        last = [change for change in one.curve if change.cause == "decision"][-1]
        assert last.moment is not None
        assert last.moment < max(change.moment or 0 for change in one.curve)
