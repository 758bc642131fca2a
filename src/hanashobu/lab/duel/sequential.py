"""When a duel is decided: looks at fixed numbers of deals, each with its part of the doubt that is allowed.

The looks are after 8, 16, 32 … deals, up to half of them, and at the end: a later one would leave next to no doubt for the last. Of the
doubt (1 % for a confidence of 99 %) a look may spend what has been added since the last one: after a quarter of the deals a quarter is
spent. The parts add up to the whole, so the chance that any look names the wrong bot is never larger than the doubt, however the looks
hang together. Several pairs share it evenly.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

FIRST_LOOK = 8  # deals


@dataclass(frozen=True)
class Estimate:
    """A mean over deals, and where the true one lies; no interval while there are fewer than two deals."""

    mean: float
    interval: tuple[float, float] | None

    @property
    def decided(self) -> bool:
        """Whether it is certainly not zero."""
        return self.interval is not None and (self.interval[0] > 0 or self.interval[1] < 0)


def looks(deals: int) -> Iterator[int]:
    """After how many deals to look whether the question is decided already."""
    at = FIRST_LOOK
    while 2 * at <= deals:
        yield at
        at *= 2


def estimate(values: Sequence[float], doubt: float) -> Estimate:
    """The mean of independent values, with an interval that misses the truth as often as the doubt says."""
    if not values:
        return Estimate(0.0, None)
    count = len(values)
    mean = math.fsum(values) / count
    if count < 2:
        return Estimate(mean, None)
    error = math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (count - 1) / count)
    half = critical(doubt, count - 1) * error
    return Estimate(mean, (mean - half, mean + half))


@lru_cache(maxsize=1024)
def critical(doubt: float, freedom: int) -> float:
    """How many standard errors to each side leave so much doubt: Student's t.

    >>> round(critical(0.05, 10), 3), round(critical(0.01, 10**6), 3)
    (2.228, 2.576)
    """
    low, high = 0.0, 1.0
    while _outside(high, freedom) > doubt:
        low, high = high, 2 * high
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _outside(middle, freedom) > doubt else (low, middle)
    return high


def _outside(t: float, freedom: int) -> float:
    """The chance to be further than t from 0: the incomplete beta function of freedom / (freedom + t²)."""
    x = freedom / (freedom + t * t)
    if x >= 1:
        return 1.0
    a, b = freedom / 2, 0.5
    # The fraction converges fast only on this side; on the other its mirror image does.
    if x < (a + 1) / (a + b + 2):
        return _front(x, a, b) * _fraction(x, a, b) / a
    return 1 - _front(1 - x, b, a) * _fraction(1 - x, b, a) / b


def _front(x: float, a: float, b: float) -> float:
    return math.exp(math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x))


def _fraction(x: float, a: float, b: float) -> float:
    """The continued fraction of the incomplete beta function, from the front (Lentz)."""
    tiny = 1e-300
    c, d = 1.0, 1 / ((1 - (a + b) * x / (a + 1)) or tiny)
    value = d
    for m in range(1, 10_000):
        for term in (m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)), -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))):
            d = 1 / ((1 + term * d) or tiny)
            c = (1 + term / c) or tiny
            value *= c * d
        if abs(c * d - 1) < 1e-13:
            break
    return value
