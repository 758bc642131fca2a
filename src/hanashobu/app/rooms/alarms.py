"""What has to happen at a moment, whether anybody is connected or not: a deal that waits for a contribution, a time that is up.

Alarms are in the store, so that they survive a restart. Several processes may read the same one: what it does is checked again at the
table, and stored like any move. One table's trouble is its own: its alarm is put off, and the others ring.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec

from hanashobu.app.bus import Bus
from hanashobu.app.people.friends import OLD, REVEAL, Friends, people_of
from hanashobu.app.rooms.due import ABANDONED, CLOCK, abandoned_at
from hanashobu.app.rooms.old_tables import OldTables
from hanashobu.app.rooms.pauses import STILL
from hanashobu.app.rooms.room import Room
from hanashobu.app.rooms.rooms import Rooms
from hanashobu.app.rooms.stored_tables import NoTable
from hanashobu.app.store import Alarm, ConflictingWrite, DamagedTable, StoreTrouble
from hanashobu.app.store.async_store import AsyncStore
from hanashobu.table import moves
from hanashobu.table.moves import milliseconds
from hanashobu.table.table import Table

log = logging.getLogger(__name__)

SECONDS = 1.0  # between two looks at the store
MOST = 200  # alarms of one look
SOON, LONG_STILL = 86_400_000, 600_000  # a time that is up much later is shown at once only after a long pause; it is given back anyway
PUT_OFF, LONGEST = 60_000, 600_000  # milliseconds until a table with trouble is looked at again: at first, and after doubling
REFUSED = 5_000  # the same where the store refuses

_SERVER, _ALIVE = "@server", "alive"  # the document with the last sign of life of any process

Remind = Callable[[str, int], Awaitable[None]]  # a party at a table has little time left


async def nobody_reminds(table: str, party: int) -> None:
    """Where no notifications can be sent."""


class Sign(msgspec.Struct, frozen=True, array_like=True):
    """A sign of life, and the last pause before it, which may not have been given back everywhere."""

    at: int
    since: int = 0
    until: int = 0


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
        self._begun = False
        self._given = 0  # how many of the pauses have been given back at tables whose time is up soon
        self._refused: int | None = None  # the last sign of life before the store refused one
        self._latest = milliseconds()
        self._troubled: dict[tuple[str, str], int] = {}  # for how long alarms of tables with trouble were put off last

    async def run(self) -> None:
        """Until cancelled; what fails is tried again."""
        while True:
            try:
                await self.step()
            except StoreTrouble as error:
                if self._refused is None:
                    log.warning("alarms wait: %s", error)
                    self._refused = self._latest
            except Exception:
                log.exception("alarms failed")
            await asyncio.sleep(SECONDS)

    async def step(self) -> None:
        """A sign of life first, so that a pause is noticed once, whatever happens then."""
        await self._sign_of_life()
        pauses = self._rooms.pauses.found
        if self._given < len(pauses):
            since, until = pauses[-1]
            self._given = len(pauses)
            await self._give_back(until - since)
        await self.look()

    async def look(self) -> None:
        """Everything that is due now."""
        for alarm in await self._async_store.read(self._store.alarms, milliseconds(), MOST):
            await self._apart(alarm, self._ring)

    async def _apart(self, alarm: Alarm, job: Callable[[Alarm], Awaitable[None]]) -> None:
        """Do what an alarm is for; what is wrong with its table is logged once, and concerns no other."""
        place = alarm.table, alarm.kind
        try:
            await job(alarm)
        except NoTable:
            await self._async_store.write(self._store.clear_alarm, *place)
        except Exception as error:
            wait = REFUSED
            if isinstance(error, DamagedTable) or not isinstance(error, StoreTrouble):
                if isinstance(error, DamagedTable):
                    self._rooms.damaged.log(alarm.table, error)
                elif place not in self._troubled:
                    log.exception("table %s: %s", alarm.table, error)
                wait = self._troubled[place] = min(2 * self._troubled.get(place, PUT_OFF // 2), LONGEST)
            await self._async_store.write(self._store.set_alarm, *place, milliseconds() + wait)
        else:
            self._troubled.pop(place, None)

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

    # The time in which nobody could play.

    async def _sign_of_life(self) -> None:
        pauses = self._rooms.pauses
        pauses.look()
        found = await self._async_store.read(self._store.document, _SERVER, _ALIVE)
        if not self._begun and found:
            before = msgspec.json.decode(found.body, type=Sign)
            pauses.add(before.since, before.until)
            self._given = len(pauses.found)
            if pauses.now() - before.at >= STILL:
                pauses.add(before.at, pauses.now())
        self._begun = True
        since, until = pauses.found[-1] if pauses.found else (0, 0)
        if self._refused is not None:
            since, until = self._refused, pauses.now()
        with suppress(ConflictingWrite):  # another process has just written it
            sign = msgspec.json.encode(Sign(pauses.now(), since, until))
            await self._async_store.write(self._store.put_document, _SERVER, _ALIVE, sign, found.version if found else 0)
        if self._refused is not None:
            pauses.add(since, pauses.now())
            self._refused = None
        self._latest = pauses.now()

    async def _give_back(self, pause: int) -> None:
        """At the tables whose time is up soon; at others with the next move."""
        log.info("nobody could play for %d s; clocks are given that back", pause // 1000)
        until = milliseconds() + SOON if pause < LONG_STILL else 2**62
        for alarm in await self._async_store.read(self._store.alarms, until, 1_000_000):
            if alarm.kind == CLOCK:
                await self._apart(alarm, self._catch_up)

    async def _catch_up(self, alarm: Alarm) -> None:
        room = await self._rooms.of_friends(alarm.table)
        await room.change(lambda table: None)
        self._bus.publish(people_of(alarm.table))


def _bots_take(room: Room, table: Table, now: int) -> None:
    for seat, until in room.clock.deadlines().items():
        if until <= now and seat not in table.consent.stand_ins:
            table.among_people(seat, moves.BOT_TAKES)


def _end_if_resting(room: Room, table: Table) -> None:
    at = abandoned_at(table, room.sheet.clock)
    if at is not None and at <= milliseconds():
        table.abandon()
