"""What takes the place of ordinary scoring: piles or points paid by everybody, too few points, a row that cancels all yaku."""

from __future__ import annotations

from hanashobu.engine import log, shapes
from hanashobu.engine.kernel import kernel
from hanashobu.engine.state import State
from hanashobu.rules.tables import Special, Tables

NONE = 1 << 20


@kernel
def pay_instead(s: State, rules: Tables) -> bool:
    """Something that every other player pays for leaves no other scoring in the round (NA-15 to NA-17, HH-20 to HH-23)."""
    rank = NONE
    seat = s.first
    for _ in range(s.players):
        s.score[seat] = 0
        for row in range(rules.n_instead):
            if rules.instead[row].rank < rank and value(s, rules, rules.instead[row], seat):
                rank = rules.instead[row].rank
        seat = s.next[seat]
    if rank == NONE:
        return False
    for _ in range(s.players):
        for row in range(rules.n_instead):
            special = rules.instead[row]
            points = value(s, rules, special, seat) if special.rank == rank else 0
            if points:
                s.score[seat] += points
                payer = s.next[seat]
                while payer != seat:
                    log.pay(s, payer, seat, s.multiplier * rules.unit * points, special.pattern[0].why)
                    payer = s.next[payer]
        seat = s.next[seat]
    return True


@kernel
def value(s: State, rules: Tables, special: Special, seat: int) -> int:
    """What a seat gets from each for this, 0 if nothing."""
    shape = special.pattern[0]
    if special.all_par:
        return shape.points if seat == s.first and all_at_par(s, rules) else 0
    if special.least:
        over = s.points[seat] - special.least
        return shape.points + shape.per * over if over >= 0 else 0
    return shapes.value(s.taken[seat], shape) if shapes.holds(s.taken[seat], shape) else 0


@kernel
def all_at_par(s: State, rules: Tables) -> bool:
    """Whether everybody has exactly an equal share."""
    seat = s.first
    for _ in range(s.players):
        if s.points[seat] != rules.par:
            return False
        seat = s.next[seat]
    return True


@kernel
def too_few(s: State, rules: Tables) -> bool:
    """Whether somebody has so few card points that nobody scores (HA-O3)."""
    seat = s.first
    for _ in range(s.players):
        if s.points[seat] <= rules.floor:
            return True
        seat = s.next[seat]
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
