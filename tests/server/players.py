"""Somebody who plays at a server that may vanish at any moment, and remembers what was sent and which answers were acknowledged."""

from __future__ import annotations

import itertools
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from hanashobu.app.store import StoredTable
from hanashobu.engine.actions import BIDS, offer
from hanashobu.play import fair
from hanashobu.play.events import AnyEvent
from hanashobu.play.questions.choice import Question
from hanashobu.table.people import People, Ready, Reveal
from hanashobu.table.protocol import Act, GoOn, Refused, Update
from tests.server.serving import ME, Client, Closed, Sitting
from tests.support.timeouts import PATIENCE

GONE = (Closed, ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, httpx.TransportError)
NONCE = "5a" * 32


@dataclass
class Person:
    """A seat, everything that it was ever sent, and every answer that was acknowledged."""

    seat: int
    random: Random
    key: str = ME
    friend: bool = False
    events: list[AnyEvent] = field(default_factory=list)
    over: bool = False
    acknowledged: list[tuple[int, int]] = field(default_factory=list)  # turn and action
    since: float | None = None  # without a connection, or with one that has not said anything yet
    back_after: list[float] = field(default_factory=list)  # seconds
    _open: tuple[Act, Question] | None = None  # what was answered, and not acknowledged yet
    _said: bool = False  # on this connection
    _went_on: int = -1  # the turn in which it was ready for the next round, on this connection

    def play(self, client: Client, table: str) -> None:
        """Sit down, hear everything again from the beginning, and play until the match is over or the server is gone."""
        self._said, self._went_on = False, -1
        with suppress(*GONE), client.sit(table, None if self.friend else self.seat, key=self.key) as sitting:
            while not self.over:
                message = sitting.receive()
                if isinstance(message, Update):
                    self._remember(message, sitting)
                    self._answer(sitting)
                elif isinstance(message, Refused):  # it could not be stored, or came too late
                    time.sleep(0.1)
                    self._say_again(sitting)
                if sitting.people_messages and not self.over:
                    self._agree(sitting.people, sitting, table)
        if self.since is None and not self.over:
            self.since = time.monotonic()

    def play_on(self, clients: Sequence[Client], table: str) -> None:
        """The same at several servers: where one is gone, at the next, until the match is over."""
        end = time.monotonic() + PATIENCE
        for at in itertools.count(self.seat):
            known = len(self.events)
            self.play(clients[at % len(clients)], table)
            if self.over:
                return
            if len(self.events) > known:
                end = time.monotonic() + PATIENCE
            assert time.monotonic() < end, f"seat {self.seat} of table {table} stands still"
            time.sleep(0.05)

    def _remember(self, message: Update, sitting: Sitting) -> None:
        """No event is told twice, in another way or taken back, whatever happened since."""
        if self.since is not None:
            self.back_after.append(time.monotonic() - self.since)
            self.since = None
        assert sitting.events[: len(self.events)] == self.events, "something that was told is not shown any more"
        assert message.start + len(message.events) == len(sitting.events) == message.now.turn
        self.events = list(sitting.events)
        self.over = message.now.status == "over"
        if self._open and (message.now.turn, message.now.question) != (self._open[0].turn, self._open[1]):
            self.acknowledged.append((self._open[0].turn, _stored(self._open[0])))
            self._open = None

    def _answer(self, sitting: Sitting) -> None:
        now = sitting.now
        if now.question and (self._open is None or not self._said):  # after a connection has broken, the same once more
            self._open = self._open or (sitting.answer(self.random), now.question)
            self._said = True
            sitting.say(self._open[0])
        elif now.status == "between" and self._went_on != now.turn and (self.friend or self.seat == 0):
            self._went_on = now.turn
            sitting.say(GoOn(now.turn))

    def _say_again(self, sitting: Sitting) -> None:
        """The same once more: if it has been stored after all, it counts once."""
        if self._open:
            sitting.say(self._open[0])
        elif sitting.updates:
            self._went_on = -1
            self._answer(sitting)

    def _agree(self, people: People, sitting: Sitting, table: str) -> None:
        """Among friends: be ready, and reveal what was committed to; once it is dealt a draw may have changed the seats (NA-22)."""
        own, seat = next((at, seat) for at, seat in enumerate(people.seats) if seat.yours)
        assert seat.party is not None
        if people.stage != "gathering":
            self.seat = own
        elif people.fair and people.fair.reveal:
            if any(each.party == seat.party and each.nonce is None and not each.withheld for each in people.fair.parties):
                sitting.say(Reveal(NONCE))
        elif not seat.ready and all(each.name for each in people.seats):
            sitting.say(Ready(fair.commit_nonce(table, seat.party, NONCE)))

    def check(self, stored: StoredTable) -> None:
        """Every answer that was acknowledged is stored, and none twice."""
        turns = [0]
        for event in stored.events:
            turns.append(turns[-1] + (event.seen_by(self.seat) is not None))
        kept = [(turns[move.start], move.action) for move in stored.moves if move.seat == self.seat and move.action >= 0]
        assert len(kept) == len(set(kept)), "something was done twice"
        assert set(self.acknowledged) <= set(kept), "something that was acknowledged is not there"


def _stored(act: Act) -> int:
    """An answer as a move has it."""
    return offer(act.to, act.amount) if act.action in BIDS and act.to is not None else act.action
