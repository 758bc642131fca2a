"""What has to happen at a moment, whether anybody is connected or not: a deal that waits for a contribution, a time that is up.

Alarms are in the store, so that they survive a restart. Several processes may read the same one: what it does is checked again at the
table, and stored like any move.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec

from hanashobu.server.async_store import AsyncStore
from hanashobu.server.bus import Bus
from hanashobu.server.due import ABANDONED, CLOCK, abandoned_at
from hanashobu.server.friends import OLD, REVEAL, Friends, people_of
from hanashobu.server.old_tables import OldTables
from hanashobu.server.room import Room
from hanashobu.server.rooms import Rooms
from hanashobu.server.store import Alarm, ConflictingWrite, StoreTrouble
from hanashobu.server.stored_tables import NoTable
from hanashobu.table import moves
from hanashobu.table.moves import milliseconds
from hanashobu.table.table import Table

log = logging.getLogger(__name__)

SECONDS = 1.0  # between two looks at the store
MOST = 200  # alarms of one look
DOWN = 15_000  # milliseconds without a sign of life: the server was not running
SOON, LONG_DOWN = 86_400_000, 600_000  # a time that is up much later is given back only what matters

_SERVER, _ALIVE = "@server", "alive"  # the document with the last sign of life of any process

Remind = Callable[[str, int], Awaitable[None]]  # a party at a table has little time left


async def nobody_reminds(table: str, party: int) -> None:
    """Where no notifications can be sent."""


class Alarms:
    """Looks at the store again and again, and lets happen what is due."""

    def __init__(self, async_store: AsyncStore, bus: Bus, rooms: Rooms, friends: Friends, remind: Remind = nobody_reminds) -> None:
        self._async_store = async_store
        self._store = async_store.store
        self._bus = bus
        self._rooms = rooms
        self._friends = friends
        self._remind = remind
        self._old = OldTables(async_store, rooms, friends)

    async def run(self) -> None:
        """Until cancelled; what fails is tried again."""
        awake = False
        while True:
            try:
                if not awake:
                    await self.give_back()
                    awake = True
                await self.look()
                await self._sign_of_life()
            except StoreTrouble as error:
                log.warning("alarms wait: %s", error)
            except Exception:
                log.exception("alarms failed")
            await asyncio.sleep(SECONDS)

    async def look(self) -> None:
        """Everything that is due now."""
        for alarm in await self._async_store.read(self._store.alarms, milliseconds(), MOST):
            try:
                await self._ring(alarm)
            except NoTable:
                await self._async_store.write(self._store.clear_alarm, alarm.table, alarm.kind)

    async def _ring(self, alarm: Alarm) -> None:
        if alarm.kind == REVEAL:
            await self._friends.deal(alarm.table)
            await self._async_store.write(self._store.clear_alarm, alarm.table, REVEAL)
            return
        if alarm.kind == OLD:
            await self._old.look(alarm.table)
            return
        room = await self._rooms.of_friends(alarm.table)
        if alarm.kind == CLOCK:
            await self._time_is_up(room)
        else:
            await self._abandon(room)
        self._bus.publish(people_of(alarm.table))

    async def _time_is_up(self, room: Room) -> None:
        """A bot plays on at once, or the others decide; whoever has days is reminded of them."""
        now, table = milliseconds(), room.sheet.id
        if room.sheet.clock.then == "bot":
            await room.change(lambda table: _bots_take(room, table, now))
        for seat in list(room.clock.since):
            warning, until = room.clock.warning(seat), room.clock.deadline(seat)
            party = room.sheet.seats[seat].party
            if warning is not None and until is not None and warning <= now < until and party is not None:
                await self._remind(table, party)
        await self._async_store.write(self._store.put_alarm, table, CLOCK, room.clock.next_alarm(after=now))

    async def _abandon(self, room: Room) -> None:
        """If everybody has left, and for long enough: somebody may have come back since, and left again."""
        at = abandoned_at(room.table, room.sheet.clock)
        if at is not None and at <= milliseconds():
            await room.change(lambda table: _end_if_resting(room, table))
            at = None
        await self._async_store.write(self._store.put_alarm, room.sheet.id, ABANDONED, at)

    # The time in which no server ran.

    async def give_back(self) -> None:
        """Before anything else: whoever's time ran while no server did gets it back."""
        alive, now = await self._last_sign(), milliseconds()
        if alive is None or now - alive < DOWN:
            return
        until = now + SOON if now - alive < LONG_DOWN else 2**62
        for alarm in await self._async_store.read(self._store.alarms, until, 1_000_000):
            if alarm.kind == CLOCK:
                with suppress(NoTable):
                    room = await self._rooms.of_friends(alarm.table)
                    await room.change(lambda table: _resumed(table, alive))
        log.info("the server was down for %d s; clocks have been given that back", (now - alive) // 1000)

    async def _last_sign(self) -> int | None:
        found = await self._async_store.read(self._store.document, _SERVER, _ALIVE)
        return msgspec.json.decode(found.body, type=int) if found else None

    async def _sign_of_life(self) -> None:
        found = await self._async_store.read(self._store.document, _SERVER, _ALIVE)
        with suppress(ConflictingWrite):  # another process has just written it
            version = found.version if found else 0
            await self._async_store.write(self._store.put_document, _SERVER, _ALIVE, msgspec.json.encode(milliseconds()), version)


def _bots_take(room: Room, table: Table, now: int) -> None:
    for seat, until in room.clock.deadlines().items():
        if until <= now and seat not in table.consent.stand_ins:
            table.among_people(seat, moves.BOT_TAKES)


def _end_if_resting(room: Room, table: Table) -> None:
    at = abandoned_at(table, room.sheet.clock)
    if at is not None and at <= milliseconds():
        table.abandon()


def _resumed(table: Table, since: int) -> None:
    table.among_people(moves.TABLE, moves.PAUSED, since)
    table.among_people(moves.TABLE, moves.RESUMED)
