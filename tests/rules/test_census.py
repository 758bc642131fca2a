"""The census of dealt hands counts right (HH-4 to HH-6, TA-8 to TA-10): by binomials, and hand by hand in parts of the deck.

Like the census, this file knows nothing of the engine.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb

import pytest

from tests.rules.census import KINDS, WHOLE_YEAR, Census, Months, hachi_hachi, taiyaku
from tests.support.slices import sliced

BRIGHTS = frozenset(["1a", "3a", "8a", "11a", "12a"])
ANIMALS = frozenset(["2a", "4a", "5a", "6a", "7a", "8b", "9a", "10a", "11b"])
RIBBONS = frozenset(["1b", "2b", "3b", "4b", "5b", "6b", "7b", "9b", "10b", "11c"])
WILLOWS = frozenset(["11a", "11b", "11c", "11d"])
PICTURES = BRIGHTS | ANIMALS | RIBBONS

KAN = {
    **{"HH-A1": 2, "HH-A2": 3, "HH-A3": 6, "HH-A4": 7, "HH-A5": 8, "HH-A6": 4, "HH-A7": 6, "HH-A8": 7, "HH-A9": 8, "HH-A10": 20},
    **{"HH-B1": 2, "HH-B2": 3, "HH-B3": 3, "HH-B4": 4, "HH-B5": 4},
}

# Five months are few enough to look at every hand; each month is in one of these, and what is special about some meets.
PARTS = [(1, 4, 8, 11, 12), (4, 5, 7, 9, 12), (2, 3, 6, 11, 12), (5, 8, 9, 10, 11)]
some_parts = pytest.mark.parametrize("number", sliced(range(len(PARTS)), 2))


def first(census: Census) -> Counter[str | None]:
    """The hands by their first teyaku, whatever the second one is."""
    counts = Counter[str | None]()
    for (id, _), hands in census.items():
        counts[id] += hands
    return counts


def second(census: Census) -> Counter[str | None]:
    """The hands by their second teyaku, whatever the first one is."""
    return first({(b, a): hands for (a, b), hands in census.items()})


# Hand by hand


def best(has: dict[str, bool]) -> str | None:
    """HH-4: of those that a hand has, the most valuable; no hand has two of the same value."""
    found = sorted((id for id, held in has.items() if held), key=KAN.__getitem__, reverse=True)
    assert len({KAN[id] for id in found}) == len(found), found
    return found[0] if found else None


def group_a(hand: tuple[str, ...]) -> str | None:
    """HH-5, with every row of its table asked for by itself."""
    held = Counter(card[:-1] for card in hand)
    shape = [*sorted(held.values(), reverse=True), 0, 0]
    threes = [month for month, number in held.items() if number == 3]
    standing = [month for month in threes if month in ("4", "5", "7") or (month == "12" and "12a" not in hand)]
    return best(
        {
            "HH-A1": len(threes) > 0,
            "HH-A2": len(standing) > 0,
            "HH-A3": len(threes) == 2 and len(standing) == 0,
            "HH-A4": len(threes) == 2 and len(standing) == 1,
            "HH-A5": len(threes) == 2 and len(standing) == 2,
            "HH-A6": min(shape[:3]) >= 2,
            "HH-A7": shape[0] == 4,
            "HH-A8": shape[:3] == [3, 2, 2],
            "HH-A9": shape[:3] == [4, 2, 1],
            "HH-A10": shape[:2] == [4, 3],
        }
    )


def group_b(hand: tuple[str, ...]) -> str | None:
    """HH-6, with every row of its table asked for by itself."""
    pictures = PICTURES.intersection(hand) - WILLOWS
    one = len(pictures) == 1
    return best(
        {
            "HH-B1": len(pictures) >= 2 and pictures <= RIBBONS,
            "HH-B2": one and pictures <= RIBBONS,
            "HH-B3": one and pictures <= ANIMALS,
            "HH-B4": one and pictures <= BRIGHTS,
            "HH-B5": not pictures,
        }
    )


def chaff_teyaku(hand: tuple[str, ...]) -> str | None:
    """TA-8."""
    other = PICTURES.intersection(hand) - {"9a"}
    return "TA-T2" if not other else "TA-T1" if len(other) == 1 else None


def set_teyaku(hand: tuple[str, ...]) -> str | None:
    """TA-9."""
    fours = list(Counter(card[:-1] for card in hand).values()).count(4)
    return "TA-T4" if fours == 2 else "TA-T3" if fours == 1 else None


def cards_of(months: Months) -> list[str]:
    """A part of the deck."""
    return [f"{month}{slot}" for month in months for slot in "abcd"]


def test_the_parts_of_the_deck_hold_every_month() -> None:
    assert {month for part in PARTS for month in part} == set(WHOLE_YEAR) == set(range(1, 13))


def test_the_census_has_the_same_deck() -> None:
    """CO-1 and CO-2: 5 Brights, 9 Animals, 10 Ribbons, 24 Chaff."""
    kinds = dict(zip(cards_of(WHOLE_YEAR), "".join(KINDS.values()), strict=True))
    for kind, cards, number in (("B", BRIGHTS, 5), ("A", ANIMALS, 9), ("R", RIBBONS, 10), ("C", set(kinds) - PICTURES, 24)):
        assert {card for card in kinds if kinds[card] == kind} == cards
        assert len(cards) == number


@some_parts
def test_hachi_hachi_hand_by_hand_in_part_of_the_deck(number: int) -> None:
    """HH-4 to HH-6."""
    part = PARTS[number]
    assert hachi_hachi(part) == Counter((group_a(hand), group_b(hand)) for hand in combinations(cards_of(part), 7))


@some_parts
def test_taiyaku_hand_by_hand_in_part_of_the_deck(number: int) -> None:
    """TA-8 to TA-10."""
    part = PARTS[number]
    assert taiyaku(part) == Counter((chaff_teyaku(hand), set_teyaku(hand)) for hand in combinations(cards_of(part), 8))


# By binomials


def test_hachi_hachi_counts_every_hand_once() -> None:
    assert sum(hachi_hachi().values()) == comb(48, 7) == 73_629_072
    assert min(hachi_hachi().values()) > 0


def test_group_a_by_binomials() -> None:
    """HH-5: the months that are held, times the cards of each; 4 ways to hold one or three of a month, 6 to hold two, 1 to hold all.

    Of the 48 triplets 13 stand: 12 of Wisteria, Iris and Bush Clover, and one of Paulownia, whose three others do not; nor do 32 more.
    """
    rest_of_triplet = 11 * 6 * comb(10, 2) * 4**2 + comb(11, 4) * 4**4  # 3+2+1+1, 3+1+1+1+1
    no_triplet = comb(12, 7) * 4**7 + 12 * 6 * comb(11, 5) * 4**5 + comb(12, 2) * 6**2 * comb(10, 3) * 4**3  # no pair, one, two
    expected = {
        "HH-A1": (32 + 3) * rest_of_triplet,
        "HH-A2": (12 + 1) * rest_of_triplet,
        "HH-A3": (comb(8, 2) * 4**2 + 32 * 3) * 10 * 4,
        "HH-A4": (12 * (32 + 3) + 1 * 32) * 10 * 4,
        "HH-A5": (comb(3, 2) * 4**2 + 12 * 1) * 10 * 4,
        "HH-A6": comb(12, 3) * 6**3 * 9 * 4,
        "HH-A7": 12 * comb(11, 3) * 4**3,
        "HH-A8": 12 * 4 * comb(11, 2) * 6**2,
        "HH-A9": 12 * 11 * 6 * 10 * 4,
        "HH-A10": 12 * 11 * 4,
        None: no_triplet,
    }
    assert first(hachi_hachi()) == expected
    assert sum(expected[id] for id in ("HH-A3", "HH-A4", "HH-A5")) == comb(12, 2) * 4**2 * 10 * 4


def test_group_b_by_binomials() -> None:
    """HH-6: with the four Willows 27 Chaff, 4 Brights, 8 Animals and 9 Ribbons."""
    expected: dict[str | None, int] = {
        "HH-B1": sum(comb(9, ribbons) * comb(27, 7 - ribbons) for ribbons in range(2, 8)),
        "HH-B2": 9 * comb(27, 6),
        "HH-B3": 8 * comb(27, 6),
        "HH-B4": 4 * comb(27, 6),
        "HH-B5": comb(27, 7),
    }
    assert second(hachi_hachi()) == expected | {None: comb(48, 7) - sum(expected.values())}


def test_one_hand_is_four_three_with_empty_hand() -> None:
    """HH-4: the four Willows, all Chaff in group B, and the three Chaff of Paulownia."""
    hand = ("11a", "11b", "11c", "11d", "12b", "12c", "12d")
    assert (group_a(hand), group_b(hand)) == ("HH-A10", "HH-B5")
    assert hachi_hachi()["HH-A10", "HH-B5"] == 1


def test_four_three_with_a_teyaku_of_group_b_by_binomials() -> None:
    """HH-4: the four is Willow or Paulownia, since any other month has two picture cards; at most one picture card is in the hand."""
    willow_and_bright = 1 + 1 + 1 + 3  # with the Chaff and the Bright of Pine, Cherry or Susuki, or three of Paulownia with its Bright
    paulownia_and_willow = 4  # its Bright, and any three Willows
    assert {id: hands for (a, id), hands in hachi_hachi().items() if a == "HH-A10" and id} == {
        "HH-B2": 9,  # Willow, with the Chaff and the Ribbon of any month but 8, 11 and 12
        "HH-B3": 8,  # Willow, with the Chaff and the Animal of any month but 1, 3, 11 and 12
        "HH-B4": willow_and_bright + paulownia_and_willow,
        "HH-B5": 1,
    }


def test_pairs_that_no_hand_has_are_left_out() -> None:
    """HH-4: a triplet is all Chaff in Willow, and in Paulownia where it stands; one that stands elsewhere has an Animal or a Ribbon."""
    pairs = {(a, b) for a in first(hachi_hachi()) for b in second(hachi_hachi())}
    assert pairs - set(hachi_hachi()) == {("HH-A10", "HH-B1"), ("HH-A3", "HH-B5"), ("HH-A5", "HH-B4"), ("HH-A5", "HH-B5")}
    assert hachi_hachi()["HH-A4", "HH-B5"] == 4 * (27 - 7)  # three Willows, 12b 12c 12d, and a Chaff of another month


def test_taiyaku_counts_every_hand_once() -> None:
    assert sum(taiyaku().values()) == comb(48, 8) == 377_348_994
    assert min(taiyaku().values()) > 0


def test_chaff_teyaku_by_binomials() -> None:
    """TA-8: 25 Chaff with the Sake Cup, 23 other cards."""
    expected: dict[str | None, int] = {"TA-T1": comb(25, 7) * 23, "TA-T2": comb(25, 8)}
    assert first(taiyaku()) == expected | {None: comb(48, 8) - sum(expected.values())}


def test_set_teyaku_by_binomials() -> None:
    """TA-9: one month and any four other cards counts the hands with two fours twice."""
    two = comb(12, 2)
    expected: dict[str | None, int] = {"TA-T3": 12 * comb(44, 4) - 2 * two, "TA-T4": two}
    assert second(taiyaku()) == expected | {None: comb(48, 8) - sum(expected.values())}


def test_both_kinds_of_teyaku_by_binomials() -> None:
    """TA-10: four Chrysanthemums or four Paulownias, of which three are Chaff, and four of the 22 other Chaff; nothing else."""
    assert {key: hands for key, hands in taiyaku().items() if None not in key} == {("TA-T1", "TA-T3"): 2 * comb(22, 4)}
