"""Why a move is good: what every action is worth, how likely every yaku is after the best one, and a sentence."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import sqrt
from random import Random
from typing import Any

from hanashobu.bots.search import MANY, ActionValue, Search
from hanashobu.cards import MOST_CARDS, code
from hanashobu.engine import native
from hanashobu.engine.odds import Odds
from hanashobu.hints.chances import Playouts, YakuChance, of_yaku
from hanashobu.hints.sentence import reason
from hanashobu.play.questions import choices
from hanashobu.play.questions.outcome import lay
from hanashobu.play.view import View
from hanashobu.text import Message, MessageError
from hanashobu.text.names import name

SECONDS = 0.5
COUNTING = 0.2  # the share of the time spent on counting yaku
CURIOSITY = 250  # more than a bot's: here the other answers have to be known as well
AT_LEAST = 8  # times that each action is tried, however little time there is


class NotAsked(MessageError, ValueError):
    """A hint for somebody who has nothing to decide."""


@dataclass(frozen=True)
class Analysis:
    """What a search found out about a decision."""

    found: tuple[ActionValue, ...]  # the best first
    then: tuple[ActionValue, ...]  # where the best card has to choose what it takes: the field cards, the best first
    chances: tuple[YakuChance, ...]  # with the best action
    sentence: Message
    rounds: int  # imagined and played out

    @property
    def best(self) -> int:
        """The action that it would do."""
        return self.found[0].action

    def to_json(self, view: View) -> dict[str, Any]:
        """As plain data, cards as codes."""
        return {
            "seat": view.seat,
            "player": view.names[view.me],
            "best": _named(view, self.found[0]),
            "sentence": str(self.sentence),
            "actions": [_named(view, one) for one in self.found],
            "takes": [_named(view, one) for one in self.then],
            "yaku": [
                {"seat": one.seat, "yaku": one.yaku, "name": one.name.english, "chance": round(one.chance, 4), "error": round(one.error, 4)}
                for one in self.chances
            ],
            "rounds": self.rounds,
        }


def _named(view: View, one: ActionValue) -> dict[str, Any]:
    word = code(one.action) if one.action < MOST_CARDS else choices.choice(view, one.action).word
    return {"action": one.action, "is": word, "expected": round(one.value, 2), "error": round(one.error, 2), "tries": one.visits}


def explain(view: View, random: Random, seconds: float = SECONDS, iterations: int = MANY) -> Analysis:
    """What the seat that is asked should do, as far as can be seen in this many seconds or imagined rounds."""
    if not view.legal:
        raise NotAsked("error-not-asked")
    start = time.perf_counter()
    thought = Search(view, random, curiosity=CURIOSITY)
    thought.run(min(iterations, AT_LEAST * len(view.legal)))
    thought.think(seconds * (1 - COUNTING) - (time.perf_counter() - start), iterations)
    found = _alike(thought.found()) if view.asked == "pile" else thought.found()
    best = found[0].action
    then = tuple(thought.found(best)) if chooses(view, best) else ()
    left = seconds - (time.perf_counter() - start)
    odds = count(view, random, best, left, MANY if iterations == MANY else max(1, iterations // 4))
    chances = tuple(likely(view, odds))
    sentence = reason(view, found, then[0].action if then else None, chances)
    return Analysis(tuple(found), then, chances, sentence, thought.iterations + odds.worlds)


def _alike(found: list[ActionValue]) -> list[ActionValue]:
    """Unseen piles are equivalent; ignore the sampling noise between them."""
    tries = sum(one.visits for one in found)
    value = sum(one.value * one.visits for one in found) / tries
    error = sqrt(sum((one.error * one.visits) ** 2 for one in found)) / tries
    return [replace(one, value=value, error=error) for one in found]


def chooses(view: View, action: int) -> bool:
    """Whether a card has to choose what it takes before anything else happens."""
    return view.asked == "play" and action < MOST_CARDS and bool(lay(view, action).targets)


def count(view: View, random: Random, action: int, seconds: float, most: int = MANY) -> Odds:
    """How rounds end in which the seat does this first."""
    kernel, end = native.ready(), time.perf_counter() + seconds
    playouts, step, done = Playouts(view, random, action, kernel), 64 if kernel else 2, 0
    while done < most and (not done or time.perf_counter() < end):
        worlds = min(step, most - done)
        playouts.run(worlds)
        done += worlds
    return playouts.sums


def likely(view: View, sums: Odds) -> Iterator[YakuChance]:
    """For everybody, the likeliest yaku first."""
    for seat in range(view.rules.seats):
        for row, found in sorted(of_yaku(view, sums, seat), key=lambda one: -one[1].share):
            if found.share:
                yield YakuChance(seat, row.id, name(row.name, row.kanji), found.share, found.error)
