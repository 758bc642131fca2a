"""The kernel's own account of what happens: rows of four numbers, read by `play/events.py`."""

from __future__ import annotations

from hanashobu.engine.kernel import kernel
from hanashobu.engine.state import LOG_SIZE, State

DREW = 1  # cards of one pass of the dealer draw, packed
FIRST_DEALER = 2  # seat
TOTAL = 3  # seat, points
ROUND = 4  # number, dealer
DECK = 5  # three numbers of ten cards each, twice
MISDEAL = 6  # why, seat or -1
MULTIPLIED = 7  # value; the queue by levels, packed
SHOWN = 8  # seat, row of the teyaku table, cards
TOOK = 9  # dealer, cards
PILE = 10  # seat, which, cards
ASKED_REDEAL = 11  # seat
PLAYED = 12  # seat and source, card, cards taken
LEFT = 13  # seat, cards
PAID = 14  # from and to, amount, why
MADE = 15  # seat, row of the yaku table
SCORED = 16  # seat, card points, result
COUNTED = 17  # seat, row of the yaku table, value
ROUND_ENDED = 18  # winner, next dealer, why
MATCH_ENDED = 19  # why

BANK = 15  # a payer or payee that is no seat
ALONE = 1 << 60  # in PLAYED: the card was taken by itself


@kernel
def tell(s: State, what: int, a: int, b: int, c: int) -> None:
    """Write a row, if anybody listens."""
    end = s.log_end
    if s.listening and end + 4 <= LOG_SIZE:
        s.log[end] = what
        s.log[end + 1] = a
        s.log[end + 2] = b
        s.log[end + 3] = c
        s.log_end = end + 4


@kernel
def tell_deck(s: State, n: int) -> None:
    """Write the order of the deck, ten cards to a number."""
    for half in range(2):
        row = s.log_end
        tell(s, DECK, 0, 0, 0)
        if s.log_end == row:
            return
        for part in range(3):
            packed = 0
            start = 30 * half + 10 * part
            for place in range(start, min(start + 10, n)):
                packed |= s.deck[place] << 6 * (place - start)
            s.log[row + 1 + part] = packed


@kernel
def tell_totals(s: State, seats: int) -> None:
    """Write everybody's points."""
    if s.listening:
        for seat in range(seats):
            tell(s, TOTAL, seat, s.totals[seat], 0)


@kernel
def pay(s: State, payer: int, payee: int, amount: int, why: int) -> None:
    """Move points from one to another and say why (CO-15)."""
    if amount == 0:
        return
    if payer != BANK:
        s.result[payer] -= amount
    if payee != BANK:
        s.result[payee] += amount
    if s.listening:
        tell(s, PAID, payer << 8 | payee, amount, why)
