"""Records: bring one, look at it move by move, go on from a move."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from hanashobu.play.events import AnyEvent, MatchEnds
from hanashobu.play.record import BadRecord
from hanashobu.play.replay import Violation
from hanashobu.quoting import quote
from hanashobu.server import records
from hanashobu.server.api import Lang, Moments, PlayOn, RecordInfo, TableInfo
from hanashobu.server.catalogue import speaker
from hanashobu.server.http import Id, Player, Refusal, body, gives, read, reply, takes
from hanashobu.server.rooms import Rooms
from hanashobu.server.routes.tables import info, seats_of
from hanashobu.server.store import Store

router = APIRouter(tags=["records"])

LONGEST = 16 << 20  # bytes


@router.post("/api/records", responses=gives(RecordInfo, 409, 413, status=201), openapi_extra=takes(str, "text/plain"))
async def bring(request: Request, lang: Lang = "en") -> Response:
    """A record from a file; it is checked against the rules and kept."""
    store: Store = request.app.state.store
    data = await body(request, LONGEST)

    def kept() -> RecordInfo:
        events = records.read(data)
        id = records.name_of(events)
        store.keep_record(id, events)
        return records.info(id, events)

    try:
        return reply(await asyncio.to_thread(kept), 201)
    except (BadRecord, Violation) as error:
        raise Refusal(409, speaker(lang)(str(error))) from None


@router.get("/api/records/{id}", responses=gives(RecordInfo, 404, 409, 422))
async def one_record(id: Id, request: Request) -> Response:
    """A record by its id, or that of a table whose match is over."""
    return reply(records.info(id, await _events(request, id)))


@router.get("/api/records/{id}/moments", responses=gives(Moments, 404, 409, 422))
async def moments(
    id: Id,
    request: Request,
    start: Annotated[int, Query(ge=0, le=10**6)] = 0,
    end: Annotated[int, Query(ge=0, le=10**6)] = 100,
    seat: Annotated[int | None, Query(description="Whose eyes to look through; nobody's if it is left out.")] = None,
    lang: Lang = "en",
) -> Response:
    """Where the match stood after each of some events."""
    events = await _events(request, id)
    game = records.info(id, events).game
    return reply(await asyncio.to_thread(records.moments, events, start, end, seat, speaker(lang, game)))


@router.post("/api/records/{id}/play", responses=gives(TableInfo, 401, 404, 409, 413, 422, status=201), openapi_extra=takes(PlayOn))
async def play_on(id: Id, request: Request, player: Player) -> Response:
    """A new table that goes on from a move of the record; what was not dealt yet is shuffled afresh."""
    wish = await read(request, PlayOn)
    events = await _events(request, id)
    if len(wish.seats) != len(records.info(id, events).seats):
        raise Refusal(409, f"The match has {len(records.info(id, events).seats)} seats, not {len(wish.seats)}.")
    seats = seats_of(wish.seats)
    at = await asyncio.to_thread(records.settled_until, events, wish.at)
    if not at:
        raise Refusal(409, "Nobody has to decide anything up to here; choose a later move.")
    rooms: Rooms = request.app.state.rooms
    room = await rooms.go_on_from(player, seats, records.renamed(events[:at], [seat.name for seat in seats]))
    return reply(info(room.sheet, await room.events()), 201)


async def _events(request: Request, id: str) -> list[AnyEvent]:
    store: Store = request.app.state.store
    events = await asyncio.to_thread(store.log, id)
    if not events:
        raise Refusal(404, f"There is no record {quote(id)} here.")
    if await asyncio.to_thread(store.sheet, id) and not isinstance(events[-1], MatchEnds):
        raise Refusal(409, "The match is not over; its record would show hidden cards.")
    return events
