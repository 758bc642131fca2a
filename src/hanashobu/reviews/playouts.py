"""Values of positions by light playouts, in the compiled kernel where there is one, else in CPython."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from hanashobu.bots.search import imagined, prize
from hanashobu.bots.weights import weights_of
from hanashobu.engine import compare, flow, native
from hanashobu.engine.compare import MOST_ACTIONS, Compared
from hanashobu.engine.policy import LIGHT
from hanashobu.engine.search import FINE
from hanashobu.engine.state import BETWEEN, State
from hanashobu.engine.worlds import EVERYBODY, UnseenCards
from hanashobu.play.resample import shaken
from hanashobu.play.view import View
from hanashobu.rules.compile import compile_tables
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import MOST_SEATS, Tables

Points = tuple[float, ...]  # of every seat, above the mean of the table

AT_LEAST = 4  # cards: where fewer are unseen there are as many playouts as if these were


class Gain(NamedTuple):
    """By how much an action is better than another, and the standard error of that."""

    value: float
    error: float
    chance: float = 0.0  # of this the chance to win the match, where that is near its end


class Sums(NamedTuple):
    """What playouts of some actions add up to."""

    seats: int
    found: Compared

    def points(self, at: int = 0) -> Points:
        """What everybody has on average after an action."""
        first = at * MOST_SEATS
        sums = self.found.result[first : first + self.seats]
        mean = sum(sums) / self.seats
        return tuple((one - mean) / self.found.worlds for one in sums)

    def gain(self, at: int, seat: int) -> Gain:
        """By how much an action is better for a seat than the first one; of the first one its value."""
        place, worlds = at * MOST_SEATS + seat, self.found.worlds
        mean = self.found.gain[place] / worlds
        spread = max(0.0, self.found.squares[place] / worlds - mean * mean)
        chance = self._chance(at, seat, mean / FINE) if self.found.prize and at else 0.0
        return Gain(mean / FINE, sqrt(spread / max(1, worlds - 1)) / FINE, chance)

    def _chance(self, at: int, seat: int, gain: float) -> float:
        """What is not points of the round is the chance to win the match."""
        return (gain - self.points(at)[seat] + self.points()[seat]) / self.found.prize


class OpenPlayouts:
    """Positions in which all hands are known, and only what is still in the draw piles is not."""

    def __init__(self, rules: Ruleset, random: Random, tables: Tables | None = None, fast: bool = True) -> None:
        self._kernel = kernel = native.ready() if fast else None
        self._seats, self._deck = rules.seats, rules.deck.bit_count()
        self._tables = compile_tables(rules) if tables is None else tables
        self._sight = UnseenCards()
        self._sight.seat = EVERYBODY
        state, weights = shaken(State(), random), weights_of(rules)
        self._state: Any = kernel.row(state) if kernel else state
        self._weights: Any = kernel.row(weights) if kernel else weights
        self._rules: Any = kernel.rules(self._tables) if kernel else self._tables

    def run(self, position: State, playouts: int, actions: Sequence[int] = (LIGHT,)) -> Sums:
        """Some playouts for each unseen card; before a deal, for every second card of the deck."""
        sight, found = self._sight, Compared()
        sight.pool = 0 if position.actor < 0 else unseen(position)
        n = sight.pool.bit_count() if position.actor >= 0 else self._deck // 2
        found.n = len(actions)
        found.actions[: len(actions)] = actions
        worlds = n * -(-playouts * max(n, AT_LEAST) // n) if n else playouts * AT_LEAST
        kernel = self._kernel
        if kernel is None:
            compare.compare(self._state, position, self._rules, sight, self._weights, found, worlds)
        else:
            row = kernel.row(found)
            kernel.compare(self._state, kernel.table(position), self._rules, kernel.row(sight), self._weights, row, worlds)
            found.fill(row.tolist())
        return Sums(self._seats, found)


def before_first_deal(rules: Ruleset) -> State:
    """A match in which the first seat deals first."""
    state = State()
    flow.start_match(state, compile_tables(rules))
    state.dealer, state.status = 0, BETWEEN
    return state


def unseen(position: State) -> int:
    """The cards in the draw piles."""
    cards = 0
    for at, end in zip(position.stock_at, position.stock_end, strict=True):
        for card in position.stock[at:end]:
            cards |= 1 << card
    return cards


def answers(view: View, random: Random, actions: Sequence[int], worlds: int, fast: bool = True) -> list[Gain]:
    """By how much each of some actions is better than the first one, in the same worlds imagined from a seat's view."""
    kernel = native.ready() if fast else None
    state, root, rules, known, weights = imagined(view, random, kernel)
    first, *others = actions
    gains = [Gain(0.0, 0.0)]
    for at in range(0, len(others), MOST_ACTIONS - 1):
        part = [first, *others[at : at + MOST_ACTIONS - 1]]
        found: Any = Compared()
        found.n, found.prize = len(part), prize(view)
        found.actions[: len(part)] = part
        row = kernel.row(found) if kernel else found
        worlds_of_this = state[:] if kernel else state.copy()  # the same for all parts
        (kernel or compare).compare(worlds_of_this, root, rules, known, weights, row, worlds)
        sums = Sums(view.rules.seats, found.fill(row.tolist()) if kernel else found)
        gains += [sums.gain(place, view.me) for place in range(1, len(part))]
    return gains
