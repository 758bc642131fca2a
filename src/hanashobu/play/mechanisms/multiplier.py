"""What multiplies a round, and the rounds to come (KR-4 to KR-6, HH-3)."""

from __future__ import annotations

from hanashobu.cards import NO_CARDS
from hanashobu.engine.phases import multiplier as phase
from hanashobu.play import events
from hanashobu.play.mechanisms.kinds import Args, CardSets, EventContext, EventKind, Extra, ExtraValue, Flags, ReportPart, Rows
from hanashobu.play.round_events import RoundEvents
from hanashobu.play.view import View
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import Message, msg


def _multiplier(rows: Rows, a: int, b: int, _: int) -> events.Multiplier:
    waiting = [b >> 12 * level & 4095 for level in range(rows.tables.n_levels)]
    return events.Multiplier(a, rows.rules.multiplier.queue(waiting) if rows.rules.multiplier else ())


def _says_multiplier(event: events.Multiplier, _: EventContext) -> Message | None:
    waiting = [msg("event-times", n=value) for value in event.waiting]
    if event.value > 1:
        return msg("event-multiplier", n=event.value, waiting=waiting)
    return msg("event-multiplier-waiting", waiting=waiting) if waiting else None


def _has(rules: Ruleset) -> bool:
    return rules.multiplier is not None


def _value(view: View, _: int) -> int | None:
    return view.multiplier if view.multiplier > 1 else None


def _waiting(view: View, _: int) -> tuple[int, ...] | None:
    return (view.rules.multiplier.queue(view.table.waiting) or None) if view.rules.multiplier else None


def _times(_: Ruleset, waiting: ExtraValue) -> Args:
    assert isinstance(waiting, tuple)
    return {"n": " ".join(f"×{value}" for value in waiting)}


def times(part: RoundEvents) -> int:
    """The value that the round had."""
    return next((event.value for event in part.all(events.Multiplier)), 1)


def stamps(part: RoundEvents) -> list[Message]:
    """That everything counts so many times."""
    return [msg("settlement-times", n=times(part))] if times(part) > 1 else []


CARDS: CardSets = {"multipliers": lambda rules: rules.multiplier.cards() if rules.multiplier else NO_CARDS}
REPORT_PARTS = dict.fromkeys(("field", "multiplier"), ReportPart(lambda rules: rules.multiplier, "score-unused-multiplier"))
HAS: Flags = {"multiplier": lambda rules: rules.multiplier}
EXTRAS = (
    Extra(name="multiplier", slots=("rim",), has=_has, value=_value),
    Extra(name="waiting", slots=("rim",), has=_has, value=_waiting, args=_times, lasts=True, sheet="sheet", place=1),
)
EVENTS = (
    EventKind(
        event=events.Multiplier,
        row=phase.MULTIPLIED,
        read=_multiplier,
        rule=lambda _, rules: rules.multiplier.id_of("waits") if rules.multiplier else "CO-15",
        says=_says_multiplier,
        settles=True,
    ),
)
