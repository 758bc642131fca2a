"""Buying a place in the round (HH-52): offers, counter-offers and their answers."""

from __future__ import annotations

from hanashobu.cards import each
from hanashobu.engine import log, state
from hanashobu.engine.actions import NO, OFFER, WORDS, YES, offer, offered
from hanashobu.engine.phases import buyout
from hanashobu.play import events
from hanashobu.play.mechanisms.kinds import Choice, EventKind, QuestionKind, fixed, plain, units
from hanashobu.play.view import View
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.text import listed

MOST_OFFERED = 10**6  # points; nobody has so many


def bid(view: View) -> tuple[tuple[int, ...], int]:
    """To whom an offer can be made, and the least sum: for a place what the own hand was paid, in return more than was offered."""
    table = view.table
    if table.ask == state.ASK_ANSWER:
        return (table.buyer,), table.offer + 1
    return tuple(each(table.playing)), table.compensation[view.seat or 0]


def may_offer(view: View, action: int) -> bool:
    """Whether an offer with a name and a sum can be made."""
    if action <= OFFER or OFFER not in view.legal:
        return False
    seat, amount = offered(action)
    return amount <= MOST_OFFERED and bool(buyout.may_offer(view.table, seat, amount))


def _question(view: View) -> str:
    table, names = view.table, view.names
    if table.ask == state.ASK_OFFER:
        return "You are forced out. Do you offer somebody a sum for the place in the round?"
    if table.ask == state.ASK_ANSWER:
        return f"{names[table.buyer]} offers you {units(view, table.offer)} for your place in the round. Do you accept?"
    return f"{names[table.seller]} wants {units(view, table.offer)} instead for the place in the round. Do you accept?"


def _offer(view: View, action: int) -> Choice:
    if action != OFFER:
        return Choice(action, WORDS[action], "make no offer and sit the round out")
    seats, least = bid(view)
    players = listed(view.names[seat] for seat in seats).replace(" and ", " or ")
    text = f"to {players}, at least {units(view, least)}; for example {view.names[seats[0]]} {max(1, least)}"
    return Choice(action, "NAME AMOUNT", text)


def _answer(view: View, action: int) -> Choice:
    if action == OFFER:
        _, least = bid(view)
        example = view.table.offer + view.tables.fee
        return Choice(action, "counter AMOUNT", f"want more for your place, at least {units(view, least)}, such as {example}")
    text = f"take {units(view, view.table.offer)} and sit the round out" if action == YES else "keep your place"
    return Choice(action, WORDS[action], text)


def _counter(view: View, action: int) -> str:
    return f"pay {units(view, view.table.offer)} and play" if action == YES else "pay nothing and sit the round out"


def refuses(view: View, action: int) -> str:
    """Why somebody who is not asked cannot answer an offer; empty if that is not what they try."""
    drop = view.rules.dropout
    if view.actor is None or not (drop and drop.buyout) or not (action in (YES, NO) or action >= OFFER):
        return ""
    if view.table.ask == state.ASK_COUNTER and view.seat == view.table.seller:
        return f"Your counter-offer has taken the place of that offer; {view.names[view.actor]} has to answer it."
    return f"No offer waits for your answer. It is {view.names[view.actor]}'s turn."


def _done_by(event: events.Event, _: Ruleset) -> tuple[int, int] | None:
    match event:
        case events.Offer():
            return event.buyer, offer(event.seller, event.amount)
        case events.CounterOffer():
            return event.seller, offer(event.buyer, event.amount)
        case events.Answer():
            return event.seat, YES if event.accepts else NO
    return None


def _rule(_: events.Event, rules: Ruleset) -> str:
    return (rules.dropout.buyout or rules.dropout.speak) if rules.dropout else "CO-6"


QUESTIONS = (
    QuestionKind(
        ask=state.ASK_OFFER,
        name="offer",
        text=_question,
        answer=_offer,
        done_by=lambda event, rules: _done_by(event, rules) if isinstance(event, events.Offer) else None,
        silent_no=True,
        advice=fixed({OFFER: ("Make an offer", "an offer"), NO: ("Make no offer", "no offer")}),
        careful=lambda _: NO,
    ),
    QuestionKind(
        ask=state.ASK_ANSWER,
        name="answer",
        text=_question,
        answer=_answer,
        done_by=lambda event, rules: _done_by(event, rules) if isinstance(event, events.CounterOffer | events.Answer) else None,
        advice=fixed(
            {YES: ("Accept", "accepting"), NO: ("Keep your place", "playing yourself"), OFFER: ("Ask for more", "a counter-offer")}
        ),
    ),
    QuestionKind(
        ask=state.ASK_COUNTER,
        name="counter",
        text=_question,
        answer=plain(_counter),
        done_by=lambda event, rules: _done_by(event, rules) if isinstance(event, events.Answer) else None,
        advice=fixed({YES: ("Accept", "accepting"), NO: ("Sit the round out", "sitting out")}),
    ),
)
EVENTS = (
    EventKind(event=events.Offer, row=log.OFFERED, read=lambda _, a, b, c: events.Offer(a, b, c), rule=_rule),
    EventKind(event=events.CounterOffer, row=log.COUNTERED, read=lambda _, a, b, c: events.CounterOffer(a, b, c), rule=_rule),
    EventKind(event=events.Answer, row=log.ANSWERED, read=lambda _, a, b, c: events.Answer(a, bool(b), bool(c)), rule=_rule),
)
