"""Tables to test at: every game with every number of players and covering options, played at random through what the table offers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec

from hanashobu.engine.actions import BIDS, OFFER
from hanashobu.games import all_games
from hanashobu.play import mechanisms
from hanashobu.play.dealing import SECRET
from hanashobu.play.events import AnyEvent
from hanashobu.play.questions.choice import Choice, Question
from hanashobu.table.protocol import Act, GoOn, Snapshot, Stop
from hanashobu.table.table import Seat, Table
from tests.support.helpers import NAMES
from tests.support.strategies import LONG, Setup, covering

# A redeal is rare: tests/rules/test_nara_redeal.py looks for it.
KINDS = frozenset(kind.name for kind in mechanisms.questions().values()) - {"redeal"}
SEED = 2**200 + 7


def some_tables(every: int) -> list[Setup]:
    """Of the covering tables every n-th, and the usual table of every game and number of players."""
    usual = [Setup(game, seats, ()) for game in all_games().values() for seats in game.seats]
    return [*usual, *covering()[::every]]


def table_of(setup: Setup, seed: int = SEED, bots: int = 0) -> Table:
    """A table with the first round dealt, whose people want to be asked about their teyaku; so many of its last seats are bots."""
    seats = [Seat(name, "random" if at >= setup.seats - bots else None) for at, name in enumerate(NAMES[: setup.seats])]
    match = setup.match(seed, source=SECRET)
    match.await_claims()
    match.start()
    table = Table(seats, match)
    for seat in range(setup.seats - bots):
        table.ask_about_claims(seat, True)
    return table


def answer_to(asked: Question, turn: int, random: Random) -> tuple[Act, Choice]:
    """Any of the answers that a question names."""
    choice = random.choice(asked.choices)
    if choice.action in BIDS:
        assert asked.bid is not None
        return Act(turn, OFFER, random.choice(asked.bid.seats), asked.bid.least + random.randrange(3)), choice
    return Act(turn, choice.action), choice


def moves(table: Table, random: Random, most: int = 100_000) -> Iterator[tuple[int, Snapshot, Act | GoOn | Stop, Choice | None]]:
    """Each move before it is made: who moves, where the match stands for that seat, and what it will say."""
    for _ in range(most):
        match = table.match
        if match.over:
            return
        if table.claiming and not table.people_asked():
            table.close_claims()
            continue
        seat = table.people_asked()[0] if table.claiming else 0 if match.actor is None else match.actor
        now = table.now(seat)
        said: Act | GoOn | Stop
        choice = None
        if match.actor is None and not table.claiming:
            said = Stop(now.turn) if match.rules.length.rounds is None and match.round >= LONG else GoOn(now.turn)
        else:
            assert now.question is not None
            said, choice = answer_to(now.question, now.turn, random)
        yield seat, now, said, choice
        table.answer(seat, said)


def play_out(table: Table, random: Random, most: int = 100_000) -> list[AnyEvent]:
    """The rest of the match."""
    for _ in moves(table, random, most):
        pass
    return table.events


def as_bytes(thing: object) -> bytes:
    """As it travels."""
    return msgspec.json.encode(thing)
