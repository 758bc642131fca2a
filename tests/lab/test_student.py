"""Student's t: the values of printed tables, and intervals of few rounds that hold what they promise."""

from __future__ import annotations

import subprocess
import sys

import pytest

from hanashobu import simulate
from hanashobu.lab.student import MANY, critical, exceeds

TABLE = [
    (0.05, 1, 12.7062),
    (0.05, 2, 4.3027),
    (0.01, 7, 3.4995),
    (0.001, 30, 3.6460),
    (2e-4, 5, 9.6776),
    (0.05, 120, 1.9799),
    (0.05, 10**5, 1.9600),
    (0.01, 10**7, 2.5758),
]


@pytest.mark.parametrize(("alpha", "freedom", "value"), TABLE)
def test_critical_values_are_those_of_the_tables(alpha: float, freedom: int, value: float) -> None:
    assert critical(alpha, freedom) == pytest.approx(value, abs=1e-4)


@pytest.mark.parametrize("alpha", [0.5, 0.05, 1e-4, 1e-10])
def test_the_two_ways_to_reckon_them_meet(alpha: float) -> None:
    assert critical(alpha, MANY - 1) == pytest.approx(critical(alpha, MANY), rel=5e-3)
    assert exceeds(critical(alpha, MANY), MANY) == pytest.approx(alpha, rel=1e-8)


def test_the_interval_of_six_rounds_misses_as_seldom_as_it_says() -> None:
    """Everybody's true mean is 0, since a draw decides who deals first."""
    intervals = [seat.interval for seed in range(500) for seat in simulate("hiraya", rounds=6, seed=seed, threads=1).seats]
    held = sum(bounds is not None and bounds[0] <= 0 <= bounds[1] for bounds in intervals)
    assert held / len(intervals) > 0.935


WITHOUT = """
import sys
for name in ("scipy", "numpy", "matplotlib", "jinja2"):
    sys.modules[name] = None
import hanashobu
print(hanashobu.duel("mushi", ["regular", "random"], rounds=96, seed=1).pairs[0].interval is not None)
"""


def test_a_duel_needs_nothing_of_the_laboratorys() -> None:
    assert subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True).stdout == "True\n"
