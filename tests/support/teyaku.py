"""What a claim shows, written from the rules pages: cards of the hand as it is then, and those shown before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tests.support.takes import month_of

PICTURES = {f"{month}a" for month in range(1, 13)} | {f"{month}b" for month in range(1, 11)} | {"8b", "11b", "11c"}
SAKE_CUP = "9a"
WHOLE = {"HI-4", "HH-A8", "HH-A9", "HH-A10"}
MONTHS = {"TA-T3": 4, "TA-T4": 4, "HH-A6": 2, "HH-A7": 4, **{f"HH-A{row}": 3 for row in range(1, 6)}}  # how many of a month at least
CHIPS = {"TA-T1": (5,), "TA-T2": (7,), "TA-T3": (5,), "TA-T4": (5, 8)}  # what each opponent owes


def shows(ids: Iterable[str], hand: set[str], before: Iterable[str]) -> set[str]:
    """The cards that lie open after a claim of these teyaku."""
    return (set(before) & hand).union(*(_one(id, hand) for id in ids))


def _one(id: str, hand: set[str]) -> set[str]:
    if id in WHOLE:
        return hand
    if id in MONTHS:
        many = Counter(map(month_of, hand))
        return {card for card in hand if many[month_of(card)] >= MONTHS[id]}
    chaff = {card for card in hand if card not in PICTURES or (id.startswith("TA") and card == SAKE_CUP)}
    if id.startswith("TA"):
        assert len(chaff) == {"TA-T1": 7, "TA-T2": 8}[id], "So many are in the hand when it is claimed (TA-12)."
        return chaff
    return chaff | {card for card in hand if month_of(card) == "11"}  # HH-6: every Willow is Chaff
