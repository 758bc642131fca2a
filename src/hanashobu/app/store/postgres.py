"""A store in a PostgreSQL database, which any number of processes share."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from threading import Lock, RLock
from typing import Any

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from hanashobu.app.store import migrations
from hanashobu.app.store.driver import Connection, Transaction
from hanashobu.app.store.stored import StoreTrouble, foreign

CONNECT_SECONDS = 3
TRY_AGAIN = 0.3  # seconds for which a database that could not be reached is not tried again: whoever waits gets an answer
SCHEMA = "hanashobu_schema"  # the table with the numbers of the steps that a database has
ONE_AT_A_TIME = 4_127_000_017  # the advisory lock of whoever migrates
# A process that is paused within a transaction must not keep others waiting for the rows it has changed.
SESSION = "-c idle_in_transaction_session_timeout=1000 -c lock_timeout=3000 -c statement_timeout=20000"


class PostgresConnection:
    """A connection that takes the statements of `sql.py`."""

    def __init__(self, address: str) -> None:
        wanted = conninfo_to_dict(address)
        options = f"{wanted.get('options') or ''} {SESSION}".strip()
        self._address = make_conninfo(address, options=options, connect_timeout=wanted.get("connect_timeout") or CONNECT_SECONDS)
        self._connection = self._connected()
        self.in_transaction = False

    @property
    def closed(self) -> bool:
        """Whether it was lost; within a transaction only its end shows that, so that no part of it is done elsewhere."""
        return bool(self._connection.closed) and not self.in_transaction

    def execute(self, statement: str, values: Sequence[object] = ()) -> psycopg.Cursor[tuple[Any, ...]]:
        """Run one statement."""
        if statement in ("COMMIT", "ROLLBACK"):
            self.in_transaction = False
        try:
            found = self._connection.execute(translated(statement), values or None)
        except psycopg.OperationalError:
            if self.in_transaction or not statement.startswith(("BEGIN", "SELECT")) or not self._connection.closed:
                raise
            self._connection = self._connected()  # it was lost while nobody used it, and nothing has been changed yet
            found = self._connection.execute(translated(statement), values or None)
        if statement.startswith("BEGIN"):
            self.in_transaction = True
        return found

    def executemany(self, statement: str, rows: Iterable[Sequence[object]]) -> None:
        """Run one statement for each row."""
        with self._connection.cursor() as cursor:
            cursor.executemany(translated(statement), rows)

    def _connected(self) -> psycopg.Connection[tuple[Any, ...]]:
        return psycopg.connect(self._address, autocommit=True)

    def close(self) -> None:
        """Close it."""
        self._connection.close()


class PostgresDriver:
    """Two connections to one database: one writes, the other reads. Each is made again when it was lost."""

    begin = "BEGIN"

    def __init__(self, address: str) -> None:
        self.lock = RLock()
        self._read_lock = Lock()
        self._address = address
        self._db: PostgresConnection | None = None
        self._reader: PostgresConnection | None = None
        self._down_until = 0.0
        try:
            self._db = PostgresConnection(address)
            self._migrate()
        except psycopg.Error as error:
            self.close()
            raise StoreTrouble("error-store-database", place=shown(address), trouble=_why(error)) from None
        except StoreTrouble:
            self.close()
            raise

    @property
    def db(self) -> PostgresConnection:
        """The connection that writes; made again if it was lost."""
        self._db = self._connected(self._db)
        return self._db

    @contextmanager
    def reading(self, snapshot: bool = False) -> Iterator[PostgresConnection]:
        """The connection that reads; what is read in one snapshot is of one moment."""
        with self._read_lock:
            try:
                self._reader = self._connected(self._reader)
                if snapshot:
                    self._reader.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
                yield self._reader
            except psycopg.Error as error:
                raise StoreTrouble("error-store-unreadable", trouble=_why(error)) from None
            finally:
                if self._reader and self._reader.in_transaction:
                    with suppress(psycopg.Error):
                        self._reader.execute("ROLLBACK")

    def trouble(self, error: Exception) -> StoreTrouble | None:
        """The sentence for an error of PostgreSQL."""
        if not isinstance(error, psycopg.Error):
            return None
        if isinstance(error, errors.DiskFull):
            return StoreTrouble("error-store-full")
        return StoreTrouble("error-store-failed", trouble=_why(error))

    def close(self) -> None:
        """Close both connections."""
        with self.lock, self._read_lock:
            for connection in (self._db, self._reader):
                if connection:
                    connection.close()

    def _connected(self, connection: PostgresConnection | None) -> PostgresConnection:
        if connection and not connection.closed:
            return connection
        if time.monotonic() < self._down_until:
            raise psycopg.OperationalError("the database cannot be reached")
        try:
            return PostgresConnection(self._address)
        except psycopg.Error:
            self._down_until = time.monotonic() + TRY_AGAIN
            raise

    def _migrate(self) -> None:
        """Bring a database of an earlier release to the newest version; of several processes that start at once, one does."""
        with Transaction(self) as db:
            db.execute("SELECT pg_advisory_xact_lock(?)", (ONE_AT_A_TIME,))
            if _has(db, "tables") and not _has(db, SCHEMA):
                raise foreign(shown(self._address))
            db.execute(f"CREATE TABLE IF NOT EXISTS {SCHEMA} (version INTEGER NOT NULL)")
            (version,) = db.execute(f"SELECT COALESCE(MAX(version), 0) FROM {SCHEMA}").fetchone()
            if version > migrations.newest():
                raise StoreTrouble("error-store-newer", place=shown(self._address))
            for number in migrations.steps_after(version):
                migrations.run(db, number)
                db.execute(f"INSERT INTO {SCHEMA} (version) VALUES (?)", (number,))


def _has(db: Connection, table: str) -> bool:
    return bool(db.execute("SELECT to_regclass(?) IS NOT NULL", (table,)).fetchone()[0])


@cache
def translated(statement: str) -> str:
    """A portable statement as PostgreSQL wants it."""
    if statement.lstrip().startswith("CREATE"):
        return statement.replace("BLOB", "BYTEA").replace("WITHOUT ROWID", "")
    return statement.replace("BLOB", "BYTEA").replace("?", "%s")


def shown(address: str) -> str:
    """The address of a database without its password."""
    try:
        parts = conninfo_to_dict(address)
    except psycopg.Error:
        return "PostgreSQL"
    return f"{parts.get('dbname') or parts.get('user') or 'PostgreSQL'} ({parts.get('host') or 'localhost'})"


def _why(error: psycopg.Error) -> str:
    """The first line of what went wrong, without a full stop: a sentence goes on around it."""
    lines = (error.diag.message_primary or str(error) or type(error).__name__).strip().splitlines()
    return (lines[0] if lines else type(error).__name__).rstrip(". ")
