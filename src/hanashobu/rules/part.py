"""What a part of a ruleset may hold: the types of its fields, and ranges stated beside them, looked at whenever a part is made.

class Length(Part):
rounds: Annotated[int, whole(1, 100)]
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, NamedTuple
from unicodedata import category

from hanashobu.cards import ALL_CARDS, MOST_CARDS, CardSet
from hanashobu.rules.bad_table import BadPart
from hanashobu.text import Message, Quoted, msg

if TYPE_CHECKING:
    from hanashobu.rules.ruleset import Ruleset
    from hanashobu.rules.tables import Tables

ALL_FIELDS, ITSELF = "*", ""
MOST = 10**9  # of any number
LONGEST = 80  # letters that are shown of a value
MOST_LETTERS = 400  # of a text
HIDING = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})  # categories of letters that a terminal or a page would obey


class Fit(NamedTuple):
    """Whether a value is what a field needs, and what that is in words."""

    holds: Callable[[Any], bool]
    words: Message


class Part:
    """A frozen dataclass whose fields are what their types say, or BadPart is raised."""

    # Fields that matter only in rounds that no laid position is sure to bring about: names, ALL_FIELDS, or even the part ITSELF.
    seldom: ClassVar[frozenset[str]] = frozenset()

    def __post_init__(self) -> None:
        """Look at each field."""
        kind: Any = type(self)
        for name, fit in _fits(kind):
            value = getattr(self, name)
            if not fit.holds(value):
                raise bad_value(kind.__name__, name, fit, value)


class TablePart(Part):
    """A part that knows its own numbers in the kernel's tables, and what can be wrong with it beside other parts."""

    def fill(self, made: Tables, place: Callable[[str], int]) -> None:
        """Write what the kernel asks of it; `place` is where the id of what is paid stands among all such ids."""

    def faults(self, rules: Ruleset) -> Iterator[Message]:
        """What is wrong with it at a table."""
        return iter(())


class RowPart(TablePart):
    """One of several such parts, each of which is a row of a table."""

    def fill_row(self, row: Any, made: Tables) -> None:
        """Write its own row."""
        raise NotImplementedError


def bad_value(part: str, field: str, fit: Fit, value: object) -> BadPart:
    """The sentence on a field that does not fit."""
    return BadPart("error-part", part=part, field=field, rule=fit.words, value=shown(value))


def whole(least: int, most: int = MOST) -> Fit:
    """A whole number from one to another."""
    return Fit(lambda value: type(value) is int and least <= value <= most, msg("part-number", least=least, most=most))


def some(one: Fit) -> Fit:
    """A tuple of at least one of these."""
    return Fit(lambda value: isinstance(value, tuple) and bool(value) and all(map(one.holds, value)), msg("part-some", item=one.words))


def a(kind: type) -> Fit:
    """An object of this class."""
    return Fit(lambda value: isinstance(value, kind), msg("part-class", name=kind.__name__))


def known(*values: int) -> Fit:
    """One of these numbers, which have names in the code."""
    return Fit(lambda value: type(value) is int and value in values, msg("part-number", least=min(values), most=max(values)))


def one_of(*words: str) -> Fit:
    """One of these words."""
    return Fit(lambda value: isinstance(value, str) and value in words, msg("part-one-of", words=[Quoted(word) for word in words]))


def is_plain(text: str) -> bool:
    """Whether a text has no letters that control, reverse or hide others, and is not without end."""
    return len(text) <= MOST_LETTERS and not any(category(letter) in HIDING for letter in text)


CARDS = Fit(lambda value: type(value) is int and value & ~ALL_CARDS == 0, msg("part-cards"))
TEXT = Fit(lambda value: isinstance(value, str) and is_plain(value), msg("part-text"))
SWITCH = Fit(lambda value: type(value) is bool, msg("part-switch"))
NOTHING = Fit(lambda value: value is None, msg("part-none"))
ANYTHING = Fit(lambda value: True, msg("part-none"))
PLAIN: dict[object, Fit] = {
    int: whole(-MOST),
    str: TEXT,
    bool: SWITCH,
    CardSet: CARDS,
    types.NoneType: NOTHING,
    Any: ANYTHING,
}

# What several parts have.
Title = Annotated[str, Fit(lambda value: isinstance(value, str) and len(value) <= 60 and is_plain(value), msg("part-name"))]
Seats = Annotated[int, whole(0, 7)]
Points = Annotated[int, whole(0, 10**6 - 1)]
Sum = Annotated[int, whole(0, MOST)]
Number = Annotated[int, whole(0, MOST_CARDS)]  # of cards
Mask = Annotated[int, CARDS]


@cache
def _fits(kind: Any) -> tuple[tuple[str, Fit], ...]:
    """What each field of a part needs."""
    return tuple((name, fit(hint)) for name, hint in typing.get_type_hints(kind, include_extras=True).items() if name != "_")


@cache
def fit(hint: Any) -> Fit:
    """What a type asks of a value."""
    if hint in PLAIN:
        return PLAIN[hint]
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is Annotated:
        return next(one for one in args[1:] if isinstance(one, Fit))
    if origin is Literal:
        return one_of(*args)
    if origin in (types.UnionType, typing.Union):
        return _either([fit(one) for one in args])
    if origin is tuple:
        return _all_of(fit(args[0])) if args[-1] is ... else _each_of([fit(one) for one in args])
    if origin is Mapping or origin is dict:
        key, value = map(fit, args)
        return Fit(
            lambda found: isinstance(found, Mapping) and all(key.holds(a) and value.holds(b) for a, b in found.items()), msg("part-dict")
        )
    return _of_class(hint)


def _either(fits: list[Fit]) -> Fit:
    return Fit(lambda value: any(one.holds(value) for one in fits), msg("part-or", parts=[one.words for one in fits]))


def _all_of(one: Fit) -> Fit:
    return Fit(lambda value: isinstance(value, tuple) and all(map(one.holds, value)), msg("part-tuple", item=one.words))


def _each_of(fits: list[Fit]) -> Fit:
    def holds(value: Any) -> bool:
        return isinstance(value, tuple) and len(value) == len(fits) and all(one.holds(item) for one, item in zip(fits, value, strict=True))

    return Fit(holds, msg("part-pair", items=[one.words for one in fits]))


def _of_class(kind: Any) -> Fit:
    """An object of a class; of a named tuple, which nobody looks at when it is made, each field too."""
    if not isinstance(kind, type):
        return ANYTHING
    if not issubclass(kind, tuple):
        return a(kind)
    fields = _fits(kind)
    return Fit(
        lambda value: isinstance(value, kind) and all(one.holds(getattr(value, field)) for field, one in fields),
        msg("part-named", name=kind.__name__, fields=[msg("part-field", field=field, rule=one.words) for field, one in fields]),
    )


def shown(value: object) -> str:
    """A value as its file has it, as far as there is room."""
    try:
        text = repr(value)
    except Exception:  # a number of too many digits, or somebody's own class
        return type(value).__name__
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
