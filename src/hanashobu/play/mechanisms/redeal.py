"""Asking for a new deal with a bad hand (NA-9), and what is thrown in for it."""

from __future__ import annotations

from hanashobu.engine import state
from hanashobu.engine.actions import DRAW, THROW_IN
from hanashobu.engine.phases import redeal as phase
from hanashobu.play import events
from hanashobu.play.mechanisms.kinds import EventKind, QuestionKind, no_args
from hanashobu.text import msg

QUESTIONS = (
    QuestionKind(
        ask=state.ASK_REDEAL,
        name="redeal",
        poses=no_args,
        means=lambda _: {"yes": THROW_IN},
        done_by=lambda event, _: (event.seat, THROW_IN) if isinstance(event, events.Redeal) else None,
        silent=DRAW,
        careful=lambda _: THROW_IN,
    ),
)
EVENTS = (
    EventKind(
        event=events.Redeal,
        row=phase.ASKED_REDEAL,
        read=lambda _, a, _b, _c: events.Redeal(a),
        rule=lambda _, rules: rules.redeal_rule(),
        says=lambda event, at: msg("event-redeal", who=at.player(event.seat)),
    ),
)
