"""Choosing one of two piles as hand (NA-7)."""

from __future__ import annotations

from hanashobu.cards import codes
from hanashobu.engine import state
from hanashobu.engine.actions import PILE_0, WORDS
from hanashobu.engine.phases import pile_choice as phase
from hanashobu.play import events
from hanashobu.play.mechanisms.kinds import EventKind, Flags, QuestionKind
from hanashobu.play.questions.choice import Choice
from hanashobu.text import Cards, msg

HAS: Flags = {"own_stock": lambda rules: rules.pile_choice}
QUESTIONS = (
    QuestionKind(
        ask=state.ASK_PILE,
        name="pile",
        no_card=lambda _card, _can: msg("error-pile-first"),
        answer=lambda _, action: Choice(action=action, word=WORDS[action]),
        done_by=lambda event, _: (event.seat, PILE_0 + event.hand) if isinstance(event, events.Pile) else None,
    ),
)
EVENTS = (
    EventKind(
        event=events.Pile,
        row=phase.PILE,
        optional=("cards",),
        read=lambda _, a, b, c: events.Pile(a, b, codes(c)),
        rule=lambda _, rules: rules.pile_choice.rule if rules.pile_choice else "CO-6",
        says=lambda event, at: msg("event-pile", who=at.player(event.seat), pile=event.hand + 1, cards=Cards(event.cards)),
    ),
)
