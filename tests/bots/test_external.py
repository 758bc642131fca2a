"""Other people's bots: real programs, the good, the slow and the mad. None of them may cost anybody the match."""

from __future__ import annotations

import json
import os
import pickle
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from hanashobu.bots.external import process, protocol
from hanashobu.bots.external.process import Process
from hanashobu.bots.external.protocol import BadCommand, BotProgram, name_of, program
from hanashobu.bots.random_bot import BOT as RANDOM
from hanashobu.games import all_games, find
from hanashobu.lab.duel.ranking import BotNumbers
from hanashobu.lab.duel.run import duel
from tests.cli.run import data, refuses, works
from tests.support.timeouts import PATIENCE, wait_for

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "my_bot.py"
START = "import json, os, sys, time\n"
SIMPLE = """
    for line in sys.stdin:
        said = json.loads(line)
        if "ask" in said:
            print(json.dumps({"turn": said["ask"], "action": said["choices"][0]["action"]}), flush=True)
"""

Write = Callable[..., BotProgram]


def command_of(path: Path) -> str:
    """How a script is started here, on any system."""
    return shlex.join([sys.executable, str(path)])


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """A program from its text; it leaves its number in a file."""

    def made(text: str, seconds: float = PATIENCE) -> BotProgram:
        path = tmp_path / "their_bot.py"
        note = f"open({str(tmp_path / 'pids')!r}, 'a').write(f'{{os.getpid()}}\\n')\n"
        path.write_text(START + note + dedent(text), encoding="utf-8")
        return BotProgram(command_of(path), seconds)

    return made


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program has all the time to read to the end and to end by itself."""
    monkeypatch.setattr(process, "GRACE", PATIENCE)


def play(bot: BotProgram, game: str = "mushi", rounds: int = 2) -> BotNumbers:
    """The program against random play: one deal, a round in each seat."""
    found = duel(find(game), (bot, RANDOM), find(game).options(rounds=1), rounds=rounds, seed=5, threads=1)
    assert found.rounds >= rounds
    return next(row for row in found.bots if row.name == bot.name)


def started(folder: Path) -> list[int]:
    """The processes that were started; none of them may live."""
    found = [int(line) for line in (folder / "pids").read_text(encoding="utf-8").split()]
    for number in found:
        with pytest.raises(ProcessLookupError):
            os.kill(number, 0)
    return found


def test_the_example_is_short_and_needs_nothing() -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    assert len(lines) < 60
    assert {line for line in lines if line.startswith(("import", "from"))} == {"import json", "import random", "import sys"}


def test_the_example_plays_every_game_without_fault() -> None:
    for game in all_games():
        found = play(BotProgram(command_of(EXAMPLE), PATIENCE), game)
        assert (found.illegal, found.crashed, found.late, found.fault) == (0, 0, 0, ""), game


def test_the_same_program_gives_the_same_numbers_again() -> None:
    def numbers() -> dict[str, Any]:
        found = data("duel", "random", "--bot", command_of(EXAMPLE), "--game", "hiraya", "--rounds", "6", "-o", "rounds=1", "--seed", "1")
        return {row["name"]: {key: row[key] for key in row if not key.startswith("seconds")} for row in found["bots"]}

    assert numbers() == numbers()


def test_a_program_that_dies_is_started_once_more_and_then_given_up(write: Write, tmp_path: Path) -> None:
    found = play(write("raise RuntimeError('out of tea')"))
    assert found.crashed == found.moves > 5
    assert str(found.fault).startswith("RuntimeError: out of tea (")
    assert len(started(tmp_path)) == 2


def test_a_program_that_dies_later_is_told_again_what_happened(write: Write, tmp_path: Path, unhurried: None) -> None:
    heard = tmp_path / "heard"
    found = play(
        write(f"""
        count = 0
        for line in sys.stdin:
            with open({str(heard)!r} + str(os.getpid()), "a") as file:
                file.write(line)
            said = json.loads(line)
            if "ask" in said:
                count += 1
                if count == 3 and not os.path.exists({str(heard)!r}):
                    open({str(heard)!r}, "w").close()
                    sys.exit(7)
                print(json.dumps({{"action": said["choices"][0]["action"]}}), flush=True)
        """)
    )
    assert (found.crashed, found.illegal, found.late) == (1, 0, 0)
    assert str(found.fault) == "It ended with status 7."
    first, second = ([json.loads(line) for line in Path(f"{heard}{number}").read_text().splitlines()] for number in started(tmp_path))
    missed = [line for line in first if "ask" not in line]
    assert second[: len(missed)] == missed
    assert "hello" in missed[0]


def test_a_program_that_hangs_loses_its_turns(write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "START_SECONDS", 0.5)
    begun: list[int] = []

    class Noted(Process):
        """Its number is known however soon it is ended."""

        def __init__(self, command: str) -> None:
            super().__init__(command)
            begun.append(self._process.pid)

    monkeypatch.setattr(protocol, "Process", Noted)
    found = play(write("while True: time.sleep(60)", 0.05))
    assert found.late == protocol.STARTS * protocol.MOST_LATE
    assert found.crashed == found.moves - found.late
    assert "within" in str(found.fault)
    assert len(begun) == 2
    assert not any(map(_lives, begun))


class Hasty(Process):
    """A program that is hardly given time to answer its second question, and all the time for others."""

    def say(self, lines: bytes) -> None:
        self._second = lines.startswith(b'{"ask":2,')
        super().say(lines)

    def line(self, seconds: float) -> bytes | None:
        return super().line(0.01 if self._second else seconds)


def test_a_late_answer_is_not_taken_for_the_next_one(write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer to the second question comes after the third one has been asked."""
    monkeypatch.setattr(protocol, "Process", Hasty)
    found = play(
        write(
            """
            for line in sys.stdin:
                said = json.loads(line)
                if said.get("ask") == 3:
                    print(json.dumps({"turn": 2, "action": 999}), flush=True)
                if said.get("ask", 2) != 2:
                    print(json.dumps({"turn": said["ask"], "action": said["choices"][0]["action"]}), flush=True)
            """
        )
    )
    assert (found.late, found.illegal, found.crashed) == (1, 0, 0)
    assert len(started(tmp_path)) == 1


@pytest.mark.parametrize(
    "flood", ["while True: print('x' * 50)", "while True: sys.stdout.write('x' * 10000)", "os.write(1, b'\\n' * 10**7)"]
)
def test_a_program_that_floods_is_ended(write: Write, tmp_path: Path, flood: str) -> None:
    found = play(write(f"sys.stdin.readline()\n{flood}\nsys.stdin.read()"))
    assert found.crashed + found.illegal == found.moves
    assert len(started(tmp_path)) in (1, 2)


def test_a_program_that_floods_its_complaints_may_go_on(write: Write) -> None:
    found = play(write("sys.stderr.write('woe! ' * 10**6)" + SIMPLE.replace("\n    ", "\n")))
    assert (found.illegal, found.crashed, found.late) == (0, 0, 0)


@pytest.mark.parametrize(
    "answer",
    ["999", "-1", "91", "true", "null", '"3a"', "1.5", "[1]", "10**30", '{"action": 1}', "4096 + 8 * 5"],
)
def test_an_illegal_action_costs_the_turn(write: Write, answer: str) -> None:
    answer = answer.replace("true", "True").replace("null", "None")
    found = play(write(SIMPLE.replace('said["choices"][0]["action"]', answer)))
    assert found.illegal == found.moves > 5
    assert (found.crashed, found.late) == (0, 0)


@pytest.mark.parametrize("line", ["'I play the Moon'", "'[]'", "'{'", "'{}'", "''", "'[' * 30000", "chr(0)", "'\\u00e9'"])
def test_an_unreadable_answer_costs_the_turn(write: Write, line: str) -> None:
    found = play(write(SIMPLE.replace('json.dumps({"turn": said["ask"], "action": said["choices"][0]["action"]})', line)))
    assert found.illegal == found.moves > 5
    assert str(found.fault).startswith("Unreadable")


def test_what_a_program_started_ends_with_it(write: Write, tmp_path: Path) -> None:
    note = f"open({str(tmp_path / 'pids')!r}, 'a').write(f'{{os.getpid()}}\\n')"
    play(write(f"if os.fork() == 0:\n    {note}\n    time.sleep(600)\n{dedent(SIMPLE)}"))
    numbers = [int(line) for line in (tmp_path / "pids").read_text().split()]
    assert len(numbers) == 2
    wait_for(lambda: not any(map(_lives, numbers)))  # the system reaps orphans in its own time


def _lives(number: int) -> bool:
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize("game", all_games())
def test_a_program_hears_what_its_seat_sees_and_no_more(write: Write, tmp_path: Path, game: str, unhurried: None) -> None:
    heard = tmp_path / "heard"
    spy = SIMPLE.replace("said = json.loads(line)", f"said = json.loads(line); open({str(heard)!r} + str(os.getpid()), 'a').write(line)")
    found = play(write(spy), game)
    assert (found.illegal, found.crashed, found.late) == (0, 0, 0)
    seats = set()
    for number in started(tmp_path):  # at a larger table it has several seats, each with a process of its own
        lines = [json.loads(line) for line in Path(f"{heard}{number}").read_text(encoding="utf-8").splitlines()]
        assert [line["event"] for line in lines if "event" in line][-1] == "match_end"
        at = -1
        for line in lines:
            if "hello" in line:
                assert (line["hello"], line["game"]) == (protocol.PROTOCOL, game)
                assert set(line["values"]) >= {"1a", "8a", "12a"}
                at = line["seat"]
                seats.add(at)
            elif "ask" in line:
                assert line["view"]["seat"] == line["view"]["actor"] == at
                assert line["view"]["legal"] == [choice["action"] for choice in line["choices"]]
            elif line["event"] == "deal":
                assert all(seat == at or set(hand or "?") == {"?"} for seat, hand in enumerate(line["hands"] or [])), line
    assert len(seats) == find(game).usual_seats


def test_a_program_can_be_copied_to_another_process() -> None:
    bot = BotProgram("python my_bot.py", 3)
    assert pickle.loads(pickle.dumps(bot)) == bot
    assert bot.fresh() == bot
    assert hash(bot.fresh()) == hash(bot)
    assert bot != BotProgram("python my_bot.py", 4)


def test_names_of_commands() -> None:
    assert name_of("python3 /somewhere/my_bot.py --deep") == "my_bot"
    assert name_of("./moon") == "moon"


def test_what_cannot_be_a_program_gets_a_sentence() -> None:
    with pytest.raises(BadCommand, match=r"^There is no program 'no-such-program'\.$"):
        program("no-such-program --x")
    with pytest.raises(BadCommand, match="is not a valid command"):
        program("'half")
    assert "There is no program" in refuses("duel", "random", "--game", "mushi", "--bot", "no-such-program")
    assert "empty command" in refuses("duel", "random", "--game", "mushi", "--bot", "")


def test_the_report_names_what_went_wrong(tmp_path: Path) -> None:
    path = tmp_path / "sad.py"
    path.write_text("raise SystemExit('no tea today')", encoding="utf-8")
    text = works("duel", "random", command_of(path), "--game", "mushi", "--rounds", "2", "-o", "rounds=1", "--threads", "1")
    assert "crashed of" in text
    assert "no tea today" in text
