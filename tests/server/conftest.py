"""Servers to talk to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hanashobu.app.people import friends
from hanashobu.app.store import Store, open_store
from tests.server.serving import Client, Served
from tests.support import services


@pytest.fixture(autouse=True)
def no_hurry_to_reveal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Contributions to a deal are waited for, however slow the machine is."""
    monkeypatch.setattr(friends, "REVEAL_SECONDS", 600.0)


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
def file_store(tmp_path: Path) -> Iterator[Store]:
    """An empty store in a file."""
    opened = open_store(tmp_path / "tables.sqlite")
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    """A PostgreSQL server that tests share, each with databases of its own."""
    with services.postgres() as running:
        yield running


@pytest.fixture
def own_postgres() -> Iterator[services.Postgres]:
    """A PostgreSQL server for one test, which does something bad to it."""
    with services.postgres() as running:
        yield running


@pytest.fixture
def database(postgres: services.Postgres) -> str:
    """The address of an empty database."""
    return postgres.database()


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """A file, and a database: where a store can be."""
    return tmp_path / "tables.sqlite" if request.param == "sqlite" else str(request.getfixturevalue("database"))


@pytest.fixture
def store(place: Path | str) -> Iterator[Store]:
    """An empty store in a file, and one in a database."""
    opened = open_store(place)
    yield opened
    opened.close()
