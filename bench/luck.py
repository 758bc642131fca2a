"""How much of a result the luck correction takes away, whether luck is zero on average, and what it costs: processor time of one process.

python -m bench.luck ratio GAME SEATS ROUNDS [PLAYOUTS [BOT …]]; without bots light players play, with them they sit in turn.
python -m bench.luck zero GAME SEATS ROUNDS [PLAYOUTS [random]]
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from math import sqrt
from random import Random
from statistics import fmean, stdev

from hanashobu import bots, games
from hanashobu.bots.bot import Bot
from hanashobu.bots.weights import weights_of
from hanashobu.engine import flow
from hanashobu.engine.machine import seeded
from hanashobu.engine.policy import light_action
from hanashobu.engine.state import BETWEEN, IN_ROUND, State
from hanashobu.play.redaction import see
from hanashobu.reviews.luck import LuckMeter, RoundLuck
from hanashobu.rules.compile import compile_tables

Plays = Callable[[State], int]


def rounds(game: str, seats: int, count: int, playouts: int, players: list[Bot | None], seed: int = 0) -> Iterator[tuple[RoundLuck, float]]:
    """First rounds of independent matches, and the processor time that the meter took; None is the light player."""
    rules = games.find(game).rules(games.find(game).options(), seats)
    tables, weights = compile_tables(rules), weights_of(rules)
    names = tuple(f"Player {seat}" for seat in range(seats))
    meter = LuckMeter(rules, Random(f"{seed}/meter"), playouts, tables=tables)
    for number in range(count):
        state, random, spent = seeded(seed, number), Random(f"{seed}/{number}"), 0.0
        turn = random.randrange(seats)
        flow.start_match(state, tables)
        state.dealer = random.randrange(seats)
        state.status = BETWEEN
        began = time.process_time()
        meter.begin(state)
        spent += time.process_time() - began
        flow.go_on(state, tables)
        while state.status == IN_ROUND:
            bot = players[(state.actor + turn) % len(players)]
            action = (
                light_action(state, tables, weights) if bot is None else bot.choose(see(state, tables, rules, names, state.actor), random)
            )
            began = time.process_time()
            meter.decide(state, action)
            spent += time.process_time() - began
            flow.step(state, tables, action)
        yield meter.end(state), spent


def ratio(game: str, seats: int, count: int, playouts: int, players: list[Bot | None]) -> None:
    """SD of result minus luck, and of each part, over that of the result."""
    found = list(rounds(game, seats, count, playouts, players))
    raw = [one.result[0] for one, _ in found]
    parts = {
        "without luck": [one.without_luck[0] - one.place[0] for one, _ in found],
        "draws only": [one.result[0] - one.draws[0] for one, _ in found],
        "own": [one.own[0] for one, _ in found],
        "others": [one.others[0] for one, _ in found],
        "rest": [one.rest[0] for one, _ in found],
        "noise": [one.error[0] for one, _ in found],
    }
    spreads = {name: sqrt(fmean(one * one for one in values)) if name == "noise" else stdev(values) for name, values in parts.items()}
    shares = ", ".join(f"{name} {spread / stdev(raw):.3f}" for name, spread in spreads.items())
    print(f"{game} {seats}: SD {stdev(raw):.1f}, {1000 * fmean(spent for _, spent in found):.0f} ms a round; {shares}")


def zero(game: str, seats: int, count: int, playouts: int, players: list[Bot | None]) -> None:
    """The z-scores of luck, of the deal and the draws of every seat."""
    found = [one for one, _ in rounds(game, seats, count, playouts, players)]
    for part in ("deal", "draws"):
        values = [[getattr(one, part)[seat] for one in found] for seat in range(seats)]
        print(game, seats, part, " ".join(f"{fmean(row) / stdev(row) * sqrt(count):+.2f}" for row in values))


if __name__ == "__main__":
    what, name, players, count, *rest = sys.argv[1:]
    playouts = int(rest[0]) if rest else 64
    chosen: list[Bot | None] = [bots.find(bot) for bot in rest[1:]] or [None]
    {"ratio": ratio, "zero": zero}[what](name, int(players), int(count), playouts, chosen)
