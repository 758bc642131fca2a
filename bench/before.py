"""Whether the kernel has become slower: this checkout beside another one, slice by slice in one run.

    git worktree add ../before v1.0
    HANA_BEFORE=../before python bench/before.py

Each checkout has a process of its own, and only one of them works at a time: a slice here, one there, one there, one here, and so on,
so that a slow moment of the machine hits both. Processor time is measured, not the clock's. The figure of a table is the median of
the ratios of neighbouring slices, decisions per second here by those there.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from statistics import geometric_mean, median

HERE = Path(__file__).resolve().parent
ROUNDS = {"compiled": 20_000, "CPython": 60}
PAIRS = int(os.environ.get("HANA_PAIRS", "24"))


class Side:
    """A process that plays slices on the sources of one checkout."""

    def __init__(self, checkout: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
        script = [sys.executable, str(HERE / "slices.py")]
        self._process = subprocess.Popen(script, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment)

    def rate(self, machine: str, game: str, seats: int) -> float:
        """Decisions per second of processor time in one slice."""
        assert self._process.stdin
        assert self._process.stdout
        print(machine, game, seats, ROUNDS[machine], file=self._process.stdin, flush=True)
        decisions, seconds = self._process.stdout.readline().split()
        return int(decisions) / float(seconds)

    def close(self) -> None:
        """Let it end."""
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait()


def ratio(now: Side, before: Side, machine: str, game: str, seats: int) -> float:
    """The median over pairs of neighbouring slices, after one of each that warms up."""
    for side in (now, before):
        side.rate(machine, game, seats)
    found = []
    for pair in range(PAIRS):
        first, second = (now, before) if pair % 2 else (before, now)
        rates = {first: first.rate(machine, game, seats), second: second.rate(machine, game, seats)}
        found.append(rates[now] / rates[before])
    return median(found)


def main() -> None:
    """The table of ratios."""
    other = os.environ.get("HANA_BEFORE")
    if not other or not (Path(other) / "src" / "hanashobu").is_dir():
        sys.exit("Name another checkout to compare with: HANA_BEFORE=PATH, where PATH has src/hanashobu.")
    sys.path.insert(0, str(HERE.parent / "src"))
    from hanashobu.games import all_games

    there = Path(other).resolve() / "src" / "hanashobu" / "games"
    now, before = Side(HERE.parent), Side(Path(other).resolve())
    try:
        for machine in ROUNDS:
            found = []
            for game in (game for game in all_games().values() if (there / f"{game.name}.py").exists()):
                for seats in game.seats:
                    found.append(ratio(now, before, machine, game.name, seats))
                    print(f"{machine:8} {game.name:14} {seats} players {found[-1]:6.3f} ×", flush=True)
            print(f"{machine:8} {'all tables':24} {geometric_mean(found):6.3f} ×, least {min(found):.3f}", flush=True)
    finally:
        now.close()
        before.close()


if __name__ == "__main__":
    main()
