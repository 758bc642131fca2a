"""A card that goes back into the draw pile (TA-12), and the cut."""

from __future__ import annotations

from hanashobu.cards import card as card_of
from hanashobu.cards import code
from hanashobu.engine import state
from hanashobu.engine.phases import return_card as phase
from hanashobu.play import events
from hanashobu.play.mechanisms.kinds import EventKind, QuestionKind, no_args
from hanashobu.text import Cards, msg

QUESTIONS = (
    QuestionKind(
        ask=state.ASK_RETURN,
        name="return",
        poses=no_args,
        done_by=lambda event, _: (event.seat, card_of(event.card)) if isinstance(event, events.Return) else None,
        card_from="hand",
        no_card=lambda card, can: msg("error-cannot-put-back", card=card, can=can),
        hides="answers",
    ),
)
EVENTS = (
    EventKind(
        event=events.Return,
        row=phase.RETURNED,
        read=lambda _, a, b, _c: events.Return(a, code(b)),
        rule=lambda _, rules: rules.return_card.rule if rules.return_card else "CO-6",
        says=lambda event, at: msg("event-return", who=at.player(event.seat), card=Cards((event.card,))),
    ),
    EventKind(
        event=events.Cut,
        rule=lambda _, rules: rules.cut.rule if rules.cut else "CO-6",
        says=lambda event, at: msg("event-cut", who=at.player(event.seat)),
    ),
)
