"""`hana sim`: many rounds, and what came of them."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
from click.shell_completion import CompletionItem
from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from hanashobu import bots
from hanashobu.api.bots import engine_bot
from hanashobu.api.errors import BadArgument
from hanashobu.bots.bot import Bot
from hanashobu.cli.common import (
    Whole,
    Wrong,
    answer,
    console,
    game_argument,
    json_option,
    option_option,
    players_option,
    reason,
    seed_option,
    show_progress,
    table_of,
)
from hanashobu.cli.spread import on_option, spreading
from hanashobu.engine import turbo
from hanashobu.lab.sim.result import Simulation, YakuRate
from hanashobu.lab.sim.run import fast_machine, prepare, simulate
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options, entries, show

NO_NUMBA = "numba is not installed; simulating on CPython, slower: pip install 'hanashobu[turbo]'"
BROKEN_NUMBA = "numba is installed but cannot be loaded; simulating on CPython, slower."
BAR = 24  # the longest bar of a chart


class BotName(click.ParamType[Bot]):
    """A bot by its name, or the file of one in Python."""

    name = "name"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Bot:
        """The bot."""
        try:
            return engine_bot(value) if isinstance(value, str) else value
        except BadArgument as error:
            raise click.UsageError(error.sentence, ctx) from None

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """The bots that begin so."""
        return [CompletionItem(name, help=bot.sentence) for name, bot in bots.all_bots().items() if name.startswith(incomplete)]


@click.command()
@game_argument
@players_option
@click.option("--rounds", "-r", type=Whole(), default=10_000, metavar="N", help="How many rounds.  [default: 10,000]")
@seed_option
@click.option("--records", type=click.Path(path_type=Path), metavar="FILE", help="Write the record of every match; FILE is overwritten.")
@option_option
@click.option("--threads", "-t", type=Whole(most=1024), metavar="N", help="How many work at once; else one per core.")
@click.option("--bot", type=BotName(), metavar="NAME", default="random", show_default=True, help="Who plays: a bot in every seat.")
@on_option
@json_option
def sim(
    game: Game,
    players: int | None,
    rounds: int,
    seed: int | None,
    records: Path | None,
    options: tuple[str, ...],
    threads: int | None,
    bot: Bot,
    on: str,
    address: str | None,
    as_json: bool,
) -> None:
    """Simulate many rounds, and say what came of them.

    The rounds are played as matches of the usual length. The same seed gives the same numbers, on any number of threads.
    Ctrl-C ends it early and reports what is finished.

    \b
    hana sim hiraya
    hana sim hana_awase --players 4 --rounds 1,000,000 --seed 42
    hana sim nara --rounds 120 --records nara.jsonl
    hana sim kyu_rei_hana -o warbler_and_deer_double=on --json
    hana sim hana_awase --rounds 600 --bot regular
    """
    chosen, seats = table_of(game, options, players)
    if records and on != "here":
        raise click.UsageError("A record is written in order, so it is written here: leave out --on, or --records.")
    if records:
        _may_write(records)
    player = None if bot.name == "random" else bot  # the kernel itself plays at random, a hundred times as fast as through views
    if player:
        show_progress(f"{bot.name} plays through views, on CPython: slower than random play.")
        prepare(player, on_compile=show_progress)
    elif fast_machine("play", on_compile=show_progress) is None:
        show_progress(BROKEN_NUMBA if turbo.available() else NO_NUMBA)
    chosen_seed = secrets.randbits(32) if seed is None else seed
    try:
        with spreading(on, address) as spread, progress(rounds) as on_progress:
            found = simulate(game, chosen, seats, rounds, chosen_seed, threads, on_progress, player, records, show_progress, spread)
    except OSError as error:
        raise Wrong(f"{records} cannot be written: {reason(error)}. What is there is a record up to its last whole line.") from None
    if as_json:
        answer(found.to_json())
    elif found.rounds:
        _report(console(), game, chosen, found, records)
    if found.interrupted:
        show_progress(f"Stopped after {found.rounds:,} of {rounds:,} rounds.")
        raise click.exceptions.Exit(130)


def _may_write(path: Path) -> None:
    """Find out before hours of work whether the file can be written."""
    try:
        path.open("ab").close()
    except OSError as error:
        raise click.UsageError(f"{path} cannot be written: {reason(error)}.") from None


@contextmanager
def progress(rounds: int) -> Iterator[Any]:
    """A bar on standard error, if somebody sees it; the bar goes when it is done."""
    screen = Console(stderr=True)
    if not screen.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.completed:,.0f} of {task.total:,.0f} rounds"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True) as bar:
        task = bar.add_task("", total=rounds)
        yield lambda done: bar.update(task, completed=done)


def _report(out: Console, game: Game, chosen: Options, found: Simulation, records: Path | None) -> None:
    out.print(Text.assemble((game.title, "bold"), f"  {game.kanji}  {found.players} players, {_who(found)}, seed {found.seed}"))
    for entry in entries(type(chosen)):
        if getattr(chosen, entry.name) != entry.default:
            out.print(f"house rule: {entry.name} {show(getattr(chosen, entry.name))}", style="yellow")
    played = f"{found.rounds:,} round{'s' * (found.rounds != 1)} in {found.matches:,} match{'es' * (found.matches != 1)}"
    threads = "" if found.threads == 1 else f", {found.threads} threads"
    out.print(f"{played}; {found.rounds_per_second:,.0f} rounds/s on {found.machine}{threads}", style="dim")
    out.print()
    out.print(_seats(found))
    out.print()
    _chart(out, "made by somebody, per 100 rounds", (*found.yaku, *found.teyaku))
    out.print()
    out.print(f"A round has {found.turns:.1f} turns and {found.decisions:.1f} decisions. {_misdeals(found)}")
    if found.multiplied is not None:
        out.print(f"{found.multiplied:.1%} of the rounds counted more than once.")
    if records:
        out.print(f"Every match is recorded in {records}.")


def _who(found: Simulation) -> str:
    return "random play" if found.bot == "random" else f"{found.bot} in every seat"


def _misdeals(found: Simulation) -> str:
    return f"{found.misdeals_per_deal:.2%} of the deals were misdeals." if found.misdeals_per_deal else "No deal was a misdeal."


def _seats(found: Simulation) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim", show_edge=False)
    table.add_column("seat")
    for title in ("mean result", "95% interval", "spread", "rounds won", "card points"):
        table.add_column(title, justify="right")
    for number, seat in enumerate(found.seats, 1):
        interval = f"{seat.interval[0]:+z.2f} to {seat.interval[1]:+z.2f}" if seat.interval else "-"
        spread = "-" if seat.deviation is None else f"{seat.deviation:.1f}"
        table.add_row(str(number), f"{seat.mean:+z.2f}", interval, spread, f"{seat.won:.1%}", f"{seat.card_points:.1f}")
    table.add_row("dealer", "", "", "", f"{found.dealer_won:.1%}", "", style="dim")
    if found.nobody_won:
        table.add_row("nobody", "", "", "", f"{found.nobody_won:.1%}", "", style="dim")
    return table


def _chart(out: Console, title: str, rows: tuple[YakuRate, ...]) -> None:
    if not rows:
        return
    most = max(row.per_round for row in rows) or 1.0
    out.print(title, style="dim")
    table = Table.grid(padding=(0, 2))
    table.add_column(style="cyan")
    table.add_column()
    table.add_column(justify="right")
    table.add_column(style="magenta")
    for row in rows:
        table.add_row(row.id, row.name, f"{100 * row.per_round:.2f}", "▇" * round(BAR * row.per_round / most))
    out.print(table)
