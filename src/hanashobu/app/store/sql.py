"""The statements about tables, moves and logs, and the store with all statements."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from hanashobu.app.store.driver import Connection, Driver, outcome
from hanashobu.app.store.people import PeopleStatements
from hanashobu.app.store.statements import Statements
from hanashobu.app.store.stored import (
    ConflictingWrite,
    DamagedTable,
    News,
    Sheet,
    StoredTable,
    StoreTrouble,
    Summary,
    TableChange,
)
from hanashobu.play.events import AnyEvent
from hanashobu.table.moves import TableMove

log = logging.getLogger(__name__)

_EVENT: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)

_SHEET = "SELECT sheet, summary FROM tables WHERE id = ?"
_MOVES = "SELECT start, seat, action, at FROM moves WHERE id = ? AND number >= ? ORDER BY number"
_LOG = "SELECT event FROM log WHERE id = ? AND seq >= ? ORDER BY seq"
# A change that does not start where the table stands changes no row. Whoever changes one holds it until the end of the transaction,
# so of two processes that write the same place one is refused.
_APPEND = """
UPDATE tables SET status = ?, played = ?, summary = ?, move_count = move_count + ?, event_count = event_count + ?
WHERE id = ? AND move_count = ? AND event_count = ?
"""
_OPEN = "INSERT INTO tables (id, owner, status, played, sheet, summary, event_count) VALUES (?, ?, ?, ?, ?, ?, ?)"
_INSERT, _ROW = "INSERT INTO log (id, seq, event) VALUES ", "(?, ?, ?)"
_TOGETHER = 16  # events that one statement inserts
# A lease that would last for minutes was made by a clock that has been set back since.
_HOLD = "UPDATE tables SET holder = ?, held_until = ? WHERE id = ? AND (holder = ? OR held_until < ? OR held_until > ?)"
_LONGEST_LEASE = 60_000
_STANDINGS = "SELECT id, move_count, event_count FROM tables WHERE id IN ({})"


class TableStatements(Statements):
    """Tables with their moves and logs, and records."""

    def __init__(self, driver: Driver) -> None:
        super().__init__(driver)
        self._played = 0

    def open_table(self, sheet: Sheet, events: Sequence[AnyEvent]) -> None:
        """A new table with its first events."""
        with self.writing() as db:
            summary = msgspec.json.encode(sheet.summary)
            row = (sheet.id, sheet.owner, sheet.summary.status, self._tick(db), msgspec.json.encode(sheet), summary, len(events))
            db.execute(_OPEN, row)
            self._insert(db, sheet.id, 0, map(msgspec.json.encode, events))

    def append(self, table: str, change: TableChange) -> None:
        """What happened since; a change that does not start where the table stands is refused."""
        now, moves, events = change.summary, change.moves, change.events
        with self.writing() as db:
            stands = (table, change.first_move, change.first_event)
            row = (now.status, self._tick(db), msgspec.json.encode(now), len(moves), len(events), *stands)
            if not db.execute(_APPEND, row).rowcount:
                raise ConflictingWrite("error-late")
            self._insert(db, table, change.first_event, map(msgspec.json.encode, events))
            if moves:
                rows = [(table, change.first_move + at, move.start, move.seat, move.action, move.at) for at, move in enumerate(moves)]
                db.executemany("INSERT INTO moves (id, number, start, seat, action, at) VALUES (?, ?, ?, ?, ?, ?)", rows)

    def sheet(self, table: str) -> Sheet | None:
        """What is known of a table."""
        row = self.first(_SHEET, table)
        return _sheet(*row) if row else None

    def table(self, table: str) -> StoredTable | None:
        """A table with its moves and its log, all of one moment."""
        with self.driver.reading(snapshot=True) as db:
            row = db.execute(_SHEET, (table,)).fetchone()
            news = db.execute(_MOVES, (table, 0)).fetchall(), db.execute(_LOG, (table, 0)).fetchall()
        return StoredTable(_sheet(*row), *_news(*news)) if row else None

    def since(self, table: str, moves: int, events: int) -> News | None:
        """What happened at a table after this many moves and events; None if it is not there any more."""
        with self.driver.reading(snapshot=True) as db:
            row = db.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone()
            news = db.execute(_MOVES, (table, moves)).fetchall(), db.execute(_LOG, (table, events)).fetchall()
        return _news(*news) if row else None

    def standings(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        """How many moves and events each of these tables has; those that are not there are left out."""
        rows = self.found(_STANDINGS.format(", ".join("?" * len(tables))), *tables) if tables else []
        return {id: (moves, events) for id, moves, events in rows}

    def log(self, table: str) -> list[AnyEvent]:
        """All events of a table or a record, in order; none if it is not there."""
        return _decoded(self.rows(table))

    def rows(self, record: str, start: int = 0) -> list[bytes]:
        """The same as JSON, one text for each event, from one of them on."""
        return [bytes(event) for (event,) in self.found(_LOG, record, start)]

    def ids(self) -> list[str]:
        """Of all tables and records."""
        return [str(id) for (id,) in self.found("SELECT DISTINCT id FROM log ORDER BY id")]

    def tables_of(self, owner: str, most: int) -> list[Sheet]:
        """A player's tables, the one last played first; those whose sheet cannot be read are left out."""
        rows = self.found("SELECT id, sheet, summary FROM tables WHERE owner = ? ORDER BY played DESC LIMIT ?", owner, most)
        found = []
        for id, *row in rows:
            try:
                found.append(_sheet(*row))
            except StoreTrouble as error:
                log.error("table %s is not listed: %s", id, error)
        return found

    def hold(self, table: str, holder: str, until: int, now: int) -> bool:
        """Let a process run what a table does by itself, unless another one does; whether it may, until then."""
        with self.writing() as db:
            return db.execute(_HOLD, (holder, until, table, holder, now, now + _LONGEST_LEASE)).rowcount > 0

    def held_until(self, table: str) -> int:
        """When the process that runs a table will have lost it, if it does not say that it is there."""
        row = self.first("SELECT held_until FROM tables WHERE id = ?", table)
        return int(row[0]) if row else 0

    def keep_record(self, record: str, rows: Sequence[bytes]) -> None:
        """A record that was brought from elsewhere, as a log of its own; storing it twice does no harm."""
        with self.writing() as db:
            if not db.execute("SELECT 1 FROM log WHERE id = ? LIMIT 1", (record,)).fetchone():
                self._insert(db, record, 0, rows)

    def _insert(self, db: Connection, id: str, start: int, events: Iterable[bytes]) -> None:
        rows = [(id, start + at, event) for at, event in enumerate(events)]
        if len(rows) > _TOGETHER:
            db.executemany(_INSERT + _ROW, rows)
        elif rows:  # each statement lets another thread run, so the events of a move are one
            db.execute(_INSERT + ", ".join([_ROW] * len(rows)), [value for row in rows for value in row])

    def _tick(self, db: Connection) -> int:
        """A number that grows, also while a clock is set back; among several processes it is as good as their clocks."""
        if not self._played:
            ((last,),) = db.execute("SELECT COALESCE(MAX(played), 0) FROM tables").fetchall()
            self._played = int(last)
        self._played = max(self._played + 1, time.time_ns() // 1000)
        return self._played


class Store(TableStatements, PeopleStatements):
    """Stores tables, the people at them, and records."""

    def write_all(self, jobs: Sequence[Callable[[], object]]) -> list[object]:
        """Several changes with one wait for the disk; each is stored as a whole or not at all, whatever happens to the others.

        What each returned, or the exception that it raised.
        """
        if len(jobs) > 1:
            try:
                with self.writing():
                    return [self._tried(job) for job in jobs]
            except Exception:
                pass  # the disk may have room for some of them: try each alone
        return [outcome(job) for job in jobs]

    def _tried(self, job: Callable[[], object]) -> object:
        """A job within a larger transaction; an error of the database rolls back all of it."""
        try:
            return job()
        except ConflictingWrite as error:
            if not self.driver.db.in_transaction:
                raise
            return error

    def forget(self, table: str) -> None:
        """Remove a table and everything about it, but for its link in the public chain."""
        with self.writing() as db:
            for name in ("tables", "log", "moves"):
                db.execute(f"DELETE FROM {name} WHERE id = ?", (table,))
            self.forget_people(table)

    def close(self) -> None:
        """Close the store."""
        self.driver.close()


def _news(moves: Sequence[Any], events: Sequence[Any]) -> News:
    return News([TableMove(*row) for row in moves], _decoded(event for (event,) in events))


def _decoded(rows: Iterable[bytes]) -> list[AnyEvent]:
    try:
        return [_EVENT.decode(row) for row in rows]
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise _unread(error) from None


def _sheet(sheet: bytes, summary: bytes) -> Sheet:
    try:
        return msgspec.structs.replace(msgspec.json.decode(sheet, type=Sheet), summary=msgspec.json.decode(summary, type=Summary))
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise _unread(error) from None


def _unread(error: Exception) -> StoreTrouble:
    return DamagedTable("error-store-unreadable", trouble=str(error))
