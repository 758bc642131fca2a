"""What happened, in words: one sentence for each event."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import assert_never

from hanashobu import games
from hanashobu.cards import card, name
from hanashobu.play import events
from hanashobu.play.events import HIDDEN, AnyEvent
from hanashobu.rules.deal import shape
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.text import count, listed

WHY_MISDEAL = {
    "four_of_a_month": "four cards of one month lie on the field",
    "three_willows": "three Willows lie on the field",
    "requested": "a new deal was asked for",
}
WHY_OVER = {"rounds": "", "target": " Somebody has reached the target.", "bust": " Somebody has nothing left.", "stopped": ""}


def say(event: AnyEvent, names: tuple[str, ...], rules: Ruleset) -> str | None:
    """An event as a sentence; None for one that is not worth a sentence."""
    match event:
        case events.Play():
            return _play(event, names[event.seat])
        case events.Pay():
            return _pay(event, names, rules)
        case events.Made():
            return f"{names[event.seat]} has {_called(event.yaku, rules)}."
        case events.Claim():
            return f"{names[event.seat]} shows {_called(event.teyaku, rules)}: {cards(event.shown)}."
        case events.DealerTakes():
            return f"{names[event.seat]}, the dealer, takes {cards(event.cards)}."
        case events.Pile():
            seen = f": {cards(event.cards)}" if event.cards and HIDDEN not in event.cards else ""
            return f"{names[event.seat]} takes pile {event.hand} as hand{seen}."
        case events.Redeal():
            return f"{names[event.seat]} asks for a new deal."
        case events.Leftovers():
            return f"{names[event.seat]} gets what is left on the field: {cards(event.cards)}."
    return _milestone(event, names, rules)


def _milestone(
    event: events.MatchBegins
    | events.DealerDraw
    | events.RoundBegins
    | events.Deal
    | events.Misdeal
    | events.Multiplier
    | events.Score
    | events.RoundEnds
    | events.MatchEnds,
    names: tuple[str, ...],
    rules: Ruleset,
) -> str | None:
    match event:
        case events.MatchBegins():
            length = count(event.rounds, "round") if event.rounds else "open end"
            return f"{games.find(event.game).title}, {length}: {listed(names)}."
        case events.DealerDraw():
            return _draw(event, names)
        case events.RoundBegins():
            return f"Round {event.number}. {names[event.dealer]} deals."
        case events.Deal():
            return f"Dealt: {shape(rules.deal, rules.seats, rules.deck.bit_count())}."
        case events.Misdeal():
            return f"Misdeal: {WHY_MISDEAL[event.why]}. The same dealer deals again."
        case events.Multiplier():
            return _multiplier(event)
        case events.Score():
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
    payer, payee = event.payer, event.payee
    if isinstance(payer, int) and isinstance(payee, int):
        return f"{names[payer]} pays {names[payee]} {event.amount} for {rules.name_of(event.why)} ({event.why})."
    if isinstance(payer, int):
        return f"{names[payer]} pays {event.amount} for card points below par ({event.why})."
    if isinstance(payee, int):
        return f"{names[payee]} gets {event.amount} for card points above par ({event.why})."
    return f"The {payer} pays the {payee} {event.amount} ({event.why})."


def payments(events_paid: Iterable[events.Pay], names: tuple[str, ...], rules: Ruleset) -> list[str]:
    """Payments line by line; those who pay the same for the same stand in one line."""
    lines = []
    for (payee, amount, why), group in groupby(events_paid, key=lambda event: (event.payee, event.amount, event.why)):
        several = list(group)
        payers = [names[event.payer] for event in several if isinstance(event.payer, int)]
        if len(payers) > 1 and isinstance(payee, int):
            lines.append(f"{listed(payers)} pay {names[payee]} {amount} each for {rules.name_of(why)} ({why}).")
        else:
            lines += [_pay(event, names, rules) for event in several]
    return lines


def _draw(event: events.DealerDraw, names: tuple[str, ...]) -> str:
    passes = [", ".join(f"{who} draws {code}" for who, code in zip(names, draw, strict=True)) for draw in event.draws]
    return f"{'; a tie, so once more: '.join(passes)}. {names[event.dealer]} deals first."


def _multiplier(event: events.Multiplier) -> str | None:
    if event.value == 1:
        return None
    waiting = f" Waiting for later rounds: {', '.join(f'×{value}' for value in event.waiting)}." if event.waiting else ""
    return f"Everything counts ×{event.value} in this round.{waiting}"


def _round_end(event: events.RoundEnds, names: tuple[str, ...]) -> str:
    dealer = names[event.next_dealer]
    if event.winner is None:
        end = f"Nobody wins the round; {dealer} deals the next."
    elif event.winner == event.next_dealer:
        end = f"{dealer} wins the round and deals the next."
    else:
        end = f"{names[event.winner]} wins the round; {dealer} deals the next."
    return f"{end} Totals: {by_seat(names, event.totals)}."
