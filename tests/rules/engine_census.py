"""A census of dealt hands by the engine: the teyaku that it finds in every hand of some months, on either machine."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

import pytest

from hanashobu import games
from hanashobu.cards import each, month_cards
from hanashobu.engine.phases import claim
from hanashobu.rules.compile import compile_tables
from hanashobu.rules.tables import Tables
from tests.rules.census import Census, Months


class EngineCensus:
    """One game, with hands of the size that it deals."""

    def __init__(self, game: str) -> None:
        self._rules = games.find(game).rules()
        self._tables = compile_tables(self._rules)
        self._size = self._rules.deal.total("hands")
        self._width = len(self._rules.teyaku) + 1

    def in_cpython(self, months: Months) -> Census:
        """Hand by hand."""
        counts = [0] * self._width**2
        for cards in combinations(_bits(months), self._size):
            first, second = (claim.best(self._tables, sum(cards), kind, -1) for kind in range(2))
            counts[(first + 1) * self._width + second + 1] += 1
        return self._in_words(counts)

    def compiled(self, months: Months) -> Census:
        """The same in numba, for many millions of hands."""
        pytest.importorskip("numba", reason="numba is not installed")
        import numpy

        found = numpy.zeros(self._width**2, numpy.int64)
        _counter()(
            numpy.array(self._tables.flatten(), numpy.int64), numpy.array(_bits(months), numpy.int64), self._size, self._width, found
        )
        return self._in_words(found.tolist())

    def _in_words(self, counts: list[int]) -> Census:
        """Counts by the ids of both kinds, without the pairs that no hand has."""
        names = [None, *(row.id for row in self._rules.hands())]
        pairs = ((names[first], names[second]) for first in range(self._width) for second in range(self._width))
        return {pair: hands for pair, hands in zip(pairs, counts, strict=True) if hands}


def _bits(months: Months) -> list[int]:
    return [1 << card for month in months for card in each(month_cards(month))]


@cache
def _counter() -> Any:
    import numba
    import numpy

    from kernel.record_types import plain_bits, record

    plain_bits()
    rules, best = record(Tables), claim.best

    @numba.njit(error_model="numpy")
    def count(row: Any, bits: Any, size: int, width: int, found: Any) -> None:
        tables = row.view(rules)[0]
        at = numpy.arange(size)  # the places of the cards of a hand, in ascending order
        held = numpy.zeros(size, numpy.int64)  # the cards up to each of them
        depth = 0
        while depth >= 0:
            if at[depth] > len(bits) - size + depth:
                depth -= 1
                if depth >= 0:
                    at[depth] += 1
                continue
            held[depth] = bits[at[depth]] | (held[depth - 1] if depth else 0)
            if depth < size - 1:
                at[depth + 1] = at[depth] + 1
                depth += 1
                continue
            hand = held[depth]
            found[(best(tables, hand, 0, -1) + 1) * width + best(tables, hand, 1, -1) + 1] += 1
            at[depth] += 1

    return count
