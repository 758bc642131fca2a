"""A game from outside in Japanese: its own words where it has some, English where it has none, and nothing breaks."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanashobu import games
from hanashobu.lang.japanese import translate
from hanashobu.lang.names import game_name, yaku_name
from hanashobu.server import presentation
from tests.games.files import osaka


def test_a_game_may_bring_its_own_japanese(tmp_path: Path) -> None:
    assert translate("A game of our club.") == "A game of our club."
    game = games.load(osaka(tmp_path))
    assert translate("A game of our club.") == "うちの会の遊びです。"
    assert translate("Osaka", "osaka") == "大坂花"
    assert game_name(game) == ("Osaka", "ōsaka-bana", "大[おお]坂[さか]花[ばな]")
    assert yaku_name("Moat", "堀") == ("Moat", "hori", "堀[ほり]")
    assert yaku_name("Castle", "大坂城") == ("Castle", "Castle", "大坂城")
    book = presentation.rule_book(game, game.options(), 2, "ja")
    lines = {line.rule: line.text for line in book.lines}
    assert lines["OS-3"] == "親から始めます。"
    (info,) = [info for info in presentation.all_games("ja") if info.game == "osaka"]
    assert info.sentence == "うちの会の遊びです。"
    assert {option.name: option.sentence for option in info.options}["no_castle"] == "The Castle is no yaku."


def test_words_that_are_no_catalogue_cost_only_themselves(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    games.load(osaka(tmp_path, ('ja={"A game of our club."', 'ja={"{x}{y}": "{x}", "A game of our club."')))
    assert translate("A game of our club.", "osaka") == "A game of our club."
    assert translate("12 rounds make a match.", "osaka") == "12局で一試合です。"
    assert [record.getMessage() for record in caplog.records] == [
        "osaka: '{x}{y}' and its translation must have the same holes; the game is shown in English."
    ]
