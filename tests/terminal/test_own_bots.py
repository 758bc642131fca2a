"""`hana play` against somebody's own bots: files in Python, and programs."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from hanashobu.play.events import MatchEnds
from hanashobu.records import codec
from tests.cli.run import flat
from tests.terminal.driver import WINNERS, records
from tests.terminal.test_pipes import run_here

FIRST = "class BOT:\n    def choose(self, view):\n        return view.legal_actions[0]\n"
FAILS = "class BOT:\n    def choose(self, view):\n        return view.hnad\n"
PROGRAM = """
import json, sys
seen = 0
for line in sys.stdin:
    said = json.loads(line)
    if "hello" in said:
        seen, seat = 0, said["seat"]
    elif "ask" in said:
        assert seen and said["view"]["seat"] == seat
        print(json.dumps({"turn": said["ask"], "action": said["choices"][0]["action"]}), flush=True)
    else:
        seen += 1
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HANASHOBU_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home"


def wrote(name: str, text: str) -> Path:
    path = Path(name).absolute()
    path.write_text(text, encoding="utf-8")
    return path


def finished(home: Path) -> bool:
    (lines,) = codec.matches(records(home)[-1])
    return isinstance(lines[-1].event, MatchEnds)


def joined(text: str) -> str:
    """A text without its spaces: a path that is too long for a line is cut anywhere."""
    return "".join(text.split())


def test_a_match_against_the_file_of_a_bot_is_gone_on_with(home: Path) -> None:
    path = wrote("bot.py", FIRST)
    begun = run_here("mushi", "--seed", "1", "--bots", "./bot.py", "-o", "rounds=1", typed="1\n")
    assert begun.exit_code == 0
    (note,) = [json.loads(found.read_text()) for found in (home / "matches").glob("*.json")]
    assert note["bots"] == [str(path)]
    again = run_here("mushi", "--bots", "bot.py", typed="1\n" * 60)
    assert "This is the match of" in again.stdout
    assert len(WINNERS.findall(again.stdout)) == 1
    assert "has changed" not in again.stdout
    assert finished(home)


def test_a_program_plays_and_is_sent_what_its_seat_has_seen(home: Path) -> None:
    command = f"{sys.executable} {wrote('program.py', PROGRAM)}"
    begun = run_here("mushi", "--seed", "1", "--bots", command, "-o", "rounds=1", typed="1\n")
    assert begun.exit_code == 0
    again = run_here("mushi", typed="1\n" * 60)
    assert "This is the match of" in again.stdout
    assert finished(home)
    assert "makes a random move" not in begun.stdout + again.stdout


def test_a_bot_whose_file_is_gone_is_named_and_its_match_waits(home: Path) -> None:
    path = wrote("bot.py", FIRST)
    run_here("mushi", "--seed", "1", "--bots", "./bot.py", typed="1\n")
    path.unlink()
    other = run_here("mushi", typed="")
    assert joined(f"against the bot {path}, but that file is not there") in joined(other.stdout)
    wrote("bot.py", FIRST)
    assert "This is the match of" in run_here("mushi", "--bots", "./bot.py", typed="").stdout
    assert not list((home / "matches").glob("*.broken"))


def test_a_bot_that_has_changed_is_named_once(home: Path) -> None:
    path = wrote("bot.py", FIRST)
    run_here("mushi", "--seed", "1", "--bots", "./bot.py", typed="1\n")
    wrote("bot.py", FIRST.replace("[0]", "[-1]"))
    assert f"{path} has changed since this match was last played" in flat(run_here("mushi", typed="1\n").stdout)
    again = run_here("mushi", typed="1\n")
    assert "This is the match of" in again.stdout
    assert "has changed" not in again.stdout


def test_a_bot_that_is_no_longer_installed_is_named_and_its_match_waits(home: Path) -> None:
    run_here("mushi", "--seed", "1", typed="1\n")
    (note,) = (home / "matches").glob("*.json")
    note.write_text(note.read_text().replace("regular", "genius"))
    assert "A saved match cannot be continued now: There is no bot 'genius'" in flat(run_here("mushi", typed="1\n").stdout)
    assert not list((home / "matches").glob("*.broken"))


def test_a_bot_that_fails_makes_random_moves_and_is_named_with_its_line(home: Path) -> None:
    path = wrote("fails.py", FAILS)
    played = run_here("mushi", "--seed", "1", "--bots", "fails.py", "-o", "rounds=1", typed="1\n" * 60)
    assert finished(home)
    assert flat(played.stdout).count("makes a random move, because the bot has failed: The bot fails failed: AttributeError") == 1
    assert joined(f"({path}, line 3)") in joined(played.stdout)


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("nothing.py", "There is no file"),
        ("./nothing", "There is no program"),
        ("reglar", "did you mean regular?"),
        ("empty.py", "has no BOT"),
    ],
)
def test_a_bot_that_is_not_there_gets_a_sentence(bot: str, sentence: str) -> None:
    wrote("empty.py", "")
    refused = run_here("mushi", "--bots", bot)
    assert refused.exit_code == 2
    assert sentence in flat(refused.stderr)
