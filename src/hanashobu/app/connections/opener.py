"""Opens the connection of a client: to a table of its own device, or to one with friends."""

from __future__ import annotations

from hanashobu.app.admission.admission import Admission
from hanashobu.app.bus import Bus
from hanashobu.app.connections.channel import Channel
from hanashobu.app.connections.friend_connection import FriendConnection
from hanashobu.app.connections.seat_connection import SeatConnection
from hanashobu.app.people import seat_keys
from hanashobu.app.people.table_groups import TableGroups
from hanashobu.app.rooms.rooms import Rooms
from hanashobu.app.rooms.stored_tables import NoTable
from hanashobu.app.store.at_rest import hashed
from hanashobu.table.protocol import Sit


class ConnectionOpener:
    """Finds the table, and what the key of a client may do there."""

    def __init__(self, rooms: Rooms, groups: TableGroups, bus: Bus, admission: Admission) -> None:
        self._rooms = rooms
        self._groups = groups
        self._bus = bus
        self._admission = admission

    async def open(self, channel: Channel, table: str, sit: Sit) -> SeatConnection:
        """Open the connection of a client that has sent `Sit`; raises an error with a sentence if they may not sit or watch here.

        They may come from a process that died before it could announce what it had stored and told them, so the table looks again.
        """
        self._rooms.notice_change(table)
        if await self._groups.friends.found(table) is not None:
            return await self._friend(channel, table, sit)
        room = await self._rooms.room(table, hashed(sit.player))
        seat = -1 if sit.seat is None else sit.seat
        if not 0 <= seat < len(room.table.seats) or room.table.seats[seat].bot:
            raise NoTable("error-no-seat")
        await room.ask_about_claims(seat, not sit.claim_for_me)
        connection = SeatConnection(channel, table, sit.start, self._admission, room, seat)
        connection.ends.append(self._bus.listen(table, connection.news.set))
        return connection

    async def _friend(self, channel: Channel, table: str, sit: Sit) -> SeatConnection:
        keys = [sit.player] if seat_keys.valid(sit.player) else []
        role = await self._groups.friends.keys.role(table, [*keys, *channel.keys])
        group = self._groups.at(table)
        connection = FriendConnection(channel, group, role, sit, self._admission)
        connection.ends += [group.listen(connection.news.set), self._bus.listen(table, connection.news.set)]
        try:
            await connection.enter()
        except BaseException:
            await connection.leave()
            raise
        return connection
