"""The processor time of a move, in this checkout beside another one: slices of time alternate between the two, so that whatever else the
machine does hits both.

    git worktree add ../before v0.1.0
    python -m bench.server moves --before ../before

Each checkout needs a page and a compiled kernel of its own (`make page kernel`).
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from statistics import median

from bench.server.friends import friend_tables
from bench.server.load import REST, Total
from bench.server.people import Table, played, tables
from bench.server.target import ROOT, Target, running, serve

GAMES = (("mushi", 2), ("hiraya", 3))
PAIRS = 6


async def _slice(target: Target, some: list[Table], seconds: float) -> Total:
    """Everybody plays for so long, then what is on its way arrives."""
    total = Total()
    for table in some:
        table.take()
    before = target.cpu()
    await played(some, seconds)
    for table in some:
        total.measured.add(table.end())
    await asyncio.sleep(REST)
    total.cpu, total.seconds = target.cpu() - before, seconds
    for table in some:
        total.measured.add(table.take())
    return total


async def _compared(targets: tuple[Target, Target], game: str, people: int, number: int, kind: str, seconds: float) -> None:
    """One kind of table, in pairs of neighbouring slices; the first pair warms up."""
    opened = friend_tables if kind == "friends" else tables
    seated = [await opened(target, game, people, number) for target in targets]
    costs: list[list[float]] = [[], []]
    for pair in range(PAIRS + 1):
        for at in (0, 1) if pair % 2 else (1, 0):
            found = await _slice(targets[at], seated[at], seconds)
            if pair:
                costs[at].append(found.cost)
    for some in seated:
        for table in some:
            table.leave()
    here, there = costs
    ratios = sorted(one / other for one, other in zip(here, there, strict=True))
    what = f"{game}, {people} {kind}, {number} tables"
    print(f"| {what} | {median(here):.3f} | {median(there):.3f} | {median(ratios):.2f} | {ratios[0]:.2f}–{ratios[-1]:.2f} |", flush=True)


async def run(folder: Path, before: Path, number: int, seconds: float, only: str = "") -> None:
    """The table of ratios."""
    print("| | ms here | ms before | ratio | least and most |\n|---|---|---|---|---|", flush=True)
    here = serve(folder, "here", "here.sqlite", limits=False, checkout=ROOT)
    there = serve(folder, "before", "before.sqlite", limits=False, checkout=before.resolve())
    with running(here, there):
        for kind in ("friends", "people"):
            for game, people in GAMES:
                if only in f"{game} {kind}":
                    await _compared((here, there), game, people, number, kind, seconds)
