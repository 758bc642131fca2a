"""What is stored of tables and records: an append-only log of events for each, and beside a table's log the moves that led to it.

`Store` is the interface; `Sqlite` (sqlite.py) keeps everything in one file. A method returns when what it wrote is on the disk.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

import msgspec

from hanashobu.play.dealing import KERNEL, Source
from hanashobu.play.events import AnyEvent
from hanashobu.play.view import Status
from hanashobu.rules.options import Value
from hanashobu.table.moves import TableMove
from hanashobu.table.table import Seat
from hanashobu.text import MessageError


class StoreTrouble(MessageError):
    """What could not be stored or read."""


class ConflictingWrite(StoreTrouble):
    """The log has changed since the writer read it: somebody else has written to it, or it was removed."""


class Summary(msgspec.Struct, frozen=True):
    """Where a match stands, as a list of tables shows it; kept beside the log, so that a list reads no logs."""

    status: Status = "playing"
    round: int = 0
    totals: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()


class Sheet(msgspec.Struct, frozen=True):
    """What is known of a table besides its log."""

    id: str
    owner: str
    game: str
    seats: tuple[Seat, ...]
    seed: str | None
    created: str
    summary: Summary = Summary()
    source: Source = KERNEL  # of tables that were opened before there was another
    whole: bool = True  # whether all cards come from the seed; not where the match goes on from a record
    options: dict[str, Value] = {}
    rounds: int | None = None
    lesson: bool = False  # one round of a lesson, which no list shows

    def __repr__(self) -> str:
        """Without its seed, which is a secret, and without its owner's key: this may be logged."""
        return f"Sheet({self.id!r}, {self.game!r}, {self.summary.status!r})"


class StoredTable(NamedTuple):
    """Everything that is stored of a table."""

    sheet: Sheet
    moves: list[TableMove]
    events: list[AnyEvent]


class TableChange(NamedTuple):
    """What happened at a table since it was last stored, and after how many moves and events it stood before."""

    moves: Sequence[TableMove]
    first_move: int
    events: Sequence[AnyEvent]
    first_event: int
    summary: Summary


class Store(Protocol):
    """Keeps tables and records."""

    def open_table(self, sheet: Sheet, events: Sequence[AnyEvent]) -> None:
        """A new table with its first events."""

    def append(self, table: str, change: TableChange) -> None:
        """What happened since; a change that does not start where the table stands is refused."""

    def write_all(self, jobs: Sequence[Callable[[], None]]) -> list[StoreTrouble | None]:
        """Several changes with one wait for the disk; each is stored as a whole or not at all, whatever happens to the others."""

    def sheet(self, table: str) -> Sheet | None:
        """What is known of a table."""

    def table(self, table: str) -> StoredTable | None:
        """A table with its moves and its log."""

    def log(self, table: str) -> list[AnyEvent]:
        """All events of a table or a record, in order; none if it is not there."""

    def rows(self, record: str) -> list[bytes]:
        """The same as JSON, one text for each event."""

    def tables_of(self, owner: str, most: int) -> list[Sheet]:
        """A player's tables, the one last played first; those whose sheet cannot be read are left out."""

    def forget(self, table: str) -> None:
        """Remove a table and its log."""

    def keep_record(self, record: str, rows: Sequence[bytes]) -> None:
        """A record that was brought from elsewhere, as a log of its own; storing it twice does no harm."""

    def close(self) -> None:
        """Close the store."""
