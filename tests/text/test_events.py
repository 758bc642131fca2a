"""What happened can be read in every language, whoever reads it and whatever the players are called."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from hanashobu import games
from hanashobu.play.event import HIDDEN
from hanashobu.play.mechanisms.kinds import EventContext
from hanashobu.play.settlement import event_message
from hanashobu.rules.game import Game
from hanashobu.rules.options import entries
from hanashobu.text import Arg, Cards, List, Message, Player
from hanashobu.text.catalogue import SOURCE, catalogue, languages
from hanashobu.text.fluent import Select, variables
from hanashobu.text.fluent import entries as parsed
from hanashobu.text.reader import Reader, _Scope
from tests.support.helpers import NAMES
from tests.support.strategies import Setup, covering
from tests.text import event_messages
from tests.text.catalogue_files import sources
from tests.text.question_messages import within
from tests.text.test_question_messages import left_in_english

GAMES = list(games.all_games().values())
ODD = ("Jo, Ann", "takes 2 of 3", "ア、イ", "أمل", "🎴 and you", "{ $who }", "you")
FILES = ("event.ftl", "settlement.ftl")
LABELS = re.compile(r"settlement-(times|yaku|yaku-in|cards-long|result|total)|match-end-.*")  # not sentences about events
READERS = [(you, codes) for you in (None, 0, 1, 2) for codes in (True, False)]


def setups(game: Game) -> list[Setup]:
    usual = tuple((entry.name, entry.default) for entry in entries(game.options))
    return [Setup(game, game.seats[-1], usual), *[setup for setup in covering() if setup.game is game][:3]]


def real(game: Game, names: tuple[str, ...], seat: int | None) -> Iterator[Message]:
    for seed, setup in enumerate(setups(game)):
        match = setup.match(seed)
        yield from event_messages.told(match.rules, event_messages.played(setup, seed, 60), names[: setup.seats], seat)


def check(text: str, lang: str) -> None:
    assert text.strip() == text
    assert not re.search(r"[{}$]|  |None|Name\(|Amount\(|\[|\]| [.,:;]|\.\.|。。", text), text
    assert not re.search(r"\b[Yy]ou (plays|takes|draws|has|is|pays|gets|you)\b|^you ", text), text
    if lang == "ja":
        assert not left_in_english(text), text


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_event_of_real_matches_can_be_read(game: Game, lang: str, caplog: pytest.LogCaptureFixture) -> None:
    for seat in (None, 1):
        reader = Reader(lang, you=seat, codes=seat is None)
        for message in real(game, NAMES, seat):
            check(reader(message), lang)
    assert not caplog.records


@pytest.mark.parametrize("lang", languages())
def test_every_variant_of_every_sentence_is_read(lang: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    chosen: dict[int, set[str]] = {}
    choose = _Scope._variant

    def noted(scope: _Scope, node: Select) -> str:
        found = choose(scope, node)
        chosen.setdefault(id(node), set()).add(found)
        return found

    monkeypatch.setattr(_Scope, "_variant", noted)
    said = event_messages.by_hand(NAMES[: event_messages.SOME])
    for you, codes in READERS:
        for message in said:
            check(Reader(lang, you=you, codes=codes)(message), lang)
    assert not caplog.records
    ids = [key for name, text in sources(lang) if name in FILES for key in parsed(text) if not LABELS.fullmatch(key)]
    used = {one.id.partition(".")[0] for message in said for one in within(message)}
    assert set(ids) - used == set()
    missed = [(key, set(node.variants) - chosen.get(id(node), set())) for key in ids for node in selects(key, lang)]
    assert [row for row in missed if row[1]] == []


def selects(key: str, lang: str) -> Iterator[Select]:
    """All choices that a message makes."""
    for attribute in ("", "first"):
        yield from _selects(catalogue(lang).pattern(key, attribute))


def _selects(node: Any) -> Iterator[Select]:
    if isinstance(node, tuple):
        for part in node:
            yield from _selects(part)
    elif isinstance(node, Select):
        yield node
        for variant in node.variants.values():
            yield from _selects(variant)


@pytest.mark.parametrize("lang", languages())
def test_names_that_look_like_sentences_stay_what_they_are(lang: str) -> None:
    """In every sentence about events, exactly as often as the players are named in it."""
    said = [*event_messages.by_hand(ODD[: event_messages.SOME]), *event_messages.by_hand(ODD[-event_messages.SOME :])]
    said += [message for game in GAMES for message in real(game, ODD, None)]
    reader = Reader(lang)
    for message in said:
        text = reader(message)
        for name in named(message):
            assert name in text, (message.id, name, text)


def named(arg: Arg) -> set[str]:
    """The players that a message names and every language must show."""
    if isinstance(arg, Player):
        return {arg.name}
    parts = arg.args.values() if isinstance(arg, Message) else arg.items if isinstance(arg, List) else ()
    return {name for part in parts for name in named(part)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_sentence_has_the_arguments_that_it_uses(game: Game) -> None:
    said = [*real(game, NAMES, None), *event_messages.by_hand(NAMES[: event_messages.SOME])]
    for message in {one.id: one for whole in said for one in within(whole)}.values():
        id, _, attribute = message.id.partition(".")
        for lang in languages():
            pattern = catalogue(lang).pattern(id, attribute)
            if pattern is None and message.text:
                continue  # the English of a game's own file
            assert pattern is not None, f"{lang} has no {message.id}"
            used = set(variables(pattern))
            assert used <= set(message.args), f"{lang}: {message.id}"
            if lang == SOURCE and not message.text:
                assert used == set(message.args), message.id


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_seat_is_told_of_no_card_that_it_does_not_see(game: Game) -> None:
    for seed, setup in enumerate(setups(game)):
        match = setup.match(seed)
        at = EventContext(match.names, match.rules)
        for event in event_messages.played(setup, seed, 60):
            for seat in range(setup.seats):
                seen = event.seen_by(seat)
                said = event_message(seen, at) if seen else None
                assert not said or cards_of(said) <= set(re.findall(r"'(\d+[a-d]|0)'", str(seen))) | {HIDDEN}


def cards_of(arg: Arg) -> set[str]:
    if isinstance(arg, Cards):
        return set(arg.codes)
    parts = arg.args.values() if isinstance(arg, Message) else arg.items if isinstance(arg, List) else ()
    return {code for part in parts for code in cards_of(part)}
