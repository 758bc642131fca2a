"""What lies on the field when hands and draw pile are used up goes to whoever has captured the wild card (HI-12, NA-12)."""

from __future__ import annotations

from hanashobu.engine import log
from hanashobu.engine.kernel import kernel, lowest, month_of, popcount
from hanashobu.engine.state import HANDS_OUT, NOBODY, State
from hanashobu.rules.tables import Tables
from hanashobu.rules.wild import MATE, USER


@kernel
def enter(s: State, rules: Tables) -> None:
    """A round that ended before is as it is."""
    if s.ended == HANDS_OUT:
        for row in range(rules.n_wilds):
            seat = user(s, rules, rules.wilds[row].cards)
            if rules.wilds[row].leftovers == USER:
                give(s, seat if seat != NOBODY else last(s), s.field)
            elif rules.wilds[row].leftovers == MATE and seat != NOBODY:
                give(s, seat, mates(s, rules, rules.wilds[row].cards))
    s.at += 1


@kernel
def user(s: State, rules: Tables, wild: int) -> int:
    """Who has captured a wild card; NOBODY where it still lies on the field (MU-11)."""
    for seat in range(rules.seats):
        if s.taken[seat] & wild:
            return seat
    return NOBODY


@kernel
def last(s: State) -> int:
    """The player who played last."""
    seat = s.first
    while s.next[seat] != s.first:
        seat = s.next[seat]
    return seat


@kernel
def mates(s: State, rules: Tables, wild: int) -> int:
    """What is left of the month that a wild card took: every other capture leaves its month with an even number of cards."""
    captured = 0
    for seat in range(rules.seats):
        captured |= s.taken[seat]
    found = 0
    left = s.field & ~month_of(lowest(wild))
    while left:
        month = month_of(lowest(left))
        if popcount(captured & month) & 1:
            found |= s.field & month
        left &= ~month
    return found


@kernel
def give(s: State, seat: int, cards: int) -> None:
    """Some field cards go to a player."""
    if cards:
        s.taken[seat] |= cards
        s.field &= ~cards
        log.emit(s, log.LEFT, seat, cards, 0)
