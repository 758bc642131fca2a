"""Teyaku that must be shown: paid by each opponent, at once or when the round is settled, from the dealer on (HI-4)."""

from __future__ import annotations

from hanashobu.engine import log
from hanashobu.engine.kernel import kernel
from hanashobu.engine.phases import claim
from hanashobu.engine.state import State
from hanashobu.rules.tables import Tables


@kernel
def enter(s: State, rules: Tables) -> None:
    """Look at every dealt hand; what everybody has seen is remembered."""
    seat = s.first
    for _ in range(s.players):
        row = claim.best(rules, s.hands[seat], 0)
        if row >= 0:
            s.claimed[2 * seat] = row + 1
            s.shown[seat] |= s.hands[seat]
            log.emit(s, log.SHOWN, seat, 1 << row, s.hands[seat])
            if not rules.at_the_end:
                claim.pay_noted(s, rules, seat)
        seat = s.next[seat]
    s.at += 1
