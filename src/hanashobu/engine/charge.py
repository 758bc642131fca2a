"""The one door of all payments: what an amount is multiplied by, half of it, rounded, and what a stake holds."""

from __future__ import annotations

from hanashobu.engine import log
from hanashobu.engine.kernel import kernel
from hanashobu.engine.log import FORGIVEN, PAID, POT, PRIZE, YEAR
from hanashobu.engine.state import State
from hanashobu.rules.tables import DueRow


@kernel
def multiplied(s: State, amount: int) -> int:
    """What an amount comes to in this round (HH-3, KR-7)."""
    return s.multiplier * amount


@kernel
def shaped(s: State, due: DueRow, amount: int) -> int:
    """The same for a line: multiplied, half of it, and rounded."""
    amount = multiplied(s, amount)
    if due.half:
        amount //= 2
    if due.per == 1:
        return amount
    size = (abs(amount) + due.rest) // due.per
    return -size if amount < 0 else size


@kernel
def pay(s: State, payer: int, payee: int, amount: int, why: int) -> None:
    """Move points and log the reason, the other way below 0 (CO-15); out of a stake only what is there, the rest is forgiven (TA-3)."""
    if amount < 0:
        payer, payee, amount = payee, payer, -amount
    forgiven = max(0, amount - s.stake[payer]) if s.staked and payer < PRIZE else 0
    if amount:
        move(s, payer, forgiven - amount)
        move(s, payee, amount - forgiven)
        if s.listening:
            log.emit(s, PAID, payer << 8 | payee, amount - forgiven, why | forgiven << FORGIVEN)


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
def by_opponents(s: State, seat: int, amount: int, why: int) -> None:
    """Each opponent in the round pays."""
    payer = s.next[seat]
    while payer != seat:
        pay(s, payer, seat, amount, why)
        payer = s.next[payer]
