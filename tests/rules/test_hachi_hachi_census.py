"""The engine finds the teyaku of Hachi-Hachi in just as many hands as the census counts (HH-4 to HH-6)."""

from __future__ import annotations

from itertools import combinations
from math import comb

import pytest

from tests.rules.census import WHOLE_YEAR, Months, hachi_hachi
from tests.rules.engine_census import EngineCensus

ENGINE = EngineCensus("hachi_hachi")


def test_in_every_hand_there_is_the_compiled_engine_agrees_with_the_census() -> None:
    """HH-4 to HH-6, HH-A1 to HH-A10, HH-B1 to HH-B5: all C(48,7) = 73,629,072 hands."""
    found = ENGINE.compiled(WHOLE_YEAR)
    assert sum(found.values()) == comb(48, 7) == 73_629_072
    assert found == hachi_hachi()


def test_in_every_three_months_the_engine_agrees_with_the_census() -> None:
    """HH-4 to HH-6: in CPython, 792 hands for each of the 220 threes, every month with every other."""
    for months in combinations(WHOLE_YEAR, 3):
        assert ENGINE.in_cpython(months) == hachi_hachi(months), months


@pytest.mark.parametrize("months", [(2, 3, 6, 11, 12), (4, 5, 7, 9, 12)], ids=str)
def test_in_five_months_the_engine_agrees_with_the_census(months: Months) -> None:
    """HH-4 to HH-6: in CPython, all 77,520 hands; here a hand can be of seven Chaff, or have no teyaku at all."""
    assert ENGINE.in_cpython(months) == hachi_hachi(months)
