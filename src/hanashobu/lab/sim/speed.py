"""How fast random play is on this machine, measured for a short while."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from hanashobu.engine.batch import Tally
from hanashobu.engine.native import Native
from hanashobu.lab.sim import runners
from hanashobu.lab.sim.runners import Open
from hanashobu.rules.compile import compile_tables
from hanashobu.rules.game import Game

WARM_UP = 12  # rounds that are not counted
PLAIN_STEP, FAST_STEP = 12, 6000  # rounds between two looks at the clock


@dataclass(frozen=True)
class Speed:
    """What a number of threads did in how much time."""

    threads: int
    decisions: int
    rounds: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        """The rate at which decisions are made."""
        return self.decisions / self.seconds

    @property
    def rounds_per_second(self) -> float:
        """The rate at which rounds are played."""
        return self.rounds / self.seconds


def plain(game: Game, seconds: float) -> Speed:
    """The kernel in CPython."""
    return _measure(runners.plain(compile_tables(game.rules()), 1, False), PLAIN_STEP, 1, seconds)


def compiled(game: Game, seconds: float, kernel: Native, threads: int) -> Speed:
    """The compiled kernel, on several threads at once."""
    return _measure(runners.fast(compile_tables(game.rules()), 1, False, kernel), FAST_STEP, threads, seconds)


def _measure(start: Open, step: int, threads: int, seconds: float) -> Speed:
    with ThreadPoolExecutor(threads) as pool:
        workers: list[Callable[[], Speed]] = [_worker(start, stream, step, seconds) for stream in range(threads)]
        done = [future.result() for future in [pool.submit(worker) for worker in workers]]
    spent = max(one.seconds for one in done)
    return Speed(threads, sum(one.decisions for one in done), sum(one.rounds for one in done), spent)


def _worker(start: Open, stream: int, step: int, seconds: float) -> Callable[[], Speed]:
    session = start(stream)
    session.play(WARM_UP)

    def work() -> Speed:
        decisions = rounds = 0
        began = time.perf_counter()
        while not rounds or time.perf_counter() - began < seconds:
            tally = Tally().fill(session.play(step))
            decisions += tally.decisions
            rounds += tally.rounds
        return Speed(1, decisions, rounds, time.perf_counter() - began)

    return work
