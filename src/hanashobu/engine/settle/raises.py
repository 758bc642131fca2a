"""What makes the sum for yaku larger: how much of it there is, and how often the round was let go on (KK-8, KK-9)."""

from __future__ import annotations

from hanashobu.engine.kernel import kernel
from hanashobu.engine.state import State
from hanashobu.rules.raises import OTHERS_CALLS, OWN_CALLS, POINTS
from hanashobu.rules.tables import RaiseRow, Tables

RAISED = 42  # in the log: seat, what is added and what it is multiplied by, why


@kernel
def reached(s: State, rules: Tables, one: RaiseRow, seat: int, points: int) -> int:
    """The last step that is reached by a player with so many points of yaku, -1 if none."""
    count = points if one.counts == POINTS else calls(s, rules, one.counts, seat)
    found = -1
    while found + 1 < one.n_steps and one.steps[found + 1].at <= count:
        found += 1
    return found


@kernel
def calls(s: State, rules: Tables, counts: int, seat: int) -> int:
    """How often a player, the others or all together have let the round go on."""
    many = 0
    for other in range(rules.seats):
        if counts != (OTHERS_CALLS if other == seat else OWN_CALLS):
            many += s.went_on[other]
    return many
