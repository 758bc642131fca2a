"""Everybody scores their own cards and yaku; nobody pays anybody (HA-5)."""

from __future__ import annotations

from hanashobu.engine.kernel import kernel
from hanashobu.engine.state import State
from hanashobu.rules.tables import Tables


@kernel
def settle(s: State, rules: Tables) -> None:
    """Card points and yaku."""
    seat = s.first
    for _ in range(s.players):
        s.score[seat] = s.multiplier * (s.points[seat] + rules.unit * s.yaku_points[seat])
        s.result[seat] += s.score[seat]
        seat = s.next[seat]
