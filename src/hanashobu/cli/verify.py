"""`hana verify`: records, checked line by line against the rules."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from pathlib import Path

import click
from rich.text import Text

from hanashobu.cli.common import answer, console, json_option, reason
from hanashobu.play.events import MatchEnds, RoundEnds
from hanashobu.records.codec import BadRecord, Line, matches
from hanashobu.records.replay import Replay, Violation
from hanashobu.rules.text import count


@dataclass
class Verdict:
    """What a file turned out to be."""

    file: str
    ok: bool = True
    matches: int = 0
    rounds: int = 0
    line: int | None = None  # where it goes wrong, or is cut off
    rule: str | None = None
    message: str | None = None
    cut_off: bool = False
    unfinished: list[int] = dataclasses.field(default_factory=list)  # last lines of matches without an end, another one following

    def text(self) -> str:
        """The verdict in a sentence."""
        if not self.ok:
            return self.message or ""
        held = f"{self.matches} {'match' if self.matches == 1 else 'matches'}, {count(self.rounds, 'round')}"
        gaps = "".join(f"; a match breaks off after line {line}" for line in self.unfinished)
        return (f"ok up to line {self.line}, where it is cut off: {held}" if self.cut_off else f"ok: {held}") + gaps


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE…", type=click.Path(path_type=Path))
@json_option
def verify(files: tuple[Path, ...], as_json: bool) -> None:
    """Check records against the rules.

    Every card, every choice and every payment is played again. The answer is ok, or the first line that breaks a rule.
    The exit status is 0 if all files are in order, also where one is cut off, and 1 if not.

    \b
    hana verify match.jsonl
    hana verify records/*.jsonl --json
    """
    verdicts = [look(path) for path in files]
    if as_json:
        answer([dataclasses.asdict(verdict) for verdict in verdicts])
    else:
        out = console()
        for verdict in verdicts:
            style = "red" if not verdict.ok else "yellow" if verdict.cut_off else "green"
            out.print(Text.assemble(f"{verdict.file}: ", (verdict.text(), style)), soft_wrap=True)
    if not all(verdict.ok for verdict in verdicts):
        raise click.exceptions.Exit(1)


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
        _fault(verdict, None, None, f"cannot be read: {reason(error)}.")
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
