"""What takes the place of ordinary scoring: piles or points paid by everybody, or so few points that nobody scores."""

from __future__ import annotations

from hanashobu.engine import charge, shapes
from hanashobu.engine.kernel import kernel, lowest
from hanashobu.engine.settle import winning
from hanashobu.engine.state import State
from hanashobu.rules.tables import Special, Tables
from hanashobu.rules.winning import SCORE


@kernel
def pay(s: State, rules: Tables, rows: int) -> int:
    """Of what applies the lowest rank is paid, and whoever is due most has won; the lines that are left, -1 if nothing applies (NA-17)."""
    leaves = -1
    paid = 0
    while rows and leaves < 0:
        beside = rows & rules.instead[lowest(rows)].beside
        rows ^= beside
        seat = s.first
        for _ in range(s.players):
            left = beside
            while left:
                special = rules.instead[lowest(left)]
                left &= left - 1
                if applies(s, special, seat):
                    leaves = special.leaves | max(0, leaves)
                    points = value(s, special, seat)
                    paid += points
                    s.score[seat] += points
                    charge.by_opponents(s, seat, charge.multiplied(s, rules.unit * points), special.pattern[0].why)
            seat = s.next[seat]
    if paid:
        s.winner = winning.leader(s, rules, SCORE, 0)
    return leaves


@kernel
def applies(s: State, special: Special, seat: int) -> bool:
    """Whether a player has it; or, where it is about everybody, whether all have."""
    if special.to_first and seat != s.first:
        return False
    other = seat
    for _ in range(s.players if special.all else 1):
        if s.points[other] < special.least or s.points[other] > special.most:
            return False
        other = s.next[other]
    return shapes.holds(s.taken[seat], special.pattern[0])


@kernel
def value(s: State, special: Special, seat: int) -> int:
    """What a player gets from each for it."""
    shape = special.pattern[0]
    if special.least:
        return shape.points + shape.per * (s.points[seat] - special.least)
    return shapes.value(s.taken[seat], shape)
