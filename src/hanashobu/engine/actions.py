"""Actions are numbers: 0 to 48 a card, and above them the other choices, the same in every game."""

from __future__ import annotations

from typing import NewType

Action = NewType("Action", int)

PILE_0 = 49
PILE_1 = 50
REDEAL = 51
IN = 52
OUT = 53
NO = 54  # keep a teyaku hidden, keep one's own hand, look at it, make no offer, refuse one, draw instead of a redeal
YES = 55  # take the dealer's hand, share the pot, accept an offer
CLAIM_FIRST = 56
CLAIM_SECOND = 57
CLAIM_BOTH = 58
SAGE = 59
SHOUBU = 60
CANCEL = 61
OFFER = 62  # an offer may be made; the offer itself carries the seat and the amount

WORDS = {
    PILE_0: "pile 1",
    PILE_1: "pile 2",
    REDEAL: "redeal",
    IN: "in",
    OUT: "out",
    NO: "no",
    YES: "yes",
    CLAIM_FIRST: "claim first",
    CLAIM_SECOND: "claim second",
    CLAIM_BOTH: "claim both",
    SAGE: "sage",
    SHOUBU: "shoubu",
    CANCEL: "cancel",
    OFFER: "offer",
}

FIRST_OFFER = 64


def offer(seat: int, amount: int) -> int:
    """The action of offering a seat this amount."""
    return FIRST_OFFER + 8 * amount + seat


def offered(action: int) -> tuple[int, int]:
    """To whom an offer is made, and how much."""
    return (action - FIRST_OFFER) % 8, (action - FIRST_OFFER) // 8
