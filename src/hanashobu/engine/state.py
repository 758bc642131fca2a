"""The state of a match as whole numbers: the fields, declared once for both machines, and who may see each."""

from __future__ import annotations

from hanashobu.layout import Layout, Seen, whole
from hanashobu.rules.tables import MOST_CARDS, MOST_SEATS

PUBLIC, OWN = Seen.PUBLIC, Seen.OWN

NOBODY = -1

# Status of a match.
NEW = 0
IN_ROUND = 1
BETWEEN = 2
OVER = 3

# What the actor is asked.
ASK_PLAY = 1
ASK_TAKE = 2
ASK_DEALER_TAKES = 3
ASK_PILE = 4

# Where a card came from.
FROM_HAND = 0
FROM_STOCK = 1

# Why a round or a match ended; the words stand in the events.
HANDS_OUT = 0
STOPPED = 1
BY_ROUNDS = 0
BY_TARGET = 1
BY_BUST = 2
BY_PLAYERS = 3

# Whose random numbers decide the next deal.
OWN_SHUFFLE = 0
AWAITS_DECK = 1
DECK_GIVEN = 2

LOG_SIZE = 4 * 1024


class State(Layout):
    """One match in progress. The log comes last: whoever copies a state for a search leaves it out."""

    status: int = whole(seen=PUBLIC)
    round: int = whole(seen=PUBLIC)
    dealer: int = whole(seen=PUBLIC)
    totals: list[int] = whole(MOST_SEATS, seen=PUBLIC)
    waiting: list[int] = whole(4, seen=PUBLIC)  # how many multipliers of each level wait for later rounds
    misdeals: int = whole(seen=PUBLIC)

    at: int = whole(seen=PUBLIC)  # place in the flow
    actor: int = whole(seen=PUBLIC)
    ask: int = whole(seen=PUBLIC)
    choice: int = whole(seen=PUBLIC)  # the cards that may be chosen from the field
    first: int = whole(seen=PUBLIC)
    next: list[int] = whole(MOST_SEATS, seen=PUBLIC)
    turn: int = whole(seen=PUBLIC)
    card: int = whole(seen=PUBLIC)  # the card being played while its player chooses what it takes
    source: int = whole(seen=PUBLIC)
    multiplier: int = whole(seen=PUBLIC)
    ended: int = whole(seen=PUBLIC)
    winner: int = whole(seen=PUBLIC)

    field: int = whole(seen=PUBLIC)
    hands: list[int] = whole(MOST_SEATS, seen=OWN)
    shown: list[int] = whole(MOST_SEATS, seen=PUBLIC)  # hand cards that everybody has seen
    taken: list[int] = whole(MOST_SEATS, seen=PUBLIC)
    draws_from: list[int] = whole(MOST_SEATS, seen=PUBLIC)
    stock_at: list[int] = whole(2 * MOST_SEATS, seen=PUBLIC)
    stock_end: list[int] = whole(2 * MOST_SEATS, seen=PUBLIC)
    stock: list[int] = whole(MOST_CARDS)

    points: list[int] = whole(MOST_SEATS, seen=PUBLIC)
    yaku: list[int] = whole(MOST_SEATS, seen=PUBLIC)  # rows of the yaku table that count, as bits
    yaku_points: list[int] = whole(MOST_SEATS, seen=PUBLIC)
    score: list[int] = whole(MOST_SEATS, seen=PUBLIC)
    result: list[int] = whole(MOST_SEATS, seen=PUBLIC)

    deck: list[int] = whole(MOST_CARDS)
    given: int = whole()
    rng: list[int] = whole(8)
    rng_at: int = whole()
    carry: int = whole()

    listening: int = whole()
    log_end: int = whole()
    log: list[int] = whole(LOG_SIZE)
