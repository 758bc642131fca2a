"""Bots in Python at the command line."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.run import refuses, shell, works

EXAMPLE = str(Path(__file__).resolve().parents[2] / "examples" / "python_bot.py")


def test_a_duel_with_the_file_of_a_bot() -> None:
    words = ("duel", "random", EXAMPLE, "--game", "mushi", "--rounds", "24", "--seed", "1", "--threads", "1", "-o", "rounds=1", "--json")
    found = json.loads(works(*words))
    assert {bot["name"] for bot in found["bots"]} == {"random", "collector"}
    assert all(bot["illegal"] == bot["crashed"] == 0 for bot in found["bots"])


def test_a_simulation_with_the_file_of_a_bot() -> None:
    found = json.loads(works("sim", "mushi", "--rounds", "6", "--seed", "1", "--bot", EXAMPLE, "--json"))
    assert (found["bot"], found["rounds"]) == ("collector", 6)


def test_a_file_without_a_bot_gets_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "program.py"
    path.write_text("import sys\nfor line in sys.stdin: print(line)\n", encoding="utf-8")
    assert "has no BOT" in refuses("duel", "random", str(path), "--game", "mushi")
    assert "has no BOT" in refuses("sim", "mushi", "--bot", str(path))
    assert "There is no file" in refuses("sim", "mushi", "--bot", str(tmp_path / "nothing.py"))


def test_a_bot_that_fails_gets_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "fails.py"
    path.write_text("class BOT:\n    def choose(self, view):\n        return view.hnad\n", encoding="utf-8")
    said = shell("sim", "mushi", "--rounds", "2", "--bot", path)
    assert said.returncode == 2
    assert "hana: The bot fails failed: AttributeError: 'View' object has no attribute 'hnad'" in said.stderr
    assert "Traceback" not in said.stderr
