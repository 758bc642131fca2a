"""A light way of playing, quick enough for playouts: it prefers what takes prized cards, and claims what it has."""

from __future__ import annotations

from hanashobu.cards import MOST_CARDS
from hanashobu.engine import flow
from hanashobu.engine.actions import ACCEPT, ACCEPT_COUNTER, DRAW, IN, NO_OFFER, OUT, PAGES, PLAY_ON, REFUSE, REFUSE_COUNTER, SHARE, SHOUBU
from hanashobu.engine.kernel import BITS, bit, fair_word, kernel, lowest, pick, popcount
from hanashobu.engine.phases import buyout
from hanashobu.engine.state import (
    ASK_ANSWER,
    ASK_CALL,
    ASK_CLAIM,
    ASK_COUNTER,
    ASK_DEALER_TAKES,
    ASK_OFFER,
    ASK_PLAY,
    ASK_REDEAL,
    ASK_RETURN,
    ASK_SPEAK,
    ASK_SPLIT,
    ASK_TAKE,
    IN_ROUND,
    State,
)
from hanashobu.layout import Layout, whole
from hanashobu.rules.tables import Tables
from hanashobu.rules.uses import WILD

CARDS = (1 << MOST_CARDS) - 1
LIGHT = -1  # in place of an action: what the light player chooses


class Weights(Layout):
    """What the light player is after."""

    cards: list[int] = whole(MOST_CARDS)  # how much each card is wanted
    greed: int = whole()  # of 64 choices this many follow the weights, the others are random
    calls: int = whole()  # of 64 calls this many end the round as long as a whole hand is left; later more do
    hand: int = whole()  # how many cards that is
    plays: int = whole()  # of 64 times it is in


@kernel
def light_action(s: State, rules: Tables, weights: Weights) -> int:
    """One of the legal actions."""
    ask = s.ask
    legal = flow.legal(s, rules)
    page = ask & PAGES
    if legal & legal - 1 == 0:
        return buyout.named(s, rules, page + lowest(legal))
    if ask == ASK_PLAY:
        hand = legal & CARDS
        if fair_word(s, 64) * 64 >> BITS < weights.greed:
            return best_play(s, rules, weights, hand)
        return pick(s, hand) if hand else pick(s, legal)
    if ask == ASK_TAKE or ask == ASK_DEALER_TAKES:
        return dearest(weights, legal & CARDS, 1)
    if ask == ASK_RETURN:
        return dearest(weights, legal & CARDS, -1)
    if ask == ASK_CLAIM:
        return page + highest(legal)
    if ask == ASK_REDEAL:
        return DRAW
    if ask == ASK_CALL:
        goes_on = (64 - weights.calls) * popcount(s.hands[s.actor]) // weights.hand
        return page + lowest(legal) if fair_word(s, 64) * 64 >> BITS < goes_on else SHOUBU
    if ask == ASK_SPEAK:
        if legal & bit(OUT):
            return IN if fair_word(s, 64) * 64 >> BITS < weights.plays else OUT
        return IN
    if ask == ASK_SPLIT or ask == ASK_ANSWER or ask == ASK_OFFER or ask == ASK_COUNTER:
        return bargain(s, rules, weights, ask)
    return flow.random_action(s, rules)


@kernel
def play_out(s: State, rules: Tables, weights: Weights, first: int) -> None:
    """To the end of the round; `first` is done first, if it is an action; the choice in its place takes its random numbers too."""
    while s.status == IN_ROUND:
        action = light_action(s, rules, weights)
        if first >= 0:
            action = buyout.named(s, rules, first)
            first = LIGHT
        flow.step(s, rules, action)


@kernel
def best_play(s: State, rules: Tables, weights: Weights, hand: int) -> int:
    """The hand card that takes the most prized cards; one that takes nothing costs what it leaves."""
    field = s.field
    best = lowest(hand)
    most = -1 << 40
    left = hand
    while left:
        card = lowest(left)
        left &= left - 1
        match = field & rules.month[card]
        gain = weights.cards[card]
        if rules.uses & WILD and rules.wild >> card & 1 and field:
            gain += 2 * weights.cards[dearest(weights, field, 1)]
        elif match:
            gain += weights.cards[dearest(weights, match, 1)] + (gain if popcount(match) == 3 else 0) + 1
        else:
            gain = -gain
        gain = 4 * gain + (fair_word(s, 4) * 4 >> BITS)
        if gain > most:
            most = gain
            best = card
    return best


@kernel
def bargain(s: State, rules: Tables, weights: Weights, ask: int) -> int:
    """A strong hand wants to play, a weak one to be paid for not playing."""
    strong = is_strong(s, rules, weights, s.hands[s.actor])
    if ask == ASK_OFFER:
        return buyout.random_offer(s, rules) if strong else NO_OFFER
    if ask == ASK_COUNTER:
        return ACCEPT_COUNTER if strong else REFUSE_COUNTER
    if ask == ASK_ANSWER and strong and fair_word(s, 2) * 2 >> BITS:
        return buyout.random_offer(s, rules)
    if ask == ASK_SPLIT:
        return PLAY_ON if strong else SHARE
    return REFUSE if strong else ACCEPT


@kernel
def is_strong(s: State, rules: Tables, weights: Weights, hand: int) -> bool:
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
