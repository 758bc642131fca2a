"""`hana bench`: a quick measure of this machine."""

from __future__ import annotations

import os
import platform
from typing import Any

from rich.table import Table

from hanashobu.cli import tables
from hanashobu.cli.command import command, option
from hanashobu.cli.common import Decimal, answer, console, game_by_game, json_option, say_if_slow, stopped_early
from hanashobu.engine import native
from hanashobu.games import all_games
from hanashobu.lab.sim import speed
from hanashobu.lab.sim.speed import Speed
from hanashobu.rules.game import Game
from hanashobu.text.current import t


@command()
@option("--seconds", type=Decimal(0.001, 600), metavar="S", default=0.5, show_default=True, help="help-bench-seconds")
@json_option
def bench(seconds: float, as_json: bool) -> None:
    """Measure how fast the engine is here."""
    fast = native.ready()
    say_if_slow()
    cores = os.cpu_count() or 1
    threads = [1, cores] if cores > 1 else [1]

    def measured(game: Game) -> list[tuple[Game, str, Speed]]:
        plain = game, "CPython", speed.plain(game, seconds)
        return [plain, *((game, "compiled", speed.compiled(game, seconds, fast, count)) for count in threads if fast)]

    known = list(all_games().values())
    rows, stopped = game_by_game(known, lambda game: game.title, measured)
    found = [one for game in rows for one in game]
    if as_json:
        answer([_row(game, machine, rate) for game, machine, rate in found])
    elif found:
        _report(found, cores, seconds)
    if stopped:
        stopped_early(len(rows), len(known))


def _report(found: list[tuple[Game, str, Speed]], cores: int, seconds: float) -> None:
    out = console()
    out.print(t("cli-bench-machine", python=platform.python_version(), cores=cores, seconds=seconds), style="dim")
    out.print()
    tables.show(out, _table(found))
    out.print()
    out.print(t("cli-bench-peers"), style="dim")


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
    heads = ("column-game", "column-players", "cli-bench-where", "cli-bench-decisions", "cli-bench-rounds", "cli-bench-ratio")
    table = tables.table(*map(t, heads), numbers=(1, 3, 4, 5))
    base = 1.0
    for game, machine, rate in found:
        plain = machine == "CPython"
        base = rate.decisions_per_second if plain else base
        where = machine if plain else t("cli-bench-threads", machine=machine, threads=rate.threads)
        first = (game.name, str(game.usual_seats)) if plain else ("", "")
        ratio = rate.decisions_per_second / base
        table.add_row(*first, where, f"{rate.decisions_per_second:,.0f}", f"{rate.rounds_per_second:,.0f}", f"{ratio:,.0f}")
    return table
