"""What a decision cost, as two judges see it, and when both call it a mistake.

The quick judge tries every answer in the same imagined worlds and lets light players go on; the deep one is the search of the bots. Both
know no more than the player did. All thresholds were fixed before any figure in docs/review.md was measured.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from math import hypot, sqrt
from random import Random

from hanashobu.bots.search import ActionValue, Search, prize
from hanashobu.engine.actions import BIDS
from hanashobu.hints.analysis import chooses
from hanashobu.play.view import View
from hanashobu.reviews.playouts import Gain, OpenPlayouts, answers, before_first_deal
from hanashobu.rules.ruleset import Ruleset

QUICK_ERRORS, DEEP_ERRORS = 3, 2  # standard errors that a mistake has to cost, as each judge sees it
MOST, SHARE, LEAST_SHARE = 0.5, 1 / 48, 1 / 400  # points that it has to cost at least, and those as shares of the spread of a result
CURIOSITY = 250  # of the search: more than a bot's, because the other answers have to be known as well
SAMPLE = 40  # playouts for every second card of the deck, with which the spread is measured


@dataclass(frozen=True)
class Effort:
    """How much the judges do for a decision."""

    choosing: int = 1000  # worlds in which the best answer is found
    measuring: int = 4000  # others, in which it is compared with what was played
    tries: int = 1 << 18  # of the search


@dataclass(frozen=True)
class Verdict:
    """What a decision cost, in points: as both judges see it where both looked, the smaller of the two."""

    cost: float
    error: float
    target: int | None = None  # what the better card should take, if it has a choice
    better: ActionValue | None = None  # what the search found better, where this is a mistake
    instead_of: ActionValue | None = None  # and what it thinks of the answer that was given
    chance: float | None = None  # what it cost of the chance to win the match, where that is near its end

    @property
    def mistake(self) -> bool:
        """Whether both judges call it one."""
        return self.better is not None


FREE = Verdict(0.0, 0.0)


@lru_cache(maxsize=64)
def spread(rules: Ruleset) -> float:
    """The standard deviation of a round's result between light players, in points above the mean of the table."""
    sums = OpenPlayouts(rules, Random(0)).run(before_first_deal(rules), SAMPLE)
    squares = [(sums.gain(0, seat).error ** 2) * (sums.found.worlds - 1) for seat in range(rules.seats)]
    return sqrt(sum(squares) / rules.seats)


def least(rules: Ruleset) -> float:
    """The points that a mistake costs at least."""
    wide = spread(rules)
    return max(min(MOST, SHARE * wide), LEAST_SHARE * wide)


def judge(view: View, action: int, seed: str, effort: Effort, threshold: float) -> Verdict:
    """What it cost to do this; the judges' random numbers do not depend on what was done."""
    others = [one for one in view.legal if one != action]
    if not others or view.asked == "pile":  # unseen piles are all alike
        return FREE
    found = answers(view, Random(f"{seed}/choosing"), (action, *others), effort.choosing)
    best = max(range(1, len(found)), key=lambda at: found[at].value)
    gain = _measured(view, action, others[best - 1], seed, effort)
    quick = _costs(view, gain)
    if gain.value < threshold or gain.value <= QUICK_ERRORS * gain.error or action in BIDS or action not in view.legal:
        return quick
    return _deep(view, action, seed, effort, quick_best=others[best - 1], quick=gain, threshold=threshold)


def _deep(view: View, action: int, seed: str, effort: Effort, *, quick_best: int, quick: Gain, threshold: float) -> Verdict:
    """The search has a look as well."""
    thought = search_of(view, seed, effort)
    found = {one.action: one for one in thought.found()}
    best, played = thought.found()[0], found.get(action)
    if played is None or best.action == action:
        return FREE
    if best.action != quick_best:
        quick = _measured(view, action, best.action, seed, effort)
    deep = Gain(best.lead - played.lead, hypot(best.error, played.error), quick.chance)
    less = min(quick, deep, key=lambda one: one.value)
    agreed = (
        min(quick.value, deep.value) >= threshold and quick.value > QUICK_ERRORS * quick.error and deep.value > DEEP_ERRORS * deep.error
    )
    if not agreed:
        return _costs(view, less)
    then = thought.found(best.action) if chooses(view, best.action) else []
    return replace(_costs(view, less), better=best, instead_of=played, target=then[0].action if then else None)


def _measured(view: View, action: int, other: int, seed: str, effort: Effort) -> Gain:
    """How much better another answer is than this one, in worlds that had no part in choosing it."""
    return answers(view, Random(f"{seed}/measuring"), (action, other), effort.measuring)[1]


def search_of(view: View, seed: str, effort: Effort) -> Search:
    """The deep judge, who has thought."""
    thought = Search(view, Random(f"{seed}/deep"), curiosity=CURIOSITY)
    thought.run(effort.tries)
    return thought


def _costs(view: View, gain: Gain) -> Verdict:
    return Verdict(max(0.0, gain.value), gain.error, chance=max(0.0, gain.chance) if prize(view) else None)
