"""Hana-awase: every yaku with a near miss (HA-7, HA-8, HA-Y1 to HA-Y16), and random piles scored once more from the page."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from tests.support.helpers import Settled, Table, settle
from tests.support.umpire import ANIMALS, BRIGHTS, FORTY_EIGHT

SLIPS = ["1b", "2b", "3b", "4b", "5b", "6b", "7b", "9b", "10b"]  # the Willow Slip 11c is none of them
BIG = [*BRIGHTS, *ANIMALS, *SLIPS, "11c"]


def alone(pile: str, seats: int = 3, **options: Any) -> Settled:
    """The first player took these cards, and the others nothing."""
    return settle("hana_awase", [pile, *[""] * (seats - 1)], **options)


# Yaku: what a pile of these cards alone brings, and what it brings with one card less or another card in its place

ROWS: list[tuple[str, str, dict[str, int]]] = [
    ("HA-Y1", "1a 3a 8a 11a 12a", {"HA-Y1": 100}),
    ("HA-Y1", "1a 2a 3a 8a 12a", {"HA-Y2": 60}),
    ("HA-Y2", "1a 3a 8a 12a", {"HA-Y2": 60}),
    ("HA-Y2", "3a 8a 11a 12a", {"HA-Y2": 60}),
    ("HA-Y2", "3a 8a 11a", {}),
    ("HA-Y2", "3a 8a 2a 12a", {}),
    ("HA-Y3", "1a 2a 3a", {"HA-Y3": 30}),
    ("HA-Y3", "1a 2a", {}),
    ("HA-Y3", "2a 3a", {}),
    ("HA-Y3", "1a 3a 2b", {}),
    ("HA-Y4", "1a 8a 12a", {"HA-Y4": 20}),
    ("HA-Y4", "1a 8a 11a", {}),
    ("HA-Y4", "8a 12a", {}),
    ("HA-Y4", "1a 3a 12a", {}),
    ("HA-Y5", "1b 2b 3b 4b 5b 6b 9b", {"HA-Y5": 40, "HA-Y7": 40}),
    ("HA-Y5", "1b 2b 3b 4b 5b 6b 11c", {"HA-Y6": 30, "HA-Y7": 40}),
    ("HA-Y6", "1b 2b 4b 5b 6b 9b", {"HA-Y6": 30}),
    ("HA-Y6", "1b 2b 4b 5b 6b 11c", {}),
    ("HA-Y6", "1b 2b 4b 5b 6b", {}),
    ("HA-Y7", "1b 2b 3b", {"HA-Y7": 40}),
    ("HA-Y7", "1b 2b 4b", {}),
    ("HA-Y7", "2b 3b", {}),
    ("HA-Y8", "6b 9b 10b", {"HA-Y8": 40}),
    ("HA-Y8", "6b 9b", {}),
    ("HA-Y8", "6b 10b 7b", {}),
    ("HA-Y9", "4b 5b 7b", {"HA-Y9": 20}),
    ("HA-Y9", "4b 5b 11c", {}),
    ("HA-Y9", "5b 7b", {}),
    ("HA-Y10", "6a 7a 10a", {"HA-Y10": 20}),
    ("HA-Y10", "6a 7a", {}),
    ("HA-Y10", "6a 10a 4a", {}),
    ("HA-Y11", "3a 8a 9a", {"HA-Y11": 40}),
    ("HA-Y11", "3a 8a", {}),
    ("HA-Y12", "3a 9a", {"HA-Y12": 20}),
    ("HA-Y12", "3a 9b", {}),
    ("HA-Y12", "1a 9a", {}),
    ("HA-Y13", "8a 9a", {"HA-Y13": 20}),
    ("HA-Y13", "8b 9a", {}),
    ("HA-Y13", "9a", {}),
    ("HA-Y14", "11a 11b 11c 11d", {"HA-Y14": 10}),
    ("HA-Y14", "11a 11b 11c", {}),
    ("HA-Y14", "11b 11c 11d", {}),
    ("HA-Y15", "4a 4b 4c 4d", {"HA-Y15": 10}),
    ("HA-Y15", "4a 4b 4c", {}),
    ("HA-Y15", "5a 5b 5c 5d", {}),
    ("HA-Y16", "12a 12b 12c 12d", {"HA-Y16": 10}),
    ("HA-Y16", "12b 12c 12d", {}),
    ("HA-Y16", "12a 12b 12d", {}),
]


@pytest.mark.parametrize(("row", "pile", "brings"), ROWS, ids=[f"{row} {pile}" for row, pile, _ in ROWS])
def test_a_yaku_counts_with_all_its_cards_and_not_with_one_short(row: str, pile: str, brings: dict[str, int]) -> None:
    """HA-Y1 to HA-Y16."""
    done = alone(pile)
    assert done.yaku == (brings, {}, {})
    assert done.score[0] == done.cards[0] + sum(brings.values())


def test_every_yaku_has_a_hit_and_a_near_miss_above() -> None:
    """HA-7: the sixteen rows of the table."""
    ids = {f"HA-Y{number}" for number in range(1, 17)}
    assert {row for row, _, brings in ROWS if row in brings} == {row for row, _, brings in ROWS if row not in brings} == ids


def test_only_the_best_of_the_lights_counts() -> None:
    """HA-7: Five Lights with Spring Lights and Pine, Paulownia, Moon is 100; Four with them 60."""
    assert alone("1a 2a 3a 8a 11a 12a").yaku[0] == {"HA-Y1": 100}
    assert alone("1a 2a 3a 8a 12a").yaku[0] == {"HA-Y2": 60}
    assert alone("1a 8a 11a 12a").yaku[0] == {"HA-Y2": 60}


@pytest.mark.parametrize("short", list(combinations(BRIGHTS, 4)), ids=" ".join)
def test_any_four_of_the_five_are_four_lights(short: tuple[str, ...]) -> None:
    """HA-Y2."""
    assert alone(" ".join(short)).yaku[0] == {"HA-Y2": 60}


def test_only_the_best_slip_count_counts_and_colours_add_up_with_it() -> None:
    """HA-7, HA-Y5, HA-Y6: every choice of slips, with and without the Willow Slip."""
    for number in range(10):
        for some in combinations(SLIPS, number):
            wanted = {7: {"HA-Y5": 40}, 6: {"HA-Y6": 30}}.get(min(number, 7), {})
            for row, three, points in (("HA-Y7", "1b 2b 3b", 40), ("HA-Y8", "6b 9b 10b", 40), ("HA-Y9", "4b 5b 7b", 20)):
                if set(three.split()) <= set(some):
                    wanted = wanted | {row: points}
            if number in (0, 5, 6, 7, 9):
                assert alone(" ".join([*some, "11c"])).yaku[0] == wanted
            if number > 2:
                assert alone(" ".join(some)).yaku[0] == wanted


def test_only_the_best_viewing_counts() -> None:
    """HA-7: Drinking holds both the others, and brings 40."""
    assert alone("3a 8a 9a").yaku[0] == {"HA-Y11": 40}


def test_everything_else_adds_up() -> None:
    """HA-7: all 48 cards are 264 and 100 + 40 + 40 + 40 + 20 + 20 + 40 + 10 + 10 + 10."""
    done = alone(" ".join(FORTY_EIGHT))
    assert sum(value or 0 for value in done.yaku[0].values()) == 330
    assert set(done.yaku[0]) == {f"HA-Y{number}" for number in (1, 5, 7, 8, 9, 10, 11, 14, 15, 16)}
    assert done.score == (594, 0, 0)


def test_the_warbler_is_no_light() -> None:
    """HA-8: with three Lights it makes no fourth, and it is worth an Animal's 10."""
    done = alone("2a 3a 8a 11a")
    assert (done.cards[0], done.yaku[0]) == (70, {})


def test_the_bridge_is_an_animal() -> None:
    """HA-8."""
    assert alone("5a").cards == (10, 0, 0)


def test_lightning_is_an_ordinary_willow_chaff() -> None:
    """HA-8: it takes a Willow, nothing else, and does nothing where it lies."""
    table = Table("hana_awase", 2).place(hands=["11d 5b", "11c"], field="5a 11a", stock="9a 9b")
    table.play("11d")
    assert (table.taken(0), table.field) == ("11a 11d", "5a 9a")
    table.place(hands=["11d 6b", "7c"], field="5a", stock="9a 9b 10a")
    table.play("11d")
    assert table.field == "5a 9a 11d"
    table.play("7c", "6b")
    assert table.field == "5a 6b 7c 10a 11d"
    assert alone("11d").cards == (1, 0, 0)


def by_the_page(pile: set[str], spoilt: bool = False, dry: bool = False) -> dict[str, int]:
    """The yaku table once more, in sets of codes, straight from the page."""

    def has(text: str) -> bool:
        return set(text.split()) <= pile

    lights, slips = len(pile & set(BRIGHTS)), len(pile & set(SLIPS))
    four = has("1a 3a 8a 12a") if dry else lights >= 4
    found: dict[str, int] = {}
    for group in (
        [("HA-Y1", 100, lights == 5), ("HA-Y2", 60, four), ("HA-Y3", 30, has("1a 2a 3a")), ("HA-Y4", 20, has("1a 8a 12a"))],
        [("HA-Y5", 40, slips >= 7), ("HA-Y6", 30, slips >= 6)],
        [("HA-Y7", 40, has("1b 2b 3b"))],
        [("HA-Y8", 40, has("6b 9b 10b"))],
        [("HA-Y9", 20, has("4b 5b 7b"))],
        [("HA-Y10", 20, has("6a 7a 10a"))],
        [("HA-Y11", 40, has("3a 8a 9a")), ("HA-Y12", 20, has("3a 9a")), ("HA-Y13", 20, has("8a 9a"))],
        [("HA-Y14", 10, has("11a 11b 11c 11d"))],
        [("HA-Y15", 10, has("4a 4b 4c 4d"))],
        [("HA-Y16", 10, has("12a 12b 12c 12d"))],
    ):
        if spoilt and group[0][0] == "HA-Y11" and "11a" in pile:
            continue
        for row, points, made in group:
            if made:
                found[row] = points
                break
    return found


@pytest.mark.parametrize("options", [{}, {"rain_spoils_viewing": True, "four_lights_dry": True}])
def test_random_piles_score_as_the_page_says(options: dict[str, Any]) -> None:
    """HA-4, HA-5, HA-7, HA-O4, HA-O6: 500 ways of dividing the deck among three, with the valuable cards together more often."""
    random = Random(4)
    for _ in range(500):
        piles: list[set[str]] = [set(), set(), set()]
        for card in FORTY_EIGHT:
            piles[random.choices((0, 1, 2), (6, 1, 1))[0] if card in BIG else random.randrange(3)].add(card)
        done = settle("hana_awase", [" ".join(pile) for pile in piles], **options)
        wanted = tuple(by_the_page(pile, "rain_spoils_viewing" in options, "four_lights_dry" in options) for pile in piles)
        assert done.yaku == wanted
        assert sum(done.cards) == 264
        assert done.score == tuple(points + sum(yaku.values()) for points, yaku in zip(done.cards, wanted, strict=True))
