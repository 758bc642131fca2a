"""A random state that a seat cannot tell from the real one: what search bots and odds are made of."""

from __future__ import annotations

from random import Random

from hanashobu.cards import each
from hanashobu.engine.kernel import BITS, MULTIPLIER
from hanashobu.engine.state import NOBODY, State
from hanashobu.play.view import View


def resample(view: View, random: Random) -> State:
    """Everything the seat sees as it is; every card it does not see somewhere it could be."""
    state = view.table.copy()
    pool = list(each(view.unseen()))
    random.shuffle(pool)
    known = list(each(_given_away(view)))  # what the seat gave away is where it went
    random.shuffle(known)
    holder = NOBODY if view.seat is None else state.gave_to[view.seat]
    for seat in range(view.rules.seats):
        if seat == view.seat:
            continue
        state.hands[seat] = view.table.shown[seat]
        for _ in range(view.hand_sizes[seat] - state.hands[seat].bit_count()):
            source = known if seat == holder and known else pool
            state.hands[seat] |= 1 << source.pop()
    pool += known
    random.shuffle(pool)
    for start, end in zip(state.stock_at, state.stock_end, strict=True):
        for place in range(start, end):
            state.stock[place] = pool.pop()
    state.rng = [random.getrandbits(BITS) for _ in state.rng]
    state.carry = random.randrange(MULTIPLIER - 1)
    return state


def _given_away(view: View) -> int:
    """The cards that the seat gave away and has not seen again."""
    if view.seat is None:
        return 0
    table = view.table
    cards = table.gave[view.seat] & ~table.field & ~view.hand
    for seat in range(view.rules.seats):
        cards &= ~table.taken[seat] & ~table.shown[seat]
    return cards & ~(1 << table.card) if view.choosing else cards
