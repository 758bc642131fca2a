"""What people at a real table tell of a round: everybody's pile, who did not play and why, hands that matter, and what was said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from hanashobu.cards import THE_BLANK, UnknownCard, card, codes
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.text import count, listed, named

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


class BadRound(ValueError):
    """What cannot have been a round; the message says what to do at a prompt, and `plainly` where nothing is typed."""

    def __init__(self, sentence: str, plainly: str = "") -> None:
        super().__init__(sentence)
        self.plainly = plainly or sentence


class Pile(NamedTuple):
    """What a player did, and the cards taken."""

    does: str
    cards: int = 0


@dataclass(frozen=True)
class Told:
    """A round as people tell it; seats are numbers from 0."""

    piles: tuple[Pile, ...]
    dealer: int = 0
    leader: int | None = None
    multiplier: int = 1
    on_field: int | None = None  # of the cards dealt to the field those that multiply; None: the multiplier is told instead
    stakes: Mapping[int, int] = field(default_factory=dict)
    hands: Mapping[int, int] = field(default_factory=dict)  # as dealt
    teyaku: Sequence[tuple[int, str]] = ()
    call: tuple[int, str] | None = None
    sage: Sequence[int] = ()  # in the order in which they called it first
    buys: Sequence[tuple[int, int, int]] = ()  # who buys the place of whom for how much
    dealers_hand: int | None = None
    blind: bool = False
    answers: Sequence[tuple[int, str]] = ()  # who answers for which yaku, or laid which card for Diving


def read_piles(texts: Sequence[str], names: Sequence[str], rules: Ruleset) -> tuple[Pile, ...]:
    """Piles as typed: cards, a word for who did not play, and one perhaps `rest`; no card may be in two."""
    listings = [_split(text) for text in texts]
    rests = [seat for seat, listing in enumerate(listings) if REST in listing]
    if len(rests) > 1:
        raise BadRound(f"Only one pile can be the rest, not those of {listed(names[seat] for seat in rests)}.")
    piles = []
    for name, listing in zip(names, listings, strict=True):
        word = next((word for word in listing if word in (REST, *WORDS)), None)
        if word and listing != [word]:
            raise BadRound(f"The pile of {name} is either {'the rest' if word == REST else word} or a list of cards, not both.")
        if word and word != REST:
            _may_be(word, name, rules)
            piles.append(Pile(word))
        else:
            piles.append(Pile(PLAYS, 0 if word else read_cards(listing, f"the pile of {name}", rules)))
    _nothing_twice([pile.cards for pile in piles], names, "pile")
    if rests:
        piles[rests[0]] = Pile(PLAYS, nobodys(piles, rules))
    return tuple(piles)


def nobodys(piles: Sequence[Pile], rules: Ruleset) -> int:
    """The cards that are in no pile and could be."""
    left: int = rules.deck & ~THE_BLANK if rules.sits_out else rules.deck
    for pile in piles:
        left &= ~pile.cards
    return left


def read_hands(texts: Mapping[int, str], names: Sequence[str], rules: Ruleset) -> dict[int, int]:
    """Hands as dealt; no card may be in two."""
    size = rules.deal.total("hands")
    hands = {}
    for seat, text in texts.items():
        hands[seat] = read_cards(_split(text), f"the hand of {names[seat]}", rules)
        if hands[seat].bit_count() != size:
            raise BadRound(f"A hand is dealt {count(size, 'card')}; that of {names[seat]} has {hands[seat].bit_count()}.")
    _nothing_twice([hands.get(seat, 0) for seat in range(rules.seats)], names, "hand")
    return hands


def _split(text: str) -> list[str]:
    return text.replace(",", " ").lower().split()


def _may_be(word: str, name: str, rules: Ruleset) -> None:
    """Whether a player can have done this at such a table."""
    drop = rules.dropout
    if drop is None:
        raise BadRound(f"At a table of {rules.seats} everybody plays every round; the pile of {name} cannot be {word!r}.")
    possible = {WAITS: drop.waits > 0, BLANK: rules.sits_out is not None, SOLD: bool(drop.buyout)}
    if not possible.get(word, True):
        words = [word for word in WORDS if possible.get(word, True)]
        raise BadRound(f"The pile of {name} cannot be {word!r} at this table: a pile is cards, rest, {', '.join(words)}.")


def read_cards(words: Sequence[str], where: str, rules: Ruleset) -> int:
    """Cards by their codes; where they lie stands in the complaint."""
    pile = 0
    for word in words:
        try:
            bit = 1 << card(word)
        except UnknownCard as error:
            raise BadRound(f"In {where}: {error}") from None
        if bit == THE_BLANK and rules.sits_out:
            raise BadRound(f"In {where}: the blank is nobody's; who was dealt it sits the round out, and that pile is written {BLANK}.")
        if not bit & rules.deck:
            raise BadRound(f"In {where}: {named(bit)} is not in the deck of this game.")
        if bit & pile:
            raise BadRound(f"{named(bit)} is twice in {where}.")
        pile |= bit
    return pile


def _nothing_twice(sets: Sequence[int], names: Sequence[str], what: str) -> None:
    for seat, mask in enumerate(sets):
        for other in range(seat):
            if both := mask & sets[other]:
                verb = "is" if both.bit_count() == 1 else "are"
                whose = f"{names[other]} and {names[seat]}"
                raise BadRound(f"{some(both)} {verb} in the {what}s of {whose}; a card can be in one {what} only.")


def some(mask: int, most: int = 8) -> str:
    """Cards by name; of many only the codes."""
    return named(mask) if mask.bit_count() <= most else f"{mask.bit_count()} cards: {' '.join(codes(mask))}"
