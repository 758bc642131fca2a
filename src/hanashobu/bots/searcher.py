"""Bots that search: they imagine worlds they cannot tell from the real one, and play each out."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from hanashobu.bots.bot import Bot
from hanashobu.bots.thought import Thought
from hanashobu.engine.actions import OFFER, offer
from hanashobu.play.view import View


@dataclass(frozen=True)
class Searcher:
    """Thinks for so long, or for so many iterations if that comes first."""

    name: str
    sentence: str
    seconds: float
    iterations: int = 1 << 30
    curiosity: int = 100
    light: bool = True

    def choose(self, view: View, random: Random) -> int:
        """The action that the search tried most."""
        if len(view.legal) == 1 and view.legal[0] != OFFER:
            return view.legal[0]
        thought = Thought(view, random, curiosity=self.curiosity, light=self.light)
        thought.think(self.seconds, self.iterations)
        action = thought.best()
        return least_offer(view) if action == OFFER else action


def least_offer(view: View) -> int:
    """The least that can be offered, to whoever plays first."""
    seats = [seat for seat in range(view.rules.seats) if view.table.playing >> seat & 1]
    return offer(seats[0], max(1, view.table.compensation[view.seat or 0]))


BOTS: tuple[Bot, ...] = (
    Searcher("strong", "Imagines how the round may go, thousands of times for a move.", 0.2),
    Searcher("master", "Thinks for two seconds, and misses little.", 2.0),
)
