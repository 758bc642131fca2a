"""Positions with open cards, as the kernel sees them."""

from __future__ import annotations

from random import Random

from hanashobu import games
from hanashobu.engine import flow
from hanashobu.engine.machine import seeded
from hanashobu.engine.state import BETWEEN, IN_ROUND, State
from hanashobu.rules.compile import compile_tables
from hanashobu.rules.ruleset import Ruleset


def between_rounds(rules: Ruleset, seed: int, stream: int, random: Random) -> State:
    """A match whose first dealer is known, before the first deal."""
    state = seeded(seed, stream)
    flow.start_match(state, compile_tables(rules))
    state.dealer, state.status = random.randrange(rules.seats), BETWEEN
    return state


def open_decision(game: str, seats: int, random: Random) -> tuple[Ruleset, State, int]:
    """A position in which somebody is asked, anywhere in a round, and one of the possible actions."""
    rules = games.find(game).rules(games.find(game).options(), seats)
    tables = compile_tables(rules)
    state = between_rounds(rules, random.getrandbits(32), 0, random)
    steps = random.randrange(24)
    while True:
        if state.status != IN_ROUND:
            flow.go_on(state, tables)
        action = flow.random_action(state, tables)
        if steps <= 0:
            return rules, state, action
        flow.step(state, tables, action)
        steps -= 1
