"""Tables with friends that have become old: a gathering that never began is closed, and keys to a match that ended long ago are retired."""

from __future__ import annotations

from contextlib import suppress

from hanashobu.app.people.friends import GATHERS_FOR, OLD, Friends
from hanashobu.app.rooms.due import ABANDONED, abandoned_at
from hanashobu.app.rooms.rooms import Rooms
from hanashobu.app.store.async_store import AsyncStore
from hanashobu.table import seating as gathering
from hanashobu.table.moves import milliseconds
from hanashobu.table.seating import CannotSeat, Seating

DEALING = 60_000  # milliseconds in which a deal that has begun is made
RETIRED_AFTER = 30 * 86_400_000  # milliseconds after the end of a match


class OldTables:
    """What happens to a table when its alarm says that it may be old."""

    def __init__(self, async_store: AsyncStore, rooms: Rooms, friends: Friends) -> None:
        self._async_store = async_store
        self._store = async_store.store
        self._rooms = rooms
        self._friends = friends

    async def look(self, table: str) -> None:
        """Close what never began; retire the keys to what ended long ago; look again later at what is still played."""
        seating = await self._friends.seating(table)
        if seating.stage == "playing":
            again = await self._played(table)
        elif seating.stage == "dealing" or seating.revealing:
            again = milliseconds() + DEALING
        elif seating.stage == "gathering" and milliseconds() < seating.created + GATHERS_FOR:
            again = seating.created + GATHERS_FOR
        else:
            again = None
            await self._close(seating)
        await self._async_store.write(self._store.put_alarm, table, OLD, again)

    async def _close(self, seating: Seating) -> None:
        with suppress(CannotSeat):  # it is closed already
            await self._friends.change(seating.table, gathering.close)
        for party in seating.parties:
            await self._friends.keys.revoke_party(seating.table, party.id)

    async def _played(self, table: str) -> int | None:
        """When to look again; None when nothing is left to do."""
        room, now = await self._rooms.of_friends(table), milliseconds()
        sheet = await room.now()
        if sheet.summary.status != "over":
            await self._async_store.write(self._store.put_alarm, table, ABANDONED, abandoned_at(room.table, sheet.clock))
            return now + RETIRED_AFTER
        ended = max((move.at for move in room.table.moves), default=0)
        if now < ended + RETIRED_AFTER:
            return ended + RETIRED_AFTER
        await self._async_store.write(self._store.retire_seat_keys, table, now)
        return None
