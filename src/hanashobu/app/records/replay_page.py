"""Records for the replay page: reads them, checks them against the rules, shows them move by move, and continues from them."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from hanashobu.app.messages.api import Moments
from hanashobu.play import players
from hanashobu.play.commentary import Commentary
from hanashobu.play.events import AnyEvent, MatchBegins, MatchEnds
from hanashobu.play.players import BadName
from hanashobu.records import codec
from hanashobu.records.codec import BadRecord, RecordLine
from hanashobu.records.replay import Replay
from hanashobu.table.news import Captures, YakuWatch
from hanashobu.table.protocol import Snapshot
from hanashobu.table.snapshot import now
from hanashobu.text import Message, msg
from hanashobu.text.message import message_of

MOST_MOMENTS = 400  # at once


def read(data: bytes) -> list[AnyEvent]:
    """The events of a record as somebody brings it; raises a BadRecord or a Violation with a sentence."""
    found = list(codec.split(codec.lines(data.splitlines(keepends=True))))
    if not found:
        raise BadRecord(1, msg("error-record-empty"))
    if len(found) > 1:
        raise BadRecord(found[1][0].number, msg("error-record-several", matches=len(found)))
    return _with_clean_names(list(Replay(found[0])))


def _with_clean_names(lines: Sequence[RecordLine]) -> list[AnyEvent]:
    """The events of a record, with names that a page can show."""
    events = [line.event for line in lines]
    try:
        return renamed(events, players.checked(begins(events).seats))
    except BadName as error:
        raise BadRecord(lines[0].number, msg("error-record-header-at", line=lines[0].number, what=message_of(error))) from None


def name_of(events: Sequence[AnyEvent]) -> str:
    """The id of a record: the same record gets the same one."""
    text = b"".join(codec.to_line(event) for event in events)
    return f"r{hashlib.sha256(text).hexdigest()[:20]}"


def begins(events: Sequence[AnyEvent]) -> MatchBegins:
    """The header of a record."""
    found = events[0]
    assert isinstance(found, MatchBegins)
    return found


def info(id: str, rows: Sequence[bytes]) -> bytes:
    """A record as the page gets it (`RecordInfo`), put together from what is kept: long ones are not read again."""
    header = msgspec.json.decode(rows[0], type=MatchBegins)
    raw = [msgspec.Raw(row) for row in rows]
    found = {
        "id": id,
        "game": header.game,
        "seats": header.seats,
        "options": {"rounds": header.rounds, **header.options},
        "events": raw,
        "finished": is_over(rows),
    }
    return msgspec.json.encode(found)


def is_over(rows: Sequence[bytes]) -> bool:
    """Whether a record goes to the end of its match."""
    return isinstance(msgspec.json.decode(rows[-1], type=AnyEvent), MatchEnds)


def moments(events: Sequence[AnyEvent], start: int, end: int, seat: int | None) -> Moments:
    """Where the record stands after the events from `start` to `end`."""
    end = min(end, len(events), start + MOST_MOMENTS)
    replay = Replay(_lines(events[: max(1, end)]))
    if seat is not None and not 0 <= seat < len(replay.match.names):
        seat = None
    commentary = Commentary(replay.match.names, replay.match.rules)
    watch = YakuWatch(Captures(replay.match), seat)
    known: list[AnyEvent] = []  # to the seat
    places: list[int] = []  # of those events in the record
    found: list[Snapshot | None] = []
    texts: list[Message | None] = []
    before = 0
    for at, line in enumerate(replay):
        before = len(commentary.texts) if at == start else before
        seen = line.event if seat is None else line.event.seen_by(seat)
        commentary.read([seen] if seen else [])
        known += [seen] if seen else []  # type: ignore[list-item]  # a cut-down event is of the same kind
        places += [at] if seen else []
        if start <= at < end:
            found.append(now(replay.match.view(seat), at + 1) if replay.settled else None)
            texts.append(commentary.texts[-1] if seen else None)
    watch.read(known)
    news = (replace(item, at=places[item.at]) for item in watch.since(0) if places[item.at] >= start)
    return Moments(start, tuple(found), tuple(texts), commentary.settled_since(before), tuple(news))


def settled_until(events: Sequence[AnyEvent], at: int) -> int:
    """The last place up to here from which a match can go on."""
    replay = Replay(_lines(events[: max(1, at)]))
    last = 0
    for place, _ in enumerate(replay, 1):
        if replay.settled and replay.match.actor is not None:
            last = place
    return last


def _lines(events: Sequence[AnyEvent]) -> list[RecordLine]:
    return [RecordLine(number, event) for number, event in enumerate(events, 1)]


def renamed(events: Sequence[AnyEvent], names: Sequence[str]) -> list[AnyEvent]:
    """The same events with other people in the seats."""
    return [msgspec.structs.replace(begins(events), seats=tuple(names)), *events[1:]]
