"""Two settle where usually three play: the difference of card points and yaku (HH-32, KR-13)."""

from __future__ import annotations

from hanashobu.engine import log
from hanashobu.engine.kernel import kernel
from hanashobu.engine.state import State
from hanashobu.rules.tables import Tables


@kernel
def settle(s: State, rules: Tables) -> None:
    """The one with less pays; if they are equal nothing is paid."""
    one = s.first
    other = s.next[one]
    s.score[one] = s.multiplier * (s.points[one] + rules.unit * s.yaku_points[one])
    s.score[other] = s.multiplier * (s.points[other] + rules.unit * s.yaku_points[other])
    ahead = s.score[one] - s.score[other]
    if ahead >= 0:
        log.pay(s, other, one, ahead, rules.duel_why)
    else:
        log.pay(s, one, other, -ahead, rules.duel_why)
