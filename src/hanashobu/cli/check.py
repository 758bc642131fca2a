"""`hana check`: whether the file of a game is in order."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import click
import msgspec
from rich.text import Text

from hanashobu import games, inspection
from hanashobu.check import Report, names
from hanashobu.check import check as check_game
from hanashobu.cli import tables
from hanashobu.cli.command import command
from hanashobu.cli.common import GameName, answer, console, game_by_game, json_option, span, stopped_early
from hanashobu.cli.errors import Misuse
from hanashobu.game_file import GameFile
from hanashobu.rules.game import Game
from hanashobu.text.current import say, t


@command()
@click.argument("game", required=False, shell_complete=GameName().shell_complete)
@json_option
def check(game: str | None, as_json: bool) -> None:
    """Check the file of a game."""
    if game and games.looks_like_path(game):
        reports, known, stopped = [_of_file(game)], [], False
    else:
        known = [_named(game)] if game else list(games.all_games().values())
        reports, stopped = game_by_game(known, lambda one: one.title, check_game)
    for report in reports:
        report.wrong += names.beside_others(report)
    if as_json:
        answer(
            [
                {**dataclasses.asdict(report), "wrong": [*map(say, report.wrong)], "remarks": [*map(say, report.remarks)], "ok": report.ok}
                for report in reports
            ]
        )
    elif reports:
        _print(reports)
    if stopped:
        stopped_early(len(reports), len(known))
    if not all(report.ok for report in reports):
        raise click.exceptions.Exit(1)


def _named(game: str) -> Game:
    try:
        return games.named(game)
    except games.UnknownGame as error:
        raise Misuse(error, click.get_current_context()) from None


def _of_file(path: str) -> Report:
    """The report on a file, which a process of its own looks at: it may be in any state, and is not made known."""
    try:
        file = GameFile.at(Path(path).expanduser())
        verdict = inspection.inspect_anew(file)
    except games.BadGameFile as error:
        raise Misuse(error, click.get_current_context()) from None
    if verdict.refused:
        raise Misuse(verdict.refused, click.get_current_context())
    if not bytes(verdict.report):
        return Report(game=Path(path).stem, players=(), wrong=list(verdict.wrong))
    return msgspec.json.decode(verdict.report, type=Report)


def _print(reports: list[Report]) -> None:
    out = console()
    heads = [t(f"cli-check-{what}") for what in ("cards", "points", "par", "yaku", "teyaku", "options")]
    table = tables.table(t("column-game"), t("column-players"), *heads, "", numbers=range(2, 8), line=False)
    table.columns[0].style = "bold"
    for report in reports:
        par = ", ".join(map(str, dict.fromkeys(report.par.values()))) or "-"
        numbers = map(str, (report.cards, report.points, par, report.yaku, report.teyaku, report.options))
        verdict = Text(t("cli-check-ok"), style="green") if report.ok else Text(t("cli-check-wrong"), style="bold red")
        table.add_row(report.game, span(report.players), *numbers, verdict)
    tables.show(out, table, words=[4])
    out.print()
    for report in reports:
        for wrong in report.wrong:
            out.print(Text.assemble((f"{report.game}: ", "bold red"), say(wrong)))
        for remark in report.remarks:
            out.print(f"{report.game}: {say(remark)}", style="dim")
    tried = sum(report.tables for report in reports)
    out.print(t("cli-check-tried", tables=tried), style="dim")
