"""One side of a comparison of kernels: does slices of random play or search as its input says, `ENTRY GAME SEATS COUNT`.

A line of output is the processor time and a checksum of all that the slice changed. `numba` is what a checkout has from before the kernel
was compiled ahead of time; `.wasm` runs in Node, which measures its own time.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from hanashobu.bots.weights import weights_of
from hanashobu.engine.batch import Tally
from hanashobu.engine.machine import seeded
from hanashobu.engine.search import WIDTH, Plan
from hanashobu.engine.state import State
from hanashobu.games import all_games
from hanashobu.play.match import Match
from hanashobu.play.resample import shaken, sight
from hanashobu.rules.compile import compile_tables

KERNEL = sys.argv[1]
NODES = 1 << 12


class Numba:
    """The kernel that numba compiles."""

    def __init__(self) -> None:
        from hanashobu.engine import turbo  # type: ignore[attr-defined]

        self._turbo = turbo.load("play", "search")

    def run(self, entry: str, rows: list[list[int]], count: int) -> tuple[float, list[list[int]]]:
        given = [self._turbo._numpy.array(row, "i8") for row in rows]
        begun = process_time()
        self._turbo.entries[entry](*given, count)
        return process_time() - begun, [row.tolist() for row in given]


class Library:
    """A shared library."""

    def __init__(self) -> None:
        from hanashobu.engine.native import Native

        self._kernel = Native(Path(KERNEL))

    def run(self, entry: str, rows: list[list[int]], count: int) -> tuple[float, list[list[int]]]:
        from array import array

        given = [array("q", row) for row in rows]
        begun = process_time()
        self._kernel.call(entry, given, count)
        return process_time() - begun, [row.tolist() for row in given]


class Wasm:
    """The WebAssembly kernel in Node."""

    def __init__(self) -> None:
        node = [shutil.which("node") or "node", str(Path(__file__).with_name("kernel_slices.mjs")), KERNEL]
        self._node = subprocess.Popen(node, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def run(self, entry: str, rows: list[list[int]], count: int) -> tuple[float, list[list[int]]]:
        assert self._node.stdin
        assert self._node.stdout
        print(json.dumps([entry, [list(map(str, row)) for row in rows], str(count)]), file=self._node.stdin, flush=True)
        seconds, found = json.loads(self._node.stdout.readline())
        return seconds, [list(map(int, row)) for row in found]


@cache
def table(game: str, seats: int) -> Any:
    return compile_tables(all_games()[game].rules(seats=seats))


@cache
def start(entry: str, game: str, seats: int) -> list[list[int]]:
    """The rows of a slice; each goes on where the one before ended."""
    if entry == "play":
        return [seeded(1).flatten(), table(game, seats).flatten(), Tally().flatten()]
    match = Match(all_games()[game], tuple(f"Player {number}" for number in range(1, seats + 1)), seed=1)
    match.start()
    while match.asked != "play":
        match.play_random()
        if match.actor is None:
            match.go_on()
    view, plan = match.view(match.actor), Plan()
    plan.most, plan.size, plan.curiosity, plan.light = NODES, 1, 100, 1
    rows = (shaken(State(), Random(1)), view.table, view.tables, sight(view), weights_of(view.rules), plan)
    return [*(row.flatten() for row in rows), [0] * NODES * WIDTH]


if __name__ == "__main__":
    kernel: Any = Numba() if KERNEL == "numba" else Wasm() if KERNEL.endswith(".wasm") else Library()
    for line in sys.stdin:
        entry, game, seats, count = line.split()
        rows = start(entry, game, int(seats))
        seconds, found = kernel.run(entry, rows, int(count))
        rows[:] = found if entry == "play" else [found[0], *rows[1:]]  # each search begins its tree anew
        print(seconds, hashlib.sha256(repr(found).encode()).hexdigest()[:16], flush=True)
