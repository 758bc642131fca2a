"""Clocks: how much time people have left, computed from the moves and their times alone, so that any process finds the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from hanashobu.table import moves
from hanashobu.table.moves import TableMove
from hanashobu.table.people import ClockSettings

SECOND, DAY = 1000, 86_400_000  # milliseconds
WARN_AT = 0.8  # of the time for a move, where it is days


class Moment(NamedTuple):
    """A move, who was awaited after it, and in which round."""

    move: TableMove
    awaited: frozenset[int]
    round: int


@dataclass(kw_only=True)
class Clock:
    """Whose time is running since when, and what is left in the banks. It reads moments in their order, and never another time of day."""

    settings: ClockSettings
    since: dict[int, int] = field(default_factory=dict)
    spent: dict[int, int] = field(default_factory=dict)  # of the bank, in this round
    _read: int = 0
    _round: int = 0
    _latest: int = 0  # when the last move was made
    _paused: int | None = None

    def read(self, timeline: Sequence[Moment]) -> Clock:
        """Everything that happened since this clock was last asked; the timeline is the whole one."""
        if self._read < len(timeline):
            for moment in timeline[self._read :]:
                self._step(moment)
            self._read = len(timeline)
        return self

    def _step(self, moment: Moment) -> None:
        move, at = moment.move, moment.move.at
        self._latest = max(self._latest, at)
        if move.action == moves.PAUSED:
            self._paused = at
        elif move.action == moves.RESUMED and self._paused is not None:
            self.since = {seat: since + max(0, at - max(self._paused, since)) for seat, since in self.since.items()}
            self._paused = None
        if moment.round != self._round:
            self._round = moment.round
            self.spent.clear()
        for seat in list(self.since):
            if seat not in moment.awaited or (seat == move.seat and move.action >= 0):
                self._charge(seat, at)
        for seat in moment.awaited:
            self.since.setdefault(seat, at)

    def _charge(self, seat: int, at: int) -> None:
        beyond = at - self.since.pop(seat) - self.settings.move * SECOND
        if self.settings.kind == "friendly" and beyond > 0:
            self.spent[seat] = self.spent.get(seat, 0) + beyond

    def bank(self, seat: int) -> int:
        """What is left in the bank of a seat, in milliseconds, before the time that runs now is taken from it."""
        return max(0, self.settings.bank * SECOND - self.spent.get(seat, 0))

    def allowance(self, seat: int) -> int:
        """How long a seat may take for the move that is awaited, in milliseconds."""
        if self.settings.kind == "days":
            return self.settings.move * DAY
        return self.settings.move * SECOND + (self.bank(seat) if self.settings.kind == "friendly" else 0)

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat is up; None if it does not run."""
        if self.settings.kind == "none" or seat not in self.since:
            return None
        return self.since[seat] + self.allowance(seat)

    def deadlines(self) -> dict[int, int]:
        """When time is up for everybody whose time runs."""
        if self.settings.kind == "none":
            return {}
        return {seat: until for seat in sorted(self.since) if (until := self.deadline(seat)) is not None}

    def warning(self, seat: int) -> int | None:
        """When somebody who has days for a move is reminded of it."""
        if self.settings.kind != "days" or seat not in self.since:
            return None
        return self.since[seat] + int(self.allowance(seat) * WARN_AT)

    def next_alarm(self, after: int = 0) -> int | None:
        """The next moment after one at which somebody's time is up, or somebody has to be reminded; whoever was is not reminded again."""
        reminders = [at for seat in self.since if (at := self.warning(seat)) is not None and at > self._latest]
        return min((at for at in (*self.deadlines().values(), *reminders) if at > after), default=None)

    def left(self, seat: int, now: int) -> int | None:
        """What a seat has left, in milliseconds: of the move and the bank together while its time runs, otherwise of its bank."""
        until = self.deadline(seat)
        if until is not None:
            return max(0, until - now)
        return self.bank(seat) if self.settings.kind == "friendly" else None
