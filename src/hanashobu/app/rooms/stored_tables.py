"""Tables as the store knows them: opened again, or a sentence on why that cannot be."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from hanashobu import games
from hanashobu.app.store import DamagedTable, StoredTable, Summary
from hanashobu.play.events import MatchBegins, MatchEnds
from hanashobu.records.codec import BadRecord
from hanashobu.records.replay import Violation
from hanashobu.table.lesson import LessonTable, NoLesson
from hanashobu.table.reopen import reopen
from hanashobu.table.table import Table
from hanashobu.text import Message, MessageError, Quoted
from hanashobu.text.message import message_of

log = logging.getLogger(__name__)

READ_AGAIN, LONGEST = 2.0, 60.0  # seconds until a damaged table is read again: at first, and after doubling


class NoTable(MessageError, LookupError):
    """There is no such table, or it is somebody else's."""


def no_table(id: str) -> NoTable:
    """The sentence for a table that is not there, or not for who asks."""
    return NoTable("error-no-table", id=Quoted(id))


def reopened(kept: StoredTable | None, id: str) -> Table:
    """A table as the store knows it."""
    if kept is None or not kept.events:
        raise no_table(id)
    try:
        return _opened(kept)
    except NoLesson as error:
        raise NoTable(error.message) from None
    except games.UnknownGame as error:  # the host has changed the games
        raise DamagedTable(message_of(error)) from None
    except (BadRecord, Violation) as error:  # somebody has changed the file
        raise DamagedTable("error-table-unreadable", trouble=error.message) from None
    except Exception as error:  # the same: a log that means nothing can go wrong anywhere
        log.debug("table %s cannot be opened", id, exc_info=True)
        raise DamagedTable("error-table-unreadable", trouble=Quoted(f"{type(error).__name__}: {error}")) from None


class DamagedTables:
    """The tables that were damaged when they were last read: read again less and less often, however many people are there."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._found: dict[str, tuple[float, float, Message]] = {}  # until when it is not read, how long that was, what is wrong
        self._logged: set[str] = set()

    @contextmanager
    def reading(self, id: str) -> Iterator[None]:
        """Read a table within this, or raise what was wrong with it a short while ago."""
        until, waited, message = self._found.get(id, (0.0, 0.0, None))
        if message and self._clock() < until:
            raise DamagedTable(message)
        try:
            yield
        except DamagedTable as error:
            wait = min(2 * waited, LONGEST) or READ_AGAIN
            self._found[id] = self._clock() + wait, wait, error.message
            self.log(id, error)
            raise
        self.forget(id)

    def log(self, id: str, error: DamagedTable) -> None:
        """Log what is wrong with a table, once, whoever asks for it."""
        if id not in self._logged:
            self._logged.add(id)
            log.error("table %s: %s", id, error)

    def forget(self, id: str) -> None:
        """A table is in order, or gone."""
        self._found.pop(id, None)
        self._logged.discard(id)


def _opened(kept: StoredTable) -> Table:
    sheet, begins = kept.sheet, kept.events[0]
    if isinstance(begins, MatchBegins):
        games.recorded(begins.game, begins.game_hash)
    if sheet.lesson:
        return LessonTable.again(sheet.seats, sheet.game, kept.events, kept.moves)
    return reopen(sheet.seats, kept.events, int(sheet.seed) if sheet.seed else None, kept.moves, sheet.secret)


def summary(table: Table, awaits: tuple[int, ...] = (), deadline: int | None = None) -> Summary:
    """Where a table stands, for the list of tables."""
    match = table.match
    ends = table.events[-1]
    return Summary(match.status, match.round, match.totals, ends.winners if isinstance(ends, MatchEnds) else (), awaits, deadline)
