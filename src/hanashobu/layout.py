"""Fields declared once, read by two machines: a slotted class for CPython, and a record of the same fields for numba.

A class on the metaclass `Layout` lists its fields as `field: int = whole()` or `hands: list[int] = whole(7)`. Everything is
a 64-bit whole number, so an object is also a flat row of them (`flatten`, `fill`): that row is what numba views as a record.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from enum import Enum
from typing import Any, ClassVar, NamedTuple, Self


class Seen(Enum):
    """Who may see a field. What is not marked is hidden, so that a new field cannot leak."""

    HIDDEN = "nobody"
    OWN = "each seat its own entry"
    PUBLIC = "everybody"


class Field(NamedTuple):
    """One field: its shape, who may see it, and for a table of rows the class of a row."""

    shape: tuple[int, ...]
    seen: Seen
    row: type[Layout] | None


def whole(*shape: int, seen: Seen = Seen.HIDDEN) -> Any:
    """A whole number, or an array of them."""
    return Field(shape, seen, None)


def table(row: type[Layout], length: int) -> Any:
    """A table of rows that are layouts themselves."""
    return Field((length,), Seen.PUBLIC, row)


class _Meta(type):
    """Turns the declared fields into slots."""

    def __new__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> _Meta:
        fields = {key: value for key, value in space.items() if isinstance(value, Field)}
        for key in fields:
            del space[key]
        space["__slots__"] = tuple(fields)
        space["FIELDS"] = fields
        return super().__new__(cls, name, bases, space)


class Layout(metaclass=_Meta):
    """An object of whole numbers, all zero at first."""

    FIELDS: ClassVar[dict[str, Field]]

    def __init__(self) -> None:
        for key, field in self.FIELDS.items():
            setattr(self, key, _zeros(field.shape, field.row))

    def copy(self) -> Self:
        """The same numbers in a new object."""
        new = object.__new__(type(self))
        for key in self.FIELDS:
            value = getattr(self, key)
            setattr(new, key, value.copy() if isinstance(value, list) else value)
        return new

    def flatten(self) -> list[int]:
        """All numbers in the order of declaration."""
        numbers: list[int] = []
        _flatten(self, numbers)
        return numbers

    def fill(self, numbers: list[int]) -> Self:
        """Take the numbers of a `flatten`."""
        _refill(self, iter(numbers))
        return self


def _zeros(shape: tuple[int, ...], row: type[Layout] | None) -> Any:
    if len(shape) == 1 and row is None:
        return [0] * shape[0]
    if shape:
        return [_zeros(shape[1:], row) for _ in range(shape[0])]
    return row() if row else 0


def _flatten(value: Layout, numbers: list[int]) -> None:
    # Field by field and whole lists at once: a bot does this for every move.
    for key, field in value.FIELDS.items():
        part = getattr(value, key)
        if field.row:
            for row in part:
                _flatten(row, numbers)
        elif len(field.shape) == 1:
            numbers += part
        elif field.shape:
            numbers += [number for line in part for number in line]
        else:
            numbers.append(part)


def _refill(value: Any, numbers: Iterator[int]) -> Any:
    if isinstance(value, Layout):
        for key in value.FIELDS:
            setattr(value, key, _refill(getattr(value, key), numbers))
        return value
    if isinstance(value, list):
        for at, item in enumerate(value):
            value[at] = _refill(item, numbers)
        return value
    return next(numbers)


def width(kind: type[Layout]) -> int:
    """How many whole numbers an object of this layout is made of."""
    return sum(map(_size, kind.FIELDS.values()))


def offset(kind: type[Layout], name: str) -> int:
    """Where a field begins in a flattened object."""
    before = list(kind.FIELDS)[: list(kind.FIELDS).index(name)]
    return sum(_size(kind.FIELDS[key]) for key in before)


def _size(field: Field) -> int:
    return math.prod(field.shape) * (width(field.row) if field.row else 1)
