"""The machines behind one interface: a match in progress that can be started and stepped, and whose log can be read."""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Sequence
from typing import Protocol

from hanashobu.engine import flow, native
from hanashobu.engine.kernel import MULTIPLIER, WORD
from hanashobu.engine.state import State
from hanashobu.layout import offset
from hanashobu.rules.tables import Tables

MOST_SEED = 2**256 - 1
GIVEN, DECK = offset(State, "given"), offset(State, "deck")


def seeded(seed: int, stream: int = 0) -> State:
    """A fresh state whose random source starts from a seed of up to 256 bits and the number of a stream (CO-5)."""
    state = State()
    digest = hashlib.shake_256(seed.to_bytes(32) + stream.to_bytes(8)).digest(36)
    state.rng = [int.from_bytes(digest[at : at + 4]) & WORD for at in range(0, 32, 4)]
    state.carry = int.from_bytes(digest[32:]) % (MULTIPLIER - 1)
    return state


class Machine(Protocol):
    """What runs the kernel."""

    def walk(self, what: int, action: int = 0) -> int:
        """One move of a match (`flow.walk`); returns the action."""

    def state(self) -> State:
        """The state as it is now; a copy on a machine that keeps it elsewhere."""

    def lay(self, given: int, cards: Sequence[int] = ()) -> None:
        """Set where shuffles come from (`state.given`), and the order of the next cards if it comes from outside."""

    def change(self, **fields: int | Sequence[int]) -> None:
        """Set fields of the state itself, or the first of a list, as decided outside; what `state` returns may be a copy."""

    def drain(self) -> list[int]:
        """The log since the last call, in rows of four numbers."""

    def copy(self) -> Machine:
        """The same match on a machine of its own; whoever copies has drained the log."""


class Interpreted:
    """The kernel in CPython: no heavy dependency, starts at once, can be stepped through in a debugger."""

    def __init__(self, tables: Tables, state: State) -> None:
        self._tables = tables
        self._state = state

    def walk(self, what: int, action: int = 0) -> int:
        """One move of a match."""
        if not self._state.log:
            _lend_log(self._state)
        return flow.walk(self._state, self._tables, what, action)

    def state(self) -> State:
        """The state itself."""
        return self._state

    def lay(self, given: int, cards: Sequence[int] = ()) -> None:
        """Set where shuffles come from."""
        self._state.given = given
        self._state.deck[: len(cards)] = cards

    def change(self, **fields: int | Sequence[int]) -> None:
        """Set fields of the state."""
        for name, value in fields.items():
            if isinstance(value, int):
                setattr(self._state, name, value)
            else:
                getattr(self._state, name)[: len(value)] = value

    def drain(self) -> list[int]:
        """The log since the last call."""
        state = self._state
        rows, log = state.log[: state.log_end], state.log
        state.log, state.log_end = [], 0
        if log and len(_FREE_LOGS) < MOST_FREE:
            _FREE_LOGS.append(log)
        return rows

    def copy(self) -> Interpreted:
        """The same match on a machine of its own."""
        return Interpreted(self._tables, self._state.copy())


MOST_FREE = 8
_FREE_LOGS: list[list[int]] = []  # a match needs one only while it moves, and it takes more memory than the rest of the state


def _lend_log(state: State) -> None:
    try:
        state.log = _FREE_LOGS.pop()
        state.listening, state.log_end = 1, 0
    except IndexError:
        state.start_log()


class Compiled:
    """The compiled kernel, on a row of numbers."""

    def __init__(self, tables: Tables, state: State) -> None:
        self._tables = tables
        state.listening = 1
        self._kernel = native.load()
        self._rules = self._kernel.rules(tables)
        self._row = self._kernel.row(state)

    def walk(self, what: int, action: int = 0) -> int:
        """One move of a match."""
        return self._kernel.walk(self._row, self._rules, what, action)

    def state(self) -> State:
        """The state, copied out."""
        return State().fill(self._row.tolist())

    def lay(self, given: int, cards: Sequence[int] = ()) -> None:
        """Set where shuffles come from."""
        self._row[GIVEN] = given
        self._row[DECK : DECK + len(cards)] = array("q", cards)

    def change(self, **fields: int | Sequence[int]) -> None:
        """Set fields of the state."""
        for name, value in fields.items():
            numbers = array("q", [value] if isinstance(value, int) else value)
            self._row[offset(State, name) : offset(State, name) + len(numbers)] = numbers

    def drain(self) -> list[int]:
        """The log since the last call."""
        return self._kernel.drain(self._row)

    def copy(self) -> Compiled:
        """The same match on a machine of its own."""
        return Compiled(self._tables, self.state())
