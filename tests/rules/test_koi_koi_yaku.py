"""The yaku of Koi-Koi, row by row (docs/rules/koi-koi.md): what a pile brings its owner who stops."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.koi_koi import KOI_KOI
from tests.support.helpers import settle

ANIMALS = "2a 4a 5a 6a 7a 8b 9a 10a 11b"
RIBBONS = "1b 2b 3b 4b 5b 6b 7b 9b 10b 11c"
BRIGHTS = "1a 3a 8a 11a 12a"
CHAFF = "2c 2d 3c 3d 4c 4d 5c 5d 6c 6d"


def held(pile: str, **options: Any) -> dict[str, int | None]:
    """The yaku of a pile in January, without those of the month unless asked for."""
    return settle(KOI_KOI, [pile, ""], **{"month_cards": False, **options}).yaku[0]


@pytest.mark.parametrize(
    ("pile", "id", "points"),
    [
        (BRIGHTS, "KK-Y1", 15),
        ("1a 3a 8a 12a", "KK-Y2", 8),
        ("1a 3a 8a 11a", "KK-Y3", 7),
        ("3a 8a 11a 12a", "KK-Y3", 7),
        ("1a 3a 12a", "KK-Y4", 6),
        ("6a 7a 10a", "KK-Y5", 5),
        ("6a 7a 10a 2a 4a", "KK-Y5", 7),
        ("2a 4a 5a 6a 7a", "KK-Y6", 1),
        ("2a 4a 5a 6a 7a 8b 9a 11b", "KK-Y6", 4),
        ("1b 2b 3b 6b 9b 10b", "KK-Y7", 10),
        (RIBBONS, "KK-Y7", 14),
        ("1b 2b 3b", "KK-Y8", 5),
        ("1b 2b 3b 4b 11c", "KK-Y8", 7),
        ("6b 9b 10b", "KK-Y9", 5),
        ("6b 9b 10b 1b 2b", "KK-Y9", 7),
        ("1b 2b 4b 5b 7b", "KK-Y10", 1),
        ("1b 2b 4b 5b 7b 11c", "KK-Y10", 2),
        ("3a 9a", "KK-Y11", 5),
        ("8a 9a", "KK-Y12", 5),
        (CHAFF, "KK-Y14", 1),
        (CHAFF + " 7c 11d 12b", "KK-Y14", 4),
        (CHAFF[3:] + " 9a", "KK-Y14", 1),
    ],
)
def test_a_yaku_and_what_it_brings(pile: str, id: str, points: int) -> None:
    """KK-Y1 to KK-Y12 and KK-Y14."""
    assert held(pile) == {id: points}


@pytest.mark.parametrize("pile", ["1a 3a 11a", "6a 7a 2a 4a", "1b 2b 4b 5b", "6b 9b 11c", "3a 8a", CHAFF[3:], "1a 1b 1c"])
def test_one_card_short_is_nothing(pile: str) -> None:
    """KK-Y4 to KK-Y14: and the Rain Man makes no Three Brights."""
    assert held(pile) == {}


def test_yaku_of_different_groups_add_up() -> None:
    """KK-12: Three Brights and both viewings, and nothing else of the Brights."""
    assert held("1a 3a 8a 9a") == {"KK-Y4": 6, "KK-Y11": 5, "KK-Y12": 5}
    assert held(f"{BRIGHTS} {ANIMALS} {RIBBONS}") == {"KK-Y1": 15, "KK-Y5": 11, "KK-Y7": 14, "KK-Y11": 5, "KK-Y12": 5}


def test_the_cards_of_the_month_change_from_round_to_round() -> None:
    """KK-13, KK-Y13, KK-O11: month 1 in the first round; without the option nothing."""
    assert held("1a 1b 1c 1d", month_cards=True) == {"KK-Y13": 4}
    assert held("2a 2b 2c 2d", month_cards=True) == {}
    assert held("1a 1b 1c 1d") == {}


def test_kk_o8_low_brights() -> None:
    """KK-O8: 10, 8, 7 and 5."""
    piles = (BRIGHTS, "1a 3a 8a 12a", "1a 3a 8a 11a", "1a 3a 12a")
    assert [sum(filter(None, held(pile, low_brights=True).values())) for pile in piles] == [10, 8, 7, 5]


@pytest.mark.parametrize(
    ("sets", "pile", "found"),
    [
        ("add", "6a 7a 10a 2a 4a", {"KK-Y5": 5, "KK-Y6": 1}),
        ("add", RIBBONS, {"KK-Y8": 5, "KK-Y9": 5, "KK-Y10": 6}),
        ("add", "1b 2b 3b 4b", {"KK-Y8": 5}),
        ("add-both", RIBBONS, {"KK-Y7": 10, "KK-Y8": 5, "KK-Y9": 5, "KK-Y10": 6}),
        ("add-both", "1b 2b 3b 6b 9b", {"KK-Y8": 5, "KK-Y10": 1}),
        ("add-both", "6a 7a 10a 2a 4a", {"KK-Y5": 5, "KK-Y6": 1}),
    ],
)
def test_kk_o9_older_sets_add_up(sets: str, pile: str, found: dict[str, int]) -> None:
    """KK-O9."""
    assert held(pile, sets=sets) == found


def test_kk_o10_the_sake_cup_is_an_animal_only() -> None:
    """KK-O10."""
    assert held(CHAFF[3:] + " 9a") == {"KK-Y14": 1}
    assert held(CHAFF[3:] + " 9a", sake=False) == {}
    assert held("2a 4a 5a 6a 9a", sake=False) == {"KK-Y6": 1}


def test_kk_o3_viewing_is_small_or_off() -> None:
    """KK-O3."""
    assert held("3a 8a 9a", viewing="small") == {"KK-Y11": 1, "KK-Y12": 1}
    assert held("3a 8a 9a", viewing="off") == {}
