"""Methods that are compiled when the static page is built, not at its start."""

from __future__ import annotations

import builtins
import marshal
from collections import namedtuple
from collections.abc import Callable, Iterator
from dataclasses import make_dataclass
from pathlib import Path
from types import CodeType
from typing import Any
from unittest.mock import patch

import pytest

from hanashobu.browser import prepared
from hanashobu.layout import Layout, whole


@pytest.fixture(autouse=True)
def _hooks() -> Iterator[None]:
    yield
    for module, name in prepared.COMPILING:
        vars(module).pop(name, None)


def classes() -> tuple[Any, Any, Any]:
    """A class of each kind that writes its own methods."""

    class Wide(Layout):
        cards: list[int] = whole(2)

    return make_dataclass("Point", [("x", int), ("y", int)], frozen=True), namedtuple("Pair", "a b"), Wide


def behave(point: Any, pair: Any, wide: Any) -> None:
    """They do what such classes do."""
    assert repr(point(1, 2)) == "Point(x=1, y=2)"
    assert point(1, 2) == point(1, 2) != point(2, 1)
    assert pair(b=2, a=1) == (1, 2)
    first = wide()
    first.cards[0] = 5
    second = first.copy()
    first.cards[0] = 6
    assert second.cards == [5, 0]


def spied(name: str, sources: list[str]) -> Callable[..., Any]:
    """A built-in function that notes what it has to compile."""
    function = getattr(builtins, name)

    def call(source: str | CodeType, *more: Any, **named: Any) -> Any:
        if isinstance(source, str):
            sources.append(source)
        return function(source, *more, **named)

    return call


def test_what_was_recorded_is_not_compiled_again_and_everything_else_is(tmp_path: Path) -> None:
    file = tmp_path / "prepared.bin"
    with prepared.recording() as code:
        behave(*classes())
    file.write_bytes(marshal.dumps(code))
    behave(*classes())  # as without it
    sources: list[str] = []
    names = ("exec", "eval", "compile")
    with patch.object(prepared, "FILE", file), patch.dict(vars(builtins), {name: spied(name, sources) for name in names}):
        prepared.use()
        behave(*classes())
        assert sources == []
        other = make_dataclass("Other", [("z", int)])
        assert other(3).z == 3
        assert sources
