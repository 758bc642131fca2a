"""What takes the place of ordinary scoring: piles paid by everybody, too few points, a row that cancels all yaku."""

from __future__ import annotations

from hanashobu.engine import log, shapes
from hanashobu.engine.kernel import kernel
from hanashobu.engine.state import State
from hanashobu.rules.tables import Tables


@kernel
def pay_instead(s: State, rules: Tables) -> bool:
    """A pile that every other player pays for leaves no other scoring in the round (NA-15 to NA-17)."""
    found = False
    for seat in range(rules.seats):
        s.score[seat] = 0
    seat = s.first
    for _ in range(rules.seats):
        for row in range(rules.n_instead):
            shape = rules.instead[row]
            if shapes.holds(s.taken[seat], shape):
                found = True
                s.score[seat] += shape.points
                payer = s.next[seat]
                while payer != seat:
                    log.pay(s, payer, seat, s.multiplier * shape.points, shape.why)
                    payer = s.next[payer]
        seat = s.next[seat]
    return found


@kernel
def too_few(s: State, rules: Tables) -> bool:
    """Whether somebody has so few card points that nobody scores (HA-O3)."""
    for seat in range(rules.seats):
        if s.points[seat] <= rules.floor:
            return True
    return False


@kernel
def cancel_yaku(s: State, rules: Tables) -> None:
    """A row that cancels leaves everybody without yaku (HA-O5)."""
    made = 0
    for seat in range(rules.seats):
        made |= s.yaku[seat]
    if made & rules.cancels:
        for seat in range(rules.seats):
            s.yaku_points[seat] = 0
