"""Records: bring one, look at it move by move, go on from a move."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from hanashobu.server import record_work, records
from hanashobu.server.api import Moments, PlayOn, RecordInfo, TableInfo
from hanashobu.server.doors import Doors
from hanashobu.server.http import Id, Player, body, elsewhere, elsewhere_with, encoded, host, read, reply, returns, takes
from hanashobu.server.keeper import Keeper
from hanashobu.server.refusal import Refusal
from hanashobu.server.rooms import Rooms
from hanashobu.server.routes.tables import info, seats_of
from hanashobu.text import Quoted, msg

router = APIRouter(tags=["records"])

KINDS = ("text/plain", "application/jsonl", "application/x-ndjson")


@router.post("/api/records", responses=returns(RecordInfo, 408, 409, 413, 415, 429, status=201), openapi_extra=takes(str, "text/plain"))
async def bring(request: Request) -> Response:
    """A record from a file; it is checked against the rules and kept."""
    keeper: Keeper = request.app.state.keeper
    doors: Doors = request.app.state.doors
    data = await body(request, doors.limits.record_bytes, KINDS)
    doors.record(host(request), len(data))
    brought = await elsewhere(request, partial(record_work.bring, data))
    await keeper.write(partial(keeper.store.keep_record, brought.id, brought.rows))
    return encoded(records.info(brought.id, brought.rows), 201)


@router.get("/api/records/{id}", responses=returns(RecordInfo, 404, 409, 422))
async def one_record(id: Id, request: Request) -> Response:
    """A record by its id, or that of a table whose match is over."""
    return encoded(records.info(id, await _rows(request, id)))


@router.get("/api/records/{id}/moments", responses=returns(Moments, 404, 409, 422, 429))
async def moments(
    id: Id,
    request: Request,
    start: Annotated[int, Query(ge=0, le=10**6)] = 0,
    end: Annotated[int, Query(ge=0, le=10**6)] = 100,
    seat: Annotated[int | None, Query(description="Whose eyes to look through; nobody's if it is left out.")] = None,
) -> Response:
    """Where the match stood after each of some events."""
    request.app.state.doors.costly(host(request))
    job = partial(record_work.moments, start=start, end=end, seat=seat)
    return encoded(await elsewhere_with(request, partial(_rows, request, id), job))


@router.post(
    "/api/records/{id}/play", responses=returns(TableInfo, 401, 404, 408, 409, 413, 415, 422, 429, status=201), openapi_extra=takes(PlayOn)
)
async def play_on(id: Id, request: Request, player: Player) -> Response:
    """A new table that goes on from a move of the record; what was not dealt yet is shuffled afresh."""
    wish = await read(request, PlayOn)
    rows = await _rows(request, id)
    seated = len(records.begins(record_work.decoded(rows[:1])).seats)
    if len(wish.seats) != seated:
        raise Refusal(409, msg("error-play-on-seats", seats=seated, count=len(wish.seats)))
    seats = seats_of(wish.seats)
    request.app.state.doors.costly(host(request))
    request.app.state.doors.table(host(request), player, [seat.bot for seat in seats])
    del rows  # while this waits for its turn, many others may wait too
    at = await elsewhere_with(request, partial(_rows, request, id), partial(record_work.settled_until, at=wish.at))
    if not at:
        raise Refusal(409, msg("error-play-on-early"))
    rooms: Rooms = request.app.state.rooms
    names = [seat.name for seat in seats]
    load = partial(_rows, request, id)
    room = await rooms.go_on_from(
        player, seats, load, lambda rows: records.renamed(record_work.decoded(rows[:at]), names), wish.claim_for_me
    )
    return reply(info(await room.now()), 201)


async def _rows(request: Request, id: str) -> list[bytes]:
    keeper: Keeper = request.app.state.keeper
    rows = await keeper.read(keeper.store.rows, id)
    if not rows:
        raise Refusal(404, msg("error-no-record", id=Quoted(id)))
    if await keeper.read(keeper.store.sheet, id) and not records.is_over(rows):
        raise Refusal(409, msg("error-not-over"))
    return rows
