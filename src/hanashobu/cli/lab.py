"""`hana lab`: a report on a game, or on what a house rule changes."""

from __future__ import annotations

import secrets
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.shell_completion import CompletionItem

from hanashobu.bots.bot import Bot
from hanashobu.cli.command import command, option
from hanashobu.cli.common import (
    WholeNumber,
    complete_option,
    game_argument,
    option_option,
    players_option,
    reason,
    say_if_slow,
    seed_option,
    show_progress,
    table_of,
)
from hanashobu.cli.errors import CommandFailed, Misuse
from hanashobu.cli.sim import BotName, progress
from hanashobu.cli.spread import on_option, spreading
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options
from hanashobu.text import msg
from hanashobu.text.current import t

if TYPE_CHECKING:
    from hanashobu.lab.report.files import Studies

ROUNDS, BOT_ROUNDS = 120_000, 2_400


def _complete_sweep(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """House rules, and after the `=` their values, several after each other."""
    before, comma, begun = incomplete.rpartition(",")
    if not comma:
        return complete_option(ctx, param, incomplete)
    name = before.partition("=")[0]
    found = complete_option(ctx, param, f"{name}={begun}")
    return [CompletionItem(f"{before},{item.value.partition('=')[2]}") for item in found]


@command()
@game_argument
@players_option
@option_option
@option("--rounds", "-r", type=WholeNumber(), metavar="N", help="help-lab-rounds", says={"random": ROUNDS, "bot": BOT_ROUNDS})
@option("--bot", type=BotName(), metavar="NAME", default="regular", show_default=True, help="help-bot")
@option("--sweep", metavar="KEY=A,B,…", help="help-lab-sweep", shell_complete=_complete_sweep)
@seed_option
@option("--to", "folder", type=click.Path(path_type=Path), metavar="FOLDER", help="help-lab-to")
@option("--threads", "-t", type=WholeNumber(most=1024), metavar="N", help="help-threads")
@on_option
def lab(
    *,
    game: Game,
    players: int | None,
    options: tuple[str, ...],
    rounds: int | None,
    bot: Bot,
    sweep: str | None,
    seed: int | None,
    folder: Path | None,
    threads: int | None,
    on: str,
    address: str | None,
) -> None:
    """Write a report on a game."""
    chosen, ruleset = table_of(game, options, players)
    if find_spec("matplotlib") is None:
        raise CommandFailed("cli-lab-no-matplotlib")
    tables = _tables(game, chosen, ruleset.seats, sweep)
    where = folder or Path(f"{game.name}-{sweep.partition('=')[0].strip() if sweep else 'report'}")
    player = None if bot.name == "random" else bot
    say_if_slow()
    count = rounds or (BOT_ROUNDS if player else ROUNDS)
    with spreading(on, address) as spread:
        _may_write(where)
        studies = _play(
            game,
            tables=tables,
            seats=ruleset.seats,
            seed=secrets.randbits(32) if seed is None else seed,
            bot=player,
            rounds=count,
            threads=threads,
            spread=spread,
        )
    trouble = next((study.trouble for _, study in studies if study.trouble), "")
    if not studies or not studies[0][1].rounds:
        if trouble != msg("lab-stopped"):
            raise CommandFailed("cli-lab-nothing", trouble=trouble)
        show_progress("cli-lab-nothing", trouble=trouble)
        raise click.exceptions.Exit(130)
    written = _write(where, sweep, studies)
    click.echo(t("cli-lab-written", path=str(written)))
    if trouble:
        done = sum(study.rounds for _, study in studies)
        show_progress("cli-lab-part", trouble=trouble, done=done, of=count * len(tables))
        raise click.exceptions.Exit(130)


def _tables(game: Game, chosen: Options, seats: int, sweep: str | None) -> list[tuple[str, Options]]:
    """The tables that are studied, each checked by building its rules."""
    from hanashobu.lab.report.sweep import versions

    try:
        tables = versions(chosen, sweep) if sweep else [("", chosen)]
        for _, table in tables:
            game.rules(table, seats)
    except ValueError as error:
        raise Misuse(error) from None
    return tables


def _play(
    game: Game,
    *,
    tables: list[tuple[str, Options]],
    seats: int,
    seed: int,
    bot: Bot | None,
    rounds: int,
    threads: int | None,
    spread: Any,
) -> Studies:
    from hanashobu.lab.report.figures import studies
    from hanashobu.lab.sim.chunks import SimulationSpec

    specs = [SimulationSpec(game, options, seats, seed, bot) for _, options in tables]
    with progress(rounds * len(tables)) as on_progress:
        made = studies(specs, rounds, threads, on_progress, spread, "Ray" if spread else "")
    found = [(title, study) for (title, _), study in zip(tables, made, strict=False)]
    return [one for one in found if one[1].rounds] or found[:1]


def _may_write(folder: Path) -> None:
    """Find out before hours of work whether a report can be put there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".report.part"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError as error:
        raise CommandFailed("cli-lab-folder", folder=str(folder), why=reason(error)) from None


def _write(folder: Path, sweep: str | None, studies: Studies) -> Path:
    """The numbers first; if they cannot be written, they are printed, because computing them took long."""
    from hanashobu.lab.report import files
    from hanashobu.lab.report.build import report
    from hanashobu.lab.report.sweep import sweep_report

    rows = files.numbers(studies)
    text = files.as_csv(rows)
    place: Path = folder / "numbers.csv"
    kept: list[str] = []
    try:
        files.put(place, text.encode())
        kept.append(place.name)
        columns: Any = files.parquet(rows)
        if columns:
            place = folder / "numbers.parquet"
            files.put(place, columns)
            kept.append(place.name)
        place = folder / "report.html"
        option = sweep.partition("=")[0].strip().replace("-", "_") if sweep else ""
        files.put(place, (sweep_report(option, studies) if option else report(studies[0][1])).encode())
    except OSError as error:
        if not kept:
            click.echo(text, nl=False)
        raise CommandFailed("cli-lab-unwritable", path=str(place), why=reason(error), kept=kept, folder=str(folder)) from None
    return place
