"""Records: written line by line as a match is played, read up to the last whole line (docs/record.md)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, NamedTuple, Self, get_args

import msgspec

from hanashobu.nearest import hint
from hanashobu.play.events import FORMAT, AnyEvent, MatchBegins
from hanashobu.quoting import quote

_ENCODE = msgspec.json.Encoder()
_DECODE = msgspec.json.Decoder(AnyEvent)


EVENTS = tuple(str(kind.__struct_config__.tag) for kind in get_args(AnyEvent))  # their names, `match` first


class BadRecord(ValueError):
    """A record that cannot be read, with the line where it goes wrong; the message is for people."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line


class Line(NamedTuple):
    """An event and where it stands in its file."""

    number: int
    event: AnyEvent


class Writer:
    """Appends events to a file, each flushed at once: what has happened is never lost."""

    def __init__(self, path: Path, append: bool = False) -> None:
        self._file: IO[bytes] = path.open("ab" if append else "wb")

    def write(self, events: Iterable[AnyEvent]) -> None:
        """Add these events."""
        self._file.write(b"".join(to_line(event) for event in events))
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


def to_line(event: AnyEvent) -> bytes:
    """One event as one line."""
    return _ENCODE.encode(event) + b"\n"


def read(path: Path) -> Iterator[Line]:
    """The events of a file; a last line that was cut off is left out, anything else that cannot be read is told."""
    with path.open("rb") as file:
        yield from lines(file)


def lines(texts: Iterable[bytes]) -> Iterator[Line]:
    """The events of lines of text, each with its end of line."""
    for number, text in enumerate(texts, 1):
        if not text.strip():
            continue
        try:
            yield Line(number, _DECODE.decode(text))
        except msgspec.ValidationError as error:
            raise BadRecord(number, f"Line {number} {_complaint(text, error)}") from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            if text.endswith(b"\n"):
                raise BadRecord(number, f"Line {number} is not JSON.") from None
            return


def _complaint(text: bytes, error: msgspec.ValidationError) -> str:
    """What is wrong with a line that begins like JSON but is no event."""
    try:
        said = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return "is not JSON."
    if not isinstance(said, dict) or "event" not in said:
        return f"is no event of {FORMAT}: it names no event."
    if said["event"] not in EVENTS:
        return f"is no event of {FORMAT}: it knows no {quote(said['event'])}{hint(str(said['event']), EVENTS)}"
    if said["event"] == EVENTS[0] and said.get("format") != FORMAT:
        return f"is of format {quote(said.get('format'))}; this program reads {FORMAT}."
    wrong, _, where = str(error).partition(" - at `$.")
    return f"is no {said['event']} event of {FORMAT}: {wrong}{f', in {where[:-1]}' if where else ''}."


def matches(path: Path) -> Iterator[list[Line]]:
    """The matches of a file, one after another, each from its `match` event on."""
    return split(read(path))


def split(told: Iterable[Line]) -> Iterator[list[Line]]:
    """The same for lines that are read already."""
    found: list[Line] = []
    for line in told:
        if isinstance(line.event, MatchBegins):
            if found:
                yield found
            found = []
            if line.event.format != FORMAT:
                raise BadRecord(line.number, f"Line {line.number} is of format {quote(line.event.format)}; this program reads {FORMAT}.")
        elif not found:
            raise BadRecord(line.number, f"Line {line.number}: a record begins with a match event.")
        found.append(line)
    if found:
        yield found


def cut_to_whole_lines(path: Path) -> None:
    """Drop a last line that was cut off, so that writing can go on after it; one that lacks only its line break gets it."""
    data = path.read_bytes()
    if not data or data.endswith(b"\n"):
        return
    whole = data.rfind(b"\n") + 1
    with path.open("r+b") as file:
        try:
            _DECODE.decode(data[whole:])
        except (msgspec.DecodeError, UnicodeDecodeError):
            file.truncate(whole)
        else:
            file.seek(0, 2)
            file.write(b"\n")
