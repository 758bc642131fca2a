"""The dealer takes a pair from every three of a month, then a card, as the wild one, with another of choice (NA-5 to NA-7)."""

from __future__ import annotations

from hanashobu.engine import log
from hanashobu.engine.kernel import kernel, lowest, month_of, popcount, threes
from hanashobu.engine.state import ASK_DEALER_TAKES, NOBODY, State
from hanashobu.rules.tables import Tables

# A row of the log.
TOOK = 9  # dealer, cards

AFTER_MONTHS = 12


@kernel
def enter(s: State, rules: Tables) -> None:
    """Ask for the first month; `s.turn` is the month meanwhile, and back at 0 when play begins."""
    look_on(s, rules)


@kernel
def look_on(s: State, rules: Tables) -> None:
    """Go to the next thing the dealer has to choose; where three lie, the choice is among the two of one sort."""
    left = threes(s.field)
    if left and rules.takes_threes:
        card = lowest(left)
        there = s.field & month_of(card)
        scoring = there & rules.scoring
        s.turn = card // 4
        s.choice = scoring if popcount(scoring) == 2 else there & ~scoring
    elif s.field & rules.takes_cards:
        s.turn = AFTER_MONTHS
        s.choice = s.field & ~rules.takes_cards
    else:
        s.turn = 0
        s.actor = NOBODY
        s.at += 1
        return
    s.actor = s.dealer
    s.ask = ASK_DEALER_TAKES


@kernel
def step(s: State, rules: Tables, action: int) -> None:
    """Take the chosen card, and with it the wild card or the month's single card of the other sort."""
    if s.turn == AFTER_MONTHS:
        pair = s.field & rules.takes_cards | 1 << action
    else:
        pair = s.field & 15 << 4 * s.turn & ~s.choice | 1 << action
    s.taken[s.dealer] |= pair
    s.field &= ~pair
    log.emit(s, TOOK, s.dealer, pair, 0)
    s.choice = 0
    look_on(s, rules)
