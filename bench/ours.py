"""How fast Hanashōbu plays at random on each of its machines, in the same measure as the peers; and how fast it imagines and searches."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from time import perf_counter, process_time, thread_time
from typing import Any

from hanashobu.bots.search import Search
from hanashobu.bots.weights import weights_of
from hanashobu.engine import batch, native
from hanashobu.engine.batch import Tally
from hanashobu.engine.machine import seeded
from hanashobu.engine.odds import Odds
from hanashobu.engine.state import State
from hanashobu.games import all_games
from hanashobu.lab.sim.run import simulate
from hanashobu.play.match import Match
from hanashobu.play.resample import shaken, sight
from hanashobu.play.view import View
from hanashobu.rules.compile import compile_tables
from hanashobu.rules.game import Game
from peers import Rate

TABLES = [(game, seats) for game in all_games().values() for seats in game.seats]


def name(game: Game, seats: int) -> str:
    """`hana_awase, 3 players`."""
    return f"{game.name}, {seats} players"


def plain(game: Game, seats: int, seconds: float) -> Rate:
    """The kernel in CPython, one thread."""
    tables, state, tally = compile_tables(game.rules(seats=seats)), seeded(1), Tally()
    batch.play(state, tables, Tally(), 12)
    start = process_time()
    while process_time() - start < seconds:
        batch.play(state, tables, tally, 120)
    return Rate(tally.decisions, tally.rounds, process_time() - start)


def compiled(game: Game, seats: int, seconds: float, threads: int = 1, clock: Callable[[], float] = thread_time) -> Rate:
    """The compiled kernel, on several threads at once; processor time, like the peers, unless another clock is named."""
    fast = native.load()
    rules = fast.row(compile_tables(game.rules(seats=seats)))

    def work(stream: int) -> Rate:
        state, row = fast.row(seeded(1, stream)), fast.row(Tally())
        fast.play(state, rules, row, 1200)
        row = fast.row(Tally())
        start = clock()
        while clock() - start < seconds:
            fast.play(state, rules, row, 24_000)
        tally = Tally().fill(row.tolist())
        return Rate(tally.decisions, tally.rounds, clock() - start)

    with ThreadPoolExecutor(threads) as pool:
        rates = list(pool.map(work, range(threads)))
    spent = max(rate.seconds for rate in rates)
    return Rate(sum(rate.decisions for rate in rates), sum(rate.games for rate in rates), spent)


def start_of_a_round(game: Game, seats: int) -> View:
    """The view of whoever plays first in a round in which everybody plays."""
    match = Match(game, tuple(f"Player {number}" for number in range(1, seats + 1)), seed=1)
    match.start()
    while match.asked != "play":
        match.play_random()
        if match.actor is None:
            match.go_on()
    return match.view(match.actor)


def playouts(game: Game, seats: int, seconds: float) -> Rate:
    """Imagined worlds played out by the light player from the start of a round, one thread."""
    fast, view = native.load(), start_of_a_round(game, seats)
    row = fast.row
    sums = row(Odds())
    given = (row(shaken(State(), Random(1))), row(view.table), fast.rules(view.tables), row(sight(view)), row(weights_of(view.rules)), sums)
    fast.sample(*given, -1, 200)
    sums = fast.row(Odds())
    given = (*given[:-1], sums)
    start = perf_counter()
    while perf_counter() - start < seconds:
        fast.sample(*given, -1, 2000)
    worlds = Odds().fill(sums.tolist()).worlds
    return Rate(worlds, worlds, perf_counter() - start)


def searching(game: Game, seats: int, seconds: float) -> Rate:
    """Iterations of the search from the start of a round, one thread."""
    thought = Search(start_of_a_round(game, seats), Random(1))
    thought.run(200)
    before, start = thought.iterations, perf_counter()
    while perf_counter() - start < seconds:
        thought.run(2000)
    return Rate(thought.iterations - before, thought.iterations - before, perf_counter() - start)


def simulating(game: Game, rounds: int, threads: int = 1, spread: Any = None) -> Rate:
    """A whole simulation, as `hana sim` does it."""
    found = simulate(game, rounds=rounds, seed=1, threads=threads, spread=spread)
    return Rate(round(found.decisions * found.rounds), found.rounds, found.seconds)
