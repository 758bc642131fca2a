"""What an older file lacks is added once, when it is opened."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from hanashobu.play.events import AnyEvent, Ginmi, Loan, MatchBegins, MatchEnds, RoundBegins, RoundEnds, YearEnds
from hanashobu.play.view import Status
from hanashobu.server.store import Summary

TELL_TOTALS = (MatchEnds, Loan, Ginmi, YearEnds, RoundEnds, RoundBegins)  # after a round of a campaign its ledger follows
_EVENT: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def add_summaries(db: sqlite3.Connection) -> None:
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
