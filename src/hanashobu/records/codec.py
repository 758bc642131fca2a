"""Records: written line by line as a match is played, read up to the last whole line (docs/record.md)."""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import IO, NamedTuple, Self, get_args

import msgspec

from hanashobu.nearest import nearest
from hanashobu.play.events import FORMAT, AnyEvent, MatchBegins
from hanashobu.play.record_words import undeclared
from hanashobu.text import Message, MessageError, Quoted, msg

_ENCODE = msgspec.json.Encoder()
_DECODE = msgspec.json.Decoder(AnyEvent)


EVENTS = tuple(str(kind.__struct_config__.tag) for kind in get_args(AnyEvent))  # their names, `match` first


class BadRecord(MessageError, ValueError):
    """A record that cannot be read, with the line where it goes wrong."""

    def __init__(self, line: int, message: Message) -> None:
        super().__init__(message)
        self.line = line

    def __reduce__(self) -> tuple[type[BadRecord], tuple[int, Message]]:
        return type(self), (self.line, self.message)


RecordSource = Path | Iterable[bytes]  # a file by its path, or the lines of one that is open, such as the standard input


class RecordLine(NamedTuple):
    """An event and its line in the file."""

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


def read(source: RecordSource) -> Iterator[RecordLine]:
    """The events of a file; a last line that was cut off is left out, anything else that cannot be read is an error."""
    with source.open("rb") if isinstance(source, Path) else nullcontext(source) as file:
        yield from lines(file)


def lines(texts: Iterable[bytes]) -> Iterator[RecordLine]:
    """The events of lines of text, each with its end of line."""
    declared: dict[str, str] = {}
    for number, text in enumerate(texts, 1):
        if number == 1:
            text = text.removeprefix(BOM_UTF8)
        if not text.strip():
            continue
        try:
            event = _DECODE.decode(text)
        except msgspec.ValidationError as error:
            raise BadRecord(number, _complaint(number, text, error)) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            if text.endswith(b"\n"):
                raise BadRecord(number, msg("error-record-not-json", line=number)) from None
            return
        if isinstance(event, MatchBegins):
            declared = event.words
        if unknown := undeclared(event, declared):
            field, word = unknown
            raise BadRecord(number, msg("error-record-undeclared", line=number, field=field, word=Quoted(word)))
        yield RecordLine(number, event)


def _complaint(line: int, text: bytes, error: msgspec.ValidationError) -> Message:
    """What is wrong with a line that begins like JSON but is not an event."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return msg("error-record-not-json", line=line)
    if not isinstance(data, dict) or "event" not in data:
        return msg("error-record-no-event", line=line, format=FORMAT)
    if data["event"] not in EVENTS:
        event = str(data["event"])
        return msg("error-record-unknown-event", line=line, format=FORMAT, event=Quoted(event), near=nearest(event, EVENTS))
    if data["event"] == EVENTS[0] and data.get("format") != FORMAT:
        return msg("error-record-format", line=line, format=Quoted(str(data.get("format"))), ours=FORMAT)
    wrong, _, where = str(error).partition(" - at `$.")
    trouble = f"{wrong}{f', in {where[:-1]}' if where else ''}"
    return msg("error-record-bad-event", line=line, event=data["event"], format=FORMAT, trouble=trouble)


def matches(source: RecordSource) -> Iterator[list[RecordLine]]:
    """The matches of a file, one after another, each from its `match` event on."""
    return split(read(source))


class Numbered:
    """Lines that are read once, from a file or a pipe; `final` is the last one that is not blank, whether or not it is a whole event."""

    def __init__(self, texts: Iterable[bytes]) -> None:
        self._texts = texts
        self.final = 0

    def __iter__(self) -> Iterator[bytes]:
        for number, text in enumerate(self._texts, 1):
            if text.strip():
                self.final = number
            yield text


def split(lines: Iterable[RecordLine]) -> Iterator[list[RecordLine]]:
    """The same for lines that have been read already."""
    found: list[RecordLine] = []
    for line in lines:
        if isinstance(line.event, MatchBegins):
            if found:
                yield found
            found = []
            if line.event.format != FORMAT:
                format = Quoted(line.event.format)
                raise BadRecord(line.number, msg("error-record-format", line=line.number, format=format, ours=FORMAT))
        elif not found:
            raise BadRecord(line.number, msg("error-record-begins-at", line=line.number))
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
