"""A card that goes back into the draw pile (TA-12), and the cut."""

from __future__ import annotations

from hanashobu.cards import card as card_of
from hanashobu.cards import code
from hanashobu.engine import log, state
from hanashobu.play import events
from hanashobu.play.mechanisms.kinds import EventKind, QuestionKind

QUESTIONS = (
    QuestionKind(
        ask=state.ASK_RETURN,
        name="return",
        text=lambda _: "Which card do you put back into the draw pile? Nobody sees it.",
        done_by=lambda event, _: (event.seat, card_of(event.card)) if isinstance(event, events.Return) else None,
        verb="Put back",
    ),
)
EVENTS = (
    EventKind(
        event=events.Return,
        row=log.RETURNED,
        read=lambda _, a, b, _c: events.Return(a, code(b)),
        rule=lambda _, rules: rules.return_card.rule if rules.return_card else "CO-6",
    ),
    EventKind(event=events.Cut, rule=lambda _, rules: rules.cut.rule if rules.cut else "CO-6"),
)
