"""How fast Hanashōbu plays at random on each of its machines, in the same measure as the peers."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from time import perf_counter

from hanashobu.engine import batch, turbo
from hanashobu.engine.batch import Tally
from hanashobu.engine.machine import seeded
from hanashobu.games import all_games
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
    start = perf_counter()
    while perf_counter() - start < seconds:
        batch.play(state, tables, tally, 120)
    return Rate(tally.decisions, tally.rounds, perf_counter() - start)


def compiled(game: Game, seats: int, seconds: float, threads: int = 1) -> Rate:
    """The kernel in numba, on so many threads at once."""
    fast = turbo.load()
    rules = fast.row(compile_tables(game.rules(seats=seats)))

    def work(stream: int) -> Rate:
        state, row = fast.row(seeded(1, stream)), fast.row(Tally())
        fast.play(state, rules, row, 1200)
        row[:] = 0
        start = perf_counter()
        while perf_counter() - start < seconds:
            fast.play(state, rules, row, 24_000)
        tally = Tally().fill(row.tolist())
        return Rate(tally.decisions, tally.rounds, perf_counter() - start)

    with ThreadPoolExecutor(threads) as pool:
        rates = list(pool.map(work, range(threads)))
    spent = max(rate.seconds for rate in rates)
    return Rate(sum(rate.decisions for rate in rates), sum(rate.games for rate in rates), spent)
