"""The engine finds the teyaku of Taiyaku in just as many hands as the census counts (TA-8 to TA-10)."""

from __future__ import annotations

from itertools import combinations
from math import comb

import pytest

from tests.rules.census import TEN_MONTHS, WHOLE_YEAR, taiyaku
from tests.rules.engine_census import EngineCensus
from tests.support.slices import sliced

ENGINE = EngineCensus("taiyaku")


@pytest.mark.parametrize("number", sliced([10, 12]))
def test_in_every_hand_there_is_the_compiled_engine_agrees_with_the_census(number: int) -> None:
    """TA-8 to TA-10, TA-T1 to TA-T4: all C(48,8) = 377,348,994 hands, and the C(40,8) = 76,904,685 of ten months."""
    months = WHOLE_YEAR if number == 12 else TEN_MONTHS
    found = ENGINE.compiled(months)
    assert sum(found.values()) == comb(4 * number, 8) == {10: 76_904_685, 12: 377_348_994}[number]
    assert found == taiyaku(months)


def test_in_every_three_months_the_engine_agrees_with_the_census() -> None:
    """TA-8 to TA-10, TA-T1 to TA-T4: in CPython, 495 hands for each of the 220 threes, every month with every other."""
    for months in combinations(WHOLE_YEAR, 3):
        assert ENGINE.in_cpython(months) == taiyaku(months), months
