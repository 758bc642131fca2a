"""What people at a real table report of a round: everybody's pile, who did not play and why, hands that matter, and calls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from hanashobu.cards import THE_BLANK, UnknownCard, card, codes
from hanashobu.play import mechanisms
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import Cards, Message, MessageError, Player, Quoted, msg
from hanashobu.text.message import message_of

REST = "rest"

# What a player did in the round; each but the first is also a word that stands for a pile.
PLAYS = "plays"
IN = "in"  # in, and then nobody played
OUT = "out"
FORCED = "forced"
WAITS = "waits"
BLANK = "blank"
SOLD = "sold"
WORDS = (IN, OUT, FORCED, WAITS, BLANK, SOLD)


class BadRound(MessageError, ValueError):
    """What cannot have been a round."""


class ReportedPile(NamedTuple):
    """What a player did, and the cards taken."""

    does: str
    cards: int = 0


@dataclass(frozen=True)
class ReportedRound:
    """A round as people report it; seats are numbers from 0."""

    piles: tuple[ReportedPile, ...]
    dealer: int = 0
    leader: int | None = None
    multiplier: int = 1
    on_field: int | None = None  # of the cards dealt to the field those that multiply; None: the multiplier is reported instead
    stakes: Mapping[int, int] = field(default_factory=dict)
    hands: Mapping[int, int] = field(default_factory=dict)  # as dealt
    teyaku: Sequence[tuple[int, str]] = ()
    call: tuple[int, str] | None = None
    sage: Sequence[int] = ()  # in the order in which they called it first
    buys: Sequence[tuple[int, int, int]] = ()  # who buys the place of whom for how much
    answers: Sequence[tuple[int, str]] = ()  # who answers for which yaku, or laid which card for Diving
    extra: Mapping[str, int] = field(default_factory=dict)  # the fields of mechanisms, by name: 1 for yes, or a seat


def read_piles(texts: Sequence[str], names: Sequence[str], rules: Ruleset) -> tuple[ReportedPile, ...]:
    """Piles as typed: cards, a word for players who did not play, and one perhaps `rest`; no card may be in two."""
    listings = [_split(text) for text in texts]
    rests = [seat for seat, listing in enumerate(listings) if REST in listing]
    if len(rests) > 1:
        raise BadRound("error-score-rest-twice", players=[Player(names[seat], seat) for seat in rests])
    piles = []
    for seat, listing in enumerate(listings):
        who = Player(names[seat], seat)
        word = next((word for word in listing if word in (REST, *WORDS)), None)
        if word and listing != [word]:
            raise BadRound("error-score-pile-mixed", who=who, word=word)
        if word and word != REST:
            _may_be(word, who, rules)
            piles.append(ReportedPile(word))
        else:
            piles.append(ReportedPile(PLAYS, 0 if word else read_cards(listing, msg("score-place-pile", who=who), rules)))
    _nothing_twice([pile.cards for pile in piles], names, "error-score-two-piles")
    if rests:
        piles[rests[0]] = ReportedPile(PLAYS, nobodys(piles, rules))
    return tuple(piles)


def nobodys(piles: Sequence[ReportedPile], rules: Ruleset) -> int:
    """The cards that are in no pile and could be."""
    left: int = rules.deck & ~THE_BLANK if rules.sits_out else rules.deck
    for pile in piles:
        left &= ~pile.cards
    return left


def read_extra(given: Mapping[str, int | None], rules: Ruleset) -> dict[str, int]:
    """What is reported of mechanisms; each must be one that this table has, and a player one who sits there."""
    found = {}
    for name, value in given.items():
        entry = mechanisms.report_fields().get(name)
        if entry is None:
            raise BadRound("error-score-unknown", field=Quoted(name))
        if value is None or value is False:
            continue
        if not entry.rule(rules):
            raise BadRound("error-score-unused", why=entry.message("missing"))
        if entry.takes == "player" and (value is True or value >= rules.seats):
            raise BadRound("error-score-seat", seats=rules.seats)
        found[name] = int(value)
    return found


def read_hands(texts: Mapping[int, str], names: Sequence[str], rules: Ruleset) -> dict[int, int]:
    """Hands as dealt; no card may be in two."""
    size = rules.deal.total("hands")
    hands = {}
    for seat, text in texts.items():
        who = Player(names[seat], seat)
        hands[seat] = read_cards(_split(text), msg("score-place-hand", who=who), rules)
        if hands[seat].bit_count() != size:
            raise BadRound("error-score-hand-size", size=size, who=who, count=hands[seat].bit_count())
    _nothing_twice([hands.get(seat, 0) for seat in range(rules.seats)], names, "error-score-two-hands")
    return hands


def _split(text: str) -> list[str]:
    return text.replace(",", " ").lower().split()


def _may_be(word: str, who: Player, rules: Ruleset) -> None:
    """Whether a player can have done this at such a table."""
    drop = rules.dropout
    if drop is None:
        raise BadRound("error-score-all-play", seats=rules.seats, who=who, word=Quoted(word))
    possible = {WAITS: drop.waits > 0, BLANK: rules.sits_out is not None, SOLD: bool(drop.buyout)}
    if not possible.get(word, True):
        words = [REST, *(word for word in WORDS if possible.get(word, True))]
        raise BadRound("error-score-word", who=who, word=Quoted(word), words=words)


def read_cards(words: Sequence[str], where: Message, rules: Ruleset) -> int:
    """Cards by their codes; the error says where they lie."""
    pile = 0
    for word in words:
        try:
            bit = 1 << card(word)
        except UnknownCard as error:
            raise BadRound("error-score-in", where=where, what=message_of(error)) from None
        if bit == THE_BLANK and rules.sits_out:
            raise BadRound("error-score-blank-taken", where=where)
        if not bit & rules.deck:
            raise BadRound("error-score-deck", where=where, card=Cards(codes(bit)))
        if bit & pile:
            raise BadRound("error-score-card-twice", where=where, card=Cards(codes(bit)))
        pile |= bit
    return pile


def _nothing_twice(sets: Sequence[int], names: Sequence[str], id: str) -> None:
    for seat, mask in enumerate(sets):
        for other in range(seat):
            if both := mask & sets[other]:
                players = [Player(names[other], other), Player(names[seat], seat)]
                raise BadRound(id, cards=some(both), players=players)


def some(mask: int, most: int = 8) -> Cards | Message:
    """Cards by name; of many only the codes."""
    found = codes(mask)
    return Cards(found) if len(found) <= most else msg("score-cards-many", count=len(found), codes=" ".join(found))
