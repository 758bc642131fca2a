"""Records that a command is given: which match is meant, and a sentence for everything that is wrong with the file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from hanashobu.cli.common import Wrong, reason
from hanashobu.records.codec import BadRecord, RecordLine, matches
from hanashobu.records.replay import Replay, Violation


@contextmanager
def readable(file: Path) -> Iterator[None]:
    """Whatever is wrong with a record while it is read gets a sentence."""
    try:
        yield
    except Violation as error:
        raise Wrong(f"{file}, line {error.line} breaks {error.rule}: {error.what}") from None
    except BadRecord as error:
        raise Wrong(f"{file}: {error}") from None
    except OSError as error:
        raise Wrong(f"{file} cannot be read: {reason(error)}.") from None


def one_match(file: Path, number: int | None) -> list[RecordLine]:
    """The lines of the match that is meant."""
    found = list(matches(file))
    if not found:
        raise Wrong(f"There is no match in {file}.")
    if number is None and len(found) > 1:
        raise click.UsageError(f"There are {len(found)} matches in {file}; say which with --match.")
    if number is not None and number > len(found):
        raise no_such_match(file, len(found), number)
    return found[(number or 1) - 1]


def no_such_match(file: Path, have: int, number: int) -> click.UsageError:
    """A match was asked for that the file does not have."""
    return click.UsageError(f"There {'is 1 match' if have == 1 else f'are {have} matches'} in {file}, so there is no match {number}.")


def no_decision(file: Path, lines: list[RecordLine], at: int) -> Wrong:
    """A line was named that tells of no decision; the next one is named for whoever looks for it."""
    again, following = Replay(lines), ""
    for line in again:
        if line.number >= at and again.settled and again.match.actor is not None:
            following = f" The next decision is on line {line.number + 1}."
            break
    return Wrong(f"Line {at} of {file} tells of no decision: it follows from what came before it.{following}")
