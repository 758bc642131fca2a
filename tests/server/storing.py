"""What the tests of the store share: a table's sheet, a match, and changes to keep."""

from __future__ import annotations

from collections.abc import Sequence

from hanashobu.play.events import AnyEvent
from hanashobu.play.view import Status
from hanashobu.server.store import Sheet, Summary, TableChange
from hanashobu.table.table import Seat
from tests.support.helpers import full_match

SEATS = (Seat("Aki"), Seat("Ben", "greedy"), Seat("Chie", "random"))
MATCH = full_match("hiraya", seed=3, rounds=2).events


def sheet(id: str, owner: str = "me") -> Sheet:
    return Sheet(id, owner, "hiraya", SEATS, "3", "2024-05-05T10:00:00+00:00")


def more(start: int, events: Sequence[AnyEvent], status: Status) -> TableChange:
    """Events from a place of the log on, which no move explains."""
    return TableChange((), 0, events, start, Summary(status))
