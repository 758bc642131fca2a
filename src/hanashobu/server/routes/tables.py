"""Tables: open one, list one's own, take its record, talk to it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from fastapi import APIRouter, Request, WebSocket
from fastapi.responses import Response

from hanashobu import bots
from hanashobu.play import players
from hanashobu.play.events import MatchEnds
from hanashobu.play.match import BadSeed, read_seed
from hanashobu.records import codec
from hanashobu.rules.game import BadTable
from hanashobu.rules.options import BadOption, from_json
from hanashobu.server import socket
from hanashobu.server.api import SeatInfo, SeatWish, TableInfo, TableWish
from hanashobu.server.http import Id, Player, host, read, reply, returns, takes
from hanashobu.server.keeper import Keeper
from hanashobu.server.refusal import Refusal
from hanashobu.server.rooms import Rooms
from hanashobu.server.routes.words import find_game
from hanashobu.server.store import Sheet
from hanashobu.table.table import Seat
from hanashobu.text import msg
from hanashobu.text.message import message_of

router = APIRouter(tags=["tables"])

MOST_LISTED = 200


@router.post(
    "/api/tables", responses=returns(TableInfo, 401, 404, 408, 409, 413, 415, 422, 429, status=201), openapi_extra=takes(TableWish)
)
async def open_table(request: Request, player: Player) -> Response:
    """A new table; its first round is dealt."""
    wish = await read(request, TableWish)
    game = find_game(wish.game)
    try:
        options = from_json(game.options, dict(wish.options))
        seed = None if wish.seed is None else read_seed(wish.seed)
        game.rules(options, len(wish.seats))
    except (BadOption, BadTable, BadSeed) as error:
        raise Refusal(409, message_of(error)) from None
    seats = seats_of(wish.seats)
    request.app.state.doors.table(host(request), player, [seat.bot for seat in seats])
    rooms: Rooms = request.app.state.rooms
    room = await rooms.open(player, game, seats, options, seed, wish.claim_for_me)
    return reply(info(await room.now()), 201)


def seats_of(wishes: Sequence[SeatWish]) -> list[Seat]:
    """Who sits where; at least one is a person, and nobody has another's name."""
    try:
        kinds = [None if wish.bot is None else bots.find(wish.bot).name for wish in wishes]
        if all(kinds):
            raise Refusal(409, msg("error-all-bots"))
        names = players.checked(wish.name for wish in wishes)
    except (bots.UnknownBot, players.BadName) as error:
        raise Refusal(409, message_of(error)) from None
    return [Seat(name, kind) for name, kind in zip(names, kinds, strict=True)]


@router.get("/api/tables", responses=returns(tuple[TableInfo, ...], 401, 429))
async def my_tables(request: Request, player: Player) -> Response:
    """The tables of this player, the one last played first."""
    request.app.state.doors.costly(host(request))
    keeper: Keeper = request.app.state.keeper
    found = [info(sheet) for sheet in await keeper.read(keeper.store.tables_of, player, MOST_LISTED) if not sheet.lesson]
    return reply([msgspec.structs.replace(table, seed=None) for table in found])  # a seed is shown only where one table is asked for


@router.get("/api/tables/{table}", responses=returns(TableInfo, 401, 404, 422))
async def one_table(table: Id, request: Request, player: Player) -> Response:
    """One table of this player's."""
    rooms: Rooms = request.app.state.rooms
    room = await rooms.room(table, player)
    return reply(info(await room.now()))


@router.delete("/api/tables/{table}", responses=returns(bool, 401, 404, 422))
async def forget(table: Id, request: Request, player: Player) -> Response:
    """Remove a table and everything about it."""
    rooms: Rooms = request.app.state.rooms
    await rooms.forget(table, player)
    return reply(True)


@router.get("/api/tables/{table}/record", responses=returns(str, 401, 404, 409, 422, media="application/jsonl"))
async def take_record(table: Id, request: Request, player: Player) -> Response:
    """The record of a match that is over, as a file of JSON lines (docs/record.md)."""
    rooms: Rooms = request.app.state.rooms
    room = await rooms.room(table, player)
    events = await room.events()
    if not isinstance(events[-1], MatchEnds):
        raise Refusal(409, msg("error-not-over"))
    text = b"".join(codec.to_line(event) for event in events)
    name = f"{room.sheet.game}-{room.sheet.created[:10]}-{table}.jsonl"
    return Response(text, media_type="application/jsonl", headers={"content-disposition": f'attachment; filename="{name}"'})


@router.websocket("/api/tables/{table}/socket")
async def talk(websocket: WebSocket, table: str) -> None:
    """A seat's connection: first a `Sit`, then `Act`, `GoOn`, `Stop` and `Ask`; back come `Update`, `Refused` and `Hint`."""
    state = websocket.app.state
    await socket.serve(websocket, table, state.rooms, state.bus, state.doors)


def info(sheet: Sheet) -> TableInfo:
    """A table as the lobby lists it."""
    now = sheet.summary
    return TableInfo(
        sheet.id,
        sheet.game,
        {"rounds": sheet.rounds, **sheet.options},
        tuple(SeatInfo(seat.name, seat.bot and bots.known(seat.bot)) for seat in sheet.seats),
        sheet.created,
        now.status,
        now.round,
        sheet.rounds,
        now.totals,
        now.winners,
        sheet.seed if now.status == "over" and sheet.whole else None,
    )
