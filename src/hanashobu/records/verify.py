"""What a file of records turns out to be, checked line by line against the rules."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from pathlib import Path

from hanashobu.play.events import MatchEnds, RoundEnds
from hanashobu.records.codec import BadRecord, Line, matches
from hanashobu.records.replay import Replay, Violation
from hanashobu.rules.text import count


@dataclass
class Verdict:
    """What a file turned out to be; it is true if nothing is wrong in it."""

    file: str
    ok: bool = True
    matches: int = 0
    rounds: int = 0
    line: int | None = None  # where it goes wrong, or is cut off
    rule: str | None = None
    message: str | None = None
    cut_off: bool = False
    unfinished: list[int] = dataclasses.field(default_factory=list)  # last lines of matches without an end, another one following

    def __bool__(self) -> bool:
        return self.ok

    def text(self) -> str:
        """The verdict in a sentence."""
        if not self.ok:
            return self.message or ""
        held = f"{self.matches} {'match' if self.matches == 1 else 'matches'}, {count(self.rounds, 'round')}"
        gaps = "".join(f"; a match breaks off after line {line}" for line in self.unfinished)
        return (f"ok up to line {self.line}, where it is cut off: {held}" if self.cut_off else f"ok: {held}") + gaps


def look(path: Path) -> Verdict:
    """Check one file up to its end or its first fault."""
    verdict = Verdict(str(path))
    last: Line | None = None
    try:
        for lines in matches(path):
            if last and not isinstance(last.event, MatchEnds):
                verdict.unfinished.append(last.number)
            verdict.matches += 1
            for last in Replay(lines):
                verdict.rounds += isinstance(last.event, RoundEnds)
        _end(verdict, path, last)
    except Violation as error:
        _fault(verdict, error.line, error.rule, f"line {error.line} breaks {error.rule}: {error.message}")
    except BadRecord as error:
        _fault(verdict, error.line, None, str(error))
    except OSError as error:
        _fault(verdict, None, None, f"cannot be read: {(error.strerror or str(error)).lower()}.")
    return verdict


def _fault(verdict: Verdict, line: int | None, rule: str | None, message: str) -> None:
    verdict.ok, verdict.line, verdict.rule, verdict.message, verdict.cut_off = False, line, rule, message, False


def _end(verdict: Verdict, path: Path, last: Line | None) -> None:
    """How a file ends in which nothing is wrong: whole, cut off, or with nothing in it."""
    if last is None:
        _fault(verdict, None, None, "there is no match in it: it is empty, or no record.")
        return
    with path.open("rb") as file:
        final = max(number for number, line in enumerate(file, 1) if line.strip())
    if final > last.number or not isinstance(last.event, MatchEnds):
        verdict.cut_off, verdict.line = True, last.number
