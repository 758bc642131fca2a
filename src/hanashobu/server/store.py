"""Where tables and records are kept. A table is an append-only log of events under (table, sequence).

`Store` is the interface; `Sqlite` keeps everything in one file. A method returns when what it wrote is on the disk.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from threading import Lock
from typing import Protocol

import msgspec

from hanashobu.play.dealing import KERNEL, Source
from hanashobu.play.events import AnyEvent
from hanashobu.server import at_rest
from hanashobu.table.messages import Status
from hanashobu.table.table import Seat

_EVENT: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


class StoreTrouble(Exception):
    """What could not be kept or read; the message is for people."""


class MovedOn(StoreTrouble):
    """The log is not as the writer believes: somebody else has written to it, or it was removed."""


class Sheet(msgspec.Struct, frozen=True):
    """What is known of a table besides its log; `repr` shows neither owner nor seed, so that no log can."""

    id: str
    owner: str  # the hash of a player's key
    game: str
    seats: tuple[Seat, ...]
    seed: str | None
    created: str
    status: Status = "playing"
    source: Source = KERNEL  # of tables that were opened before there was another
    whole: bool = True  # whether all cards come from the seed; not where the match goes on from a record

    def __repr__(self) -> str:
        return f"Sheet({self.id!r}, {self.game!r}, {self.status!r})"


class Store(Protocol):
    """Keeps tables and records."""

    def open_table(self, sheet: Sheet, events: Sequence[AnyEvent]) -> None:
        """A new table with its first events."""

    def append(self, table: str, start: int, events: Sequence[AnyEvent], status: Status) -> None:
        """More events, from this sequence number on; where the log does not end there, they are refused."""

    def sheet(self, table: str) -> Sheet | None:
        """What is known of a table."""

    def log(self, table: str) -> list[AnyEvent]:
        """All events of a table or a record, in order; none if it is not there."""

    def tables_of(self, owner: str, most: int) -> list[Sheet]:
        """A player's tables, the one last played first."""

    def forget(self, table: str) -> None:
        """Remove a table and its log."""

    def keep_record(self, record: str, events: Sequence[AnyEvent]) -> None:
        """A record that was brought from elsewhere, as a log of its own; keeping it twice is no harm."""

    def close(self) -> None:
        """Nothing more will be kept."""


_SCHEMA = """
CREATE TABLE IF NOT EXISTS tables
  (id TEXT PRIMARY KEY, owner TEXT NOT NULL, status TEXT NOT NULL, played INTEGER NOT NULL, sheet BLOB NOT NULL);
CREATE INDEX IF NOT EXISTS tables_owner ON tables (owner, played);
CREATE INDEX IF NOT EXISTS tables_played ON tables (played);
CREATE TABLE IF NOT EXISTS log (id TEXT NOT NULL, seq INTEGER NOT NULL, event BLOB NOT NULL, PRIMARY KEY (id, seq)) WITHOUT ROWID;
"""


class Sqlite:
    """One SQLite file in WAL mode; `:memory:` for tests."""

    def __init__(self, path: Path | str) -> None:
        self._lock = Lock()
        at_rest.make_private(path)
        try:
            self._db = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        except sqlite3.Error as error:
            raise _unusable(path, error) from None
        try:
            self._db.execute("PRAGMA journal_mode=WAL")
            self._db.execute("PRAGMA synchronous=FULL")
            self._db.execute("PRAGMA busy_timeout=2000")
            self._db.executescript(_SCHEMA)
            at_rest.hash_owners(self._db)
        except sqlite3.Error as error:
            self._db.close()
            raise _unusable(path, error) from None

    def open_table(self, sheet: Sheet, events: Sequence[AnyEvent]) -> None:
        """A new table with its first events."""
        with self._writing() as db:
            row = (sheet.id, sheet.owner, sheet.status, self._tick(), msgspec.json.encode(sheet))
            db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?)", row)
            self._insert(sheet.id, 0, events)

    def append(self, table: str, start: int, events: Sequence[AnyEvent], status: Status) -> None:
        """More events, from this sequence number on; where the log does not end there, they are refused."""
        with self._writing() as db:
            (there,) = db.execute("SELECT COALESCE(MAX(seq) + 1, 0) FROM log WHERE id = ?", (table,)).fetchone()
            changed = db.execute("UPDATE tables SET status = ?, played = ? WHERE id = ?", (status, self._tick(), table)).rowcount
            if there != start or not changed:
                raise MovedOn("The table has moved on since; this answer came too late.")
            self._insert(table, start, events)

    def sheet(self, table: str) -> Sheet | None:
        """What is known of a table."""
        rows = self._rows("SELECT sheet, status FROM tables WHERE id = ?", table)
        return _sheet(*rows[0]) if rows else None

    def log(self, table: str) -> list[AnyEvent]:
        """All its events, in order."""
        rows = self._rows("SELECT event FROM log WHERE id = ? ORDER BY seq", table)
        try:
            return [_EVENT.decode(event) for (event,) in rows]
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise _unread(error) from None

    def tables_of(self, owner: str, most: int) -> list[Sheet]:
        """A player's tables, the one last played first."""
        rows = self._rows("SELECT sheet, status FROM tables WHERE owner = ? ORDER BY played DESC LIMIT ?", owner, most)
        return [_sheet(*row) for row in rows]

    def forget(self, table: str) -> None:
        """Remove a table and its log."""
        with self._writing() as db:
            db.execute("DELETE FROM tables WHERE id = ?", (table,))
            db.execute("DELETE FROM log WHERE id = ?", (table,))

    def keep_record(self, record: str, events: Sequence[AnyEvent]) -> None:
        """A record that was brought from elsewhere; keeping it twice is no harm."""
        with self._writing() as db:
            if not db.execute("SELECT 1 FROM log WHERE id = ? LIMIT 1", (record,)).fetchone():
                self._insert(record, 0, events)

    def close(self) -> None:
        """Nothing more will be kept."""
        self._db.close()

    def _insert(self, id: str, start: int, events: Sequence[AnyEvent]) -> None:
        rows = [(id, start + at, msgspec.json.encode(event)) for at, event in enumerate(events)]
        self._db.executemany("INSERT INTO log VALUES (?, ?, ?)", rows)

    def _tick(self) -> int:
        """A number that grows: clocks can go back."""
        (last,) = self._db.execute("SELECT COALESCE(MAX(played), 0) FROM tables").fetchone()
        return int(last) + 1

    def _rows(self, query: str, *values: object) -> list[tuple[bytes, ...]]:
        try:
            with self._lock:
                return self._db.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise _unread(error) from None

    def _writing(self) -> _Writing:
        return _Writing(self._db, self._lock)


class _Writing:
    """One transaction: all of it is on the disk in the end, or nothing."""

    def __init__(self, db: sqlite3.Connection, lock: Lock) -> None:
        self._db = db
        self._lock = lock

    def __enter__(self) -> sqlite3.Connection:
        self._lock.acquire()
        try:
            self._db.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            self._lock.release()
            raise _trouble(error) from None
        return self._db

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        try:
            if error is None:
                self._db.execute("COMMIT")
            elif self._db.in_transaction:
                self._db.execute("ROLLBACK")
        except sqlite3.Error as failed:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise _trouble(failed) from None
        finally:
            self._lock.release()
        if isinstance(error, sqlite3.Error):
            raise _trouble(error) from None


def _unusable(path: Path | str, error: sqlite3.Error) -> StoreTrouble:
    return StoreTrouble(f"Matches cannot be kept in {path}: {error}.")


def _unread(error: Exception) -> StoreTrouble:
    return StoreTrouble(f"What is kept on the disk cannot be read: {error}.")


def _trouble(error: sqlite3.Error) -> StoreTrouble:
    full = "full" in str(error)
    return StoreTrouble(f"This could not be kept{' because the disk is full' if full else f': {error}'}. The match stands where it stood.")


def _sheet(sheet: bytes, status: bytes) -> Sheet:
    try:
        return msgspec.structs.replace(msgspec.json.decode(sheet, type=Sheet), status=status)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise _unread(error) from None
