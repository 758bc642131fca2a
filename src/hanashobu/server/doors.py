"""Where a connection comes in: at a table of its own device, or at one with friends."""

from __future__ import annotations

from hanashobu.server import seat_keys
from hanashobu.server.admission import Admission
from hanashobu.server.at_rest import hashed
from hanashobu.server.bus import Bus
from hanashobu.server.company import Companies
from hanashobu.server.friend_socket import FriendConnection
from hanashobu.server.line import Line
from hanashobu.server.room import NoTable
from hanashobu.server.rooms import Rooms
from hanashobu.server.socket import SeatConnection
from hanashobu.table.protocol import Sit


class TableDoors:
    """Finds the table, and what the key of a client may do there."""

    def __init__(self, rooms: Rooms, companies: Companies, bus: Bus, admission: Admission) -> None:
        self._rooms = rooms
        self._companies = companies
        self._bus = bus
        self._admission = admission

    async def open(self, line: Line, table: str, sit: Sit) -> SeatConnection:
        """The connection of whoever has said who they are; raises a sentence if they may not sit or watch here."""
        if await self._companies.friends.found(table) is not None:
            return await self._friend(line, table, sit)
        room = await self._rooms.room(table, hashed(sit.player))
        seat = -1 if sit.seat is None else sit.seat
        if not 0 <= seat < len(room.table.seats) or room.table.seats[seat].bot:
            raise NoTable("error-no-seat")
        await room.ask_about_claims(seat, not sit.claim_for_me)
        connection = SeatConnection(line, table, sit.start, self._admission, room, seat)
        connection.ends.append(self._bus.listen(table, connection.news.set))
        return connection

    async def _friend(self, line: Line, table: str, sit: Sit) -> SeatConnection:
        keys = [sit.player] if seat_keys.valid(sit.player) else []
        role = await self._companies.friends.keys.role(table, [*keys, *line.keys])
        company = self._companies.at(table)
        connection = FriendConnection(line, company, role, sit, self._admission)
        connection.ends += [company.listen(connection.news.set), self._bus.listen(table, connection.news.set)]
        try:
            await connection.enter()
        except BaseException:
            await connection.leave()
            raise
        return connection
