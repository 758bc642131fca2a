"""Matches of random players whose picks depend on nothing but the table, the match's number, and the names of what can be done."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from hanashobu.cards import MOST_CARDS, code
from hanashobu.engine.actions import BIDS, offer
from hanashobu.engine.machine import Compiled, Interpreted
from hanashobu.engine.state import State
from hanashobu.play import events
from hanashobu.play.match import MakeMachine, Match
from hanashobu.play.questions.choices import bid, typed
from hanashobu.records.codec import to_line
from hanashobu.rules.tables import Tables
from tests.streams.tables import changed
from tests.support.strategies import LONG, MOST_MOVES, Setup

SPEAKS_UP = 0.3  # how often somebody does so out of turn who can
DEAREST = 20  # points above the least offer

Choice = tuple[int, str, int]  # a seat, what people type, and the number of the action


class Picks:
    """Numbers from a seed, made of nothing but `random()`, which is the same in every version of Python."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random

    def below(self, count: int) -> int:
        """One of so many numbers, from 0."""
        return int(self.random() * count)


class CompiledBeside(Compiled):
    """The compiled kernel, which makes the events; the state to choose from is CPython's, since copying one out is slow."""

    def __init__(self, tables: Tables, state: State) -> None:
        super().__init__(tables, state.copy())
        self._beside = Interpreted(tables, state)

    def walk(self, what: int, action: int = 0) -> int:
        """One move of a match, on both."""
        self._beside.walk(what, action)
        return super().walk(what, action)

    def state(self) -> State:
        """The state of the other one."""
        return self._beside.state()

    def drain(self) -> list[int]:
        """The log of this one."""
        self._beside.drain()
        return super().drain()


def stream(setup: Setup, number: int, machine: MakeMachine = Interpreted) -> list[bytes]:
    """The lines of a table's match as a record has them; the first one states only the house rules that are not the usual ones."""
    name = f"{setup.game.name} {setup.seats} {json.dumps(changed(setup), sort_keys=True)} {number}"
    seed = int.from_bytes(hashlib.sha256(name.encode()).digest())
    match = setup.match(seed, machine)
    play_out(match, Picks(seed))
    begins = match.events[0]
    assert isinstance(begins, events.MatchBegins)
    return [to_line(event).rstrip() for event in (replace(begins, options=changed(setup), rules=None), *match.events[1:])]


def play_out(match: Match, picks: Picks) -> None:
    """A whole match; where it has no end of its own, its players stop."""
    match.start()
    for _ in range(MOST_MOVES):
        if match.over:
            return
        if match.actor is not None:
            match.play(*picked(match, picks))
        elif match.rules.length.rounds is None and match.round >= LONG:
            match.stop()
        else:
            match.go_on()
    raise AssertionError("The match does not come to its end.")


def picked(match: Match, picks: Picks) -> tuple[int, int]:
    """Who does what next: somebody speaks up out of turn, or whoever is asked answers."""
    speaks_up, which = picks.random() < SPEAKS_UP, picks.random()
    choices = (sorted(late(match)) if speaks_up else []) or sorted(answers(match))
    seat, _, action = choices[int(which * len(choices))]
    if action not in BIDS:
        return seat, action
    buyers, least = bid(match.view(seat))
    return seat, offer(buyers[picks.below(len(buyers))], least + picks.below(DEAREST))


def answers(match: Match) -> Iterator[Choice]:
    """What can be answered: by what people type for it, so that nothing depends on how actions are numbered."""
    assert match.actor is not None
    legal = match.legal()
    view = match.view(match.actor) if max(legal) >= MOST_CARDS else None
    for action in legal:
        yield match.actor, typed(view, action) if view else code(action), action


def late(match: Match) -> Iterator[Choice]:
    """What players can do who are not asked: claim a teyaku (TA-11, HH-7), or ask for a redeal (NA-9)."""
    for seat in range(match.rules.seats):
        view = match.view(seat)
        for action in view.late if seat != match.actor else ():
            yield seat, typed(view, action), action
