"""The score sheet, line by line: who collects it, what is counted, and who pays."""

from __future__ import annotations

from hanashobu.engine import charge, log, shapes
from hanashobu.engine.kernel import kernel, lowest
from hanashobu.engine.phases import claim
from hanashobu.engine.settle import alone, feats, instead, raises, winning
from hanashobu.engine.state import NOBODY, State
from hanashobu.rules import dues
from hanashobu.rules.dues import (
    ABOVE_PAR,
    ANY,
    BANK,
    BELOW_PAR,
    CARDS,
    DIFFERENCE,
    FIRST,
    SHARE,
    SOME,
    STAKE,
    TEYAKU,
    TOTAL,
    WINNER,
    YAKU,
)
from hanashobu.rules.feats import DIVER
from hanashobu.rules.tables import MOST_KINDS, DueRow, Tables
from hanashobu.rules.uses import RAISES


@kernel
def settle(s: State, rules: Tables) -> None:
    """What takes the place of everything; else the sheet. Then who has won."""
    leaves = instead.pay(s, rules) if rules.n_instead else -1
    if leaves < 0 and rules.cancels:
        cancel_yaku(s, rules)
    if leaves < 0 and rules.linear >> s.players & 1 and not s.listening:
        add_up(s, rules)
    elif leaves:
        pay_lines(s, rules, leaves)
    if leaves < 0:
        winning.decide(s, rules)


@kernel
def cancel_yaku(s: State, rules: Tables) -> None:
    """A row that cancels leaves everybody without yaku (HA-O5)."""
    if shapes.rows_of_all(s) & rules.cancels:
        for seat in range(rules.seats):
            s.yaku_points[seat] = 0


@kernel
def add_up(s: State, rules: Tables) -> None:
    """The same as all lines together, where they are one formula and nobody asks for each payment."""
    together = 0
    seat = s.first
    if rules.linear_others:
        for _ in range(s.players):
            together += s.yaku_points[seat]
            seat = s.next[seat]
    for place in range(s.players):
        yaku = rules.linear_own * s.yaku_points[seat] - rules.linear_others * together
        s.score[seat] = charge.multiplied(s, rules.linear_cards * s.points[seat] - rules.linear_par[place] + rules.unit * yaku)
        s.result[seat] += s.score[seat]
        seat = s.next[seat]


@kernel
def pay_lines(s: State, rules: Tables, lines: int) -> None:
    """The lines that this round has, from top to bottom; feats of shown hands player by player."""
    yaku = shapes.rows_of_all(s)
    line = 0
    while line < rules.n_dues:
        last = line + rules.dues[line].joined
        seat = s.first
        for place in range(s.players):
            for at in range(line, last + 1):
                if lines >> at & 1 and holds(s, rules.dues[at], yaku):
                    collect(s, rules, rules.dues[at], seat, place)
            seat = s.next[seat]
        line = last + 1


@kernel
def holds(s: State, due: DueRow, yaku: int) -> bool:
    """Whether this line is in this round's sheet."""
    if not due.when >> s.ended & 1 or (due.players and due.players != s.players):
        return False
    return due.yaku == ANY or (due.yaku == SOME) == (yaku != 0)


@kernel
def collect(s: State, rules: Tables, due: DueRow, seat: int, place: int) -> None:
    """One line for one player."""
    if due.to >= DIVER:
        feats.collect(s, rules, due, seat)
    elif collects(s, rules, due, seat, place):
        if due.of == TEYAKU:
            noted(s, rules, due, seat)
        elif due.of == YAKU and due.by <= BANK and due.to != dues.NOBODY:
            paid = pay_rows(s, rules, due, seat)
            if rules.uses & RAISES:
                raise_sum(s, rules, due, seat, paid)
        elif due.of == STAKE or due.by == DIFFERENCE:
            from_each(s, rules, due, seat)
        else:
            par = due.par[place] if due.by == BANK else 0
            amount = charge.shaped(due, charge.multiplied(s, counted(s, rules, due, seat) - par))
            if due.by == BELOW_PAR:
                below_par(s, due, seat, amount)
            else:
                charge.line(s, due, seat, amount, due.why, NOBODY)
            if rules.uses & RAISES and (due.of == YAKU or due.of == TOTAL):
                raise_sum(s, rules, due, seat, amount)


@kernel
def collects(s: State, rules: Tables, due: DueRow, seat: int, place: int) -> bool:
    """Whether a player is one of those who collect this line."""
    if s.points[seat] < due.least:
        return False
    if due.to == ABOVE_PAR:
        return s.points[seat] > due.par[place]
    if due.to == FIRST:
        return seat == s.first
    if due.to == WINNER and s.winner == NOBODY:
        lead(s, rules, due)
    return due.to <= dues.NOBODY or seat == s.winner


@kernel
def lead(s: State, rules: Tables, due: DueRow) -> None:
    """A line that the winner collects is the round score itself, and says who that is."""
    seat = s.first
    for _ in range(s.players):
        s.score[seat] = charge.multiplied(s, counted(s, rules, due, seat))
        seat = s.next[seat]
    winning.decide(s, rules)


@kernel
def counted(s: State, rules: Tables, due: DueRow, seat: int) -> int:
    """What a player has of what the line counts, in points."""
    if due.of == SHARE:
        return rules.unit * due.points
    if due.of == CARDS:
        return s.points[seat]
    yaku = shapes.points_of(rules, s.taken[seat], s.yaku[seat] & due.rows) if s.yaku_points[seat] else 0
    if due.of == YAKU:
        return rules.unit * yaku
    total = s.points[seat] + rules.unit * yaku
    if due.of == TOTAL:
        return total
    return max(0, total - winning.next_best(s, rules, seat))


@kernel
def pay_rows(s: State, rules: Tables, due: DueRow, seat: int) -> int:
    """Each yaku by itself, because each has its own reason; what that is together."""
    paid = 0
    rows = s.yaku[seat] & due.rows if s.yaku_points[seat] else 0
    while rows:
        row = lowest(rows)
        rows &= rows - 1
        amount = charge.shaped(due, charge.times(s, rules, shapes.value(s.taken[seat], rules.yaku[row])))
        charge.line(s, due, seat, amount, rules.yaku[row].why, alone.payer(s, rules, seat, row))
        paid += amount
    return paid


@kernel
def from_each(s: State, rules: Tables, due: DueRow, seat: int) -> None:
    """What each of the others owes by comparison: the difference, or all that is at stake."""
    payer = s.next[seat]
    while payer != seat:
        if due.of == STAKE:
            charge.pay(s, payer, seat, s.stake[payer], due.why)
        else:
            ahead = counted(s, rules, due, seat) - counted(s, rules, due, payer)
            charge.either_way(s, payer, seat, charge.shaped(due, charge.multiplied(s, ahead)), due.why)
        payer = s.next[payer]


@kernel
def raise_sum(s: State, rules: Tables, due: DueRow, seat: int, paid: int) -> None:
    """What makes the sum larger that a player was just paid for yaku: first all that is added to it, then all that it is multiplied by."""
    rows = s.yaku[seat] & due.rows if s.yaku_points[seat] else 0
    if rows == 0:
        return
    payer = alone.payer(s, rules, seat, lowest(rows))
    points = shapes.points_of(rules, s.taken[seat], rows)
    base = counted(s, rules, due, seat)
    times = 1
    for at in range(rules.n_raises):
        one = rules.raises[at]
        step = raises.reached(s, one, seat, points) if one.rows & rows else -1
        if step >= 0:
            base += rules.unit * one.steps[step].plus
            times *= one.steps[step].times
            amount = charge.shaped(due, times * charge.multiplied(s, base))
            log.emit(s, raises.RAISED, seat, one.steps[step].plus << 16 | one.steps[step].times, one.why)
            charge.line(s, due, seat, amount - paid, one.why, payer)
            paid = amount


@kernel
def noted(s: State, rules: Tables, due: DueRow, seat: int) -> None:
    """The hands that a player has shown; they are no part of the round score (HI-15, SU-10)."""
    for kind in range(rules.n_kinds):
        row = s.claimed[MOST_KINDS * seat + kind] - 1
        if row >= 0:
            amount = charge.times(s, rules, claim.points_of(s, rules, row))
            charge.line(s, due, seat, amount, rules.teyaku[row].why, NOBODY)


@kernel
def below_par(s: State, due: DueRow, seat: int, amount: int) -> None:
    """Whoever has fewer card points than par pays; a share for all together in equal parts."""
    many = 0
    if due.together:
        payer = s.first
        for place in range(s.players):
            if s.points[payer] < due.par[place]:
                many += 1
            payer = s.next[payer]
        if many == 0:
            return
        amount //= many
    payer = s.first
    for place in range(s.players):
        if s.points[payer] < due.par[place]:
            charge.pay(s, payer, seat, amount, due.why)
        payer = s.next[payer]
