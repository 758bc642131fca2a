"""The people at one table, as this process knows them: their agreements, presence and chat. Shared by all connections of the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple, TypeVar

import msgspec

from hanashobu.app.bus import Bus
from hanashobu.app.people.friends import Friends, people_of
from hanashobu.app.people.people_message import PeopleMessages, Scene, Viewer
from hanashobu.app.people.presence import Attendance, away
from hanashobu.app.people.spectators import LateTable
from hanashobu.app.rooms.room import Room
from hanashobu.app.rooms.rooms import Rooms
from hanashobu.app.rooms.stored_tables import no_table
from hanashobu.app.store import Presence, StoredChatLine
from hanashobu.app.store.async_store import AsyncStore
from hanashobu.table.clock import Clock
from hanashobu.table.people import ChatLine, People, Say
from hanashobu.table.seating import Seating
from hanashobu.table.table import Table

CHAT_LINES = 12  # the latest of each party that everybody sees: nobody can wash away what the others say
Listener = Callable[[], None]
Found = TypeVar("Found")


class StoredPeople(NamedTuple):
    """What was read from the store."""

    version: int
    seating: Seating
    presences: list[Presence]
    chat: list[ChatLine]
    until: int | None  # when something of it may change by itself, because a presence expires: it may have been renewed since


class ChatBody(msgspec.Struct, frozen=True, omit_defaults=True):
    """A chat line, as it is stored."""

    seat: int
    say: Say


class TableGroup:
    """The people at one table with friends; read again from the store when the bus reports a change."""

    def __init__(self, table: str, groups: TableGroups) -> None:
        self.table = table
        self.friends = groups.friends
        self.now = groups.now
        self.room: Room | None = None
        self.spectators = 0
        self._all = groups
        self._late: LateTable | None = None
        self._known: StoredPeople | None = None
        self._messages, self._late_messages = PeopleMessages(), PeopleMessages()  # of those who play, and of those who watch
        self.changes = 0  # how often something about the people has changed
        self._listeners: list[Listener] = []
        self._timer: asyncio.TimerHandle | None = None
        self._stops = [groups.bus.listen(people_of(table), self._changed)]

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Notify this listener of whatever changes among the people; returns what ends that."""
        self._listeners.append(listener)

        def end() -> None:
            self._listeners.remove(listener)
            if not self._listeners:
                self._all.forget(self)

        return end

    def close(self) -> None:
        """Nobody listens any more."""
        for stop in self._stops:
            stop()
        if self._timer:
            self._timer.cancel()

    def publish(self) -> None:
        """Something about the people has changed."""
        self._all.bus.publish(people_of(self.table))

    def _changed(self) -> None:
        self.changes += 1
        self._known = None
        self._notify()

    def _notify(self) -> None:
        for listener in tuple(self._listeners):
            listener()

    async def known(self, fresh: bool = False) -> StoredPeople:
        """What is stored about the people; read again now if it has to be `fresh`, or may have changed by itself."""
        if fresh or (self._known and self._known.until is not None and self._known.until <= self.now()):
            self._known = None
        while self._known is None:
            changes, store, read = self.changes, self._all.async_store.store, self._all.async_store.read
            found = await self.friends.found(self.table)
            if found is None:
                raise no_table(self.table)
            presences, chat = await read(store.presences, self.table), await read(store.chat, self.table, CHAT_LINES)
            if found[1].stage == "playing" and self.room is None:
                self.room = await self._all.rooms.of_friends(self.table)
            if changes == self.changes:
                _, until = away(presences, self._all.attendance.here(self.table), self.now())
                self._known = StoredPeople(*found, presences, [_line(line) for line in chat], until)
        return self._known

    async def away(self, fresh: bool = False) -> tuple[dict[int, int], int | None]:
        """Which parties are away and since when, and the next moment at which that may change by itself."""
        known = await self.known(fresh)
        return away(known.presences, self._all.attendance.here(self.table), self.now())

    async def here(self) -> frozenset[int]:
        """The parties that are here now, whoever plays for them."""
        absent, _ = await self.away(fresh=True)
        return frozenset(one.party for one in (await self.known()).presences if one.party not in absent)

    async def stop_if_agreed(self) -> None:
        """Who is here may have changed, and so who has to agree that the match ends: ask again whether all of them do."""
        here = await self.here()
        if self.room is not None:
            await self.room.change(lambda table: table.stop_if_agreed(here))

    async def people(self, viewer: Viewer, fresh: bool = False) -> People:
        """The message about the people, for one connection; the same object as the last one if nothing in it has changed."""
        found, _ = await self.news(viewer, lambda table: None, fresh)
        return found

    async def news(self, viewer: Viewer, read: Callable[[Table], Found], fresh: bool = False) -> tuple[People, Found | None]:
        """The same, and what is read of the table as this viewer may see it, at the same moment; None before it is dealt."""
        absent, changes = await self.away(fresh)
        known, now = await self.known(), self.now()

        def message(table: Table | None, clock: Clock | None = None) -> People:
            messages = self._late_messages if viewer.party is None else self._messages
            return messages.of(
                Scene(
                    version=known.version,
                    seating=known.seating,
                    table=table,
                    away=absent,
                    chat=known.chat,
                    spectators=self.spectators,
                    clock=clock,
                ),
                viewer,
                now,
            )

        room, of_table = self.room, None
        if room is None:
            found = message(None)
        elif viewer.party is None:
            late = await self.late_table()
            found, of_table = message(late), read(late)
        else:
            found, of_table = await room.look(lambda table: (message(table, room.clock), read(table)))
        if found.running and not found.running.over:
            changes = min(changes or found.running.until, found.running.until)
        if changes and found.stage != "over":
            self._wake_in((changes - now) / 1000)
        return found, of_table

    async def late_table(self) -> Table:
        """The table as spectators see it."""
        assert self.room is not None
        if self._late is None:
            self._late = LateTable(self.room)
        return await self._late.now()

    def _wake_in(self, seconds: float) -> None:
        """Something will change by itself: somebody will be away, or a time be up."""
        loop = asyncio.get_running_loop()
        when = loop.time() + max(0.0, seconds) + 0.02
        if self._timer is None or self._timer.cancelled() or self._timer.when() < loop.time() or self._timer.when() > when:
            if self._timer:
                self._timer.cancel()
            self._timer = loop.call_at(when, self._notify)

    # Who comes and goes, and what they say.

    async def come(self, party: int | None) -> None:
        """Somebody has connected."""
        if party is None:
            self.spectators += 1
            return
        await self._all.attendance.come(self.table, party)
        self.publish()

    async def go(self, party: int | None, goodbye: bool) -> None:
        """Somebody has disconnected; `goodbye` if they announced it."""
        if party is None:
            self.spectators -= 1
            return
        await self._all.attendance.go(self.table, party, goodbye)
        self.publish()

    async def say(self, party: int, seat: int, say: Say) -> None:
        """Add a chat line."""
        body = msgspec.json.encode(ChatBody(seat, say))
        await self._all.async_store.write(self._all.async_store.store.add_chat, self.table, party, self.now(), body)
        self.publish()


class TableGroups:
    """The people at all tables that somebody is connected to here."""

    def __init__(self, async_store: AsyncStore, bus: Bus, rooms: Rooms, friends: Friends, attendance: Attendance) -> None:
        self.async_store = async_store
        self.bus = bus
        self.rooms = rooms
        self.friends = friends
        self.attendance = attendance
        self.now = attendance.now
        self._open: dict[str, TableGroup] = {}

    def at(self, table: str) -> TableGroup:
        """The people at one table."""
        if table not in self._open:
            self._open[table] = TableGroup(table, self)
        return self._open[table]

    @contextmanager
    def visit(self, table: str) -> Iterator[TableGroup]:
        """The people at one table, for a moment, by somebody who is not connected to it."""
        group = self.at(table)
        end = group.listen(lambda: None)
        try:
            yield group
        finally:
            end()

    def forget(self, group: TableGroup) -> None:
        """The last one has disconnected."""
        if self._open.get(group.table) is group:
            del self._open[group.table]
        group.close()


def _line(line: StoredChatLine) -> ChatLine:
    said = msgspec.json.decode(line.body, type=ChatBody)
    return ChatLine(
        number=line.number, party=line.party, seat=said.seat, at=line.at, phrase=said.say.phrase, stamp=said.say.stamp, text=said.say.text
    )
