"""How many of all the hands that can be dealt hold which teyaku, by counting: a second opinion that knows nothing of the engine.

Every month is a polynomial: one term for each of the 16 ways to hold some of its four cards, whose exponents say what those cards are
worth knowing for. The product of the twelve polynomials has a coefficient for everything that a hand can be, and that is the census.
A pair of teyaku that no hand has is not in it. Some of the months make the census of a smaller deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import combinations
from operator import add

Months = tuple[int, ...]
Exponents = tuple[int, ...]  # the first one is the number of cards
Census = dict[tuple[str | None, str | None], int]

# CO-1: the slots a, b, c and d of each month; Bright, Animal, Ribbon, Chaff.
KINDS = {
    1: "BRCC",
    2: "ARCC",
    3: "BRCC",
    4: "ARCC",
    5: "ARCC",
    6: "ARCC",
    7: "ARCC",
    8: "BACC",
    9: "ARCC",
    10: "ARCC",
    11: "BARC",
    12: "BCCC",
}
WHOLE_YEAR = tuple(KINDS)
TEN_MONTHS = tuple(month for month in WHOLE_YEAR if month not in (2, 6))  # those two are like others


def hachi_hachi(months: Months = WHOLE_YEAR) -> Census:
    """How many hands of seven have this best teyaku of group A and this one of group B (HH-4 to HH-6)."""
    census = Counter[tuple[str | None, str | None]]()
    for (_, fours, standing, plain, pairs, brights, animals, ribbons), hands in _hands(7, months, _hachi_hachi_marks).items():
        census[_group_a(fours, standing, plain, pairs), _group_b(brights, animals, ribbons)] += hands
    return dict(census)


def taiyaku(months: Months = WHOLE_YEAR) -> Census:
    """How many hands of eight have this teyaku of Chaff and this one of sets (TA-8 to TA-10)."""
    census = Counter[tuple[str | None, str | None]]()
    for (_, chaff, fours), hands in _hands(8, months, _taiyaku_marks).items():
        census[{7: "TA-T1", 8: "TA-T2"}.get(chaff), {1: "TA-T3", 2: "TA-T4"}.get(fours)] += hands
    return dict(census)


def _hachi_hachi_marks(month: int, slots: str) -> Exponents:
    """Cards; fours, standing triplets, other triplets and pairs; Brights, Animals and Ribbons, of which Willow has none."""
    triplet = len(slots) == 3
    stands = triplet and (month in (4, 5, 7) or (month == 12 and slots == "bcd"))
    kinds = "" if month == 11 else _kinds(month, slots)
    shape = (len(slots) == 4, stands, triplet and not stands, len(slots) == 2)
    return (len(slots), *map(int, shape), kinds.count("B"), kinds.count("A"), kinds.count("R"))


def _taiyaku_marks(month: int, slots: str) -> Exponents:
    """Cards; Chaff, the Sake Cup included; fours."""
    cup = month == 9 and "a" in slots
    return (len(slots), _kinds(month, slots).count("C") + cup, int(len(slots) == 4))


def _kinds(month: int, slots: str) -> str:
    """The kinds of some cards of a month."""
    return "".join(KINDS[month]["abcd".index(slot)] for slot in slots)


@cache
def _hands(size: int, months: Months, marks: Callable[[int, str], Exponents]) -> Counter[Exponents]:
    """The product of the months' polynomials: for each sum of marks, how many hands of this size have it."""
    product = Counter([marks(months[0], "")])  # 1: no cards, no marks
    for month in months:
        factor = Counter(marks(month, "".join(slots)) for held in range(5) for slots in combinations("abcd", held))
        longer = Counter[Exponents]()
        for so_far, ways in product.items():
            for here, times in factor.items():
                if so_far[0] + here[0] <= size:
                    longer[tuple(map(add, so_far, here))] += ways * times
        product = longer
    return Counter({exponents: ways for exponents, ways in product.items() if exponents[0] == size})


def _group_a(fours: int, standing: int, plain: int, pairs: int) -> str | None:
    """The most valuable of group A (HH-5)."""
    match fours, standing + plain, pairs:
        case 1, 1, _:
            return "HH-A10"
        case 1, _, 1:
            return "HH-A9"
        case 1, _, _:
            return "HH-A7"
        case _, 2, _:
            return ("HH-A3", "HH-A4", "HH-A5")[standing]
        case _, 1, 2:
            return "HH-A8"
        case _, 1, _:
            return ("HH-A1", "HH-A2")[standing]
        case _, _, 3:
            return "HH-A6"
    return None


def _group_b(brights: int, animals: int, ribbons: int) -> str | None:
    """The most valuable of group B (HH-6)."""
    match brights, animals, ribbons:
        case 0, 0, 0:
            return "HH-B5"
        case 1, 0, 0:
            return "HH-B4"
        case 0, 1, 0:
            return "HH-B3"
        case 0, 0, 1:
            return "HH-B2"
        case 0, 0, _:
            return "HH-B1"
    return None
