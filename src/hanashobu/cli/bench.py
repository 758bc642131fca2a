"""`hana bench`: a quick measure of this machine."""

from __future__ import annotations

import os
import platform
from contextlib import nullcontext
from typing import Any

import click
from rich import box
from rich.console import Console
from rich.table import Table

from hanashobu.cli.common import answer, console, json_option, show_progress
from hanashobu.games import all_games
from hanashobu.lab.sim import speed
from hanashobu.lab.sim.run import fast_machine
from hanashobu.lab.sim.speed import Speed
from hanashobu.rules.game import Game

MOST = 600  # seconds
NO_NUMBA = "numba is not installed, so only CPython is measured: pip install 'hanashobu[turbo]'"


def _time(ctx: click.Context, param: click.Parameter, value: float) -> float:
    if not 0 < value <= MOST:
        raise click.UsageError(f"--seconds takes a number above 0 and up to {MOST}, not {value:g}.", ctx)
    return value


@click.command()
@click.option("--seconds", type=float, callback=_time, default=0.5, show_default=True, help="For each measurement.")
@json_option
def bench(seconds: float, as_json: bool) -> None:
    """Measure how fast the engine is here.

    Random play, each game at its usual table: in CPython, compiled on one thread, and compiled on one thread per core.
    Side by side with other engines: `make bench`, in a checkout of the project.

    \b
    hana bench
    hana bench --seconds 3 --json
    """
    fast = fast_machine("play", on_compile=show_progress)
    if fast is None:
        show_progress(NO_NUMBA)
    cores = os.cpu_count() or 1
    threads = [1, cores] if cores > 1 else [1]
    found: list[tuple[Game, str, Speed]] = []
    screen = Console(stderr=True)
    for game in all_games().values():
        with screen.status(f"{game.title} …") if screen.is_terminal else nullcontext():
            found.append((game, "CPython", speed.plain(game, seconds)))
            found += [(game, "numba", speed.compiled(game, seconds, fast, count)) for count in threads if fast]
    if as_json:
        answer([_row(game, machine, rate) for game, machine, rate in found])
        return
    out = console()
    out.print(f"Python {platform.python_version()}, {cores} cores, {seconds:g} s for each measurement", style="dim")
    out.print()
    out.print(_table(found))
    out.print()
    out.print("Side by side with other engines: make bench, in a checkout of the project.", style="dim")


def _row(game: Game, machine: str, rate: Speed) -> dict[str, Any]:
    return {
        "game": game.name,
        "players": game.usual_seats,
        "machine": machine,
        "threads": rate.threads,
        "decisions_per_second": round(rate.decisions_per_second),
        "rounds_per_second": round(rate.rounds_per_second),
        "seconds": rate.seconds,
    }


def _table(found: list[tuple[Game, str, Speed]]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim", show_edge=False)
    table.add_column("game", style="bold", no_wrap=True)
    table.add_column("players", justify="right")
    table.add_column("machine")
    for title in ("decisions/s", "rounds/s", "× CPython"):
        table.add_column(title, justify="right")
    base = 1.0
    for game, machine, rate in found:
        plain = machine == "CPython"
        base = rate.decisions_per_second if plain else base
        where = machine if plain else f"{machine}, {rate.threads} thread{'s' if rate.threads > 1 else ''}"
        first = (game.name, str(game.usual_seats)) if plain else ("", "")
        ratio = rate.decisions_per_second / base
        table.add_row(*first, where, f"{rate.decisions_per_second:,.0f}", f"{rate.rounds_per_second:,.0f}", f"{ratio:,.0f}")
    return table
