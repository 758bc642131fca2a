"""The deal: who deals, misdeals, and who leads."""

from __future__ import annotations

from collections.abc import Iterable

from hanashobu.cards import codes
from hanashobu.engine import flaws, log
from hanashobu.play import events
from hanashobu.play.mechanisms.kinds import EventContext, EventKind, Flags, ReportPart, Rows, cites
from hanashobu.rules.deal import shape
from hanashobu.rules.flaws import NOBODY_IN, REQUESTED, Flaw
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import Cards, List, Message, msg


def _flaw(event: events.Misdeal, rules: Ruleset) -> Flaw | None:
    """What voided the deal; none if everybody went out."""
    return next((flaw for flaw in rules.flaws if flaw.word == event.why), None)


def _misdeal_rule(event: events.Misdeal, rules: Ruleset) -> str:
    flaw = _flaw(event, rules)
    return flaw.rule if flaw else "CO-12"


def _read_misdeal(rows: Rows, why: int, seat: int, cards: int) -> events.Misdeal:
    return events.Misdeal(misdeal_words(rows.rules)[why], seat if seat >= 0 else None, codes(cards))


def _says_misdeal(event: events.Misdeal, at: EventContext) -> Message:
    """Why; of a hand also whose it is, and its cards."""
    flaw = _flaw(event, at.rules)
    if flaw and event.cards and event.seat is not None:
        what = flaw.what(at.rules.values.scoring())
        return msg("event-misdeal-hand", who=at.player(event.seat), what=what, cards=Cards(event.cards))
    return msg("event-misdeal", why=misdeals(at.rules).get(event.why, event.why))


def misdeal_words(rules: Ruleset) -> dict[int, str]:
    """What records call each reason for a misdeal, by its number in the kernel's log."""
    words = {row: flaw.word for row, flaw in enumerate(rules.flaws) if flaw.voids}
    return words | {flaws.REQUESTED: REQUESTED, flaws.NOBODY_IN: NOBODY_IN}


def misdeals(rules: Ruleset) -> dict[str, Message]:
    """The reasons for a misdeal in words."""
    scoring = rules.values.scoring()
    found = {flaw.word: flaw.reason(scoring) for flaw in rules.flaws if flaw.voids}
    return found | {REQUESTED: msg("misdeal-requested"), NOBODY_IN: msg("misdeal-nobody-in")}


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


REPORT_PARTS = {"leader": ReportPart(lambda rules: rules.leader, "score-unused-leader")}
HAS: Flags = {"leader": lambda rules: rules.leader}
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
        read=_read_misdeal,
        rule=_misdeal_rule,
        says=_says_misdeal,
    ),
)
