"""The ledger of a campaign beside its rounds: years, the highest total, loans, and the final accounts (HH-70 to HH-75)."""

from __future__ import annotations

from hanashobu.engine import log
from hanashobu.engine.kernel import kernel, popcount
from hanashobu.engine.state import NOBODY, State
from hanashobu.rules.tables import Tables


@kernel
def start(s: State, rules: Tables) -> None:
    """Everybody has bought in, and a part of it is in the prize pot (HH-70)."""
    s.year_pot = 0
    s.prize_pot = rules.prize * rules.seats
    s.ginmi = NOBODY
    s.ginmi_rounds = 0
    for seat in range(rules.seats):
        s.tokens[seat] = 0


@kernel
def after_round(s: State, rules: Tables) -> None:
    """The year's end, ginmi, loans (HH-75)."""
    if s.round % rules.year == 0 and s.year_pot:
        end_year(s, rules)
    pay_ginmi(s, rules)
    lend(s, rules)


@kernel
def extreme(s: State, rules: Tables, most: int) -> int:
    """The highest total, or the lowest."""
    found = s.totals[0]
    for seat in range(1, rules.seats):
        found = max(found, s.totals[seat]) if most else min(found, s.totals[seat])
    return found


@kernel
def who_has(s: State, rules: Tables, total: int) -> int:
    """The players who have this total, as bits."""
    found = 0
    for seat in range(rules.seats):
        if s.totals[seat] == total:
            found |= 1 << seat
    return found


@kernel
def end_year(s: State, rules: Tables) -> None:
    """The year's pot goes to the fewest points, or the most; those who tie share it, odd points to the earlier seats (HH-72)."""
    limit = extreme(s, rules, rules.most_takes_year)
    sharers = popcount(who_has(s, rules, limit))
    share = s.year_pot // sharers
    odd = s.year_pot % sharers
    for seat in range(rules.seats):
        # Whoever was paid has another total now, so a seat cannot be paid twice; the others are as they were.
        if s.totals[seat] == limit and s.year_pot:
            amount = share
            if odd:
                amount += 1
                odd -= 1
            s.totals[seat] += amount
            s.year_pot -= amount
            log.emit_totals(s, rules.seats)
            log.emit(s, log.YEAR_ENDED, seat, amount, 0)


@kernel
def pay_ginmi(s: State, rules: Tables) -> None:
    """A player who has the highest total for a number of rounds in a row is paid by each other player (HH-74)."""
    best = s.ginmi if s.ginmi != NOBODY else 0
    for seat in range(rules.seats):
        if s.totals[seat] > s.totals[best]:
            best = seat
    if best != s.ginmi:
        s.ginmi_rounds = 0
    s.ginmi = best
    s.ginmi_rounds += 1
    if s.ginmi_rounds == rules.streak:
        s.ginmi_rounds = 0
        for seat in range(rules.seats):
            s.totals[seat] -= rules.ginmi
        amount = rules.ginmi * (rules.seats - 1)
        s.totals[best] += rules.ginmi + amount
        log.emit_totals(s, rules.seats)
        log.emit(s, log.GINMI, best, amount, 0)


@kernel
def lend(s: State, rules: Tables) -> None:
    """A player who has run out of points borrows from the bank until there are some, each loan with a debt token (HH-73)."""
    for seat in range(rules.seats):
        if s.totals[seat] <= 0:
            loans = (rules.loan - s.totals[seat]) // rules.loan
            s.totals[seat] += loans * rules.loan
            s.tokens[seat] += loans
            log.emit_totals(s, rules.seats)
            log.emit(s, log.LENT, seat, loans * rules.loan, 0)


@kernel
def close(s: State, rules: Tables) -> None:
    """The winners take the prize pot; then everybody gives back the buy-in and what was lent (HH-75)."""
    sharers = popcount(s.winners)
    share = s.prize_pot // sharers
    odd = s.prize_pot % sharers
    for seat in range(rules.seats):
        if s.winners >> seat & 1:
            s.totals[seat] += share + odd
            s.prize_pot -= share + odd
            if share + odd:
                log.emit(s, log.PAID, log.PRIZE << 8 | seat, share + odd, rules.accounts_why)
            odd = 0
    for seat in range(rules.seats):
        back = rules.buy_in + rules.loan * s.tokens[seat]
        s.totals[seat] -= back
        if back:
            log.emit(s, log.PAID, seat << 8 | log.BANK, back, rules.accounts_why)
