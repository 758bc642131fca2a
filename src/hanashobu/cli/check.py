"""`hana check`: whether the file of a game is in order."""

from __future__ import annotations

import dataclasses

import click
from rich.table import Table
from rich.text import Text

from hanashobu import games
from hanashobu.check import Report
from hanashobu.check import check as check_game
from hanashobu.cli.command import command
from hanashobu.cli.common import GameName, answer, console, json_option, span
from hanashobu.rules.game import Game
from hanashobu.text.current import say, t


class Unproven(GameName):
    """A game that may be in any state: that is what is looked at."""

    def find(self, value: str | Game) -> Game:
        """The game; a file is read and not made known, so that what is wrong with it can be said in full."""
        return games.read(value) if isinstance(value, str) and games.looks_like_path(value) else super().find(value)


@command()
@click.argument("game", required=False, type=Unproven())
@json_option
def check(game: Game | None, as_json: bool) -> None:
    """Check the file of a game."""
    reports = [check_game(one) for one in ([game] if game else games.all_games().values())]
    if as_json:
        answer([{**dataclasses.asdict(report), "wrong": [*map(say, report.wrong)], "ok": report.ok} for report in reports])
    else:
        _print(reports)
    if not all(report.ok for report in reports):
        raise click.exceptions.Exit(1)


def _print(reports: list[Report]) -> None:
    out = console()
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(t("column-game"), style="bold", no_wrap=True)
    table.add_column(t("column-players"), no_wrap=True)
    for what in ("cards", "points", "par", "yaku", "teyaku", "options"):
        table.add_column(t(f"cli-check-{what}"), justify="right", no_wrap=what != "par")
    table.add_column("", no_wrap=True, min_width=5)
    for report in reports:
        par = ", ".join(map(str, dict.fromkeys(report.par.values()))) or "-"
        numbers = map(str, (report.cards, report.points, par, report.yaku, report.teyaku, report.options))
        verdict = Text(t("cli-check-ok"), style="green") if report.ok else Text(t("cli-check-wrong"), style="bold red")
        table.add_row(report.game, span(report.players), *numbers, verdict)
    out.print(table)
    out.print()
    for report in reports:
        for wrong in report.wrong:
            out.print(Text.assemble((f"{report.game}: ", "bold red"), say(wrong)))
    tried = sum(report.tables for report in reports)
    out.print(t("cli-check-tried", tables=tried), style="dim")
