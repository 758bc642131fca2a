"""Student's t distribution: how far a mean of few values may be from the true one."""

from __future__ import annotations

import math
from functools import lru_cache
from statistics import NormalDist

MANY = 1000  # degrees of freedom from which the series in their inverse has all the digits of a float that anybody prints
TINY = 1e-300


@lru_cache(maxsize=1024)
def critical(alpha: float, freedom: int) -> float:
    """The value that |t| exceeds with probability alpha.

    >>> round(critical(0.05, 10), 3), round(critical(0.01, 10**6), 3)
    (2.228, 2.576)
    """
    if freedom >= MANY:
        return _series(-NormalDist().inv_cdf(alpha / 2), freedom)
    below, above = 0.0, 1.0
    while exceeds(above, freedom) > alpha:
        below, above = above, 2 * above
    while (middle := (below + above) / 2) not in (below, above):
        below, above = (middle, above) if exceeds(middle, freedom) > alpha else (below, middle)
    return above


def exceeds(t: float, freedom: int) -> float:
    """The probability that |t| exceeds a value: the regularized incomplete beta function."""
    square = t * t
    a, b, x = freedom / 2, 0.5, freedom / (freedom + square)
    log_front = math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) - a * math.log1p(square / freedom)
    front = math.exp(log_front + (b * math.log(square / (freedom + square)) if square else -math.inf))
    if x < (a + 1) / (a + b + 2):
        return front * _fraction(a, b, x) / a
    return 1 - front * _fraction(b, a, square / (freedom + square)) / b


def _fraction(a: float, b: float, x: float) -> float:
    """The continued fraction of the incomplete beta function, from its beginning on (Lentz)."""
    c, d = 1.0, 1 / (1 - (a + b) * x / (a + 1) or TINY)
    value = d
    for m in range(1, 10_000):
        for factor in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 / (1 + factor * d or TINY)
            c = 1 + factor / c or TINY
            value *= c * d
        if abs(c * d - 1) < 1e-15:
            break
    return value


def _series(z: float, n: int) -> float:
    """Around the value of the normal distribution (Cornish and Fisher; Abramowitz and Stegun 26.7.5)."""
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )
