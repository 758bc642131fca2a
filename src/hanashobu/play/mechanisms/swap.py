"""Taking the dealer's hand unseen (HH-60)."""

from __future__ import annotations

from hanashobu.engine import log, state
from hanashobu.engine.actions import NO, YES
from hanashobu.play import events
from hanashobu.play.mechanisms.kinds import EventKind, QuestionKind, fixed, plain, units
from hanashobu.play.view import View


def _question(view: View) -> str:
    holder = view.names[view.table.dealers_hand]
    return f"Nobody has looked at a card yet. {holder} has the dealer's hand. Do you take it for yours?"


def _text(view: View, action: int) -> str:
    if action != YES:
        return "keep your own hand"
    extras = view.rules.achievements
    if not extras or not extras.dealers_hand:
        return "take the dealer's hand unseen"
    return f"take the dealer's hand unseen; with {extras.least} card points it brings {units(view, extras.points)} from everybody"


QUESTIONS = (
    QuestionKind(
        ask=state.ASK_SWAP,
        name="swap",
        text=_question,
        answer=plain(_text),
        done_by=lambda event, _: (event.seat, NO if event.holder is None else YES) if isinstance(event, events.Swap) else None,
        advice=fixed({YES: ("Take the dealer's hand", "the dealer's hand"), NO: ("Keep your own hand", "your own hand")}),
    ),
)
EVENTS = (
    EventKind(
        event=events.Swap,
        row=log.SWAPPED,
        read=lambda _, a, b, _c: events.Swap(a, b if b >= 0 else None),
        rule=lambda _, rules: rules.swap.rule if rules.swap else "CO-5",
    ),
)
