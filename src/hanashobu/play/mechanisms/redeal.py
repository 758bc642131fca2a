"""Asking for a new deal with a bad hand (NA-9), and what is thrown in for it."""

from __future__ import annotations

from hanashobu.engine import log, state
from hanashobu.engine.actions import NO, REDEAL, YES
from hanashobu.play import events
from hanashobu.play.mechanisms.kinds import EventKind, QuestionKind, fixed, plain
from hanashobu.play.view import View

NEW_DEAL = "ask for a new deal by the same dealer"
ADVICE = ("Ask for a new deal", "a new deal")


def _text(_: View, action: int) -> str:
    return NEW_DEAL if action == REDEAL else "draw the top card of your pile; after that it is too late"


QUESTIONS = (
    QuestionKind(
        ask=state.ASK_REDEAL,
        name="redeal",
        text=lambda _: "You may still ask for a new deal before you draw. Nobody else knows that you are asked.",
        answer=plain(_text),
        means=lambda _: {YES: REDEAL},
        silent_no=True,
        advice=fixed({REDEAL: ADVICE, NO: ("Draw", "drawing")}),
    ),
)
EVENTS = (
    EventKind(
        event=events.Redeal,
        row=log.ASKED_REDEAL,
        read=lambda _, a, _b, _c: events.Redeal(a),
        rule=lambda _, rules: rules.redeal.rule if rules.redeal else "CO-12",
    ),
)
