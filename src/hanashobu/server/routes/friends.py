"""Tables with friends: take a seat, be the host, carry a seat to another device, play again, find public tables and one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from hanashobu import bots
from hanashobu.app.messages.api import CarriedRequest, CarryCode, HostRequest, Joined, JoinRequest, MineRequest, TableInfo
from hanashobu.app.messages.refusal import Refusal
from hanashobu.app.people import seat_keys
from hanashobu.app.people.friends import people_of
from hanashobu.app.people.seat_keys import Role
from hanashobu.app.rooms.stored_tables import no_table
from hanashobu.server import friend_tables, seat_cookies
from hanashobu.server.friend_tables import friends_of, joined, shown_to
from hanashobu.server.http import Id, host, read, reply, returns, takes
from hanashobu.table import seating as gathering
from hanashobu.table.seating import CannotSeat, Seating
from hanashobu.text import msg
from hanashobu.text.message import message_of

router = APIRouter(tags=["friends"])

MOST_LISTED = 50
Seat = Annotated[int, Path(ge=0, le=6)]


async def role_of(request: Request, table: str, retired: bool = False) -> Role:
    """What the key of a request may do at a table; without a key to it there is no such table."""
    role = await friend_tables.role(request, table, retired)
    if role is None:
        raise no_table(table)
    return role


@router.post(
    "/api/tables/{table}/seats/{seat}",
    responses=returns(Joined, 404, 408, 409, 413, 415, 422, 429, status=201),
    openapi_extra=takes(JoinRequest),
)
async def join(table: Id, seat: Seat, request: Request) -> Response:
    """Take an open seat; the key in the answer is sent this once. With a key to the table, the seat is taken beside one's own, for it."""
    request.app.state.admission.join(host(request))
    wanted = await read(request, JoinRequest)
    role = await friend_tables.role(request, table)
    seating, party, key = await friends_of(request).join(table, seat, wanted.name, role)
    return joined(request, seating, party, key or seat_cookies.of(request, role))


@router.post("/api/tables/{table}/carry", responses=returns(CarryCode, 404, 422, 429))
async def carry(table: Id, request: Request) -> Response:
    """A code for another device, which can be used once, within ten minutes."""
    request.app.state.admission.join(host(request))
    role = await role_of(request, table)
    return reply(CarryCode(*await friends_of(request).keys.carry(table, role)))


@router.post(
    "/api/tables/{table}/carried",
    responses=returns(Joined, 404, 408, 409, 413, 415, 422, 429, status=201),
    openapi_extra=takes(CarriedRequest),
)
async def carried(table: Id, request: Request) -> Response:
    """Use such a code: this device gets a key of its own to the same seats."""
    request.app.state.admission.code(host(request))
    wanted = await read(request, CarriedRequest)
    found = await friends_of(request).keys.carried(table, wanted.code)
    if found is None:
        raise Refusal(409, msg("error-carry-code"))
    party, key = found
    info = await shown_to(request, table, party)
    return joined(request, await friends_of(request).seating(table), party, key, info)


@router.post("/api/tables/{table}/sign-out", responses=returns(int, 404, 422))
async def sign_out(table: Id, request: Request) -> Response:
    """All other keys to one's seats open nothing any more; returns how many there were."""
    role = await role_of(request, table)
    revoked = await friends_of(request).keys.sign_out(table, role)
    request.app.state.bus.publish(people_of(table))
    return reply(revoked)


@router.post("/api/tables/{table}/host", responses=returns(TableInfo, 404, 408, 409, 413, 415, 422, 429), openapi_extra=takes(HostRequest))
async def be_host(table: Id, request: Request) -> Response:
    """What only the host may do, and only before the first deal."""
    request.app.state.admission.join(host(request))
    wanted = await read(request, HostRequest)
    role, friends = await role_of(request, table), friends_of(request)
    if (await friends.seating(table)).host != role.party:
        raise Refusal(409, msg("error-not-host"))
    return reply(friend_tables.gathered(await friends.change(table, _change_wanted(wanted)), role.party))


def _change_wanted(wanted: HostRequest) -> Callable[[Seating], Seating]:
    seat = -1 if wanted.seat is None else wanted.seat
    match wanted.what:
        case "lock" | "unlock":
            return lambda now: gathering.lock(now, wanted.what == "lock")
        case "remove":
            return lambda now: gathering.remove(now, seat)
        case "fill":
            return lambda now: gathering.fill(now, seat, _bot(wanted.bot or bots.USUAL), wanted.name)
        case "open":
            return lambda now: gathering.open_seat(now, seat)
    return gathering.close


def _bot(name: str) -> str:
    try:
        return bots.find(name).name
    except bots.UnknownBot as error:
        raise CannotSeat(message_of(error)) from None


@router.post("/api/tables/{table}/rematch", responses=returns(TableInfo, 404, 409, 422, 429, status=201))
async def rematch(table: Id, request: Request) -> Response:
    """The same people, game and rules at a new table, to which everybody's key is the same; whoever asks again gets the same table."""
    request.app.state.admission.join(host(request))
    role = await role_of(request, table, retired=True)
    info = await shown_to(request, table, role.party)
    if info is None or info.stage != "over":
        raise Refusal(409, msg("error-not-over"))
    seating = await friends_of(request).rematch(table)
    response = reply(friend_tables.gathered(seating, role.party), 201)
    seat_cookies.keep_in_cookie(response, request, seating.table, seat_cookies.of(request, role))
    return response


@router.get("/api/lobby", responses=returns(tuple[TableInfo, ...], 429))
async def lobby(request: Request) -> Response:
    """Tables whose hosts want everybody to see them: those with a free seat whose host is here."""
    request.app.state.admission.costly(host(request))
    return reply([friend_tables.gathered(seating, None) for seating in await request.app.state.public_tables.listed(MOST_LISTED)])


@router.post("/api/mine", responses=returns(tuple[TableInfo, ...], 408, 413, 415, 422, 429), openapi_extra=takes(MineRequest))
async def mine(request: Request) -> Response:
    """The tables that these keys open, with whose turn it is; a key that opens nothing is left out."""
    request.app.state.admission.costly(host(request))
    wanted = await read(request, MineRequest)
    found = []
    for one in wanted.keys:
        role = await friends_of(request).keys.role(one.table, [one.key]) if seat_keys.valid(one.key) else None
        info = await shown_to(request, one.table, role.party) if role else None
        found += [info] if info else []
    return reply(friend_tables.public(found))
