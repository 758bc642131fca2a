"""Who pays alone what all opponents together would have paid."""

from __future__ import annotations

from hanashobu.engine.kernel import kernel, lowest, popcount
from hanashobu.engine.state import NOBODY, State
from hanashobu.rules.ending import FIRST_CALLER, LAYER
from hanashobu.rules.tables import Tables


@kernel
def payer(s: State, rules: Tables, seat: int, row: int) -> int:
    """For a row of the yaku table: the first rule that finds somebody, NOBODY if all pay."""
    for at in range(rules.n_alone if s.players > 2 else 0):
        one = rules.alone[at]
        if one.when >> s.ended & 1 and one.rows >> row & 1:
            if one.who == LAYER:  # of the card that completed it (HH-O2)
                found = s.answers[place(rules, row)] - 1 if rules.liable >> row & 1 else NOBODY
            else:
                found = caller(s, rules, seat, one.who == FIRST_CALLER)
            if found != NOBODY:
                return found
    return NOBODY


@kernel
def place(rules: Tables, row: int) -> int:
    """Where it is kept who answers for a row: its place among those with liability."""
    return popcount(rules.liable & (1 << row) - 1)


@kernel
def caller(s: State, rules: Tables, seat: int, first: int) -> int:
    """The opponent who was the first to let the round go on; or the only one who has (HH-12)."""
    if first:
        return s.first_on if s.first_on != seat else NOBODY
    callers = 0
    for other in range(rules.seats):
        if other != seat and s.went_on[other]:
            callers |= 1 << other
    return lowest(callers) if popcount(callers) == 1 else NOBODY
