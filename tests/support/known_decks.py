"""What one seat comes to know of how decks lay, and of the random words that the kernel's shuffle took for them.

At the end of a round that is nearly all: its own hand and the field as they were dealt, the draw pile as it was drawn, and
which cards were in which other hand. A word gives a number below each of several radices: the places that `phases/deal.shuffle` chose.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import prod

from hanashobu.cards import card as card_of
from hanashobu.engine.kernel import BITS, WORD
from hanashobu.play import events
from hanashobu.play.events import Event
from hanashobu.rules.deal import FIELD, PILES, STOCK
from hanashobu.rules.tables import Tables

HIDDEN = "?"
MOST_SPANS = 1 << 12

Place = tuple[str, int]  # a hand, a pile, the field or the draw pile, and whose
Groups = list[tuple[set[int], set[int]]]  # places and the cards that lie there, nobody knows how


@dataclass(frozen=True)
class Word:
    """What is known of a random word: it gave a number below each radix, of those that are allowed."""

    radices: tuple[int, ...] = ()
    allowed: tuple[frozenset[int], ...] = ()

    @cached_property
    def size(self) -> float:
        """How many words that leaves."""
        return (1 << BITS) * self.stretches / prod(self.radices)

    @cached_property
    def stretches(self) -> int:
        """In how many stretches they lie."""
        return prod(map(len, self.allowed))

    def numbers(self, word: int) -> Iterator[int]:
        """What the word gives below each radix."""
        for radix in self.radices:
            word *= radix
            yield word >> BITS
            word &= WORD

    def allows(self, word: int) -> bool:
        """Whether it may have been this one."""
        if self.stretches > MOST_SPANS:
            return all(number in numbers for number, numbers in zip(self.numbers(word), self.allowed, strict=True))
        return self.touches(word, word)

    def touches(self, first: int, last: int) -> bool:
        """Whether it may have been one of these; if that takes long to say, perhaps."""
        if self.stretches > MOST_SPANS:
            return True
        starts, ends = self.spans
        at = bisect_right(starts, last) - 1
        return at >= 0 and first < ends[at]

    def all(self) -> Iterator[int]:
        """Every word that is allowed."""
        for first, end in zip(*self.spans, strict=True):
            yield from range(first, end)

    @cached_property
    def spans(self) -> tuple[list[int], list[int]]:
        """Where the stretches of words begin and end that give allowed numbers."""
        ways, found = prod(self.radices), [0]
        for radix, numbers in zip(self.radices, self.allowed, strict=True):
            found = [at * radix + number for at in found for number in sorted(numbers)]
        return [-(-(at << BITS) // ways) for at in found], [-(-(at + 1 << BITS) // ways) for at in found]


@dataclass(frozen=True)
class Deck:
    """What a seat knows of one deck: where cards lay, and of others only the places together; and the words behind it."""

    tables: Tables
    at: dict[int, int] = field(default_factory=dict)  # place to card
    among: Groups = field(default_factory=list)
    chosen: dict[int, int] = field(default_factory=dict)  # what the shuffle chose for some places, once it is found out

    def words(self) -> list[Word] | None:
        """The words of its shuffle; None if what is known cannot be."""
        chosen = Undone(self).chosen()
        if chosen is None:
            return None
        starts = [place for place in range(len(chosen)) if self.tables.ways[place]]
        ends = [*starts[1:], len(chosen)]
        return [Word(tuple(range(first + 1, end + 1)), tuple(chosen[first:end])) for first, end in zip(starts, ends, strict=True)]

    def with_word(self, word: Word, value: int) -> Deck:
        """The same, with one word found."""
        found = {radix - 1: number for radix, number in zip(word.radices, word.numbers(value), strict=True)}
        return Deck(self.tables, self.at, self.among, {**self.chosen, **found})


class Undone:
    """A shuffle taken back from its last place to its first: each place changed cards with one up to itself, which is to be found."""

    def __init__(self, deck: Deck) -> None:
        self._deck = deck
        self._there = dict(deck.at)
        self._at = {card: place for place, card in deck.at.items()}
        self._groups: Groups = [(set(places), set(cards)) for places, cards in deck.among]

    def chosen(self) -> list[frozenset[int]] | None:
        """For each place those that it may have chosen."""
        found: list[frozenset[int]] = []
        for place in range(self._deck.tables.n_deck - 1, -1, -1):
            one = self._take_back(place, self._deck.tables.deck[place])
            if not one:
                return None
            found.append(one)
        return found[::-1]

    def _take_back(self, place: int, card: int) -> frozenset[int]:
        theirs = next((group for group in self._groups if card in group[1]), None)
        known = self._deck.chosen.get(place)
        if theirs is not None and known is not None:
            if known not in theirs[0]:
                return frozenset()
            theirs[0].discard(known)
            theirs[1].discard(card)
            self._at[card], self._there[known] = known, card
            theirs = None
        if theirs is None:
            other = self._at[card]
            self._move(place, other, card)
            return frozenset([other]) if known in (None, other) else frozenset()
        choice = frozenset(theirs[0])
        self._move_into(place, theirs, card)
        return choice

    def _move(self, place: int, other: int, card: int) -> None:
        """What lies at the place goes where the card lies, and the card is gone."""
        del self._at[card], self._there[other]
        mine = next((group for group in self._groups if place in group[0]), None)
        if mine is not None:
            mine[0].discard(place)
            mine[0].add(other)
        elif other != place:
            moved = self._there.pop(place)
            self._at[moved], self._there[other] = other, moved

    def _move_into(self, place: int, theirs: tuple[set[int], set[int]], card: int) -> None:
        """The same where the card lies in one of several places."""
        theirs[1].discard(card)
        mine = next((group for group in self._groups if place in group[0]), None)
        if mine is None:
            moved = self._there.pop(place)
            del self._at[moved]
            theirs[1].add(moved)
            return
        mine[0].discard(place)
        if mine is not theirs:
            theirs[0].update(mine[0])
            theirs[1].update(mine[1])
            self._groups = [group for group in self._groups if group is not mine]


# What a seat receives, as decks.


class Listener:
    """Follows the events that one seat receives, and keeps a deck for each deal, or a number of words that it knows nothing of."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._dealer = 0
        self._places: dict[Place, list[int]] = {}
        self._known: dict[Place, list[int]] = {}
        self._among: dict[Place, set[int]] = {}  # cards that lay there, nobody knows how
        self._roles: dict[tuple[int, str], Place] = {}  # the pile that is a seat's hand or draw pile
        self.decks: list[Deck | int] = []

    def receive(self, emitted: Iterable[Event]) -> list[Deck | int]:
        """All shuffles from the first deal on."""
        after = 0
        for event in emitted:
            match event:
                case events.RoundBegins():
                    self._dealer = event.dealer
                case events.Deal():
                    self._close(after)
                    after = 0
                    self._deal(event)
                case events.Leader():
                    after += self._words(6)
                    self._among["field", 0] = {card_of(text) for text in event.field}
                case events.Shuffle():
                    after += self._words(len(event.stock))
                    self._places.pop(("stock", 0), None)
                case events.Cut():
                    self._places.pop(("stock", 0), None)
                case events.Pile():
                    for role, pile in (("hand", event.hand), ("stock", 1 - event.hand)):
                        self._roles[event.seat, role] = ("pile", 2 * event.seat + pile)
                    self._know(self._roles[event.seat, "hand"], event.cards)
                case events.Play():
                    self._play(event)
        self._close(after)
        return self.decks

    def _words(self, cards: int) -> int:
        """At least so many words go into a later shuffle."""
        return sum(1 for place in range(cards) if self._tables.ways[place])

    def _deal(self, event: events.Deal) -> None:
        seats = self._tables.seats
        self._places, self._known, self._roles, self._among = {}, {}, {}, {}
        for place in range(self._tables.n_deck):
            to = self._tables.route[place]
            if to in (STOCK, FIELD):
                name = ("stock" if to == STOCK else "field", 0)
            elif to < FIELD:
                name = ("hand", (self._dealer + to) % seats)
            else:
                name = ("pile", (2 * self._dealer + to - PILES) % (2 * seats))
            self._places.setdefault(name, []).append(place)
        for seat, hand in enumerate(event.hands):
            self._know(("hand", seat), hand or ())
        self._know(("field", 0), event.field)

    def _know(self, name: Place, cards: Sequence[str]) -> None:
        if cards and HIDDEN not in cards:
            self._known.setdefault(name, [card_of(text) for text in cards])

    def _play(self, event: events.Play) -> None:
        if event.source == "hand":
            self._among.setdefault(self._roles.get((event.seat, "hand"), ("hand", event.seat)), set()).add(card_of(event.card))
        else:
            self._known.setdefault(self._roles.get((event.seat, "stock"), ("stock", 0)), []).append(card_of(event.card))

    def _close(self, after: int) -> None:
        """A round is over: all that will be known of its deck is known."""
        if self._places:
            self.decks.append(self._deck())
        if after:
            self.decks.append(after)

    def _deck(self) -> Deck:
        deck = Deck(self._tables)
        for name, order in self._known.items():
            deck.at.update(zip(self._places.get(name, []), order, strict=False))
        left = set(self._tables.deck[: self._tables.n_deck]) - set(deck.at.values())
        free = set(range(self._tables.n_deck)) - set(deck.at)
        for name, cards in self._among.items():
            places = set(self._places.get(name, [])) & free
            if places and len(cards & left) == len(places):  # it was played to the end
                deck.among.append((places, cards & left))
                left -= cards
                free -= places
        if free:
            deck.among.append((free, left))
        return deck
