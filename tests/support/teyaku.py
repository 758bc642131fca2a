"""What a claim shows, written from the rules pages: cards of the hand as it is then, and those shown before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tests.support.takes import month_of

PICTURES = {f"{month}a" for month in range(1, 13)} | {f"{month}b" for month in range(1, 11)} | {"8b", "11b", "11c"}
SAKE_CUP = "9a"
WHOLE = {"HI-4", *(f"{game}-A{row}" for game in ("HH", "SU") for row in (8, 9, 10)), "SU-T3"}
MONTHS = {  # how many of a month at least
    **{"TA-T3": 4, "TA-T4": 4, "SU-T1": 3, "SU-T2": 2, "TP-A1": 3, "TP-A2": 3, "TP-A3": 3},
    **{f"{game}-A{row}": least for game in ("HH", "SU") for row, least in ((1, 3), (2, 3), (3, 3), (4, 3), (5, 3), (6, 2), (7, 4))},
}
BRIGHTS = {"1a", "3a", "8a", "11a", "12a"}
ANIMALS = {"2a", "4a", "5a", "6a", "7a", "8b", "9a", "10a", "11b"}
RIBBONS = PICTURES - BRIGHTS - ANIMALS
KINDS = {"TP-B1": set[str](), "TP-B2": BRIGHTS, "TP-B3": ANIMALS, "TP-B4": RIBBONS}  # beside Chaff (TP-4)
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
    if id == "SU-T4":
        return {card for card in hand if month_of(card) == "11" or card in RIBBONS}
    if id == "KK-T4":
        return set()  # it lies on the field (KK-O13)
    if id in KINDS:
        return {card for card in hand if card not in PICTURES or card in KINDS[id]}
    return chaff | {card for card in hand if month_of(card) == "11"}  # HH-6, SU-5: every Willow is Chaff
