"""A sequential test with linear alpha spending: a duel ends at the first interim analysis that decides it.

Interim analyses are made after 8, 16, 32 … deals, up to half of them, and one at the end: a later one would leave next to no alpha for
the last. Each may use the alpha accrued since the one before: of the whole (1 % for a confidence of 99 %) a quarter has accrued after a
quarter of the deals. The parts add up to the whole, so by Bonferroni's inequality the chance that any analysis names the wrong bot is at
most alpha, however the analyses are correlated. Several pairs share it evenly.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hanashobu.lab.student import critical

FIRST_ANALYSIS = 8  # deals


@dataclass(frozen=True)
class Estimate:
    """A mean over deals with its confidence interval; none while there are fewer than two deals."""

    mean: float
    interval: tuple[float, float] | None

    @property
    def decided(self) -> bool:
        """Whether the interval excludes zero."""
        return self.interval is not None and (self.interval[0] > 0 or self.interval[1] < 0)


def interim_analyses(deals: int) -> Iterator[int]:
    """After how many deals to test whether the duel is decided already."""
    at = FIRST_ANALYSIS
    while 2 * at <= deals:
        yield at
        at *= 2


def estimate(values: Sequence[float], alpha: float) -> Estimate:
    """The mean of independent values, with an interval that misses the true mean with probability alpha."""
    if not values:
        return Estimate(0.0, None)
    count = len(values)
    mean = math.fsum(values) / count
    if count < 2:
        return Estimate(mean, None)
    error = math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (count - 1) / count)
    half = critical(alpha, count - 1) * error
    return Estimate(mean, (mean - half, mean + half))
