"""Each thing has one name in each language: the one of docs/glossary.md."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hanashobu.check.game_texts import game_texts
from hanashobu.games import all_games
from hanashobu.text.names import kanji, name
from tests.text.catalogue_files import sources

ROOT = Path(__file__).parents[2]
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text("utf-8")
ROWS = {row[0]: row[1] for row in re.findall(r"^\| ([^|]+) \| ([^|]+) \| [^|]+ \| [^|]+ \|$", GLOSSARY, flags=re.MULTILINE)}
# The word of the glossary, and words that others use for the same.
JAPANESE = {
    ("match", "試合"): "対局|マッチ(?!棒)|ゲーム戦",
    ("pot", "積み金"): "ポット|場代|場銭",
    ("shuffle", "切る"): "シャッフル|混ぜ",
    ("cut", "カットする"): "切り分け|二つに分け",
    ("mizuten", "不見転"): "みずてん|ミズテン|水天|見ず転",
    ("Bright, bright card", "光札"): "光り札|ひかり札|光物|二十点札",
}
DOCS = [path for path in sorted(ROOT.glob("*.md")) + sorted(ROOT.glob("docs/**/*.md")) if path.name != "CHANGELOG.md"]
BOAR = re.compile(r"boar[- ]deer|boar and deer|boar, deer,? and|boar, deer, butterfly\b|inoshikach", re.IGNORECASE)


def written(lang: str) -> str:
    return "\n".join(text for _, text in sources(lang))


@pytest.mark.parametrize(("term", "others"), JAPANESE.items(), ids=lambda one: one[0] if isinstance(one, tuple) else "")
def test_japanese_has_one_word_for_it(term: tuple[str, str], others: str) -> None:
    assert ROWS[term[0]].startswith(term[1])
    assert re.findall(others, written("ja")) == []
    assert {path.name: found for path in DOCS if (found := re.findall(others, path.read_text("utf-8")))} == {}


def test_the_names_of_payments_are_those_of_the_glossary() -> None:
    for term in ("mizuten", "sage", "shoubu"):
        assert ROWS[term].split()[0] == kanji(name(term).ruby), term


def test_english_has_one_name_for_inoshikacho() -> None:
    rows = [row for game in all_games().values() for row in game.rules().yaku if row.kanji == "猪鹿蝶"]
    assert {row.name for row in rows} == {"Boar, Deer, Butterflies"}
    assert ROWS["Boar, Deer, Butterflies"].startswith("猪鹿蝶")
    assert not BOAR.search(written("en"))
    texts = {path.name: re.sub("inoshikach[oō]", "", path.read_text("utf-8")) for path in DOCS}  # its romaji may stand beside it
    assert [name for name, text in texts.items() if BOAR.search(text)] == []
    for game in all_games().values():
        for id, found in game_texts(game).items():
            assert not any(BOAR.search(message.text) for message in found), id


def test_each_term_stands_there_once() -> None:
    terms = re.findall(r"^\| ([^|]+) \| [^|]+ \| [^|]+ \| [^|]+ \|$", GLOSSARY, flags=re.MULTILINE)
    assert sorted(term for term in set(terms) - {"term", "---"} if terms.count(term) > 1) == []
