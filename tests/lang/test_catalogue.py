from __future__ import annotations

from typing import Any

import pytest

from hanashobu.lang.catalogue import MOST_STEPS, BadCatalogue, Book, read
from hanashobu.quoting import quote

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


# What people write themselves.


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that a book looks for."""
    texts: list[str] = []
    find = Book._find

    def spy(book: Book, text: str, *more: Any) -> Any:
        texts.append(text)
        return find(book, text, *more)

    monkeypatch.setattr(Book, "_find", spy)
    return texts


OWN = ["Crane", "Aki takes Crane. The Moon", 'it\'s "3 cards"', "it's", '"', "\\", "\\'", "' and The Moon", "\ue000", "", "x. " * 20]


@pytest.mark.parametrize("own", OWN)
def test_what_stands_in_quotes_is_kept_and_not_looked_at(book: Book, own: str, looked_at: list[str]) -> None:
    said = f"There is no {quote(own)}. Aki takes {quote(own)}, The Moon and {quote('The Moon')}."
    assert book.translate(said) == f"{quote(own)}はありません。Akiが{quote(own)}、月と'The Moon'を取ります。"
    assert not any(quote(own) in text for text in looked_at)


def test_marks_that_stand_for_quotes_cannot_be_smuggled_in(book: Book) -> None:
    assert book.translate("Aki takes \ue000, 'Crane' and \ue005.") == "Aki takes \ue000, 'Crane' and \ue005."
    many = "There is no " + ", ".join(["'x'"] * 100) + "."
    assert book.translate(many) == many


@pytest.mark.parametrize("part", ["aa. ab. ", "a and The Moon, ", "aa takes ", "The Moon; ", "3 cards but The Moon and ", "aa waits, and "])
@pytest.mark.parametrize("length", [300, 1200])
def test_no_text_takes_more_than_its_steps(book: Book, part: str, length: int, looked_at: list[str]) -> None:
    text = (part * length)[:length]
    book.translate(text)
    assert len(looked_at) <= MOST_STEPS


def test_a_text_that_takes_too_many_steps_comes_back_as_it_is(monkeypatch: pytest.MonkeyPatch, book: Book) -> None:
    monkeypatch.setattr("hanashobu.lang.catalogue.MOST_STEPS", 20)
    long = "Aki takes Crane, 2 cards and The Moon."
    assert book.translate(long) == long
    assert book.translate("3 cards") == "3枚"
    monkeypatch.undo()
    assert book.translate(long) == "Akiが松に鶴、2枚と月を取ります。"  # nothing half found was remembered
