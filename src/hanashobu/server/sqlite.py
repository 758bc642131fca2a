"""Tables and records in one SQLite file."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from threading import Lock, RLock
from typing import Any

import msgspec

from hanashobu.play.events import AnyEvent
from hanashobu.server import at_rest, upgrade
from hanashobu.server.store import ConflictingWrite, Sheet, StoredTable, StoreTrouble, Summary, TableChange
from hanashobu.table.moves import TableMove

log = logging.getLogger(__name__)

_EVENT: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)

_SCHEMA = """
CREATE TABLE IF NOT EXISTS tables
  (id TEXT PRIMARY KEY, owner TEXT NOT NULL, status TEXT NOT NULL, played INTEGER NOT NULL, sheet BLOB NOT NULL, summary BLOB);
CREATE INDEX IF NOT EXISTS tables_owner ON tables (owner, played);
CREATE INDEX IF NOT EXISTS tables_played ON tables (played);
CREATE TABLE IF NOT EXISTS log (id TEXT NOT NULL, seq INTEGER NOT NULL, event BLOB NOT NULL, PRIMARY KEY (id, seq)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS moves
  (id TEXT NOT NULL, number INTEGER NOT NULL, start INTEGER NOT NULL, seat INTEGER NOT NULL, action INTEGER NOT NULL,
   PRIMARY KEY (id, number)) WITHOUT ROWID;
"""
_STANDS = """
SELECT (SELECT COALESCE(MAX(seq) + 1, 0) FROM log WHERE id = tables.id),
  (SELECT COALESCE(MAX(number) + 1, 0) FROM moves WHERE id = tables.id)
FROM tables WHERE id = ?
"""


class Sqlite:
    """One SQLite file in WAL mode: a connection that writes, and another for reading, which never waits for it; `:memory:` for tests."""

    def __init__(self, path: Path | str) -> None:
        self._lock = RLock()
        self._read_lock = Lock()
        at_rest.make_private(path)
        self._db = _connect(path)
        self._reader = self._db
        try:
            self._db.execute("PRAGMA journal_mode=WAL")
            self._db.execute("PRAGMA synchronous=FULL")
            self._db.execute("PRAGMA busy_timeout=2000")
            self._db.execute("BEGIN IMMEDIATE")  # a read-only file is noticed now
            self._db.execute("ROLLBACK")
            self._db.executescript(_SCHEMA)
            at_rest.hash_owners(self._db)
            upgrade.add_summaries(self._db)
            (last,) = self._db.execute("SELECT COALESCE(MAX(played), 0) FROM tables").fetchone()
            if str(path) != ":memory:":
                self._reader = _connect(path)
        except sqlite3.Error as error:
            self._db.close()
            raise _unusable(path, error) from None
        self._played = int(last)

    def open_table(self, sheet: Sheet, events: Sequence[AnyEvent]) -> None:
        """A new table with its first events."""
        with self._writing() as db:
            summary = msgspec.json.encode(sheet.summary)
            row = (sheet.id, sheet.owner, sheet.summary.status, self._tick(), msgspec.json.encode(sheet), summary)
            db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", row)
            self._insert(sheet.id, 0, map(msgspec.json.encode, events))

    def append(self, table: str, change: TableChange) -> None:
        """What happened since; a change that does not start where the table stands is refused."""
        with self._writing() as db:
            if db.execute(_STANDS, (table,)).fetchone() != (change.first_event, change.first_move):
                raise ConflictingWrite("error-late")
            row = (change.summary.status, self._tick(), msgspec.json.encode(change.summary), table)
            db.execute("UPDATE tables SET status = ?, played = ?, summary = ? WHERE id = ?", row)
            self._insert(table, change.first_event, map(msgspec.json.encode, change.events))
            rows = [(table, change.first_move + at, move.start, move.seat, move.action) for at, move in enumerate(change.moves)]
            db.executemany("INSERT INTO moves VALUES (?, ?, ?, ?, ?)", rows)

    def write_all(self, jobs: Sequence[Callable[[], None]]) -> list[StoreTrouble | None]:
        """Several changes with one wait for the disk; each is stored as a whole or not at all, whatever happens to the others."""
        if len(jobs) > 1:
            try:
                with self._writing():
                    return [self._tried(job) for job in jobs]
            except StoreTrouble:
                pass  # the disk may have room for some of them: try each alone
        return [_outcome(job) for job in jobs]

    def _tried(self, job: Callable[[], None]) -> StoreTrouble | None:
        """A job within a larger transaction; a disk error rolls back all of it."""
        outcome = _outcome(job)
        if outcome and not self._db.in_transaction:
            raise outcome
        return outcome

    def sheet(self, table: str) -> Sheet | None:
        """What is known of a table."""
        rows = self._rows("SELECT sheet, summary FROM tables WHERE id = ?", table)
        return _sheet(*rows[0]) if rows else None

    def table(self, table: str) -> StoredTable | None:
        """A table with its moves and its log."""
        sheet = self.sheet(table)
        if sheet is None:
            return None
        moves = self._rows("SELECT start, seat, action FROM moves WHERE id = ? ORDER BY number", table)
        return StoredTable(sheet, [TableMove(*row) for row in moves], self.log(table))

    def log(self, table: str) -> list[AnyEvent]:
        """All its events, in order."""
        try:
            return [_EVENT.decode(row) for row in self.rows(table)]
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise _unread(error) from None

    def rows(self, record: str) -> list[bytes]:
        """The same as JSON, one text for each event."""
        return [event for (event,) in self._rows("SELECT event FROM log WHERE id = ? ORDER BY seq", record)]

    def tables_of(self, owner: str, most: int) -> list[Sheet]:
        """A player's tables, the one last played first; those whose sheet cannot be read are left out."""
        rows = self._rows("SELECT id, sheet, summary FROM tables WHERE owner = ? ORDER BY played DESC LIMIT ?", owner, most)
        found = []
        for id, *row in rows:
            try:
                found.append(_sheet(*row))
            except StoreTrouble as error:
                log.error("table %s is not listed: %s", id, error)
        return found

    def forget(self, table: str) -> None:
        """Remove a table and its log."""
        with self._writing() as db:
            for statement in ("DELETE FROM tables WHERE id = ?", "DELETE FROM log WHERE id = ?", "DELETE FROM moves WHERE id = ?"):
                db.execute(statement, (table,))

    def keep_record(self, record: str, rows: Sequence[bytes]) -> None:
        """A record that was brought from elsewhere; storing it twice does no harm."""
        with self._writing() as db:
            if not db.execute("SELECT 1 FROM log WHERE id = ? LIMIT 1", (record,)).fetchone():
                self._insert(record, 0, rows)

    def close(self) -> None:
        """Close the store."""
        with self._lock, self._read_lock:
            self._reader.close()
            self._db.close()

    def _insert(self, id: str, start: int, events: Iterable[bytes]) -> None:
        rows = [(id, start + at, event) for at, event in enumerate(events)]
        self._db.executemany("INSERT INTO log VALUES (?, ?, ?)", rows)

    def _tick(self) -> int:
        """A number that grows: clocks can go back."""
        self._played += 1
        return self._played

    def _rows(self, query: str, *values: object) -> list[Any]:
        try:
            with self._read_lock:
                return self._reader.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise _unread(error) from None

    def _writing(self) -> _Writing:
        return _Writing(self._db, self._lock)


class _Writing:
    """One transaction: all of it is on the disk in the end, or nothing.

    Within another it is a part of that, and what fails on the disk takes the whole back. Savepoints would cost as much as the writing, so
    whatever refuses a change has to do it before it writes anything.
    """

    def __init__(self, db: sqlite3.Connection, lock: RLock) -> None:
        self._db = db
        self._lock = lock
        self._part = False

    def __enter__(self) -> sqlite3.Connection:
        self._lock.acquire()
        self._part = self._db.in_transaction
        if self._part:
            return self._db
        try:
            self._db.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            self._lock.release()
            raise _trouble(error) from None
        return self._db

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        failed = error if isinstance(error, sqlite3.Error) else None
        try:
            if error is None and not self._part:
                self._db.execute("COMMIT")
        except sqlite3.Error as full:
            failed = full
        finally:
            if self._db.in_transaction and (failed or not self._part):
                self._db.execute("ROLLBACK")
            self._lock.release()
        if failed:
            raise _trouble(failed) from None


def _connect(path: Path | str) -> sqlite3.Connection:
    try:
        return sqlite3.connect(path, check_same_thread=False, isolation_level=None)
    except sqlite3.Error as error:
        raise _unusable(path, error) from None


def _outcome(job: Callable[[], None]) -> StoreTrouble | None:
    try:
        job()
    except StoreTrouble as error:
        return error
    return None


def _unusable(path: Path | str, error: sqlite3.Error) -> StoreTrouble:
    return StoreTrouble("error-store-file", file=str(path), trouble=str(error))


def _unread(error: Exception) -> StoreTrouble:
    return StoreTrouble("error-store-unreadable", trouble=str(error))


def _trouble(error: sqlite3.Error) -> StoreTrouble:
    if "full" in str(error):
        return StoreTrouble("error-store-full")
    return StoreTrouble("error-store-failed", trouble=str(error))


def _sheet(sheet: bytes, summary: bytes) -> Sheet:
    try:
        return msgspec.structs.replace(msgspec.json.decode(sheet, type=Sheet), summary=msgspec.json.decode(summary, type=Summary))
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise _unread(error) from None
