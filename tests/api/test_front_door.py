"""`import hanashobu`: the names that it offers, where they come from, and that it brings nothing along before they are used."""

from __future__ import annotations

import subprocess
import sys

import pytest

import hanashobu
from hanashobu import _HOMES


def test_every_name_of_the_front_door_is_there_with_a_docstring() -> None:
    for name in hanashobu.__all__:
        found = getattr(hanashobu, name)
        assert found.__doc__, name
        assert name in dir(hanashobu)


def test_every_name_has_a_home_and_every_home_a_name() -> None:
    assert {*_HOMES, "games"} == set(hanashobu.__all__)
    assert sorted(hanashobu.__all__) == hanashobu.__all__


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="Macth"):
        hanashobu.Macth  # type: ignore[attr-defined]  # noqa: B018


def test_importing_it_imports_nothing_else_of_the_package() -> None:
    code = "import sys, hanashobu; print(sorted(name for name in sys.modules if name.startswith('hanashobu.')))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"


def test_star_import_gives_the_names() -> None:
    names: dict[str, object] = {}
    exec("from hanashobu import *", names)
    assert set(hanashobu.__all__) <= set(names)
