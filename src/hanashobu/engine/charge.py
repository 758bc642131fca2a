"""The one door of all payments: what an amount is multiplied by, who pays alone, and what a stake holds."""

from __future__ import annotations

from hanashobu.engine import log
from hanashobu.engine.kernel import kernel
from hanashobu.engine.log import FORGIVEN, PAID, POT, PRIZE, YEAR
from hanashobu.engine.state import NOBODY, State
from hanashobu.rules.dues import BANK, NEAREST, OPPONENTS, SHEET, UP
from hanashobu.rules.dues import NOBODY as NOBODY_GETS
from hanashobu.rules.tables import DueRow, Tables


@kernel
def multiplied(s: State, amount: int) -> int:
    """What an amount comes to in this round (HH-3, KR-7)."""
    return s.multiplier * amount


@kernel
def times(s: State, rules: Tables, points: int) -> int:
    """The same for points of a yaku, a hand or a share, which have a unit."""
    return multiplied(s, rules.unit * points)


@kernel
def pay(s: State, payer: int, payee: int, amount: int, why: int) -> None:
    """Move points from one to another and log the reason (CO-15); out of a stake only what is there, and the rest is forgiven (TA-3)."""
    forgiven = 0
    if s.staked and payer < PRIZE:
        forgiven = max(0, amount - s.stake[payer])
        amount -= forgiven
    if amount == 0 and forgiven == 0:
        return
    move(s, payer, -amount)
    move(s, payee, amount)
    if s.listening:
        log.emit(s, PAID, payer << 8 | payee, amount, why | forgiven << FORGIVEN)


@kernel
def move(s: State, party: int, amount: int) -> None:
    """One side of a payment."""
    if party < PRIZE:
        s.result[party] += amount
        if s.staked:
            s.stake[party] += amount
    elif party == POT:
        s.pot += amount
    elif party == YEAR:
        s.year_pot += amount


@kernel
def by_opponents(s: State, seat: int, amount: int, why: int, alone: int) -> None:
    """Each opponent pays; or one alone what all together would have paid."""
    payer = s.next[seat]
    while payer != seat:
        if alone == NOBODY:
            pay(s, payer, seat, amount, why)
        elif alone == payer:
            pay(s, payer, seat, (s.players - 1) * amount, why)
        payer = s.next[payer]


@kernel
def either_way(s: State, payer: int, payee: int, amount: int, why: int) -> None:
    """A payment that goes the other way where it is below 0."""
    if amount < 0:
        pay(s, payee, payer, -amount, why)
    else:
        pay(s, payer, payee, amount, why)


@kernel
def off_others(s: State, seat: int, amount: int) -> None:
    """Each opponent loses it, and nobody gets it."""
    loser = s.next[seat]
    while loser != seat:
        s.result[loser] -= amount
        loser = s.next[loser]


@kernel
def line(s: State, due: DueRow, seat: int, amount: int, why: int, alone: int) -> None:
    """An amount of a line, in the round score too: written down, from the bank, off the others' scores, or from all opponents."""
    if due.by == SHEET:
        s.result[seat] += amount
    elif due.by == BANK:
        either_way(s, log.BANK, seat, amount, why)
    elif due.to == NOBODY_GETS:
        off_others(s, seat, amount)
    else:
        by_opponents(s, seat, amount, why, alone)
    if due.scored:
        score(s, due, seat, amount)


@kernel
def score(s: State, due: DueRow, seat: int, amount: int) -> None:
    """What a line changes of the round score."""
    if due.by == OPPONENTS:
        payer = s.next[seat]
        while payer != seat:
            s.score[payer] -= amount
            payer = s.next[payer]
        amount *= s.players - 1
    if due.to != NOBODY_GETS:
        s.score[seat] += amount


@kernel
def shaped(due: DueRow, amount: int) -> int:
    """The last stages of an amount before it is paid: half of it, and rounded."""
    if due.half:
        amount //= 2
    if due.per == 1:
        return amount
    size = abs(amount)
    if due.way == NEAREST:
        size += due.per // 2
    elif due.way == UP:
        size += due.per - 1
    size //= due.per
    return -size if amount < 0 else size
