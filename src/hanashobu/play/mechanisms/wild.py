"""Cards that take others by choice (HI-6, NA-11, MU-6), and what is left for whoever has captured them."""

from __future__ import annotations

from hanashobu.cards import codes
from hanashobu.engine import log
from hanashobu.play import events
from hanashobu.play.mechanisms.kinds import CardSets, EventKind
from hanashobu.text import Cards, msg

CARDS: CardSets = {"wilds": lambda rules: rules.wild_cards()}
EVENTS = (
    EventKind(
        event=events.Leftovers,
        row=log.LEFT,
        read=lambda _, a, b, _c: events.Leftovers(a, codes(b)),
        rule=lambda _, rules: next((wild.id_of("leftovers") for wild in rules.wilds), "CO-7"),
        says=lambda event, at: msg("event-leftovers", who=at.player(event.seat), cards=Cards(event.cards)),
    ),
)
