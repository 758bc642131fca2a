"""The state of a match as whole numbers: the fields, declared once for every machine, and who may see each."""

from __future__ import annotations

from hanashobu.cards import MOST_CARDS
from hanashobu.layout import Layout, Visibility, whole
from hanashobu.rules.tables import MOST_KINDS, MOST_SEATS

PUBLIC, OWN = Visibility.PUBLIC, Visibility.OWN

NOBODY = -1

# Status of a match.
NEW = 0
IN_ROUND = 1
BETWEEN = 2
OVER = 3

# What the actor is asked: below 64 for a card, from there on for an answer on page 1 (`actions.py`).
ASK_PLAY = 1
ASK_TAKE = 2
ASK_DEALER_TAKES = 3
ASK_RETURN = 4
ASK_PILE = 64
ASK_SPEAK = 65
ASK_CLAIM = 66
ASK_CALL = 67
ASK_SWAP = 68
ASK_BLIND = 69
ASK_OFFER = 70
ASK_ANSWER = 71
ASK_COUNTER = 72
ASK_SPLIT = 73
ASK_REDEAL = 74

# Where a card came from.
FROM_HAND = 0
FROM_STOCK = 1

# Why a round or a match ended; the words stand in the events.
HANDS_OUT = 0
STOPPED = 1
SHOUBU = 2
CANCEL = 3
NOBODY_PLAYS = 4
SPLIT = 5
LUCKY = 6
DRAWN = 7
BY_ROUNDS = 0
BY_TARGET = 1
BY_BUST = 2
BY_PLAYERS = 3

# Whose random numbers decide the next deal, draw or shuffle.
OWN_SHUFFLE = 0
AWAITS_DECK = 1
DECK_GIVEN = 2

# Whether claims are collected from all seats at once, outside, before the phase is entered; 0 where they are not.
CLAIMS_OPEN = 1
CLAIMS_CLOSED = 2

LOG_SIZE = 4 * 1024


class State(Layout):
    """One match in progress. The log comes last: whoever copies a state for a search leaves it out, and a view has none."""

    status: int = whole(seen=PUBLIC)
    round: int = whole(seen=PUBLIC)
    dealer: int = whole(seen=PUBLIC)
    totals: list[int] = whole(MOST_SEATS, seen=PUBLIC)
    waiting: list[int] = whole(4, seen=PUBLIC)  # how many multipliers of each level wait for later rounds
    waited: list[int] = whole(4, seen=PUBLIC)  # the same before this deal, in case it is thrown in
    misdeals: int = whole(seen=PUBLIC)

    at: int = whole(seen=PUBLIC)  # place in the flow
    actor: int = whole(seen=PUBLIC)
    ask: int = whole(seen=PUBLIC)
    choice: int = whole(seen=PUBLIC)  # what may be answered, as bits of the question's page
    first: int = whole(seen=PUBLIC)
    next: list[int] = whole(MOST_SEATS, seen=PUBLIC)  # who plays after whom, among those who play the round
    players: int = whole(seen=PUBLIC)  # how many play the round
    playing: int = whole(seen=PUBLIC)  # and who, as bits
    turn: int = whole(seen=PUBLIC)
    card: int = whole(seen=PUBLIC)  # the card being played while its player chooses what it takes
    source: int = whole(seen=PUBLIC)
    multiplier: int = whole(seen=PUBLIC)
    ended: int = whole(seen=PUBLIC)
    winner: int = whole(seen=PUBLIC)
    winners: int = whole(seen=PUBLIC)  # of the match, when it is over, as bits

    field: int = whole(seen=PUBLIC)
    hands: list[int] = whole(MOST_SEATS, seen=OWN)
    shown: list[int] = whole(MOST_SEATS, seen=PUBLIC)  # cards that everybody has seen in a hand; those that have left it since, too
    played: list[int] = whole(MOST_SEATS, seen=PUBLIC)  # from the hand, where hands can void a deal
    taken: list[int] = whole(MOST_SEATS, seen=PUBLIC)
    gave: list[int] = whole(MOST_SEATS, seen=OWN)  # cards that a seat had in hand and gave away unseen
    gave_to: list[int] = whole(MOST_SEATS, seen=PUBLIC)  # to whom, or NOBODY: into the draw pile
    draws_from: list[int] = whole(MOST_SEATS, seen=PUBLIC)
    stock_at: list[int] = whole(2 * MOST_SEATS, seen=PUBLIC)
    stock_end: list[int] = whole(2 * MOST_SEATS, seen=PUBLIC)
    stock: list[int] = whole(MOST_CARDS)
    unshuffled: int = whole(seen=PUBLIC)  # how many cards lie at its end that have to be shuffled into it

    staked: int = whole(seen=PUBLIC)  # whether payments come out of a stake
    stake: list[int] = whole(MOST_SEATS, seen=PUBLIC)  # what is left of it
    pot: int = whole(seen=PUBLIC)
    n_out: int = whole(seen=PUBLIC)  # how many have gone out, and in which order
    outs: list[int] = whole(MOST_SEATS, seen=PUBLIC)
    fees: list[int] = whole(MOST_SEATS, seen=PUBLIC)  # what each of them paid, and to whom
    fees_to: list[int] = whole(MOST_SEATS, seen=PUBLIC)
    speaker: int = whole(seen=PUBLIC)  # the place at the table whose turn it is to say in or out
    ins: int = whole(seen=PUBLIC)
    waiters: int = whole(seen=PUBLIC)  # how many still wait for a hand
    agrees: list[int] = whole(MOST_SEATS, seen=OWN)  # what each of the two who are left in answered about sharing the pot; 0: nothing yet
    bound: int = whole(seen=PUBLIC)  # who chose before the deal to play whatever comes, and may not go out, as bits
    forced: int = whole(seen=PUBLIC)
    compensation: list[int] = whole(MOST_SEATS, seen=PUBLIC)
    offer: int = whole(seen=PUBLIC)  # what a forced-out player offers for a place in the round, or its holder asks for it; and who
    buyer: int = whole(seen=PUBLIC)
    seller: int = whole(seen=PUBLIC)
    sits: int = whole(seen=PUBLIC)  # who sits the round out with the blank card
    dealers_hand: int = whole(seen=PUBLIC)  # who holds the hand that was dealt to the dealer
    took_it: int = whole(seen=PUBLIC)  # whether somebody took it since everybody was asked last
    blind: int = whole(seen=PUBLIC)

    claimed: list[int] = whole(MOST_KINDS * MOST_SEATS, seen=PUBLIC)  # for each seat and kind the row of the teyaku table, from 1
    triplets: list[int] = whole(MOST_SEATS, seen=PUBLIC)  # the months of claimed triplets, by their first cards
    counted: list[int] = whole(MOST_SEATS, seen=PUBLIC)  # the captured cards when yaku were counted last
    went_on: list[int] = whole(MOST_SEATS, seen=PUBLIC)  # how often each has made a yaku and let the round go on
    first_on: int = whole(seen=PUBLIC)  # who did so first
    laid: int = whole(seen=PUBLIC)  # the hand card that the player before laid and may have to answer for
    laid_by: int = whole(seen=PUBLIC)
    laid_now: int = whole(seen=PUBLIC)  # the same for this turn
    barred: list[int] = whole(MOST_SEATS, seen=PUBLIC)  # rows of yaku that do not count for a seat in this round, as bits
    risks: int = whole(seen=PUBLIC)  # rows of yaku that the laid card may complete
    answers: list[int] = whole(8, seen=PUBLIC)  # for each liable row of yaku the seat that answers for it, from 1
    dive_answers: list[int] = whole(12, seen=PUBLIC)  # the same for the months of triplets

    year_pot: int = whole(seen=PUBLIC)
    prize_pot: int = whole(seen=PUBLIC)
    tokens: list[int] = whole(MOST_SEATS, seen=PUBLIC)
    ginmi: int = whole(seen=PUBLIC)
    ginmi_rounds: int = whole(seen=PUBLIC)

    points: list[int] = whole(MOST_SEATS, seen=PUBLIC)
    yaku: list[int] = whole(MOST_SEATS, seen=PUBLIC)  # rows of the yaku table that count, as bits
    yaku_points: list[int] = whole(MOST_SEATS, seen=PUBLIC)
    score: list[int] = whole(MOST_SEATS, seen=PUBLIC)
    result: list[int] = whole(MOST_SEATS, seen=PUBLIC)

    deck: list[int] = whole(MOST_CARDS)
    given: int = whole()
    window: int = whole()
    rng: list[int] = whole(8)
    rng_at: int = whole()
    carry: int = whole()

    listening: int = whole()
    log_end: int = whole()
    log: list[int] = whole(LOG_SIZE, late=True)

    def start_log(self) -> None:
        """Write down from now on what happens; until then the log takes no room."""
        self.listening, self.log_end, self.log = 1, 0, [0] * LOG_SIZE
