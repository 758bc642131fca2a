"""The rules in words: every line of every table, every option and every bot, in every language."""

from __future__ import annotations

import logging
import re

import pytest

from hanashobu import games
from hanashobu.check.game_texts import game_texts
from hanashobu.rules.game import Game
from hanashobu.text.catalogue import languages
from hanashobu.text.reader import Reader

GAMES = list(games.all_games().values())
LATIN = re.compile(r"[A-Za-zÀ-ɏ]{2,}")
SAME = re.compile(r"\b(?:[A-Z]{2}-[A-Z]?[0-9]+|[0-9]{1,2}[a-d])\b")  # rule ids and codes of cards


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_rule_of_every_table_can_be_read_in_every_language(game: Game, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        for messages in game_texts(game).values():
            for lang in languages():
                read = Reader(lang)
                for message in messages:
                    text = read(message)
                    assert text.strip(), message
                    assert "{" not in text, text
                    if read.vocabulary == "kanji":
                        assert not LATIN.search(SAME.sub("", text)), text
    assert [record.getMessage() for record in caplog.records] == []


def test_a_yaku_is_called_by_its_own_name_where_games_share_the_english_one() -> None:
    """花魁 in Taiyaku is 五光 elsewhere."""
    called = {name: games.find(name).rules().called(rule) for name, rule in (("hiraya", "HI-Y1"), ("taiyaku", "TA-Y1"))}
    assert {name: Reader("ja").arg(one) for name, one in called.items()} == {"hiraya": "五光", "taiyaku": "花魁"}
    assert {Reader().arg(one) for one in called.values()} == {"Five Brights"}
