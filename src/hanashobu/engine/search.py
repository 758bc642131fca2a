"""Information-set Monte Carlo tree search, whole in the kernel: the tree lies in one flat array of numbers.

One iteration imagines a world, walks down the tree along actions that are legal in it, adds one node, plays the round out, and
counts the settlement for everybody who chose on the way. A node is an action after the actions above it, whoever may see it.
"""

from __future__ import annotations

from math import sqrt

from hanashobu.engine import flow
from hanashobu.engine.actions import PAGES
from hanashobu.engine.kernel import BITS, fair_word, kernel, lowest, nth, popcount, restore
from hanashobu.engine.policy import LIGHT, play_out
from hanashobu.engine.state import IN_ROUND, OVER, State
from hanashobu.engine.weights import Weights
from hanashobu.engine.worlds import UnseenCards, imagine
from hanashobu.layout import Layout, whole
from hanashobu.rules.tables import MOST_SEATS, Tables

# The numbers of a node.
ACTION, PLAYER, VISITS, SEEN, VALUE, RESULT, SQUARES, CHILD, SIBLING = range(9)
WIDTH = 9
DEEPEST = 256

FINE = 16  # parts of a point in which results are counted


class Plan(Layout):
    """How a search goes, and how far it has come."""

    most: int = whole()  # nodes that there is room for
    size: int = whole()  # nodes that there are
    curiosity: int = whole()  # how much a rarely tried action draws, in hundredths
    light: int = whole()  # whether playouts follow the taste, or are all random
    prize: int = whole()  # what winning the match is worth, in points; 0 while it is far away
    done: int = whole()  # iterations
    total: int = whole()  # of all results, and their squares: how much there is at stake
    squares: int = whole()
    depth: int = whole()
    path: list[int] = whole(DEEPEST)
    value: list[int] = whole(MOST_SEATS)


@kernel
def search(
    s: State, root: State, rules: Tables, sight: UnseenCards, weights: Weights, plan: Plan, tree: list[int], iterations: int
) -> None:
    """Run more iterations on the same tree, so that the caller can check the clock in between."""
    for _ in range(iterations):
        restore(s, root)
        imagine(s, rules, sight)
        descend(s, rules, plan, tree)
        if plan.light:
            play_out(s, rules, weights, LIGHT)
        else:
            flow.play_at_random(s, rules)
        count(s, rules, plan, tree)


@kernel
def descend(s: State, rules: Tables, plan: Plan, tree: list[int]) -> None:
    """From the root along the most promising actions of this world to an action that was not tried; that becomes a node."""
    node = 0
    plan.depth = 0
    spread = spread_of(plan)
    fresh = False
    while s.status == IN_ROUND and plan.depth < DEEPEST and not fresh:
        legal = flow.legal(s, rules)
        page = s.ask & PAGES
        action = page + lowest(legal)
        if legal & legal - 1 or node == 0:  # else there is nothing to choose, nothing to learn
            untried = legal
            best = 0
            highest = -1e300
            child = tree[node + CHILD]
            while child:
                at = tree[child + ACTION] - page
                if 0 <= at < 63 and legal >> at & 1:
                    untried ^= 1 << at
                    tree[child + SEEN] += 1
                    visits = tree[child + VISITS]
                    score = tree[child + VALUE] / visits + spread * sqrt(float(tree[child + SEEN])) / (visits + 1)
                    if score > highest:
                        highest = score
                        best = child
                child = tree[child + SIBLING]
            if untried:
                if plan.size < plan.most:
                    best = grow(s, plan, tree, node, page, untried)
                    fresh = True
                elif best == 0:
                    return
            node = best
            plan.path[plan.depth] = node
            plan.depth += 1
            action = tree[node + ACTION]
        flow.step(s, rules, flow.named(s, rules, action))


@kernel
def grow(s: State, plan: Plan, tree: list[int], parent: int, page: int, untried: int) -> int:
    """A new node for one of the actions that were not tried."""
    n = popcount(untried)
    node = plan.size * WIDTH
    plan.size += 1
    tree[node + ACTION] = page + nth(untried, fair_word(s, n) * n >> BITS if n > 1 else 0)
    tree[node + PLAYER] = s.actor
    tree[node + VISITS] = 0
    tree[node + SEEN] = 1
    tree[node + VALUE] = 0
    tree[node + RESULT] = 0
    tree[node + SQUARES] = 0
    tree[node + CHILD] = 0
    tree[node + SIBLING] = tree[parent + CHILD]
    tree[parent + CHILD] = node
    return node


@kernel
def spread_of(plan: Plan) -> float:
    """How far results lie apart, times the curiosity: what makes exploring the same in every game."""
    if plan.done < 8:
        return 1e6
    n = plan.done * 1.0
    mean = plan.total / n
    return sqrt(max(1.0, plan.squares / n - mean * mean)) * plan.curiosity / 100


@kernel
def count(s: State, rules: Tables, plan: Plan, tree: list[int]) -> None:
    """The settlement, for everybody who chose something on the way."""
    appraise(s, rules, plan.prize, plan.value)
    plan.done += 1
    first = 1
    for at in range(plan.depth):
        node = plan.path[at]
        value = plan.value[tree[node + PLAYER]]
        result = s.result[tree[node + PLAYER]]
        tree[node + VISITS] += 1
        tree[node + VALUE] += value
        tree[node + RESULT] += result
        tree[node + SQUARES] += result * result
        if first:
            plan.total += value
            plan.squares += value * value
            first = 0


@kernel
def appraise(s: State, rules: Tables, prize: int, value: list[int]) -> None:
    """What the settlement is worth to everybody, in fine parts of a point."""
    everybody = 0
    for seat in range(rules.seats):
        everybody += s.result[seat]
    for seat in range(rules.seats):  # better than the others: where points are not paid but given, a lead is what counts
        value[seat] = FINE * (rules.seats * s.result[seat] - everybody) // rules.seats
    if prize:
        add_chance_to_win(s, rules, prize, value)


@kernel
def add_chance_to_win(s: State, rules: Tables, prize: int, value: list[int]) -> None:
    """Near the end of a match what counts is to be ahead, by however little: certain when it is over, likely before."""
    for seat in range(rules.seats):
        lead = 1 << 40
        for other in range(rules.seats):
            if other != seat and s.totals[seat] - s.totals[other] < lead:
                lead = s.totals[seat] - s.totals[other]
        if s.status == OVER:
            chance = FINE if lead > 0 else FINE // 2 if lead == 0 else 0
        else:  # a lead of the prize itself is taken for as good as won
            chance = FINE // 2 + lead * FINE // (2 * prize)
            chance = min(FINE, max(0, chance))
        value[seat] += prize * chance
