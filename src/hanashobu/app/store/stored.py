"""What is stored, as types, and what can go wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from hanashobu.play.events import AnyEvent
from hanashobu.play.view import Status
from hanashobu.rules.options import Value
from hanashobu.table.moves import TableMove
from hanashobu.table.people import ClockSettings
from hanashobu.table.table import Seat
from hanashobu.text import MessageError


class StoreTrouble(MessageError):
    """What could not be stored or read."""


class ConflictingWrite(StoreTrouble):
    """What was to be changed has changed since the writer read it: somebody else has written to it, or it was removed."""


def foreign(place: str) -> StoreTrouble:
    """The sentence for a file or a database that is not one of ours; it is left as it is."""
    return StoreTrouble("error-store-foreign", place=place, data="--data", database="--database")


class DamagedTable(StoreTrouble):
    """A table that cannot be opened; that is its own trouble, and the store is well."""


class Summary(msgspec.Struct, frozen=True):
    """Where a match stands, as a list of tables shows it; kept beside the log, so that a list reads no logs."""

    status: Status = "playing"
    round: int = 0
    totals: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    awaits: tuple[int, ...] = ()  # at a table with friends, the seats whose people have to decide something
    deadline: int | None = None  # until when, where there is a clock


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a table besides its log."""

    id: str
    owner: str
    game: str
    seats: tuple[Seat, ...]
    seed: str | None
    created: str
    summary: Summary = Summary()
    whole: bool = True  # whether all cards come from the seed; not where the match goes on from a record
    options: dict[str, Value] = {}
    rounds: int | None = None
    lesson: bool = False  # one round of a lesson, which no list shows
    friends: bool = False  # people came by a link: what a request may do follows from the keys of their seats, not from `owner`
    clock: ClockSettings = ClockSettings()
    secret: str | None = None  # of a fair deal, until the match is over

    def __repr__(self) -> str:
        """Without its seed, which is a secret, and without its owner's key: this may be logged."""
        return f"Sheet({self.id!r}, {self.game!r}, {self.summary.status!r})"


class StoredTable(NamedTuple):
    """Everything that is stored of a table."""

    sheet: Sheet
    moves: list[TableMove]
    events: list[AnyEvent]


class News(NamedTuple):
    """The moves and events of a table after those that a reader has."""

    moves: list[TableMove]
    events: list[AnyEvent]


class TableChange(NamedTuple):
    """What happened at a table since it was last stored, and after how many moves and events it stood before."""

    moves: Sequence[TableMove]
    first_move: int
    events: Sequence[AnyEvent]
    first_event: int
    summary: Summary


# Around the tables. Times are milliseconds since 1970.


class Document(NamedTuple):
    """A JSON text of a table; its version counts how often it was written."""

    version: int
    body: bytes


class Listing(NamedTuple):
    """How a public list has a table: since when, which party has to be here for it, and who opened it."""

    since: int
    host: int
    by: str


class StoredKey(NamedTuple):
    """What a key may do at a table: play for a party. Only a hash of the key is stored."""

    key_hash: str
    party: int
    created: int
    revoked: int | None = None

    def __repr__(self) -> str:
        """Without the hash: this may be logged."""
        return f"StoredKey(party={self.party})"


class StoredCode(NamedTuple):
    """A code that gives another device a key of a party, once; and the key of the device that gave it."""

    code_hash: str
    party: int
    key_hash: str
    until: int

    def __repr__(self) -> str:
        """Without the hashes: this may be logged."""
        return f"StoredCode(party={self.party})"


class StoredChatLine(NamedTuple):
    """A chat line of a table."""

    number: int
    party: int
    at: int
    body: bytes


class Alarm(NamedTuple):
    """Something has to happen at a table at a moment."""

    table: str
    kind: str
    at: int


class Presence(NamedTuple):
    """A party is connected to a process, which has to say so again before `until`; or has left, politely or not."""

    party: int
    process: str
    until: int
    left: int | None = None  # when the last of its connections ended
    goodbye: bool = False  # the page announced that it leaves


class Push(NamedTuple):
    """Where a device of a party wants to be notified: its key, the address of its browser, and that of the page."""

    party: int
    key_hash: str
    endpoint: str
    page: str

    def __repr__(self) -> str:
        """Without the address, which is a secret: this may be logged."""
        return f"Push(party={self.party})"
