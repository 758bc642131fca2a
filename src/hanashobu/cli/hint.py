"""`hana hint`: what to do at a point of a record, and why."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import NamedTuple

import click

from hanashobu.bots import warmup
from hanashobu.bots.search import MANY
from hanashobu.cli.common import Whole, Wrong, answer, console, json_option, seat_of, seed_option
from hanashobu.cli.records import no_decision, one_match, readable
from hanashobu.hints.analysis import explain
from hanashobu.play.view import View
from hanashobu.records.codec import RecordLine
from hanashobu.records.replay import Replay
from hanashobu.terminal import colours
from hanashobu.terminal import hint as page


class Decision(NamedTuple):
    """Somebody is asked something; the answer is told on a line, or the record ends before it."""

    line: int
    view: View


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", type=Whole(), metavar="N", help="The line that tells what was decided; without it, the last decision.")
@click.option("--match", "number", type=Whole(), metavar="K", help="The K-th match of the file, where there are several.")
@click.option("--seat", metavar="PLAYER", help="Who is asked: a name, or a number from 1.")
@click.option("--seconds", type=click.FloatRange(0.01, 3600), default=1.0, show_default=True, help="How long to think.")
@click.option("--tries", type=Whole(), metavar="N", help="Think for so many imagined rounds instead: the same seed, the same answer.")
@seed_option
@json_option
def hint(
    file: Path, at: int | None, number: int | None, seat: str | None, seconds: float, tries: int | None, seed: int | None, as_json: bool
) -> None:
    """What to do at a point of a record, and why.

    It knows no more than the player who is asked. Of a match that is not over it is the last decision, which nobody has made yet.

    \b
    hana hint match.jsonl
    hana hint match.jsonl --at 120
    hana hint match.jsonl --seat Aki --json
    """
    with readable(file):
        found = _decision(file, one_match(file, number), at, seat)
    view, dice = found.view, Random(seed if seed is not None else found.line)
    if warmup.ready(*warmup.USED) is None:
        warmup.begin()  # nobody waits for it; the next hint is found faster
    why = explain(view, dice, seconds, MANY) if tries is None else explain(view, dice, 3600.0, tries)
    if as_json:
        answer({"line": found.line, **why.to_json(view)})
        return
    out = colours.paint(console())
    out.print(f"{view.names[view.me]}, round {view.round}, line {found.line}:")
    for text in page.lines(view, why, out.width, kanji=out.encoding.startswith("utf")):
        out.print(text, soft_wrap=True)


def _decision(file: Path, lines: list[RecordLine], at: int | None, seat: str | None) -> Decision:
    """The decision that is meant; what is none gets a sentence."""
    played = Replay(lines)
    names, last = played.match.names, lines[-1].number
    who = None if seat is None else seat_of(seat, names)
    if at is not None and not lines[0].number <= at <= last + 1:
        raise click.UsageError(f"There is no line {at} in this match: its lines are {lines[0].number} to {last}.")
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
        raise Wrong(_nothing(file, played, None if at is not None or who is None else names[who]))
    asked = found.view.seat
    if who not in (None, asked):
        raise click.UsageError(f"{names[who or 0]} is not asked there; the decision is {names[asked or 0]}'s.")
    return found


def _nothing(file: Path, played: Replay, who: str | None) -> str:
    if who is not None:
        return f"{who} decides nothing in {file}."
    if played.match.over:
        return f"The match in {file} is over; say with --at at which line you want a hint."
    return f"Nobody is asked anything where {file} ends; say with --at at which line you want a hint."
