"""A random state that a seat cannot tell from the real one: what search bots and odds are made of."""

from __future__ import annotations

from random import Random

from hanashobu.cards import each
from hanashobu.engine.kernel import BITS, MULTIPLIER
from hanashobu.engine.state import State
from hanashobu.play.view import View


def resample(view: View, random: Random) -> State:
    """Everything the seat sees as it is; every card it does not see somewhere it could be."""
    state = view.table.copy()
    pool = list(each(view.unseen()))
    random.shuffle(pool)
    for seat in range(view.rules.seats):
        if seat == view.seat:
            continue
        state.hands[seat] = view.table.shown[seat]
        for _ in range(view.hand_sizes[seat] - state.hands[seat].bit_count()):
            state.hands[seat] |= 1 << pool.pop()
    for start, end in zip(state.stock_at, state.stock_end, strict=True):
        for place in range(start, end):
            state.stock[place] = pool.pop()
    state.rng = [random.getrandbits(BITS) for _ in state.rng]
    state.carry = random.randrange(MULTIPLIER - 1)
    return state
