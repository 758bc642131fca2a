"""Bots in Python at the command line."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.cli.run import data, flat, refuses, shell, works

PROGRAM = Path(__file__).resolve().parents[2] / "examples" / "my_bot.py"
EXAMPLE = str(Path(__file__).resolve().parents[2] / "examples" / "python_bot.py")


def test_a_duel_with_the_file_of_a_bot() -> None:
    words = ("duel", "random", EXAMPLE, "--game", "mushi", "--rounds", "24", "--seed", "1", "--threads", "1", "-o", "rounds=1", "--json")
    found = json.loads(works(*words))
    assert {bot["name"] for bot in found["bots"]} == {"random", "collector"}
    assert all(bot["illegal"] == bot["crashed"] == 0 for bot in found["bots"])


def test_the_game_of_a_duel_may_stand_first() -> None:
    words = ("--rounds", "4", "--seed", "1", "--threads", "1", "-o", "preset=nintendo", "-o", "rounds=1")
    found = data("duel", "koi_koi", "random", f"{sys.executable} {PROGRAM}", *words)
    named = data("duel", "random", f"{sys.executable} {PROGRAM}", "--game", "koi_koi", *words)
    assert [(bot["name"], bot["points"]) for bot in found["bots"]] == [(bot["name"], bot["points"]) for bot in named["bots"]]
    assert found["options"] == named["options"]
    assert found["options"]["once"]  # what the preset says
    assert {bot["name"] for bot in found["bots"]} == {"random", "my_bot"}
    assert all(bot["illegal"] == bot["crashed"] == bot["late"] == 0 for bot in found["bots"])


def test_a_duel_without_a_game_asks_for_one() -> None:
    assert "--game" in refuses("duel", "random", "regular")
    assert "There is no game 'koy_koi'; did you mean koi_koi?" in flat(refuses("duel", "koy_koi", "random", "regular"))


def test_a_simulation_with_the_file_of_a_bot() -> None:
    found = json.loads(works("sim", "mushi", "--rounds", "6", "--seed", "1", "--bot", EXAMPLE, "--json"))
    assert (found["bot"], found["rounds"]) == ("collector", 6)


def test_a_file_without_a_bot_gets_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "program.py"
    path.write_text("import sys\nfor line in sys.stdin: print(line)\n", encoding="utf-8")
    assert "has no BOT" in refuses("duel", "random", str(path), "--game", "mushi")
    assert "has no BOT" in refuses("sim", "mushi", "--bot", str(path))
    assert "There is no file" in refuses("sim", "mushi", "--bot", str(tmp_path / "nothing.py"))


FAILS = "class BOT:\n    def choose(self, view):\n        return view.hnad\n"


def test_a_bot_that_fails_is_named_with_file_and_line(tmp_path: Path) -> None:
    path = tmp_path / "fails.py"
    path.write_text(FAILS, encoding="utf-8")
    sentence = f"The bot fails failed: AttributeError: 'View' object has no attribute 'hnad' ({path}, line 3)"
    said = shell("sim", "mushi", "--rounds", "2", "--bot", path)
    assert said.returncode == 2
    assert f"hana: {sentence}" in flat(said.stderr)
    assert "Traceback" not in said.stderr
    found = data("duel", "random", path, "--game", "mushi", "--rounds", "12", "--threads", "1")
    assert sentence in [bot["fault"] for bot in found["bots"]]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("class BOT\n", "SyntaxError: expected ':' ({path}, line 1)"),
        ("BOT = 1\n1 / 0\n", "ZeroDivisionError: division by zero ({path}, line 2)"),
        ("class BOT:\n    def __init__(self):\n        1 / 0\n", "ZeroDivisionError: division by zero ({path}, line 3)"),
    ],
)
def test_a_bot_that_cannot_be_loaded_is_named_with_file_and_line(tmp_path: Path, text: str, place: str) -> None:
    path = tmp_path / "broken.py"
    path.write_text(text, encoding="utf-8")
    assert place.format(path=path) in flat(refuses("sim", "mushi", "--bot", path))


def test_a_bot_that_takes_no_view_is_named_with_the_line_of_its_choose(tmp_path: Path) -> None:
    path = tmp_path / "takes_nothing.py"
    path.write_text("class BOT:\n    def choose(self):\n        return 1\n", encoding="utf-8")
    found = data("duel", "random", path, "--game", "mushi", "--rounds", "12", "--threads", "1")
    assert any(f"({path}, line 2)" in bot["fault"] for bot in found["bots"])


def test_a_program_that_fails_is_named_with_file_and_line(tmp_path: Path) -> None:
    path = tmp_path / "program.py"
    path.write_text("import sys\nfor line in sys.stdin:\n    if 'ask' in line:\n        1 / 0\n", encoding="utf-8")
    found = data("duel", "random", f"{sys.executable} {path}", "--game", "mushi", "--rounds", "12", "--threads", "1")
    assert f"ZeroDivisionError: division by zero ({path}, line 4)" in [bot["fault"] for bot in found["bots"]]
