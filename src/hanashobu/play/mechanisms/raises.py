"""What makes the sum for yaku larger (KK-8, KK-9)."""

from __future__ import annotations

from collections.abc import Iterator

from hanashobu.engine.settle import raises
from hanashobu.play import events
from hanashobu.play.mechanisms.kinds import EventContext, EventKind, Rows
from hanashobu.play.round_events import RoundEvents
from hanashobu.text import Message, msg

FACTOR = 1 << 16  # in the log what is added stands above it


def _raised(rows: Rows, a: int, b: int, c: int) -> events.Raised:
    return events.Raised(a, rows.ids[c], b // FACTOR, b % FACTOR)


def _says(event: events.Raised, at: EventContext) -> Message:
    return msg("event-raised", who=at.player(event.seat), why=at.rules.reason(event.why), plus=event.plus, times=event.times)


def why_ended(part: RoundEvents, at: EventContext) -> Iterator[Message]:
    """What the sum of the yaku was raised by."""
    for event in part.all(events.Raised):
        yield _says(event, at)


EVENTS = (
    EventKind(
        event=events.Raised,
        row=raises.RAISED,
        read=_raised,
        rule=lambda event, rules: event.why if event.why in rules.ids() else "CO-15",
        says=_says,
        settles=True,
    ),
)
