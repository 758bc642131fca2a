"""A table or a record as the browser keeps it, and as people carry it to another browser: one line of JSON each."""

from __future__ import annotations

import logging
from binascii import crc32
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

import msgspec

from hanashobu.app.messages.refusal import BadExport
from hanashobu.app.records.work import decoded
from hanashobu.app.store import Sheet, Store, TableChange
from hanashobu.table.moves import TableMove
from hanashobu.text import Quoted

log = logging.getLogger(__name__)

FORMAT: Literal["hanashobu-export/1"] = "hanashobu-export/1"


class Header(msgspec.Struct, frozen=True):
    """The first line of an export."""

    format: str
    version: str  # of the program that wrote it
    page: msgspec.Raw = msgspec.Raw(b"{}")  # what the page keeps beside the tables, which only it understands


class Bundle(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything about a table; without a sheet it is a record that was brought from elsewhere.

    An addition has only the events and moves since the text before it.
    """

    id: str
    events: tuple[msgspec.Raw, ...]
    sheet: Sheet | None = None
    moves: tuple[TableMove, ...] = ()
    follows: int | None = None  # the checksum of the text before it; None if this is everything

    @property
    def last_played(self) -> tuple[int, str]:
        """What bundles are sorted by, so that a list of tables has its order."""
        return (self.moves[-1].at if self.moves else 0), (self.sheet.created if self.sheet else "")


_BUNDLE: msgspec.json.Decoder[Bundle] = msgspec.json.Decoder(Bundle)


class Kept(NamedTuple):
    """What the browser has kept of a table: its texts put together, how many additions there are, and the checksum of the last text."""

    moves: int
    events: int
    additions: int
    last: int


def bundle(store: Store, id: str) -> Bundle | None:
    """What the store has under an id; None if it was removed."""
    return _since(store, id, 0, 0)


def addition(store: Store, id: str, kept: Kept) -> Bundle | None:
    """What the store has beyond what is kept; None if it was removed."""
    found = _since(store, id, kept.moves, kept.events)
    return msgspec.structs.replace(found, follows=kept.last) if found else None


def _since(store: Store, id: str, moves: int, events: int) -> Bundle | None:
    sheet, rows = store.sheet(id), store.rows(id, events)
    if sheet is None:
        return Bundle(id, tuple(map(msgspec.Raw, rows))) if rows else None
    news = store.since(id, moves, events + len(rows))
    return Bundle(id, tuple(map(msgspec.Raw, rows)), sheet, tuple(news.moves if news else ()))


def keep(text: bytes, found: Bundle, before: Kept | None = None) -> Kept:
    """What is kept, now that this text is: alone, or after those before it."""
    moves, events, additions, _ = before or (0, 0, -1, 0)
    return Kept(moves + len(found.moves), events + len(found.events), additions + 1, crc32(text))


def joined(texts: Iterable[str]) -> list[tuple[Bundle, Kept]]:
    """Tables and records from the texts that are kept: of each the whole before its additions, in order.

    An addition that does not follow the text before it is left out: the table was written by somebody else since.
    """
    found: dict[str, tuple[Bundle, Kept]] = {}
    for text in map(str.encode, texts):
        try:
            one = read(text)
        except BadExport as error:  # another version wrote it, or it is damaged: it stays where it is
            log.error("a table is left out: %s", error)
            continue
        if one.follows is None:
            found[one.id] = one, keep(text, one)
        elif one.id in found and one.follows == found[one.id][1].last:
            before, kept = found[one.id]
            found[one.id] = _with(before, one), keep(text, one, kept)
    return list(found.values())


def _with(before: Bundle, more: Bundle) -> Bundle:
    return Bundle(before.id, before.events + more.events, more.sheet, before.moves + more.moves)


def put(store: Store, found: Bundle) -> None:
    """Put a bundle into a store that does not have it."""
    if found.sheet is None:
        store.keep_record(found.id, [bytes(row) for row in found.events])
        return
    events = decoded([bytes(row) for row in found.events])
    with store.writing():
        store.open_table(found.sheet, events)
        store.append(found.id, TableChange(found.moves, 0, (), len(events), found.sheet.summary))


def read(data: bytes) -> Bundle:
    """A bundle from its line."""
    try:
        return _BUNDLE.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadExport("error-import-line", trouble=Quoted(str(error))) from None


class Export(NamedTuple):
    """What is in such a file."""

    bundles: list[Bundle]
    page: msgspec.Raw


def exported(bundles: Iterable[Bundle], version: str, page: bytes = b"{}") -> bytes:
    """All of it as one file."""
    lines: list[object] = [Header(FORMAT, version, msgspec.Raw(page)), *bundles]
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def imported(data: bytes, owner: str) -> Export:
    """What is in such a file, for whoever imports it; all of it can be read, or nothing is taken."""
    first, *lines = data.splitlines() or [b""]
    try:
        header = msgspec.json.decode(first, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadExport("error-import-not") from None
    if header.format != FORMAT:
        raise BadExport("error-import-format", format=Quoted(header.format), version=Quoted(header.version), ours=FORMAT)
    return Export([_owned(_checked(read(line)), owner) for line in lines if line.strip()], header.page)


def _checked(found: Bundle) -> Bundle:
    try:
        decoded([bytes(row) for row in found.events])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadExport("error-import-line", trouble=Quoted(str(error))) from None
    return found


def _owned(found: Bundle, owner: str) -> Bundle:
    if found.sheet is None:
        return found
    return msgspec.structs.replace(found, sheet=msgspec.structs.replace(found.sheet, owner=owner))


def sorted_by_play(bundles: Iterable[Bundle]) -> Sequence[Bundle]:
    """The table that was last played last."""
    return sorted(bundles, key=lambda found: found.last_played)
