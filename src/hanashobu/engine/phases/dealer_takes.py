"""The dealer takes all four of a month (KK-O13); or a pair from every three, then a card with another of choice (NA-5 to NA-7)."""

from __future__ import annotations

from hanashobu.engine import log, shapes
from hanashobu.engine.kernel import fours, kernel, lowest, month_of, popcount, threes
from hanashobu.engine.state import ASK_DEALER_TAKES, NOBODY, State
from hanashobu.rules.tables import Tables
from hanashobu.rules.uses import BARS

# A row of the log.
TOOK = 9  # dealer, cards, those that are dealt in their place

AFTER_MONTHS = 12
CARDS_OF_A_MONTH = 4


@kernel
def enter(s: State, rules: Tables) -> None:
    """Ask for the first month; `s.turn` is the month meanwhile, and back at 0 when play begins."""
    if rules.takes_fours:
        while fours(s.field) and s.stock_end[0] - s.stock_at[0] >= CARDS_OF_A_MONTH:
            take_four(s)
        if rules.uses & BARS:
            shapes.bar(s, rules)
    look_on(s, rules)


@kernel
def take_four(s: State) -> None:
    """All cards of a month, and as many come from the draw pile; whether they make a yaku is looked at after the first turn."""
    taken = month_of(lowest(fours(s.field)))
    dealt = 0
    for _ in range(CARDS_OF_A_MONTH):
        dealt |= 1 << s.stock[s.stock_at[0]]
        s.stock_at[0] += 1
    s.taken[s.dealer] |= taken
    s.field ^= taken | dealt
    log.emit(s, TOOK, s.dealer, taken, dealt)


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
    """Take the chosen card, and with it the one that takes it or the month's single card of the other sort."""
    if s.turn == AFTER_MONTHS:
        pair = s.field & rules.takes_cards | 1 << action
    else:
        pair = s.field & 15 << 4 * s.turn & ~s.choice | 1 << action
    s.taken[s.dealer] |= pair
    s.field &= ~pair
    log.emit(s, TOOK, s.dealer, pair, 0)
    s.choice = 0
    look_on(s, rules)
