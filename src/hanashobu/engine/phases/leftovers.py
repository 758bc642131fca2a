"""What lies on the field when nobody plays any more goes to the owner of the wild card (HI-12, NA-12)."""

from __future__ import annotations

from hanashobu.engine import log
from hanashobu.engine.kernel import kernel
from hanashobu.engine.state import HANDS_OUT, State
from hanashobu.rules.tables import Tables


@kernel
def enter(s: State, rules: Tables) -> None:
    """If the wild card lies there itself, everything goes to the player who played last (MU-11); a round that ended before is as it is."""
    if s.field and s.ended == HANDS_OUT:
        seat = s.first
        while s.next[seat] != s.first:
            seat = s.next[seat]
        for owner in range(rules.seats):
            if s.taken[owner] & rules.wild:
                seat = owner
        s.taken[seat] |= s.field
        log.emit(s, log.LEFT, seat, s.field, 0)
        s.field = 0
    s.at += 1
