"""Servers to talk to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hanashobu.server.sqlite import Sqlite
from tests.server.serving import Client, Served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that the tests of a file share, each at tables of its own."""
    with Served(tmp_path_factory.mktemp("data") / "tables.sqlite") as running:
        yield running


@pytest.fixture(scope="module")
def me(served: Served) -> Client:
    """A browser that talks to it."""
    return served.client()


@pytest.fixture
def spoilt(tmp_path: Path) -> Iterator[Served]:
    """A server for one test, which does something bad to it."""
    with Served(tmp_path / "tables.sqlite") as running:
        yield running


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Sqlite]:
    """An empty store on disk."""
    opened = Sqlite(tmp_path / "tables.sqlite")
    yield opened
    opened.close()
