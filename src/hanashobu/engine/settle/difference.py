"""The highest sum of yaku is paid the difference; a stopping yaku takes every stake (TA-15 to TA-17)."""

from __future__ import annotations

from hanashobu.engine import log
from hanashobu.engine.kernel import kernel
from hanashobu.engine.state import STOPPED, State
from hanashobu.rules.tables import Tables


@kernel
def score(s: State) -> None:
    """Yaku are all that counts."""
    seat = s.first
    for _ in range(s.players):
        s.score[seat] = s.yaku_points[seat]
        seat = s.next[seat]


@kernel
def pay(s: State, rules: Tables) -> None:
    """Every other active player pays the winner."""
    winner = s.winner
    payer = s.next[winner]
    while payer != winner:
        if s.ended == STOPPED:
            log.pay(s, payer, winner, s.stake[payer], rules.stop_why)
        else:
            log.pay(s, payer, winner, s.score[winner] - s.score[payer], rules.par_why)
        payer = s.next[payer]
