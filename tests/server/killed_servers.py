"""People who play at many tables of a server that is killed again and again, and who remember every event that they received."""

from __future__ import annotations

import itertools
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from random import Random

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from hanashobu.games import all_games
from hanashobu.play.events import AnyEvent
from hanashobu.records.codec import RecordLine, lines
from hanashobu.records.replay import Replay
from hanashobu.table.protocol import Update
from tests.server.serving import Client, Closed, Sitting
from tests.support.timeouts import PATIENCE

GONE = (Closed, ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, httpx.TransportError)
BOTS = ("random", "regular", "beginner", "random", "random")


@dataclass
class Person:
    """A seat, and everything that it was ever told."""

    seat: int
    random: Random
    events: list[AnyEvent] = field(default_factory=list)
    over: bool = False

    def play(self, client: Client, table: str) -> None:
        """Sit down, hear everything again from the beginning, and play until the match is over or the server is gone."""
        with suppress(*GONE), client.sit(table, self.seat) as sitting:
            while not self.over:
                message = sitting.receive()
                if isinstance(message, Update):
                    self._remember(message, sitting)
                    self._answer(sitting)
                elif sitting.updates:  # it could not be stored, or came too late
                    time.sleep(0.1)
                    self._answer(sitting)

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
        """No event is told twice or in another way, whatever happened since."""
        known = min(len(self.events), len(sitting.events))
        assert sitting.events[:known] == self.events[:known]
        assert message.start + len(message.events) == len(sitting.events) == message.now.turn
        if len(sitting.events) > len(self.events):
            self.events = list(sitting.events)
        self.over = message.now.status == "over"

    def _answer(self, sitting: Sitting) -> None:
        if sitting.now.question or (sitting.now.status == "between" and self.seat == 0):
            sitting.move(self.random)


@dataclass
class Played:
    """One table, through all lives of the server."""

    id: str
    people: list[Person]

    @property
    def over(self) -> bool:
        return all(person.over for person in self.people)

    def check(self, client: Client) -> int:
        """The record of the match holds by the rules, and is what everybody was told; gives the number of its events."""
        text = client.http.get(f"/api/tables/{self.id}/record").raise_for_status().content
        kept = [line.event for line in lines(text.splitlines(keepends=True))]
        for _ in Replay([RecordLine(at, event) for at, event in enumerate(kept, 1)]):
            pass
        for person in self.people:
            assert person.events == [event for event in (one.seen_by(person.seat) for one in kept) if event]
        return len(kept)


class Evening:
    """All games at once: two people and bots at each table; where a match is over, another begins."""

    def __init__(self, seed: int, rounds: int) -> None:
        self._random = Random(seed)
        self._rounds = rounds
        self._tables: dict[str, Played] = {}
        self._wrong: list[BaseException] = []
        self.matches = self.events = 0

    @contextmanager
    def life(self, *clients: Client) -> Iterator[None]:
        """Everybody sits down and plays; what happens to the server meanwhile has been noticed by everybody at the end.

        At several servers the players of one table sit at different ones, and play on until their match is over.
        """
        self._begin(clients[0])
        threads = [threading.Thread(target=self._guarded, args=(clients, *who)) for who in self._people()]
        for thread in threads:
            thread.start()
        try:
            yield
        finally:
            for thread in threads:
                thread.join()
        for error in self._wrong:
            raise error

    @property
    def over(self) -> bool:
        """Whether all matches are over, or something has gone wrong."""
        return bool(self._wrong) or all(table.over for table in self._tables.values())

    def finish(self, *clients: Client) -> None:
        """Without any more trouble every match comes to its end."""
        with self.life(*clients):
            pass
        assert self.over
        self._check(clients[0])

    def _begin(self, client: Client) -> None:
        """Matches that are over are looked at, and others begin."""
        self._check(client)
        for name, game in all_games().items():
            if name not in self._tables:
                people = min(2, game.usual_seats - 1)
                bots = BOTS[: game.usual_seats - people]
                id = client.open(name, people, bots, seed=str(self._random.getrandbits(64)), rounds=self._rounds)
                self._tables[name] = Played(id, [Person(seat, Random(self._random.getrandbits(64))) for seat in range(people)])

    def _check(self, client: Client) -> None:
        for name, table in list(self._tables.items()):
            if table.over:
                self.events += table.check(client)
                self.matches += 1
                del self._tables[name]

    def _people(self) -> list[tuple[Person, str]]:
        return [(person, table.id) for table in self._tables.values() for person in table.people]

    def _guarded(self, clients: Sequence[Client], person: Person, table: str) -> None:
        try:
            if len(clients) == 1:
                person.play(clients[0], table)
            else:
                person.play_on(clients, table)
        except BaseException as error:
            self._wrong.append(error)
