"""Records: upload one, look at it move by move, continue from a move. And rounds with real cards, which are scored in the same process."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from msgspec import Meta

from hanashobu import games
from hanashobu.app.messages.api import Moments, PlayOn, RecordInfo, TableInfo
from hanashobu.app.messages.refusal import Refusal
from hanashobu.app.messages.review_api import JudgedDecisions, MatchLuck
from hanashobu.app.messages.score_api import ScoreRequest, ScoreSheet
from hanashobu.app.operations.call import Call
from hanashobu.app.operations.operation import Id, operation
from hanashobu.app.operations.services import Services
from hanashobu.app.operations.table_infos import info
from hanashobu.app.operations.tables import seats_of
from hanashobu.app.records import replay_page, scorekeeper, work
from hanashobu.text import Quoted, msg

GROUP = "records"
Count = Annotated[int, Meta(ge=0, le=10**6)]


@operation("POST", "/api/records", GROUP, status=201, refuses=(409, 429), encodes=RecordInfo)
async def bring(call: Call, data: bytes) -> bytes:
    """A record from a file; it is checked against the rules and kept."""
    services = call.services
    services.admission.record(call.client, len(data))
    brought = await services.aside(call.client, partial(work.bring, data))
    store = services.async_store
    await store.write(store.store.keep_record, brought.id, brought.rows)
    return replay_page.info(brought.id, brought.rows)


@operation("GET", "/api/records/{id}", GROUP, refuses=(404, 409), encodes=RecordInfo)
async def one_record(call: Call, id: Id) -> bytes:
    """A record by its id, or that of a table whose match is over."""
    return replay_page.info(id, await _rows(call.services, id))


@operation("GET", "/api/records/{id}/moments", GROUP, refuses=(404, 409), limit="costly", encodes=Moments)
async def moments(
    call: Call,
    id: Id,
    start: Count = 0,
    end: Count = 100,
    seat: Annotated[int, Meta(description="Whose eyes to look through; nobody's if it is left out.")] | None = None,
) -> bytes:
    """Where the match stood after each of some events."""
    job = partial(work.moments, start=start, end=end, seat=seat)
    return await call.services.aside_with(call.client, partial(_rows, call.services, id), job)


@operation("GET", "/api/records/{id}/luck", GROUP, refuses=(404, 409), limit="costly", encodes=MatchLuck)
async def luck(call: Call, id: Id) -> bytes:
    """What the cards did in a match that is over, and what its players did."""
    return await call.services.reviewed(call.client, partial(work.luck, await _finished(call.services, id)))


@operation("GET", "/api/records/{id}/decisions", GROUP, refuses=(404, 409), limit="costly", encodes=JudgedDecisions)
async def decisions(call: Call, id: Id, round: Count, start: Count = 0) -> bytes:
    """What decisions of a round cost, from one of its moments on: as many as are judged in a short while."""
    job = partial(work.judged, await _finished(call.services, id), number=round, start=start)
    return await call.services.reviewed(call.client, job)


@operation("POST", "/api/records/{id}/play", GROUP, status=201, refuses=(404, 409, 429))
async def play_on(call: Call, player: str, id: Id, wanted: PlayOn) -> TableInfo:
    """A new table that goes on from a move of the record; what was not dealt yet is shuffled afresh."""
    services = call.services
    rows = await _rows(services, id)
    sat = len(replay_page.begins(work.decoded(rows[:1])).seats)
    if len(wanted.seats) != sat:
        raise Refusal(409, msg("error-play-on-seats", seats=sat, count=len(wanted.seats)))
    seats = seats_of(wanted.seats)
    call.admit(seats, costly=True)
    del rows  # while this waits for its turn, many others may wait too
    load = partial(_rows, services, id)
    at = await services.aside_with(call.client, load, partial(work.settled_until, at=wanted.at))
    if not at:
        raise Refusal(409, msg("error-play-on-early"))
    names = [seat.name for seat in seats]
    room = await services.rooms.go_on_from(
        player, seats, load, lambda rows: replay_page.renamed(work.decoded(rows[:at]), names), wanted.claim_for_me
    )
    return info(await room.now())


@operation("POST", "/api/score", "scorekeeper", refuses=(404, 409), limit="costly", encodes=ScoreSheet)
async def score(call: Call, wanted: ScoreRequest) -> bytes:
    """Settle every round; a round that is not complete yet, or cannot be, comes back with a message that says what is missing."""
    games.named(wanted.game)
    return await call.services.aside(call.client, partial(scorekeeper.sheet, wanted))


async def _finished(services: Services, id: str) -> list[bytes]:
    """The rows of a match that is over; nothing about another one is reviewed."""
    rows = await _rows(services, id)
    if not replay_page.is_over(rows):
        raise Refusal(409, msg("error-review-not-over"))
    return rows


async def _rows(services: Services, id: str) -> list[bytes]:
    store = services.async_store
    rows = await store.read(store.store.rows, id)
    if not rows:
        raise Refusal(404, msg("error-no-record", id=Quoted(id)))
    if await store.read(store.store.sheet, id) and not replay_page.is_over(rows):
        raise Refusal(409, msg("error-not-over"))
    return rows
