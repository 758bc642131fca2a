"""Tables with friends: take a seat, be the host, carry a seat to another device, play again, find public tables and one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import msgspec
from msgspec import Meta

from hanashobu import bots
from hanashobu.app.messages.api import CarriedRequest, CarryCode, HostRequest, Joined, JoinRequest, MineRequest, TableInfo
from hanashobu.app.messages.refusal import Refusal
from hanashobu.app.operations.call import Call
from hanashobu.app.operations.operation import Id, operation
from hanashobu.app.operations.table_infos import gathered, shown_to
from hanashobu.app.people import seat_keys
from hanashobu.app.people.friends import people_of
from hanashobu.table import seating as gathering
from hanashobu.table.seating import CannotSeat, Seating
from hanashobu.text import msg
from hanashobu.text.message import message_of

GROUP = "friends"
MOST_LISTED = 50
Seat = Annotated[int, Meta(ge=0, le=6)]


@operation("POST", "/api/tables/{table}/seats/{seat}", GROUP, status=201, refuses=(404, 409), limit="join", host="server")
async def join(call: Call, table: Id, seat: Seat, wanted: JoinRequest) -> Joined:
    """Take an open seat; the key in the answer is sent this once. With a key to the table, the seat is taken beside one's own, for it."""
    role = await call.role(table)
    seating, party, key = await call.services.friends.join(table, seat, wanted.name, role)
    return joined(call, seating, party, key or call.key_of(role))


@operation("POST", "/api/tables/{table}/carry", GROUP, refuses=(404,), limit="join", host="server")
async def carry(call: Call, table: Id) -> CarryCode:
    """A code for another device, which can be used once, within ten minutes."""
    return CarryCode(*await call.services.friends.keys.carry(table, await call.needed_role(table)))


@operation("POST", "/api/tables/{table}/carried", GROUP, status=201, refuses=(409,), limit="code", host="server")
async def carried(call: Call, table: Id, wanted: CarriedRequest) -> Joined:
    """Use such a code: this device gets a key of its own to the same seats."""
    found = await call.services.friends.keys.carried(table, wanted.code)
    if found is None:
        raise Refusal(409, msg("error-carry-code"))
    party, key = found
    info = await shown_to(call.services, table, party)
    return joined(call, await call.services.friends.seating(table), party, key, info)


@operation("POST", "/api/tables/{table}/sign-out", GROUP, refuses=(404,), host="server")
async def sign_out(call: Call, table: Id) -> int:
    """All other keys to one's seats open nothing any more; returns how many there were."""
    revoked = await call.services.friends.keys.sign_out(table, await call.needed_role(table))
    call.services.bus.publish(people_of(table))
    return revoked


@operation("POST", "/api/tables/{table}/host", GROUP, refuses=(404, 409), limit="join", host="server")
async def be_host(call: Call, table: Id, wanted: HostRequest) -> TableInfo:
    """What only the host may do, and only before the first deal."""
    role, friends = await call.needed_role(table), call.services.friends
    if (await friends.seating(table)).host != role.party:
        raise Refusal(409, msg("error-not-host"))
    return gathered(await friends.change(table, _change_wanted(wanted)), role.party)


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


@operation("POST", "/api/tables/{table}/rematch", GROUP, status=201, refuses=(404, 409), limit="join", host="server")
async def rematch(call: Call, table: Id) -> TableInfo:
    """The same people, game and rules at a new table, to which everybody's key is the same; whoever asks again gets the same table."""
    role = await call.needed_role(table, retired=True)
    info = await shown_to(call.services, table, role.party)
    if info is None or info.stage != "over":
        raise Refusal(409, msg("error-not-over"))
    seating = await call.services.friends.rematch(table)
    call.keeps = seating.table, call.key_of(role)
    return gathered(seating, role.party)


@operation("GET", "/api/lobby", GROUP, limit="costly", host="server")
async def lobby(call: Call) -> tuple[TableInfo, ...]:
    """Tables whose hosts want everybody to see them: those with a free seat whose host is here."""
    return tuple(gathered(seating, None) for seating in await call.services.public_tables.listed(MOST_LISTED))


@operation("POST", "/api/mine", GROUP, limit="costly", host="server")
async def mine(call: Call, wanted: MineRequest) -> tuple[TableInfo, ...]:
    """The tables that these keys open, with whose turn it is; a key that opens nothing is left out."""
    keys, found = call.services.friends.keys, []
    for one in wanted.keys:
        role = await keys.role(one.table, [one.key]) if seat_keys.valid(one.key) else None
        info = await shown_to(call.services, one.table, role.party) if role else None
        found += [msgspec.structs.replace(info, seed=None)] if info else []  # a seed is shown only where one table is asked for
    return tuple(found)


def joined(call: Call, seating: Seating, party: int, key: str, shown: TableInfo | None = None) -> Joined:
    """A seat with its key, which is sent this once; the browser also keeps it in a cookie for this table."""
    found = shown or gathered(seating, party)
    call.keeps = seating.table, key
    return Joined(found, found.yours, key)
