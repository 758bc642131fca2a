"""A round that was played with real cards, scored by the same settlement as any other round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hanashobu.cards import UnknownCard, card, codes
from hanashobu.engine import log
from hanashobu.engine.phases import deal
from hanashobu.engine.settle import round_end
from hanashobu.engine.state import State
from hanashobu.play import events
from hanashobu.play.narrate import Narrator
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import Tables, compile_tables
from hanashobu.rules.text import listed, named
from hanashobu.rules.yaku import Yaku

REST = "rest"


class BadPiles(ValueError):
    """Piles that cannot be the end of a round; the message says what to do."""


class Held(NamedTuple):
    """A yaku in a pile: its row, the cards that make it, and its points; one that stops the round has none."""

    yaku: Yaku
    cards: int
    points: int | None


@dataclass(frozen=True)
class Scored:
    """A scored round, by seat where there are several."""

    piles: tuple[int, ...]
    dealer: int
    multiplier: int
    card_points: tuple[int, ...]
    yaku: tuple[tuple[Held, ...], ...]
    payments: tuple[events.Pay, ...]
    result: tuple[int, ...]
    winner: int | None
    next_dealer: int
    notes: tuple[str, ...]


def read_piles(texts: Sequence[str], names: Sequence[str], rules: Ruleset) -> tuple[int, ...]:
    """Piles as typed, one of them perhaps `rest`; every card of the deck must be in exactly one."""
    words = [text.replace(",", " ").lower().split() for text in texts]
    rests = [seat for seat, listing in enumerate(words) if REST in listing]
    if len(rests) > 1:
        raise BadPiles(f"Only one pile can be the rest, not those of {listed(names[seat] for seat in rests)}.")
    if rests and words[rests[0]] != [REST]:
        raise BadPiles(f"The pile of {names[rests[0]]} is either the rest or a list of cards, not both.")
    piles = [0 if seat in rests else _pile(listing, names[seat], rules) for seat, listing in enumerate(words)]
    _nothing_twice(piles, names)
    left: int = rules.deck
    for pile in piles:
        left &= ~pile
    if rests:
        piles[rests[0]] = left
    elif left:
        raise BadPiles(
            f"Nobody's pile has {_some(left)}. Add what is missing to the pile of whoever took it,"
            " or write the last pile as rest: then it gets every card that is in no other pile."
        )
    return tuple(piles)


def _pile(words: list[str], name: str, rules: Ruleset) -> int:
    pile = 0
    for word in words:
        try:
            bit = 1 << card(word)
        except UnknownCard as error:
            raise BadPiles(f"In the pile of {name}: {error}") from None
        if not bit & rules.deck:
            raise BadPiles(f"In the pile of {name}: {named(bit)} is not in the deck of this game.")
        if bit & pile:
            raise BadPiles(f"{named(bit)} is twice in the pile of {name}.")
        pile |= bit
    return pile


def _nothing_twice(piles: list[int], names: Sequence[str]) -> None:
    for seat, pile in enumerate(piles):
        for other in range(seat):
            if both := pile & piles[other]:
                verb = "is" if both.bit_count() == 1 else "are"
                raise BadPiles(f"{_some(both)} {verb} in the piles of {names[other]} and {names[seat]}; a card can be in one pile only.")


def _some(mask: int, most: int = 8) -> str:
    """Cards by name; of many only the codes."""
    return named(mask) if mask.bit_count() <= most else f"{mask.bit_count()} cards: {' '.join(codes(mask))}"


def score(
    rules: Ruleset,
    piles: tuple[int, ...],
    names: tuple[str, ...],
    dealer: int = 0,
    multiplier: int = 1,
    shown: Sequence[tuple[int, str]] = (),
) -> Scored:
    """Settle a round with these piles; `shown` lists the seats that showed a teyaku, with its id."""
    tables = compile_tables(rules)
    tables.rounds = tables.has_target = tables.bust = 0  # one round by itself, whatever the match
    state = State()
    state.dealer = dealer
    state.listening = 1
    deal.clear_table(state, tables)
    state.multiplier = multiplier
    state.taken[: rules.seats] = piles
    for seat, teyaku in shown:
        _pay_teyaku(state, tables, rules, seat, teyaku)
    round_end.enter(state, tables)
    told = Narrator(rules, tables).read(state.log[: state.log_end])
    scores = next(event for event in told if isinstance(event, events.Score))
    end = next(event for event in told if isinstance(event, events.RoundEnds))
    return Scored(
        piles,
        dealer,
        multiplier,
        scores.cards,
        tuple(tuple(_held(rules, pile, id, points) for id, points in row) for pile, row in zip(piles, scores.yaku, strict=True)),
        tuple(event for event in told if isinstance(event, events.Pay)),
        scores.result,
        end.winner,
        end.next_dealer,
        _notes(rules, scores, piles, names),
    )


def _pay_teyaku(state: State, tables: Tables, rules: Ruleset, seat: int, teyaku: str) -> None:
    """What each opponent paid at once when the hand was shown (HI-4)."""
    row = next(row for row in rules.teyaku if row.id == teyaku)
    payer = state.next[seat]
    while payer != seat:
        log.pay(state, payer, seat, row.points * state.multiplier, rules.ids().index(row.id))
        payer = state.next[payer]


def _held(rules: Ruleset, pile: int, id: str, points: int | None) -> Held:
    yaku = next(row for row in rules.yaku if row.id == id)
    level = max((level for level in yaku.levels if level.pattern.holds(pile)), key=lambda level: level.points)
    return Held(yaku, level.pattern.cards() & pile, points)


def _notes(rules: Ruleset, scores: events.Score, piles: tuple[int, ...], names: tuple[str, ...]) -> tuple[str, ...]:
    """Why yaku or cards that somebody holds do not count."""
    floor = rules.settlement.floor
    if floor and min(scores.cards) <= floor.points:
        poor = listed(f"{name} ({points})" for name, points in zip(names, scores.cards, strict=True) if points <= floor.points)
        return (f"With {floor.points} card points or fewer, here {poor}, nobody scores and the dealer stays ({floor.rule}).",)
    notes = []
    for row in rules.settlement.instead:
        who = [name for name, pile in zip(names, piles, strict=True) if row.pattern.holds(pile)]
        if who:
            notes.append(f"{row.name}, by {listed(who)}: nothing else counts in this round ({row.id}).")
    if notes:
        return tuple(notes)
    cancelling = {row.id for row in rules.yaku if row.cancels}
    for name, held in zip(names, scores.yaku, strict=True):
        notes += [f"{name} has {rules.name_of(id)}, so nobody's yaku count ({id})." for id, _ in held if id in cancelling]
    return tuple(notes)
