"""What the dealer takes from the field before play (KK-O13, NA-5)."""

from __future__ import annotations

from hanashobu.cards import codes
from hanashobu.engine import state
from hanashobu.engine.phases import dealer_takes as phase
from hanashobu.play import events
from hanashobu.play.mechanisms.kinds import EventKind, QuestionKind
from hanashobu.text import Cards, msg

QUESTIONS = (
    QuestionKind(
        ask=state.ASK_DEALER_TAKES,
        name="dealer_takes",
        card_from="field",
        preview="take",
        among=lambda event: event.cards if isinstance(event, events.DealerTakes) else (),
        no_card=lambda card, can: msg("error-dealer-cannot-take", card=card, can=can),
    ),
)
EVENTS = (
    EventKind(
        event=events.DealerTakes,
        row=phase.TOOK,
        read=lambda _, a, b, c: events.DealerTakes(a, codes(b), codes(c)),
        rule=lambda _, rules: next((flaw.rule for flaw in rules.flaws if flaw.dealer_takes), "CO-7"),
        says=lambda event, at: msg("event-dealer-takes", who=at.player(event.seat), cards=Cards(event.cards), dealt=Cards(event.dealt)),
    ),
)
