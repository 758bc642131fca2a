"""Patterns of cards and yaku tables, read by the kernel."""

from __future__ import annotations

from hanashobu.engine.kernel import kernel, lowest, popcount
from hanashobu.engine.state import State
from hanashobu.rules.tables import Shape, Tables


@kernel
def holds(mask: int, shape: Shape) -> bool:
    """Whether these cards make the pattern."""
    if mask & shape.all_of != shape.all_of or mask & shape.never:
        return False
    count = popcount(mask & shape.some_of)
    return shape.need <= count and count <= shape.most


@kernel
def value(mask: int, shape: Shape) -> int:
    """What a pattern that holds is worth with these cards."""
    return shape.points + shape.per * (popcount(mask & shape.some_of) - shape.need)


@kernel
def count_yaku(s: State, rules: Tables, seat: int) -> None:
    """The yaku of a pile: inside a group the most valuable, of equal ones the first; groups add up."""
    mask = s.taken[seat]
    lacking = ~mask
    yaku = rules.yaku
    total = 0
    rows = 0
    group = -1
    best = 0
    best_bit = 0
    for row in range(rules.n_yaku):
        shape = yaku[row]
        if not lacking & shape.all_of and holds(mask, shape):
            worth = value(mask, shape)
            if shape.group != group:
                group = shape.group
                best = 0
                best_bit = 0
            if best_bit == 0 or worth > best:
                total += worth - best
                rows ^= best_bit | 1 << row
                best = worth
                best_bit = 1 << row
    s.yaku[seat] = rows
    s.yaku_points[seat] = total


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
