"""`hana hint`: what to do at a point of a record, and why."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import click

from hanashobu.bots.search import MANY
from hanashobu.cli.command import command, option
from hanashobu.cli.common import Decimal, WholeNumber, answer, console, json_option, seat_of, seed_option
from hanashobu.cli.errors import CommandFailed, Misuse
from hanashobu.cli.records import RecordFile, complete_seat, no_decision, one_match, readable
from hanashobu.hints.analysis import explain
from hanashobu.play.view import View
from hanashobu.records.codec import RecordLine, RecordSource
from hanashobu.records.replay import Replay
from hanashobu.terminal import colours
from hanashobu.terminal import hint as page
from hanashobu.text import Player
from hanashobu.text.current import t


class Decision(NamedTuple):
    """A question in a record: the line that answers it, or the end of the record before any answer."""

    line: int
    view: View


@command()
@click.argument("file", type=RecordFile())
@option("--at", type=WholeNumber(), metavar="N", help="help-hint-at")
@option("--match", "number", type=WholeNumber(), metavar="K", help="help-match")
@option("--seat", metavar="PLAYER", help="help-hint-seat", shell_complete=complete_seat)
@option("--seconds", type=Decimal(0.01, 3600), default=1.0, show_default=True, metavar="S", help="help-hint-seconds")
@option("--tries", type=WholeNumber(), metavar="N", help="help-hint-tries")
@seed_option
@json_option
def hint(
    *,
    file: RecordSource,
    at: int | None,
    number: int | None,
    seat: str | None,
    seconds: float,
    tries: int | None,
    seed: int | None,
    as_json: bool,
) -> None:
    """What to do at a point of a record, and why."""
    with readable(file):
        found = _decision(file, one_match(file, number), at, seat)
    view, dice = found.view, Random(seed if seed is not None else found.line)
    why = explain(view, dice, seconds, MANY) if tries is None else explain(view, dice, 3600.0, tries)
    if as_json:
        answer({"line": found.line, **why.to_json(view)})
        return
    out = colours.paint(console())
    out.print(t("cli-hint-where", who=view.player(view.me), round=view.round, line=found.line))
    for text in page.lines(view, why, out.width, kanji=out.encoding.startswith("utf")):
        out.print(text, soft_wrap=True)


def _decision(file: RecordSource, lines: list[RecordLine], at: int | None, seat: str | None) -> Decision:
    """The decision that is meant; what is none gets a sentence."""
    played = Replay(lines)
    names, last = played.match.names, lines[-1].number
    who = None if seat is None else seat_of(seat, names)
    if at is not None and not lines[0].number <= at <= last + 1:
        raise Misuse("cli-hint-no-line", line=at, first=lines[0].number, last=last)
    found: Decision | None = None
    following = iter(played)
    for number in (*(line.number for line in lines), last + 1):
        actor = played.match.actor if played.settled else None
        wanted = number == at if at is not None else actor is not None and (who == actor or (who is None and number > last))
        if wanted and actor is not None:
            found = Decision(number, played.match.view(actor))
        if number == at:
            break
        next(following, None)
    if found is None:
        if at is not None and at <= last:
            raise no_decision(file, lines, at)
        raise _nothing(file, played, None if at is not None else who)
    asked = found.view.seat
    if who not in (None, asked):
        raise Misuse("cli-hint-not-asked", who=Player(names[who or 0]), asked=Player(names[asked or 0]))
    return found


def _nothing(file: RecordSource, played: Replay, who: int | None) -> CommandFailed:
    if who is not None:
        return CommandFailed("cli-hint-decides-nothing", who=Player(played.match.names[who]), file=str(file))
    return CommandFailed("cli-hint-over" if played.match.over else "cli-hint-nobody", file=str(file))
