"""The compiled kernels beside each other, in one run: this processor's libraries, WebAssembly, and numba's build of another checkout.

    HANA_BEFORE=../before python bench/kernels.py

One works at a time, a slice each in turn, so that a slow moment of the machine hits all of them. Processor time is
measured, not the clock's. A figure is the median over the turns of the ratio to the first one, the x86-64 baseline.
Then: how long a cold `hana sim` takes.
`HANA_BEFORE` is a checkout from before the kernel was compiled ahead of time, with numba in this Python.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from statistics import geometric_mean, median

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "build" / "kernel"
TABLES = [("hana_awase", 3), ("hiraya", 3), ("taiyaku", 3), ("hachi_hachi", 3), ("hachi_hachi", 7)]
TURNS = int(os.environ.get("HANA_TURNS", "9"))
PLAY, SEARCH = 20_000, 4_000  # rounds and iterations of a slice
HANA = "from hanashobu.cli import main; main()"
WORK = Path(__file__).with_name("kernel_slices.py")


class Side:
    """A process with one kernel, which does slices as it is asked."""

    def __init__(self, kernel: str, source: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)])}
        command = [sys.executable, str(WORK), kernel]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment)

    def rate(self, entry: str, game: str, seats: int) -> tuple[float, str]:
        """Rounds or iterations a second, and what they add up to."""
        assert self._process.stdin
        assert self._process.stdout
        print(entry, game, seats, PLAY if entry == "play" else SEARCH, file=self._process.stdin, flush=True)
        seconds, sums = self._process.stdout.readline().split()
        return (PLAY if entry == "play" else SEARCH) / float(seconds), sums


def sides() -> dict[str, Side]:
    """What there is to compare."""
    files = {"x86-64": "kernel-x86_64.so", "x86-64-v3": "kernel-x86_64-v3.so"}
    found = {name: Side(str(BUILT / file), ROOT / "src") for name, file in files.items()}
    if shutil.which("node"):
        found["WebAssembly"] = Side(str(BUILT / "kernel.wasm"), ROOT / "src")
    if before := os.environ.get("HANA_BEFORE"):
        found["numba"] = Side("numba", Path(before).resolve() / "src")
    return found


def compare(entry: str, all_sides: dict[str, Side]) -> None:
    """One entry point at every table."""
    ratios: dict[str, list[float]] = {name: [] for name in all_sides}
    for game, seats in TABLES:
        turns: list[dict[str, float]] = []
        for _ in range(TURNS + 1):
            done = {name: side.rate(entry, game, seats) for name, side in all_sides.items()}
            assert len({sums for _, sums in done.values()}) == 1, f"{game} for {seats}: the kernels differ"
            turns.append({name: rate for name, (rate, _) in done.items()})
        for name in all_sides:
            ratios[name].append(median(turn[name] / turn["x86-64"] for turn in turns[1:]))
        speed = median(turn["x86-64"] for turn in turns[1:])
        print(
            f"{entry:6} {game:12} {seats}  {speed:12,.0f}/s ", "  ".join(f"{name} {ratios[name][-1]:.3f}" for name in all_sides), flush=True
        )
    mean = {name: geometric_mean(found) for name, found in ratios.items()}
    print(f"{entry:6} all tables, to the baseline:   ", "  ".join(f"{name} {mean[name]:.3f}" for name in mean), flush=True)
    if "numba" in mean:
        print(
            f"{entry:6} all tables, to numba's build:  ", "  ".join(f"{name} {mean[name] / mean['numba']:.3f}" for name in mean), flush=True
        )


def cold_start() -> None:
    """A simulation from a new process, beside one that does nothing: by the clock, and in processor time."""
    simulation = ["-c", HANA, "sim", "hiraya", "--rounds", "1000"]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    for label, words in (("python -c pass", ["-c", "pass"]), ("hana sim hiraya --rounds 1000", simulation)):
        took, spent = [], []
        for _ in range(TURNS):
            began, before = time.perf_counter(), os.times()
            subprocess.run([sys.executable, *words], check=True, stdout=subprocess.DEVNULL, env=environment)
            took.append(time.perf_counter() - began)
            after = os.times()
            spent.append(after.children_user + after.children_system - before.children_user - before.children_system)
        print(f"{label}: {min(took):.2f} s by the clock, {min(spent):.2f} s of processor time (best of {TURNS})")


if __name__ == "__main__":
    print(json.dumps({path.name: path.stat().st_size for path in sorted(BUILT.glob("kernel*.*")) if path.suffix != ".json"}))
    there = sides()
    for word in ("play", "search"):
        compare(word, there)
    cold_start()
