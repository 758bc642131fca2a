"""The field multiplier: the largest now, the others wait, and those that wait come first (KR-4 to KR-6); or all together (HH-3)."""

from __future__ import annotations

from hanashobu.engine import log
from hanashobu.engine.kernel import kernel, popcount
from hanashobu.engine.state import State
from hanashobu.rules.tables import Tables

# A row of the log.
MULTIPLIED = 7  # value; the queue by levels, packed


@kernel
def enter(s: State, rules: Tables) -> None:
    """What is first in line multiplies this round."""
    levels = rules.n_levels
    for level in range(levels):
        s.waited[level] = s.waiting[level]
    if rules.stacks:
        for level in range(levels):
            for _ in range(popcount(s.field & rules.levels[level].cards)):
                s.multiplier *= rules.levels[level].value
        log.emit(s, MULTIPLIED, s.multiplier, 0, 0)
        s.at += 1
        return
    now = -1
    for level in range(levels):
        if now < 0 and s.waiting[level]:
            now = level
    old = now >= 0
    for level in range(levels):
        shown = popcount(s.field & rules.levels[level].cards)
        if not old and now < 0 and shown:
            now = level
        s.waiting[level] += shown
    if now >= 0:
        s.waiting[now] -= 1
        s.multiplier = rules.levels[now].value
    packed = 0
    for level in range(levels):
        packed |= s.waiting[level] << 12 * level
    log.emit(s, MULTIPLIED, s.multiplier, packed, 0)
    s.at += 1
