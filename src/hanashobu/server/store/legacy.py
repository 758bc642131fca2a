"""SQLite files from before the schema had numbered steps: what they lack is added once, when they are opened."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Sequence

import msgspec

from hanashobu.play.events import AnyEvent, Ginmi, Loan, MatchBegins, MatchEnds, RoundBegins, RoundEnds, YearEnds
from hanashobu.play.view import Status
from hanashobu.server.at_rest import hashed
from hanashobu.server.store import migrations
from hanashobu.server.store.stored import Summary

log = logging.getLogger(__name__)

TELL_TOTALS = (MatchEnds, Loan, Ginmi, YearEnds, RoundEnds, RoundBegins)  # after a round of a campaign its ledger follows
_EVENT: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


HASHED = 1  # the `user_version` of a file that holds hashes; before it, keys were kept as they came


def bring(db: sqlite3.Connection) -> None:
    """The file as the first numbered step describes it."""
    migrations.run(db, 1)
    _hash_owners(db)
    _add_summaries(db)


def _add_summaries(db: sqlite3.Connection) -> None:
    """Tables from before summaries were kept get theirs from their logs."""
    columns = {name for _, name, *_ in db.execute("PRAGMA table_info(tables)")}
    if "summary" not in columns:
        db.execute("ALTER TABLE tables ADD COLUMN summary BLOB")
    db.execute("BEGIN IMMEDIATE")
    try:
        for id, sheet, status in db.execute("SELECT id, sheet, status FROM tables WHERE summary IS NULL").fetchall():
            rows = [event for (event,) in db.execute("SELECT event FROM log WHERE id = ? ORDER BY seq", (id,))]
            row = (*_summed_up(sheet, status, rows), id)
            db.execute("UPDATE tables SET sheet = ?, summary = ? WHERE id = ?", row)
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise


def _summed_up(sheet: bytes, status: str, rows: Sequence[bytes]) -> tuple[bytes, bytes]:
    """A sheet with its options, and its summary; of a log that cannot be read only the status is known."""
    try:
        found = msgspec.json.decode(sheet, type=dict[str, msgspec.Raw])
        events = [_EVENT.decode(row) for row in rows]
        begins = events[0]
        assert isinstance(begins, MatchBegins)
    except (msgspec.DecodeError, UnicodeDecodeError, IndexError, AssertionError):
        return sheet, msgspec.json.encode({"status": status})
    return msgspec.json.encode({**found, "options": begins.options, "rounds": begins.rounds}), msgspec.json.encode(summary_of(events))


def summary_of(events: Sequence[AnyEvent]) -> Summary:
    """Where a log ends."""
    begins = events[0]
    assert isinstance(begins, MatchBegins)
    ends = events[-1] if isinstance(events[-1], MatchEnds) else None
    rounds = [event.number for event in events if isinstance(event, RoundBegins)]
    last = next((event for event in reversed(events) if isinstance(event, RoundEnds | RoundBegins)), None)
    totals = next((event.totals for event in reversed(events) if isinstance(event, TELL_TOTALS)), begins.start)
    status: Status = "over" if ends else "between" if isinstance(last, RoundEnds) else "playing"
    return Summary(status, rounds[-1] if rounds else 0, totals, ends.winners if ends else ())


def _hash_owners(db: sqlite3.Connection) -> None:
    """Once for each file: tables that were stored under a key move to its hash, and the key is removed from every page of the file."""
    if version(db) >= HASHED:
        return
    db.execute("BEGIN IMMEDIATE")
    try:
        rows = [] if version(db) >= HASHED else db.execute("SELECT id, owner, sheet FROM tables").fetchall()
        for id, owner, sheet in rows:
            db.execute("UPDATE tables SET owner = ?, sheet = ? WHERE id = ?", (hashed(owner), _rewritten(sheet), id))
        db.execute(f"PRAGMA user_version = {HASHED}")
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise
    if rows:
        _wipe(db)


def version(db: sqlite3.Connection) -> int:
    """The number of the last step that a file has."""
    (found,) = db.execute("PRAGMA user_version").fetchone()
    return int(found)


def _rewritten(sheet: bytes) -> bytes:
    """The sheet with a hash for its owner; one that cannot be read stays as it is."""
    try:
        found = msgspec.json.decode(sheet, type=dict[str, msgspec.Raw])
        owner = msgspec.json.decode(found["owner"], type=str)
    except (msgspec.DecodeError, UnicodeDecodeError, KeyError):
        return sheet
    return msgspec.json.encode({**found, "owner": hashed(owner)})


def _wipe(db: sqlite3.Connection) -> None:
    """Rewrite the file: free pages could still hold their old contents."""
    try:
        db.execute("VACUUM")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as error:
        log.warning("Old keys may remain in unused pages of the data file, because it could not be rewritten: %s.", error)
