"""The pictures of the cards: every one is there, well formed, of our own inks, and put together from its month's parts."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from hanashobu import deck
from hanashobu.cards import CODES, MONTHS, Month
from hanashobu.cli import hana
from hanashobu.deck import ribbon
from hanashobu.deck.paper import HEIGHT, WIDTH

SVG = "{http://www.w3.org/2000/svg}"
ALL = (*CODES, "back")
LARGEST = 25_000  # bytes: fifty of them have to come quickly


@pytest.mark.parametrize("which", ALL)
def test_every_card_is_one_small_picture_without_text_or_gradients_or_anything_from_elsewhere(which: str) -> None:
    text = deck.svg(which)
    root = ElementTree.fromstring(text)
    assert root.get("viewBox") == f"0 0 {WIDTH} {HEIGHT}"
    tags = {node.tag.removeprefix(SVG) for node in root.iter()}
    assert not tags & {"text", "image", "linearGradient", "radialGradient", "filter", "script", "style"}
    assert len(text.encode()) < LARGEST
    assert not re.search(r'href="(?!#)', text)
    title = root.find(f"{SVG}title")
    assert title is not None
    assert title.text


@pytest.mark.parametrize("which", ALL)
def test_what_a_card_uses_is_drawn_in_it_and_what_is_drawn_is_used(which: str) -> None:
    root = ElementTree.fromstring(deck.svg(which))
    used = {node.get("href", "").removeprefix("#") for node in root.iter(f"{SVG}use")}
    parts = {node.get("id") for node in root.iter(f"{SVG}g") if node.get("id")}
    assert used == parts


@pytest.mark.parametrize("month", [month for month in MONTHS if month.number != 11], ids=lambda month: month.name)
def test_the_plant_of_a_month_is_drawn_once_and_is_on_all_four_cards(month: Month) -> None:
    uses = [set(re.findall(r'href="#([^"]+)"', deck.svg(f"{month.number}{letter}"))) for letter in "abcd"]
    assert set.intersection(*uses), "players match by the plant, so it has to be the same on all four"


def test_no_two_cards_look_the_same() -> None:
    drawings = [deck.pictures()[which].drawing for which in ALL]
    assert len(set(drawings)) == len(ALL)


def test_the_three_kinds_of_ribbon_are_told_by_ink_and_writing() -> None:
    assert {which for which in CODES if _written(which)} == {"1b", "2b", "3b"}


def _written(which: str) -> bool:
    strokes = re.findall(r' d="([^"]+)"', ribbon.poem_akayoroshi(0, 0, 0, 1) + ribbon.poem_miyoshino(0, 0, 0, 1))
    plain = re.findall(r' d="([^"]+)"', ribbon.red(0, 0, 0, 1))
    writing = [stroke for stroke in strokes if stroke not in plain]
    return any(stroke in deck.svg(which) for stroke in writing)


def test_the_deck_can_be_taken_elsewhere(tmp_path: Path) -> None:
    result = CliRunner().invoke(hana, ["deck", str(tmp_path / "cards")])
    assert result.exit_code == 0, result.output
    assert {path.stem for path in (tmp_path / "cards").iterdir()} == {*ALL, "deck"}
    whole = ElementTree.parse(tmp_path / "cards" / "deck.svg").getroot()
    assert len(whole.findall(f"{SVG}svg")) == 48


def test_the_picture_in_the_docs_is_the_deck_as_it_is() -> None:
    kept = Path(__file__).parent.parent / "docs" / "pictures" / "deck.svg"
    assert kept.read_text(encoding="utf-8") == deck.whole(), "write it again with: hana deck FOLDER, and copy deck.svg to docs/pictures"
