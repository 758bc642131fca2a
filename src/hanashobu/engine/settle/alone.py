"""Who pays alone what all opponents together would have paid."""

from __future__ import annotations

from hanashobu.engine.kernel import fours, kernel, lowest, popcount
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
                found = caller(s, seat, one.who == FIRST_CALLER)
            if found != NOBODY:
                return found
    return NOBODY


@kernel
def place(rules: Tables, row: int) -> int:
    """Where it is kept who answers for a row: its place among those with liability."""
    return popcount(rules.liable & (1 << row) - 1)


@kernel
def caller(s: State, seat: int, first: int) -> int:
    """The opponent who was the first to let the round go on; or the only one who has (HH-12)."""
    if first:
        return s.first_on if s.first_on != seat else NOBODY
    found = NOBODY
    other = s.next[seat]
    while other != seat:
        if s.went_on[other]:
            if found != NOBODY:
                return NOBODY
            found = other
        other = s.next[other]
    return found


@kernel
def dives(s: State, rules: Tables, seat: int, payer: int) -> int:
    """For how many claimed triplets caught whole a player pays, who may have laid the fourth card and pay for all (HH-25, HH-O2)."""
    times = 0
    months = s.triplets[seat] & fours(s.taken[seat])
    while months:
        layer = s.dive_answers[lowest(months) >> 2] - 1 if rules.liable else NOBODY
        months &= months - 1
        if layer == NOBODY:
            times += 1
        elif layer == payer:
            times += s.players - 1
    return times
