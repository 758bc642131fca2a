"""Everything that can be said of events: real ones from matches played at random, and rare ones made by hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice, product

from hanashobu import games
from hanashobu.play import events, payments, settlement
from hanashobu.play.commentary import Commentary
from hanashobu.play.event import Event, Party
from hanashobu.play.mechanisms.deal import misdeals
from hanashobu.play.mechanisms.kinds import EventContext
from hanashobu.play.round_events import RoundEvents
from hanashobu.rules import flaws
from hanashobu.rules.dues import CARDS, FIRST, LEAD, TOTAL, each_pays, share
from hanashobu.rules.ending import CANCELS, SAGE_SHOUBU, CallWord, CallWords
from hanashobu.rules.options import from_json
from hanashobu.rules.raises import ALL_CALLS, OTHERS_CALLS, OWN_CALLS, POINTS, doubles
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import Message, msg
from hanashobu.text.names import name
from tests.support.strategies import Setup, Watched

SOME = 4  # who sit at the table of the events that are made by hand
FACES, BACKS = ("1c", "1d", "3a"), ("?", "?")
ZERO = (0,) * SOME


@cache
def played(setup: Setup, seed: int, moves: int) -> tuple[Event, ...]:
    """The events of a match of random play."""
    watched = Watched(setup, seed)
    for _ in islice(watched.moves(), moves):
        pass
    return tuple(watched.match.events)


def told(rules: Ruleset, happened: tuple[Event, ...], names: tuple[str, ...], seat: int | None) -> Iterator[Message]:
    """What a seat is told of them: sentences, and all of the settlements."""
    commentary = Commentary(names, rules)
    seen = happened if seat is None else events.visible(happened, seat)
    commentary.read(seen)
    yield from (text for text in commentary.texts if text)
    for one in commentary.settlements.values():
        yield from of_settlement(one)


def of_settlement(one: settlement.Settlement) -> Iterator[Message]:
    yield from (one.result, *one.notes, *one.ledger, *(held.worth for held in one.held))
    yield from [one.final] if one.final else []
    for paid in (*one.payments, *one.accounts):
        yield from (text for text in (paid.text, paid.reason) if text)


def by_hand(names: tuple[str, ...]) -> list[Message]:
    """Every variant of every sentence, also those that hardly ever come up."""
    game = games.find("hachi_hachi")
    rules = game.rules(
        from_json(game.options, {"campaign": True, "two_left": "split", "mizuten": True, "hand_swap": "once", "buyout": True}), SOME
    )
    chips = games.find("taiyaku").rules(None, SOME)
    at, in_chips, other = EventContext(names, rules), EventContext(names, chips), EventContext(names, go_stop(rules))
    said = [one for event in _events() for where in (at, in_chips, other) if (one := settlement.event_message(event, where))]
    for group in _payments():
        said += [payments.sentence(one, in_chips) for one in payments.grouped(group)]
        said += [payments.line(one, in_chips) for one in payments.grouped(group)]
    said += [settlement.result(ends, at, over) for ends in _ends() for over in (False, True)]
    for times in (1, 2):
        bank = [events.Pay("bank", seat, 12 * times, "HH-24") for seat in range(SOME)]
        said += [text for one in settlement.lines(bank, at, (100,) * SOME, times) for text in (one.text, one.reason) if text]
    for part in _rounds():
        said += [*settlement.why_ended(part, at), *settlement.why_ended(part, other)]
    said += [*_headlines(at), *_headlines(other)]
    said += _misdeals(at)
    said += [Message("settlement-cancels", {"yaku": rules.called("HH-Y1")}), Message("settlement-floor", {"points": 20})]
    every = [one for game in games.all_games().values() for one in _reasons(game.rules(None, game.seats[-1]))]
    return [*said, *every, *_reasons(rules)]


def _misdeals(at: EventContext) -> Iterator[Message]:
    found = (flaws.four_of_a_month("HH-2"), flaws.three_willows("HH-2"), flaws.four_in_hand("HH-2"))
    rules = replace(at.rules, flaws=found)
    yield from misdeals(rules).values()
    for why, seat in product((flaw.word for flaw in found), range(2)):
        shown = events.Misdeal(why, seat, ("1a", "1b", "1c", "1d")) if why == "four_in_hand" else events.Misdeal(why)
        yield settlement.event_message(shown, replace(at, rules=rules)) or msg("")


def go_stop(rules: Ruleset) -> Ruleset:
    """The same rules with other words for the calls, after which yaku count in full."""
    assert rules.calls
    words = CallWords(CallWord("go", "ゴー"), CallWord("stop", "ストップ"))
    return replace(rules, calls=replace(rules.calls, words=words), dues=tuple(replace(due, half=False) for due in rules.dues))


def _headlines(at: EventContext) -> Iterator[Message]:
    for best in ((0,), (1, 2)):
        gained = msg("settlement-gained", who=at.players(best), n=12)
        yield gained
        for why, seat in product(("stopped", "yaku", "in", "tie", "score"), range(SOME)):
            yield msg("settlement-both", a=gained, b=msg(f"settlement-dealer-{why}", who=at.player(seat)))
        words = at.rules.calls.words if at.rules.calls else SAGE_SHOUBU
        for word, seat in product(words.words(), range(SOME)):
            id = f"settlement-dealer-call-{words.role(word)}"
            named = {} if words.role(word) == CANCELS else {"call": words.called(word)}
            yield msg("settlement-both", a=gained, b=Message(id, {"who": at.player(seat), **named}))


def _reasons(rules: Ruleset) -> list[Message]:
    every = (each_pays("HH-1", CARDS), each_pays("HH-1", TOTAL), each_pays("HH-1", LEAD), share("HH-1", 1, to=FIRST))
    raised = [doubles("HH-1", counts) for counts in (POINTS, OWN_CALLS, OTHERS_CALLS, ALL_CALLS)]
    named = [*(due.reason() for due in every), *(one.reason(name("koi-koi", "こいこい")) for one in raised)]
    return [found for found in named if isinstance(found, Message)] + [
        found for rule in rules.reasons() if isinstance(found := rules.reason(rule), Message)
    ]


def _ends() -> Iterator[events.RoundEnds]:
    for winner, dealer in product((None, 0, 1), (0, 1)):
        yield events.RoundEnds(dealer, ZERO, "hands_out", winner)


def _events() -> Iterator[Event]:
    for rounds in (None, 1, 12):
        yield events.MatchBegins(format=events.FORMAT, game="hiraya", options={}, seats=("",) * SOME, start=ZERO, rounds=rounds)
    for seated in (False, True):
        yield events.DealerDraw((("1a", "1b", "1c", "1d"), ("2a", "3a", "4a", "5a")), 0, seated)
    yield from (events.Misdeal(why) for why in ("four_of_a_month", "requested", "nobody_in"))
    yield events.Leader((None,) * SOME, 0)
    yield from (events.Multiplier(value, waiting) for value, waiting in product((1, 2, 4, 8), ((), (2, 4))))
    yield from (events.Shuffle(("?",) * many) for many in (1, 3))
    yield from _ends()
    yield from (events.RoundEnds(0, ZERO, why, 0) for why in ("nobody_plays", "split"))
    for seat in range(2):
        yield from _of_a_seat(seat)
        yield from (events.Raised(seat, "HH-Y1", plus, times) for plus, times in ((0, 2), (3, 1), (3, 2)))
    for seats in ((0,), (1,), (0, 1), (1, 0)):
        yield events.MatchEnds(ZERO, seats, "rounds")
        yield events.Active(seats, 0)
    yield from (events.MatchEnds(ZERO, (0,), why) for why in ("target", "bust", "stopped"))
    yield events.MatchEnds(ZERO, (), "abandoned")
    yield from (events.TwoLeft(agree, "play") for agree in ((), (0,), (1,)))
    yield events.TwoLeft((0, 1), "split")
    for buyer, seller in ((0, 1), (1, 0), (1, 2)):
        yield from (events.Offer(buyer, seller, 30), events.CounterOffer(seller, buyer, 40), events.PassedHand(buyer, seller, FACES))
        yield from (events.PassedHand(buyer, seller, BACKS), events.Swap(buyer, seller))
    for one, other in product((0, 1, "pot", "year", "prize", "bank"), repeat=2):
        if one != other and not (isinstance(one, str) and isinstance(other, str)):
            yield from (events.Pay(one, other, 12, why) for why in ("HH-42", "HH-27"))  # type: ignore[arg-type]


def _of_a_seat(seat: int) -> Iterator[Event]:
    yield from (events.RoundBegins(1, seat, ZERO), events.Redeal(seat), events.Cut(seat, BACKS), events.Swap(seat))
    yield from (events.Blind(seat, "mizuten"), events.Blind(seat, "looks"), events.Speak(seat, "in"), events.Deal((), None, (), ()))
    yield from (events.Speak(seat, "out", fee) for fee in (0, 12))
    yield from (events.ForcedOut(seat, paid) for paid in (0, 1, 24))
    yield from (events.Agree(seat, agrees) for agrees in (None, True, False))
    yield from (events.OfferAnswer(seat, *answer) for answer in product((True, False), repeat=2))
    yield from (*(events.Call(seat, word) for word in ("sage", "shoubu", "cancel", "go", "stop")), events.Return(seat, "?"))
    yield from (events.Claim(seat, *teyaku) for teyaku in ((("HH-A1",), FACES), ((), (), ("HH-A1",)), (("HH-A1",), FACES, ("HH-A2",))))
    yield from (
        events.Return(seat, "1a"),
        events.DealerTakes(seat, FACES),
        events.DealerTakes(seat, FACES, FACES),
        events.Claim(seat, ("HH-A1",)),
        events.Leftovers(seat, FACES),
        events.YakuMade(seat, ("HH-Y1",)),
    )
    yield from (events.Pile(seat, pile, cards) for pile, cards in product((0, 1), (FACES, BACKS)))
    yield from (events.SitsOut(seat, "blank", cards) for cards in (FACES, ()))
    yield from (events.Leader(("1a", None, "2a", "3a"), seat), events.Leader((None, "1a", "2a", "3a"), seat))
    for source in ("hand", "stock"):
        yield from (events.Play(seat, source, "1a", *takes) for takes in (((),), (FACES,), ((), True)))
    yield from (kind(seat, 12, ZERO) for kind in (events.YearEnds, events.Ginmi, events.Loan))
    yield events.RoundScore(None, ((),) * SOME, (1, -1, 0, 0))


def _payments() -> Iterator[list[events.Pay]]:
    """Alone and together, in full or not: one to one, several to one, one to several, into the pot and out of it."""
    groups: list[tuple[list[Party], list[Party]]] = [([0], [1]), ([1], [0]), ([1], [2]), ([0, 1], [2]), ([1, 2], [0]), ([2, 1], [3])]
    groups += [([0], [1, 2]), ([1], [0, 2]), ([1], [2, 3]), ([0], ["pot"]), ([1], ["pot"]), ([1, 0], ["pot"]), ([1], ["year"])]
    groups += [([1], ["prize"]), (["pot"], [0]), (["pot"], [1]), (["pot"], [1, 0]), (["year"], [1]), (["prize"], [1])]
    for (payers, payees), amount, unpaid in product(groups, (1, 8), (0, 1)):
        yield [events.Pay(payer, payee, amount, "TA-16", unpaid) for payer in payers for payee in payees]
    yield [events.Pay(seat, "bank", 5, "TA-16") for seat in range(SOME)]
    yield [events.Pay(seat, "bank", 5, "TA-16") for seat in (1, 2)]


def _rounds() -> Iterator[RoundEvents]:
    for winner, why in product((0, 1), ("shoubu", "stop", "cancel", "stopped", "nobody_plays", "split", "hands_out", "lucky", "drawn")):
        stops = tuple(((("HH-Y1", None),) if seat == winner else ()) for seat in range(SOME))
        for said in ((0,), (1,), (0, 1), (1, 2)):
            speaks = [events.Speak(seat, "in") for seat in said]
            end = events.RoundEnds(winner, ZERO, why, winner)
            yield RoundEvents.of([*speaks, events.RoundScore(None, stops, ZERO), end])
        field = events.Claim(winner, ("HH-A1",))
        yield RoundEvents.of([field, events.RoundScore(None, stops, ZERO), events.RoundEnds(winner, ZERO, why, winner)])
