"""The kernel's log of what happens: rows of four numbers, which `play/narrate.py` turns into events."""

from __future__ import annotations

from hanashobu.engine.kernel import cold, hot, kernel
from hanashobu.engine.state import LOG_SIZE, State

# What the rows are; those of a mechanism that not every game has are in its file in `engine/phases`, and no number is used twice.
DREW = 1  # cards of one pass of the dealer draw, packed
FIRST_DEALER = 2  # seat; who sits where, packed, if the draw decides that too
TOTAL = 3  # seat, points
ROUND = 4  # number, dealer
DECK = 5  # three numbers of ten cards each, twice
MISDEAL = 6  # why, seat or -1
SHOWN = 8  # seat, rows of the teyaku table, cards
PLAYED = 12  # seat and source, card, cards taken
LEFT = 13  # seat, cards
PAID = 14  # from and to, amount, why
MADE = 15  # seat, rows of the yaku table
SCORED = 16  # seat, card points, result
COUNTED = 17  # seat, row of the yaku table, value
ROUND_ENDED = 18  # winner, next dealer, why
MATCH_ENDED = 19  # why, winners
TURNED = 20  # seat, card
LED = 21  # leader, field
SAT_OUT = 22  # seat, field
SPOKE = 23  # seat, whether out, fee
PASSED = 24  # from, to, cards
ACTIVE = 26  # how many, seats packed, dealer
ORDER = 27  # whether cut, by whom, how many cards; their order follows as a deck
CALLED = 29  # seat, what
YEAR_ENDED = 34  # seat, amount
GINMI = 35  # seat, amount
LENT = 36  # seat, amount

# Payers and payees that are not seats.
PRIZE = 12
YEAR = 13
POT = 14
BANK = 15
FORGIVEN = 16  # in PAID: what a stake could not cover is this many bits above the reason
DECLINED = 16  # in SHOWN: rows that were kept hidden are this many bits above those that were shown
ALONE = 1 << 60  # in PLAYED: the card was taken by itself


@hot
def emit(s: State, what: int, a: int, b: int, c: int) -> None:
    """Write a row, if logging is on."""
    if s.listening:
        write(s, what, a, b, c)


@cold
def write(s: State, what: int, a: int, b: int, c: int) -> None:
    """Write a row, if there is room."""
    end = s.log_end
    if end + 4 <= LOG_SIZE:
        s.log[end] = what
        s.log[end + 1] = a
        s.log[end + 2] = b
        s.log[end + 3] = c
        s.log_end = end + 4


@kernel
def emit_cards(s: State, cards: list[int], first: int, n: int) -> None:
    """Write cards in their order, ten to a number."""
    for half in range(2):
        row = s.log_end
        emit(s, DECK, 0, 0, 0)
        if s.log_end == row:
            return
        for part in range(3):
            packed = 0
            start = 30 * half + 10 * part
            for place in range(min(start + 10, n) - 1, start - 1, -1):
                packed = packed << 6 | cards[first + place]
            s.log[row + 1 + part] = packed


@kernel
def emit_totals(s: State, seats: int) -> None:
    """Write everybody's points."""
    if s.listening:
        for seat in range(seats):
            emit(s, TOTAL, seat, s.totals[seat], 0)
