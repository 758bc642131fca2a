"""What players are asked, told and refused can be read in every language."""

from __future__ import annotations

import re
from functools import cache

import pytest

from hanashobu import games
from hanashobu.play import mechanisms
from hanashobu.rules.game import Game
from hanashobu.rules.options import entries
from hanashobu.text import Amount, Cards, List, Message, Player, msg
from hanashobu.text.catalogue import SOURCE, catalogue, languages
from hanashobu.text.fluent import variables
from hanashobu.text.reader import Reader
from tests.support.helpers import NAMES
from tests.support.strategies import Setup, covering
from tests.text import question_messages

GAMES = list(games.all_games().values())
KEPT = re.compile(r"[A-Z]{2}-[A-Z]?[0-9]+|[0-9]{1,2}[a-d]|counter")  # rule ids, codes of cards, and what is typed


@cache
def messages(game: str) -> tuple[Message, ...]:
    """For each number of players what comes up at the usual table and at another."""
    found: dict[str, Message] = {}
    for seed, setup in enumerate(_tables(games.find(game))):
        found |= {repr(message): message for message in question_messages.of_play(setup, seed, 60)}
    return tuple(found.values())


def _tables(game: Game) -> list[Setup]:
    found = []
    for seats in game.seats:
        found.append(Setup(game, seats, tuple((entry.name, entry.default) for entry in entries(game.options))))
        found += [setup for setup in covering() if setup.game is game and setup.seats == seats][1:2]
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_message_has_the_arguments_that_its_sentence_uses(game: Game) -> None:
    for message in {one.id: one for whole in messages(game.name) for one in question_messages.within(whole)}.values():
        id, _, attribute = message.id.partition(".")
        for lang in languages():
            pattern = catalogue(lang).pattern(id, attribute)
            if pattern is None and message.text:
                continue  # a word that only this game has
            assert pattern is not None, f"{lang} has no {message.id}"
            used = set(variables(pattern))
            assert used <= set(message.args), f"{lang}: {message.id} uses {used - set(message.args)}"
            if lang == SOURCE:
                assert used == set(message.args), f"{message.id} does not use {set(message.args) - used}"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_message_can_be_read(game: Game, lang: str, caplog: pytest.LogCaptureFixture) -> None:
    readers = [Reader(lang, you=you, codes=codes) for you, codes in ((0, True), (None, False))]
    for message in messages(game.name):
        for reader in readers:
            text = reader(message)
            assert text.strip() == text, message
            assert not re.search(r"[{}$]|  |None|Name\(|Amount\(", text), text
            if lang == "ja":
                assert not left_in_english(text), text
    assert not caplog.records


def left_in_english(text: str) -> list[str]:
    for who in NAMES:
        text = text.replace(who, "")
    return re.findall(r"[A-Za-z]{2,}", KEPT.sub("", text))


@pytest.mark.parametrize("lang", languages())
def test_every_question_that_the_table_does_not_show_is_explained(lang: str) -> None:
    for kind in mechanisms.questions().values():
        if not kind.preview:
            assert Reader(lang).has(f"question-{kind.id}.guide"), kind.name


def test_names_that_look_like_sentences_stay_what_they_are() -> None:
    who = List((Player("Jo, Ann", 1), Player("Rock and Roll", 2)))
    question = msg("question-speak", ins=who, pot=Amount(24))
    assert str(question) == "Do you play this round? Jo, Ann and Rock and Roll are in already. The pot has 24 points."
    assert Reader("ja")(question) == "この局に出ますか。Jo, AnnとRock and Rollが出ています。積み金は24点です。"


def test_of_many_cards_only_the_codes_are_shown_where_there_are_codes() -> None:
    few, many = (msg("answer-claim", teyaku=[], sum=Amount(5), cards=Cards(codes)) for codes in (("1a", "3a"), ("1a", "2c", "2d", "3a")))
    assert str(few).endswith("you show 1a Crane, 3a Curtain")
    assert str(many).endswith("you show 1a 2c 2d 3a")
    assert Reader(codes=False)(many).endswith("you show Crane, two Plum Chaff, Curtain")
