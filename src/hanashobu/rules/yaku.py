"""Combinations of cards: patterns, and tables of what they are worth.

A pattern is built from `all_of`, `n_of` and `without`, joined with `&`. A table lists `yaku(...)` rows; rows inside `best_of`
exclude each other, everything else adds up.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Annotated

from hanashobu.cards import MONTHS, MOST_CARDS, CardSet, month_cards
from hanashobu.rules.bad_table import BadPart
from hanashobu.rules.part import Mask, Number, Part, Points, Title, a, shown, some, whole
from hanashobu.rules.text import Line, described, line, those
from hanashobu.text import Amount, Arg, Message, msg
from hanashobu.text.names import name as named

ALL = MOST_CARDS  # more cards than anybody can have: no upper limit


@dataclass(frozen=True, kw_only=True)
class Pattern(Part):
    """Cards that must all be there, a number of some others, and cards that must not be there."""

    all_of: Mask = 0
    some_of: Mask = 0
    need: Number = 0
    most: Number = ALL
    never: Mask = 0

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

    def text(self, needs: Sequence[int] = ()) -> Message:
        """The pattern in words; with several numbers for how many cards are needed, if it may be any of these."""
        parts: list[Arg] = [those(self.all_of)] if self.all_of else []
        if self.need:
            id = "pattern-exactly" if self.most < ALL else "pattern-any"
            parts.append(msg(id, numbers=needs or (self.need,), cards=described(self.some_of)))
        return msg("pattern", parts=[*parts, *([self.besides()] if self.never else [])])

    def besides(self) -> Message:
        """Which cards must not be there, in words."""
        return msg("pattern-none", cards=described(self.never))


ANY = Pattern()  # whatever the cards


def all_of(mask: int) -> Pattern:
    """All of these cards."""
    return Pattern(all_of=mask)


def n_of(number: int, mask: int) -> Pattern:
    """At least `least` of these cards."""
    return Pattern(some_of=mask, need=number)


def exactly(number: int, mask: int) -> Pattern:
    """Exactly this many of these cards."""
    return Pattern(some_of=mask, need=number, most=number)


def without(mask: int) -> Pattern:
    """None of these cards."""
    return Pattern(never=mask)


@dataclass(frozen=True)
class Level(Part):
    """One way to have a yaku, and what it brings."""

    pattern: Pattern
    points: Points
    month: Annotated[int, whole(0, 12)] = 0  # only in rounds of this month (KK-13); 0: in all


@dataclass(frozen=True)
class Yaku(Part):
    """One row of a yaku table."""

    id: str
    name: Title
    kanji: Title
    levels: Annotated[tuple[Level, ...], some(a(Level))]
    _: KW_ONLY
    per: Points = 0  # for each counted card above the number needed
    more: Mask = 0  # the cards counted for that, where they are not those of the pattern
    group: str = ""
    stops: bool = False
    cancels: bool = False
    places: tuple[Annotated[int, whole(1, 7)], ...] = ()  # places in turn order whose players may have it; none: for all

    def counted(self, level: Level) -> int:
        """How many of the cards that are counted for more a level has anyway."""
        return level.pattern.need + (level.pattern.all_of & self.more).bit_count()

    def value(self, mask: int) -> int | None:
        """What it brings with these cards, None without it."""
        found = [
            level.points + self.per * ((mask & (self.more or level.pattern.some_of)).bit_count() - self.counted(level))
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

    def made_of(self, pile: int) -> CardSet:
        """The cards of a pile that make it; none without it."""
        held = [level for level in self.levels if level.pattern.holds(pile)]
        best = max(held, key=lambda level: level.points, default=None)
        return CardSet((best.pattern.cards() | self.more) & pile if best else 0)

    def worth(self, unit: str = "") -> Message:
        """What it brings as a table shows it, in points or in the unit that a game counts yaku in."""
        if self.stops:
            return msg("worth-ends")
        points = [in_unit(points, unit) for points in dict.fromkeys(level.points for level in self.levels)]
        if not self.per:
            return msg("worth-steps", points=points)
        if self.more and any(self.more != level.pattern.some_of for level in self.levels):
            return msg("worth-more-of", points=points, more=self.per, cards=described(self.more))
        return msg("worth-more", points=points, more=self.per)

    def text(self) -> Message:
        """What makes it, in words; where its levels differ only in a number, the cards are named once: `any 5, 4 or 3 of …`."""
        if self.places:
            return msg("pattern-for-places", text=dataclasses.replace(self, places=()).text(), places=self.places)
        if any(level.month for level in self.levels):
            return msg("pattern-of-the-month")
        first, *others = (level.pattern for level in self.levels)
        if all(dataclasses.replace(pattern, need=first.need) == first for pattern in others):
            return first.text([level.pattern.need for level in self.levels])
        text = first.text()
        for pattern in others:
            text = msg("pattern-or", a=text, b=pattern.text())
        return text

    def line(self) -> Line:
        """The row in words."""
        return line(self.id, "rule-yaku", name=named(self.name, self.kanji), how=self.text(), worth=self.worth())


def in_unit(points: int, unit: str) -> int | Amount:
    """Points as a plain number, or as an amount of the unit that yaku are counted in."""
    return Amount(points, unit) if unit else points


def yaku(id: str, name: str, kanji: str, pattern: Pattern, *, points: int, per: int = 0, more: int = 0, group: str = "") -> Yaku:
    """A row with one pattern; `per` is what each counted card above the number needed adds, counted in `more` if that is given."""
    return Yaku(id, name, kanji, (Level(pattern, points),), per=per, more=more, group=group)


def steps(id: str, name: str, kanji: str, mask: int, *, points: dict[int, int], pattern: Pattern = ANY) -> Yaku:
    """A row that counts cards, with the points for each number of them."""
    if not isinstance(points, dict):
        raise BadPart("error-part", part="steps", field="points", rule=msg("part-steps"), value=shown(points))
    levels = tuple(Level(pattern & n_of(number, mask), points[number]) for number in sorted(points, reverse=True))
    return Yaku(id, name, kanji, levels)


def stopping(id: str, name: str, kanji: str, pattern: Pattern) -> Yaku:
    """A row that ends the round at once, in its owner's favour."""
    return Yaku(id, name, kanji, (Level(pattern, 0),), stops=True)


def of_the_month(id: str, name: str, kanji: str, *, points: int) -> Yaku:
    """All four cards of the round's month: 1 in the first round, 2 in the second, after 12 again 1."""
    levels = tuple(Level(all_of(month_cards(month.number)), points, month.number) for month in MONTHS)
    return Yaku(id, name, kanji, levels)


def only_for(places: tuple[int, ...], *rows: Yaku) -> tuple[Yaku, ...]:
    """Rows that only players at these places in turn order can have, from 1."""
    return tuple(dataclasses.replace(row, places=places) for row in rows)


def best_of(group: str, *rows: Yaku) -> tuple[Yaku, ...]:
    """Rows of which only the most valuable counts; of equal ones the first."""
    return tuple(dataclasses.replace(row, group=group) for row in rows)


def stack(*rows: Yaku | tuple[Yaku, ...]) -> tuple[Yaku, ...]:
    """A table: rows, and groups of rows, that add up."""
    flat: list[Yaku] = []
    for row in rows:
        if not isinstance(row, Yaku | tuple):
            raise BadPart("error-part", part="stack", field="rows", rule=msg("part-class", name="Yaku"), value=shown(row))
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
