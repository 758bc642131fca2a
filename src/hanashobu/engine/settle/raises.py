"""What makes the sum for yaku larger: how much of it there is, and how often the round was let go on (KK-8, KK-9)."""

from __future__ import annotations

from hanashobu.engine.kernel import kernel
from hanashobu.engine.state import State
from hanashobu.rules.raises import OTHERS_CALLS, OWN_CALLS, POINTS
from hanashobu.rules.tables import RaiseRow

RAISED = 42  # in the log: seat, what is added and what it is multiplied by, why


@kernel
def reached(s: State, one: RaiseRow, seat: int, points: int) -> int:
    """The last step that is reached by a player with so many points of yaku, -1 if none."""
    count = points if one.counts == POINTS else calls(s, one.counts, seat)
    found = -1
    for at in range(one.n_steps):
        if one.steps[at].at <= count:
            found = at
    return found


@kernel
def calls(s: State, counts: int, seat: int) -> int:
    """How often a player, the others or all together have let the round go on."""
    many = s.went_on[seat] if counts != OTHERS_CALLS else 0
    other = s.next[seat]
    while counts != OWN_CALLS and other != seat:
        many += s.went_on[other]
        other = s.next[other]
    return many
