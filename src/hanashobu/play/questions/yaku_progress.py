"""How near everybody is to every yaku, from what lies open on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from hanashobu.cards import CardSet, code, each
from hanashobu.engine import shapes
from hanashobu.play.questions.choice import MadeYaku, Worth
from hanashobu.play.view import View
from hanashobu.rules.compile import enginerows_of_table, yaku_places
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import Tables
from hanashobu.rules.yaku import Level, Pattern, Yaku
from hanashobu.text import Amount, Arg, Message, msg
from hanashobu.text.names import name

STOPS = 1000  # a yaku that ends the round is dearer than any other
MOST_PILES = 1 << 13  # that are kept with the yaku they make
MOST_RULES = 64  # whose tables are kept
FEW = 4  # cards that are named where some of them are enough
DEAR = 12  # what brings less than such a part of the dearest yaku is not worth a hint


class MissingCards(NamedTuple):
    """What is missing: all of some cards, and a number of some others."""

    must: CardSet
    any_of: CardSet
    of_any: int


class ReachableYaku(NamedTuple):
    """A yaku that some more cards would make."""

    row: Yaku
    worth: Worth
    gain: int  # how much more it brings than what its owner has already
    missing: int
    needs: MissingCards


def made(view: View, seat: int, pile: int) -> tuple[MadeYaku, ...]:
    """The yaku that count for a seat with these cards, as the engine counts them."""
    return _made(view.rules, view.tables, pile & counting(view.rules), view.barred(seat))


@lru_cache(maxsize=MOST_PILES)
def _made(rules: Ruleset, tables: Tables, pile: int, barred: int) -> tuple[MadeYaku, ...]:
    """Kept, because a pile is counted before and after each card that could come to it."""
    found = [(rules.yaku[at], points) for at, points in counted(rules, tables, pile, barred)]
    return tuple(MadeYaku(row.id, name(row.name, row.kanji), worth(rules, row, points)) for row, points in found)


@lru_cache(maxsize=MOST_PILES)
def counted(rules: Ruleset, tables: Tables, pile: int, barred: int = 0) -> tuple[tuple[int, int], ...]:
    """The yaku that count with these cards, by their place in the game's table, and what each is worth; some rows are barred."""
    rows = each(shapes.rows_of(tables, pile) & ~barred)
    return tuple((yaku_places(rules)[at], shapes.value(pile, tables.yaku[at])) for at in rows)


@lru_cache(maxsize=MOST_RULES)
def alive(rules: Ruleset, barred: int) -> tuple[tuple[int, Yaku], ...]:
    """The yaku that can count, by their place in the game's table, each with the levels that are not barred."""
    if not barred:
        return tuple(enumerate(rules.yaku))
    left: dict[int, list[Level]] = {}
    for number, item in enumerate(enginerows_of_table(rules)):
        if not barred >> number & 1:
            left.setdefault(item.place, []).append(item.level)
    return tuple((place, replace(rules.yaku[place], levels=tuple(levels))) for place, levels in sorted(left.items()))


@lru_cache(maxsize=MOST_RULES)
def counting(rules: Ruleset) -> int:
    """The cards that make, spoil or raise any yaku."""
    mask = 0
    for row in rules.yaku:
        mask |= row.cards()
        for level in row.levels:
            mask |= level.pattern.never
    return mask


def together(found: Sequence[MadeYaku]) -> int:
    """What yaku are worth together."""
    return sum(item.points for item in found)


def worth(rules: Ruleset, row: Yaku, points: int) -> Worth:
    """What a yaku brings."""
    if row.stops:
        return msg("yaku-ends-round")
    return Amount(points, next((word for word, value in rules.units.counters if value == rules.unit), "points"))


def valued(rules: Ruleset, row: Yaku, points: int) -> Message:
    """A yaku with what it brings."""
    return msg("yaku-valued", yaku=name(row.name, row.kanji), worth=worth(rules, row, points))


def gone(view: View, seat: int) -> int:
    """The cards that a seat cannot get any more: those that others have taken."""
    mask, taken = 0, view.table.taken
    for place in range(view.rules.seats):
        if place != seat:
            mask |= taken[place]
    return mask


def near(view: View, seat: int, most: int) -> list[ReachableYaku]:
    """What a seat has begun and can still make with at most this many more cards, the nearest and most valuable first."""
    pile, lost = view.pile(seat), gone(view, seat)
    held = [(view.rules.yaku[at], points) for at, points in counted(view.rules, view.tables, pile, view.barred(seat))]
    have = {row.group or row.id: _rank(row, points) for row, points in held}
    least = max((level.points for row in view.rules.yaku for level in row.levels), default=0) // DEAR
    found = []
    for _, row in alive(view.rules, view.barred(seat)):
        for level in row.levels:
            gain = _rank(row, level.points) - have.get(row.group or row.id, 0)
            if gain > least and _begun(level, pile, lost, most):
                found.append(_near(row, level, worth(view.rules, row, level.points), gain, pile, lost))
    found.sort(key=lambda item: (item.missing, -item.gain))
    return [item for at, item in enumerate(found) if not any(_outdone(item, other) for other in found[:at])]


def _rank(row: Yaku, points: int) -> int:
    return STOPS if row.stops else points


def _outdone(item: ReachableYaku, other: ReachableYaku) -> bool:
    """Whether another yaku of the same row or group is as near and brings as much, so that this one says nothing new."""
    same_group = (other.row.group or other.row.id) == (item.row.group or item.row.id)
    return other.row == item.row or (same_group and other.gain >= item.gain)


def _begun(level: Level, pile: int, lost: int, most: int) -> bool:
    pattern = level.pattern
    return 1 <= pattern.missing(pile) <= most and bool(pattern.cards() & pile) and pattern.reachable(pile, lost)


def _near(row: Yaku, level: Level, worth: Worth, gain: int, pile: int, lost: int) -> ReachableYaku:
    return ReachableYaku(row, worth, gain, level.pattern.missing(pile), needed(level.pattern, pile, lost))


def needed(pattern: Pattern, pile: int, lost: int) -> MissingCards:
    """The cards that a pile still lacks."""
    must = CardSet(pattern.all_of & ~pile)
    of_any = max(0, pattern.need - (pile & pattern.some_of).bit_count())
    any_of = pattern.some_of & ~pile & ~lost if of_any else 0
    if any_of.bit_count() == of_any:  # no choice is left
        must, any_of, of_any = CardSet(must | any_of), 0, 0
    return MissingCards(must, CardSet(any_of), of_any)


def needs(view: View, item: ReachableYaku) -> Message:
    """Which cards are missing, and where they are if that is known."""
    parts: list[Arg] = [where(view, card, code(card)) for card in each(item.needs.must)]
    if item.needs.of_any and item.needs.any_of.bit_count() <= FEW:
        parts.append(msg("yaku-some-of", n=item.needs.of_any, cards=[where(view, card, code(card)) for card in each(item.needs.any_of)]))
    elif item.needs.of_any:
        parts.append(msg("yaku-some-of-many", n=item.needs.of_any, cards=item.needs.any_of.bit_count()))
    return msg("yaku-needs", cards=parts)


def where(view: View, card: int, shown: Arg) -> Message:
    """A card, and where it lies if this seat knows it."""
    lies = "field" if 1 << card & view.field else "hand" if 1 << card & view.hand else "unknown"
    return msg("yaku-card", card=shown, lies=lies)
