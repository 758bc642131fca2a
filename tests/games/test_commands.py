"""Every command knows a game from outside: by the path of its file, and by its name where HANA_GAMES has its folder."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from hanashobu import games
from hanashobu.games.registry import VARIABLE, Registry
from tests.cli.run import data, flat, hana, refuses, shell, works
from tests.games.files import osaka

PILES = ("--pile", "1b 2b 3b 1a", "--pile", "rest")


def unbroken(text: str) -> str:
    """Without spaces: a long path may be broken over lines anywhere."""
    return "".join(text.split())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The file of a game."""
    return osaka(tmp_path)


@pytest.fixture
def record(path: Path, tmp_path: Path) -> Path:
    """Some matches of it, which nobody in this process has loaded."""
    made = tmp_path / "o.jsonl"
    result = shell("sim", path, "--rounds", "24", "--seed", "1", "--bot", "beginner", "--records", made)
    assert result.returncode == 0, result.stderr
    return made


@pytest.mark.parametrize("named", ["path", "name"])
def test_commands_that_take_a_game_take_its_file(
    named: str, path: Path, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game: str | Path = path
    if named == "name":
        monkeypatch.setenv(VARIABLE, str(tmp_path))
        game = "osaka"
        assert "A game of our club." in works("games")
    assert flat(works("rules", game)).startswith("Osaka 大坂花 A game of our club.")
    assert "osaka" in works("check", game)
    assert "Moat" in works("score", game, *PILES)
    assert data("sim", game, "--rounds", "24", "--seed", "1", "--bot", "beginner")["game"] == "osaka"
    assert data("duel", "beginner", "random", "--game", game, "--rounds", "24", "--seed", "1")["game"] == "osaka"
    dealt = ("--hand", "1a 2a 3a 5a 8a 9a 12a 12b", "--field", "1c 2c 3c 4c 5c 8c 9c 10c 1d 2d 3d 4d 5d 8d 9d 10d")
    assert "Moat" in works("odds", "--game", game, *dealt, "--worlds", "100", "--seed", "1")
    played = works("play", game, "--plain", "--fast", "--new", input="q\n")
    assert unbroken(f"Saved. `hana play {game}` continues this match.") in unbroken(played)
    assert works("verify", record) == f"{record}: ok: 2 matches, 24 rounds\n"
    assert "Osaka, 12 rounds: Beginner 1 and Beginner 2." in works("replay", record, "--words", "--match", "1")
    turn = next(number for number, line in enumerate(record.read_text().splitlines(), 1) if '"play"' in line)
    assert data("hint", record, "--match", "1", "--at", str(turn))
    assert works("odds", record, "--match", "1", "--at", str(turn), "--worlds", "100")


def test_a_report_on_a_game_from_outside_is_the_same_on_one_core_and_on_two(path: Path, tmp_path: Path) -> None:
    """The worker processes know the game from its bytes: the file may be gone."""
    pytest.importorskip("matplotlib", reason="matplotlib is not installed")
    numbers = []
    for threads in ("1", "2"):
        folder = tmp_path / threads
        works("lab", path, "--rounds", "96", "--seed", "3", "--bot", "beginner", "--threads", threads, "--to", folder)
        numbers.append((folder / "numbers.csv").read_text(encoding="utf-8"))
        assert "Osaka: a report" in (folder / "report.html").read_text(encoding="utf-8")
    assert numbers[0] == numbers[1]


def test_without_the_file_a_sentence_says_what_is_needed(path: Path, record: Path) -> None:
    digest = json.loads(record.read_text().partition("\n")[0])["game_hash"]
    sentence = (
        f"This is a match of 'osaka', a game that is not here. Its file is needed, with the SHA-256 '{digest}': on a server, "
        "ask whoever runs it to add the game; at the command line, put the file into a folder that HANA_GAMES names."
    )
    result = hana("verify", record)
    assert (result.exit_code, result.stdout) == (1, f"{record}: Line 1: {sentence}\n")
    for words in (("replay", record), ("hint", record, "--match", "1"), ("odds", record, "--match", "1", "--at", "9")):
        assert refuses(*words, status=1) == f"{record}: Line 1: {sentence}"
    osaka(path.parent, ("A game of our club.", "Another version."))
    games.load(path)
    (sentence,) = data_of_verify(record)
    assert re.fullmatch(
        r"Line 1: This match of Osaka was played by a file with the SHA-256 '[0-9a-f]{64}'; "
        r"the one here has '[0-9a-f]{64}'\. Use that file instead\.",
        sentence,
    )


def data_of_verify(record: Path) -> list[str]:
    """The messages of `hana verify --json`."""
    return [verdict["message"] for verdict in json.loads(hana("verify", record, "--json").stdout)]


def test_a_record_without_a_hash_is_read_and_one_of_the_package_has_none(path: Path, record: Path, tmp_path: Path) -> None:
    games.load(path)
    text = record.read_text()
    record.write_text(re.sub(r',"game_hash":"[0-9a-f]{64}"', "", text))
    assert record.read_text() != text
    assert works("verify", record) == f"{record}: ok: 2 matches, 24 rounds\n"
    works("sim", "mushi", "--rounds", "12", "--bot", "beginner", "--records", tmp_path / "m.jsonl")
    assert "game_hash" not in (tmp_path / "m.jsonl").read_text()


def test_a_bad_file_gets_a_sentence_from_every_command(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("GAME = (\n")
    for words in (
        ("rules", bad), ("check", bad), ("play", bad), ("sim", bad), ("lab", bad), ("score", bad, *PILES),
        ("duel", "random", "beginner", "--game", bad), ("odds", "--game", bad),
    ):  # fmt: skip
        assert refuses(*words) == f"{bad}, line 1: '(' was never closed."


def test_bad_files_of_the_variable_are_told_on_standard_error_and_commands_go_on(path: Path, tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("GAME = (\n")
    result = shell("rules", "osaka", HANA_GAMES=str(tmp_path))
    assert result.returncode == 0
    assert result.stdout.startswith("Osaka  大坂花\n")
    assert result.stderr == f"{tmp_path / 'bad.py'}, line 1: '(' was never closed.\n"


def test_a_saved_match_waits_for_its_game(path: Path, monkeypatch: pytest.MonkeyPatch, fresh: Registry) -> None:
    works("play", path, "--plain", "--fast", input="q\n")
    monkeypatch.setattr(games, "_registry", Registry(games._own))
    menu = unbroken(works("play", "--plain", input="q\n"))
    assert unbroken(f"There is an unfinished match of osaka, but that game is not here: `hana play {path}` continues it.") in menu
    osaka(path.parent, ("A game of our club.", "Another version."))
    monkeypatch.setattr(games, "_registry", Registry(games._own))
    changed = flat(works("play", path, "--plain", "--fast", input="q\n"))
    assert "A saved match cannot be continued now: This match of Osaka was played by a file with the SHA-256" in changed
    osaka(path.parent)
    monkeypatch.setattr(games, "_registry", fresh)
    assert "This is the match of" in flat(works("play", path, "--plain", "--fast", "--players", "2", input="q\n"))
