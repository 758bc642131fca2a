"""`hana review`: luck and skill in a match that is over, and the decisions that cost most."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from hanashobu.cli import tables
from hanashobu.cli.command import command, option
from hanashobu.cli.common import WholeNumber, answer, console, json_option, say_if_slow
from hanashobu.cli.records import RecordFile, one_match, readable
from hanashobu.records.codec import RecordSource
from hanashobu.reviews.report import Review, plain
from hanashobu.reviews.reviewing import Reviewing
from hanashobu.rules.game import Game
from hanashobu.terminal import colours
from hanashobu.terminal import review as page
from hanashobu.terminal.reading import titled
from hanashobu.text.current import t


@command()
@click.argument("file", type=RecordFile())
@option("--match", "number", type=WholeNumber(), metavar="K", help="help-match")
@option("--tries", type=WholeNumber(), metavar="N", help="help-review-tries")
@json_option
def review(*, file: RecordSource, number: int | None, tries: int | None, as_json: bool) -> None:
    """Review a match that is over."""
    with readable(file):
        going = Reviewing(one_match(file, number), tries=tries)
    say_if_slow()
    found = follow(going)
    if as_json:
        answer(plain(found))
    else:
        show(console(), found, going.match.game)
    if not found.complete:
        raise click.exceptions.Exit(130)


def follow(going: Reviewing) -> Review:
    """The review, with a bar while it is made; Ctrl-C keeps the rounds that are finished."""
    with _bar(going) as move:
        try:
            for _ in going:
                move(going.step)
        except KeyboardInterrupt:
            pass
    return going.review()


@contextmanager
def _bar(going: Reviewing) -> Iterator[Any]:
    """On standard error, if somebody sees it; it goes when it is done."""
    screen = Console(stderr=True)
    if not screen.is_terminal:
        yield lambda _done: None
        return
    with Progress(TextColumn(t("review-progress")), BarColumn(), TimeElapsedColumn(), console=screen, transient=True) as bar:
        task = bar.add_task("", total=going.steps)
        yield lambda done: bar.update(task, completed=done)


def show(out: Console, found: Review, game: Game, seat: int | None = None) -> None:
    """The whole review; with a seat it speaks to whoever sat there."""
    colours.paint(out)
    out.print(t("review-title", game=titled(game), rounds=len(found.rounds)), style="bold", soft_wrap=True)
    if not found.complete:
        out.print(t("review-interrupted", rounds=len(found.rounds)), style="yellow")
    for sheet in (page.luck(found), page.errors(found)):
        out.print()
        made = tables.table(*sheet.heads, numbers=range(1, len(sheet.heads)))
        for row, style in sheet.rows:
            made.add_row(*row, style=style)
        tables.show(out, made, words=[0])
        if sheet.heads[1] == found.names[0]:
            out.print()
            for text in page.lines(found, out.width, seat):
                out.print(text, soft_wrap=True)
