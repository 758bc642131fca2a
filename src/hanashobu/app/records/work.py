"""What is done with records in a process of its own: it is plain Python, and would hold up every table. Bytes go in and come out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from hanashobu.app.messages.refusal import Refusal
from hanashobu.app.records import replay_page, review_page
from hanashobu.play.events import AnyEvent
from hanashobu.records.codec import BadRecord
from hanashobu.records.replay import Violation

_EVENT: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


class ImportedRecord(NamedTuple):
    """A record that holds: its id, and its events as they are kept."""

    id: str
    rows: list[bytes]


def bring(data: bytes) -> ImportedRecord:
    """A record from a file, checked against the rules."""
    try:
        events = replay_page.read(data)
    except (BadRecord, Violation) as error:
        raise Refusal(409, error.message) from None
    return ImportedRecord(replay_page.name_of(events), [msgspec.json.encode(event) for event in events])


def moments(rows: Sequence[bytes], start: int, end: int, seat: int | None) -> bytes:
    """Where a match stood after each of some events, as JSON."""
    return msgspec.json.encode(replay_page.moments(decoded(rows), start, end, seat))


def luck(rows: Sequence[bytes]) -> bytes:
    """What the cards did in a match that is over, as JSON."""
    return _reviewed(partial(review_page.luck, decoded(rows)))


def judged(rows: Sequence[bytes], number: int, start: int) -> bytes:
    """What some decisions of a round cost, as JSON."""
    return _reviewed(partial(review_page.decisions, decoded(rows), number, start))


def _reviewed(job: Callable[[], object]) -> bytes:
    try:
        return msgspec.json.encode(job())
    except (BadRecord, Violation) as error:
        raise Refusal(409, error.message) from None


def settled_until(rows: Sequence[bytes], at: int) -> int:
    """The last place up to here from which a match can go on."""
    return replay_page.settled_until(decoded(rows), at)


def decoded(rows: Sequence[bytes]) -> list[AnyEvent]:
    """The events of these rows."""
    return [_EVENT.decode(row) for row in rows]
