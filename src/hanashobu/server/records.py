"""Records for the replay page: read, checked against the rules, looked at move by move, gone on from."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec

from hanashobu.play import players, record
from hanashobu.play.events import AnyEvent, MatchBegins, MatchEnds
from hanashobu.play.players import BadName
from hanashobu.play.record import BadRecord, Line
from hanashobu.play.replay import Replay
from hanashobu.server.api import Moments, RecordInfo
from hanashobu.table.ask import Say
from hanashobu.table.messages import Now
from hanashobu.table.now import now

MOST_MOMENTS = 400  # at once


def read(data: bytes) -> list[AnyEvent]:
    """The events of a record as somebody brings it; raises a BadRecord or a Violation with a sentence."""
    found = list(record.split(record.lines(data.splitlines(keepends=True))))
    if not found:
        raise BadRecord(1, "There is no match in this file: a record begins with a match event.")
    if len(found) > 1:
        raise BadRecord(found[1][0].number, f"There are {len(found)} matches in this file; cut it so that it holds one.")
    return _with_clean_names(list(Replay(found[0])))


def _with_clean_names(lines: Sequence[Line]) -> list[AnyEvent]:
    """The events of a record, with names that a page can show."""
    events = [line.event for line in lines]
    begins = events[0]
    assert isinstance(begins, MatchBegins)
    try:
        return renamed(events, players.checked(begins.seats))
    except BadName as error:
        raise BadRecord(lines[0].number, f"Line {lines[0].number}: {error}") from None


def name_of(events: Sequence[AnyEvent]) -> str:
    """The id of a record: the same record gets the same one."""
    text = b"".join(record.to_line(event) for event in events)
    return f"r{hashlib.sha256(text).hexdigest()[:20]}"


def info(id: str, events: Sequence[AnyEvent]) -> RecordInfo:
    """A record as the page gets it."""
    begins = events[0]
    assert isinstance(begins, MatchBegins)
    options = {"rounds": begins.rounds, **begins.options}
    return RecordInfo(id, begins.game, begins.seats, options, tuple(events), isinstance(events[-1], MatchEnds))


def moments(events: Sequence[AnyEvent], start: int, end: int, seat: int | None, say: Say) -> Moments:
    """Where the record stands after the events from `start` to `end`."""
    end = min(end, len(events), start + MOST_MOMENTS)
    replay = Replay(_lines(events[: max(1, end)]))
    if seat is not None and not 0 <= seat < len(replay.match.names):
        seat = None
    found: list[Now | None] = []
    for at, _ in enumerate(replay):
        if start <= at < end:
            found.append(now(replay.match.view(seat), at + 1, say) if replay.settled else None)
    return Moments(start, tuple(found))


def settled_until(events: Sequence[AnyEvent], at: int) -> int:
    """The last place up to here from which a match can go on."""
    replay = Replay(_lines(events[: max(1, at)]))
    last = 0
    for place, _ in enumerate(replay, 1):
        if replay.settled and replay.match.actor is not None:
            last = place
    return last


def _lines(events: Sequence[AnyEvent]) -> list[Line]:
    return [Line(number, event) for number, event in enumerate(events, 1)]


def renamed(events: Sequence[AnyEvent], names: Sequence[str]) -> list[AnyEvent]:
    """The same events with other people in the seats."""
    begins = events[0]
    assert isinstance(begins, MatchBegins)
    return [msgspec.structs.replace(begins, seats=tuple(names)), *events[1:]]
