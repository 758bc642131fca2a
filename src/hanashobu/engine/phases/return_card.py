"""With three in the round everybody puts one hand card back into the draw pile (TA-12)."""

from __future__ import annotations

from hanashobu.engine import log
from hanashobu.engine.kernel import kernel
from hanashobu.engine.phases import dropout
from hanashobu.engine.state import ASK_RETURN, NOBODY, State
from hanashobu.rules.tables import Tables

# A row of the log.
RETURNED = 28  # seat, card


@kernel
def enter(s: State, rules: Tables) -> None:
    """The leader first; with two nobody returns a card (TA-20)."""
    if s.players > 2:
        ask(s, s.first)
    else:
        s.at += 1


@kernel
def ask(s: State, seat: int) -> None:
    """A card that breaks nothing that was shown, if there is one."""
    s.actor = seat
    s.ask = ASK_RETURN
    s.choice = s.hands[seat] & ~s.shown[seat]
    if s.choice == 0:
        s.choice = s.hands[seat]


@kernel
def step(s: State, rules: Tables, action: int) -> None:
    """The card goes back unseen; one that lay open is missed by everybody."""
    seat = s.actor
    bit = 1 << action
    log.emit(s, RETURNED, seat, action, 0)
    s.hands[seat] ^= bit
    dropout.put_on_stock(s, bit)
    for other in range(rules.seats):
        if other == seat or (s.shown[seat] & bit and s.gave_to[other] == NOBODY):
            s.gave[other] |= bit
    s.shown[seat] &= ~bit
    s.choice = 0
    if s.next[seat] == s.first:
        s.actor = NOBODY
        s.at += 1
    else:
        ask(s, s.next[seat])
