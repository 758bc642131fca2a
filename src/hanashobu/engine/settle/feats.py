"""Diving, Escape, the dealer's hand and playing blind (HH-25, HH-26, HH-61, HH-63)."""

from __future__ import annotations

from hanashobu.engine import charge
from hanashobu.engine.kernel import kernel, lowest, month_of
from hanashobu.engine.state import NOBODY, State
from hanashobu.rules.dues import TABLE
from hanashobu.rules.feats import DEALERS_HAND, DIVER, ESCAPER
from hanashobu.rules.tables import MOST_KINDS, DueRow, Tables


@kernel
def collect(s: State, rules: Tables, due: DueRow, seat: int) -> None:
    """A line for whoever has done something."""
    amount = charge.shaped(due, charge.times(s, rules, due.points))
    enough = s.points[seat] >= due.least
    if due.to == DIVER:
        if s.triplets[seat]:
            dive(s, rules, due, seat, amount)
    elif due.to == ESCAPER:
        if enough and escapes(s, rules, seat):
            charge.by_opponents(s, seat, amount, due.why, NOBODY)
    elif due.to == DEALERS_HAND:
        if enough and seat == s.dealers_hand:
            all_pay(s, rules, due, seat, amount)
    elif s.blind and seat == s.dealer:
        if enough:
            all_pay(s, rules, due, seat, amount)
        else:
            pay_others(s, due, seat, amount)


@kernel
def escapes(s: State, rules: Tables, seat: int) -> bool:
    """Whether a hand that the player has shown is one that may escape."""
    for kind in range(rules.n_kinds):
        row = s.claimed[MOST_KINDS * seat + kind] - 1
        if row >= 0 and rules.teyaku[row].escapes:
            return True
    return False


@kernel
def dive(s: State, rules: Tables, due: DueRow, seat: int, amount: int) -> None:
    """For each month of a claimed triplet caught whole; the player who laid its fourth card may pay for it alone (HH-25, HH-O2)."""
    payer = s.next[seat]
    while payer != seat:
        sum = 0
        months = s.triplets[seat]
        while months:
            card = lowest(months)
            if s.taken[seat] & month_of(card) == month_of(card):
                answers = s.dive_answers[card >> 2] - 1 if rules.liable else NOBODY
                if answers == NOBODY:
                    sum += amount
                elif answers == payer:
                    sum += (s.players - 1) * amount
            months &= months - 1
        charge.pay(s, payer, seat, sum, due.why)
        payer = s.next[payer]


@kernel
def all_pay(s: State, rules: Tables, due: DueRow, seat: int, amount: int) -> None:
    """The opponents pay; or everybody at the table but the one with the blank, those who are out too."""
    if due.by != TABLE:
        charge.by_opponents(s, seat, amount, due.why, NOBODY)
        return
    for step in range(1, rules.seats):
        payer = (seat + step) % rules.seats
        if payer != s.sits:
            charge.pay(s, payer, seat, amount, due.why)


@kernel
def pay_others(s: State, due: DueRow, seat: int, amount: int) -> None:
    """A dealer who played blind in vain pays the other players (HH-63)."""
    payee = s.next[seat]
    while payee != seat:
        charge.pay(s, seat, payee, amount, due.why)
        payee = s.next[payee]
