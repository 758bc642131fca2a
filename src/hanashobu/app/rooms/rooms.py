"""All tables of this server: those in memory, and behind them the store."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Sequence
from datetime import UTC, datetime
from typing import Any
from weakref import WeakValueDictionary

from hanashobu.app.bus import Bus
from hanashobu.app.rooms.leases import Leases, OneProcess
from hanashobu.app.rooms.pauses import Pauses
from hanashobu.app.rooms.room import OnTurn, Room
from hanashobu.app.rooms.stored_tables import DamagedTables, no_table, reopened, summary
from hanashobu.app.store import Sheet, StoreTrouble
from hanashobu.app.store.async_store import AsyncStore
from hanashobu.app.work_queue import Urgency, WorkQueue
from hanashobu.play.events import AnyEvent, MatchBegins
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options
from hanashobu.table import moves
from hanashobu.table.lesson import LessonTable
from hanashobu.table.people import ClockSettings
from hanashobu.table.reopen import reopen
from hanashobu.table.table import Seat, Table

MOST_ROOMS = 200  # kept in memory; the others come back from their logs


class Rooms:
    """All tables: those in memory, and behind them the store."""

    def __init__(self, async_store: AsyncStore, bus: Bus, bots: WorkQueue, loads: WorkQueue, leases: Leases | None = None) -> None:
        self._async_store = async_store
        self._bus = bus
        self._bots = bots
        self._loads = loads
        self._leases = leases or OneProcess()
        self.on_turn: OnTurn = lambda sheet, seats: None
        self.pauses = Pauses()
        self.damaged = DamagedTables()
        self._open: OrderedDict[str, Room] = OrderedDict()
        self._used: WeakValueDictionary[str, Room] = WeakValueDictionary()  # a table never has two rooms, however many are open
        self._loading: dict[str, asyncio.Future[Room]] = {}

    async def open(
        self, owner: str, game: Game, seats: Sequence[Seat], options: Options, seed: int | None, claim_for_people: bool = True
    ) -> Room:
        """A new table, dealt."""
        return await self._keep(owner, Table.open(game, seats, options, seed), claim_for_people)

    async def teach(self, owner: str, game: Game, seats: Sequence[Seat]) -> Room:
        """A new table with the lesson of a game."""
        return await self._keep(owner, LessonTable.of(game, seats), claim_for_people=True)

    async def go_on_from(
        self,
        owner: str,
        seats: Sequence[Seat],
        load: Callable[[], Awaitable[list[bytes]]],
        events: Callable[[list[bytes]], list[AnyEvent]],
        claim_for_people: bool = True,
    ) -> Room:
        """A new table that goes on where these events end; later deals come from a secret of its own."""
        table = await self._loads.run_with(Urgency.RECORD, owner, load, lambda rows: reopen(seats, events(rows), None))
        return await self._keep(owner, table, claim_for_people, whole=False)

    async def open_for_friends(self, id: str, table: Table, clock: ClockSettings) -> None:
        """A table at which everybody is ready, dealt."""
        secret = table.match.fair.secret if table.match.fair else None
        sheet = _sheet(id, "", table, friends=True, clock=clock, secret=secret)
        await self._async_store.write(self._async_store.store.open_table, sheet, list(table.events))
        self._room(sheet, table)

    async def seat_friends(self, id: str, asked: Collection[int]) -> None:
        """These parties want to be asked about their teyaku, and the clocks start; no more than once."""
        room = self._used.get(id) or await self._loaded(id)  # not woken yet: before anything is claimed
        if await room.look(_clocks_started):
            return
        for seat, who in enumerate(room.sheet.seats):
            await room.ask_about_claims(seat, who.party in asked)
        await room.change(_start_clocks)

    async def _keep(self, owner: str, table: Table, claim_for_people: bool, whole: bool = True) -> Room:
        sheet = _sheet(secrets.token_urlsafe(9), owner, table, whole=whole, lesson=isinstance(table, LessonTable))
        await self._async_store.write(self._async_store.store.open_table, sheet, list(table.events))
        room = self._room(sheet, table)
        for seat, who in enumerate(table.seats):  # before anything is claimed, which does not wait for people to sit down
            await room.ask_about_claims(seat, not claim_for_people and not who.bot)
        room.wake()
        return room

    async def room(self, id: str, owner: str) -> Room:
        """A table by its id, for a player who may see it."""
        room = self._used.get(id) or await self._loaded(id)
        if room.sheet.owner != owner:
            raise no_table(id)
        self._remember(room)
        room.wake()
        return room

    async def of_friends(self, id: str) -> Room:
        """A table with friends, for whoever has looked at the key of who asks."""
        room = self._used.get(id) or await self._loaded(id)
        if not room.sheet.friends:
            raise no_table(id)
        self._remember(room)
        room.wake()
        return room

    async def _loaded(self, id: str) -> Room:
        """A table from the disk; whoever asks for it meanwhile gets the same room."""
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Room:
        with self.damaged.reading(id):
            kept = await self._async_store.read(self._async_store.store.table, id)
            if kept is None:
                raise no_table(id)
            table = await self._loads.run(Urgency.BOT, id, lambda: reopened(kept, id))
        room = self._room(kept.sheet, table)
        room.notice_change()  # what another process announced meanwhile found no room here
        return room

    def _room(self, sheet: Sheet, table: Table) -> Room:
        room = self._used.get(sheet.id)  # somebody may have asked for the table while it was being stored or loaded
        if room is None:
            room = self._used[sheet.id] = Room(
                sheet,
                table,
                async_store=self._async_store,
                bus=self._bus,
                bots=self._bots,
                leases=self._leases,
                pauses=self.pauses,
                damaged=self.damaged,
                on_turn=self.on_turn,
            )
        self._remember(room)
        return room

    def notice_change(self, id: str) -> None:
        """Another process has changed a table."""
        if room := self._used.get(id):
            room.notice_change()

    def in_memory(self) -> dict[str, Room]:
        """The tables that are here."""
        return dict(self._used)

    def _remember(self, room: Room) -> None:
        """Keep the rooms that were used last; others stay only as long as somebody uses them."""
        self._open[room.sheet.id] = room
        self._open.move_to_end(room.sheet.id)
        while len(self._open) > MOST_ROOMS:
            self._open.popitem(last=False)

    async def forget(self, id: str, owner: str) -> None:
        """Remove a table of this player's; also one that cannot be opened any more."""
        try:
            room = await self.room(id, owner)
        except StoreTrouble as error:
            sheet = await self._async_store.read(self._async_store.store.sheet, id)
            if sheet is None or sheet.owner != owner:
                raise no_table(id) from error
            await self._async_store.write(self._async_store.store.forget, id)
            self.damaged.forget(id)
            return
        await room.remove()
        self._open.pop(id, None)
        self._used.pop(id, None)

    def close(self) -> None:
        """Nothing more happens at any table."""
        for room in list(self._used.values()):
            room.close()


def _clocks_started(table: Table) -> bool:
    return any(move.action == moves.RESUMED for move in table.moves)


def _start_clocks(table: Table) -> None:
    """Unless another process has, in the meantime."""
    if not _clocks_started(table):
        table.among_people(moves.TABLE, moves.RESUMED)


def _sheet(id: str, owner: str, table: Table, **more: Any) -> Sheet:
    """What is stored of a new table besides its log."""
    match, begins = table.match, table.events[0]
    assert isinstance(begins, MatchBegins)
    return Sheet(
        id=id,
        owner=owner,
        game=match.game.name,
        seats=table.seats,
        seed=str(match.seed),
        created=datetime.now(UTC).isoformat(timespec="seconds"),
        summary=summary(table),
        options=begins.options,
        rounds=begins.rounds,
        **more,
    )
