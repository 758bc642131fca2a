"""`hana duel`: bots against each other on the same deals."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any

import click
from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from hanashobu.bots.bot import Bot
from hanashobu.bots.external.protocol import SECONDS, BadCommand, Program, program
from hanashobu.cli.common import (
    GameName,
    Whole,
    Wrong,
    answer,
    console,
    json_option,
    option_option,
    players_option,
    seed_option,
    show_progress,
    table_of,
)
from hanashobu.cli.sim import BotName
from hanashobu.cli.spread import on_option, spreading
from hanashobu.lab.duel.run import CONFIDENCE, Duel
from hanashobu.lab.duel.run import duel as play_duel
from hanashobu.lab.sim.run import prepare
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options, entries, show


class BotOrCommand(BotName):
    """A bot by its name, by its file in Python, or a program by its command."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Bot:
        """The bot."""
        return _program(value) if isinstance(value, str) and _is_command(value) else super().convert(value, param, ctx)


def _is_command(text: str) -> bool:
    """Whether a program is meant: it has arguments, or a path; a file in Python that cannot be run is a bot to be loaded."""
    return " " in text or (os.sep in text and (not text.endswith(".py") or os.access(text, os.X_OK)))


def _program(command: str) -> Bot:
    try:
        return program(command)
    except BadCommand as error:
        raise click.UsageError(str(error)) from None


@click.command()
@click.argument("bots", nargs=-1, type=BotOrCommand(), metavar="BOT...")
@click.option("--game", "-g", type=GameName(), required=True, metavar="GAME", help="What they play.")
@click.option(
    "--bot", "commands", multiple=True, metavar="COMMAND", help='A program that plays, such as "python my_bot.py"; may be repeated.'
)
@players_option
@click.option("--rounds", "-r", type=Whole(), default=3600, metavar="N", help="At most so many rounds.  [default: 3,600]")
@seed_option
@option_option
@click.option("--threads", "-t", type=Whole(most=1024), metavar="N", help="How many work at once; else one per core.")
@click.option("--confidence", type=click.FloatRange(0.5, 0.999999), default=CONFIDENCE, show_default=True, help="How sure is decided.")
@click.option(
    "--seconds",
    type=click.FloatRange(0.01, 3600),
    default=SECONDS,
    show_default=True,
    metavar="S",
    help="How long a program may think about a move.",
)
@click.option("--all", "to_the_end", is_flag=True, help="Play all rounds, even when it is decided.")
@on_option
@json_option
def duel(
    bots: tuple[Bot, ...],
    game: Game,
    commands: tuple[str, ...],
    players: int | None,
    rounds: int,
    seed: int | None,
    options: tuple[str, ...],
    threads: int | None,
    confidence: float,
    seconds: float,
    to_the_end: bool,
    on: str,
    address: str | None,
    as_json: bool,
) -> None:
    """Let bots play the same deals against each other.

    Every deal is played once for each way to seat the bots, as a match of the usual length. The duel ends when it is
    decided who is better, or after so many rounds. Ctrl-C ends it early and reports what is finished.
    On a Ray cluster a program of your own has to be on every machine of it.

    \b
    hana duel regular random --game hiraya
    hana duel strong regular random --game hana_awase --rounds 3,600 --seed 42
    hana duel master strong --game mushi -o rounds=1
    hana duel regular --bot "python my_bot.py" --game nara
    hana duel regular my_python_bot.py --game nara
    hana duel strong regular --game nara --on ray --address 192.168.1.20:6379
    """
    if find_spec("scipy") is None:
        raise click.UsageError("A duel needs SciPy for its statistics; pip install 'hanashobu[lab]' brings it.")
    chosen, seats = table_of(game, options, players)
    bots = (*bots, *(_program(command) for command in commands))
    bots = tuple(Program(bot.command, seconds) if isinstance(bot, Program) else bot for bot in bots)
    if len(bots) < 2:
        raise click.UsageError("A duel takes two bots or more.")
    chosen_seed = secrets.randbits(32) if seed is None else seed
    with spreading(on, address) as spread:
        prepare(*bots, on_compile=show_progress)  # compiled once here, not in every process
        with _progress() as on_progress:
            found = play_duel(game, bots, chosen, seats, rounds, chosen_seed, confidence, threads, on_progress, spread, not to_the_end)
    if found.trouble and not found.deals:
        raise Wrong(f"{found.trouble} No deal was finished.")
    if as_json:
        answer(found.to_json())
    elif found.deals:
        _report(console(), game, chosen, found)
    if found.interrupted:
        show_progress(f"{found.trouble} Stopped after {found.rounds:,} of {rounds:,} rounds.".strip())
        raise click.exceptions.Exit(130)


@contextmanager
def _progress() -> Iterator[Any]:
    """A bar on standard error, if somebody sees it; the bar goes when it is done."""
    screen = Console(stderr=True)
    if not screen.is_terminal:
        yield None
        return
    columns = (
        TextColumn("{task.completed:,.0f} of {task.total:,.0f} deals"),
        BarColumn(),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=screen, transient=True) as bar:
        task = bar.add_task("", total=1)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _report(out: Console, game: Game, chosen: Options, found: Duel) -> None:
    out.print(Text.assemble((game.title, "bold"), f"  {game.kanji}  {found.players} players, seed {found.seed}"))
    for entry in entries(type(chosen)):
        if getattr(chosen, entry.name) != entry.default:
            out.print(f"house rule: {entry.name} {show(getattr(chosen, entry.name))}", style="yellow")
    deals = f"{found.deals:,} deal{'s' * (found.deals != 1)}"
    out.print(f"{found.rounds:,} rounds: {deals}, each in {found.matches // found.deals} matches, {found.elapsed:,.1f} s", style="dim")
    out.print()
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim", show_edge=False)
    table.add_column("bot")
    for title in ("points", "more than others", "rounds", "matches", "ms", "ms 99%"):
        table.add_column(title, justify="right")
    for bot in found.bots:
        table.add_row(
            bot.name,
            f"{bot.points:+z.2f}",
            _more(bot.difference, bot.interval),
            f"{bot.rounds_won:.1%}",
            f"{bot.matches_won:.1%}",
            _milliseconds(bot.seconds),
            _milliseconds(bot.seconds_99),
        )
    out.print(table)
    out.print()
    for bot in found.bots:
        faults = [f"{count:,} {word}" for count, word in ((bot.illegal, "illegal"), (bot.crashed, "crashed"), (bot.late, "late")) if count]
        if faults:
            out.print(
                f"{bot.name}: {', '.join(faults)} of {bot.moves:,} moves, played at random instead. The first: {bot.fault}", style="yellow"
            )
    for pair in found.pairs:
        more = f"{_more(pair.difference, pair.interval)} points a round"
        if pair.decided:
            out.print(f"{pair.better} is better than {pair.worse}: {more}.")
        else:
            out.print(f"It is not decided whether {pair.better} is better than {pair.worse}: {more}.")


def _more(difference: float, interval: tuple[float, float] | None) -> str:
    return f"{difference:+z.2f}" + (f" ± {(interval[1] - interval[0]) / 2:.2f}" if interval else "")


def _milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:,.0f}" if seconds >= 0.01 else f"{1000 * seconds:.2f}"
