"""Before anyone looks the dealer's hand may be taken in exchange for one's own (HH-60).

Nobody has seen a card, so it makes no difference whether the cards lie there already: the question comes first, the cards after it, and
only the name of the dealer's hand moves.
"""

from __future__ import annotations

from hanashobu.engine import log
from hanashobu.engine.actions import KEEP_HAND, TAKE_HAND
from hanashobu.engine.kernel import bit, kernel
from hanashobu.engine.phases import deal
from hanashobu.engine.state import ASK_SWAP, NOBODY, State
from hanashobu.rules.tables import Tables

# A row of the log.
SWAPPED = 33  # seat, whose hand or -1


@kernel
def enter(s: State, rules: Tables) -> None:
    """The dealer's right-hand neighbour is asked first; `s.turn` counts who was asked."""
    deal.clear_table(s, rules)
    s.dealers_hand = s.dealer
    s.took_it = 0
    look_on(s, rules)


@kernel
def look_on(s: State, rules: Tables) -> None:
    """Ask the next player who does not hold the dealer's hand; a pass in which all decline is the last one."""
    seats = rules.seats
    while s.turn < rules.swaps * seats:
        if s.turn and s.turn % seats == 0:
            if not s.took_it:
                break
            s.took_it = 0
        seat = (s.dealer + 1 + s.turn) % seats
        s.turn += 1
        if seat != s.dealers_hand:
            s.actor = seat
            s.ask = ASK_SWAP
            s.choice = bit(KEEP_HAND) | bit(TAKE_HAND)
            return
    s.actor = NOBODY
    s.choice = 0
    s.at += 1


@kernel
def step(s: State, rules: Tables, action: int) -> None:
    """Take it or leave it."""
    if action == TAKE_HAND:
        log.emit(s, SWAPPED, s.actor, s.dealers_hand, 0)
        s.dealers_hand = s.actor
        s.took_it = 1
    else:
        log.emit(s, SWAPPED, s.actor, NOBODY, 0)
    look_on(s, rules)
