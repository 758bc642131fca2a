"""A search from one seat's view: started, carried on for as long as there is time, and asked what it found."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from hanashobu.bots.weights import weights_of
from hanashobu.engine import native, search
from hanashobu.engine.native import Native
from hanashobu.engine.search import ACTION, CHILD, FINE, RESULT, SIBLING, SQUARES, VALUE, VISITS, WIDTH, Plan
from hanashobu.engine.state import State
from hanashobu.layout import offset
from hanashobu.play.resample import shaken, sight
from hanashobu.play.view import View

MOST_NODES = 1 << 18  # 19 MB
MOST_PLAIN_NODES = 1 << 14  # CPython does not get further in the same time
CURIOSITY = 100  # hundredths of how far results lie apart
MANY = 1 << 30  # iterations: more than there is time for
ENOUGH = 1 << 14  # tries of one action: it is then known to 1 part in 128 of what is at stake, and no duel showed a gain from more
SLICE = 0.01  # seconds between two looks at the clock


@dataclass(frozen=True)
class ActionValue:
    """What a search knows of one action: how often it was tried, and the settlement of the round to be expected, with its error."""

    action: int
    visits: int
    value: float
    error: float
    lead: float = 0.0  # the same above the mean of the table, with the chance to win the match where that is near its end


def imagined(view: View, random: Random, kernel: Native | None) -> tuple[Any, ...]:
    """What the engine imagines worlds from: a state to play in, what is seen, the rules, what is known of the other cards, and weights."""
    state, root, known, weights = shaken(State(), random), view.table, sight(view), weights_of(view.rules)
    if kernel is None:
        return state, root, view.tables, known, weights
    return kernel.row(state), kernel.row(root), kernel.rules(view.tables), kernel.row(known), kernel.row(weights)


class Search:
    """A search that can be carried on; in the compiled kernel where there is one, else in CPython."""

    def __init__(
        self,
        view: View,
        random: Random,
        nodes: int = MOST_NODES,
        curiosity: int = CURIOSITY,
        light: bool = True,
        fast: bool = True,
    ) -> None:
        self._kernel = native.ready() if fast else None
        if self._kernel is None:
            nodes = min(nodes, MOST_PLAIN_NODES)
        plan = Plan()
        plan.most, plan.size, plan.curiosity, plan.light = nodes, 1, curiosity, int(light)
        plan.prize = prize(view)
        self._search: Any = self._kernel.search if self._kernel else search.search
        self._plan: Any = self._kernel.row(plan) if self._kernel else plan
        self._tree: Any = self._kernel.blank(nodes * WIDTH) if self._kernel else [0] * (nodes * WIDTH)
        self._given = (*imagined(view, random, self._kernel), self._plan, self._tree)
        self.iterations = 0

    @property
    def size(self) -> int:
        """How many nodes the tree has."""
        return int(self._plan[offset(Plan, "size")] if self._kernel else self._plan.size)

    def run(self, iterations: int) -> None:
        """Run this many more iterations."""
        self._search(*self._given, iterations)
        self.iterations += iterations

    def think(self, seconds: float, most: int = MANY, to_the_end: bool = True) -> None:
        """As many iterations as there is time for; or, where only the best action is asked for, until that is clear."""
        start = time.perf_counter()
        end = start + seconds
        step = 200 if self._kernel else 4
        while self.iterations < most:
            began = time.perf_counter()
            self.run(min(step, most - self.iterations))
            now = time.perf_counter()
            if now >= end:
                return
            if not to_the_end and self._clear(min(most - self.iterations, self.iterations * (end - now) / (now - start))):
                return
            step = max(1, min(step * 2, int(step * min(SLICE, end - now) / max(1e-6, now - began))))

    def _clear(self, left: float) -> bool:
        """Whether the action that was tried most will stay that with this many iterations left, or is known well enough."""
        tried = sorted((int(self._tree[node + VISITS]) for node in self._children(0)), reverse=True)
        lead = tried[0] - (tried[1] if len(tried) > 1 else 0)
        return tried[0] >= ENOUGH or lead > left

    def found(self, after: int | None = None) -> list[ActionValue]:
        """Every action that was tried, the most promising first; or what was tried next after one of them."""
        parent = 0 if after is None else next((node for node in self._children(0) if self._tree[node + ACTION] == after), None)
        found = [] if parent is None else [self._found(node) for node in self._children(parent)]
        return sorted(found, key=lambda found: (-found.visits, -found.value, found.action))

    def _children(self, node: int) -> Iterator[int]:
        child = int(self._tree[node + CHILD])
        while child:
            yield child
            child = int(self._tree[child + SIBLING])

    def _found(self, node: int) -> ActionValue:
        tree, visits = self._tree, int(self._tree[node + VISITS])
        mean = int(tree[node + RESULT]) / max(1, visits)
        spread = max(0.0, int(tree[node + SQUARES]) / max(1, visits) - mean * mean)
        return ActionValue(
            int(tree[node + ACTION]), visits, mean, sqrt(spread / max(1, visits)), int(tree[node + VALUE]) / max(1, visits) / FINE
        )

    def best(self) -> int:
        """The action that was tried most."""
        return self.found()[0].action


def prize(view: View) -> int:
    """What winning the match is worth, in points of the game: nothing while its end is far away."""
    rules = view.rules
    worth = max(20, rules.values.total(rules.deck) // 4) if rules.values.classes else 20 * rules.unit
    totals = [view.total(seat) for seat in range(rules.seats)]
    return worth if rules.length.ends_soon(view.round, totals, worth) else 0
