"""The odds in a position: imagined worlds, played out by the light player and counted for every seat."""

from __future__ import annotations

from hanashobu.engine.kernel import kernel, lowest, restore
from hanashobu.engine.policy import play_out
from hanashobu.engine.state import NOBODY, State
from hanashobu.engine.weights import Weights
from hanashobu.engine.worlds import UnseenCards, imagine
from hanashobu.layout import Layout, whole
from hanashobu.rules.tables import MOST_SEATS, MOST_YAKU, Tables


class Odds(Layout):
    """Sums over worlds; all of them can be added to another's."""

    worlds: int = whole()
    wins: list[int] = whole(MOST_SEATS)
    result: list[int] = whole(MOST_SEATS)
    squares: list[int] = whole(MOST_SEATS)
    yaku: list[int] = whole(MOST_SEATS * MOST_YAKU)  # how often each seat had each row in the end


@kernel
def sample(s: State, root: State, rules: Tables, sight: UnseenCards, weights: Weights, odds: Odds, action: int, worlds: int) -> None:
    """Sample more worlds in which the seat first takes this action; none if the action is negative."""
    for _ in range(worlds):
        restore(s, root)
        imagine(s, rules, sight)
        play_out(s, rules, weights, action)
        add_world(s, rules, odds)


@kernel
def add_world(s: State, rules: Tables, odds: Odds) -> None:
    """How one of them ended."""
    odds.worlds += 1
    if s.winner != NOBODY:
        odds.wins[s.winner] += 1
    for seat in range(rules.seats):
        odds.result[seat] += s.result[seat]
        odds.squares[seat] += s.result[seat] * s.result[seat]
        made = s.yaku[seat]
        while made:
            odds.yaku[seat * MOST_YAKU + lowest(made)] += 1
            made &= made - 1
