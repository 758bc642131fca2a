"""Card points against an equal share, through the bank; yaku paid by each opponent (HI-14, KR-9, NA-14, HA-O1)."""

from __future__ import annotations

from hanashobu.engine import log, shapes
from hanashobu.engine.kernel import kernel
from hanashobu.engine.state import State
from hanashobu.rules.tables import Tables


@kernel
def settle(s: State, rules: Tables) -> None:
    """Scores first, then every payment: yaku in turn order of their owners, then par points."""
    together = 0
    seat = s.first
    for _ in range(s.players):
        together += s.yaku_points[seat]
        seat = s.next[seat]
    for _ in range(s.players):
        yaku = rules.unit * (s.players * s.yaku_points[seat] - together)
        s.score[seat] = s.multiplier * (s.points[seat] - rules.par + yaku)
        if not s.listening:
            s.result[seat] += s.score[seat]
        seat = s.next[seat]
    if not s.listening:
        return
    for _ in range(s.players):
        pay_yaku(s, rules, seat)
        seat = s.next[seat]
    for _ in range(s.players):
        gain = s.multiplier * (s.points[seat] - rules.par)
        if gain > 0:
            log.pay(s, log.BANK, seat, gain, rules.par_why)
        else:
            log.pay(s, seat, log.BANK, -gain, rules.par_why)
        seat = s.next[seat]


@kernel
def pay_yaku(s: State, rules: Tables, seat: int) -> None:
    """Each opponent pays each yaku."""
    if s.yaku_points[seat] == 0:
        return
    for row in range(rules.n_yaku):
        if s.yaku[seat] >> row & 1:
            amount = s.multiplier * rules.unit * shapes.value(s.taken[seat], rules.yaku[row])
            payer = s.next[seat]
            while payer != seat:
                log.pay(s, payer, seat, amount, rules.yaku[row].why)
                payer = s.next[payer]
