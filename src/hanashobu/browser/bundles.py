"""A table or a record as the browser keeps it, and as people carry it to another browser: one line of JSON each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

import msgspec

from hanashobu.server.record_work import decoded
from hanashobu.server.store import Sheet, Store, TableChange
from hanashobu.table.moves import TableMove
from hanashobu.text import MessageError, Quoted

FORMAT: Literal["hana-export/2"] = "hana-export/2"
READABLE = (FORMAT, "hana-export/1")  # without what the page itself keeps


class BadExport(MessageError, ValueError):
    """A file that is not an export, or of a version that this program does not know."""


class Header(msgspec.Struct, frozen=True):
    """The first line of an export."""

    format: str
    version: str  # of the program that wrote it
    page: msgspec.Raw = msgspec.Raw(b"{}")  # what the page keeps beside the tables, which only it understands


class Bundle(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything about a table; without a sheet it is a record that was brought from elsewhere."""

    id: str
    events: tuple[msgspec.Raw, ...]
    sheet: Sheet | None = None
    moves: tuple[TableMove, ...] = ()

    @property
    def last_played(self) -> tuple[int, str]:
        """What bundles are sorted by, so that a list of tables has its order."""
        return (self.moves[-1].at if self.moves else 0), (self.sheet.created if self.sheet else "")


_BUNDLE: msgspec.json.Decoder[Bundle] = msgspec.json.Decoder(Bundle)


def bundle(store: Store, id: str) -> Bundle | None:
    """What the store has under an id; None if it was removed."""
    rows = store.rows(id)
    if not rows:
        return None
    table = store.table(id)
    events = tuple(map(msgspec.Raw, rows))
    return Bundle(id, events, table.sheet, tuple(table.moves)) if table else Bundle(id, events)


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
    if header.format not in READABLE:
        raise BadExport("error-import-newer", format=Quoted(header.format), version=Quoted(header.version))
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
