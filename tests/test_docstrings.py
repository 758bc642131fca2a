"""Examples in docstrings are true. `pytest --doctest-modules` would look for them in every module, tests too; a few have some."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parent.parent / "src"
MODULES = [
    ".".join(file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
    for file in sorted(SOURCES.rglob("*.py"))
    if ">>>" in file.read_text("utf-8")
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_are_true(name: str) -> None:
    found = doctest.testmod(import_module(name))
    assert found.attempted > 0
    assert not found.failed, "What differs is in the captured output."


def test_there_are_examples() -> None:
    assert "hanashobu.api.match" in MODULES
