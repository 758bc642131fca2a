"""The tables that are being played here: each with its authority, its log and its bots.

Whatever happens is stored before anybody is told. If it cannot be stored it has not happened: the table is built again from its log.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from datetime import UTC, datetime
from random import Random

from hanashobu.engine.state import BETWEEN, OVER
from hanashobu.play.events import AnyEvent
from hanashobu.play.match import IllegalAction, Match
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options
from hanashobu.server.bus import Bus
from hanashobu.server.store import Sheet, Store, StoreTrouble
from hanashobu.table.ask import Say
from hanashobu.table.messages import Act, GoOn, Status, Stop, Update
from hanashobu.table.table import Seat, Table

log = logging.getLogger(__name__)

MOST_ROOMS = 200  # kept in memory; the others come back from their logs


class NoTable(LookupError):
    """There is no such table, or it is somebody else's; the message is for people."""


def status(match: Match) -> Status:
    """Where a match stands, in a word."""
    return "over" if match.status == OVER else "between" if match.status == BETWEEN else "playing"


class Room:
    """One table in memory. Whoever reads or changes it waits for the lock, so nobody sees what is not stored yet."""

    def __init__(self, sheet: Sheet, table: Table, store: Store, bus: Bus, minds: Executor) -> None:
        self.sheet = sheet
        self.table = table
        self._store = store
        self._bus = bus
        self._minds = minds
        self._lock = asyncio.Lock()
        self._bots: asyncio.Task[None] | None = None

    async def answer(self, seat: int, said: Act | GoOn | Stop) -> None:
        """What a seat says; raises a sentence if that cannot be."""
        async with self._lock:
            await self._do(lambda: self.table.answer(seat, said))
        self.wake_bots()

    async def update(self, seat: int, start: int, say: Say) -> Update:
        """What a seat has not been told yet."""
        async with self._lock:
            return self.table.update(seat, start, say)

    def wake_bots(self) -> None:
        """If a bot has to move, it begins to think."""
        if self._bots is None or self._bots.done():
            self._bots = asyncio.get_running_loop().create_task(self._let_bots_play())

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking."""
        return self._bots is not None and not self._bots.done()

    async def _do(self, change: Callable[[], list[AnyEvent]]) -> None:
        """Change the table, store what happened, and tell; or leave all as it was."""
        start = len(self.table.events)
        told = change()
        try:
            await asyncio.to_thread(self._store.append, self.sheet.id, start, told, status(self.table.match))
        except StoreTrouble:
            self.table = await asyncio.to_thread(reopened, self._store, self.sheet)
            raise
        self._bus.tell(self.sheet.id)

    async def _let_bots_play(self) -> None:
        try:
            while (seat := self.table.bot_to_move()) is not None:
                await self._bots_turn(seat)
        except StoreTrouble as error:
            log.error("table %s waits: %s", self.sheet.id, error)

    async def _bots_turn(self, seat: int) -> None:
        """A bot thinks in another thread; one that fails plays at random, and the match goes on."""
        legal = self.table.match.legal()
        try:
            action = await asyncio.get_running_loop().run_in_executor(self._minds, self.table.thought(seat))
        except Exception:
            log.exception("bot %s at table %s failed; it plays at random", self.table.seats[seat].bot, self.sheet.id)
            action = Random().choice(legal)
        async with self._lock:
            if self.table.bot_to_move() == seat:
                await self._do(lambda: self._played(seat, action, legal))

    def _played(self, seat: int, action: int, legal: Sequence[int]) -> list[AnyEvent]:
        try:
            return self.table.match.play(seat, action)
        except IllegalAction as error:
            log.error("bot %s at table %s: %s", self.table.seats[seat].bot, self.sheet.id, error)
            return self.table.match.play(seat, Random().choice(legal))


def reopened(store: Store, sheet: Sheet) -> Table:
    """A table as the store knows it."""
    return Table.reopen(sheet.seats, store.log(sheet.id), int(sheet.seed) if sheet.seed else None)


class Rooms:
    """All tables: those in memory, and behind them the store."""

    def __init__(self, store: Store, bus: Bus, minds: Executor) -> None:
        self._store = store
        self._bus = bus
        self._minds = minds
        self._open: OrderedDict[str, Room] = OrderedDict()
        self._loading = asyncio.Lock()

    async def open(self, owner: str, game: Game, seats: Sequence[Seat], options: Options, seed: int | None) -> Room:
        """A new table, dealt."""
        table = Table.open(game, seats, options, seed)
        return await self._keep(owner, table, str(table.match.seed))

    async def go_on_from(self, owner: str, seats: Sequence[Seat], events: Sequence[AnyEvent]) -> Room:
        """A new table that goes on where these events end; later deals are shuffled afresh."""
        return await self._keep(owner, Table.reopen(seats, events, None), None)

    async def _keep(self, owner: str, table: Table, seed: str | None) -> Room:
        created = datetime.now(UTC).isoformat(timespec="seconds")
        sheet = Sheet(secrets.token_urlsafe(9), owner, table.match.game.name, table.seats, seed, created, status(table.match))
        await asyncio.to_thread(self._store.open_table, sheet, table.events)
        room = self._room(sheet, table)
        room.wake_bots()
        return room

    async def room(self, id: str, owner: str) -> Room:
        """A table by its id, for who may see it."""
        room = self._open.get(id)
        if room is None:
            async with self._loading:
                room = self._open.get(id) or await self._load(id)
        if room.sheet.owner != owner:
            raise NoTable(f"There is no table {id!r} of yours.")
        self._open.move_to_end(id)
        room.wake_bots()
        return room

    async def _load(self, id: str) -> Room:
        sheet = await asyncio.to_thread(self._store.sheet, id)
        if sheet is None:
            raise NoTable(f"There is no table {id!r} of yours.")
        return self._room(sheet, await asyncio.to_thread(reopened, self._store, sheet))

    def _room(self, sheet: Sheet, table: Table) -> Room:
        room = self._open[sheet.id] = Room(sheet, table, self._store, self._bus, self._minds)
        for id in list(self._open)[:-MOST_ROOMS]:
            if not self._open[id].busy:
                del self._open[id]
        return room

    async def forget(self, id: str, owner: str) -> None:
        """Remove a table of this player's."""
        room = await self.room(id, owner)
        await asyncio.to_thread(self._store.forget, room.sheet.id)
        self._open.pop(id, None)
