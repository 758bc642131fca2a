"""Arguments for every message: of the type that its functions and variants ask for, and people's names where any text may stand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from typing import Any

from hanashobu.text import Amount, Cards, List, Message, Player
from hanashobu.text.catalogue import SOURCE, Catalogue, languages
from hanashobu.text.fluent import FunctionCall, Pattern, Reference, Select, Variable, entries, variables
from hanashobu.text.reader import Reader, _Scope
from tests.text.catalogue_files import sources

NAMES = ("Jo, Ann", "takes 2 of 3", "ア、イ", "نورة", "רות", "🎴🌸", "花" * 40, "{ $who }", "cli-error", "O'Neill-Šťastný")
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = ("SIGNED", "DECIMAL", "SIGNED_DECIMAL", "PERCENT", "GROUPED")
LISTS = ("OR", "COMMA", "SEMICOLON", "AND", "PEOPLE")
SHOWING = (*LISTS, "CAPITAL")  # functions that show what they are given
MOST = 24  # combinations of arguments for one message


class Whole(Catalogue):
    """A catalogue with the page's messages too, and without what the files of games bring along."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self._entries = {}
        for _, source in sources(lang):
            self._entries |= entries(source)


@cache
def whole(lang: str) -> Whole:
    return Whole(lang)


def patterns(lang: str) -> Iterator[tuple[str, Pattern]]:
    """Every message and every attribute of a language."""
    for id, entry in whole(lang)._entries.items():
        for part in (None, *entry.attributes()):
            found = entry.part(part)
            if found is not None:
                yield (f"{id}.{part}" if part else id), found


def nodes(node: Any) -> Iterator[Any]:
    yield node
    below: tuple[Any, ...] = ()
    match node:
        case tuple():
            below = node
        case FunctionCall():
            below = (*node.positional, *node.named.values())
        case Select():
            below = (node.by, *node.variants.values())
    for one in below:
        yield from nodes(one)


def _values(name: str, pattern: Pattern, who: str) -> list[Any]:
    """What an argument can be, by how the message uses it."""
    called = {node.name for node in nodes(pattern) if isinstance(node, FunctionCall) and Variable(name) in node.positional}
    keys = {key for node in nodes(pattern) if isinstance(node, Select) and node.by == Variable(name) for key in node.variants}
    words = {key for key in keys if key not in PLURALS and not re.fullmatch("-?[0-9]+", key)}
    if words:
        return sorted(words)
    person = Player(who, 1)
    if "SHORT" in called:
        return [Amount(7), Amount(1, "kan")]
    if keys or called & set(NUMBERS):
        return [0, 1, 2, 7]
    if "BRIEF" in called:
        return [Cards(("1a", "8a")), Cards(("1a", "2c", "2d", "3a"))]
    if called & set(LISTS):
        return [List((person,)), List((person, Player("Ann", 2), Player("Ben", 0))), *([List(())] if "HAS" in called else [])]
    if "PERSON" in called or "COUNT" in called:
        return [List((person,)) if "COUNT" in called or "HAS" in called else person, List((person, Player("Ann", 2)))]
    if "HAS" in called:
        return [person, ""]
    return [person]


def fillings(lang: str, id: str, pattern: Pattern, who: str, apart: bool = False) -> Iterator[dict[str, Any]]:
    """Arguments for a message: all that English has, whatever this language makes of them; `apart` no two with the same name."""
    name, _, part = id.partition(".")
    english = whole(SOURCE).pattern(name, part) or pattern
    both = (*pattern, *english)
    names = sorted(variables(english) | variables(pattern))
    for values in islice(product(*(_values(name, both, f"{who} {name}" if apart else who) for name in names)), MOST):
        yield dict(zip(names, values, strict=True))


def scope(lang: str, id: str, args: dict[str, Any], you: int | None = None) -> _Scope:
    return _Scope(Reader(lang, you=you), whole(lang), id, Message(id, args).args)


def displayed(at: _Scope, pattern: Pattern) -> Iterator[str]:
    """The arguments that a sentence shows, on the way that it takes through its variants."""
    for part in pattern:
        match part:
            case Variable():
                yield part.name
            case Select():
                yield from displayed(at, part.variants[at._variant(part)])
            case FunctionCall() if part.name in SHOWING:
                yield from (one.name for one in part.positional if isinstance(one, Variable))
            case Reference():
                found = at.where.pattern(part.id, part.attribute)
                yield from displayed(at, found or ())


LANGUAGES = languages()
