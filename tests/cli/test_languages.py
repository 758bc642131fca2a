"""`hana` in every language: help, answers and a match, and JSON that does not change."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hanashobu.cli import COMMANDS
from hanashobu.text.catalogue import SOURCE, languages
from hanashobu.text.width import cells, wrap
from tests.cli.run import hana, refuses, works

OTHERS = [lang for lang in languages() if lang != SOURCE]
# What stays as it is: names of players and bots, files, commands, keys and what is typed, rule ids and codes.
SAME = re.compile(r"Kiku|Hagi|Ann|Enter|both|sage|shoubu|cancel|hana|play|replay|review|verify|new|[A-Z]{2}-[A-Z]?[0-9]+|/\S+|--\w+")


def examples(text: str) -> list[str]:
    """The commands of a help page, without what is said of them."""
    return [re.split(r"\s{2,}", line.strip())[0] for line in text.splitlines() if line.startswith("  hana ")]


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_a_help_page_has_the_same_examples_and_options_in_every_language(name: str, lang: str) -> None:
    words = [name] if name else []
    english, text = works(*words, "--help"), works("--lang", lang, *words, "--help")
    assert english != text
    assert examples(english) == examples(text)
    option = re.compile(r"^ +(?:-\w, )?(--[\w-]+)", re.MULTILINE)
    assert set(option.findall(english)) == set(option.findall(text))
    assert max(map(cells, text.splitlines())) <= 80


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("words", [("games",), ("rules", "nara"), ("check", "mushi"), ("sim", "hiraya", "--rounds", "12", "--seed", "1")])
def test_json_is_the_same_in_every_language(words: tuple[str, ...], lang: str) -> None:
    def stable(text: str) -> str:
        return re.sub(r'"(?:seconds|rounds_per_second|elapsed)": [0-9.e+-]+', "", text)

    assert stable(works("--lang", lang, *words, "--json")) == stable(works(*words, "--json"))


def test_the_environment_chooses_the_language_and_the_option_goes_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HANA_LANG", "ja_JP.UTF-8")
    assert works("rules", "mushi").startswith("むし\n")
    assert works("--lang=en", "rules", "mushi").startswith("Mushi  むし\n")
    monkeypatch.delenv("HANA_LANG")
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert works("rules", "mushi").startswith("Mushi  むし\n"), "the locale is not used"


def test_names_can_be_in_another_vocabulary() -> None:
    assert "gokō" in works("--vocabulary", "romaji", "rules", "hiraya")
    korean = works("--vocabulary", "korean", "rules", "hiraya")
    assert "오광" in korean
    assert "Thirteen Cards" in korean, "what has no Korean name keeps its own"
    assert "Five Brights" in works("--lang", "ja", "--vocabulary", "english", "rules", "hiraya")
    assert refuses("--vocabulary", "latin", "games") == "--vocabulary takes english, romaji, kanji or korean, not 'latin'."


def test_the_language_goes_before_the_command() -> None:
    assert refuses("play", "--lang", "ja") == "--lang goes before the command: hana --lang … play."


def test_errors_are_in_the_language() -> None:
    assert hana("--lang", "ja", "rules", "hirya").stderr.startswith("使い方: ")
    assert "エラー: " in hana("--lang", "ja", "rules", "hirya").stderr
    assert "Falta" in hana("--lang", "es", "rules").stderr


@pytest.mark.parametrize("plain", [(), ("--plain",)])
@pytest.mark.parametrize("game", ["hiraya", "hachi_hachi"])
def test_a_match_in_japanese_has_no_english_in_it(
    game: str, plain: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HANASHOBU_HOME", str(tmp_path))
    words = ("play", game, "--new", "--seed", "3", "--name", "Ann", "--bots", "random", "-o", "rounds=1", *plain)
    text = works("--lang", "ja", *words, input="?\ny\nl\nr\n" + "1\n" * 60)
    assert "試合" in text
    assert re.findall("[A-Za-z]{3,}", SAME.sub("", text)) == []


def test_japanese_is_broken_where_lines_may_end() -> None:
    assert wrap("これは札です。次は「月」です。", 14) == ["これは札です。", "次は「月」で", "す。"]
    assert wrap("山札を\n切ります。", 40) == ["山札を切ります。"]
    assert wrap("two words", 5) == ["two", "words"]
    assert wrap("unbreakable", 5) == ["unbre", "akabl", "e"]
