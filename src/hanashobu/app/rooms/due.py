"""When something has to happen at a table by itself: somebody's time is up, or a match that everybody has left is abandoned.

Such a match rests: no bot plays on, and no clock runs. If nobody comes back it ends where it is, which reveals the secret of its deal.
"""

from __future__ import annotations

from hanashobu.table.clock import DAY, Clock
from hanashobu.table.moves import BOT_TAKES, LEAVES
from hanashobu.table.people import ClockSettings
from hanashobu.table.table import Table

CLOCK = "clock"  # the alarm of a table at which somebody's time will be up
ABANDONED = "abandoned"  # the alarm of a table that everybody has left
ABANDON_AFTER = 7 * DAY  # milliseconds


def abandoned_at(table: Table, clock: ClockSettings) -> int | None:
    """When a match will have rested for long enough; None if somebody plays. Whoever has longer for a move has as long to return."""
    if table.match.over or not table.consent.resting:
        return None
    patience = max(ABANDON_AFTER, clock.move * DAY if clock.kind == "days" else 0)
    return next(move.at for move in reversed(table.moves) if move.action in (BOT_TAKES, LEAVES)) + patience


def alarms_of(table: Table, clock: Clock, rested: bool) -> dict[str, int | None]:
    """The alarms that a change sets or clears, at a table that rested before it or did not."""
    alarms = {} if clock.settings.kind == "none" else {CLOCK: clock.next_alarm()}
    return alarms if table.consent.resting == rested else {**alarms, ABANDONED: abandoned_at(table, clock.settings)}
