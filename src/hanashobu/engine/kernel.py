"""What makes a function kernel Python, the bit operations, and the one random source."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar

from hanashobu.cards import BLANK
from hanashobu.engine.state import State
from hanashobu.layout import assigner

Function = TypeVar("Function", bound=Callable[..., Any])

FUNCTIONS: list[Callable[..., Any]] = []
HOT: set[Callable[..., Any]] = set()
COLD: set[Callable[..., Any]] = set()


def kernel(function: Function) -> Function:
    """List a function for whoever compiles the kernel."""
    FUNCTIONS.append(function)
    return function


def hot(function: Function) -> Function:
    """A kernel function that nearly every decision calls; inlined where it is compiled."""
    HOT.add(function)
    return kernel(function)


def cold(function: Function) -> Function:
    """A kernel function that simulations and searches never call; where it is compiled, it is never inlined."""
    COLD.add(function)
    return kernel(function)


def popcount(mask: int) -> int:
    """How many cards a set has; compiled, it is one instruction."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The first card of a set; compiled, it is one instruction."""
    return (mask & -mask).bit_length() - 1


def nth(mask: int, n: int) -> int:
    """The n-th card of a set, from 0; compiled, it is two instructions where the processor has them."""
    while n:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def extract(mask: int, cards: int) -> int:
    """Which cards of a set are there, as bits side by side; compiled, it is one instruction where the processor has it."""
    return _extract(mask & cards, cards)


def plain_extract(mask: int, cards: int) -> int:
    """The same, card by card."""
    index = 0
    place = 1
    while cards:
        if mask & cards & -cards:
            index |= place
        place += place
        cards &= cards - 1
    return index


_extract = lru_cache(maxsize=1 << 14)(plain_extract)  # of ten cards at most, so that the same come again and again


def restore(s: State, root: State) -> None:
    """The table of another state, with this one's own random source; compiled, it is copied in one piece."""
    _restore(s, root)


# Everything before the deck, which a deal overwrites.
_restore = assigner(State, tuple(State.FIELDS)[: list(State.FIELDS).index("deck")])


# Multiply with carry over eight words: 269 bits of state, so that every order of the deck is possible, and no product leaves 63 bits, so
# that all machines agree. A word has 30 bits because CPython counts fastest with those. 1049889834 × 2^240 - 1 is a safe prime; the period
# is half of it.
MULTIPLIER = 1049889834
BITS = 30
WORD = (1 << BITS) - 1


@hot
def fair_word(s: State, n: int) -> int:
    """A random word w such that all n values of w × n >> BITS are exactly equally likely (CO-5)."""
    while True:
        rng = s.rng
        at = s.rng_at
        product = MULTIPLIER * rng[at] + s.carry
        word = product & WORD
        rng[at] = word
        s.carry = product >> BITS
        s.rng_at = at + 1 & 7
        # The rare words that would make some values likelier are thrown away.
        low = word * n & WORD
        if low >= n or low >= (1 << BITS) % n:
            return word


@hot
def pick(s: State, mask: int) -> int:
    """A random card of a set, each exactly equally likely."""
    n = popcount(mask)
    return nth(mask, fair_word(s, n) * n >> BITS) if n > 1 else lowest(mask)


@hot
def wrap(number: int, size: int) -> int:
    """A number below twice a size, brought below it; a division would take ten times as long."""
    return number - size if number >= size else number


@kernel
def bit(action: int) -> int:
    """An action as a bit of its page."""
    return 1 << (action & 63)


@kernel
def month_of(card: int) -> int:
    """All cards of a card's month; a card without a month is alone."""
    return 15 << (card & ~3) if card < BLANK else 1 << card


MONTH_STARTS = 0x111111111111


@hot
def spread(field: int) -> int:
    """Every card of the months that these cards belong to."""
    pairs = field | field >> 1
    return ((pairs | pairs >> 2) & MONTH_STARTS) * 15


@kernel
def threes(mask: int) -> int:
    """The first cards of the months of which these cards hold three or four."""
    pairs = mask & mask >> 1
    either = mask | mask >> 1
    return (pairs & either >> 2 | either & pairs >> 2) & MONTH_STARTS


@kernel
def twos(mask: int) -> int:
    """The first cards of the months of which these cards hold two or more."""
    pairs = mask & mask >> 1
    either = mask | mask >> 1
    return (pairs | pairs >> 2 | either & either >> 2) & MONTH_STARTS


@kernel
def fours(mask: int) -> int:
    """The first cards of the months of which these cards hold all four."""
    pairs = mask & mask >> 1
    return pairs & pairs >> 2 & MONTH_STARTS


@kernel
def has_four(mask: int) -> bool:
    """Whether these cards hold all four of some month."""
    return fours(mask) != 0
