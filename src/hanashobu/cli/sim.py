"""`hana sim`: many rounds, and what came of them."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
from click.shell_completion import CompletionItem
from rich.console import Console
from rich.table import Table
from rich.text import Text

from hanashobu import bots
from hanashobu.bots.bot import Bot
from hanashobu.cli import tables
from hanashobu.cli.command import command, option
from hanashobu.cli.common import (
    WholeNumber,
    answer,
    console,
    game_argument,
    json_option,
    option_option,
    players_option,
    reason,
    say_if_slow,
    seed_option,
    show_progress,
    table_of,
    titled,
)
from hanashobu.cli.errors import CommandFailed, Misuse
from hanashobu.cli.spread import on_option, spreading
from hanashobu.lab.sim.result import Simulation, YakuRate
from hanashobu.lab.sim.run import simulate
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options, entries, show
from hanashobu.text import Arg, msg
from hanashobu.text.current import say, t
from hanashobu.text.names import name
from hanashobu.text.numbers import written
from hanashobu.text.width import cells, wrap

SHORTEST, BAR = 6, 24  # of the bars of a chart


class BotName(click.ParamType[Bot]):
    """A bot by its name, or the file of one in Python."""

    name = "name"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Bot:
        """The bot."""
        if not isinstance(value, str):
            return value  # type: ignore[no-any-return]
        if known := bots.all_bots().get(value):
            return known
        from hanashobu.api.bots import engine_bot  # for bots in files and packages; it takes a while to load
        from hanashobu.api.errors import BadArgument

        try:
            return engine_bot(value)
        except BadArgument as error:
            raise Misuse(error, ctx) from None

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """The bots that begin so."""
        return [CompletionItem(called, help=bot.sentence) for called, bot in bots.all_bots().items() if called.startswith(incomplete)]


@command()
@game_argument
@players_option
@option("--rounds", "-r", type=WholeNumber(), default=10_000, default_text="10,000", metavar="N", help="help-sim-rounds")
@seed_option
@option("--records", type=click.Path(path_type=Path), metavar="FILE", help="help-sim-records")
@option_option
@option("--threads", "-t", type=WholeNumber(most=1024), metavar="N", help="help-threads")
@option("--bot", type=BotName(), metavar="NAME", default_text="random", help="help-bot")
@on_option
@json_option
def sim(
    *,
    game: Game,
    players: int | None,
    rounds: int,
    seed: int | None,
    records: Path | None,
    options: tuple[str, ...],
    threads: int | None,
    bot: Bot | None,
    on: str,
    address: str | None,
    as_json: bool,
) -> None:
    """Simulate many rounds, and say what came of them."""
    chosen, ruleset = table_of(game, options, players)
    if records and on != "here":
        raise Misuse("cli-sim-records-here")
    if records:
        _may_write(records)
    player = None if bot and bot.name == "random" else bot  # the kernel itself plays at random, a hundred times as fast as through views
    if player:
        show_progress("cli-sim-views", bot=player.name)
    say_if_slow()
    chosen_seed = secrets.randbits(32) if seed is None else seed
    try:
        with spreading(on, address) as spread, progress(rounds) as on_progress:
            found = simulate(
                game,
                chosen,
                ruleset.seats,
                rounds=rounds,
                seed=chosen_seed,
                threads=threads,
                on_progress=on_progress,
                bot=player,
                records=records,
                on_trouble=show_progress,
                spread=spread,
            )
    except OSError as error:
        raise CommandFailed("cli-sim-unwritable", path=str(records), why=reason(error)) from None
    if as_json:
        answer(found.to_json())
    elif found.rounds:
        _report(console(), game, chosen, found, records)
    if found.interrupted:
        show_progress("cli-stopped-early", trouble="", done=found.rounds, of=rounds)
        raise click.exceptions.Exit(130)


def _may_write(path: Path) -> None:
    """Find out before hours of work whether the file can be written."""
    try:
        path.open("ab").close()
    except OSError as error:
        raise CommandFailed("cli-unwritable", path=str(path), why=reason(error)) from None


@contextmanager
def progress(rounds: int) -> Iterator[Any]:
    """A bar on standard error, if somebody sees it; the bar goes when it is done."""
    screen = Console(stderr=True)
    if not screen.is_terminal:
        yield None
        return
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    done = TextColumn(t("cli-sim-progress", done="{task.completed:,.0f}", of="{task.total:,.0f}"))
    columns = (done, BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True) as bar:
        task = bar.add_task("", total=rounds)
        yield lambda done: bar.update(task, completed=done)


def _report(out: Console, game: Game, chosen: Options, found: Simulation, records: Path | None) -> None:
    heading(out, game, chosen, t("cli-sim-table", players=found.players, bot=found.bot, seed=str(found.seed)))
    rate: dict[str, Arg] = {"rate": round(found.rounds_per_second), "machine": found.machine, "threads": found.threads}
    out.print(t("cli-sim-played", rounds=found.rounds, matches=found.matches, **rate), style="dim")
    out.print()
    tables.show(out, _seats(found))
    out.print()
    _chart(out, game, chosen, found)
    out.print()
    out.print(t("cli-sim-length", turns=found.turns, decisions=found.decisions, misdeals=found.misdeals_per_deal))
    if found.multiplied is not None:
        out.print(t("cli-sim-multiplied", share=found.multiplied))
    if records:
        out.print(t("cli-sim-recorded", path=str(records)))


def heading(out: Console, game: Game, chosen: Options, facts: str) -> None:
    """The game, facts about the table, and the house rules that were changed."""
    out.print(titled(game, facts))
    for entry in entries(type(chosen)):
        if getattr(chosen, entry.name) != entry.default:
            out.print(t("cli-house-rule", name=entry.name, value=show(getattr(chosen, entry.name))), style="yellow")


def _seats(found: Simulation) -> Table:
    heads = ("seat", "mean", "interval", "spread", "won", "cards")
    table = tables.table(*(t(f"cli-sim-column-{what}") for what in heads), numbers=range(1, len(heads)))
    for number, seat in enumerate(found.seats, 1):
        low, high = seat.interval or (0.0, 0.0)
        interval = t("cli-span", first=written(low, "+z.2f"), last=written(high, "+z.2f")) if seat.interval else "-"
        spread = "-" if seat.deviation is None else f"{seat.deviation:.1f}"
        table.add_row(str(number), written(seat.mean, "+z.2f"), interval, spread, f"{seat.won:.1%}", f"{seat.card_points:.1f}")
    table.add_row(t("cli-sim-dealer"), "", "", "", f"{found.dealer_won:.1%}", "", style="dim")
    if found.nobody_won:
        table.add_row(t("cli-sim-nobody"), "", "", "", f"{found.nobody_won:.1%}", "", style="dim")
    return table


def _chart(out: Console, game: Game, chosen: Options, found: Simulation) -> None:
    rows: tuple[YakuRate, ...] = (*found.yaku, *found.teyaku)
    if not rows:
        return
    called = {row.id: name(row.name, row.kanji) for row in game.rules(chosen, found.players).paid()}
    most = max(row.per_round for row in rows) or 1.0
    out.print(t("cli-sim-chart"), style="dim")
    ids, rate = max(len(row.id) for row in rows) + 2, len(f"{100 * most:.2f}") + 2
    shown = [(row, wrap(say(msg("words", text=called.get(row.id, row.name))), max(10, out.width - ids - rate - 2))) for row in rows]
    names = max(cells(line) for _, lines in shown for line in lines)
    bar = min(BAR, out.width - ids - rate - names - 2)
    for row, (first, *more) in shown:
        line = Text.assemble((f"{row.id:<{ids}}", "cyan"), first, " " * (names - cells(first)), f"{100 * row.per_round:>{rate}.2f}")
        if bar >= SHORTEST:
            line.append(f"  {'▇' * round(bar * row.per_round / most)}", "magenta")
        out.print(line, soft_wrap=True)
        for text in more:
            out.print(Text(" " * ids + text), soft_wrap=True)
