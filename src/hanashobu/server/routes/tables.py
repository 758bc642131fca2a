"""Tables: open one, list one's own, download its record, connect to it."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request, WebSocket
from fastapi.responses import Response
from msgspec.structs import replace

from hanashobu.app.connections import seat_connection
from hanashobu.app.messages.api import TableInfo, TableRequest
from hanashobu.app.operations import tables
from hanashobu.app.operations.rules import with_rules
from hanashobu.server import friend_tables, seat_cookies
from hanashobu.server.http import Id, Player, admission_of, host, read, reply, returns, services, takes
from hanashobu.server.http import player as key_holder
from hanashobu.server.websocket_channel import WebSocketChannel

router = APIRouter(tags=["tables"])


@router.post(
    "/api/tables", responses=returns(TableInfo, 401, 404, 408, 409, 413, 415, 422, 429, status=201), openapi_extra=takes(TableRequest)
)
async def open_table(request: Request, player: Player) -> Response:
    """A new table; its first round is dealt. With open seats people gather first, and the answer is a `Joined` with the host's key."""
    wanted = await read(request, TableRequest)
    if any(seat.open for seat in wanted.seats):
        seating = friend_tables.gathering(wanted, admission_of(request, player))
        if seating.settings.public:
            seating = replace(seating, opener=await request.app.state.public_tables.opener(host(request)))
        return friend_tables.joined(request, seating, seating.host, await request.app.state.friends.open(seating))
    return reply(await tables.open_table(services(request), player, wanted, admission_of(request, player)), 201)


@router.get("/api/tables", responses=returns(tuple[TableInfo, ...], 401, 429))
async def my_tables(request: Request, player: Player) -> Response:
    """The tables of this player, the one last played first."""
    request.app.state.admission.costly(host(request))
    return reply(await tables.my_tables(services(request), player))


@router.get("/api/tables/{table}", responses=returns(TableInfo, 401, 404, 422))
async def one_table(
    table: Id, request: Request, rules: Annotated[bool, Query(description="Whether its rules are wanted too.")] = False
) -> Response:
    """One table: of this player's; or with friends, for whoever has a key to it, or may come or watch. Looking changes nothing."""
    found = await friend_tables.shown(request, table)
    if found is None:
        found = await tables.one_table(services(request), key_holder(request.headers.get("authorization", "")), table)
    return reply(with_rules(found) if rules else found)


@router.delete("/api/tables/{table}", responses=returns(bool, 401, 404, 409, 422))
async def forget(table: Id, request: Request) -> Response:
    """Remove a table and everything about it; one with friends belongs to all of them, so this device leaves it, without its key."""
    done = reply(True)
    if await friend_tables.left(request, table):
        seat_cookies.forget_cookie(done, request, table)
    else:
        await services(request).rooms.forget(table, key_holder(request.headers.get("authorization", "")))
    return done


@router.get("/api/tables/{table}/record", responses=returns(str, 401, 404, 409, 422, media="application/jsonl"))
async def take_record(table: Id, request: Request, player: Player) -> Response:
    """The record of a match that is over, as a file of JSON lines (docs/record.md)."""
    role = await friend_tables.role(request, table, retired=True)
    room = await (services(request).rooms.of_friends(table) if role else services(request).rooms.room(table, player))
    name, text = await tables.record_of(room)
    return Response(text, media_type="application/jsonl", headers={"content-disposition": f'attachment; filename="{name}"'})


@router.websocket("/api/tables/{table}/socket")
async def talk(websocket: WebSocket, table: str) -> None:
    """A connection: first a `Sit`, then `Act`, `GoOn`, `Stop`, `Ask`, and with friends a `PeopleMessage`; back come `Update` and others."""
    await websocket.accept()
    serving = seat_connection.serve(WebSocketChannel(websocket), table, websocket.app.state.opener, websocket.app.state.admission)
    await asyncio.create_task(serving)  # of its own: otherwise every message wakes all layers of the application around this one
