"""Tables that nobody thought of: every game with any number of players and any options, read from the games themselves."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from functools import cache
from random import Random

from hypothesis import reject, settings
from hypothesis import strategies as st

from hanashobu.cards import code, codes
from hanashobu.engine.actions import BIDS, offer
from hanashobu.engine.machine import Interpreted, Machine
from hanashobu.engine.state import ASK_BLIND, ASK_SWAP, ASK_TAKE, IN_ROUND, NOBODY, State
from hanashobu.games import all_games
from hanashobu.play import events
from hanashobu.play.dealing import KERNEL, Source
from hanashobu.play.match import MakeMachine, Match
from hanashobu.play.questions.choices import bid
from hanashobu.rules.game import BadTable, Game
from hanashobu.rules.options import OptionInfo, Value, entries, from_json, show
from hanashobu.rules.tables import Tables
from tests.support.helpers import NAMES

Pair = tuple[tuple[str, Value], ...]

MOST_MOVES = 20_000  # no match of a test is nearly so long
LONG = 4  # where a match has no end of its own, its players stop after so many rounds

TIMES = int(os.environ.get("HANA_EXAMPLES", "1"))  # `make soak` tries many times as many


def examples(count: int) -> settings:
    """How many tables a property is tried at."""
    return settings(max_examples=count * TIMES)


@dataclass(frozen=True)
class Setup:
    """A game, a number of players and options."""

    game: Game
    seats: int
    values: tuple[tuple[str, Value], ...]

    def __repr__(self) -> str:
        """As one would type it, so that pytest and hypothesis show it."""
        usual = {entry.name: entry.default for entry in entries(self.game.options)}
        changed = [f"{name}={show(value)}" for name, value in self.values if value != usual[name]]
        return " ".join([f"{self.game.name}-{self.seats}", *changed])

    def match(self, seed: int, machine: MakeMachine = Interpreted, source: Source = KERNEL) -> Match:
        """A match at this table."""
        return Match(self.game, NAMES[: self.seats], from_json(self.game.options, dict(self.values)), seed, machine=machine, source=source)

    def playable(self) -> bool:
        """Whether the game accepts these options."""
        try:
            self.game.rules(from_json(self.game.options, dict(self.values)), self.seats)
        except BadTable:
            return False
        return True


SUMS = {"buy_in": (30,), "prize": (0, 7), "loan": (9,)}  # kan of a campaign: the prize is paid out of the buy-in


def _numbers(entry: OptionInfo) -> tuple[int, ...]:
    """Numbers to try for an option that takes one: short matches, a later round, and scores below and above what games start with."""
    if not entry.takes_number:
        return ()
    if entry.name == "rounds":
        return (1, 3)
    if entry.name in SUMS:
        return SUMS[entry.name]
    return (2,) if entry.default is False else (5, 1150)


def values_of(entry: OptionInfo) -> tuple[Value, ...]:
    return tuple(dict.fromkeys((entry.default, *entry.choices, *_numbers(entry))))


def _few(entry: OptionInfo) -> tuple[Value, ...]:
    if entry.name == "rounds":
        return _numbers(entry)
    return (entry.default,) if entry.name == "campaign" else values_of(entry)


@st.composite
def setups(draw: st.DrawFn, short: bool = False) -> Setup:
    """Any table of any game; a short match has one or three rounds."""
    game = draw(st.sampled_from(list(all_games().values())))
    seats = draw(st.sampled_from(game.seats))
    values = tuple((entry.name, draw(st.sampled_from(_few(entry) if short else values_of(entry)))) for entry in entries(game.options))
    setup = Setup(game, seats, values)
    if not setup.playable():
        reject()
    return setup


seeds = st.integers(0, 2**256 - 1)


@cache
def covering() -> tuple[Setup, ...]:
    """For every game and number of players a few tables at which every two values of two options meet."""
    refused = [setup for setup in _rows() if not setup.playable()]
    mended = [replace(setup, values=tuple((dict(setup.values) | _needed(setup)).items())) for setup in refused]
    return (*accepted(), *(setup for setup in dict.fromkeys(mended) if setup.playable()))


@cache
def accepted() -> tuple[Setup, ...]:
    """Those of these tables that need no option besides."""
    return tuple(setup for setup in _rows() if setup.playable())


@cache
def _rows() -> tuple[Setup, ...]:
    return tuple(setup for game in all_games().values() for seats in game.seats for setup in _pairwise(game, seats))


def _pairwise(game: Game, seats: int) -> list[Setup]:
    """Row by row: from a pair of values that no earlier row has, each other option in turn takes the value that brings most new pairs."""
    values = {entry.name: values_of(entry) for entry in entries(game.options)}
    random = Random(game.name)
    left = {frozenset(pair) for one, two in itertools.combinations(values, 2) for pair in _product(one, two, values)}
    chosen: list[Setup] = []
    while left:
        row = dict(min(left, key=lambda pair: sorted(map(repr, pair))))
        for name in random.sample(list(values), len(values)):
            if name not in row:
                row[name] = max(values[name], key=lambda value: len(left & _new_pairs(row, name, value)))
        setup = Setup(game, seats, tuple((name, row[name]) for name in values))
        left -= set(map(frozenset, itertools.combinations(setup.values, 2)))
        chosen.append(setup)
    return chosen


def _needed(setup: Setup) -> dict[str, Value]:
    """The values that options of this table need of others: who begins with points needs opponents that pay."""
    found: dict[str, Value] = {}
    row, options = dict(setup.values), setup.game.options
    for field in fields(options):
        name, _, word = field.metadata.get("needs", "").partition("=")
        if name and row[field.name] != field.default:
            entry = next(entry for entry in entries(options) if entry.name == name)
            found[name] = next(value for value in entry.choices if show(value) == word)
    return found


def _product(one: str, two: str, values: dict[str, tuple[Value, ...]]) -> Iterator[Pair]:
    for first, second in itertools.product(values[one], values[two]):
        yield (one, first), (two, second)


def _new_pairs(row: dict[str, Value], name: str, value: Value) -> set[frozenset[tuple[str, Value]]]:
    return {frozenset(((name, value), other)) for other in row.items()}


def any_action(match: Match, random: Random) -> int:
    """One of the actions of whoever is asked; an offer is made to anybody who plays, of the least sum or a little more."""
    assert match.actor is not None
    action = random.choice(match.legal())
    if action not in BIDS:
        return action
    seats, least = bid(match.view(match.actor))
    return offer(random.choice(seats), least + random.randrange(20))


class Watched:
    """A match whose state can be looked at, and that is played at random by somebody who only sees the legal actions."""

    def __init__(self, setup: Setup, seed: int) -> None:
        made: list[Machine] = []

        def keep(tables: Tables, state: State) -> Machine:
            made.append(Interpreted(tables, state))
            return made[0]

        self.setup = setup
        self.match = setup.match(seed, keep)
        self.machine = made[0]
        self.random = Random(seed)

    def moves(self) -> Iterator[list[events.AnyEvent]]:
        """What each move of the match tells, from the start to the end."""
        match = self.match
        yield match.start()
        for move in itertools.count(1):
            if match.over:
                return
            assert move < MOST_MOVES, "The match does not come to its end."
            if match.actor is not None:
                yield match.play(match.actor, any_action(match, self.random))
            elif match.rules.length.rounds is None and match.round >= LONG:
                yield match.stop()
            else:
                yield match.go_on()

    def play_out(self) -> Match:
        """The whole match."""
        for _ in self.moves():
            pass
        return self.match


def everywhere(state: State, seats: int) -> list[str]:
    """Every card of a round with each place that it is in."""
    found = [*codes(state.field)]
    for seat in range(seats):
        found += [*codes(state.hands[seat]), *codes(state.taken[seat])]
    for start, end in zip(state.stock_at, state.stock_end, strict=True):
        found += [code(state.stock[place]) for place in range(start, end)]
    if in_flight(state):
        found.append(code(state.card))
    return sorted(found)


def in_flight(state: State) -> bool:
    """Whether a played card waits for its player to say what it takes."""
    return state.status == IN_ROUND and state.actor != NOBODY and state.ask == ASK_TAKE


def hidden(state: State, seats: int, seat: int | None) -> set[str]:
    """The cards that a seat cannot see: other hands, unless they were shown, and everything that lies face down.

    What it gave away itself it has seen.
    """
    found: set[str] = set()
    for place in range(seats):
        if place != seat:
            found |= set(codes(state.hands[place] & ~state.shown[place]))
    for start, end in zip(state.stock_at, state.stock_end, strict=True):
        found |= {code(state.stock[place]) for place in range(start, end)}
    return found - set(codes(state.gave[seat] if seat is not None else 0))


def laid_out(state: State) -> bool:
    """Whether the cards of a round are on the table; some questions come before the deal."""
    return not (state.status == IN_ROUND and state.actor != NOBODY and state.ask in (ASK_BLIND, ASK_SWAP))
