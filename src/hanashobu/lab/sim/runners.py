"""Who plays a simulation: the compiled kernel, the kernel in CPython, or bots that see only their views.

A session is one stream of random numbers: matches one after another, played on slice by slice.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from hanashobu.bots.bot import Bot
from hanashobu.engine import batch, flow
from hanashobu.engine.batch import Tally
from hanashobu.engine.machine import seeded
from hanashobu.engine.native import Native
from hanashobu.engine.state import BETWEEN, State
from hanashobu.layout import offset
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import Tables

STATUS = offset(State, "status")
RNG = offset(State, "rng")
CARRY = offset(State, "carry")
LISTENING = offset(State, "listening")


class Runner(Protocol):
    """Matches of one stream, played on as far as is asked for."""

    def play(self, rounds: int) -> list[int]:
        """Play this many more rounds; returns their tally, flattened."""

    def stop(self) -> bool:
        """Stop the match that is under way; False if none is."""

    def drain(self) -> list[int]:
        """The rows the kernel has logged since the last call, if logging is on."""


Open = Callable[[int], Runner]  # the session of a stream


class KernelRunner:
    """Random play by the kernel in CPython."""

    def __init__(self, tables: Tables, state: State, listening: bool) -> None:
        self._tables = tables
        self._state = state
        if listening:
            state.start_log()

    def play(self, rounds: int) -> list[int]:
        """Random rounds."""
        tally = Tally()
        batch.play(self._state, self._tables, tally, rounds)
        return tally.flatten()

    def stop(self) -> bool:
        """Stop between two rounds."""
        under_way = self._state.status == BETWEEN
        if under_way:
            flow.walk(self._state, self._tables, flow.STOP, 0)
        return under_way

    def drain(self) -> list[int]:
        """The rows of the log."""
        rows = self._state.log[: self._state.log_end]
        self._state.log_end = 0
        return rows


class CompiledRunner:
    """Random play by the compiled kernel."""

    def __init__(self, kernel: Native, rules: Any, state: Any, tally: Any) -> None:
        self._kernel = kernel
        self._rules = rules
        self._state = state
        self._zero = tally

    def play(self, rounds: int) -> list[int]:
        """Random rounds."""
        tally = self._zero[:]
        self._kernel.play(self._state, self._rules, tally, rounds)
        numbers: list[int] = tally.tolist()
        return numbers

    def stop(self) -> bool:
        """Stop between two rounds."""
        under_way = bool(self._state[STATUS] == BETWEEN)
        if under_way:
            self._kernel.walk(self._state, self._rules, flow.STOP)
        return under_way

    def drain(self) -> list[int]:
        """The rows of the log."""
        return self._kernel.drain(self._state)


def plain(tables: Tables, seed: int, listening: bool) -> Open:
    """Sessions in CPython."""
    return lambda stream: KernelRunner(tables, seeded(seed, stream), listening)


def bots(tables: Tables, seed: int, listening: bool, rules: Ruleset, bot: Bot) -> Open:
    """Sessions of bots."""
    from hanashobu.lab.sim.bot_runner import BotRunner  # views take a while to load, and random play needs none

    return lambda stream: BotRunner(tables, seeded(seed, stream), listening, rules, bot, Random(f"{seed}/{stream}"))


def fast(tables: Tables, seed: int, listening: bool, kernel: Native) -> Open:
    """Sessions of the compiled kernel. Each state is a copy of one row: to flatten a state anew would take longer than to play it."""
    rules, blank, tally = kernel.rules(tables), kernel.row(State()), kernel.row(Tally())
    blank[LISTENING] = int(listening)

    def start(stream: int) -> Runner:
        row, state = blank[:], seeded(seed, stream)
        row[RNG : RNG + len(state.rng)] = array("q", state.rng)
        row[CARRY] = state.carry
        return CompiledRunner(kernel, rules, row, tally)

    return start
