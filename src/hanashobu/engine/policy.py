"""A light way of playing, quick enough for playouts: it prefers what takes prized cards, and claims what it has."""

from __future__ import annotations

from hanashobu.cards import MOST_CARDS
from hanashobu.engine import flow
from hanashobu.engine.actions import PAGES
from hanashobu.engine.kernel import BITS, fair_word, kernel, lowest, pick, popcount
from hanashobu.engine.state import ASK_PLAY, ASK_RETURN, IN_ROUND, State
from hanashobu.engine.weights import Weights, dearest
from hanashobu.rules.tables import Tables
from hanashobu.rules.uses import WILD

CARDS = (1 << MOST_CARDS) - 1
LIGHT = -1  # in place of an action: what the light player chooses


@kernel
def light_action(s: State, rules: Tables, weights: Weights) -> int:
    """One of the legal actions."""
    ask = s.ask
    legal = flow.legal(s, rules)
    page = ask & PAGES
    if legal & legal - 1 == 0:
        return flow.named(s, rules, page + lowest(legal))
    if ask == ASK_PLAY:
        hand = legal & CARDS
        if fair_word(s, 64) * 64 >> BITS < weights.greed:
            return best_play(s, rules, weights, hand)
        return pick(s, hand) if hand else pick(s, legal)
    if page == 0:
        return dearest(weights, legal & CARDS, -1 if ask == ASK_RETURN else 1)
    return flow.light_answer(s, rules, weights, legal)


@kernel
def play_out(s: State, rules: Tables, weights: Weights, first: int) -> None:
    """To the end of the round; `first` is done first, if it is an action; the choice in its place takes its random numbers too."""
    while s.status == IN_ROUND:
        action = light_action(s, rules, weights)
        if first >= 0:
            action = flow.named(s, rules, first)
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
