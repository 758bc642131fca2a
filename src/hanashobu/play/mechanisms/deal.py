"""The deal: who deals, misdeals, and who leads."""

from __future__ import annotations

from collections.abc import Iterable

from hanashobu.engine import log
from hanashobu.play import events
from hanashobu.play.mechanisms.kinds import EventContext, EventKind, cites
from hanashobu.rules import misdeals
from hanashobu.rules.deal import shape
from hanashobu.rules.misdeals import WHY_MISDEAL
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import Cards, List, Message, msg


def _misdeal(event: events.Misdeal, rules: Ruleset) -> str:
    if event.why == "requested" and rules.redeal:
        return rules.redeal.rule
    return next((row.rule for row in rules.misdeals if row.why == event.why), "CO-12")


def _dealt(rules: Ruleset) -> Message:
    return shape(rules.deal, rules.seats, rules.deck.bit_count())


def _says_draw(event: events.DealerDraw, at: EventContext) -> Message:
    """Pass by pass, then who deals; and the order in which everybody sits, where the draw decided that too."""
    first, *again = (_each("drew", cards, at) for cards in event.draws)
    draws = msg("event-draws", draws=first)
    for cards in again:
        draws = msg("event-draws-again", before=draws, draws=cards)
    seats = len(at.names)
    order = at.players((event.dealer + step) % seats for step in range(seats)) if event.seated else List(())
    return msg("event-dealer-draw", draws=draws, dealer=at.player(event.dealer), order=order)


def _each(did: str, cards: Iterable[str | None], at: EventContext) -> List:
    """What each did with a card, for one sentence; the first clause begins it."""
    found = [(at.player(seat), card) for seat, card in enumerate(cards) if card]
    ids = [f"event-{did}.first", *[f"event-{did}"] * len(found)]
    return List(tuple(msg(id, who=who, card=Cards((card,))) for id, (who, card) in zip(ids, found, strict=False)))


def _says_leader(event: events.Leader, at: EventContext) -> Message:
    return msg("event-leader", turned=_each("turned", event.turned, at), who=at.player(event.leader))


EVENTS = (
    EventKind(event=events.DealerDraw, rule=lambda _, rules: rules.draw.rule, says=_says_draw),
    EventKind(event=events.Deal, rule=lambda _, rules: rules.deal.rule, says=lambda _, at: msg("event-deal", dealt=_dealt(at.rules))),
    EventKind(event=events.Shuffle, rule=cites("CO-7"), says=lambda event, _: msg("event-shuffle", cards=len(event.stock))),
    EventKind(
        event=events.Leader,
        optional=("field",),
        unordered=("field",),
        rule=lambda _, rules: rules.leader.rule if rules.leader else "CO-4",
        says=_says_leader,
    ),
    EventKind(
        event=events.Misdeal,
        row=log.MISDEAL,
        read=lambda _, a, b, _c: events.Misdeal(WHY_MISDEAL[a], b if b >= 0 else None),
        rule=_misdeal,
        says=lambda event, _: msg("event-misdeal", why=misdeals.why(event.why)),
    ),
)
