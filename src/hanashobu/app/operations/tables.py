"""Tables of one device: open one, list one's own, download its record; and lessons, which are tables too."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from hanashobu import bots, games
from hanashobu.app.messages.api import LessonRequest, SeatInfo, SeatRequest, TableInfo, TableRequest
from hanashobu.app.messages.refusal import Refusal
from hanashobu.app.operations.services import Services
from hanashobu.app.rooms.room import Room
from hanashobu.app.store import Sheet
from hanashobu.play import players
from hanashobu.play.events import MatchEnds
from hanashobu.play.seed import read_seed
from hanashobu.records import codec
from hanashobu.rules.compile import prepared
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options
from hanashobu.table.lesson import lesson_of, seated
from hanashobu.table.table import Seat
from hanashobu.text import msg

MOST_LISTED = 200

Admit = Callable[[Sequence[Seat]], None]  # raises if there may not be such a table now


class RecordFile(NamedTuple):
    """A record as a file."""

    name: str
    text: bytes


async def open_table(services: Services, player: str, wanted: TableRequest, admit: Admit) -> TableInfo:
    """A new table; its first round is dealt."""
    game, options, seed = rules_of(wanted)
    seats = seats_of(wanted.seats)
    admit(seats)
    return info(await (await services.rooms.open(player, game, seats, options, seed, wanted.claim_for_me)).now())


def rules_of(wanted: TableRequest) -> tuple[Game, Options, int | None]:
    """The game, its options and the seed of a new table."""
    game = games.named(wanted.game)
    options, _ = game.table(wanted.options, len(wanted.seats))
    seed = None if wanted.seed is None else read_seed(wanted.seed)
    prepared(game, options, len(wanted.seats))
    return game, options, seed


def seats_of(wanted_seats: Sequence[SeatRequest]) -> list[Seat]:
    """Who sits where; at least one is a person, and nobody has another's name. Open seats have none."""
    kinds = [None if wanted.bot is None or wanted.open else bots.find(wanted.bot).name for wanted in wanted_seats]
    if all(kind or wanted.open for kind, wanted in zip(kinds, wanted_seats, strict=True)):
        raise Refusal(409, msg("error-all-bots"))
    names = iter(players.checked(wanted.name for wanted in wanted_seats if not wanted.open))
    return [Seat("" if wanted.open else next(names), kind) for wanted, kind in zip(wanted_seats, kinds, strict=True)]


async def open_lesson(services: Services, player: str, wanted: LessonRequest, admit: Admit) -> TableInfo:
    """A table with the lesson of a game."""
    game = games.named(wanted.game)
    needed = lesson_of(game).seats - 1
    if len(wanted.others) < needed:
        raise Refusal(409, msg("error-lesson-names", needed=needed))
    found = seated(game, wanted.name, wanted.others)
    names = players.checked(seat.name for seat in found)
    seats = [Seat(name, seat.bot) for name, seat in zip(names, found, strict=True)]
    admit(seats)
    return info(await (await services.rooms.teach(player, game, seats)).now())


async def my_tables(services: Services, player: str) -> list[TableInfo]:
    """The tables of this player, the one last played first."""
    store = services.async_store
    found = [info(sheet) for sheet in await store.read(store.store.tables_of, player, MOST_LISTED) if not sheet.lesson]
    return [msgspec.structs.replace(table, seed=None) for table in found]  # a seed is shown only where one table is asked for


async def one_table(services: Services, player: str, table: str) -> TableInfo:
    """One table of this player's."""
    return info(await (await services.rooms.room(table, player)).now())


async def record_of(room: Room) -> RecordFile:
    """The record of a match that is over, as a file of JSON lines (docs/record.md)."""
    events = await room.events()
    if not isinstance(events[-1], MatchEnds):
        raise Refusal(409, msg("error-not-over"))
    text = b"".join(codec.to_line(event) for event in events)
    return RecordFile(f"{room.sheet.game}-{room.sheet.created[:10]}-{room.sheet.id}.jsonl", text)


def info(sheet: Sheet) -> TableInfo:
    """A table as the lobby lists it."""
    now = sheet.summary
    return TableInfo(
        id=sheet.id,
        game=sheet.game,
        options={"rounds": sheet.rounds, **sheet.options},
        seats=tuple(SeatInfo(seat.name, seat.bot and bots.known(seat.bot)) for seat in sheet.seats),
        created=sheet.created,
        status=now.status,
        round=now.round,
        rounds=sheet.rounds,
        totals=now.totals,
        winners=now.winners,
        seed=sheet.seed if now.status == "over" and sheet.whole else None,
    )
