"""Fields declared once, read by every machine: a slotted class for CPython, and a record of the same fields for the compiled kernel.

A class on the metaclass `Layout` lists its fields as `field: int = whole()` or `hands: list[int] = whole(7)`. Everything is
a 64-bit whole number, so an object is also a flat row of them (`flatten`, `fill`): that row is what the compiled kernel works on.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self


class Visibility(Enum):
    """Who may see a field. What is not marked is hidden, so that a new field cannot leak."""

    HIDDEN = "nobody"
    OWN = "each seat its own entry"
    PUBLIC = "everybody"


class Field(NamedTuple):
    """One field: its shape, who may see it, and for a table of rows the class of a row."""

    shape: tuple[int, ...]
    seen: Visibility
    row: type[Layout] | None
    late: bool = False  # an empty list until somebody gives it its numbers; as a flat row it has its full length

    def zeros(self, key: str) -> str:
        """The expression of its first value."""
        if self.late:
            return "[]"
        return f"[row_{key}() for _ in range({self.shape[0]})]" if self.row else _zeros(self.shape)

    def copied(self, value: str) -> str:
        """The expression of a copy that shares no list with the original."""
        if self.row:
            return f"[row.copy() for row in {value}]"
        return _sliced(value, len(self.shape))


def _zeros(shape: tuple[int, ...]) -> str:
    if len(shape) < 2:
        return f"[0] * {shape[0]}" if shape else "0"
    return f"[{_zeros(shape[1:])} for _ in range({shape[0]})]"


def _sliced(value: str, depth: int) -> str:
    if depth < 2:
        return f"{value}[:]" if depth else value
    return f"[{_sliced('line', depth - 1)} for line in {value}]"


def whole(*shape: int, seen: Visibility = Visibility.HIDDEN, late: bool = False) -> Any:
    """A whole number, or an array of them."""
    return Field(shape, seen, None, late)


def table(row: type[Layout], length: int) -> Any:
    """A table of rows that are layouts themselves."""
    return Field((length,), Visibility.PUBLIC, row)


class _Meta(type):
    """Turns the declared fields into slots, and writes the methods that go through all of them.

    A loop over the fields with `getattr` and `setattr` takes several times as long, and every move makes some ten states.
    """

    def __new__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> _Meta:
        fields = {key: value for key, value in space.items() if isinstance(value, Field)}
        for key in fields:
            del space[key]
        space["__slots__"] = tuple(fields)
        space["FIELDS"] = fields
        space.update(_methods(name, fields))
        return super().__new__(cls, name, bases, space)


def _methods(name: str, fields: dict[str, Field]) -> dict[str, Any]:
    made: dict[str, Any] = {}
    rows = {f"row_{key}": field.row for key, field in fields.items()}
    source = "\n".join([*_init(fields), *_copy(fields), *_seen_by(fields)])
    exec(compile(source, f"<the fields of {name}>", "exec"), rows, made)
    return made


def _init(fields: dict[str, Field]) -> list[str]:
    sets = [f"    self.{key} = {field.zeros(key)}" for key, field in fields.items()]
    return ["def __init__(self):", "    pass", *sets]


def _copy(fields: dict[str, Field]) -> list[str]:
    sets = [f"    new.{key} = {field.copied(f'self.{key}')}" for key, field in fields.items()]
    return ["def copy(self):", "    new = object.__new__(type(self))", *sets, "    return new"]


def _seen_by(fields: dict[str, Field]) -> list[str]:
    """What is public is copied; of what is each seat's own only the entry of this seat; everything else is zero."""
    lines = ["def seen_by(self, seat):", "    new = object.__new__(type(self))"]
    for key, field in fields.items():
        value = field.copied(f"self.{key}") if field.seen is Visibility.PUBLIC else field.zeros(key)
        lines.append(f"    new.{key} = {value}")
    lines.append("    if seat is not None:")
    lines += [f"        new.{key}[seat] = self.{key}[seat]" for key, field in fields.items() if field.seen is Visibility.OWN]
    return [*lines, "        pass", "    return new"]


def assigner(kind: type[Layout], names: Sequence[str]) -> Callable[[Any, Any], None]:
    """A function that copies some fields from one object to another."""
    lines = [f"    to.{key} = {kind.FIELDS[key].copied(f'source.{key}')}" for key in names]
    made: dict[str, Any] = {}
    exec("\n".join(["def assign(to, source):", *lines]), {}, made)
    assign: Callable[[Any, Any], None] = made["assign"]
    return assign


class Layout(metaclass=_Meta):
    """An object of whole numbers, all zero at first."""

    FIELDS: ClassVar[dict[str, Field]]

    if TYPE_CHECKING:  # written by the metaclass for each layout

        def copy(self) -> Self:
            """The same numbers in a new object."""

        def seen_by(self, seat: int | None) -> Self:
            """A copy for the eyes of a seat, or of a spectator: whatever it may not see is zero."""

    def flatten(self) -> list[int]:
        """All numbers in the order of declaration."""
        numbers: list[int] = []
        _flatten(self, numbers)
        return numbers

    def fill(self, numbers: list[int]) -> Self:
        """Take the numbers of a `flatten`."""
        if len(numbers) < width(type(self)):
            raise ValueError(f"{type(self).__name__} takes {width(type(self))} numbers, not {len(numbers)}.")
        _refill(self, numbers, 0)
        return self


def _flatten(value: Layout, numbers: list[int]) -> None:
    # Field by field and whole lists at once: a bot does this for every move.
    for key, field in value.FIELDS.items():
        part = getattr(value, key)
        if field.row:
            for row in part:
                _flatten(row, numbers)
        elif field.late:
            numbers += part or [0] * math.prod(field.shape)
        elif len(field.shape) == 1:
            numbers += part
        elif field.shape:
            numbers += [number for line in part for number in line]
        else:
            numbers.append(part)


def _refill(value: Layout, numbers: list[int], start: int) -> int:
    """Takes the numbers from a place on, whole lists at once; returns where they end."""
    for key, field in value.FIELDS.items():
        if field.row:
            for row in getattr(value, key):
                start = _refill(row, numbers, start)
            continue
        end = start + math.prod(field.shape)
        if not field.shape:
            setattr(value, key, numbers[start])
        elif len(field.shape) == 1:
            setattr(value, key, numbers[start:end])
        else:
            setattr(value, key, [numbers[at : at + field.shape[1]] for at in range(start, end, field.shape[1])])
        start = end
    return start


def width(kind: type[Layout]) -> int:
    """How many whole numbers an object of this layout is made of."""
    return sum(map(_size, kind.FIELDS.values()))


def offset(kind: type[Layout], name: str) -> int:
    """Where a field begins in a flattened object."""
    before = list(kind.FIELDS)[: list(kind.FIELDS).index(name)]
    return sum(_size(kind.FIELDS[key]) for key in before)


def _size(field: Field) -> int:
    return math.prod(field.shape) * (width(field.row) if field.row else 1)
