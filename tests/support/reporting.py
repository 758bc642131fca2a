"""Rounds that were really played, reported as people at a table would: the piles, the calls, and the hands that were shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import msgspec

from hanashobu import games
from hanashobu.cards import cards, code, codes
from hanashobu.engine.settle.alone import place
from hanashobu.engine.state import State
from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.play.match import Match
from hanashobu.rules.options import Value, entries
from hanashobu.scorekeeping.reported import (
    BLANK,
    FORCED,
    IN,
    SOLD,
    WAITS,
    BoughtPlace,
    Did,
    EndingCall,
    LiableSeat,
    RoundReport,
    ShownTeyaku,
)
from tests.support.helpers import only
from tests.support.strategies import LONG, Setup, Watched, any_action


def setup(game: str, seats: int, **options: Value) -> Setup:
    """A table with these house rules."""
    found = games.find(game)
    return Setup(found, seats, tuple((entry.name, options.get(entry.name, entry.default)) for entry in entries(found.options)))


def rounds(setup: Setup, seed: int, most: int | None = None) -> Iterator[tuple[list[AnyEvent], RoundReport, Match]]:
    """The events of each round of a match of random play, and the round as it is reported."""
    watched = Watched(setup, seed)
    match, random = watched.match, Random(seed)
    match.start()
    seen, count = 0, 0
    while not match.over and (most is None or count < most):
        if match.rules.length.rounds is None and match.round >= LONG:
            match.stop()
            yield list(match.events[seen:]), RoundReport(piles=()), match
            return
        match.go_on()
        while match.actor is not None:
            match.play(match.actor, any_action(match, random))
        happened, seen, count = list(match.events[seen:]), len(match.events), count + 1
        yield happened, tell(happened, watched.machine.state(), match), match


def tell(happened: Sequence[AnyEvent], state: State, match: Match) -> RoundReport:
    """The round without the play of its cards."""
    rules = match.rules
    played = _of_last_deal(happened)
    begin = only(happened, events.RoundBegins)[0]
    deal = only(played, events.Deal)[0]
    hands = [cards(" ".join(hand or ())) for hand in deal.hands]
    for passed in only(played, events.PassedHand):
        hands[passed.taker] = cards(" ".join(passed.cards))
    does = dict.fromkeys(range(rules.seats), WAITS if rules.dropout else IN)
    does |= {event.seat: str(event.says) for event in only(played, events.Speak)}
    does |= {event.seat: BLANK for event in only(played, events.SitsOut)}
    does |= {event.seat: FORCED for event in only(played, events.ForcedOut)}
    needed = {event.seat for event in only(played, events.ForcedOut)} | {event.seat for event in only(played, events.Claim) if event.teyaku}
    buys = []
    for buyer, seller, amount in bought(played):
        does |= {buyer: IN, seller: SOLD}
        buys.append(BoughtPlace(buyer, seller, amount))
    unplayed = only(played, events.RoundEnds)[0].why in ("nobody_plays", "split")
    piles = [
        codes(state.taken[seat]) if does[seat] == IN and not unplayed else msgspec.convert(does[seat], Did) for seat in range(rules.seats)
    ]
    goes_on = rules.calls.words.goes_on.word if rules.calls else ""
    calls = [EndingCall(call.seat, call.says) for call in only(played, events.Call) if call.says != goes_on]
    leaders = only(played, events.Leader)
    swapped = [event.seat for event in _last_swaps(happened) if event.holder is not None]
    extra: dict[str, bool | int] = {"dealers_hand": swapped[-1]} if swapped else {}
    if any(event.does == "mizuten" for event in only(happened, events.Blind)[-1:]) and does[begin.dealer] != BLANK:
        extra["blind"] = True
    return RoundReport(
        piles=tuple(piles),
        dealer=begin.dealer,
        leader=leaders[0].leader if leaders else None,
        field=_multiplying(deal, only(played, events.SitsOut), match),
        hands={str(seat): codes(hands[seat]) for seat in sorted(needed)},
        teyaku=tuple(ShownTeyaku(claim.seat, id) for claim in only(played, events.Claim) for id in claim.teyaku),
        call=calls[0] if calls else None,
        sage=tuple(call.seat for call in only(played, events.Call) if call.says == goes_on),
        buys=tuple(buys),
        answers=tuple(_answers(hands, state, match)),
        extra=extra,
    )


def bought(played: Sequence[AnyEvent]) -> Iterator[tuple[int, int, int]]:
    """Who bought whose place for how much: by the offer, or by the counter-offer that took its place."""
    asked = (0, 0, 0)
    for event in played:
        if isinstance(event, events.Offer | events.CounterOffer):
            asked = (event.buyer, event.seller, event.amount)
        elif isinstance(event, events.OfferAnswer) and event.accepts:
            yield asked


def _of_last_deal(happened: Sequence[AnyEvent]) -> list[AnyEvent]:
    """What happened since the last misdeal, up to the end of the round."""
    begin = max((place + 1 for place, event in enumerate(happened) if isinstance(event, events.Misdeal)), default=0)
    end = next(place for place, event in enumerate(happened) if isinstance(event, events.RoundEnds))
    return list(happened[begin : end + 1])


def _last_swaps(happened: Sequence[AnyEvent]) -> list[events.Swap]:
    """The exchanges before the deal that counted."""
    deals = [place for place, event in enumerate(happened) if isinstance(event, events.Deal)]
    before = deals[-2] if len(deals) > 1 else 0
    return only(happened[before : deals[-1]], events.Swap)


def _multiplying(deal: events.Deal, sits: Sequence[events.SitsOut], match: Match) -> tuple[str, ...]:
    """Of the cards on the dealt field those that multiply."""
    lying = cards(" ".join((*deal.field, *(sits[0].field if sits else ()))))
    levels = match.rules.multiplier.levels if match.rules.multiplier else ()
    return codes(sum(lying & level for _, level in levels))


def _answers(hands: Sequence[int], state: State, match: Match) -> Iterator[LiableSeat]:
    """Who answers for a yaku that still counts at the end, or for a triplet that was caught whole."""
    rules = match.rules
    if not rules.answered_for() or state.players != 3 or state.ended > 3:
        return
    for row in range(match.tables.n_yaku):
        if not match.tables.liable >> row & 1:
            continue
        answers = state.answers[place(match.tables, row)]
        if answers and any(state.yaku[seat] >> row & 1 for seat in range(rules.seats)):
            yield LiableSeat(answers - 1, rules.ids()[match.tables.yaku[row].why])
    for month in range(12):
        whole = 15 << 4 * month
        divers = [seat for seat in range(rules.seats) if state.triplets[seat] & whole and state.taken[seat] & whole == whole]
        if state.dive_answers[month] and divers:
            fourth = next(card for card in range(4 * month, 4 * month + 4) if not hands[divers[0]] >> card & 1)
            yield LiableSeat(state.dive_answers[month] - 1, code(fourth))
