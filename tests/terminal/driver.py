"""A player made of a real terminal: it reads the questions on an 80-column screen and types answers."""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pexpect
from rich.cells import cell_len

from tests.support.timeouts import PATIENCE

HANA = str(Path(sys.executable).parent / "hana")
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
COLOUR = re.compile(r"\x1b\[[0-9;]*(?<![0-9])(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[0-9;]*m")

# Each question by its words, and the answer of somebody who always takes the first thing offered.
END = r"(?:\x1b\[0m)? $"
QUESTIONS = {
    rf"Your turn: [^:]*:{END}": "1",
    rf"Take 1 to \d+ [^:]*:{END}": "1",
    rf"Your choice: [^:]*:{END}": "1",
    rf"Take pile 1 or 2 [^:]*:{END}": "1",
    rf"Enter deals round \d+ [^:]*:{END}": "",
    rf"Enter shows the final totals:{END}": "",
    rf"Put back [^:]*:{END}": "1",
    rf"Enter for more, q to go back:{END}": "",
}
ANSWERS = list(QUESTIONS.values())
TURN, WHICH = 0, 1
# Who has won the match.
WINNERS = re.compile(r"^(?:You win|\w+ wins|(?:You|\w+)(?:, \w+)* and \w+ share the win)(?:\.$| with the most points\b)", re.MULTILINE)


class Terminal:
    """`hana play` in a terminal of its own."""

    def __init__(self, home: Path, *words: str, columns: int = 80, rows: int = 40, env: dict[str, str] | None = None) -> None:
        base = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLUMNS", "LINES")}
        around = {**base, "HANASHOBU_HOME": str(home), "TERM": "xterm-256color", **(env or {})}
        self.log = io.StringIO()
        self.child = pexpect.spawn(
            HANA, ["play", *words], env=around, dimensions=(rows, columns), encoding="utf-8", timeout=PATIENCE, logfile=None
        )
        self.child.logfile_read = self.log
        self.child.delaybeforesend = None

    def type(self, text: str) -> None:
        """A line from the keyboard."""
        self.child.send(f"{text}\r")

    def see(self, pattern: str) -> str:
        """Wait until this is on the screen; what came before it."""
        self.child.expect(pattern)
        return plain(self.child.before + self.child.after)

    def question(self) -> int | None:
        """Wait for the next question; None when the program has ended."""
        found: int = self.child.expect([*QUESTIONS, pexpect.EOF])
        return None if found == len(QUESTIONS) else found

    def play(self, until: Callable[[int, int], bool] | None = None, answer: Callable[[str], str | None] = lambda _: None) -> int:
        """Answer everything, to the end or until a question (its kind, how many before it) is the one; gives how many were answered.

        `answer` may look at what was shown since the last answer, and type something else than usual.
        """
        answered = 0
        while True:
            found = self.question()
            if found is None or (until and until(found, answered)):
                return answered
            typed = answer(self.shown)
            self.type(ANSWERS[found] if typed is None else typed)
            answered += 1
            assert answered < 1000, self.shown

    @property
    def rows(self) -> int:
        """How many lines the screen with the question has, since it was cleared last."""
        return len(plain((self.child.before + self.child.after).rpartition("\x1b[2J")[2]).splitlines())

    @property
    def shown(self) -> str:
        """What came to the screen with the question."""
        return plain(self.child.before + self.child.after)

    def interrupt(self) -> int:
        """Press Ctrl-C until the program ends; its exit status.

        Between the prompt and the wait for a key, readline does not notice an interrupt before the next key: a person presses again.
        """
        for _ in range(20):
            self.child.sendintr()
            if self.child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=PATIENCE / 20) == 0:
                break
        return self.end()

    def end(self) -> int:
        """Wait for the end; the exit status, or minus the signal."""
        self.child.expect(pexpect.EOF)
        self.child.close()
        return int(self.child.exitstatus) if self.child.exitstatus is not None else -int(self.child.signalstatus)

    @property
    def transcript(self) -> str:
        """Everything that was on the screen, with its escapes."""
        return self.log.getvalue()

    @property
    def text(self) -> str:
        """The same as a person reads it."""
        return plain(self.transcript)


def plain(text: str) -> str:
    """Without escapes and carriage returns."""
    return ESCAPE.sub("", text).replace("\r", "")


def too_wide(text: str, columns: int) -> list[str]:
    """The lines that do not fit, but for the path of a record."""
    return [line for line in plain(text).split("\n") if cell_len(line) > columns and not line.endswith(".jsonl")]


def hand(screen: str) -> list[str]:
    """The codes of the hand on the last table of a screen."""
    last = screen[screen.rindex("(you)") :]
    return re.findall(r"^ +\d+ +\S (?:\S+)? +(\d+[a-d]|0) ", last, re.MULTILINE)


def field(screen: str) -> list[str]:
    """The codes of the field on the last table of a screen."""
    last = screen[screen.rindex("\nField") : screen.rindex("(you)")]
    return re.findall(r"(?<!\w)(\d+[a-d])(?= |[^\x00-\x7f])", last)


def records(home: Path) -> list[Path]:
    """The records there, the oldest first."""
    return sorted((home / "matches").glob("*.jsonl"))
