"""What a position is worth: light playouts of it, and of what follows from some of its actions, with the same cards and random numbers.

Either every hand is known and only the draw piles are not (`UnseenCards.seat` is `EVERYBODY`), or worlds are imagined from a seat's view.
"""

from __future__ import annotations

from hanashobu.cards import MOST_CARDS
from hanashobu.engine import flow
from hanashobu.engine.kernel import kernel, pick, popcount, restore
from hanashobu.engine.policy import play_out
from hanashobu.engine.search import appraise
from hanashobu.engine.state import State
from hanashobu.engine.weights import Weights
from hanashobu.engine.worlds import EVERYBODY, UnseenCards, imagine
from hanashobu.layout import Layout, whole
from hanashobu.rules.tables import MOST_SEATS, Tables

MOST_ACTIONS = 16


class Compared(Layout):
    """Actions, and sums over the worlds in which they were tried."""

    n: int = whole()  # how many actions
    actions: list[int] = whole(MOST_ACTIONS)
    prize: int = whole()  # what winning the match is worth, in points; 0 while it is far away
    worlds: int = whole()
    result: list[int] = whole(MOST_ACTIONS * MOST_SEATS)
    gain: list[int] = whole(MOST_ACTIONS * MOST_SEATS)  # value after the first action, and how much higher it is after each other
    squares: list[int] = whole(MOST_ACTIONS * MOST_SEATS)  # of these
    value: list[int] = whole(MOST_SEATS)  # of one playout
    base: list[int] = whole(MOST_SEATS)  # of the one with the first action
    order: list[int] = whole(MOST_CARDS)  # of the unseen cards
    rng: list[int] = whole(8)  # where the random numbers of a world begin
    rng_at: int = whole()
    carry: int = whole()


@kernel
def compare(s: State, root: State, rules: Tables, sight: UnseenCards, weights: Weights, found: Compared, worlds: int) -> None:
    """Try every action in more worlds."""
    for _ in range(worlds):
        if sight.seat == EVERYBODY:
            reorder(s, sight, found)
        found.rng_at, found.carry = s.rng_at, s.carry
        for word in range(8):
            found.rng[word] = s.rng[word]
        for at in range(found.n):
            s.rng_at, s.carry = found.rng_at, found.carry
            for word in range(8):
                s.rng[word] = found.rng[word]
            restore(s, root)
            if sight.seat == EVERYBODY:
                lay_piles(s, sight, found)
            else:
                imagine(s, rules, sight)
            if s.actor < 0:
                flow.go_on(s, rules)  # the deal
            play_out(s, rules, weights, found.actions[at])
            appraise(s, rules, found.prize, found.value)
            for seat in range(rules.seats):
                place = MOST_SEATS * at + seat
                gain = found.value[seat]
                if at:
                    gain -= found.base[seat]
                else:
                    found.base[seat] = gain
                found.result[place] += s.result[seat]
                found.gain[place] += gain
                found.squares[place] += gain * gain
        found.worlds += 1


@kernel
def reorder(s: State, sight: UnseenCards, found: Compared) -> None:
    """The next order of the unseen cards: a random one, then each time one place further, so that every card has every place once."""
    n = popcount(sight.pool)
    if n == 0:
        return
    if found.worlds % n:
        first = found.order[0]
        for place in range(n - 1):
            found.order[place] = found.order[place + 1]
        found.order[n - 1] = first
        return
    left = sight.pool
    for place in range(n):
        card = pick(s, left)
        left ^= 1 << card
        found.order[place] = card


@kernel
def lay_piles(s: State, sight: UnseenCards, found: Compared) -> None:
    """The unseen cards in this order, from the first draw pile to the last."""
    next_card = 0
    if sight.pool:
        for pile in range(2 * MOST_SEATS):
            for place in range(s.stock_at[pile], s.stock_end[pile]):
                s.stock[place] = found.order[next_card]
                next_card += 1
