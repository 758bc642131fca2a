"""A slice of many cases in `make test`, the whole in `make soak`."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from typing import Any

import pytest


def sliced(cases: Iterable[Any], keep: int = 1) -> list[Any]:
    """The first ones as they are, the rest only in `make soak`. A tuple is the values of one case."""
    return [case if at < keep else pytest.param(*_values(case), marks=pytest.mark.soak) for at, case in zip(count(), cases)]


def _values(case: Any) -> tuple[Any, ...]:
    return case if isinstance(case, tuple) else (case,)
