"""Worlds consistent with a seat's view: everything it sees as it is, every other card somewhere it could be."""

from __future__ import annotations

from hanashobu.engine import flaws
from hanashobu.engine.kernel import kernel, pick, popcount
from hanashobu.engine.phases import agree
from hanashobu.engine.state import ASK_SPLIT, State
from hanashobu.layout import Layout, whole
from hanashobu.rules.tables import MOST_SEATS, Tables
from hanashobu.rules.uses import HAND_FLAWS

MOST_TRIES = 100
EVERYBODY = -2  # as a seat: all hands are known, only the draw piles are not


class UnseenCards(Layout):
    """What a seat knows of the cards that it does not see."""

    seat: int = whole()  # whose eyes; NOBODY for a spectator, EVERYBODY where hands are open
    pool: int = whole()  # cards that may be anywhere
    known: int = whole()  # cards that the seat gave away itself
    holder: int = whole()  # and to whom; NOBODY: into the draw pile
    sizes: list[int] = whole(MOST_SEATS)  # how many cards each seat holds


@kernel
def imagine(s: State, rules: Tables, sight: UnseenCards) -> None:
    """Fill in other hands, the draw piles and a hidden answer at random; `s` is the seat's own view, with its own random source."""
    pool = imagine_hands(s, rules, sight)
    if rules.uses & HAND_FLAWS:
        for _ in range(MOST_TRIES):  # a position that was laid out by hand may leave no other
            if flaws.could_be(s, rules, sight.seat):
                break
            pool = imagine_hands(s, rules, sight)
    if s.ask == ASK_SPLIT and s.actor != s.first and sight.seat != s.first:
        agree.imagine_answer(s)
    for pile in range(2 * MOST_SEATS):
        for place in range(s.stock_at[pile], s.stock_end[pile]):
            card = pick(s, pool)
            pool ^= 1 << card
            s.stock[place] = card


@kernel
def imagine_hands(s: State, rules: Tables, sight: UnseenCards) -> int:
    """Fill in other hands; returns the cards that are left for the draw piles."""
    pool = sight.pool
    known = sight.known
    for seat in range(rules.seats):
        if seat != sight.seat:
            hand = s.shown[seat]
            for _ in range(sight.sizes[seat] - popcount(hand)):
                if known and seat == sight.holder:
                    card = pick(s, known)
                    known ^= 1 << card
                else:
                    card = pick(s, pool)
                    pool ^= 1 << card
                hand |= 1 << card
            s.hands[seat] = hand
    return pool | known
