"""The rules in words: every line of every table, every option and every bot, in every language."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator

import pytest

from hanashobu import games
from hanashobu.rules.deal import shape
from hanashobu.rules.game import BadTable, Game
from hanashobu.rules.options import Options, entries
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.text import described
from hanashobu.text import List, Message
from hanashobu.text.catalogue import SOURCE, languages
from hanashobu.text.fluent import entries as entries_of
from hanashobu.text.fluent import variables
from hanashobu.text.reader import Reader
from tests.text.support import sources

GAMES = list(games.all_games().values())
LATIN = re.compile(r"[A-Za-zÀ-ɏ]{2,}")
SAME = re.compile(r"\b(?:[A-Z]{2}-[A-Z]?[0-9]+|[0-9]{1,2}[a-d])\b")  # rule ids and codes of cards
SUMS = (-1250, -1, 0, 1, 7, 12, 113, 1241)


def tables(game: Game) -> Iterator[Ruleset]:
    """Every table of a game: each choice of each house rule, for each number of players."""
    for seats in game.seats:
        for entry in entries(game.options):
            for value in (*entry.choices, *((max(entry.least, 2000),) if entry.takes_number else ())):
                try:
                    yield game.rules(game.options(**{entry.name: value}), seats)
                except BadTable:
                    continue


def of_table(rules: Ruleset) -> Iterator[Message]:
    """Everything that is said of a table."""
    for line in rules.lines():
        yield line.text
    for row in rules.yaku:
        yield from (row.line().text, row.worth(rules.yaku_unit()), row.text(), described(row.cards()))
        yield from (level.pattern.text() for level in row.levels)
    for hand in rules.teyaku:
        yield from (hand.text(), hand.worth(rules.yaku_unit()))
    yield shape(rules.deal, rules.seats, rules.deck.bit_count())
    yield from (rules.units.show(points) for points in SUMS)
    yield from (described(cards, rules.deck) for _, cards in rules.values.rows(rules.deck))


def of_options(options: type[Options]) -> Iterator[Message]:
    """The texts of house rules."""
    for entry in entries(options):
        yield from (entry.title, entry.sentence, *entry.words)


def everything(game: Game) -> dict[str, list[Message]]:
    """Every message about a game, each once, by its id."""
    found: dict[str, list[Message]] = {}
    for message in (game.about, *of_options(game.options), *(one for rules in tables(game) for one in of_table(rules))):
        for part in parts(message):
            known = found.setdefault(part.id, [])
            if part not in known:
                known.append(part)
    return found


def parts(message: Message) -> Iterator[Message]:
    """A message, and those that are its arguments."""
    yield message
    for arg in message.args.values():
        for one in arg.items if isinstance(arg, List) else (arg,):
            if isinstance(one, Message):
                yield from parts(one)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_rule_of_every_table_can_be_read_in_every_language(game: Game, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        for messages in everything(game).values():
            for lang in languages():
                read = Reader(lang)
                for message in messages:
                    text = read(message)
                    assert text.strip(), message
                    assert "{" not in text, text
                    if read.vocabulary == "kanji":
                        assert not LATIN.search(SAME.sub("", text)), text
    assert [record.getMessage() for record in caplog.records] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_texts_of_a_game_are_translated_with_the_arguments_that_they_have(game: Game) -> None:
    """English stands in the file of the game, so nothing else compares the two."""
    own_texts = {id: set().union(*(message.args for message in found)) for id, found in everything(game).items() if found[0].text}
    for lang in languages():
        if lang == SOURCE:
            continue
        source = dict(sources(lang)).get(f"game-{game.name}.ftl") or game.words.catalogues.get(lang, "")
        translated = {}
        for id, entry in entries_of(source).items():
            for part in (None, *entry.attributes()):
                if pattern := entry.part(part):
                    translated[f"{id}.{part}" if part else id] = variables(pattern)
        assert sorted(translated) == sorted(own_texts), lang
        assert {id for id, used in translated.items() if used - own_texts[id]} == set()


def test_a_yaku_is_called_by_its_own_name_where_games_share_the_english_one() -> None:
    """花魁 in Taiyaku is 五光 elsewhere."""
    called = {name: games.find(name).rules().called(rule) for name, rule in (("hiraya", "HI-Y1"), ("taiyaku", "TA-Y1"))}
    assert {name: Reader("ja").arg(one) for name, one in called.items()} == {"hiraya": "五光", "taiyaku": "花魁"}
    assert {Reader().arg(one) for one in called.values()} == {"Five Brights"}
