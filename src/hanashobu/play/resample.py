"""A random state consistent with a seat's view: the basis of search bots and odds."""

from __future__ import annotations

from random import Random

from hanashobu.engine.kernel import BITS, MULTIPLIER
from hanashobu.engine.state import NOBODY, State
from hanashobu.engine.worlds import UnseenCards, imagine
from hanashobu.play.view import View


def resample(view: View, random: Random) -> State:
    """Everything the seat sees as it is; every card it does not see somewhere it could be."""
    state = shaken(view.table.copy(), random)
    imagine(state, view.tables, sight(view))
    return state


def shaken(state: State, random: Random) -> State:
    """The same state with random numbers of its own."""
    state.rng = [random.getrandbits(BITS) for _ in state.rng]
    state.rng_at = 0
    state.carry = random.randrange(MULTIPLIER - 1)
    return state


def sight(view: View) -> UnseenCards:
    """What a seat knows of the cards that it does not see."""
    found = UnseenCards()
    found.seat = NOBODY if view.seat is None else view.seat
    found.pool = view.unseen()
    found.known = _given_away(view)  # what the seat gave away is where it went
    found.holder = NOBODY if view.seat is None else view.table.gave_to[view.seat]
    found.sizes[: len(view.hand_sizes)] = view.hand_sizes
    return found


def _given_away(view: View) -> int:
    """The cards that the seat gave away and has not seen again."""
    if view.seat is None:
        return 0
    table = view.table
    cards = table.gave[view.seat] & ~table.field & ~view.hand
    for seat in range(view.rules.seats):
        cards &= ~table.taken[seat] & ~table.shown[seat]
    return cards & ~(1 << table.card) if view.choosing else cards
