"""`hana check`: whether the file of a game is in order."""

from __future__ import annotations

import dataclasses

import click
from rich.table import Table
from rich.text import Text

from hanashobu import games
from hanashobu.check import Report
from hanashobu.check import check as check_game
from hanashobu.cli.common import GameName, answer, console, json_option, span
from hanashobu.rules.game import Game
from hanashobu.rules.text import count


class Unproven(GameName):
    """A game that may be in any state: that is what is looked at."""

    def find(self, value: str | Game) -> Game:
        """The game; a file is read and not made known, so that what is wrong with it can be said in full."""
        return games.read(value) if isinstance(value, str) and games.looks_like_path(value) else super().find(value)


@click.command()
@click.argument("game", required=False, type=Unproven())
@json_option
def check(game: Game | None, as_json: bool) -> None:
    """Check the file of a game.

    Every number of players and every option is tried: do deal and deck add up, is par an equal share of the card points,
    does every option change something, can every yaku be made and count, have all rules an id, can it be played?
    A part that would silently do nothing is an error: a phase without its part, a part without its phase, a rule that the
    settlement does not ask for. Without a game, all of them are checked. The exit status is 1 if something is wrong.

    \b
    hana check
    hana check nara
    hana check my_game.py
    """
    reports = [check_game(one) for one in ([game] if game else games.all_games().values())]
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
    out.print(f"{count(tried, 'table')} tried: every number of players, every option, every two of them.", style="dim")
