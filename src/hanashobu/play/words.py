"""What happened, in words: one sentence for each event."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import assert_never

from hanashobu import games
from hanashobu.cards import card, name
from hanashobu.play import events
from hanashobu.play.events import HIDDEN, AnyEvent
from hanashobu.rules import misdeals
from hanashobu.rules.deal import shape
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.text import count, listed

WHY_ENDED = {
    "hands_out": "",
    "stopped": "",
    "shoubu": "",
    "cancel": "",
    "nobody_plays": "The round is not played. ",
    "split": "The two who are left share the pot. ",
}
WHY_OVER = {"rounds": "", "target": " Somebody has reached the target.", "bust": " Somebody has nothing left.", "stopped": ""}


def say(event: AnyEvent, names: tuple[str, ...], rules: Ruleset) -> str | None:  # noqa: C901  # one line for each kind of event
    """An event as a sentence; None for one that is not worth a sentence."""
    match event:
        case events.Play():
            return _play(event, names[event.seat])
        case events.Pay():
            return _pay(event, names, rules)
        case events.YakuMade():
            return f"{names[event.seat]} has {_called(event.yaku, rules)}."
        case events.Claim():
            return _claim(event, names[event.seat], rules)
        case events.Call():
            return f"{names[event.seat]} {CALLS[event.says]}"
        case events.Return():
            card_said = "a card" if event.card == HIDDEN else cards([event.card])
            return f"{names[event.seat]} puts {card_said} back into the draw pile."
        case events.Cut():
            return f"{names[event.seat]} cuts the draw pile."
        case events.DealerTakes():
            return f"{names[event.seat]}, the dealer, takes {cards(event.cards)}."
        case events.Pile():
            seen = f": {cards(event.cards)}" if event.cards and HIDDEN not in event.cards else ""
            return f"{names[event.seat]} takes pile {event.hand} as hand{seen}."
        case events.Redeal():
            return f"{names[event.seat]} asks for a new deal."
        case events.Leftovers():
            return f"{names[event.seat]} gets what is left on the field: {cards(event.cards)}."
        case events.Speak() | events.PassedHand() | events.ForcedOut() | events.Active():
            return _who_plays(event, names)
        case events.Offer() | events.CounterOffer() | events.OfferAnswer():
            return _bargained(event, names)
        case events.Agree() | events.TwoLeft():
            return _two_left(event, names)
        case events.Shuffle():
            return f"The draw pile is shuffled: {count(len(event.stock), 'card')}."
        case events.YearEnds() | events.Ginmi() | events.Loan():
            return _ledger(event, names)
    return _milestone(event, names, rules)


CALLS = {
    "sage": "calls sage: the round goes on.",
    "shoubu": "calls shoubu: the round ends.",
    "cancel": "cancels: the round ends.",
}


def _claim(event: events.Claim, who: str, rules: Ruleset) -> str:
    said = [f"{who} shows {_called(event.teyaku, rules)}: {cards(event.shown)}."] if event.teyaku else []
    said += [f"{who} keeps {_called(event.declined, rules)} hidden."] if event.declined else []
    return " ".join(said)


def _who_plays(
    event: events.Speak | events.PassedHand | events.ForcedOut | events.Active,
    names: tuple[str, ...],
) -> str:
    match event:
        case events.Speak():
            return f"{names[event.seat]} {'is in' if event.says == 'in' else f'goes out; that costs {event.fee}'}."
        case events.PassedHand():
            seen = f": {cards(event.cards)}" if event.cards and HIDDEN not in event.cards else ""
            return f"{names[event.giver]} passes the hand to {names[event.taker]}{seen}."
        case events.ForcedOut():
            paid = f" and gets {event.compensation} for the hand" if event.compensation else ""
            return f"{names[event.seat]} is forced out{paid}."
        case events.Active():
            return f"{listed(names[seat] for seat in event.seats)} play the round; {names[event.seats[0]]} begins."
    assert_never(event)


def _bargained(event: events.Offer | events.CounterOffer | events.OfferAnswer, names: tuple[str, ...]) -> str:
    match event:
        case events.Offer():
            return f"{names[event.buyer]} offers {names[event.seller]} {event.amount} for the place in the round."
        case events.CounterOffer():
            return f"{names[event.seller]} wants {event.amount} from {names[event.buyer]} instead."
        case events.OfferAnswer():
            yes = "accepts, and plays instead" if event.counter else "accepts, and is out"
            return f"{names[event.seat]} {yes if event.accepts else 'refuses'}."
    assert_never(event)


def _two_left(event: events.Agree | events.TwoLeft, names: tuple[str, ...]) -> str:
    if isinstance(event, events.Agree):
        said = ANSWERED[event.agrees]
        return f"{names[event.seat]} {said}."
    match event.agree:
        case ():
            return "Neither would share the pot: they play for it."
        case (one,):
            return f"Only {names[one]} would share the pot: they play for it."
    return f"{listed(names[seat] for seat in event.agree)} agree to share the pot."


ANSWERED = {
    None: "has answered whether to share the pot",
    True: "would share the pot",
    False: "would rather play for the pot",
}


def _ledger(event: events.YearEnds | events.Ginmi | events.Loan, names: tuple[str, ...]) -> str:
    who = names[event.seat]
    match event:
        case events.YearEnds():
            return f"The year is over: {who} gets {event.amount} from the year's pot."
        case events.Ginmi():
            return f"{who} is ginmi for the third round in a row, and is paid {event.amount} by all others together."
        case events.Loan():
            return f"{who} has run out of points, and borrows {event.amount} from the bank."
    assert_never(event)


def _milestone(
    event: events.MatchBegins
    | events.DealerDraw
    | events.RoundBegins
    | events.Blind
    | events.Swap
    | events.Deal
    | events.Misdeal
    | events.SitsOut
    | events.Leader
    | events.Multiplier
    | events.RoundScore
    | events.RoundEnds
    | events.MatchEnds,
    names: tuple[str, ...],
    rules: Ruleset,
) -> str | None:
    match event:
        case events.MatchBegins():
            length = count(event.rounds, "round") if event.rounds else "open end"
            return f"{games.named(event.game).title}, {length}: {listed(names)}."
        case events.DealerDraw():
            return _draw(event, names)
        case events.RoundBegins():
            return f"Round {event.number}. {names[event.dealer]} deals."
        case events.Blind():
            return f"{names[event.seat]} {'plays blind (mizuten)' if event.does == 'mizuten' else 'looks at the cards'}."
        case events.Swap():
            if event.holder is None:
                return f"{names[event.seat]} does not take the dealer's hand."
            return f"{names[event.seat]} takes the dealer's hand from {names[event.holder]}."
        case events.SitsOut():
            field = f", and {cards(event.field)} are the field" if event.field else ""
            return f"{names[event.seat]} has the blank and sits the round out{field}."
        case events.Leader():
            turned = ", ".join(f"{who} turns {code}" for who, code in zip(names, event.turned, strict=True) if code)
            field = f" On the field: {cards(event.field)}." if event.field else ""
            return f"{turned}. {names[event.leader]} leads.{field}"
        case events.Deal():
            return f"Dealt: {shape(rules.deal, rules.seats, rules.deck.bit_count())}."
        case events.Misdeal():
            return f"Misdeal: {misdeals.IN_WORDS[event.why]}. The same dealer deals again."
        case events.Multiplier():
            return _multiplier(event)
        case events.RoundScore():
            return f"The round brings {by_seat(names, event.result, '+')}."
        case events.RoundEnds():
            return _round_end(event, names)
        case events.MatchEnds():
            verb = "wins" if len(event.winners) == 1 else "share the win"
            stopped = "The players stop here" if event.why == "stopped" else "The match is over"
            return f"{stopped}: {listed(names[seat] for seat in event.winners)} {verb} with {max(event.totals)}.{WHY_OVER[event.why]}"
    assert_never(event)


def cards(codes: Iterable[str]) -> str:
    """Cards by code and name: `1a Crane, 3a Curtain`."""
    return ", ".join(code if code == HIDDEN else f"{code} {name(card(code))}" for code in codes)


def by_seat(names: tuple[str, ...], points: tuple[int, ...], sign: str = "") -> str:
    """Everybody's points: `Ann -35, Bob +70`; with a sign or without."""
    return ", ".join(f"{who} {signed(number) if sign else number}" for who, number in zip(names, points, strict=True))


def signed(points: int) -> str:
    """Points won or lost: `+70`, `-35`, `0`."""
    return f"{points:+}" if points else "0"


def _called(ids: Iterable[str], rules: Ruleset) -> str:
    return listed(f"{rules.name_of(rule)} ({rule})" for rule in ids)


def _play(event: events.Play, who: str) -> str:
    played = cards([event.card])
    begins = f"{who} plays {played} from the hand" if event.source == "hand" else f"{who} draws {played}"
    if event.alone:
        return f"{begins} and takes it alone."
    return f"{begins} and takes {cards(event.takes)}." if event.takes else f"{begins}; it stays on the field."


def _pay(event: events.Pay, names: tuple[str, ...], rules: Ruleset) -> str:
    """Who pays whom, how much and why (CO-15); the bank stands for points below or above par."""
    payer, payee, why = event.payer, event.payee, f"{rules.name_of(event.why)} ({event.why})"
    short = f" {event.forgiven} more is forgiven: the stake has no more." if event.forgiven else ""
    if isinstance(payer, int) and isinstance(payee, int):
        return f"{names[payer]} pays {names[payee]} {event.amount} for {why}.{short}"
    par = event.why == rules.settlement.rule
    if isinstance(payer, int):
        if par and payee == "bank":
            return f"{names[payer]} pays {event.amount} for card points below par ({event.why})."
        return f"{names[payer]} pays {event.amount} {PLACES[str(payee)]}{_unless(payee, ' for ', event.why, rules)}.{short}"
    if isinstance(payee, int):
        if par and payer == "bank":
            return f"{names[payee]} gets {event.amount} for card points above par ({event.why})."
        return f"{names[payee]} gets {event.amount} from {NAMED[str(payer)]}{_unless(payer, ': ', event.why, rules)}."
    return f"The {payer} pays the {payee} {event.amount} ({event.why})."


def _unless(party: events.Party, before: str, why: str, rules: Ruleset) -> str:
    """What is paid for, unless the pot's own name says it."""
    what = rules.name_of(why)
    return f" ({why})" if what == NAMED[str(party)] else f"{before}{what} ({why})"


PLACES = {"pot": "into the pot", "year": "into the year's pot", "prize": "into the prize pot", "bank": "to the bank"}
NAMED = {"pot": "the pot", "year": "the year's pot", "prize": "the prize pot", "bank": "the bank"}


def _same_payment(event: events.Pay) -> tuple[events.Party, int, str, int]:
    return event.payee, event.amount, event.why, event.forgiven


def payments(events_paid: Iterable[events.Pay], names: tuple[str, ...], rules: Ruleset) -> list[str]:
    """Payments line by line; those who pay the same for the same stand in one line."""
    lines = []
    for (payee, amount, why, short), group in groupby(events_paid, key=_same_payment):
        several = list(group)
        payers = [names[event.payer] for event in several if isinstance(event.payer, int)]
        if len(payers) > 1 and isinstance(payee, int) and not short:
            lines.append(f"{listed(payers)} pay {names[payee]} {amount} each for {rules.name_of(why)} ({why}).")
        else:
            lines += [_pay(event, names, rules) for event in several]
    return lines


def _draw(event: events.DealerDraw, names: tuple[str, ...]) -> str:
    passes = [", ".join(f"{who} draws {code}" for who, code in zip(names, draw, strict=True)) for draw in event.draws]
    order = listed(names[(event.dealer + step) % len(names)] for step in range(len(names)))
    seats = f" Everybody sits as they drew, from the dealer to the right: {order}." if event.seated else ""
    return f"{'; a tie, so once more: '.join(passes)}. {names[event.dealer]} deals first.{seats}"


def _multiplier(event: events.Multiplier) -> str | None:
    if event.value == 1:
        return None
    waiting = f" Waiting for later rounds: {', '.join(f'×{value}' for value in event.waiting)}." if event.waiting else ""
    return f"Everything counts ×{event.value} in this round.{waiting}"


def _round_end(event: events.RoundEnds, names: tuple[str, ...]) -> str:
    dealer = names[event.next_dealer]
    begins = WHY_ENDED[event.why]
    if event.winner is None:
        end = f"Nobody wins the round; {dealer} deals the next."
    elif event.winner == event.next_dealer:
        end = f"{dealer} wins the round and deals the next."
    else:
        end = f"{names[event.winner]} wins the round; {dealer} deals the next."
    return f"{begins}{end} Totals: {by_seat(names, event.totals)}."
