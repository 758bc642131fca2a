"""Parts of a ruleset drawn at random from the types and ranges of their own fields, so that a new field is drawn without being told."""

from __future__ import annotations

import dataclasses
import types
import typing
from functools import cache
from itertools import count
from random import Random
from typing import Annotated, Any, Literal, cast

from hanashobu.cards import ANIMALS, BLUE, BRIGHTS, CHAFF, DECK, LIGHTNING, POETRY, RIBBONS, WILLOWS, CardSet, each, month_cards
from hanashobu.rules.part import Fit, Mask, Part

PREFIX = "RR"
CHANCE = 0.3  # of a field that could be left out
FEW = 12  # the size of usual numbers
USUAL: Any = object()  # instead of a value: the field's own default
LOTS = (BRIGHTS, ANIMALS, RIBBONS, CHAFF, POETRY, BLUE, WILLOWS, LIGHTNING, *(month_cards(month) for month in range(1, 13)))


@cache
def hints_of(kind: Any) -> dict[str, Any]:
    """The types of the fields of a part."""
    return {name: hint for name, hint in typing.get_type_hints(kind, include_extras=True).items() if name != "_"}


class RandomParts:
    """Draws parts. A method `part_field` draws a field in a way of its own; it may return USUAL."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.random = Random(f"rules {seed}")
        self._ids, self._names = count(1), count(1)
        self.deck = DECK
        self.here: dict[str, Any] = {}  # the fields of the part that is being drawn, as far as they are known

    def chance(self, share: float) -> bool:
        """Whether something of this probability happens."""
        return self.random.random() < share

    def id(self) -> str:
        """The id of a rule that nothing else has."""
        return f"{PREFIX}-{next(self._ids)}"

    def part(self, kind: Any, **given: Any) -> Any:
        """A part whose other fields are drawn."""
        return kind(**given, **self.fields(kind, *given))

    def fields(self, kind: Any, *but: str, optional: bool = True) -> dict[str, Any]:
        """Values for the fields of a part, as far as they are not usual."""
        before, self.here = self.here, {}
        found = self.here
        for field in dataclasses.fields(kind):
            if field.name == "_" or field.name in but or field.name not in hints_of(kind):
                continue
            needed = field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING
            if needed or optional:
                value = self.field(kind, field.name, needed)
                if value is not USUAL:
                    found[field.name] = value
        self.here = before
        return found

    def field(self, kind: Any, name: str, needed: bool) -> Any:
        """A value for a field, in its own way if it has one; USUAL if it stays as it is."""
        way = getattr(self, f"{kind.__name__.lower()}_{name}", None)
        if way:
            return way()
        return self.value(hints_of(kind)[name]) if needed or self.chance(CHANCE) else USUAL

    def value(self, hint: Any) -> Any:
        """Something that a type takes."""
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if hint is CardSet or hint == Mask:
            return self.cards()
        if hint is bool:
            return self.chance(0.5)
        if hint is int:
            return self.random.randint(1, FEW)
        if hint is str:
            return self.id()
        if origin is Annotated:
            return self.within(hint)
        if origin is Literal:
            return self.random.choice(args)
        if origin in (types.UnionType, typing.Union):
            return self.value(self.random.choice([one for one in args if one is not types.NoneType]))
        if origin is tuple and args[-1] is ...:
            return tuple(self.value(args[0]) for _ in range(self.random.randint(1, 2)))
        if origin is tuple:
            return tuple(map(self.value, args))
        if issubclass(hint, Part):
            own = getattr(self, f"any_{hint.__name__.lower()}", None)
            return own() if own else self.part(hint)
        return hint(*(self.value(inside) for inside in hints_of(hint).values()))

    def within(self, hint: Any) -> Any:
        """A value in the range that is stated beside a type."""
        kind, *stated = typing.get_args(hint)
        fit = next(one for one in stated if isinstance(one, Fit))
        if kind is int and fit.words.id == "part-number":
            return self.number(fit)
        if kind is str:
            return f"Row {next(self._names)}"
        return self.value(kind)

    def number(self, fit: Fit) -> int:
        """A number in a range: any of a few, of many a small one."""
        least, most = cast(int, fit.words.args["least"]), cast(int, fit.words.args["most"])
        taken = [number for number in range(least, min(most, least + FEW) + 1) if fit.holds(number)]
        return self.random.choice(taken)

    def cards(self, deck: int = 0) -> CardSet:
        """Some cards that players have a word for, or any few, of the deck."""
        deck = deck or self.deck
        if self.chance(0.7) and (lot := self.random.choice(LOTS) & deck):
            return CardSet(lot)
        held = list(each(deck & DECK))
        return CardSet(sum(1 << card for card in self.random.sample(held, min(len(held), self.random.randint(1, 6)))))
