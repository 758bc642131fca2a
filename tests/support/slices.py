"""A slice of many cases in `make test`, the whole in `make soak`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count
from typing import Any, TypeVar

import pytest

Case = TypeVar("Case")


def sliced(cases: Iterable[Any], keep: int = 1) -> list[Any]:
    """The first ones as they are, the rest only in `make soak`. A tuple is the values of one case."""
    return [case if at < keep else pytest.param(*_values(case), marks=pytest.mark.soak) for at, case in zip(count(), cases)]


def spread(cases: Sequence[Case], parts: int = 3) -> list[Case]:
    """The same cases, with three parts every third one first: so a slice has something of everything."""
    return [case for first in range(parts) for case in cases[first::parts]]


def _values(case: Any) -> tuple[Any, ...]:
    return case if isinstance(case, tuple) else (case,)
