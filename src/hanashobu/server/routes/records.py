"""Records: upload one, look at it move by move, continue from a move."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from hanashobu.app.admission.admission import Admission
from hanashobu.app.messages.api import Moments, PlayOn, RecordInfo, TableInfo
from hanashobu.app.operations import records
from hanashobu.server.http import Id, Player, admission_of, body, encoded, host, read, reply, returns, services, takes

router = APIRouter(tags=["records"])

KINDS = ("text/plain", "application/jsonl", "application/x-ndjson")


@router.post("/api/records", responses=returns(RecordInfo, 408, 409, 413, 415, 429, status=201), openapi_extra=takes(str, "text/plain"))
async def bring(request: Request) -> Response:
    """A record from a file; it is checked against the rules and kept."""
    admission: Admission = request.app.state.admission
    data = await body(request, admission.limits.record_bytes, KINDS)
    admission.record(host(request), len(data))
    return encoded(await records.bring(services(request), host(request), data), 201)


@router.get("/api/records/{id}", responses=returns(RecordInfo, 404, 409, 422))
async def one_record(id: Id, request: Request) -> Response:
    """A record by its id, or that of a table whose match is over."""
    return encoded(await records.one_record(services(request), id))


@router.get("/api/records/{id}/moments", responses=returns(Moments, 404, 409, 422, 429))
async def moments(
    id: Id,
    request: Request,
    start: Annotated[int, Query(ge=0, le=10**6)] = 0,
    end: Annotated[int, Query(ge=0, le=10**6)] = 100,
    seat: Annotated[int | None, Query(description="Whose eyes to look through; nobody's if it is left out.")] = None,
) -> Response:
    """Where the match stood after each of some events."""
    request.app.state.admission.costly(host(request))
    return encoded(await records.moments(services(request), host(request), id, start, end, seat))


@router.post(
    "/api/records/{id}/play", responses=returns(TableInfo, 401, 404, 408, 409, 413, 415, 422, 429, status=201), openapi_extra=takes(PlayOn)
)
async def play_on(id: Id, request: Request, player: Player) -> Response:
    """A new table that goes on from a move of the record; what was not dealt yet is shuffled afresh."""
    wanted = await read(request, PlayOn)
    admit = admission_of(request, player, costly=True)
    return reply(await records.play_on(services(request), host(request), player, id, wanted, admit), 201)
