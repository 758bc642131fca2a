"""What takes the place of ordinary scoring: piles or points paid by everybody, or so few points that nobody scores."""

from __future__ import annotations

from hanashobu.engine import charge, shapes
from hanashobu.engine.kernel import kernel
from hanashobu.engine.settle import winning
from hanashobu.engine.state import NOBODY, State
from hanashobu.rules.dues import ANY, SOME
from hanashobu.rules.tables import Special, Tables

NONE = 1 << 20


@kernel
def pay(s: State, rules: Tables) -> int:
    """Of what applies the lowest rank is paid, and whoever is due most has won; the lines that are left, -1 if nothing applies (NA-17)."""
    rank = NONE
    seat = s.first
    for _ in range(s.players):
        for row in range(rules.n_instead):
            if rules.instead[row].rank < rank and applies(s, rules.instead[row], seat):
                rank = rules.instead[row].rank
        seat = s.next[seat]
    if rank == NONE:
        return -1
    leaves = paid = 0
    for _ in range(s.players):
        for row in range(rules.n_instead):
            special = rules.instead[row]
            if special.rank == rank and applies(s, special, seat):
                points = value(s, special, seat)
                leaves |= special.leaves
                s.score[seat] += points
                paid += points
                charge.by_opponents(s, seat, charge.times(s, rules, points), special.pattern[0].why, NOBODY)
        seat = s.next[seat]
    if paid:
        s.winner = winning.highest(s)
    return leaves


@kernel
def applies(s: State, special: Special, seat: int) -> bool:
    """Whether a player has it, in a round of this kind."""
    if special.players and special.players != s.players:
        return False
    if special.yaku != ANY and (special.yaku == SOME) != (shapes.rows_of_all(s) != 0):
        return False
    if special.par >= 0:
        return seat == s.first and all_at(s, special.par)
    if special.to_first and seat != s.first:
        return False
    points = s.points[seat]
    return special.least <= points and points <= special.most and shapes.holds(s.taken[seat], special.pattern[0])


@kernel
def value(s: State, special: Special, seat: int) -> int:
    """What a player gets from each for it."""
    shape = special.pattern[0]
    if special.least:
        return shape.points + shape.per * (s.points[seat] - special.least)
    return shapes.value(s.taken[seat], shape)


@kernel
def all_at(s: State, par: int) -> bool:
    """Whether everybody has exactly this many card points."""
    seat = s.first
    for _ in range(s.players):
        if s.points[seat] != par:
            return False
        seat = s.next[seat]
    return True
