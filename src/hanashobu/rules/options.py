"""House rules: one field of a game's `Options` is one house rule, and everything else is read from it."""

from __future__ import annotations

import dataclasses
import re
import types
import typing
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, TypeVar

from hanashobu.nearest import hint
from hanashobu.quoting import quote
from hanashobu.rules.version import CURRENT

Value = bool | int | str | None

NO_WORDS: Mapping[str | None, str] = types.MappingProxyType({})

_TRUE = ("on", "true", "yes")
_FALSE = ("off", "false", "no")
_NONE = ("null", "none", "open")
_NUMBER = re.compile(r"[+-]?[0-9]{1,18}")


class BadOption(ValueError):
    """An option that does not exist, or a value that it cannot have; the message is for people."""


def option(
    default: Value,
    sentence: str,
    *,
    title: str = "",
    rule: str,
    words: Mapping[str | None, str] = NO_WORDS,
    least: int = 1,
    since: int = 1,
    before: Value = None,
) -> Any:
    """One house rule: its default, what it does in a sentence, its title, the id of its rule, and the least number it takes.

    In `words` stands how people read those of its values that do not read well by themselves.

    An option that came with a later version of the rules says so in `since`, and in `before` which of its values is how
    everybody played until then.
    """
    said = {"sentence": sentence, "title": title, "rule": rule, "words": words, "least": least, "since": since, "before": before}
    return dataclasses.field(default=default, metadata=said)


@dataclass(frozen=True)
class Options:
    """What every game lets its players agree on."""

    rounds: int | None = option(
        12, "How many rounds make a match; null for no end but the players' own.", title="Rounds", rule="CO-13", words={None: "no end"}
    )
    must_match: bool = option(False, "A player who holds a card that matches must play one that does.", title="Must match", rule="CO-9")


AnyOptions = TypeVar("AnyOptions", bound=Options)


class Entry(typing.NamedTuple):
    """One option as forms, help pages and headers need it."""

    name: str
    title: str
    default: Value
    sentence: str
    rule: str
    values: str
    choices: tuple[Value, ...]
    words: tuple[str, ...]  # of these choices, as people read them
    least: int
    takes_number: bool
    since: int
    before: Value


def entries(kind: type[Options]) -> tuple[Entry, ...]:
    """The options of a game, in the order of its file, the common ones first."""
    return _entries(typing.cast(Any, kind))


@cache  # reading the types of a game's options takes longer than playing a round
def _entries(kind: Any) -> tuple[Entry, ...]:
    hints = typing.get_type_hints(kind)
    return tuple(_entry(field, hints[field.name]) for field in dataclasses.fields(kind))


def _entry(field: dataclasses.Field[Any], hint: Any) -> Entry:
    default: Any = field.default
    parts = typing.get_args(hint) if isinstance(hint, types.UnionType) else (hint,)
    choices: list[Value] = []
    for part in parts:
        if part is bool:
            choices += [False, True]
        elif part is types.NoneType:
            choices.append(None)
        elif typing.get_origin(part) is Literal:
            choices += typing.get_args(part)
    if default in choices:
        choices.sort(key=lambda value: value != default)
    number = int in parts
    words = [show(value) for value in choices]
    least = field.metadata["least"]
    if number:
        words.append(f"a whole number from {least}")
    return Entry(
        name=field.name,
        title=field.metadata["title"],
        default=default,
        sentence=field.metadata["sentence"],
        rule=field.metadata["rule"],
        values=", ".join(words),
        choices=tuple(choices),
        words=tuple(_word(field, value) for value in choices),
        least=least,
        takes_number=number,
        since=field.metadata["since"],
        before=field.metadata["before"],
    )


def _word(field: dataclasses.Field[Any], value: Value) -> str:
    """A value as people read it: in the option's own words, or as it is written."""
    own: Mapping[Value, str] = field.metadata["words"]
    return own.get(value) or ("none" if value is None else show(value))


def show(value: Value) -> str:
    """A value as people write it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return "null" if value is None else str(value)


def read(kind: type[AnyOptions], texts: tuple[str, ...]) -> AnyOptions:
    """Options from `key=value` texts as typed at a prompt."""
    values: dict[str, Value] = {}
    for text in texts:
        key, found, value = text.partition("=")
        if not found:
            raise BadOption(f"{quote(text)} is not an option; write it as key=value, for example rounds=6.")
        entry = _find(kind, key.strip())
        values[entry.name] = _value(entry, value.strip())
    return kind(**values)  # type: ignore[arg-type]  # each value was checked against its entry


def from_json(kind: type[AnyOptions], values: dict[str, Any], version: int = CURRENT) -> AnyOptions:
    """Options from the header of a record; those that its version of the rules did not have are as everybody played then."""
    checked: dict[str, Value] = {entry.name: entry.before for entry in entries(kind) if entry.since > version}
    for key, value in values.items():
        entry = _find(kind, key)
        if entry.since > version:
            raise BadOption(f"{entry.name} came with version {entry.since} of the rules; this match goes by version {version}.")
        checked[entry.name] = _checked(entry, _spelt(entry, value))
    return kind(**checked)  # type: ignore[arg-type]  # each value was checked against its entry


def stated(kind: type[AnyOptions], values: dict[str, Any], rounds: int | None, version: int = CURRENT) -> AnyOptions:
    """Options from the header of a record, which states every one that its version of the rules has."""
    if values.get("rounds", rounds) != rounds:
        raise BadOption(
            f"The header has rounds {show(rounds)}, but its options have rounds {_shown(values['rounds'])}: leave it out of the options."
        )
    given = {key.replace("-", "_") for key in values} | {"rounds"}
    missing = [entry.name for entry in entries(kind) if entry.since <= version and entry.name not in given]
    if missing:
        raise BadOption(f"The header does not state {', '.join(missing)}: state every option, also one at its default.")
    return from_json(kind, {**values, "rounds": rounds}, version)


def to_json(options: Options, version: int = CURRENT) -> dict[str, Value]:
    """Every option that a version of the rules has, but `rounds`, which stands in a record's `match` event itself."""
    known = [entry.name for entry in entries(type(options)) if entry.since <= version and entry.name != "rounds"]
    return {name: getattr(options, name) for name in known}


def _find(kind: type[Options], key: str) -> Entry:
    known = {entry.name: entry for entry in entries(kind)}
    name = key.replace("-", "_")
    if name in known:
        return known[name]
    raise BadOption(f"There is no option {quote(key)}{hint(name, known)} The options here are {', '.join(known)}.")


def _value(entry: Entry, text: str) -> Value:
    word = text.lower()
    value: Value = word
    if word in _TRUE or word in _FALSE:
        value = word in _TRUE
    elif word in _NONE and None in entry.choices:
        value = None
    elif _NUMBER.fullmatch(word):
        value = int(word)
    return _checked(entry, value)


def _spelt(entry: Entry, value: Any) -> Any:
    """JSON has two spellings of a switch, false and "off", true and "on": the one that the option has."""
    for choice in entry.choices:
        switch = choice in ("off", "on") if isinstance(choice, str) else isinstance(choice, bool)
        if switch and isinstance(value, bool | str) and show(choice) == show(value):
            return choice
    return value


def _checked(entry: Entry, value: Any) -> Value:
    is_number = isinstance(value, int) and not isinstance(value, bool)
    if is_number and entry.takes_number and entry.least <= value <= 10**9:
        return int(value)
    for choice in entry.choices:
        if type(choice) is type(value) and choice == value:
            return choice
    raise BadOption(f"{entry.name} cannot be {_shown(value)}: it takes {entry.values}.")


def _shown(value: Any) -> str:
    """A value as it was given; a text stands in quotes, so that it is not taken for another value."""
    return show(value) if isinstance(value, bool | int) or value is None else quote(value)
