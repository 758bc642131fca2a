"""A game from outside in Japanese: its own words where it has some, English where it has none, and nothing breaks."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanashobu import games
from hanashobu.game_file import GameFile
from hanashobu.rules.options import entries
from hanashobu.text import catalogue
from hanashobu.text.names import Name, name
from hanashobu.text.reader import Reader
from tests.games.files import osaka

JA = Reader("ja")


def test_a_game_may_bring_its_own_japanese(tmp_path: Path) -> None:
    game = games.load(osaka(tmp_path))
    assert JA(game.about) == "うちの会の遊びです。"
    assert game.called == Name("Osaka", "ōsaka-bana", "大[おお]坂[さか]花[ばな]")
    assert name("Moat", "堀") == Name("Moat", "hori", "堀[ほり]")
    assert name("Castle", "大坂城") == Name("Castle", "Castle", "大坂城")
    lines = {line.rule: JA(line.text) for line in game.rules().lines()}
    assert lines["OS-3"] == "親から始めます。"
    assert lines["CO-13"] == "12局で一試合です。"
    options = {entry.name: JA(entry.sentence) for entry in entries(game.options)}
    assert options["no_castle"] == "The Castle is no yaku."
    assert "rule-OS-3 = 親から始めます。" in catalogue.added()["ja"]


def test_a_message_that_cannot_be_read_costs_only_itself(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    games.install([GameFile.at(osaka(tmp_path, ("rule-OS-3 = ", "rule-OS-3 = { $")))])  # `hana check` would find it
    game = games.named("osaka")
    assert JA(game.about) == "うちの会の遊びです。"
    assert str(game.rules().play.text) == JA(game.rules().play.text) == "The dealer of Osaka plays first."
    assert [record.getMessage()[:60] for record in caplog.records] == ["Message rule-OS-3 of language ja cannot be read: no expressi"]


def test_a_new_version_of_a_file_brings_its_own_words(tmp_path: Path) -> None:
    games.load(osaka(tmp_path))
    game = games.load(osaka(tmp_path, ("rule-OS-3 = 親から始めます。", "")))
    assert JA(game.rules().play.text) == "The dealer of Osaka plays first."
