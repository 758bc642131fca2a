"""Teyaku that must be shown: paid by each opponent at once, from the dealer on (HI-4)."""

from __future__ import annotations

from hanashobu.engine import log, shapes
from hanashobu.engine.kernel import kernel
from hanashobu.engine.state import State
from hanashobu.rules.tables import Tables


@kernel
def enter(s: State, rules: Tables) -> None:
    """Look at every dealt hand; what everybody has seen is remembered."""
    seat = s.first
    for _ in range(rules.seats):
        for row in range(rules.n_teyaku):
            teyaku = rules.teyaku[row]
            if shapes.holds(s.hands[seat], teyaku):
                s.shown[seat] |= s.hands[seat]
                log.tell(s, log.SHOWN, seat, row, s.hands[seat])
                payer = s.next[seat]
                while payer != seat:
                    log.pay(s, payer, seat, teyaku.points * s.multiplier, teyaku.why)
                    payer = s.next[payer]
        seat = s.next[seat]
    s.at += 1
