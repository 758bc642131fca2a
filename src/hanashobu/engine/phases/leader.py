"""Everybody turns a card of the face-down field; the earliest month plays first (TA-6)."""

from __future__ import annotations

from hanashobu.engine import flaws, log
from hanashobu.engine.kernel import kernel, lowest, popcount
from hanashobu.engine.phases import deal
from hanashobu.engine.state import OWN_SHUFFLE, State
from hanashobu.rules.tables import Tables


@kernel
def enter(s: State, rules: Tables) -> None:
    """From the dealer on; of equal months the first one leads. Then the field is turned up, and it may be void (TA-7)."""
    cards = popcount(s.field)
    if s.given == OWN_SHUFFLE:
        left = s.field
        for place in range(cards):
            s.deck[place] = lowest(left)
            left &= left - 1
    deal.mix(s, rules, s.deck, 0, 0, cards)
    seat = s.first
    leader = seat
    earliest = 48
    for place in range(s.players):
        card = s.deck[place]
        log.emit(s, log.TURNED, seat, card, 0)
        if card >> 2 < earliest:
            earliest = card >> 2
            leader = seat
        seat = s.next[seat]
    s.first = leader
    log.emit(s, log.LED, leader, s.field, 0)
    if not flaws.void(s, rules):
        s.at += 1
