"""Patterns of cards and yaku tables, read by the kernel."""

from __future__ import annotations

from hanashobu.engine.kernel import hot, kernel, lowest, popcount
from hanashobu.engine.state import State
from hanashobu.rules.tables import Shape, Tables


@hot
def holds(mask: int, shape: Shape) -> bool:
    """Whether these cards make the pattern."""
    if mask & shape.all_of != shape.all_of or mask & shape.never:
        return False
    count = popcount(mask & shape.some_of)
    return shape.need <= count and count <= shape.most


@hot
def value(mask: int, shape: Shape) -> int:
    """What a pattern that holds is worth with these cards."""
    return shape.points + shape.per * (popcount(mask & shape.per_of) - shape.need)


@kernel
def count_yaku(s: State, rules: Tables, seat: int) -> None:
    """The yaku of a pile, and what they are worth together."""
    rows = rows_of(rules, s.taken[seat])
    s.yaku[seat] = rows
    s.yaku_points[seat] = points_of(rules, s.taken[seat], rows)


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
    lacking = ~mask
    yaku = rules.yaku
    rows = 0
    best = 0
    row = 0
    while row < rules.n_yaku:
        shape = yaku[row]
        if not lacking & shape.all_of and holds(mask, shape):
            worth = value(mask, shape)
            bit = 1 << row
            rival = rows & shape.rivals
            if rival == 0 or (worth > best and not rival & rules.stops):
                rows ^= rival | bit
                best = worth
            row += shape.skip
        row += 1
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
def stopping_row(rules: Tables, mask: int) -> int:
    """The row of a stopping yaku that these cards make, -1 if none."""
    rows = rules.stops
    while rows:
        row = lowest(rows)
        if holds(mask, rules.yaku[row]):
            return row
        rows &= rows - 1
    return -1
