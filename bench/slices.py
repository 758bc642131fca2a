"""One side of a comparison of two checkouts: plays slices of random rounds on the sources it was started with, as its input says.

A line of input is `MACHINE GAME SEATS ROUNDS`; a line of output is the decisions of that slice and the processor time it took. It uses
only what old checkouts have as well.
"""

from __future__ import annotations

import sys
from functools import cache
from time import process_time
from typing import Any

from hanashobu.engine import batch
from hanashobu.engine.batch import Tally
from hanashobu.engine.machine import seeded
from hanashobu.games import all_games
from hanashobu.rules.compile import compile_tables


@cache
def table(game: str, seats: int) -> Any:
    """The rules of a table and a state that goes on from slice to slice."""
    return compile_tables(all_games()[game].rules(seats=seats)), seeded(1)


@cache
def kernel() -> Any:
    """The compiled kernel; before it was compiled ahead of time, numba's."""
    try:
        from hanashobu.engine import native
    except ImportError:
        from hanashobu.engine import turbo

        return turbo.load("play")
    return native.load()


@cache
def rows(game: str, seats: int) -> Any:
    """The same for the compiled machine."""
    return tuple(map(kernel().row, table(game, seats)))


def plain(game: str, seats: int, rounds: int) -> Tally:
    rules, state = table(game, seats)
    tally = Tally()
    batch.play(state, rules, tally, rounds)
    return tally


def compiled(game: str, seats: int, rounds: int) -> Tally:
    rules, state = rows(game, seats)
    tally = kernel().row(Tally())
    kernel().play(state, rules, tally, rounds)
    return Tally().fill(tally.tolist())


MACHINES = {"CPython": plain, "compiled": compiled}

if __name__ == "__main__":
    for line in sys.stdin:
        machine, game, seats, rounds = line.split()
        start = process_time()
        tally = MACHINES[machine](game, int(seats), int(rounds))
        print(tally.decisions, process_time() - start, flush=True)
