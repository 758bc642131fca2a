"""The cards: what is printed on them, what they are called, and how sets of them are written."""

from __future__ import annotations

import pytest

from hanashobu import cards
from hanashobu.cards import Kind, UnknownCard
from hanashobu.text.message import message_of

# The table of CO-1, row by row: the month's number and flower, then what the cards a to d are.
TABLE = """
1  Pine 松          | Bright Crane              | Ribbon poetry  | Chaff         | Chaff
2  Plum 梅          | Animal Bush Warbler       | Ribbon poetry  | Chaff         | Chaff
3  Cherry 桜        | Bright Curtain            | Ribbon poetry  | Chaff         | Chaff
4  Wisteria 藤      | Animal Cuckoo             | Ribbon plain   | Chaff         | Chaff
5  Iris 菖蒲        | Animal Eight-plank Bridge | Ribbon plain   | Chaff         | Chaff
6  Peony 牡丹       | Animal Butterflies        | Ribbon blue    | Chaff         | Chaff
7  Bush Clover 萩   | Animal Boar               | Ribbon plain   | Chaff         | Chaff
8  Susuki 芒        | Bright Moon               | Animal Geese   | Chaff         | Chaff
9  Chrysanthemum 菊 | Animal Sake Cup           | Ribbon blue    | Chaff         | Chaff
10 Maple 紅葉       | Animal Deer               | Ribbon blue    | Chaff         | Chaff
11 Willow 柳        | Bright Rain Man           | Animal Swallow | Ribbon plain  | Chaff Lightning
12 Paulownia 桐     | Bright Phoenix            | Chaff Yellow   | Chaff         | Chaff
"""
ROWS = [[cell.strip() for cell in line.split("|")] for line in TABLE.strip().splitlines()]
CELLS = {f"{row[0].split()[0]}{slot}": cell for row in ROWS for slot, cell in zip("abcd", row[1:], strict=True)}
RIBBONS = {"poetry": cards.POETRY, "blue": cards.BLUE, "plain": cards.PLAIN}


def test_the_deck_has_twelve_months_of_four_cards() -> None:
    """CO-1."""
    assert cards.codes(cards.DECK) == tuple(f"{month}{slot}" for month in range(1, 13) for slot in "abcd")
    for number in range(1, 13):
        assert cards.codes(cards.month_cards(number)) == tuple(f"{number}{slot}" for slot in "abcd")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_month_has_its_flower(row: list[str]) -> None:
    """CO-1."""
    number, *english, kanji = row[0].split()
    month = cards.month(cards.card(f"{number}c"))
    assert month is not None
    assert (month.number, month.name, month.kanji) == (int(number), " ".join(english), kanji)
    assert {cards.month(cards.card(f"{number}{slot}")) for slot in "abcd"} == {month}


@pytest.mark.parametrize(("code", "cell"), CELLS.items())
def test_a_card_is_what_its_picture_shows(code: str, cell: str) -> None:
    """CO-1, CO-2."""
    kind, _, picture = cell.partition(" ")
    card = cards.card(code)
    assert cards.kind(card) is Kind(kind)
    assert [name for name, mask in cards.KINDS.items() if mask >> card & 1] == [Kind(kind)]
    assert [colour for colour, mask in RIBBONS.items() if mask >> card & 1] == ([picture] if kind == "Ribbon" else [])
    if kind != "Ribbon":
        assert picture in cards.name(card)
        assert cards.name(card).endswith(kind if kind == "Chaff" and picture != "Lightning" else picture)


def test_a_card_is_called_by_its_picture_or_by_its_flower_and_kind() -> None:
    """CO-1: what players say in three scripts."""
    assert [cards.name(cards.card(code)) for code in ("1a", "1b", "4b", "6b", "7c", "11c", "11d", "12b", "0")] == [
        "Crane",
        "Pine Poetry Ribbon",
        "Wisteria Ribbon",
        "Peony Blue Ribbon",
        "Bush Clover Chaff",
        "Willow Ribbon",
        "Lightning",
        "Paulownia Yellow Chaff",
        "Blank",
    ]
    assert (cards.romaji(cards.card("9a")), cards.kanji(cards.card("9a"))) == ("kiku ni sakazuki", "菊に盃")
    assert (cards.romaji(cards.card("10b")), cards.kanji(cards.card("10b"))) == ("momiji ni aotan", "紅葉に青短")
    assert (cards.romaji(cards.card("3d")), cards.kanji(cards.card("3d"))) == ("sakura no kasu", "桜のカス")


def test_only_the_two_chaff_of_a_month_share_a_name() -> None:
    names = [cards.name(card) for card in range(49)]
    twice = {name for name in names if names.count(name) > 1}
    assert all(name.endswith(" Chaff") and names.count(name) == 2 for name in twice)
    assert len(set(names)) == 49 - 11  # every month but the Willow has one pair of Chaff that look alike


def test_how_many_cards_of_each_kind_there_are() -> None:
    """CO-2."""
    counts = {kind: mask.bit_count() for kind, mask in cards.KINDS.items()}
    assert counts == {Kind.BRIGHT: 5, Kind.ANIMAL: 9, Kind.RIBBON: 10, Kind.CHAFF: 24}
    assert (cards.POETRY.bit_count(), cards.BLUE.bit_count(), cards.PLAIN.bit_count()) == (3, 3, 4)


def test_the_blank_belongs_to_no_month_and_no_kind() -> None:
    """CO-2."""
    assert cards.month(cards.BLANK) is None
    assert cards.kind(cards.BLANK) is None
    assert not any(mask & cards.THE_BLANK for mask in [*cards.KINDS.values(), cards.DECK])
    assert cards.codes(cards.DECK_AND_BLANK)[-1] == "0"


def test_named_sets_are_the_cards_that_players_mean() -> None:
    """CO-1."""
    assert cards.codes(cards.BRIGHTS) == ("1a", "3a", "8a", "11a", "12a")
    assert cards.codes(cards.ANIMALS) == ("2a", "4a", "5a", "6a", "7a", "8b", "9a", "10a", "11b")
    assert cards.codes(cards.POETRY) == ("1b", "2b", "3b")
    assert cards.codes(cards.BLUE) == ("6b", "9b", "10b")
    assert cards.codes(cards.GRASS) == ("4b", "5b", "7b")
    assert cards.codes(cards.PLAIN) == ("4b", "5b", "7b", "11c")
    assert cards.codes(cards.WILLOWS) == ("11a", "11b", "11c", "11d")
    assert cards.codes(cards.A_CARDS) == tuple(f"{month}a" for month in range(1, 13))
    assert [cards.codes(mask) for mask in (cards.RAIN_MAN, cards.WILLOW_RIBBON, cards.LIGHTNING)] == [("11a",), ("11c",), ("11d",)]


def test_a_set_is_written_with_spaces_or_commas_and_read_in_deck_order() -> None:
    assert cards.codes(cards.cards("12d, 1A 0 3b")) == ("1a", "3b", "12d", "0")
    assert cards.cards("") == cards.NO_CARDS
    assert [cards.code(card) for card in cards.each(cards.cards("0 2c 2a"))] == ["2a", "2c", "0"]


@pytest.mark.parametrize(("text", "nearest"), [("13a", "3a"), ("11e", "11"), ("1", "1")])
def test_a_wrong_code_is_answered_with_the_nearest_one(text: str, nearest: str) -> None:
    with pytest.raises(UnknownCard, match=rf"There is no card '{text}'; did you mean {nearest}\w*\? Cards are 1a to 12d") as wrong:
        cards.card(text)
    assert "\n" not in str(wrong.value)


def test_a_code_like_no_other_is_answered_with_whole_sentences() -> None:
    with pytest.raises(UnknownCard, match=r"^There is no card 'zz'\. Cards are 1a to 12d\.$"):
        cards.card("zz", cards.DECK)
    with pytest.raises(UnknownCard, match=r"^There is no card 'zz'\. Cards are 1a to 12d, 0 for the blank\.$"):
        cards.card("zz", cards.DECK_AND_BLANK)
    with pytest.raises(UnknownCard, match=r"^There is no card 'zz'\. Cards are 1a to 12d, 0 for the blank, and j1 to j7 for jokers\.$"):
        cards.card("zz")


@pytest.mark.parametrize("text", ["13a", "zz"])
def test_an_unknown_code_reads_the_same_as_a_message(text: str) -> None:
    with pytest.raises(UnknownCard) as wrong:
        cards.card(text)
    assert str(message_of(wrong.value)) == str(wrong.value)
