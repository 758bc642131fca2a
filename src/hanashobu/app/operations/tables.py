"""Tables: open one, list one's own, look at one, leave it, download its record; and lessons, which are tables too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from hanashobu import bots, games
from hanashobu.app.connections.friend_connection import leave_for_good
from hanashobu.app.messages.api import Joined, LessonRequest, SeatRequest, TableInfo, TableRequest
from hanashobu.app.messages.refusal import Refusal
from hanashobu.app.operations.call import Call, File
from hanashobu.app.operations.operation import Id, operation
from hanashobu.app.operations.rules import with_rules
from hanashobu.app.operations.seats import joined
from hanashobu.app.operations.table_infos import info, shown_to
from hanashobu.app.people.friends import checked, fresh_id
from hanashobu.play import players
from hanashobu.play.events import MatchEnds
from hanashobu.play.header import header
from hanashobu.play.seed import read_seed
from hanashobu.records import codec
from hanashobu.rules.compile import prepared
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options
from hanashobu.table.lesson import lesson_of, seated
from hanashobu.table.moves import milliseconds
from hanashobu.table.people import TableSettings
from hanashobu.table.seating import Place, Seating, asks, gather
from hanashobu.table.table import Seat
from hanashobu.text import msg

GROUP = "tables"
MOST_LISTED = 200


@operation("POST", "/api/tables", GROUP, status=201, refuses=(404, 409, 429))
async def open_table(call: Call, player: str, wanted: TableRequest) -> TableInfo:
    """A new table of this device; its first round is dealt."""
    if any(seat.open for seat in wanted.seats):
        raise Refusal(409, msg("error-open-seats"))
    game, options, seed = rules_of(wanted)
    seats = seats_of(wanted.seats)
    call.admit(seats)
    return info(await (await call.services.rooms.open(player, game, seats, options, seed, wanted.claim_for_me)).now())


@operation("POST", "/api/gatherings", "friends", status=201, refuses=(404, 409, 429), host="server")
async def open_gathering(call: Call, player: str, wanted: TableRequest) -> Joined:
    """A new table with open seats, at which people gather before anything is dealt; the host's key in the answer is sent this once."""
    seating = _gathering(call, wanted)
    if seating.settings.public:
        seating = msgspec.structs.replace(seating, opener=await call.services.public_tables.opener(call.client))
    return joined(call, seating, seating.host, await call.services.friends.open(seating))


@operation("POST", "/api/lessons", "lessons", status=201, refuses=(404, 409, 429))
async def open_lesson(call: Call, player: str, wanted: LessonRequest) -> TableInfo:
    """A table with the lesson of a game. It is kept like any table, but no list shows it."""
    game = games.named(wanted.game)
    needed = lesson_of(game).seats - 1
    if len(wanted.others) < needed:
        raise Refusal(409, msg("error-lesson-names", needed=needed))
    found = seated(game, wanted.name, wanted.others)
    names = players.checked(seat.name for seat in found)
    seats = [Seat(name, seat.bot) for name, seat in zip(names, found, strict=True)]
    call.admit(seats)
    return info(await (await call.services.rooms.teach(player, game, seats)).now())


@operation("GET", "/api/tables", GROUP, limit="costly")
async def my_tables(call: Call, player: str) -> tuple[TableInfo, ...]:
    """The tables of this player, the one last played first."""
    store = call.services.async_store
    found = [info(sheet) for sheet in await store.read(store.store.tables_of, player, MOST_LISTED) if not sheet.lesson]
    return tuple(msgspec.structs.replace(table, seed=None) for table in found)  # a seed is shown only where one table is asked for


@operation("GET", "/api/tables/{table}", GROUP, refuses=(401, 404))
async def one_table(
    call: Call, table: Id, rules: Annotated[bool, Meta(description="Whether its rules are wanted too.")] = False
) -> TableInfo:
    """One table: of this player's; or with friends, for whoever has a key to it, or may come or watch. Looking changes nothing."""
    role = await call.role(table)
    found = await shown_to(call.services, table, role.party if role else None)
    if found is None:
        found = info(await (await call.services.rooms.room(table, call.player)).now())
    return with_rules(found) if rules else found


@operation("DELETE", "/api/tables/{table}", GROUP, refuses=(401, 404, 409))
async def forget(call: Call, table: Id) -> bool:
    """Remove a table and everything about it; one with friends belongs to all of them, so this device leaves it, without its key."""
    role = await call.role(table)
    if role is None:
        await call.services.rooms.forget(table, call.player)
        return True
    with call.services.groups.visit(table) as group:
        await leave_for_good(group, role)
    call.drops = table
    return True


@operation("GET", "/api/tables/{table}/record", GROUP, refuses=(404, 409))
async def record_of(call: Call, player: str, table: Id) -> File:
    """The record of a match that is over, as a file of JSON lines (docs/record.md)."""
    role = await call.role(table, retired=True)
    room = await (call.services.rooms.of_friends(table) if role else call.services.rooms.room(table, player))
    events = await room.events()
    if not isinstance(events[-1], MatchEnds):
        raise Refusal(409, msg("error-not-over"))
    text = b"".join(codec.to_line(event) for event in events)
    return File(f"{room.sheet.game}-{room.sheet.created[:10]}-{room.sheet.id}.jsonl", text)


def seats_of(wanted_seats: Sequence[SeatRequest]) -> list[Seat]:
    """Who sits where; at least one is a person, and nobody has another's name. Open seats have none."""
    kinds = [None if wanted.bot is None or wanted.open else bots.find(wanted.bot).name for wanted in wanted_seats]
    if all(kind or wanted.open for kind, wanted in zip(kinds, wanted_seats, strict=True)):
        raise Refusal(409, msg("error-all-bots"))
    names = iter(players.checked(wanted.name for wanted in wanted_seats if not wanted.open))
    return [Seat("" if wanted.open else next(names), kind) for wanted, kind in zip(wanted_seats, kinds, strict=True)]


def rules_of(wanted: TableRequest) -> tuple[Game, Options, int | None]:
    """The game, its options and the seed of a new table."""
    game = games.named(wanted.game)
    options, _ = game.table(wanted.options, len(wanted.seats))
    seed = None if wanted.seed is None else read_seed(wanted.seed)
    prepared(game, options, len(wanted.seats))
    return game, options, seed


def _gathering(call: Call, wanted: TableRequest) -> Seating:
    """A new table at which people gather before anything is dealt; its host sits in the seats that have names."""
    game, options, _ = rules_of(wanted)
    seats = seats_of(wanted.seats)
    settings = checked(wanted.settings or TableSettings())
    call.admit(seats)
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
