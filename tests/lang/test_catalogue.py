from __future__ import annotations

import pytest

from hanashobu.lang.catalogue import BadCatalogue, Book, read

CATALOGUE = """
"The Moon" = "月"
"the Ribbons" = "短冊"
"{n} cards" = "{n}枚"
"{n} more" = "あと{n}"
"{who} takes {what}." = "{who}が{what}を取ります。"
"{who} takes nothing." = "{who}は何も取りません。"
"{who} waits, and {who} pays {n}." = "{who}は待ち、{n}払います。"
"{players} play." = "{players}が打ちます。"
"There is no {said}." = "{said}はありません。"
"Do you play?" = "打ちますか。"
[joints]
"{first} and {rest}" = "{first}と{rest}"
"{lot} but {cards}" = "{lot}（{cards}を除く）"
"{first}; {rest}" = "{first}；{rest}"
"{first}, {rest}" = "{first}、{rest}"
"""


@pytest.fixture
def book() -> Book:
    return Book([read(CATALOGUE, "test.toml")], {"Crane": "松に鶴", "Boar, Deer": "猪鹿", "Wait": "待"})


@pytest.mark.parametrize(
    ("text", "translation"),
    [
        ("The Moon", "月"),
        ("3 cards", "3枚"),
        ("-3 more", "あと-3"),
        ("Aki takes 3 cards.", "Akiが3枚を取ります。"),
        ("Aki takes Crane, 2 cards and The Moon.", "Akiが松に鶴、2枚と月を取ります。"),
        ("Aki waits, and Aki pays 3.", "Akiは待ち、3払います。"),
        ("Aki, Ben and Chie play.", "Aki、Ben、Chieが打ちます。"),
        ("Do you play? Aki and Ben play.", "打ちますか。Aki、Benが打ちます。"),
        ("HH-Y2 and Crane", "HH-Y2と松に鶴"),
    ],
)
def test_what_stands_in_holes_is_translated_in_its_turn(book: Book, text: str, translation: str) -> None:
    assert book.translate(text) == translation


def test_the_template_that_says_more_counts(book: Book) -> None:
    assert book.translate("Aki takes nothing.") == "Akiは何も取りません。"


def test_players_and_what_they_typed_are_kept_even_if_a_catalogue_knows_the_words(book: Book) -> None:
    assert book.translate("Crane takes Crane.") == "Craneが松に鶴を取ります。"
    assert book.translate("There is no Crane.") == "Craneはありません。"
    assert book.translate("Crane and Wait play.") == "Crane、Waitが打ちます。"


def test_unknown_words_in_a_known_sentence_are_kept(book: Book) -> None:
    assert book.translate("Aki takes the Snow.") == "Akiがthe Snowを取ります。"


def test_names_with_commas_stay_whole_in_lists(book: Book) -> None:
    assert book.translate("Crane, Boar, Deer, 3 cards") == "松に鶴、猪鹿、3枚"


def test_what_is_excepted_ends_at_a_semicolon(book: Book) -> None:
    assert book.translate("the Ribbons but Crane; the Ribbons but The Moon") == "短冊（松に鶴を除く）；短冊（月を除く）"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Snow falls.",
        "Crane, snow",  # only known things are strung together
        "Snow falls. Do you play?",
        "many cards",  # not a number
        "Aki waits, and Ben pays 3.",  # not the same player
        " takes nothing.",
        "3 cards ",
        "{who} and {whom}",
        "Crane, " * 400,
        "((((" * 100,
    ],
)
def test_unknown_text_comes_back_as_it_is(book: Book, text: str) -> None:
    assert book.translate(text) == text


def test_of_two_catalogues_the_first_counts() -> None:
    book = Book([read('"Row" = "ぞろ"', "one"), read('"Row" = "島"\n"Moon" = "月"', "two")], {"Moon": "つき", "Crane": "鶴"})
    assert [book.translate(word) for word in ("Row", "Moon", "Crane")] == ["ぞろ", "月", "鶴"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('"{n} cards" = "枚"', "must have the same holes"),
        ('"cards" = "{n}枚"', "must have the same holes"),
        ('"{n} cards" = "{m}枚"', "must have the same holes"),
        ('"{n}{m}" = "{n}{m}"', "a word between two holes"),
        ('"{n}" = "{n}"', "a word between two holes, and one at all"),
        ('"{N} cards" = "{N}枚"', "a brace that is no hole"),
        ('"cards" = "枚}"', "a brace that is no hole"),
        ('"cards" = ""', "has no translation"),
        ('"cards" = 3', "must be a text"),
        ('joints = "and"', "must be a table"),
        ('"cards" = "枚"\n"cards" = "札"', "is not TOML"),
        ("cards", "is not TOML"),
    ],
)
def test_a_malformed_catalogue_is_told(text: str, complaint: str) -> None:
    with pytest.raises(BadCatalogue, match=f"test.toml.*{complaint}"):
        read(text, "test.toml")
