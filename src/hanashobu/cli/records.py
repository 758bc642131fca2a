"""Records that a command is given: which match is meant, and a sentence for everything that is wrong with the file."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import click

from hanashobu.cli.common import reason
from hanashobu.cli.errors import CommandFailed, Misuse
from hanashobu.play.events import MatchBegins
from hanashobu.records.codec import BadRecord, RecordLine, RecordSource, lines, matches
from hanashobu.records.replay import Replay, Violation


class RecordFile(click.Path):
    """A record by its path; `-` is the standard input."""

    def __init__(self) -> None:
        super().__init__(path_type=Path)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The path, or the standard input, which has a name too."""
        return StandardInput() if value == "-" else super().convert(value, param, ctx)


class StandardInput:
    """The lines that are piped into a command; messages call it `-`, as it was named."""

    def __iter__(self) -> Iterator[bytes]:
        return iter(sys.stdin.buffer)

    def __str__(self) -> str:
        return "-"


def complete_seat(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The players of the record that was named, for the Tab key."""
    named = ctx.params.get("file") or next(iter(ctx.args), None)
    path = Path(named) if isinstance(named, str | Path) else None
    if path is None or not path.is_file():
        return []
    with suppress(BadRecord, OSError), path.open("rb") as file:
        first = next(lines(file), None)
        if first and isinstance(first.event, MatchBegins):
            return [name for name in first.event.seats if name.lower().startswith(incomplete.lower())]
    return []


@contextmanager
def readable(file: RecordSource) -> Iterator[None]:
    """Whatever is wrong with a record while it is read gets a sentence."""
    try:
        yield
    except Violation as error:
        raise CommandFailed("cli-record-breaks", file=str(file), line=error.line, rule=error.rule, what=error.what) from None
    except BadRecord as error:
        raise CommandFailed("cli-record-bad", file=str(file), what=error.message) from None
    except OSError as error:
        raise CommandFailed("cli-unreadable", path=str(file), why=reason(error)) from None


def one_match(file: RecordSource, number: int | None) -> list[RecordLine]:
    """The lines of the match that is meant."""
    found = list(matches(file))
    if not found:
        raise CommandFailed("cli-record-no-match", file=str(file))
    if number is None and len(found) > 1:
        raise Misuse("cli-record-which-match", count=len(found), file=str(file))
    if number is not None and number > len(found):
        raise no_such_match(file, len(found), number)
    return found[(number or 1) - 1]


def no_such_match(file: RecordSource, have: int, number: int) -> Misuse:
    """A match was asked for that the file does not have."""
    return Misuse("cli-record-no-such-match", count=have, file=str(file), number=number)


def no_decision(file: RecordSource, lines: list[RecordLine], at: int) -> CommandFailed:
    """A line was named that tells of no decision; the next one is named for whoever looks for it."""
    again, following = Replay(lines), 0
    for line in again:
        if line.number >= at and again.settled and again.match.actor is not None:
            following = line.number + 1
            break
    return CommandFailed("cli-record-no-decision", line=at, file=str(file), next=following)
