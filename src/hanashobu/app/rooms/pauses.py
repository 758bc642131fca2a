"""When nobody could play: no server ran, this one stood still (a suspended laptop), or the store refused what people did.

Whoever's time ran meanwhile gets it back, once: with the next move at their table, before anything else happens there.
"""

from __future__ import annotations

from collections.abc import Callable

from hanashobu.table import moves
from hanashobu.table.moves import milliseconds
from hanashobu.table.people import ClockSettings
from hanashobu.table.table import Table

STILL = 15_000  # milliseconds between two looks, or without a sign of life: nobody could play


class Pauses:
    """The pauses that this process knows of."""

    def __init__(self, now: Callable[[], int] = milliseconds) -> None:
        self.now = now
        self.found: list[tuple[int, int]] = []  # from when until when
        self._looked: int | None = None

    def look(self) -> bool:
        """Look at the clock, as is done again and again; whether this process has stood still since."""
        now, before = self.now(), self._looked
        self._looked = now
        if before is None or now - before < STILL:
            return False
        self.found.append((before, now))
        return True

    def add(self, since: int, until: int) -> None:
        """A pause that others have noted."""
        self.found.append((since, until))

    def owed(self, table: Table, clock: ClockSettings, refused: int | None) -> int | None:
        """Since when whoever's time runs at a table is owed it, where the store has `refused` something there since a moment or not.

        Where somebody has moved since a pause, or no clock has begun, nothing is owed.
        """
        self.look()
        if not self.found and refused is None:
            return None
        last = table.moves[-1].at if table.moves else 0
        owed = [since for since, until in self.found if last < until] + ([] if refused is None else [refused])
        if not owed or clock.kind == "none" or table.match.over or not any(move.action == moves.RESUMED for move in table.moves):
            return None
        return min(owed)


def give_back(table: Table, since: int) -> None:
    """Whoever's time runs at a table has lost none of it since a moment."""
    table.among_people(moves.TABLE, moves.PAUSED, since)
    table.among_people(moves.TABLE, moves.RESUMED)
