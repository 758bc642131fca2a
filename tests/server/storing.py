"""What the tests of the store share: a table's sheet, a match, and changes to keep."""

from __future__ import annotations

from collections.abc import Sequence

from hanashobu.app.store import Sheet, Store, Summary, TableChange
from hanashobu.app.store.sqlite import SqliteDriver
from hanashobu.play.events import AnyEvent, Ginmi, Loan, MatchBegins, MatchEnds, RoundBegins, RoundEnds, YearEnds
from hanashobu.play.view import Status
from hanashobu.table.table import Seat
from tests.support.helpers import full_match

SEATS = (Seat("Aki"), Seat("Ben", "regular"), Seat("Chie", "random"))
MATCH = full_match("hiraya", seed=3, rounds=2).events


def sheet(id: str, owner: str = "me") -> Sheet:
    return Sheet(id=id, owner=owner, game="hiraya", seats=SEATS, seed="3", created="2024-05-05T10:00:00+00:00")


def more(start: int, events: Sequence[AnyEvent], status: Status) -> TableChange:
    """Events from a place of the log on, which no move explains."""
    return TableChange((), 0, events, start, Summary(status))


def sqlite_of(store: Store) -> SqliteDriver:
    """The file behind a store, to look into or to spoil."""
    assert isinstance(store.driver, SqliteDriver)
    return store.driver


TELL_TOTALS = (MatchEnds, Loan, Ginmi, YearEnds, RoundEnds, RoundBegins)  # after a round of a campaign its ledger follows


def summary_of(events: Sequence[AnyEvent]) -> Summary:
    """Where a log ends, from nothing but the log."""
    begins = events[0]
    assert isinstance(begins, MatchBegins)
    ends = events[-1] if isinstance(events[-1], MatchEnds) else None
    rounds = [event.number for event in events if isinstance(event, RoundBegins)]
    last = next((event for event in reversed(events) if isinstance(event, RoundEnds | RoundBegins)), None)
    totals = next((event.totals for event in reversed(events) if isinstance(event, TELL_TOTALS)), begins.start)
    status: Status = "over" if ends else "between" if isinstance(last, RoundEnds) else "playing"
    return Summary(status, rounds[-1] if rounds else 0, totals, ends.winners if ends else ())
