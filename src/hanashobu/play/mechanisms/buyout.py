"""Buying a place in the round (HH-52): offers, counter-offers and their answers."""

from __future__ import annotations

from collections.abc import Callable

from hanashobu.engine import state
from hanashobu.engine.actions import (
    ACCEPT,
    ACCEPT_COUNTER,
    COUNTER,
    NO_OFFER,
    OFFER,
    REFUSE,
    REFUSE_COUNTER,
    WORDS,
    is_offer,
    is_plain,
    offer,
)
from hanashobu.engine.phases import buyout
from hanashobu.play import events
from hanashobu.play.mechanisms.kinds import Args, EventContext, EventKind, Flags, QuestionKind, ReportPart, no_args, units
from hanashobu.play.questions.choice import Choice
from hanashobu.play.view import View
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import Message, msg


def _bid(view: View) -> tuple[tuple[int, ...], int]:
    """To whom an offer can be made, and the least sum: for a place what the own hand was paid, in return more than was offered."""
    if view.asked == "answer":
        return (view.buyer,), view.offer + 1
    return view.playing, view.table.compensation[view.me]


def _answer_question(view: View) -> Args:
    return {"buyer": view.player(view.buyer), "sum": units(view, view.offer)}


def _counter_question(view: View) -> Args:
    return {"seller": view.player(view.table.seller), "sum": units(view, view.offer)}


def _offer(view: View, action: int) -> Choice:
    if action != OFFER:
        return Choice(action=action, word=WORDS[action], text=msg("answer-offer-no"))
    seats, least = _bid(view)
    players = [view.player(seat) for seat in seats]
    text = msg("answer-offer-offer", players=players, least=units(view, least), first=players[0], example=max(1, least))
    return Choice(action=action, word="NAME AMOUNT", text=text)


def _answer(view: View, action: int) -> Choice:
    if action != COUNTER:
        text = msg("answer-answer-yes", sum=units(view, view.offer)) if action == ACCEPT else msg("answer-answer-no")
        return Choice(action=action, word=WORDS[action], text=text)
    _, least = _bid(view)
    text = msg("answer-answer-offer", least=units(view, least), example=view.offer + max(1, view.tables.fee))
    return Choice(action=action, word="counter AMOUNT", text=text)


def _counter(view: View, action: int) -> Args:
    return {"sum": units(view, view.offer)} if action == ACCEPT_COUNTER else {}


def refuses(view: View, action: int) -> Message | None:
    """Why somebody who is not asked cannot answer an offer; None if that is not what they try."""
    drop = view.rules.dropout
    if view.actor is None or not (drop and drop.buyout) or not (is_plain(action) or is_offer(action)):
        return None
    if view.asked == "counter" and view.seat == view.table.seller:
        return msg("error-offer-countered", other=view.player(view.actor))
    return msg("error-offer-none", other=view.player(view.actor))


def _done_by(event: events.Event, _: Ruleset) -> tuple[int, int] | None:
    match event:
        case events.Offer():
            return event.buyer, offer(event.seller, event.amount)
        case events.CounterOffer():
            return event.seller, offer(event.buyer, event.amount)
        case events.OfferAnswer():
            no, yes = (REFUSE_COUNTER, ACCEPT_COUNTER) if event.counter else (REFUSE, ACCEPT)
            return event.seat, yes if event.accepts else no
    return None


def _fair(view: View, good: Callable[[View], bool]) -> int:
    """A place with a good hand is worth 4 kan to a careful player, with any other 1."""
    kan = view.tables.fee * view.multiplier
    return 4 * kan if good(view) else kan


def _careful_answer(view: View, good: Callable[[View], bool]) -> int:
    """The place goes for what it is worth; where too little is offered, for that."""
    fair = _fair(view, good)
    if view.offer >= fair:
        return ACCEPT
    return offer(view.buyer, fair) if 2 * view.offer >= fair else REFUSE


def _rule(_: events.Event, rules: Ruleset) -> str:
    return rules.dropout.id_of("buyout") if rules.dropout else "CO-6"


def _bargain(event: events.Offer | events.CounterOffer, at: EventContext) -> Args:
    return {"buyer": at.player(event.buyer), "seller": at.player(event.seller), "sum": at.amount(event.amount)}


def _says_answer(event: events.OfferAnswer, at: EventContext) -> Message:
    said = "no" if not event.accepts else "counter-yes" if event.counter else "yes"
    return msg(f"event-answer-{said}", who=at.player(event.seat))


def typed(rules: Ruleset) -> list[tuple[str, Message]]:
    """An offer, and a sum that is asked for instead."""
    has = rules.dropout and rules.dropout.buyout
    return [("Kiku 24", msg("terminal-help-offer")), ("counter 36", msg("terminal-help-counter"))] if has else []


DID: Flags = {"sold": lambda rules: rules.dropout and rules.dropout.buyout}
REPORT_PARTS = {
    "buys": ReportPart(
        lambda rules: rules.dropout and rules.dropout.buyout, "score-unused-buys", lambda rules: "buyout=on" if rules.dropout else ""
    ),
}
HAS: Flags = {"buyout": lambda rules: rules.dropout and rules.dropout.buyout}
QUESTIONS = (
    QuestionKind(
        ask=state.ASK_OFFER,
        name="offer",
        poses=no_args,
        answer=_offer,
        bid=_bid,
        done_by=lambda event, rules: _done_by(event, rules) if isinstance(event, events.Offer) else None,
        silent=NO_OFFER,
        careful=lambda _view, _good: NO_OFFER,
    ),
    QuestionKind(
        ask=state.ASK_ANSWER,
        name="answer",
        poses=_answer_question,
        answer=_answer,
        bid=_bid,
        careful=_careful_answer,
        done_by=lambda event, rules: _done_by(event, rules) if isinstance(event, events.CounterOffer | events.OfferAnswer) else None,
    ),
    QuestionKind(
        ask=state.ASK_COUNTER,
        name="counter",
        poses=_counter_question,
        brings=_counter,
        careful=lambda view, good: ACCEPT_COUNTER if view.offer <= _fair(view, good) else REFUSE_COUNTER,
        done_by=lambda event, rules: _done_by(event, rules) if isinstance(event, events.OfferAnswer) else None,
    ),
)
EVENTS = (
    EventKind(
        event=events.Offer,
        row=buyout.OFFERED,
        read=lambda _, a, b, c: events.Offer(a, b, c),
        rule=_rule,
        says=lambda event, at: msg("event-offer", **_bargain(event, at)),
    ),
    EventKind(
        event=events.CounterOffer,
        row=buyout.COUNTERED,
        read=lambda _, a, b, c: events.CounterOffer(a, b, c),
        rule=_rule,
        says=lambda event, at: msg("event-counter-offer", **_bargain(event, at)),
    ),
    EventKind(
        event=events.OfferAnswer,
        row=buyout.ANSWERED,
        read=lambda _, a, b, c: events.OfferAnswer(a, bool(b), bool(c)),
        rule=_rule,
        says=_says_answer,
    ),
)
