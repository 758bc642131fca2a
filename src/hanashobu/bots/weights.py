"""What cards and yaku are worth at a table, found by asking the engine: it settles piles that have them and piles that do not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from hanashobu.cards import MONTHS, MOST_CARDS, each
from hanashobu.engine.phases import deal
from hanashobu.engine.settle import round_end
from hanashobu.engine.state import CANCEL, HANDS_OUT, NOBODY, SHOUBU, STOPPED, State
from hanashobu.engine.weights import Weights
from hanashobu.play.position import lay
from hanashobu.rules.compile import compile_tables
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.yaku import Pattern

GREED, PLAYS = 56, 40  # of 64
PART = 0.35  # what a card's share in a yaku counts beside its own points
MUCH = 10**9  # whatever can be lost in a round, everybody has it


class Values(NamedTuple):
    """What a player gains on the others' mean."""

    cards: tuple[float, ...]  # by a card in the pile
    levels: tuple[tuple[float, ...], ...]  # by each level of each yaku, in the ending that brings most
    calls: float  # of what yaku bring together in a round that their maker ends or lets run out, the part of the first

    @property
    def yaku(self) -> list[float]:
        """By the best level of each yaku."""
        return [max(levels) for levels in self.levels]


class Settler:
    """Settles a round in which one player has a pile and the others have nothing."""

    def __init__(self, rules: Ruleset, *, cards_count: bool = True) -> None:
        self._rules, self._tables, self._state = (
            rules,
            compile_tables(replace(rules, instead=())),
            State(),
        )  # with as few cards as here, nobody might score
        self._tables.n_worths *= cards_count
        self._hands = [0 if seat < rules.most_players() else None for seat in range(rules.seats)]

    def brings(self, pile: int, ended: int) -> float:
        """How far ahead of the others' mean the pile is in the end."""
        state, rules = self._state, self._rules
        state.totals = [MUCH] * len(state.totals)
        deal.clear_table(state, self._tables)
        lay(state, rules, self._hands, 0, [pile, *[0] * (rules.seats - 1)])
        state.ended, state.winner = ended, NOBODY if ended == HANDS_OUT else 0
        round_end.enter(state, self._tables)
        others = state.result[1 : rules.most_players()]
        return state.result[0] - sum(others) / max(1, len(others))


@lru_cache(maxsize=64)
def values_of(rules: Ruleset) -> Values:
    """What the engine pays for single cards where there are no yaku, and for single yaku where cards are worth nothing."""
    cards = Settler(replace(rules, yaku=()))
    nothing = cards.brings(0, HANDS_OUT)
    alone = [0.0] * MOST_CARDS
    for card in each(rules.deck):
        alone[card] = cards.brings(1 << card, HANDS_OUT) - nothing
    lasting = [end for end in (HANDS_OUT, SHOUBU, CANCEL) if 1 << end & rules.ends()]
    brings = []
    for row in rules.yaku:
        only = Settler(replace(rules, yaku=(row,)), cards_count=False)
        ends = [STOPPED] if row.stops else lasting
        brings.append([{end: only.brings(least(level.pattern), end) for end in ends} for level in row.levels])
    called, lasted = (sum(found.get(end, 0.0) for row in brings for found in row) for end in (SHOUBU, HANDS_OUT))
    levels = tuple(tuple(max(0.0, *found.values()) for found in row) for row in brings)
    return Values(tuple(alone), levels, called / (called + lasted) if called > 0 else 1.0)


def least(pattern: Pattern) -> int:
    """As few cards as make a pattern."""
    have = (pattern.some_of & pattern.all_of).bit_count()
    others = islice(each(pattern.some_of & ~pattern.all_of), max(0, pattern.need - have))
    return pattern.all_of | sum(1 << card for card in others)


def _shares(pattern: Pattern, value: float) -> Iterator[tuple[int, float]]:
    """What each card has in a yaku: an equal part if it is needed, less if others would do."""
    share = PART * value / max(1, pattern.all_of.bit_count() + pattern.need)
    yield from ((card, share) for card in each(pattern.all_of))
    yield from ((card, share * pattern.need / pattern.some_of.bit_count()) for card in each(pattern.some_of))


@lru_cache(maxsize=64)
def weights_of(rules: Ruleset) -> Weights:
    """What the light player is after at a table."""
    values = values_of(rules)
    wanted = [max(0.0, value) for value in values.cards]
    for row, levels in zip(rules.yaku, values.levels, strict=True):
        best: dict[int, float] = {}
        for level, value in zip(row.levels, levels, strict=True):
            for card, share in _shares(level.pattern, value / (len(MONTHS) if level.month else 1)):
                best[card] = max(best.get(card, 0.0), share)
        for card, share in best.items():
            wanted[card] += share
    weights = Weights()
    weights.greed, weights.plays = GREED, PLAYS
    weights.calls, weights.hand = round(64 * values.calls), rules.deal.total("hands") + rules.deal.total("piles")
    top = max(wanted) or 1.0
    weights.cards[: len(wanted)] = [1 + round(200 * value / top) for value in wanted]
    return weights
