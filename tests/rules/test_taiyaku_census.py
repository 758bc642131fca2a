"""The engine finds the teyaku of Taiyaku in just as many hands as the census counts (TA-8 to TA-10)."""

from __future__ import annotations

from itertools import combinations
from math import comb

from tests.rules.census import WHOLE_YEAR, taiyaku
from tests.rules.engine_census import EngineCensus

ENGINE = EngineCensus("taiyaku")


def test_in_every_hand_there_is_the_compiled_engine_agrees_with_the_census() -> None:
    """TA-8 to TA-10, TA-T1 to TA-T4: all C(48,8) = 377,348,994 hands."""
    found = ENGINE.compiled(WHOLE_YEAR)
    assert sum(found.values()) == comb(48, 8) == 377_348_994
    assert found == taiyaku()


def test_in_every_three_months_the_engine_agrees_with_the_census() -> None:
    """TA-8 to TA-10, TA-T1 to TA-T4: in CPython, 495 hands for each of the 220 threes, every month with every other."""
    for months in combinations(WHOLE_YEAR, 3):
        assert ENGINE.in_cpython(months) == taiyaku(months), months
