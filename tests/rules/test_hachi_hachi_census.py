"""The engine finds the teyaku of Hachi-Hachi in just as many hands as the census counts (HH-4 to HH-6)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from math import comb
from typing import Any

import pytest

from hanashobu import games
from hanashobu.cards import each, month_cards
from hanashobu.engine import turbo
from hanashobu.engine.phases import claim
from hanashobu.rules.tables import compile_tables
from tests.rules.census import WHOLE_YEAR, Census, Months, hachi_hachi

RULES = games.find("hachi_hachi").rules()
TABLES = compile_tables(RULES)
ROWS = len(RULES.teyaku)


def name(row: int) -> str | None:
    """The id of a row of the engine's table; no hand has row -1."""
    return RULES.hands()[row].id if row >= 0 else None


def in_words(counts: list[int]) -> Census:
    """The engine's counts by the ids of both groups, without the pairs that no hand has."""
    found = {}
    for place, hands in enumerate(counts):
        first, second = divmod(place, ROWS + 1)
        if hands:
            found[name(first - 1), name(second - 1)] = hands
    return found


@pytest.fixture(scope="module")
def engine() -> Callable[[Months], Census]:
    """The compiled engine, which looks at every hand of seven out of some months and asks for its teyaku of either group."""
    if not turbo.available():
        pytest.skip("numba is not installed")
    fast = turbo.load()  # before numba itself, so that it knows where compiled code is kept
    import numba
    import numpy

    from hanashobu.engine import _numba

    rules, best, width = _numba.RULES, claim.best, ROWS + 1

    @numba.njit(error_model="numpy")
    def count(row: Any, bits: Any, found: Any) -> None:
        tables = row.view(rules)[0]
        for a in range(len(bits)):
            for b in range(a):
                for c in range(b):
                    for d in range(c):
                        four = bits[a] | bits[b] | bits[c] | bits[d]
                        for e in range(d):
                            for f in range(e):
                                six = four | bits[e] | bits[f]
                                for g in range(f):
                                    hand = six | bits[g]
                                    found[(best(tables, hand, 0) + 1) * width + best(tables, hand, 1) + 1] += 1

    def census(months: Months) -> Census:
        bits = numpy.array([1 << card for month in months for card in each(month_cards(month))], numpy.int64)
        found = numpy.zeros(width * width, numpy.int64)
        count(fast.row(TABLES), bits, found)
        return in_words(found.tolist())

    return census


def test_in_every_hand_there_is_the_compiled_engine_agrees_with_the_census(engine: Callable[[Months], Census]) -> None:
    """HH-4 to HH-6, HH-A1 to HH-A10, HH-B1 to HH-B5: all C(48,7) = 73,629,072 hands."""
    found = engine(WHOLE_YEAR)
    assert sum(found.values()) == comb(48, 7) == 73_629_072
    assert found == hachi_hachi()


def test_in_every_three_months_the_engine_agrees_with_the_census() -> None:
    """HH-4 to HH-6: in CPython, 792 hands for each of the 220 threes, every month with every other."""
    for months in combinations(WHOLE_YEAR, 3):
        bits = [1 << card for month in months for card in each(month_cards(month))]
        counts = [0] * (ROWS + 1) ** 2
        for cards in combinations(bits, 7):
            hand = sum(cards)
            counts[(claim.best(TABLES, hand, 0) + 1) * (ROWS + 1) + claim.best(TABLES, hand, 1) + 1] += 1
        assert in_words(counts) == hachi_hachi(months), months


@pytest.mark.parametrize("months", [(2, 3, 6, 11, 12), (4, 5, 7, 9, 12)], ids=str)
def test_in_five_months_the_engine_agrees_with_the_census(months: Months) -> None:
    """HH-4 to HH-6: in CPython, all 77,520 hands; here a hand can be of seven Chaff, or have no teyaku at all."""
    bits = [1 << card for month in months for card in each(month_cards(month))]
    counts = [0] * (ROWS + 1) ** 2
    for cards in combinations(bits, 7):
        hand = sum(cards)
        counts[(claim.best(TABLES, hand, 0) + 1) * (ROWS + 1) + claim.best(TABLES, hand, 1) + 1] += 1
    assert in_words(counts) == hachi_hachi(months)
