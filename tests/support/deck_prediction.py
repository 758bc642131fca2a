"""How to foretell decks of the kernel's generator: an attack on whatever deals.

The generator multiplies with carry (`kernel.fair_word`): M × x[n-8] + c[n-1] = c[n] × 2^30 + x[n]. So two neighbouring words
settle a later one but for one unit: x[n+9] = M × x[n+1] + (M × x[n] >> 30) + 0 or 1, modulo 2^30. And a carry all but settles the
word that it came from.

The attack looks for three words that fit together (`_starts`, `_begun`) and follows them back word by word (`_followed`).
Each word that is found says where some cards lay that were not known, and so narrows down the others of its deck. From eight words in
a row and a carry it deals along.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hanashobu.engine.kernel import BITS, MULTIPLIER, WORD
from hanashobu.engine.phases import deal
from hanashobu.engine.state import State
from hanashobu.rules.tables import Tables
from tests.support.known_decks import Deck, Word

LAG = 8
MOST_PAIRS = 1 << 17  # candidates for two words that are tried together
MOST_STARTS = 4
THROUGH = 1 << 10  # pairs that a third word may let through
MORE = 14  # words back that have to fit too; a word thrown away before them does no harm
EFFORT = 1 << 20  # candidates that are looked at from each start


@dataclass(frozen=True)
class Stream:
    """The words of all shuffles one after another, and which deck and which word of it each is."""

    decks: tuple[Deck | int, ...]
    words: tuple[Word, ...]
    origin: tuple[tuple[int, int], ...]

    @classmethod
    def of(cls, decks: Sequence[Deck | int]) -> Stream | None:
        """As many words as the shuffles take if none is thrown away for fairness; None if that cannot be."""
        words: list[Word] = []
        origin: list[tuple[int, int]] = []
        for number, deck in enumerate(decks):
            found = [Word()] * deck if isinstance(deck, int) else deck.words()
            if found is None:
                return None
            words += found
            origin += [(number, at) for at in range(len(found))]
        return cls(tuple(decks), tuple(words), tuple(origin))

    def with_word(self, at: int, value: int) -> Stream | None:
        """With one word found; None if it cannot be that."""
        number, _ = self.origin[at]
        deck = self.decks[number]
        if isinstance(deck, int):
            return self
        found = deck.with_word(self.words[at], value)
        words = found.words()
        if words is None:
            return None
        first = at - self.origin[at][1]
        decks = (*self.decks[:number], found, *self.decks[number + 1 :])
        return Stream(decks, (*self.words[:first], *words, *self.words[first + len(words) :]), self.origin)

    def with_words(self, found: dict[int, int]) -> Stream | None:
        """With some words found."""
        stream: Stream | None = self
        for at, value in found.items():
            stream = stream and stream.with_word(at, value)
        return stream


class Attack:
    """Looks for the one state of the generator that leads to everything that a seat has received."""

    def __init__(self, decks: Sequence[Deck | int], effort: int = EFFORT) -> None:
        self._stream = Stream.of(decks)
        self._effort = effort
        self._left = 0

    def crack(self) -> State | None:
        """The generator as it is after the last shuffle; None if it is not found."""
        if self._stream is None:
            return None
        for first in self._starts(self._stream):
            self._left = self._effort
            for stream, carry, known in self._begun(self._stream, first):
                for found in self._followed(stream, first + LAG, carry, known):
                    after = MULTIPLIER * known[first + 1] + carry >> BITS
                    state = self._checked(self._stream, first + LAG + 1, found, after)
                    if state is not None:
                        return state
        return None

    def _starts(self, stream: Stream) -> list[int]:
        """Where to begin: few pairs, and a third word that lets few of them through; enough words have to stand before it."""
        found = []
        for at in range(LAG - 2, len(stream.words) - LAG - 1):
            pairs = stream.words[at].size * stream.words[at + 1].size
            through = pairs * stream.words[at + LAG + 1].size / (1 << BITS - 1)
            if pairs <= min(MOST_PAIRS, self._effort / 4) and through <= THROUGH:
                found.append((pairs, at))
        return [at for _, at in sorted(found)[:MOST_STARTS]]

    def _begun(self, stream: Stream, first: int) -> Iterator[tuple[Stream, int, dict[int, int]]]:
        """Two words and the carry between what they become eight words later, so that they give a third word."""
        seconds = [(MULTIPLIER * word, word) for word in stream.words[first + 1].all()]
        third = stream.words[first + LAG + 1]
        for one in stream.words[first].all():
            for carry in (MULTIPLIER * one >> BITS, (MULTIPLIER * one >> BITS) + 1):
                self._left -= len(seconds)
                if self._left <= 0:
                    return
                for half, two in seconds:
                    if third.allows(half + carry & WORD):
                        known = {first: one, first + 1: two, first + LAG + 1: half + carry & WORD}
                        narrowed = stream.with_words(known)
                        if narrowed:
                            yield narrowed, carry, known

    def _followed(self, stream: Stream, at: int, carry: int, known: dict[int, int]) -> Iterator[dict[int, int]]:
        """Back from the carry after a word: with each candidate for it division gives the word eight before and the carry before it."""
        if at in known:
            yield known
            return
        narrower: dict[tuple[int, ...], Stream | None] = {}
        for word in self._candidates(stream, at, carry):
            earlier, before = divmod((carry << BITS) + word, MULTIPLIER)
            if known.get(at - LAG, earlier) == earlier and stream.words[at - LAG].allows(earlier):
                numbers = (*stream.words[at].numbers(word), *stream.words[at - LAG].numbers(earlier))
                if numbers not in narrower:  # neighbouring words mostly give the same cards
                    narrower[numbers] = stream.with_words({at: word, at - LAG: earlier})
                narrowed = narrower[numbers]
                if narrowed:
                    yield from self._followed(narrowed, at - 1, before, {**known, at: word, at - LAG: earlier})

    def _candidates(self, stream: Stream, at: int, carry: int) -> Iterator[int]:
        """The words that can stand here: through the carry before them they settle the word nine before, and that settles them."""
        here, before = stream.words[at], stream.words[at - LAG - 1] if at > LAG else Word()
        if here.stretches <= 4 * before.size:
            yield from self._forwards(here, before, carry)
        else:
            yield from self._backwards(here, before, carry)

    def _forwards(self, here: Word, before: Word, carry: int) -> Iterator[int]:
        """From the words that are allowed here, stretch by stretch."""
        for first, end in zip(*here.spans, strict=True):
            self._left -= 1
            if self._left <= 0:
                return
            low = ((carry << BITS) + first) % MULTIPLIER
            high = low + end - first
            if high <= MULTIPLIER and not before.touches((low << BITS) // MULTIPLIER, (high << BITS) // MULTIPLIER + 1):
                continue
            self._left -= end - first
            for word in range(first, end):
                source = (((carry << BITS) + word) % MULTIPLIER << BITS) // MULTIPLIER
                if before.touches(source, source + 1):
                    yield word

    def _backwards(self, here: Word, before: Word, carry: int) -> Iterator[int]:
        """From the words that are allowed nine before."""
        eight = (carry << BITS) // MULTIPLIER
        self._left -= 4 * int(before.size)
        for source in before.all() if self._left > 0 else ():
            for low in (MULTIPLIER * source >> BITS, (MULTIPLIER * source >> BITS) + 1):
                for earlier in (eight, eight + 1):
                    word = MULTIPLIER * earlier + low - (carry << BITS)
                    if 0 <= word <= WORD and low < MULTIPLIER and here.allows(word):
                        yield word

    def _checked(self, stream: Stream, at: int, known: dict[int, int], carry: int) -> State | None:
        """Back a few words more and on to the last one: each has to be one that the seat may have seen."""
        words, before = dict(known), carry
        for place in range(at, max(LAG, at - MORE) - 1, -1):
            words[place - LAG], before = divmod((before << BITS) + words[place], MULTIPLIER)
            if words[place - LAG] > WORD or not stream.words[place - LAG].allows(words[place - LAG]):
                return None
        for place in range(at + 1, len(stream.words)):
            product = MULTIPLIER * words[place - LAG] + carry
            words[place], carry = product & WORD, product >> BITS
            if not stream.words[place].allows(words[place]):
                return None
        state = State()
        state.rng, state.carry = [words[place] for place in range(len(stream.words) - LAG, len(stream.words))], carry
        return state


def next_decks(generator: State, tables: Tables, count: int) -> list[list[int]]:
    """The decks that the generator deals next."""
    decks = []
    for _ in range(count):
        deal.shuffle(generator, tables, tables.n_deck)
        decks.append(generator.deck[: tables.n_deck])
    return decks
