"""A tape of a real match: for every answer the rows that are stored and the bytes that each seat is sent."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec

from hanashobu.engine.actions import BIDS, OFFER
from hanashobu.games import find
from hanashobu.play.match import IllegalAction
from hanashobu.rules.options import from_json
from hanashobu.table.protocol import Act, GoOn, Snapshot
from hanashobu.table.table import Seat, Table

STEPS = 400


class Step(msgspec.Struct):
    """One answer: what is stored, and what each seat is sent; nothing if it learns nothing."""

    rows: tuple[bytes, ...]
    sent: tuple[tuple[bytes, ...], ...]


class _Reel:
    """A match that is played at random while the tape runs."""

    def __init__(self, game: str, people: int) -> None:
        found = find(game)
        options = from_json(found.options, {"rounds": 10**6})
        self._table = Table.open(found, [Seat(f"Person {seat}") for seat in range(people)], options, 7)
        self._nows: list[Snapshot | None] = [None] * people
        self._random = Random(7)
        self._kept = 0

    def step(self) -> Step:
        sent = [self._sent()]
        while self._table.claiming:  # nobody is asked, and the table goes on by itself
            self._table.close_claims()
            sent.append(self._sent())
        rows = tuple(msgspec.json.encode(event) for event in self._table.events[self._kept :])
        self._kept = len(self._table.events)
        return Step(rows, tuple(tuple(filter(None, each)) for each in zip(*sent, strict=True)))

    def _sent(self) -> list[bytes]:
        return [self._update(seat) for seat in range(len(self._nows))]

    def _update(self, seat: int) -> bytes:
        before = self._nows[seat]
        update = self._table.update(seat, before.turn if before else 0)
        self._nows[seat] = update.now
        return msgspec.json.encode(update) if update.events or update.now != before else b""

    def play(self) -> None:
        """Any answer of whoever is asked, or the next round."""
        asked = next(((seat, now) for seat, now in enumerate(self._nows) if now and now.question), None)
        if asked is None:
            first = self._nows[0]
            assert first is not None
            self._table.answer(0, GoOn(first.turn))
            return
        seat, now = asked
        assert now.question is not None
        action = self._random.choice(now.question.choices).action
        if action in BIDS and now.question.bid:
            self._table.answer(seat, Act(now.turn, OFFER, now.question.bid.seats[0], now.question.bid.least))
        else:
            self._table.answer(seat, Act(now.turn, action))


def record(game: str, people: int) -> list[Step]:
    """A tape of this many answers."""
    reel = _Reel(game, people)
    steps = [reel.step()]
    while len(steps) < STEPS:
        try:
            reel.play()
        except IllegalAction:  # the match is over
            break
        steps.append(reel.step())
    return steps


def keep(folder: Path, game: str, people: int) -> list[Step]:
    """The tape as a file that a yardstick reads."""
    folder.mkdir(exist_ok=True)
    steps = record(game, people)
    (folder / f"{game}-{people}").write_bytes(msgspec.json.encode(steps))
    return steps
