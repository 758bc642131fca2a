"""Tables with friends as HTTP knows them: opened, looked at, joined and left; what a request may do follows from its key."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec
from fastapi import Request
from fastapi.responses import Response

from hanashobu import bots
from hanashobu.app.connections.friend_connection import leave_for_good
from hanashobu.app.messages.api import Joined, SeatInfo, TableInfo, TableRequest
from hanashobu.app.operations.tables import Admit, info, rules_of, seats_of
from hanashobu.app.people.friends import Friends, checked, fresh_id
from hanashobu.app.people.seat_keys import Role
from hanashobu.app.rooms.stored_tables import no_table
from hanashobu.app.store import Sheet
from hanashobu.play.header import header
from hanashobu.server import seat_cookies
from hanashobu.server.http import reply, services
from hanashobu.table.moves import milliseconds
from hanashobu.table.people import TableSettings
from hanashobu.table.seating import Place, Seating, asks, gather


def friends_of(request: Request) -> Friends:
    """The tables with friends of the server that handles a request."""
    found: Friends = request.app.state.friends
    return found


async def role(request: Request, table: str, retired: bool = False) -> Role | None:
    """What the key of a request may do at a table; `retired` where a key to a match that ended long ago will do."""
    return await friends_of(request).keys.role(table, seat_cookies.offered(request), retired)


def gathering(wanted: TableRequest, admit: Admit) -> Seating:
    """A new table at which people gather before anything is dealt; its host sits in the seats that have names."""
    game, options, _ = rules_of(wanted)
    seats = seats_of(wanted.seats)
    settings = checked(wanted.settings or TableSettings())
    admit(seats)
    places = [
        Place() if asked.open else Place(seat.name, seat.bot, None if seat.bot else 0)
        for asked, seat in zip(wanted.seats, seats, strict=True)
    ]
    begins = header(game, options, tuple(seat.name for seat in seats))
    shown = {"rounds": begins.rounds, **begins.options}
    seating = gather(
        fresh_id(),
        game.name,
        options=dict(wanted.options),
        places=tuple(places),
        settings=settings,
        created=milliseconds(),
        seed=wanted.seed,
        shown=shown,
    )
    return seating if wanted.claim_for_me else asks(seating, seating.host, True)


def joined(request: Request, seating: Seating, party: int, key: str, shown: TableInfo | None = None) -> Response:
    """A seat with its key, which is sent this once; the browser also keeps it in a cookie for this table."""
    found = shown or gathered(seating, party)
    response = reply(Joined(found, found.yours, key), 201)
    seat_cookies.keep_in_cookie(response, request, seating.table, key)
    return response


async def left(request: Request, table: str) -> bool:
    """Leave a table with friends for good; False if the key of the request is not of such a table."""
    found = await role(request, table)
    if found is None:
        return False
    with request.app.state.groups.visit(table) as group:
        await leave_for_good(group, found)
    return True


async def shown(request: Request, table: str) -> TableInfo | None:
    """A table with friends, for the key of a request or whoever has its link; None if there is none of this id."""
    found = await role(request, table)
    return await shown_to(request, table, found.party if found else None)


async def shown_to(request: Request, table: str, party: int | None) -> TableInfo | None:
    """A table with friends, for a party or a visitor; None if there is none of this id."""
    found = await friends_of(request).found(table)
    if found is None:
        return None
    seating = found[1]
    if seating.stage != "playing":
        return gathered(seating, party)
    async_store = services(request).async_store
    sheet = await async_store.read(async_store.store.sheet, table)
    if sheet is None or (party is None and not seating.settings.spectators):
        raise no_table(table)
    return played(info(sheet), sheet, seating, party)


def gathered(seating: Seating, party: int | None) -> TableInfo:
    """A table before its first deal, for a party or a visitor."""
    return TableInfo(
        id=seating.table,
        game=seating.game,
        options=seating.shown,
        seats=tuple(SeatInfo(place.name, place.bot and bots.known(place.bot), place.open) for place in seating.places),
        created=datetime.fromtimestamp(seating.created / 1000, UTC).isoformat(timespec="seconds"),
        status="playing",
        round=0,
        rounds=_rounds(seating),
        totals=tuple(0 for _ in seating.places),
        friends=True,
        stage="closed" if seating.stage == "closed" else "gathering",
        yours=() if party is None else seating.seats_of(party),
        your_turn=_to_be_ready(seating, party),
        settings=seating.settings,
    )


def played(info: TableInfo, sheet: Sheet, seating: Seating, party: int | None) -> TableInfo:
    """A table that was dealt, for a party or a spectator; `your_turn` is set only for the party whose turn it is."""
    yours = tuple(seat for seat, who in enumerate(sheet.seats) if party is not None and who.party == party)
    over = sheet.summary.status == "over"
    your_turn = not over and bool(set(yours) & set(sheet.summary.awaits))
    return msgspec.structs.replace(
        info,
        friends=True,
        stage="over" if over else "playing",
        yours=yours,
        your_turn=your_turn,
        deadline=sheet.summary.deadline if your_turn else None,
        settings=seating.settings,
    )


def public(infos: Sequence[TableInfo]) -> list[TableInfo]:
    """Without what is shown only where one table is asked for."""
    return [msgspec.structs.replace(info, seed=None) for info in infos]


def _rounds(seating: Seating) -> int | None:
    rounds = seating.shown.get("rounds")
    return rounds if isinstance(rounds, int) else None


def _to_be_ready(seating: Seating, party: int | None) -> bool:
    found = None if party is None else seating.party(party)
    return found is not None and seating.stage == "gathering" and not found.ready
