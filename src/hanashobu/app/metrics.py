"""Numbers about a running server, in the text format of Prometheus."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Callable

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds


class Metric:
    """Something that is counted, or that comes and goes."""

    def __init__(self) -> None:
        self.value = 0

    def add(self, number: int = 1) -> None:
        """Add a number, or subtract it."""
        self.value += number


class Histogram:
    """How long something took, each time."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """It took so long."""
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def timed(self) -> Stopwatch:
        """Measure what happens within, also if it fails."""
        return Stopwatch(self)

    def lines(self, name: str) -> list[str]:
        """The cumulative counts up to each bound, their number, and the sum."""
        found, below = [], 0
        for bound, count in zip((*BOUNDS, "+Inf"), self._counts, strict=True):
            below += count
            found.append(f'{name}_bucket{{le="{bound}"}} {below}')
        return [*found, f"{name}_sum {self._sum:.6f}", f"{name}_count {below}"]


class Stopwatch:
    """Measures what happens within it."""

    __slots__ = ("_began", "_histogram")

    def __init__(self, histogram: Histogram) -> None:
        self._histogram = histogram

    def __enter__(self) -> None:
        self._began = time.perf_counter()

    def __exit__(self, *_: object) -> None:
        self._histogram.observe(time.perf_counter() - self._began)


class Metrics:
    """The numbers of one process."""

    def __init__(self) -> None:
        self.moves = Metric()
        self.sockets = Metric()
        self.acts = Histogram()  # from an answer of a seat until it is stored and published
        self.store_writes = Histogram()  # one transaction, which may hold the changes of many tables
        self.store_reads = Histogram()
        self.bots = Histogram()  # a bot's decision, its wait for a thread included

    def text(self, tables: Callable[[], int]) -> str:
        """Everything, for a scrape."""
        lines = []
        for name, kind, what, values in (
            ("hana_tables", "gauge", "Tables in memory.", [f"hana_tables {tables()}"]),
            ("hana_sockets", "gauge", "Open connections of seats.", [f"hana_sockets {self.sockets.value}"]),
            ("hana_moves_total", "counter", "Moves that were stored.", [f"hana_moves_total {self.moves.value}"]),
            ("hana_act_seconds", "histogram", "From an answer until it is stored.", self.acts.lines("hana_act_seconds")),
            ("hana_store_write_seconds", "histogram", "Transactions.", self.store_writes.lines("hana_store_write_seconds")),
            ("hana_store_read_seconds", "histogram", "Reads.", self.store_reads.lines("hana_store_read_seconds")),
            ("hana_bot_seconds", "histogram", "Decisions of bots.", self.bots.lines("hana_bot_seconds")),
        ):
            lines += [f"# HELP {name} {what}", f"# TYPE {name} {kind}", *values]
        return "\n".join(lines) + "\n"


METRICS = Metrics()  # one process is one server
