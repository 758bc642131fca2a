"""Methods that are compiled when the static page is built, not at its start."""

from __future__ import annotations

import builtins
import dataclasses
import importlib
import importlib.util
import inspect
import py_compile
import sys
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
def _as_before() -> Iterator[None]:
    finders = sys.meta_path[:]
    yield
    sys.meta_path[:] = finders
    vars(dataclasses)["inspect"] = inspect
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
    file.write_bytes(prepared.prepare(code, []))
    behave(*classes())  # as without it
    sources: list[str] = []
    names = ("exec", "eval", "compile")
    with patch.object(prepared, "FILE", str(file)), patch.dict(vars(builtins), {name: spied(name, sources) for name in names}):
        prepared.use(str(tmp_path))
        behave(*classes())
        assert sources == []
        other = make_dataclass("Other", [("z", int)])
        assert other(3).z == 3
        assert sources


def test_modules_are_found_where_the_build_has_put_them_and_others_where_they_are(tmp_path: Path) -> None:
    files = {"known_library.py": "", "site-packages/known_package/__init__.py": "", "site-packages/known_package/part.py": "WHOLE = 2"}
    for name, text in files.items():
        source = tmp_path / name
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_text(text)
        py_compile.compile(str(source), cfile=f"{source}c", doraise=True)
        source.unlink()
    (tmp_path / "prepared.bin").write_bytes(prepared.prepare({}, [f"{name}c" for name in files]))
    with patch.object(prepared, "FILE", str(tmp_path / "prepared.bin")), patch.dict(sys.modules):
        prepared.use(str(tmp_path))
        assert importlib.import_module("known_library").__file__ == str(tmp_path / "known_library.pyc")
        assert importlib.import_module("known_package.part").WHOLE == 2
        assert list(sys.modules["known_package"].__path__) == [str(tmp_path / "site-packages" / "known_package")]
        assert importlib.util.find_spec("known_package.other") is None
        assert importlib.util.find_spec("this") is not None
