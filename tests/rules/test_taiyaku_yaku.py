"""The yaku of Taiyaku (TA-Y1 to TA-Y31, TA-19); docs/rules/taiyaku.md has the table."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from random import Random

import pytest

from hanashobu.cards import cards
from hanashobu.engine import shapes
from hanashobu.rules.compile import compile_tables
from tests.rules.taiyaku_yaku import CHAFF, RULES, STOPS, TAIYAKU, chaff
from tests.support.helpers import settle
from tests.support.umpire import BRIGHTS, FORTY_EIGHT

TABLES = compile_tables(RULES)
RED = ["1b", "2b", "3b", "4b", "5b", "7b", "11c"]
BLUE = ["6b", "9b", "10b"]
Yaku = dict[str, int | None]


def held(pile: str) -> Yaku:
    """The yaku of a pile, as a round's score says it; None is a yaku that stops the round."""
    return settle(TAIYAKU, [pile, "", ""]).yaku[0]


# What each row is made of. A pile has nothing else than what stands beside it.

ROWS: list[tuple[str, str, Mapping[str, int | None]]] = [
    ("TA-Y1", "1a 3a 8a 11a 12a", {"TA-Y1": None}),
    ("TA-Y2", "1a 3a 8a 12a", {"TA-Y2": 12}),
    ("TA-Y3", "11a 1a 3a 8a", {"TA-Y3": 10}),
    ("TA-Y3", "11a 1a 3a 12a", {"TA-Y3": 10}),
    ("TA-Y3", "11a 1a 8a 12a", {"TA-Y3": 10}),
    ("TA-Y3", "11a 3a 8a 12a", {"TA-Y3": 10}),
    ("TA-Y4", "8a 3a", {"TA-Y4": 5}),
    ("TA-Y5", "8a 1a", {"TA-Y5": 5}),
    ("TA-Y6", "8a 12a", {"TA-Y6": 5}),
    ("TA-Y7", "8a 11a", {"TA-Y7": 4}),
    ("TA-Y8", "1a 3a", {"TA-Y8": 4}),
    ("TA-Y8", "1a 12a", {"TA-Y8": 4}),
    ("TA-Y8", "3a 12a", {"TA-Y8": 4}),
    ("TA-Y9", "11a 1a", {"TA-Y9": 3}),
    ("TA-Y9", "11a 3a", {"TA-Y9": 3}),
    ("TA-Y9", "11a 12a", {"TA-Y9": 3}),
    *(("TA-Y10", f"9a {card}", {"TA-Y10": 1}) for card in ("1a", "3a", "5a", "8a", "11a", "12a")),
    ("TA-Y11", "4a 4b 4c 4d", {"TA-Y11": 3, "TA-Y19": 1}),
    ("TA-Y11", "5a 5b 5c 5d", {"TA-Y11": 3, "TA-Y19": 1}),
    ("TA-Y12", "7a 7b 7c 7d", {"TA-Y12": 2, "TA-Y19": 1}),
    ("TA-Y12", "1a 1b 1c 1d", {"TA-Y12": 2, "TA-Y19": 1}),
    ("TA-Y12", "3a 3b 3c 3d", {"TA-Y12": 2, "TA-Y19": 1}),
    ("TA-Y12", "8a 8b 8c 8d", {"TA-Y12": 2}),
    ("TA-Y12", "11a 11b 11c 11d", {"TA-Y12": 2, "TA-Y19": 1}),
    ("TA-Y12", "12a 12b 12c 12d", {"TA-Y12": 2}),
    ("TA-Y13", chaff(15), {"TA-Y13": None}),
    ("TA-Y13", chaff(15, 10), {"TA-Y13": None}),
    ("TA-Y14", chaff(10), {"TA-Y14": 1}),
    ("TA-Y15", "1a 2a 3a 1b 2b 3b", {"TA-Y8": 4, "TA-Y15": None, "TA-Y19": 4}),
    ("TA-Y16", "1a 2a 3a", {"TA-Y8": 4, "TA-Y16": 7}),
    ("TA-Y17", "1b 2b 3b", {"TA-Y17": 7, "TA-Y19": 4}),
    ("TA-Y18", "1b 2b 4b 5b 7b 11c", {"TA-Y18": None}),
    ("TA-Y18", "1b 2b 3b 4b 5b 7b", {"TA-Y17": 7, "TA-Y18": None}),
    *(("TA-Y19", card, {"TA-Y19": 1}) for card in RED),
    ("TA-Y20", "6b 9b 10b", {"TA-Y20": None}),
    *(("TA-Y21", card, {"TA-Y21": 1}) for card in BLUE),
    ("TA-Y22", "1a 8b 12a", {"TA-Y8": 4, "TA-Y22": 7}),
    ("TA-Y23", "2a 4a 11b", {"TA-Y23": 3}),
    ("TA-Y24", "2a 4a", {"TA-Y24": 2}),
    ("TA-Y24", "2a 11b", {"TA-Y24": 2}),
    ("TA-Y24", "4a 11b", {"TA-Y24": 2}),
    ("TA-Y25", "4a 1a 8a", {"TA-Y5": 5, "TA-Y25": 2}),
    ("TA-Y26", "4a 1a", {"TA-Y26": 1}),
    ("TA-Y26", "4a 8a", {"TA-Y26": 1}),
    ("TA-Y27", "11a 6a 7a 10a", {"TA-Y27": 7}),
    ("TA-Y28", "6a 7a 10a", {"TA-Y28": 3}),
    ("TA-Y29", "11a 6a 7a", {"TA-Y29": 2}),
    ("TA-Y29", "11a 6a 10a", {"TA-Y29": 2}),
    ("TA-Y29", "11a 7a 10a", {"TA-Y29": 2}),
    ("TA-Y30", "11a 6a", {"TA-Y30": 1}),
    ("TA-Y30", "11a 7a", {"TA-Y30": 1}),
    ("TA-Y30", "11a 10a", {"TA-Y30": 1}),
    ("TA-Y31", "6a 12a", {"TA-Y31": 2}),
]


def test_every_row_of_the_page_stands_in_the_tables_of_this_file_and_of_the_game() -> None:
    """TA-Y1 to TA-Y31: none is forgotten, and the game has no other."""
    page = [f"TA-Y{number}" for number in range(1, 32)]
    assert list(dict.fromkeys(id for id, _, _ in ROWS)) == page
    assert list(dict.fromkeys(row.id for row in RULES.yaku)) == page


@pytest.mark.parametrize(("id", "pile", "expected"), ROWS, ids=[f"{id} {pile}" for id, pile, _ in ROWS])
def test_a_yaku_is_made_by_its_cards_and_by_none_less(id: str, pile: str, expected: Yaku) -> None:
    """TA-Y1 to TA-Y31: the pile has what the page gives it; without any one of its cards the yaku is not there."""
    assert held(pile) == expected
    assert id in expected
    for missing in pile.split():
        assert id not in held(" ".join(card for card in pile.split() if card != missing)), missing


@pytest.mark.parametrize(
    ("pile", "expected"),
    [
        ("9a", {}),
        ("9a 2a 4a", {"TA-Y24": 2}),
        ("9a 1a 5a", {"TA-Y10": 2}),
        ("9a 5a 8a 11a", {"TA-Y7": 4, "TA-Y10": 3}),
        ("9a 1a 3a 5a 12a", {"TA-Y8": 4, "TA-Y10": 4}),
        ("9a 1a 3a 8a 12a 5a", {"TA-Y2": 12, "TA-Y10": 5}),
        ("9a 1a 3a 5a 8a 11a 12a", {"TA-Y1": None, "TA-Y10": 6}),
    ],
)
def test_drinking_is_worth_one_for_each_card_beside_the_cup(pile: str, expected: Yaku) -> None:
    """TA-Y10, and it adds to the Brights."""
    assert held(pile) == expected


@pytest.mark.parametrize(("number", "value"), [(9, 0), (10, 1), (11, 2), (12, 3), (13, 4), (14, 5)])
@pytest.mark.parametrize("first", [0, 11])
def test_chaff_from_ten_on_is_worth_one_more_for_each(number: int, value: int, first: int) -> None:
    """TA-Y14: the second time with the Sake Cup among them."""
    assert (chaff(number, first).split()[-1] == "9a") == (first == 11 and number == 14)
    assert held(chaff(number, first)) == ({"TA-Y14": value} if value else {})


@pytest.mark.parametrize("number", [15, 16, 20])
def test_fifteen_chaff_or_more_stop_the_round(number: int) -> None:
    """TA-Y13: and nothing of TA-Y14 beside it."""
    assert held(chaff(number)) == {"TA-Y13": None}


def test_the_sake_cup_is_chaff_and_no_other_card_is() -> None:
    """TA-Y13, TA-Y14: each card of the deck beside nine other Chaff, and beside fourteen."""
    for card in FORTY_EIGHT:
        others = [other for other in CHAFF if other not in (card, "9a")]
        assert ("TA-Y14" in held(" ".join([*others[:9], card]))) == (card in CHAFF), card
        assert ("TA-Y13" in held(" ".join([*others[:14], card]))) == (card in CHAFF), card


@pytest.mark.parametrize(("number", "value"), [(1, 1), (2, 2), (3, 4), (4, 5), (5, 7), (6, None), (7, None)])
def test_red_ribbons_count_by_their_number(number: int, value: int | None) -> None:
    """TA-Y18, TA-Y19: any of the seven; the three poetry ribbons have TA-Y17 besides."""
    for some in combinations(RED, number):
        found = held(" ".join(some))
        assert found.pop("TA-Y17", None) == (7 if {"1b", "2b", "3b"} <= set(some) else None)
        assert found == {"TA-Y18": None} if value is None else {"TA-Y19": value}, some


@pytest.mark.parametrize("pair", ["6b 9b", "6b 10b", "9b 10b"])
def test_two_blue_ribbons_are_worth_3(pair: str) -> None:
    """TA-Y21."""
    assert held(pair) == {"TA-Y21": 3}


@pytest.mark.parametrize("month", [2, 6, 9, 10])
def test_plum_peony_chrysanthemum_and_maple_are_no_rows(month: int) -> None:
    """TA-Y11, TA-Y12: their four cards have a ribbon and nothing else."""
    assert held(f"{month}a {month}b {month}c {month}d") == ({"TA-Y19": 1} if month == 2 else {"TA-Y21": 1})


# What counts beside what.


@pytest.mark.parametrize(
    ("pile", "expected"),
    [
        ("8a 3a 1a", {"TA-Y4": 5}),
        ("8a 3a 12a", {"TA-Y4": 5}),
        ("8a 1a 12a", {"TA-Y5": 5}),
        ("8a 11a 3a", {"TA-Y4": 5}),
        ("8a 11a 1a", {"TA-Y5": 5}),
        ("8a 11a 12a", {"TA-Y6": 5}),
        ("11a 1a 3a", {"TA-Y8": 4}),
        ("1a 3a 12a", {"TA-Y8": 4}),
        ("1b 2b 3b 1a 2a", {"TA-Y17": 7, "TA-Y19": 4}),
        ("1a 2a 3a 1b 2b", {"TA-Y8": 4, "TA-Y16": 7, "TA-Y19": 2}),
    ],
)
def test_inside_a_group_the_most_valuable_counts_and_of_equal_ones_the_first(pile: str, expected: Yaku) -> None:
    """TA-19: of Night Cherry Blossoms, Night and Day and Night Phoenix, 5 each, the first that is there is named."""
    assert held(pile) == expected


@pytest.mark.parametrize(
    ("pile", "expected"),
    [
        ("4a 4b 4c 4d 5a 5b 5c 5d", {"TA-Y11": 6, "TA-Y19": 2}),
        ("8a 8b 8c 8d 12a 12b 12c 12d", {"TA-Y6": 5, "TA-Y12": 4}),
        ("7a 7b 7c 7d 5a 5b 5c 5d", {"TA-Y11": 3, "TA-Y12": 2, "TA-Y19": 2}),
    ],
)
def test_rows_stack(pile: str, expected: Yaku) -> None:
    """TA-Y11, TA-Y12, TA-19: each full month counts; a score has one entry for each id."""
    assert held(pile) == expected


@pytest.mark.parametrize(
    ("pile", "expected"),
    [
        ("1a 8b 12a 2a 4a 11b", {"TA-Y8": 4, "TA-Y22": 7, "TA-Y23": 3, "TA-Y26": 1}),
        ("1a 8a 8b 12a 2a 4a", {"TA-Y5": 5, "TA-Y22": 7, "TA-Y24": 2, "TA-Y25": 2}),
        ("1a 8a 8b 12a 2a 4a 11b", {"TA-Y5": 5, "TA-Y22": 7, "TA-Y23": 3, "TA-Y25": 2}),
    ],
)
def test_birds_stack_except_each_pair_named(pile: str, expected: Yaku) -> None:
    """TA-Y22 to TA-Y26, TA-19: three small birds are not two besides, and a cuckoo by night and day not one by night besides."""
    assert held(pile) == expected


@pytest.mark.parametrize(
    ("pile", "expected"),
    [
        ("6a 7a 10a 12a", {"TA-Y28": 3, "TA-Y31": 2}),
        ("11a 6a 7a 10a 12a", {"TA-Y9": 3, "TA-Y27": 7, "TA-Y31": 2}),
        ("11a 6a 7a 12a", {"TA-Y9": 3, "TA-Y29": 2, "TA-Y31": 2}),
        ("11a 6a 12a", {"TA-Y9": 3, "TA-Y30": 1, "TA-Y31": 2}),
    ],
)
def test_of_the_butterflies_one_counts_and_butterflies_and_phoenix_besides(pile: str, expected: Yaku) -> None:
    """TA-Y27 to TA-Y31, TA-19."""
    assert held(pile) == expected


def test_the_whole_deck_has_one_of_each_group_and_all_that_stack() -> None:
    """TA-19."""
    assert held("rest") == {
        **{"TA-Y1": None, "TA-Y10": 6, "TA-Y11": 6, "TA-Y12": 12, "TA-Y13": None, "TA-Y15": None, "TA-Y18": None, "TA-Y20": None},
        **{"TA-Y22": 7, "TA-Y23": 3, "TA-Y25": 2, "TA-Y27": 7, "TA-Y31": 2},
    }


# The same page once more, in Python that knows nothing of the engine.


def of(pile: set[str], some: str) -> int:
    """How many of these cards a pile has."""
    return len(pile & set(some.split()))


def first_of(*rows: tuple[str, bool, int]) -> Yaku:
    """The most valuable row that is there, of equal ones the first; a yaku that stops the round before all."""
    there = [(id, value) for id, made, value in rows if made]
    if not there:
        return {}
    id, value = next((row for row in there if row[0] in STOPS), max(there, key=lambda row: row[1]))
    return {id: None if id in STOPS else value}


def by_the_page(pile: set[str]) -> Yaku:
    """TA-19 and the table of the page."""
    dry, day, beasts, birds = of(pile, "1a 3a 8a 12a"), of(pile, "1a 3a 12a"), of(pile, "6a 7a 10a"), of(pile, "2a 4a 11b")
    moon, rain, phoenix, cup, cuckoo = (card in pile for card in ("8a", "11a", "12a", "9a", "4a"))
    red, blue, plain = of(pile, " ".join(RED)), of(pile, " ".join(BLUE)), of(pile, " ".join(CHAFF))
    full = [month for month in range(1, 13) if all(f"{month}{slot}" in pile for slot in "abcd")]
    thirsty = of(pile, "1a 3a 5a 8a 11a 12a")
    threes, twos = 3 * sum(month in (4, 5) for month in full), 2 * sum(month in (7, 1, 3, 8, 11, 12) for month in full)
    front, back = of(pile, "1a 2a 3a") == 3, of(pile, "1b 2b 3b") == 3
    return {
        **first_of(
            ("TA-Y1", dry == 4 and rain, 0),
            ("TA-Y2", dry == 4, 12),
            ("TA-Y3", rain and dry >= 3, 10),
            ("TA-Y4", moon and "3a" in pile, 5),
            ("TA-Y5", moon and "1a" in pile, 5),
            ("TA-Y6", moon and phoenix, 5),
            ("TA-Y7", moon and rain, 4),
            ("TA-Y8", day >= 2, 4),
            ("TA-Y9", rain and day >= 1, 3),
        ),
        **first_of(("TA-Y10", cup and thirsty >= 1, thirsty)),
        **first_of(("TA-Y11", threes > 0, threes)),
        **first_of(("TA-Y12", twos > 0, twos)),
        **first_of(("TA-Y13", plain >= 15, 0), ("TA-Y14", plain >= 10, plain - 9)),
        **first_of(("TA-Y15", front and back, 0), ("TA-Y16", front, 7), ("TA-Y17", back, 7)),
        **first_of(("TA-Y18", red >= 6, 0), ("TA-Y19", red >= 1, [0, 1, 2, 4, 5, 7, 0, 0][red])),
        **first_of(("TA-Y20", blue == 3, 0), ("TA-Y21", blue >= 1, [0, 1, 3, 0][blue])),
        **first_of(("TA-Y22", of(pile, "1a 8b 12a") == 3, 7)),
        **first_of(("TA-Y23", birds == 3, 3), ("TA-Y24", birds == 2, 2)),
        **first_of(("TA-Y25", cuckoo and of(pile, "1a 8a") == 2, 2), ("TA-Y26", cuckoo and of(pile, "1a 8a") == 1, 1)),
        **first_of(
            ("TA-Y27", rain and beasts == 3, 7),
            ("TA-Y28", beasts == 3, 3),
            ("TA-Y29", rain and beasts == 2, 2),
            ("TA-Y30", rain and beasts == 1, 1),
        ),
        **first_of(("TA-Y31", phoenix and "6a" in pile, 2)),
    }


def by_the_engine(pile: set[str]) -> Yaku:
    """What the engine counts in a pile."""
    mask = cards(" ".join(pile))
    rows, found = shapes.rows_of(TABLES, mask), dict[str, int | None]()
    for row in range(TABLES.n_yaku):
        if rows >> row & 1:
            id = RULES.ids()[TABLES.yaku[row].why]
            found[id] = None if TABLES.stops >> row & 1 else (found.get(id) or 0) + shapes.value(mask, TABLES.yaku[row])
    return found


GROUPS = [
    " ".join(BRIGHTS),
    "9a 1a 3a 5a 8a 11a 12a",
    "1a 2a 3a 1b 2b 3b",
    " ".join(RED),
    " ".join(BLUE),
    "1a 8a 8b 12a 2a 4a 11b",
    "11a 6a 7a 10a 12a",
    *(f"{month}a {month}b {month}c {month}d" for month in range(1, 13)),
]


@pytest.mark.parametrize("group", GROUPS)
def test_the_engine_counts_every_part_of_a_group_as_the_page_does(group: str) -> None:
    """TA-19, TA-Y1 to TA-Y31: every way to have some of these cards, with nothing else and with all other cards."""
    some = group.split()
    for number in range(len(some) + 1):
        for part in combinations(some, number):
            pile = set(part)
            assert by_the_engine(pile) == by_the_page(pile)
            pile |= set(FORTY_EIGHT) - set(some)
            assert by_the_engine(pile) == by_the_page(pile)


def test_the_engine_counts_piles_at_random_as_the_page_does() -> None:
    """TA-19, TA-Y1 to TA-Y31: 4,000 piles of any size."""
    random = Random(19)
    for _ in range(4_000):
        pile = set(random.sample(FORTY_EIGHT, random.randrange(49)))
        assert by_the_engine(pile) == by_the_page(pile), sorted(pile)
