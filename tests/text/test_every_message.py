"""Every message of every catalogue, filled with arguments of every type."""

from __future__ import annotations

import logging
import re
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from hanashobu.text import List, Player
from hanashobu.text.reader import FUNCTIONS, Reader
from tests.text.catalogue_files import sources
from tests.text.sample_arguments import LANGUAGES, NAMES, displayed, fillings, patterns, scope

LEFT = re.compile(r"[{}]|\$[a-z]|Player\(|Message\(")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_stand_in_every_sentence_as_they_are(lang: str, caplog: pytest.LogCaptureFixture) -> None:
    read = 0
    for number, (id, pattern) in enumerate(patterns(lang)):
        who = NAMES[number % len(NAMES)]  # each name in a tenth of the messages, and all messages with some name
        for args in fillings(lang, id, pattern, who):
            at = scope(lang, id, args)
            text = at.say(pattern)
            for name in displayed(at, pattern):
                value = args[name]
                people = value.items if isinstance(value, List) else (value,)
                for one in people:
                    assert not isinstance(one, Player) or one.name in text, (id, text)
            braces = id.startswith("error-game-file-field")  # which shows some of Python's
            assert braces or not LEFT.search(text.replace(who, "")), (id, text)
            read += 1
    assert read > 1500
    assert [record.getMessage() for record in caplog.records] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_without_its_arguments_shows_which_it_needs_and_says_so_once(lang: str, caplog: pytest.LogCaptureFixture) -> None:
    at = scope(lang, "cli-deck-written", {"count": 51})
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            assert "{$folder}" in at.say(at.where.pattern("cli-deck-written") or ())
    assert len([record for record in caplog.records if "cli-deck-written" in record.getMessage()]) <= 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_reads_as_with_the_official_runtime(lang: str) -> None:
    reader = Reader(lang)
    known: dict[str, Any] = {}

    def native(value: Any) -> Any:
        return known.get(value, value) if isinstance(value, str) else getattr(value, "value", value)

    def function(name: str) -> Any:
        return lambda *given, **named: FUNCTIONS[name](reader, *map(native, given), **{key: int(one) for key, one in named.items()})

    def shown(value: Any) -> str:
        return value if isinstance(value, str) else reader._text(value, 0)

    bundle = FluentBundle([lang], functions={name: _texts(function(name), shown) for name in FUNCTIONS}, use_isolating=False)
    for _, source in sources(lang):
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    for id, pattern in patterns(lang):
        if id.startswith("-"):
            continue
        name, _, part = id.partition(".")
        message = bundle.get_message(name)
        official = message.attributes[part] if part else message.value
        assert official is not None
        for args in fillings(lang, id, pattern, "Jo, Ann", apart=True):
            texts: dict[str, Any] = {name: value if isinstance(value, int) else shown(value) for name, value in args.items()}
            known.clear()
            known.update({texts[name]: value for name, value in args.items() if not isinstance(value, int | str)})
            expected, errors = bundle.format_pattern(official, texts)
            assert not errors, (id, errors)
            assert scope(lang, id, args).say(pattern).replace("−", "-") == str(expected).replace("−", "-"), id


def _texts(function: Any, shown: Any) -> Any:
    """A function whose result the official runtime can take: a number, or a text."""

    def wrapped(*given: Any, **named: Any) -> Any:
        found = function(*given, **named)
        return found if isinstance(found, int | str) else shown(found)

    return wrapped
