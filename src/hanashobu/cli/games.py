"""`hana games`: which games there are."""

from __future__ import annotations

from rich.table import Table

from hanashobu.cli.command import command
from hanashobu.cli.common import answer, console, json_option, span
from hanashobu.games import all_games
from hanashobu.rules.options import entries
from hanashobu.text.current import say, t


@command()
@json_option
def games(as_json: bool) -> None:
    """List the games."""
    found = all_games().values()
    if as_json:
        answer(
            [
                {
                    "name": game.name,
                    "title": game.title,
                    "kanji": game.kanji,
                    "players": game.seats,
                    "sentence": game.sentence,
                    "options": [entry.name for entry in entries(game.options)],
                }
                for game in found
            ]
        )
        return
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(t("column-name"), style="bold", no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column(t("column-players"), no_wrap=True)
    table.add_column(t("cli-games-what"))
    for game in found:
        table.add_row(game.name, game.kanji, span(game.seats), say(game.about))
    console().print(table)
