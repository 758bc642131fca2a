"""Hands and cards that were put onto the draw pile are shuffled into it (TA-12, TA-28, HH-51)."""

from __future__ import annotations

from hanashobu.engine import log
from hanashobu.engine.kernel import kernel
from hanashobu.engine.phases import deal
from hanashobu.engine.state import NOBODY, State
from hanashobu.rules.tables import Tables


@kernel
def due(s: State, rules: Tables) -> bool:
    """Whether there is something to shuffle, and nobody will put a card back first."""
    return s.unshuffled != 0 and not (s.players == rules.most_players and s.at < rules.return_at)


@kernel
def enter(s: State, rules: Tables) -> None:
    """Once, where it is due."""
    if due(s, rules):
        first, end = s.stock_at[0], s.stock_end[0]
        deal.mix(s, rules, s.stock, first, end - first - s.unshuffled, end - first)
        s.unshuffled = 0
        emit(s, 0, NOBODY)
    s.at += 1


@kernel
def emit(s: State, cut: int, seat: int) -> None:
    """Write how the draw pile lies now."""
    if s.listening:
        first = s.stock_at[0]
        n = s.stock_end[0] - first
        log.emit(s, log.ORDER, cut, seat, n)
        log.emit_cards(s, s.stock, first, n)
