"""Whoever is dealt the blank sits the round out (HH-53)."""

from __future__ import annotations

from hanashobu.engine import log
from hanashobu.play import events, participation
from hanashobu.play.mechanisms.kinds import EventKind, Flags, standing
from hanashobu.play.view import View
from hanashobu.text import Cards, Message, msg


def _sits_out(view: View, seat: int | None) -> bool:
    return bool(view.rules.sits_out) and view.table.sits == seat and participation.dealt(view)


def idle(view: View, seat: int) -> Message | None:
    """The blank is why."""
    return standing("sits-out") if _sits_out(view, seat) else None


def holds_nothing(view: View) -> bool:
    """Only the blank is left of such a hand."""
    return _sits_out(view, view.seat)


DID: Flags = {"blank": lambda rules: rules.sits_out}
HAS: Flags = {"sits_out": lambda rules: rules.sits_out}
EVENTS = (
    EventKind(
        event=events.SitsOut,
        row=log.SAT_OUT,
        optional=("field",),
        unordered=("field",),
        read=lambda rows, a, b, _: events.SitsOut(a, "blank", rows.as_dealt(b)),
        rule=lambda _, rules: rules.sits_out.rule if rules.sits_out else "CO-1",
        says=lambda event, at: msg("event-sits-out", who=at.player(event.seat), cards=Cards(event.field)),
    ),
)
