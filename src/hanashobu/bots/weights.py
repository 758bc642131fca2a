"""How much each card is wanted, read from the rules: its points, and its part in every yaku."""

from __future__ import annotations

from functools import lru_cache

from hanashobu.cards import each
from hanashobu.engine.policy import Weights
from hanashobu.rules.ruleset import Ruleset

GREED, SHOUBU, PLAYS = 56, 40, 40  # of 64
PART = 0.35  # what a card's share in a yaku counts beside its own points


@lru_cache(maxsize=64)
def weights_of(rules: Ruleset) -> Weights:
    """The taste for a table's rules."""
    weights = Weights()
    weights.greed, weights.shoubu, weights.plays = GREED, SHOUBU, PLAYS
    wanted = [0.0] * 49
    for card in each(rules.deck):
        wanted[card] = float(rules.values.of(1 << card)) if rules.values.classes else 0.0
    for row in rules.yaku:
        best: dict[int, float] = {}
        for level in row.levels:
            pattern = level.pattern
            needed = pattern.all_of.bit_count() + pattern.need
            points = 3 * (rules.stake.chips if rules.stake else 20) if row.stops else level.points * rules.unit
            share = PART * points * (rules.seats - 1) / max(1, needed)
            for card in each(pattern.all_of):
                best[card] = max(best.get(card, 0.0), share)
            for card in each(pattern.some_of):
                best[card] = max(best.get(card, 0.0), share * pattern.need / max(1, pattern.some_of.bit_count()))
        for wished, share in best.items():
            wanted[wished] += share
    top = max(wanted) or 1.0
    weights.cards[: len(wanted)] = [1 + round(200 * value / top) for value in wanted]
    return weights
