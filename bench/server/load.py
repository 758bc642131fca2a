"""How many moves a second, beside two yardsticks in the same run: slices of time alternate between the three."""

from __future__ import annotations

import asyncio
import statistics
from dataclasses import dataclass, field
from pathlib import Path

from bench.server.people import Measured, Table, played, tables
from bench.server.tape import Step, keep
from bench.server.target import Target, running, serve, yardsticks

GAMES = (("mushi", 2), ("hachi_hachi", 3))
SIZES = (1, 10, 50, 200)
SLICES = 2
REST = 0.3  # seconds before a slice is counted, and after it


@dataclass
class Total:
    """All slices of one server at one size."""

    measured: Measured = field(default_factory=Measured)
    seconds: float = 0.0
    cpu: float = 0.0

    @property
    def rate(self) -> float:
        return self.measured.moves / self.seconds if self.seconds else 0.0

    @property
    def cost(self) -> float:
        """Milliseconds of the server's processor time for a move."""
        return 1000 * self.cpu / max(1, self.measured.moves)


def quantile(times: list[float], part: float) -> float:
    """In milliseconds."""
    return 1000 * sorted(times)[min(len(times) - 1, int(part * len(times)))] if times else float("nan")


async def _slice(target: Target, some: list[Table], seconds: float, total: Total) -> None:
    await played(some, REST)
    for table in some:
        table.take()
    before = target.cpu()
    await asyncio.sleep(seconds)
    total.cpu += target.cpu() - before
    total.seconds += seconds
    for table in some:
        total.measured.add(table.end())
    await asyncio.sleep(REST)  # what is on its way arrives


async def compare(targets: tuple[Target, ...], game: str, people: int, size: int, seconds: float) -> list[Total]:
    """One game at one size, in alternating slices."""
    seated = [await tables(target, game, people, size) for target in targets]
    totals = [Total() for _ in targets]
    for _ in range(SLICES):
        for target, some, total in zip(targets, seated, totals, strict=True):
            await _slice(target, some, seconds, total)
    for some in seated:
        for table in some:
            table.leave()
    return totals


COLUMNS = (
    *("game", "tables", "server", "moves/s", "act→own p50 / p99 ms", "act→other p50 / p99 ms", "CPU ms/move"),
    *("moves/s of the yardsticks", "CPU × theirs"),
)
HEAD = f"| {' | '.join(COLUMNS)} |\n{'|---' * len(COLUMNS)}|"


def row(game: str, size: int, name: str, total: Total, yards: list[Total]) -> str:
    """A line of the report."""
    times = " | ".join(_two(quantile(some, 0.5), quantile(some, 0.99)) for some in (total.measured.own, total.measured.other))
    rates = " / ".join(f"{total.rate / max(1e-9, yard.rate):.2f}" for yard in yards)
    costs = " / ".join(f"{total.cost / max(1e-9, yard.cost):.1f}" for yard in yards)
    return f"| {game} | {size} | {name} | {total.rate:.0f} | {times} | {total.cost:.2f} | {rates} | {costs} |"


def _two(middle: float, high: float) -> str:
    return f"{middle:.1f} / {high:.1f}"


def _describe(game: str, steps: list[Step]) -> None:
    sent = [len(text) for step in steps[1:] for seat in step.sent for text in seat]
    rows, moves = sum(len(step.rows) for step in steps[1:]), len(steps) - 1
    print(f"{game}: a move stores {rows / moves:.1f} rows and sends {len(sent) / moves:.2f} updates of {statistics.mean(sent):.0f} bytes.")


async def run(folder: Path, seconds: float, sizes: tuple[int, ...] = SIZES) -> None:
    """The whole table, printed as it grows; ratios are to echo, to echo + append and to echo + group commit."""
    for game, people in GAMES:
        _describe(game, keep(folder / "tapes", game, people))
    print(HEAD, flush=True)
    with running(serve(folder, limits=False), *yardsticks(folder)) as targets:
        targets[0].settle()
        for game, people in GAMES:
            for size in sizes:
                totals = await compare(targets, game, people, size, seconds)
                for target, total in zip(targets, totals, strict=True):
                    print(row(game, size, target.name, total, totals[1:]), flush=True)
                refused = totals[0].measured.refused
                if refused:
                    print(f"Refused: {dict(refused.most_common(3))}")
