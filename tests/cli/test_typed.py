"""What people type, and what they read where the system refuses something."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from hanashobu.cards import CODES, code
from hanashobu.text import current
from hanashobu.text.card_words import SeveralCards, as_codes
from hanashobu.text.catalogue import languages
from tests.cli.run import data, flat, hana, refuses, shell, works

HANA = f"{sys.executable} -m hanashobu"


def in_shell(line: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["bash", "-c", line], capture_output=True, text=True, env={**os.environ, **env}, input="q\n", check=False)


def test_bare_hana_shows_what_there_is() -> None:
    result = hana()
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == works("--help") == works("help")


def test_help_and_version_as_people_ask_for_them() -> None:
    assert works("help", "play") == works("play", "--help")
    assert works("-V") == works("--version")
    assert works("--lang", "ja", "help", "play") == works("--lang", "ja", "play", "--help")
    assert in_shell(f"{HANA} -V").stdout == works("--version")


def test_a_million_can_be_typed_as_1e6() -> None:
    assert data("sim", "mushi", "--rounds", "1e2", "--seed", "1")["rounds"] == 100
    assert "takes a whole number from 1" in refuses("sim", "mushi", "--rounds", "1e99")
    assert "takes a whole number from 1" in refuses("sim", "mushi", "--rounds", "1.5e1")


def test_a_word_of_python_is_no_name_for_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "class_game" in refuses("new", "class")
    assert not list(tmp_path.iterdir())


def test_every_card_is_listed_with_its_names() -> None:
    text = works("cards")
    for card in CODES:
        assert card in text
    assert "8a    Moon" in text
    assert [row["code"] for row in data("cards")] == list(CODES)
    assert "芒に月" in works("--lang", "ja", "cards")


@pytest.mark.parametrize(
    ("typed", "codes"),
    [
        ("crane moon", "1a 8a"),
        ("Crane, MOON", "1a, 8a"),
        ("松に鶴", "1a"),
        ("松に鶴、芒に月", "1a 8a"),
        ("1a1b12d", "1a 1b 12d"),
        ("rain man sake cup", "11a 9a"),
        ("matsu ni tsuru", "1a"),
        ("1a 2b rest", "1a 2b rest"),
        ("blank", "blank"),
        ("mother goose", "mother goose"),
        ("13a", "13a"),
    ],
)
def test_cards_are_read_by_their_names_and_without_spaces(typed: str, codes: str) -> None:
    """What is no card stays, and is refused by whoever reads cards."""
    assert as_codes(typed) == codes


@pytest.mark.parametrize("lang", languages())
def test_every_name_in_the_list_of_cards_is_read(lang: str) -> None:
    """A name that two cards have is refused with their codes."""
    rows = [line for line in works("--lang", lang, "cards").splitlines()[1:] if not line.startswith(("0", "j"))]
    assert len(rows) == 48
    current.use(lang)
    for card, row in enumerate(rows):
        for called in re.split(" {2,}", row.strip())[1 : 2 if lang == "ja" else 3]:
            same = [other.split()[0] for other in rows if called in re.split(" {2,}", other)]
            if same == [code(card)]:
                assert as_codes(called) == code(card)
                continue
            with pytest.raises(SeveralCards) as refused:
                as_codes(called)
            assert all(one in str(refused.value) for one in same)
    current.use()


def test_a_name_that_two_cards_have_is_refused_with_their_codes() -> None:
    sentence = "is the name of several cards: write 1c or 1d."
    assert f"'pine chaff' {sentence}" in flat(refuses("score", "mushi", "--pile", "pine chaff", "--pile", "rest"))
    assert f"'pine chaff' {sentence}" in flat(refuses("odds", "--game", "mushi", "--hand", "pine chaff"))
    assert "1cか1dと書いてください" in flat(hana("--lang", "ja", "score", "mushi", "--pile", "松のカス", "--pile", "rest").stderr)


def test_real_cards_are_scored_by_their_names() -> None:
    by_code = works("score", "hiraya", "--pile", "1a 8a", "--pile", "1b 2b 3b", "--pile", "rest")
    assert works("score", "hiraya", "--pile", "crane moon", "--pile", "1b2b3b", "--pile", "rest") == by_code


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no device that is full")
def test_trouble_with_the_system_is_a_sentence_and_status_1(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    said = in_shell(f"{HANA} deck {file}/x")
    assert (said.returncode, said.stderr) == (1, f"Error: {file}/x cannot be written: not a directory.\n")
    said = in_shell(f"{HANA} games > /dev/full")
    assert (said.returncode, said.stderr) == (1, "hana: The answer cannot be written: no space left on device.\n")
    said = in_shell(f"set -o pipefail; {HANA} rules mushi | head -1")
    assert (said.returncode, said.stderr) == (141, "")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no device that is full")
def test_a_replay_that_cannot_be_written_does_not_blame_the_record(tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    works("sim", "mushi", "--rounds", "12", "--records", record)
    said = in_shell(f"set -o pipefail; {HANA} replay {record} | head -1")
    assert (said.returncode, said.stderr) == (141, "")
    said = in_shell(f"{HANA} replay {record} > /dev/full")
    assert (said.returncode, said.stderr) == (1, "hana: The answer cannot be written: no space left on device.\n")


def test_where_nothing_can_be_kept_a_match_is_played_unsaved(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = in_shell(f"{HANA} play mushi --seed 1", HANASHOBU_HOME=str(tmp_path / "file" / "home"))
    assert said.returncode == 0, said.stderr
    text = flat(said.stdout)
    assert "set HANASHOBU_HOME to another directory. This match is played without being saved." in text
    assert text.endswith("The match was not saved.")
    assert shell("play", "mushi", "--help").returncode == 0


def test_what_a_word_may_be_is_said_in_every_language() -> None:
    assert "takes backup, restore, export or forget" in flat(refuses("data", "foo", "bar"))
    for words in (("data", "foo", "bar"), ("serve", "--log", "x")):
        english, japanese = hana(*words), hana("--lang", "ja", *words)
        assert english.exit_code == japanese.exit_code == 2
        assert "is not one of" not in japanese.stderr
        assert re.search("[ぁ-ん]", japanese.stderr.splitlines()[-1])


def test_a_number_that_is_too_large_gets_the_largest() -> None:
    assert re.search(r"a whole number from 1 to [\d,]+", refuses("rules", "mushi", "-o", "rounds=999999999999999"))


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "no such file or directory"), ("ja", "ファイルもフォルダーもありません"), ("es", "no existe el archivo o la carpeta")],
)
def test_why_the_system_refuses_something_is_said_in_the_language(lang: str, sentence: str, tmp_path: Path) -> None:
    for command in ("verify", "replay", "hint"):
        result = hana("--lang", lang, command, tmp_path / "none.jsonl")
        assert result.exit_code == 1
        assert flat(result.output).rstrip("。.").endswith(sentence)
