"""What spectators see: the table as it was before the latest move, so that a spectator cannot pass on what they see in time."""

from __future__ import annotations

import asyncio

from hanashobu.app.rooms.room import Room
from hanashobu.app.rooms.stored_tables import reopened
from hanashobu.app.store import StoredTable
from hanashobu.play.events import AnyEvent
from hanashobu.table.moves import TableMove
from hanashobu.table.table import Table


class LateTable:
    """A second table that follows the first one, a move behind; between rounds and in the end there is nothing left to betray."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._table: Table | None = None
        self._lock = asyncio.Lock()

    async def now(self) -> Table:
        """The table as spectators may see it now."""
        async with self._lock:
            target, moves, begun = await self._room.look(_stands)
            table = self._table
            if table is None or len(table.moves) > target:
                stored = StoredTable(self._room.sheet, [], begun)
                table = self._table = await asyncio.to_thread(reopened, stored, self._room.sheet.id)
            for move in moves[len(table.moves) : target]:
                table.redo(move)
            return table


def _stands(table: Table) -> tuple[int, list[TableMove], list[AnyEvent]]:
    """How many moves spectators know of, all moves, and the events before the first one."""
    begun = table.moves[0].start if table.moves else len(table.events)
    return known_moves(table), list(table.moves), table.events[:begun]


def known_moves(table: Table) -> int:
    """All moves but the latest one of which spectators learn anything; all of them while nobody plays.

    Moves that only their own seat learns of do not count, or the delay would betray them (TA-11, HH-7).
    """
    if table.match.status != "playing":
        return len(table.moves)
    after = len(table.events)
    for number in range(len(table.moves) - 1, -1, -1):
        start = table.moves[number].start
        if any(event.seen_by(None) is not None for event in table.events[start:after]):
            return number
        after = start
    return 0
