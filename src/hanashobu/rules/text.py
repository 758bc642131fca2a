"""Rules in words: what a part of a ruleset says of itself, with the id of its rule."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from hanashobu import cards


class Line(NamedTuple):
    """One rule as a sentence."""

    rule: str
    text: str


def named(mask: int) -> str:
    """Cards by code and name: `1a Crane, 3a Curtain`."""
    return ", ".join(f"{cards.code(card)} {cards.name(card)}" for card in cards.each(mask))


def described(mask: int, deck: int = cards.DECK_AND_BLANK) -> str:
    """Cards by what they have in common, the others by name: `the Ribbons but 11c Willow Ribbon, 8b Geese`."""
    words, but, left = [], [], mask
    for everywhere, word in _COMMON:
        lot = everywhere & deck
        absent = lot & ~left
        if lot and absent.bit_count() <= lot.bit_count() // 6:
            if absent:
                but.append(f"{word} but {named(absent)}")
            else:
                words.append(word)
            left &= ~lot
    return ", ".join([*words, *([named(left)] if left else []), *but])  # what comes after a `but` would seem to be excepted, too


# What players say for a whole lot of cards, the largest lots of a sort first.
_COMMON = (
    (cards.A_CARDS, "the first cards of all months"),
    (cards.BRIGHTS, "the Brights"),
    (cards.ANIMALS, "the Animals"),
    (cards.RIBBONS, "the Ribbons"),
    (cards.CHAFF, "the Chaff"),
    *((cards.month_cards(month.number), f"the {month.name} cards") for month in cards.MONTHS),
)


def count(number: int, thing: str) -> str:
    """`1 card`, `3 cards`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def listed(words: Iterable[str]) -> str:
    """`a, b and c`."""
    items = list(words)
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} and {items[-1]}" if items else "nothing"
