"""The tables that are being played here: each with its authority, its log and its bots.

Whatever happens is stored before anybody is told. If it cannot be stored it has not happened: the table is built again from its log.
"""

from __future__ import annotations

import asyncio
import logging
import operator
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from datetime import UTC, datetime
from random import Random
from weakref import WeakValueDictionary

from hanashobu.engine.actions import OFFER
from hanashobu.play.events import AnyEvent
from hanashobu.play.match import IllegalAction
from hanashobu.play.replay import Violation
from hanashobu.quoting import quote
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options
from hanashobu.server.bus import Bus
from hanashobu.server.store import MovedOn, Sheet, Store, StoreTrouble
from hanashobu.table.ask import Say
from hanashobu.table.messages import Act, Ask, GoOn, Hint, Stop, Update
from hanashobu.table.now import status
from hanashobu.table.table import Seat, Table

log = logging.getLogger(__name__)

MOST_ROOMS = 200  # kept in memory; the others come back from their logs
TRY_AGAIN = 2.0  # seconds, after a bot's move could not be stored


class NoTable(LookupError):
    """There is no such table, or it is somebody else's; the message is for people."""


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
        self._behind = False  # the table holds something that could not be stored
        self._closed = False
        self.trouble = ""  # why a bot waits, as a sentence

    async def answer(self, seat: int, said: Act | GoOn | Stop) -> None:
        """What a seat says; raises a sentence if that cannot be."""
        async with self._lock:
            await self._as_stored()
            await self._do(lambda: self.table.answer(seat, said))
        self.wake_bots()

    async def update(self, seat: int, start: int, say: Say) -> Update | None:
        """What a seat has not been told yet; None while a bot is asked in secret, for to see it thinking would betray its cards."""
        async with self._lock:
            await self._as_stored()
            return None if self.table.whispers else self.table.update(seat, start, say)

    async def hint(self, seat: int, said: Ask, say: Say) -> asyncio.Future[Hint]:
        """Advice for a seat that is asked something, as the table is now; thought out where the bots think, while it goes on."""
        async with self._lock:
            await self._as_stored()
            advice = self.table.advice(seat, said, say)
        return asyncio.get_running_loop().run_in_executor(self._minds, advice)

    async def events(self) -> list[AnyEvent]:
        """Everything that happened and is stored."""
        async with self._lock:
            await self._as_stored()
            return list(self.table.events)

    def wake_bots(self) -> None:
        """If a bot has to move, it begins to think."""
        if not self._closed and not self.busy:
            self._bots = asyncio.get_running_loop().create_task(self._let_bots_play())

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking."""
        return self._bots is not None and not self._bots.done()

    def close(self) -> None:
        """Nothing more happens here."""
        self._closed = True
        if self._bots is not None:
            self._bots.cancel()

    async def remove(self) -> None:
        """The table and its log are gone for good."""
        async with self._lock:
            await asyncio.to_thread(self._store.forget, self.sheet.id)
            self.close()
        self._bus.tell(self.sheet.id)

    async def _as_stored(self) -> None:
        """The table as its log has it."""
        if self._closed:
            raise no_table(self.sheet.id)
        if self._behind:
            self.table = await asyncio.to_thread(reopened, self._store, self.sheet)
            self._behind = False

    async def _do(self, change: Callable[[], list[AnyEvent]]) -> None:
        """Change the table, store what happened, and tell; or leave all as it was."""
        start = len(self.table.events)
        told = change()
        self._behind = True
        try:
            await asyncio.to_thread(self._store.append, self.sheet.id, start, told, status(self.table.match.status))
            self._behind = False
        finally:
            self._bus.tell(self.sheet.id)

    async def _let_bots_play(self) -> None:
        """One bot after another; where nothing can be stored they wait, and try again."""
        moves = True
        while moves:
            try:
                moves = await self._bots_turn()
                self.trouble = ""
            except NoTable:
                return
            except MovedOn:
                continue
            except StoreTrouble as error:
                if not self.trouble:
                    log.error("table %s waits: %s", self.sheet.id, error)
                self.trouble = str(error)
                self._bus.tell(self.sheet.id)
                await asyncio.sleep(TRY_AGAIN)

    async def _bots_turn(self) -> bool:
        """A bot thinks in another thread; one that fails plays at random, and the match goes on. False if no bot has to move."""
        async with self._lock:
            await self._as_stored()
            seat, turn = self.table.bot_to_move(), len(self.table.events)
            if seat is None:
                return False
        action = await self._thought(seat)
        async with self._lock:
            await self._as_stored()
            if self.table.bot_to_move() == seat and len(self.table.events) == turn:
                await self._do(lambda: self._played(seat, action))
        return True

    async def _thought(self, seat: int) -> int | None:
        """What a bot wants to do; None if it fails."""
        try:
            return operator.index(await asyncio.get_running_loop().run_in_executor(self._minds, self.table.thought(seat)))
        except Exception:
            log.exception("bot %s at table %s failed; it plays at random", self.table.seats[seat].bot, self.sheet.id)
            return None

    def _played(self, seat: int, action: int | None) -> list[AnyEvent]:
        match = self.table.match
        try:
            if action is not None:
                return match.play(seat, action)
        except IllegalAction as error:
            log.error("bot %s at table %s: %s", self.table.seats[seat].bot, self.sheet.id, error)
        return match.play(seat, Random().choice([legal for legal in match.legal() if legal != OFFER]))


def no_table(id: str) -> NoTable:
    """The sentence for a table that is not there, or not for who asks."""
    return NoTable(f"There is no table {quote(id)} of yours.")


def reopened(store: Store, sheet: Sheet) -> Table:
    """A table as the store knows it."""
    events = store.log(sheet.id)
    if not events:
        raise no_table(sheet.id)
    try:
        return Table.reopen(sheet.seats, events, int(sheet.seed) if sheet.seed else None, sheet.source)
    except Violation as error:  # somebody has changed the file
        raise StoreTrouble(f"What is kept on the disk cannot be read: {error}.") from None


class Rooms:
    """All tables: those in memory, and behind them the store."""

    def __init__(self, store: Store, bus: Bus, minds: Executor) -> None:
        self._store = store
        self._bus = bus
        self._minds = minds
        self._open: OrderedDict[str, Room] = OrderedDict()
        self._used: WeakValueDictionary[str, Room] = WeakValueDictionary()  # a table never has two rooms, however many are open
        self._loading = asyncio.Lock()

    async def open(self, owner: str, game: Game, seats: Sequence[Seat], options: Options, seed: int | None) -> Room:
        """A new table, dealt."""
        table = Table.open(game, seats, options, seed)
        return await self._keep(owner, table)

    async def go_on_from(self, owner: str, seats: Sequence[Seat], events: Sequence[AnyEvent]) -> Room:
        """A new table that goes on where these events end; later deals come from a secret of its own."""
        return await self._keep(owner, Table.reopen(seats, events, None), whole=False)

    async def _keep(self, owner: str, table: Table, whole: bool = True) -> Room:
        match, created = table.match, datetime.now(UTC).isoformat(timespec="seconds")
        id, seed = secrets.token_urlsafe(9), str(match.seed)
        sheet = Sheet(id, owner, match.game.name, table.seats, seed, created, status(match.status), match.source, whole)
        await asyncio.to_thread(self._store.open_table, sheet, table.events)
        room = self._room(sheet, table)
        room.wake_bots()
        return room

    async def room(self, id: str, owner: str) -> Room:
        """A table by its id, for who may see it."""
        room = self._used.get(id)
        if room is None:
            async with self._loading:
                room = self._used.get(id) or await self._load(id)
        if room.sheet.owner != owner:
            raise no_table(id)
        self._remember(room)
        room.wake_bots()
        return room

    async def _load(self, id: str) -> Room:
        sheet = await asyncio.to_thread(self._store.sheet, id)
        if sheet is None:
            raise no_table(id)
        return self._room(sheet, await asyncio.to_thread(reopened, self._store, sheet))

    def _room(self, sheet: Sheet, table: Table) -> Room:
        room = self._used[sheet.id] = Room(sheet, table, self._store, self._bus, self._minds)
        self._remember(room)
        return room

    def _remember(self, room: Room) -> None:
        """Keep the rooms that were used last; others stay only as long as somebody uses them."""
        self._open[room.sheet.id] = room
        self._open.move_to_end(room.sheet.id)
        while len(self._open) > MOST_ROOMS:
            self._open.popitem(last=False)

    async def forget(self, id: str, owner: str) -> None:
        """Remove a table of this player's."""
        room = await self.room(id, owner)
        await room.remove()
        self._open.pop(id, None)
        self._used.pop(id, None)

    def close(self) -> None:
        """Nothing more happens at any table."""
        for room in list(self._used.values()):
            room.close()
