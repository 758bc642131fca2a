"""How near everybody is to every yaku, from what lies open on the table."""

from __future__ import annotations

from typing import NamedTuple

from hanashobu.cards import CardSet, code, each
from hanashobu.engine import shapes
from hanashobu.engine.state import State
from hanashobu.play.view import View
from hanashobu.rules.yaku import Level, Yaku


class Made(NamedTuple):
    """A yaku that counts with the cards of a pile."""

    row: Yaku
    points: int


class Near(NamedTuple):
    """A yaku that some more cards would make."""

    row: Yaku
    points: int
    missing: int
    must: CardSet  # all of these are needed
    any_of: CardSet  # and so many of these
    of_any: int


def made(view: View, pile: int) -> list[Made]:
    """The yaku that count with these cards, as the engine counts them."""
    state = State()
    state.taken[0] = pile
    shapes.count_yaku(state, view.tables, 0)
    ids, rows = view.rules.ids(), {row.id: row for row in view.rules.yaku}
    found = []
    for at in range(view.tables.n_yaku):
        if state.yaku[0] >> at & 1:
            shape = view.tables.yaku[at]
            found.append(Made(rows[ids[shape.why]], shapes.value(pile, shape)))
    return found


def gone(view: View, seat: int) -> int:
    """The cards that a seat cannot get any more: those that others have taken."""
    mask = 0
    for place in range(view.rules.seats):
        if place != seat:
            mask |= view.table.taken[place]
    return mask


def near(view: View, seat: int, most: int) -> list[Near]:
    """What a seat has begun and can still make with so many more cards at most, the nearest and dearest first."""
    pile, lost = view.table.taken[seat], gone(view, seat)
    have: dict[str, int] = {}
    for row, points in made(view, pile):
        have[row.group or row.id] = points
    found = []
    for row in view.rules.yaku:
        for level in row.levels:
            if level.points > have.get(row.group or row.id, -1) and _begun(level, pile, lost, most):
                found.append(_near(row, level, pile, lost))
    found.sort(key=lambda item: (item.missing, -item.points))
    return [item for at, item in enumerate(found) if not any(_outdone(item, other) for other in found[:at])]


def _outdone(item: Near, other: Near) -> bool:
    """Whether another yaku of the same group is as near and brings as much, so that this one says nothing new."""
    return (other.row.group or other.row.id) == (item.row.group or item.row.id) and other.points >= item.points


def _begun(level: Level, pile: int, lost: int, most: int) -> bool:
    pattern = level.pattern
    return 1 <= pattern.missing(pile) <= most and bool(pattern.cards() & pile) and pattern.reachable(pile, lost)


def _near(row: Yaku, level: Level, pile: int, lost: int) -> Near:
    pattern = level.pattern
    must = CardSet(pattern.all_of & ~pile)
    of_any = max(0, pattern.need - (pile & pattern.some_of).bit_count())
    any_of = pattern.some_of & ~pile & ~lost if of_any else 0
    if any_of.bit_count() == of_any:  # no choice is left
        must, any_of, of_any = CardSet(must | any_of), 0, 0
    return Near(row, level.points, pattern.missing(pile), must, CardSet(any_of), of_any)


def needs(view: View, item: Near) -> str:
    """Which cards are missing, and where they are if that is known: `needs 9b (field), 10b (in hand)`."""
    parts = [f"{code(card)}{_where(view, card)}" for card in each(item.must)]
    if item.of_any:
        few = item.any_of.bit_count() <= 4
        which = ", ".join(f"{code(card)}{_where(view, card)}" for card in each(item.any_of))
        parts.append(f"{item.of_any} of {which}" if few else f"{item.of_any} more of {item.any_of.bit_count()} cards")
    return f"needs {', '.join(parts)}"


def _where(view: View, card: int) -> str:
    if 1 << card & view.table.field:
        return " (field)"
    return " (your hand)" if 1 << card & view.hand else ""
