"""How the parts of a ruleset write themselves into the tables of the kernel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar

from hanashobu.layout import Layout
from hanashobu.rules.bad_table import BadTable
from hanashobu.rules.tables import NO_RULE, Shape
from hanashobu.rules.yaku import Pattern

if TYPE_CHECKING:
    from hanashobu.rules.ruleset import Ruleset

Row = TypeVar("Row", bound=Layout)
Item = TypeVar("Item")


class TooMany(BadTable):
    """A game with more of something than the engine holds."""


def place_of(rules: Ruleset, rule: str) -> int:
    """The number by which the kernel knows an id."""
    ids = rules.ids()
    return ids.index(rule) if rule in ids else NO_RULE


def rows_of_table(what: str, made: list[Row], items: Sequence[Item]) -> Iterator[tuple[Row, Item]]:
    """The rows of a table beside what goes into them; a game may not have more than the table holds."""
    if len(items) > len(made):
        raise TooMany("error-too-many", rows=what, most=len(made), n=len(items))
    return zip(made, items, strict=False)


def fill_shape(shape: Shape, pattern: Pattern, points: int = 0, why: int = NO_RULE) -> None:
    """A pattern with what it is worth and its id."""
    shape.all_of, shape.some_of, shape.never = pattern.all_of, pattern.some_of, pattern.never
    shape.need, shape.most, shape.points, shape.why = pattern.need, pattern.most, points, why
    shape.per_of, shape.per_from = pattern.some_of, pattern.need
