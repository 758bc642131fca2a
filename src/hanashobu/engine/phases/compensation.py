"""What players who are forced out are paid (TA-23, TA-24, HH-48, HH-49, KR-12)."""

from __future__ import annotations

from hanashobu.engine import charge, log, shapes
from hanashobu.engine.kernel import kernel, lowest, popcount, wrap
from hanashobu.engine.phases import claim
from hanashobu.engine.state import State
from hanashobu.rules.tables import Tables

# A row of the log.
FORCED = 25  # seat, sum


@kernel
def value_of(rules: Tables, hand: int) -> int:
    """What a forced-out hand is worth: half of what it has complete, and something for each other good card."""
    value = 0
    used = 0
    if rules.worth_halves:
        rows = shapes.rows_of(rules, hand)
        value += rules.unit * shapes.points_of(rules, hand, rows) // 2
        while rows:
            shape = rules.yaku[lowest(rows)]
            used |= hand & (shape.all_of | shape.some_of)
            rows &= rows - 1
        for kind in range(rules.n_kinds):
            row = claim.best(rules, hand, kind, -1)
            if row >= 0:
                value += rules.unit * rules.teyaku[row].points // 2
                used |= used_by(rules, hand, row)
    if rules.worth_set and hand & rules.worth_set == rules.worth_set:
        value += rules.worth_set_points
    return value + rules.worth_each * popcount(hand & rules.worth_cards & ~used)


@kernel
def used_by(rules: Tables, hand: int, row: int) -> int:
    """The cards that a teyaku uses up: those of its months, or the whole hand."""
    teyaku = rules.teyaku[row]
    if teyaku.pattern[0].some_of or teyaku.pattern[0].never:
        return hand
    return claim.shown_of(teyaku, hand)


@kernel
def pay(s: State, rules: Tables) -> int:
    """Every forced-out player is paid in turn order, by each active player who pays; returns what the hands are worth together."""
    together = 0
    for seat in range(rules.seats):
        if s.forced >> seat & 1:
            s.compensation[seat] = charge.multiplied(s, value_of(rules, s.hands[seat]))
            together += s.compensation[seat]
    n = popcount(s.forced)
    odd = together % n if n else 0
    for step in range(rules.seats):
        seat = wrap(s.first + step, rules.seats)
        if s.forced >> seat & 1:
            due = s.compensation[seat]
            if rules.shared:
                due = together // n
                if odd:
                    due += 1
                    odd -= 1
            s.compensation[seat] = collect(s, rules, seat, due, False)
            log.emit(s, FORCED, seat, s.compensation[seat], 0)
            collect(s, rules, seat, due, True)
    return together


@kernel
def collect(s: State, rules: Tables, seat: int, due: int, pays: bool) -> int:
    """What a forced-out player really gets from all who pay; it is paid, or only counted."""
    received = 0
    payer = s.first
    for _ in range(s.players):
        if rules.all_pay or payer != s.first:
            received += min(due, s.stake[payer]) if s.staked else due
            if pays:
                charge.pay(s, payer, seat, due, rules.forced_why)
        payer = s.next[payer]
    return received


@kernel
def largest_stake(s: State, rules: Tables) -> int:
    """Of all at the table, and of equal ones the nearest from the leader on (TA-24)."""
    best = s.first
    for step in range(rules.seats):
        seat = wrap(s.first + step, rules.seats)
        if s.stake[seat] > s.stake[best]:
            best = seat
    return best
