"""`hana games`."""

from __future__ import annotations

from hanashobu.games import all_games
from hanashobu.rules.options import entries
from tests.cli.run import data, flat, works


def test_every_game_is_listed_with_its_players_and_a_sentence() -> None:
    text = works("games")
    for game in all_games().values():
        (row,) = [line for line in text.splitlines() if line.startswith(f"{game.name} ")]
        assert game.kanji in row
        assert f" {min(game.seats)}" in row
        assert f"{max(game.seats)} " in row
    assert max(map(len, text.splitlines())) <= 80
    assert "Par is ninety, and a bright card" in flat(text)


def test_json_lists_the_same_with_options() -> None:
    found = {game["name"]: game for game in data("games")}
    assert list(found) == list(all_games())
    for name, game in all_games().items():
        assert found[name]["players"] == list(game.seats)
        assert found[name]["options"] == [entry.name for entry in entries(game.options)]
