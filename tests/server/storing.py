"""What the tests of the store share: a table's sheet, a match, and changes to keep."""

from __future__ import annotations

from collections.abc import Sequence

from hanashobu.play.events import AnyEvent
from hanashobu.play.view import Status
from hanashobu.server.store import Sheet, Store, Summary, TableChange
from hanashobu.server.store.sqlite import SqliteDriver
from hanashobu.table.table import Seat
from tests.support.helpers import full_match

SEATS = (Seat("Aki"), Seat("Ben", "greedy"), Seat("Chie", "random"))
MATCH = full_match("hiraya", seed=3, rounds=2).events


def sheet(id: str, owner: str = "me") -> Sheet:
    return Sheet(id, owner, "hiraya", SEATS, "3", "2024-05-05T10:00:00+00:00")


def more(start: int, events: Sequence[AnyEvent], status: Status) -> TableChange:
    """Events from a place of the log on, which no move explains."""
    return TableChange((), 0, events, start, Summary(status))


def sqlite_of(store: Store) -> SqliteDriver:
    """The file behind a store, to look into or to spoil."""
    assert isinstance(store.driver, SqliteDriver)
    return store.driver


PEOPLE = ("documents", "seat_keys", "carry_codes", "chat", "due", "presence", "commitments", "push_subscriptions")
COLUMNS = ("moves.at", "tables.move_count", "tables.event_count", "tables.holder", "tables.held_until")


def as_before_steps(store: Store, version: int = 1) -> None:
    """Make the file what it was before the schema had numbered steps."""
    db = sqlite_of(store).db
    for name in PEOPLE:
        db.execute(f"DROP TABLE {name}")
    for column in COLUMNS:
        table, _, name = column.partition(".")
        db.execute(f"ALTER TABLE {table} DROP COLUMN {name}")
    db.execute(f"PRAGMA user_version = {version}")
