"""Everybody chooses one of two unseen piles as hand; the other is their own draw pile (NA-8)."""

from __future__ import annotations

from hanashobu.engine import log
from hanashobu.engine.actions import PILE_0, PILE_1
from hanashobu.engine.kernel import bit, kernel
from hanashobu.engine.state import ASK_PILE, NOBODY, State
from hanashobu.rules.tables import Tables

# A row of the log.
PILE = 10  # seat, which, cards


@kernel
def enter(s: State, rules: Tables) -> None:
    """Ask the dealer first."""
    s.actor = s.first
    s.ask = ASK_PILE
    s.choice = bit(PILE_0) | bit(PILE_1)


@kernel
def step(s: State, rules: Tables, action: int) -> None:
    """Take a pile up, and ask the next player."""
    seat = s.actor
    which = action - PILE_0
    pile = 2 * seat + which
    hand = 0
    for place in range(s.stock_at[pile], s.stock_end[pile]):
        hand |= 1 << s.stock[place]
    s.stock_at[pile] = s.stock_end[pile]
    s.hands[seat] = hand
    s.draws_from[seat] = 2 * seat + 1 - which
    log.emit(s, PILE, seat, which, hand)
    s.actor = s.next[seat]
    if s.actor == s.first:
        s.actor = NOBODY
        s.choice = 0
        s.at += 1
