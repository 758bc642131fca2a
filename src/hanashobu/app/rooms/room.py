"""One table that is being played here, with its authority, its log and its bots.

Whatever happens is stored before it is published. If it cannot be stored it has not happened: the table is built again from its log.
"""

from __future__ import annotations

import asyncio
import logging
import operator
from collections.abc import Awaitable, Callable, Collection, Set
from contextlib import suppress
from typing import TypeVar

import msgspec

from hanashobu.app.bus import Bus
from hanashobu.app.metrics import METRICS
from hanashobu.app.rooms.due import alarms_of
from hanashobu.app.rooms.leases import Leases
from hanashobu.app.rooms.pauses import Pauses, give_back
from hanashobu.app.rooms.stored_tables import DamagedTables, NoTable, no_table, reopened, summary
from hanashobu.app.store import ConflictingWrite, Sheet, StoreTrouble, Summary, TableChange
from hanashobu.app.store.async_store import AsyncStore
from hanashobu.app.work_queue import Urgency, WorkQueue
from hanashobu.play.events import AnyEvent
from hanashobu.play.match import IllegalAction
from hanashobu.table.clock import Clock
from hanashobu.table.protocol import Act, Ask, GoOn, Hint, Next, Stop, Update
from hanashobu.table.table import Table
from hanashobu.text import Message

log = logging.getLogger(__name__)

Found = TypeVar("Found")
OnTurn = Callable[[Sheet, Set[int]], None]  # the turn of these seats begins

ID = "^[A-Za-z0-9_-]{6,40}$"  # of a table or a record
TRY_AGAIN = 2.0  # seconds, after something could not be stored or read

# Claims of teyaku, in seconds. A window is as long whether anybody holds one or not, and what storing takes is waited for too: so
# neither a question, nor its answer, nor a bot that thinks can be inferred from the time that passes.
CLAIM_WINDOW = 0.2
THINK_AFTER = 0.08  # the deal has reached everybody before a bot with a teyaku makes the machine busy
TELL_AFTER = 0.05
ASKED_WINDOW = 15.0  # for each person who wants to be asked


class Room:
    """One table in memory. Whoever reads or changes it waits for the lock, so nobody sees what is not stored yet."""

    def __init__(
        self,
        sheet: Sheet,
        table: Table,
        *,
        async_store: AsyncStore,
        bus: Bus,
        bots: WorkQueue,
        leases: Leases,
        pauses: Pauses,
        damaged: DamagedTables,
        on_turn: OnTurn,
    ) -> None:
        self.sheet = sheet
        self.table = table
        self._async_store = async_store
        self._bus, self._queue = bus, bots
        self._leases, self._pauses, self._damaged, self._on_turn = leases, pauses, damaged, on_turn
        self._lock = asyncio.Lock()
        self._playing: asyncio.Task[None] | None = None
        self._answered = asyncio.Event()  # a person has answered what they claim
        self._spoilt = False  # the table holds something that could not be stored
        self._behind = False  # another process may have stored something that the table does not hold
        self._refused: int | None = None  # since when the store refuses what happens here
        self._closed = False
        self.trouble: Message | None = None  # why a bot waits
        self._clock = Clock(settings=sheet.clock), table

    async def answer(self, seat: int, message: Act | GoOn | Stop | Next, here: Collection[int] = ()) -> None:
        """What a seat says, while these parties are here; raises a sentence if that cannot be."""
        with METRICS.acts.timed():
            await self._change(lambda: self.table.answer(seat, message, here))
        self._answered.set()
        self.wake()

    async def ask_about_claims(self, seat: int, wanted: bool) -> None:
        """Whether a person wants to be asked about their teyaku, or has them claimed by the table."""

        def ask() -> None:
            if self.table.asks_about_claims(seat) != wanted:
                self.table.ask_about_claims(seat, wanted)

        await self._change(ask)
        self._answered.set()

    async def change(self, change: Callable[[Table], object]) -> None:
        """What the people or the server decide beside the cards."""
        await self._change(lambda: change(self.table))
        self._answered.set()
        self.wake()

    async def look(self, read: Callable[[Table], Found]) -> Found:
        """Something about the table as it is stored; what is returned must not change with it."""
        async with self._lock:
            await self._as_stored()
            return read(self.table)

    async def update(self, seat: int, start: int) -> Update:
        """The updates that a seat has not been sent yet."""
        return self.table.update(seat, start) if self._settled else await self.look(lambda table: table.update(seat, start))

    async def hint(self, seat: int, message: Ask) -> Callable[[], Awaitable[Hint]]:
        """What computes a hint for a seat that is asked something, in the bots' threads while the table goes on."""
        async with self._lock:
            await self._as_stored()
            advice = self.table.advice(seat, message)
        return lambda: self._queue.run(Urgency.HINT, self.sheet.id, advice)

    async def events(self) -> list[AnyEvent]:
        """Everything that happened and is stored."""
        async with self._lock:
            await self._as_stored()
            return list(self.table.events)

    async def now(self) -> Sheet:
        """The table as a list shows it."""
        async with self._lock:
            await self._as_stored()
            return msgspec.structs.replace(self.sheet, summary=self._summary())

    def wake(self) -> None:
        """If bots have to move or claims are collected, that goes on by itself."""
        idle = self.table.bot_to_move() is None and not self.table.claiming and not self._spoilt and not self._behind
        if not self._closed and not self.busy and not idle:
            self._playing = asyncio.get_running_loop().create_task(self._go_on())

    def notice_change(self) -> None:
        """Another process has changed the table, or may have: look when it is needed, and go on by itself if need be."""
        self._behind = True
        self._answered.set()
        self.wake()

    @property
    def stands(self) -> tuple[int, int] | None:
        """How many moves and events of the table are here; None while that is not certain."""
        return (len(self.table.moves), len(self.table.events)) if self._settled else None

    @property
    def _settled(self) -> bool:
        """Whether the table is as its log has it, and nobody is about to change it."""
        return not (self._spoilt or self._behind or self._closed or self._lock.locked())

    @property
    def busy(self) -> bool:
        """Whether something goes on by itself."""
        return self._playing is not None and not self._playing.done()

    def close(self) -> None:
        """Nothing more happens here."""
        self._closed = True
        if self._playing is not None:
            self._playing.cancel()

    async def remove(self) -> None:
        """The table and its log are gone for good."""
        async with self._lock:
            await self._async_store.write(self._async_store.store.forget, self.sheet.id)
            self.close()
        self._bus.publish(self.sheet.id)

    async def _as_stored(self) -> None:
        """The table as its log has it."""
        if self._closed:
            raise no_table(self.sheet.id)
        if self._behind and not self._spoilt:
            await self._catch_up()
        if self._spoilt:
            self._behind = False
            with self._damaged.reading(self.sheet.id):
                stored = await self._async_store.read(self._async_store.store.table, self.sheet.id)
                self.table = await asyncio.to_thread(reopened, stored, self.sheet.id)
            self._spoilt = False
            self._bus.notify(self.sheet.id)

    async def _catch_up(self) -> None:
        """Do again what was done in another process; a table that cannot follow is built again from its log."""
        self._behind, table = False, self.table
        try:
            made, events = len(table.moves), len(table.events)
            with self._damaged.reading(self.sheet.id):
                news = await self._async_store.read(self._async_store.store.since, self.sheet.id, made, events)
        except StoreTrouble:
            self._behind = True
            raise
        if news is None:
            self.close()
            raise no_table(self.sheet.id)
        if not news.moves and not news.events:
            return
        self._spoilt = True
        with suppress(Exception):  # whatever is wrong with it, the log counts
            for move in news.moves:
                table.redo(move)
            self._spoilt = table.events[events:] != news.events
        self._bus.notify(self.sheet.id)  # whoever made the table look, everybody here has to be told

    async def _change(self, change: Callable[[], object]) -> None:
        """Change the table; where another process was quicker, try again at the table as it is then."""
        while True:
            async with self._lock:
                await self._as_stored()
                with suppress(ConflictingWrite):
                    return await self._do(change)

    async def _do(self, change: Callable[[], object], not_before: float = 0.0) -> None:
        """Give back what is owed, and change the table."""
        try:
            if (since := self._pauses.owed(self.table, self.sheet.clock, self._refused)) is not None:
                await self._store(lambda: give_back(self.table, since))
            await self._store(change, not_before)
            self._refused = None
        except StoreTrouble as error:
            if self._refused is None and not isinstance(error, ConflictingWrite):
                self._refused = self._pauses.now()
            raise

    async def _store(self, change: Callable[[], object], not_before: float = 0.0) -> None:
        """Change the table, store what happened, and publish it, but not before a given moment; or leave everything as it was."""
        table, made, events = self.table, len(self.table.moves), len(self.table.events)
        waited, rested = set(self.clock.since), table.consent.resting
        change()
        if (len(table.moves), len(table.events)) == (made, events):
            return
        self._spoilt = True
        try:
            since = TableChange(table.moves[made:], made, table.events[events:], events, self._summary())
            await self._async_store.write(self._append, self.sheet.id, since, alarms_of(table, self.clock, rested))
            self._spoilt = False
            METRICS.moves.add(len(since.moves))
            if not_before:
                await _until(not_before)
            self._on_turn(self.sheet, self.clock.since.keys() - waited)
        finally:
            self._bus.publish(self.sheet.id)

    @property
    def clock(self) -> Clock:
        """The clocks of the table as it is here."""
        if self._clock[1] is not self.table:  # it was built again
            self._clock = Clock(settings=self.sheet.clock), self.table
        return self._clock[0].read(self.table.timeline)

    def _append(self, table: str, change: TableChange, alarms: dict[str, int | None]) -> None:
        """Store what happened, and when something has to happen by itself, in one transaction."""
        with self._async_store.store.writing():
            self._async_store.store.append(table, change)
            for kind, at in alarms.items():
                self._async_store.store.put_alarm(table, kind, at)

    def _summary(self) -> Summary:
        """Where the table stands, for the list of tables; at a table with friends also who is awaited."""
        if not self.sheet.friends:
            return summary(self.table)
        deadline = min(self.clock.deadlines().values(), default=None)
        return summary(self.table, tuple(sorted(self.table.awaited())), deadline)

    async def _go_on(self) -> None:
        """One thing after another that needs no person; where nothing can be stored it waits, and is tried again."""
        goes_on = True
        while goes_on:
            try:
                goes_on = await (self._collect_claims() if self.table.claiming else self._bots_turn())
                self.trouble = None
                if goes_on:  # everybody is sent this before a bot begins to think, or the delay would betray what it thinks about
                    await asyncio.sleep(0)
            except NoTable:
                return
            except ConflictingWrite:
                continue
            except StoreTrouble as error:
                if not self.trouble:
                    log.error("table %s waits: %s", self.sheet.id, error)
                self.trouble = error.message
                self._bus.publish(self.sheet.id)
                await asyncio.sleep(TRY_AGAIN)

    async def _bots_turn(self) -> bool:
        """A bot thinks in another thread; one that fails plays at random, and the match goes on. False if no bot has to move."""
        async with self._lock:
            await self._as_stored()
            seat, turn = self.table.bot_to_move(), len(self.table.moves)
            if seat is None:
                return self.table.claiming
            hesitates = self.table.consent.hesitates(seat, self.table.moves, self.table.clock())
            self._answered.clear()
        if hesitates and await self._changes_within(hesitates):
            return True
        if wait := await self._leases.hold(self.sheet.id):
            return await self._wait_for_lease(wait)
        async with self._leases.keep(self.sheet.id):
            action = await self._thought(seat)
        async with self._lock:
            await self._as_stored()
            if self.table.bot_to_move() == seat and len(self.table.moves) == turn:
                await self._do(lambda: self._played(seat, action))
        return True

    async def _changes_within(self, seconds: float) -> bool:
        """Whether anything happens at the table before so much time has passed."""
        with suppress(TimeoutError):
            return await asyncio.wait_for(self._answered.wait(), seconds)
        return False

    async def _wait_for_lease(self, seconds: float) -> bool:
        """Another process runs the table: look again when it could have ended."""
        await asyncio.sleep(seconds)
        async with self._lock:
            self._behind = True
            await self._as_stored()
            return self.table.claiming or self.table.bot_to_move() is not None

    async def _thought(self, seat: int) -> int | None:
        """What a bot wants to do; None if it fails. About claims no bot thinks long."""
        if seat not in (self.table.bots_asked() if self.table.claiming else [self.table.bot_to_move()]):
            return None  # somebody has come back or was quicker since the table was looked at
        try:
            urgency = Urgency.BOT if self.table.claiming else Urgency.of_bot(self.table.seconds(seat))
            with METRICS.bots.timed():
                return operator.index(await self._queue.run(urgency, self.sheet.id, self.table.thought(seat)))
        except Exception:
            log.exception("bot %s at table %s failed; it plays at random", self.table.bot(seat), self.sheet.id)
            return None

    def _played(self, seat: int, action: int | None) -> list[AnyEvent]:
        try:
            if action is not None:
                return self.table.bot_plays(seat, action)
        except IllegalAction as error:
            log.error("bot %s at table %s: %s", self.table.bot(seat), self.sheet.id, error)
        return self.table.bot_plays(seat, self.table.at_random(seat))

    async def _collect_claims(self) -> bool:
        """Wait as long as every round waits, whoever holds what; then all claims are published at once (TA-11, HH-7)."""
        opened = asyncio.get_running_loop().time()
        if wait := await self._leases.hold(self.sheet.id):
            return await self._wait_for_lease(wait)
        await _until(opened + THINK_AFTER)
        async with self._lock:
            await self._as_stored()
            round = self.table.match.round
            thoughts = {seat: asyncio.create_task(self._thought(seat)) for seat in self.table.bots_asked()}
        try:
            async with self._leases.keep(self.sheet.id):
                await _until(opened + CLAIM_WINDOW)
                closes = await self._people_answer(opened)
            async with self._lock:
                await self._as_stored()
                if self.table.claiming and self.table.match.round == round:
                    # For whoever has not decided by now the table claims all: to wait would betray that there is something to decide.
                    answers = {seat: thought.result() for seat, thought in thoughts.items() if thought.done()}
                    await self._do(lambda: self._close_claims(answers), closes + TELL_AFTER)
        finally:
            for thought in thoughts.values():
                thought.cancel()
        return True

    async def _people_answer(self, opened: float) -> float:
        """Until everybody who wants to be asked has answered, or their time is over; the moment at which claims close."""
        closes, asked = opened + CLAIM_WINDOW, set[int]()
        while True:
            self._answered.clear()
            async with self._lock:
                await self._as_stored()
                people = self.table.people_asked() if self.table.claiming else []
            if not people:
                break
            asked.update(people)  # somebody may sit down, or change their mind, in between
            try:
                await asyncio.wait_for(self._answered.wait(), opened + len(asked) * ASKED_WINDOW - asyncio.get_running_loop().time())
            except TimeoutError:
                break
            finally:
                closes = asyncio.get_running_loop().time()
        return closes

    def _close_claims(self, answers: dict[int, int | None]) -> None:
        for seat, action in answers.items():
            if self.table.asked_to_claim(seat):
                self._played(seat, action)
        self.table.close_claims()


async def _until(moment: float) -> None:
    wait = moment - asyncio.get_running_loop().time()
    if wait > 0:
        await asyncio.sleep(wait)
