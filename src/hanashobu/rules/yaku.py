"""Combinations of cards: patterns, and tables of what they are worth.

A pattern is built from `all_of`, `n_of` and `without`, joined with `&`. A table lists `yaku(...)` rows; rows inside `best_of`
exclude each other, everything else adds up.
"""

from __future__ import annotations

import dataclasses
from dataclasses import KW_ONLY, dataclass

from hanashobu.cards import CardSet
from hanashobu.rules.text import Line, described, named

ALL = 49  # more cards than anybody can have: no upper limit


@dataclass(frozen=True, kw_only=True)
class Pattern:
    """Cards that must all be there, so many of some others, and cards that must not be there."""

    all_of: int = 0
    some_of: int = 0
    need: int = 0
    most: int = ALL
    never: int = 0

    def __and__(self, other: Pattern) -> Pattern:
        """Both patterns together; only one of them may count cards."""
        if self.some_of and other.some_of:
            raise ValueError("A pattern counts the cards of one set only.")
        counts = self if self.some_of else other
        return Pattern(
            all_of=self.all_of | other.all_of,
            some_of=counts.some_of,
            need=counts.need,
            most=counts.most,
            never=self.never | other.never,
        )

    def holds(self, mask: int) -> bool:
        """Whether these cards make the pattern."""
        if mask & self.all_of != self.all_of or mask & self.never:
            return False
        return self.need <= (mask & self.some_of).bit_count() <= self.most

    def cards(self) -> CardSet:
        """Every card that can be part of it."""
        return CardSet(self.all_of | self.some_of)

    def missing(self, mask: int) -> int:
        """How many more cards are needed."""
        return (self.all_of & ~mask).bit_count() + max(0, self.need - (mask & self.some_of).bit_count())

    def reachable(self, mask: int, gone: int) -> bool:
        """Whether somebody with these cards can still make it when those others are gone."""
        if self.all_of & gone or self.never & mask:
            return False
        return (mask & self.some_of).bit_count() <= self.most and (self.some_of & ~gone).bit_count() >= self.need

    def text(self) -> str:
        """The pattern in words."""
        words = []
        if self.all_of:
            words.append(named(self.all_of))
        if self.need:
            exact = "exactly" if self.most < ALL else "any"
            words.append(f"{exact} {self.need} of {described(self.some_of)}")
        if self.never:
            words.append(f"none of {described(self.never)}")
        return "; ".join(words)


ANY = Pattern()  # whatever the cards


def all_of(mask: int) -> Pattern:
    """All of these cards."""
    return Pattern(all_of=mask)


def n_of(number: int, mask: int) -> Pattern:
    """At least so many of these cards."""
    return Pattern(some_of=mask, need=number)


def exactly(number: int, mask: int) -> Pattern:
    """So many of these cards and no more."""
    return Pattern(some_of=mask, need=number, most=number)


def without(mask: int) -> Pattern:
    """None of these cards."""
    return Pattern(never=mask)


@dataclass(frozen=True)
class Level:
    """One way to have a yaku, and what it brings."""

    pattern: Pattern
    points: int


@dataclass(frozen=True)
class Yaku:
    """One row of a yaku table."""

    id: str
    name: str
    kanji: str
    levels: tuple[Level, ...]
    _: KW_ONLY
    per: int = 0  # for each counted card above the number needed
    more: int = 0  # the cards counted for that, where they are not those of the pattern
    group: str = ""
    stops: bool = False
    cancels: bool = False

    def value(self, mask: int) -> int | None:
        """What it brings with these cards, None without it."""
        found = [
            level.points + self.per * ((mask & (self.more or level.pattern.some_of)).bit_count() - level.pattern.need)
            for level in self.levels
            if level.pattern.holds(mask)
        ]
        return max(found, default=None)

    def missing(self, mask: int) -> int:
        """How many more cards the nearest level needs."""
        return min(level.pattern.missing(mask) for level in self.levels)

    def reachable(self, mask: int, gone: int) -> bool:
        """Whether any level can still be made."""
        return any(level.pattern.reachable(mask, gone) for level in self.levels)

    def cards(self) -> CardSet:
        """Every card that can be part of it."""
        mask = self.more
        for level in self.levels:
            mask |= level.pattern.cards()
        return CardSet(mask)

    def worth(self) -> str:
        """Its points as a table shows them."""
        points = ", ".join(str(level.points) for level in self.levels)
        return "ends the round" if self.stops else points + (f", {self.per} for each more" if self.per else "")

    def line(self) -> Line:
        """The row in words."""
        how = "; or ".join(level.pattern.text() for level in self.levels)
        return Line(self.id, f"{self.name}: {how} — {self.worth()}")


def yaku(id: str, name: str, kanji: str, pattern: Pattern, *, points: int, per: int = 0, more: int = 0) -> Yaku:
    """A row with one pattern; `per` is what each counted card above the number needed adds, counted in `more` if that is given."""
    return Yaku(id, name, kanji, (Level(pattern, points),), per=per, more=more)


def steps(id: str, name: str, kanji: str, mask: int, *, points: dict[int, int], pattern: Pattern = ANY) -> Yaku:
    """A row that counts cards, with the points for each number of them."""
    levels = tuple(Level(pattern & n_of(number, mask), points[number]) for number in sorted(points, reverse=True))
    return Yaku(id, name, kanji, levels)


def stopping(id: str, name: str, kanji: str, pattern: Pattern) -> Yaku:
    """A row that ends the round at once, in its owner's favour."""
    return Yaku(id, name, kanji, (Level(pattern, 0),), stops=True)


def best_of(group: str, *rows: Yaku) -> tuple[Yaku, ...]:
    """Rows of which only the most valuable counts; of equal ones the first."""
    return tuple(dataclasses.replace(row, group=group) for row in rows)


def stack(*rows: Yaku | tuple[Yaku, ...]) -> tuple[Yaku, ...]:
    """A table: rows, and groups of rows, that add up."""
    flat: list[Yaku] = []
    for row in rows:
        flat += [row] if isinstance(row, Yaku) else row
    return tuple(flat)


def spoilt_by(mask: int, *, rows: tuple[Yaku, ...], group: str) -> tuple[Yaku, ...]:
    """The table in which no row of a group counts for whoever has one of these cards."""

    def spoil(row: Yaku) -> Yaku:
        levels = tuple(Level(level.pattern & without(mask), level.points) for level in row.levels)
        return dataclasses.replace(row, levels=levels)

    if group not in {row.group for row in rows}:
        raise ValueError(f"no yaku is in a group {group!r} that could be spoilt")
    return tuple(spoil(row) if row.group == group else row for row in rows)


def cancelling(id: str, *, rows: tuple[Yaku, ...]) -> tuple[Yaku, ...]:
    """The table in which this row, if anybody has it, wipes out everybody's yaku."""
    if id not in {row.id for row in rows}:
        raise ValueError(f"there is no yaku {id} that could cancel the others")
    return tuple(dataclasses.replace(row, cancels=True) if row.id == id else row for row in rows)
