"""Actions are numbers, in pages of 64: the page is that of the question, and the legal actions are bits on it.

Page 0 has the cards and what is said instead of one, page 1 every other answer, each of them to one question only: so a search tree never
takes one question's answer for another's. Within a question the numbers are in the order of the choices.
"""

from __future__ import annotations

MOST_OFFERED = 10**6  # points: more than anybody has
PAGES = ~63  # the part of a question's number, and of an action's, that is its page

# Said instead of a card.
REDEAL = 56
CANCEL = 57

PILE_0 = 64
PILE_1 = 65
IN = 66
OUT = 67
CLAIM_NOTHING = 68  # and up to 83: plus the kinds of teyaku that are claimed, as bits
SAGE = 84
SHOUBU = 85
KEEP_HAND = 86
TAKE_HAND = 87
LOOK = 88
PLAY_UNSEEN = 89
NO_OFFER = 90
OFFER = 91  # an offer may be made; the offer itself carries the seat and the amount
REFUSE = 92
ACCEPT = 93
COUNTER = 94  # another sum may be asked for; an offer, too
REFUSE_COUNTER = 95
ACCEPT_COUNTER = 96
PLAY_ON = 97
SHARE = 98
THROW_IN = 99
DRAW = 100

CLAIMS = range(CLAIM_NOTHING + 1, CLAIM_NOTHING + 16)
BIDS = frozenset((OFFER, COUNTER))
FIRST_OFFER = 1 << 12

_NO = (KEEP_HAND, LOOK, NO_OFFER, REFUSE, REFUSE_COUNTER, PLAY_ON, DRAW, CLAIM_NOTHING)
_YES = (TAKE_HAND, PLAY_UNSEEN, ACCEPT, ACCEPT_COUNTER, SHARE)
_CLAIMS = {1: "first", 2: "second", 3: "both", 4: "third", 8: "fourth"}

WORDS = {  # but for calls, whose words are those of a table (rules/ending.py)
    REDEAL: "redeal",
    PILE_0: "pile 1",
    PILE_1: "pile 2",
    IN: "in",
    OUT: "out",
    OFFER: "offer",
    COUNTER: "offer",
    THROW_IN: "redeal",
    **dict.fromkeys(_NO, "no"),
    **dict.fromkeys(_YES, "yes"),
    **{action: f"claim {_CLAIMS.get(action - CLAIM_NOTHING, 'several')}" for action in CLAIMS},
}


def numbers(ask: int, legal: int) -> tuple[int, ...]:
    """The actions that are bits of a mask, as the answers to a question."""
    page, found = ask & PAGES, []
    while legal:
        low = legal & -legal
        found.append(page + low.bit_length() - 1)
        legal ^= low
    return tuple(found)


def is_plain(action: int) -> bool:
    """Whether it is a plain yes or no."""
    return WORDS.get(action) in ("yes", "no")


def is_offer(action: int) -> bool:
    """Whether it is an offer of a sum, or would be one."""
    return action in BIDS or action >= FIRST_OFFER


def claiming(*kinds: int) -> int:
    """The action of claiming teyaku of some kinds."""
    return CLAIM_NOTHING + sum(1 << kind for kind in kinds)


def offer(seat: int, amount: int) -> int:
    """The action of offering a seat this amount."""
    return FIRST_OFFER + 8 * amount + seat


def offered(action: int) -> tuple[int, int]:
    """To whom an offer is made, and how much."""
    return (action - FIRST_OFFER) % 8, (action - FIRST_OFFER) // 8
