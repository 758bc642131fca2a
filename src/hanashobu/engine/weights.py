"""What a light player is after, and how it compares cards by it."""

from __future__ import annotations

from hanashobu.cards import MOST_CARDS
from hanashobu.engine.kernel import kernel, lowest, popcount
from hanashobu.layout import Layout, whole
from hanashobu.rules.tables import Tables


class Weights(Layout):
    """What the light player is after."""

    cards: list[int] = whole(MOST_CARDS)  # how much each card is wanted
    greed: int = whole()  # of 64 choices this many follow the weights, the others are random
    calls: int = whole()  # of 64 calls this many end the round as long as a whole hand is left; later more do
    hand: int = whole()  # how many cards that is
    plays: int = whole()  # of 64 times it is in


@kernel
def dearest(weights: Weights, cards: int, sign: int) -> int:
    """The most wanted of some cards; with a sign of -1 the least wanted."""
    best = lowest(cards)
    cards &= cards - 1
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if sign * weights.cards[card] > sign * weights.cards[best]:
            best = card
    return best


@kernel
def highest(mask: int) -> int:
    """The last of some actions."""
    action = lowest(mask)
    while mask:
        action = lowest(mask)
        mask &= mask - 1
    return action


@kernel
def is_strong(rules: Tables, weights: Weights, hand: int) -> bool:
    """Whether the cards of a hand are prized more than those of the deck, on average."""
    held = 0
    left = hand
    while left:
        held += weights.cards[lowest(left)]
        left &= left - 1
    deck = 0
    for place in range(rules.n_deck):
        deck += weights.cards[rules.deck[place]]
    return held * rules.n_deck > deck * popcount(hand)
