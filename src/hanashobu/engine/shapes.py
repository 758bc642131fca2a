"""Patterns of cards and yaku tables, read by the kernel."""

from __future__ import annotations

from hanashobu.engine.kernel import extract, fours, hot, kernel, lowest, popcount, threes, twos
from hanashobu.engine.state import State
from hanashobu.rules.tables import MonthsRow, Shape, Tables
from hanashobu.rules.teyaku import STANDING, STANDING_SET
from hanashobu.rules.uses import BARS


@hot
def holds(mask: int, shape: Shape) -> bool:
    """Whether these cards make the pattern."""
    if mask & shape.all_of != shape.all_of or mask & shape.never:
        return False
    count = popcount(mask & shape.some_of)
    return shape.need <= count and count <= shape.most


@kernel
def has_months(mask: int, need: MonthsRow) -> bool:
    """Whether these cards have as many months with so many cards."""
    four = popcount(fours(mask))
    if four < need.fours:
        return False
    three = threes(mask)
    if popcount(three) < need.threes:
        return False
    if need.pairs and popcount(twos(mask)) + four * need.split < need.pairs:
        return False
    if need.standing == 0:
        return True
    standing = popcount(three & STANDING)
    if mask & STANDING_SET == STANDING_SET:
        standing += 1
    return standing >= need.standing


@hot
def value(mask: int, shape: Shape) -> int:
    """What a pattern that holds is worth with these cards."""
    return shape.points + shape.per * (popcount(mask & shape.per_of) - shape.per_from)


@kernel
def count_yaku(s: State, rules: Tables, seat: int) -> None:
    """The yaku of a pile, and what they are worth together."""
    rows = rows_for(s, rules, seat, s.taken[seat])
    s.yaku[seat] = rows
    s.yaku_points[seat] = points_of(rules, s.taken[seat], rows)


@kernel
def rows_for(s: State, rules: Tables, seat: int, mask: int) -> int:
    """The rows that count for a player in this round: not those of other months or places."""
    if rules.uses & BARS:
        barred = s.barred[seat]
        return (looked_up(rules, mask) | loose_rows(rules, mask, rules.loose & ~(barred & rules.single))) & ~barred
    return rows_of(rules, mask)


@kernel
def bar(s: State, rules: Tables) -> None:
    """Note for each player which rows do not count: those of other months (KK-13), and of other places in turn order (SU-12)."""
    seat = s.first
    for place in range(s.players):
        s.barred[seat] = rules.place_rows[place] | rules.month_rows[(s.round + 11) % 12]
        seat = s.next[seat]


@kernel
def points_of(rules: Tables, mask: int, rows: int) -> int:
    """What these rows are worth with these cards."""
    total = 0
    while rows:
        total += value(mask, rules.yaku[lowest(rows)])
        rows &= rows - 1
    return total


@kernel
def rows_of(rules: Tables, mask: int) -> int:
    """The rows of the yaku table that count, as bits: inside a group the most valuable, of equal ones the first; groups add up."""
    return looked_up(rules, mask) | loose_rows(rules, mask, rules.loose)


@kernel
def looked_up(rules: Tables, mask: int) -> int:
    """The rows of groups of few cards."""
    rows = 0
    for at in range(rules.n_groups):
        group = rules.groups[at]
        rows |= rules.lookup[group.at + extract(mask, group.cards)]
    return rows


@kernel
def loose_rows(rules: Tables, mask: int, loose: int) -> int:
    """Those of some rows whose groups are too large to be looked up."""
    rows = 0
    best = 0
    while loose:
        row = lowest(loose)
        loose &= loose - 1
        shape = rules.yaku[row]
        if holds(mask, shape):
            worth = value(mask, shape)
            rival = rows & shape.rivals
            if rival == 0 or (worth > best and not rival & rules.stops):
                rows ^= rival | 1 << row
                best = worth
    return rows


@kernel
def card_points(rules: Tables, mask: int) -> int:
    """What these cards are worth without any yaku."""
    total = 0
    for row in range(rules.n_worths):
        worth = rules.worths[row]
        total += popcount(mask & worth.cards) * worth.value
    return total


@kernel
def stopping_row(rules: Tables, mask: int, barred: int) -> int:
    """The row of a stopping yaku that these cards make, -1 if none; some are barred."""
    rows = rules.stops & ~barred
    while rows:
        row = lowest(rows)
        if holds(mask, rules.yaku[row]):
            return row
        rows &= rows - 1
    return -1
