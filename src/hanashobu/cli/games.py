"""`hana games`: which games there are."""

from __future__ import annotations

from hanashobu.cli import tables
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
    table = tables.table(t("column-name"), "", t("column-players"), t("cli-games-what"), line=False)
    table.columns[0].style = "bold"
    for game in found:
        table.add_row(game.name, game.kanji, span(game.seats), say(game.about))
    tables.show(console(), table, words=[3])
