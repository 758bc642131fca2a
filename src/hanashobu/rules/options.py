"""House rules: one field of a game's `Options` is one house rule, and everything else is read from it."""

from __future__ import annotations

import dataclasses
import re
import types
import typing
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, TypeVar

from hanashobu.nearest import nearest
from hanashobu.rules.bad_table import BadTable
from hanashobu.text import Message, Quoted, msg
from hanashobu.text.message import own
from hanashobu.wire import Wire

Value = bool | int | str | None

NO_WORDS: Mapping[str | None, str] = types.MappingProxyType({})

NO_VALUES: Mapping[str, Value] = types.MappingProxyType({})

Item = TypeVar("Item")

MOST = 10**9 - 1  # that any option takes

_TRUE = ("on", "true", "yes")
_FALSE = ("off", "false", "no")
_NONE = ("null", "none", "open")
_NUMBER = re.compile(r"[+-]?[0-9]{1,18}")


class BadOption(BadTable):
    """An option that does not exist, or a value that it cannot have."""


def option(
    default: Value,
    sentence: str,
    *,
    title: str = "",
    rule: str,
    key: str = "",
    words: Mapping[str | None, str] = NO_WORDS,
    least: int = 1,
    most: int = MOST,
    needs: str = "",
) -> Any:
    """One house rule: its default, what it does in a sentence, its title, the id of its rule, and the least and the most that it takes.

    `words` says how people read those of its values that are not readable as they are. All of these are English; other
    languages have them under `option-<rule>-<name>`, `.title` and `.choice-<value>`; with a `key` at the end of the id, where a game has
    a text of its own for a rule that is not its own. `needs` is another house rule and the value that it has to have
    where this one is not at its default, `zero_sum=on`.
    """
    texts = {"sentence": sentence, "title": title, "words": words, "key": key}
    return dataclasses.field(default=default, metadata={"rule": rule, "least": least, "most": most, "needs": needs, **texts})


def when(condition: object, *parts: Item) -> tuple[Item, ...]:
    """These parts if a house rule wants them, for a tuple of parts: `(one, *when(options.more, another))`."""
    return parts if condition else ()


def shared_option(default: Value, id: str, *, rule: str, words: tuple[str | None, ...] = ()) -> Any:
    """A house rule of several games, whose texts are the message `id` of the catalogues, in English too; `words` are values with a word."""
    texts = {"id": id, "words": words}
    return dataclasses.field(default=default, metadata={"rule": rule, "least": 1, "most": MOST, **texts})


@dataclass(frozen=True, kw_only=True)
class Options:
    """What every game lets its players agree on."""

    rounds: int | None = shared_option(12, "option-rounds", rule="CO-13", words=(None,))
    must_match: bool = shared_option(False, "option-must-match", rule="CO-9")


AnyOptions = TypeVar("AnyOptions", bound=Options)


class OptionInfo(Wire, frozen=True, kw_only=True):
    """One house rule, as forms, help pages and headers need it."""

    name: str
    title: Message
    default: Value
    sentence: Message
    rule: str
    choices: tuple[Value, ...]
    words: tuple[Message, ...]  # of these choices, as people read them
    takes_number: bool
    least: int
    most: int

    @property
    def values(self) -> str:
        """What it can be, in English."""
        limits = f"a whole number from {self.least}{f' to {self.most}' if self.most < MOST else ''}"
        return ", ".join([*map(show, self.choices), *([limits] if self.takes_number else [])])

    @property
    def stated_most(self) -> int:
        """The largest number, as an argument of messages; 0 where the game's file names none."""
        return self.most if self.most < MOST else 0


def entries(kind: type[Options]) -> tuple[OptionInfo, ...]:
    """The options of a game, in the order of its file, the common ones first."""
    return _entries(typing.cast(Any, kind))


@cache  # reading the types of a game's options takes longer than playing a round
def _entries(kind: Any) -> tuple[OptionInfo, ...]:
    hints = typing.get_type_hints(kind)
    return tuple(_entry(field, hints[field.name]) for field in dataclasses.fields(kind))


def _entry(field: dataclasses.Field[Any], hint: Any) -> OptionInfo:
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
    return OptionInfo(
        name=field.name,
        title=_text(field, "title"),
        default=default,
        sentence=_text(field, "sentence"),
        rule=field.metadata["rule"],
        choices=tuple(choices),
        words=tuple(_word(field, value) for value in choices),
        takes_number=int in parts,
        least=field.metadata["least"],
        most=field.metadata["most"],
    )


def _text(field: dataclasses.Field[Any], which: str) -> Message:
    """The title or the sentence of an option."""
    attribute = "" if which == "sentence" else f".{which}"
    if "id" in field.metadata:
        return msg(field.metadata["id"] + attribute)
    return own(f"{_id(field)}{attribute}", field.metadata[which])


def _id(field: dataclasses.Field[Any]) -> str:
    key = field.metadata["key"]
    return f"option-{field.metadata['rule']}-{field.name}{key and f'-{key}'}"


def _word(field: dataclasses.Field[Any], value: Value) -> Message:
    """A value as people read it: in the option's own words, or as it is written."""
    word, words = "none" if value is None else show(value), field.metadata["words"]
    if isinstance(value, str) or value in words:
        if "id" in field.metadata:
            return msg(f"{field.metadata['id']}.choice-{word}")
        return own(f"{_id(field)}.choice-{word}", words.get(value, word))
    return msg(f"choice-{word}") if value is None or isinstance(value, bool) else msg("choice-number", n=value)


def show(value: Value) -> str:
    """A value as people write it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return "null" if value is None else str(value)


def read(kind: type[AnyOptions], texts: Sequence[str], base: Mapping[str, Value] = NO_VALUES) -> AnyOptions:
    """Options from `key=value` texts as typed at a prompt; those that are not named are as in `base`, or at their default."""
    values = dict(base)
    for text in texts:
        key, found, value = text.partition("=")
        if not found:
            raise BadOption("error-option-form", text=Quoted(text))
        entry = _find(kind, key.strip())
        values[entry.name] = _value(entry, value.strip())
    return kind(**values)  # type: ignore[arg-type]  # each value was checked against its entry


def from_json(kind: type[AnyOptions], values: Mapping[str, Any], base: Mapping[str, Value] = NO_VALUES) -> AnyOptions:
    """The same from JSON."""
    checked = dict(base)
    for key, value in values.items():
        entry = _find(kind, key)
        checked[entry.name] = _checked(entry, _spelt(entry, value))
    return kind(**checked)  # type: ignore[arg-type]  # each value was checked against its entry


def stated(kind: type[AnyOptions], values: dict[str, Any], rounds: int | None) -> AnyOptions:
    """Options from the header of a record, which states every one."""
    if values.get("rounds", rounds) != rounds:
        raise BadOption("error-option-rounds", rounds=show(rounds), other=_shown(values["rounds"]))
    given = {key.replace("-", "_") for key in values} | {"rounds"}
    missing = [entry.name for entry in entries(kind) if entry.name not in given]
    if missing:
        raise BadOption("error-option-missing", options=missing)
    return from_json(kind, {**values, "rounds": rounds})


def to_json(options: Options) -> dict[str, Value]:
    """Every option but `rounds`, which is in a record's `match` event itself."""
    return {entry.name: getattr(options, entry.name) for entry in entries(type(options)) if entry.name != "rounds"}


def check_needs(options: Options) -> None:
    """Raise BadOption where a house rule needs another one that is off."""
    for field in dataclasses.fields(options):
        name, _, value = field.metadata.get("needs", "").partition("=")
        if name and getattr(options, field.name) != field.default and show(getattr(options, name)) != value:
            raise BadOption("error-option-needs", option=field.name, needs=f"{name}={value}")


def _find(kind: type[Options], key: str) -> OptionInfo:
    known = {entry.name: entry for entry in entries(kind)}
    name = key.replace("-", "_")
    if name in known:
        return known[name]
    raise BadOption("error-option-unknown", name=Quoted(key), near=nearest(name, known), options=known)


def _value(entry: OptionInfo, text: str) -> Value:
    word = text.lower()
    value: Value = word
    if any(isinstance(choice, str) and choice == word for choice in entry.choices):
        return word  # even one of digits, such as a year
    if word in _TRUE or word in _FALSE:
        value = word in _TRUE
    elif word in _NONE and None in entry.choices:
        value = None
    elif _NUMBER.fullmatch(word):
        value = int(word)
    return _checked(entry, _spelt(entry, value))


def _spelt(entry: OptionInfo, value: Any) -> Any:
    """JSON has two spellings of a switch, false and "off", true and "on": the one that the option has."""
    for choice in entry.choices:
        switch = choice in ("off", "on") if isinstance(choice, str) else isinstance(choice, bool)
        if switch and isinstance(value, bool | str) and show(choice) == show(value):
            return choice
    return value


def _checked(entry: OptionInfo, value: Any) -> Value:
    is_number = isinstance(value, int) and not isinstance(value, bool)
    if is_number and entry.takes_number and entry.least <= value <= entry.most:
        return int(value)
    for choice in entry.choices:
        if type(choice) is type(value) and choice == value:
            return choice
    number = "no" if not entry.takes_number else "also" if entry.choices else "only"
    choices = [show(choice) for choice in entry.choices]
    limits = {"least": entry.least, "most": entry.most if is_number and value > entry.most else entry.stated_most}
    raise BadOption("error-option-value", option=entry.name, value=_shown(value), number=number, choices=choices, **limits)


def _shown(value: Any) -> str | Quoted:
    """A value as it was given; a text is quoted, so that it is not taken for another value."""
    return show(value) if isinstance(value, bool | int) or value is None else Quoted(str(value))
