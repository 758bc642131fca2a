"""`hana check`: whether the file of a game is in order."""

from __future__ import annotations

import dataclasses
import importlib.util
import sys
from pathlib import Path
from typing import Any

import click
from rich.table import Table
from rich.text import Text

from hanashobu.check import Report
from hanashobu.check import check as check_game
from hanashobu.cli.common import GameName, answer, console, json_option, reason, span
from hanashobu.games import all_games
from hanashobu.rules.game import Game
from hanashobu.rules.text import count


class GameOrFile(GameName):
    """A game by its name, or a Python file with a `GAME` of its own."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game:
        """The game."""
        return load(Path(value), ctx) if isinstance(value, str) and value.endswith(".py") else super().convert(value, param, ctx)


def load(path: Path, ctx: click.Context | None) -> Game:
    """The game that a file describes; the file is run for that."""
    spec = importlib.util.spec_from_file_location(f"hanashobu_checked_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    try:
        spec.loader.exec_module(module)
    except OSError as error:
        raise click.UsageError(f"{path} cannot be read: {reason(error)}.", ctx) from None
    except Exception as error:  # whatever the file does wrong is what we are here to tell
        raise click.UsageError(f"{path} cannot be loaded: {type(error).__name__}: {error}.", ctx) from None
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise click.UsageError(f"{path} has no GAME; a game's file ends with GAME = Game(…).", ctx)
    return game


@click.command()
@click.argument("game", required=False, type=GameOrFile())
@json_option
def check(game: Game | None, as_json: bool) -> None:
    """Check the file of a game.

    Every number of players and every option is tried: do deal and deck add up, is par an equal share of the card points,
    does every option change something, can every yaku be made and count, have all rules an id, can it be played?
    Without a game, all of them are checked. The exit status is 1 if something is wrong.

    \b
    hana check
    hana check nara
    hana check my_game.py
    """
    reports = [check_game(one) for one in ([game] if game else all_games().values())]
    if as_json:
        answer([{**dataclasses.asdict(report), "ok": report.ok} for report in reports])
    else:
        _print(reports)
    if not all(report.ok for report in reports):
        raise click.exceptions.Exit(1)


def _print(reports: list[Report]) -> None:
    out = console()
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("game", style="bold", no_wrap=True)
    table.add_column("players", no_wrap=True)
    for title in ("cards", "points", "par", "yaku", "teyaku", "options"):
        table.add_column(title, justify="right", no_wrap=title != "par")
    table.add_column("", no_wrap=True, min_width=5)
    for report in reports:
        par = ", ".join(map(str, dict.fromkeys(report.par.values()))) or "-"
        numbers = map(str, (report.cards, report.points, par, report.yaku, report.teyaku, report.options))
        verdict = Text("ok", style="green") if report.ok else Text("wrong", style="bold red")
        table.add_row(report.game, span(report.players), *numbers, verdict)
    out.print(table)
    out.print()
    for report in reports:
        for text in report.wrong:
            out.print(Text.assemble((f"{report.game}: ", "bold red"), text))
    tried = sum(report.tables for report in reports)
    out.print(f"{count(tried, 'table')} tried: every number of players, every option.", style="dim")
