"""Bots that search: they imagine worlds consistent with their view, and play each out."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from hanashobu.bots.bot import Bot
from hanashobu.bots.search import CURIOSITY, MANY, MOST_NODES, Search
from hanashobu.engine.actions import BIDS, offer
from hanashobu.play.questions.choices import bid
from hanashobu.play.view import View


@dataclass(frozen=True)
class Searcher:
    """Thinks up to a time limit and an iteration limit, and stops earlier once the best action is clear."""

    name: str
    sentence: str
    seconds: float
    iterations: int = MANY
    curiosity: int = CURIOSITY
    light: bool = True

    def choose(self, view: View, random: Random) -> int:
        """The action that the search tried most; all teyaku are claimed without one."""
        if len(view.legal) == 1 and view.legal[0] not in BIDS:
            return view.legal[0]
        if view.asked == "claim":  # a table collects claims in a fraction of a second, and a search never kept one hidden
            return view.legal[-1]
        nodes = min(MOST_NODES, self.iterations + 1)
        thought = Search(view, random, nodes, self.curiosity, self.light)
        thought.think(self.seconds, self.iterations, to_the_end=False)
        action = thought.best()
        return least_offer(view) if action in BIDS else action


def least_offer(view: View) -> int:
    """The least that can be offered, to whoever plays first; in return for an offer, 2 kan more, in the middle of what a search tries."""
    seats, least = bid(view)
    return offer(seats[0], view.offer + 2 * view.tables.fee if view.asked == "answer" else max(1, least))


# More than some ten thousand imagined rounds make a bot no better that we could measure (docs/bots.md), so the two differ in their number.
# It also makes `strong` the same wherever there is a compiled kernel.
BOTS: tuple[Bot, ...] = (
    Searcher("strong", "Imagines a thousand times how the round may go before each move.", 0.2, 1000),
    Searcher("master", "Thinks until it is sure, for two seconds at most, and misses little.", 2.0),
)
