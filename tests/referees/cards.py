"""The cards as a referee knows them: codes in sets, written from docs/rules/common.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Set

DECK = tuple(f"{month}{letter}" for month in range(1, 13) for letter in "abcd")
BRIGHTS = frozenset(["1a", "3a", "8a", "11a", "12a"])
ANIMALS = frozenset(["2a", "4a", "5a", "6a", "7a", "8b", "9a", "10a", "11b"])
POETRY = frozenset(["1b", "2b", "3b"])
BLUE = frozenset(["6b", "9b", "10b"])
GRASS = frozenset(["4b", "5b", "7b"])
RIBBONS = POETRY | BLUE | GRASS | {"11c"}
CHAFF = frozenset(DECK) - BRIGHTS - ANIMALS - RIBBONS
WILLOWS = frozenset(["11a", "11b", "11c", "11d"])
BEASTS = frozenset(["6a", "7a", "10a"])  # Butterflies, Boar, Deer
KINDS = (BRIGHTS, ANIMALS, RIBBONS, CHAFF)


def month(card: str) -> int:
    """The month of a card."""
    return int(card[:-1])


def month_of(number: int) -> frozenset[str]:
    """The four cards of a month."""
    return frozenset(f"{number}{letter}" for letter in "abcd")


def months(cards: Iterable[str]) -> Counter[int]:
    """How many cards there are of each month."""
    return Counter(map(month, cards))


def matching(card: str, field: Set[str]) -> set[str]:
    """The cards of the field that are of this card's month (CO-7)."""
    return {other for other in field if month(other) == month(card)}


def brights(pile: Set[str], points: tuple[int, int, int, int], ids: tuple[str, str, str, str]) -> dict[str, int]:
    """The best yaku of Brights: five, four, four with the Rain Man, three without; what is worth 0 does not exist."""
    held = pile & BRIGHTS
    dry = held - {"11a"}
    rows = (len(held) == 5, len(dry) == 4, len(held) == 4, len(dry) == 3 and len(held) == 3)
    return next(({id: worth} for id, worth, has in zip(ids, points, rows, strict=True) if has and worth), {})
