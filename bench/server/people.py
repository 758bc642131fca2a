"""People who play random legal moves over their own sockets, without waiting, and how long they wait for an answer."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

import msgspec
from bench.server.target import KEY, Target
from bench.server.wire import Socket, connect

from hanashobu.engine.actions import BIDS, OFFER
from hanashobu.table.protocol import Act, GoOn, Sit


class Choice(msgspec.Struct):
    """Of a message only what a player at random needs; the rest is skipped unread."""

    action: int


class Bid(msgspec.Struct):
    seats: tuple[int, ...]
    least: int


class Question(msgspec.Struct):
    choices: tuple[Choice, ...]
    bid: Bid | None = None


class Now(msgspec.Struct):
    turn: int
    status: str
    question: Question | None = None


class ServerMessage(msgspec.Struct):
    type: str
    now: Now | None = None
    sentence: str = ""


_MESSAGE = msgspec.json.Decoder(ServerMessage)
encode = msgspec.json.Encoder().encode


@dataclass
class Measured:
    """What a slice of time brought."""

    moves: int = 0
    own: list[float] = field(default_factory=list)  # seconds from an answer to the update of the same seat
    other: list[float] = field(default_factory=list)  # and to that of every other seat
    refused: Counter[str] = field(default_factory=Counter)

    def add(self, other: Measured) -> None:
        self.moves += other.moves
        self.own += other.own
        self.other += other.other
        self.refused += other.refused


class Person:
    """One seat."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.now: Now | None = None
        self.waits = False  # for an update, after an answer
        self.back = asyncio.Event()  # knows where the match stands
        self.key = KEY
        self.on_people: Callable[[bytes], None] = lambda data: None  # what it does with news about the people

    async def sit(self, target: Target) -> None:
        """Connect and say who it is, and what it has received already."""
        self.back.clear()
        self.socket: Socket = await connect(target.host, f"/api/tables/{self.table.id}/socket", self.on_message)
        if self.socket.status != 101:
            raise SystemExit(f"{target.name} lets nobody sit: {self.socket.status}")
        self.socket.send(encode(Sit(self.key, self.seat, self.now.turn if self.now else 0)))

    def on_message(self, data: bytes) -> None:
        """An update is answered at once; what is refused is tried again a little later."""
        message = _MESSAGE.decode(data)
        if message.now is not None:
            self.now = message.now
            self.back.set()
            self.table.updated(self)
        elif message.type == "people":
            self.on_people(data)
        elif message.type == "refused":
            self.table.measured.refused[message.sentence] += 1
            self.waits = False
            asyncio.get_running_loop().call_later(0.05, self.act)

    def act(self) -> None:
        """Any answer, or the next round."""
        now, table = self.now, self.table
        if now is None or self.waits or not table.playing:
            return
        if now.question:
            table.sent(self, self._answer(now, now.question))
        elif now.status == "between" and (self.seat == 0 or table.everybody_goes_on):
            table.sent(self, encode(GoOn(now.turn)))

    def _answer(self, now: Now, question: Question) -> bytes:
        action = self.table.random.choice(question.choices).action
        if action in BIDS and question.bid:
            return encode(Act(now.turn, OFFER, question.bid.seats[0], question.bid.least))
        return encode(Act(now.turn, action))


class Table:
    """Some people at a table of a server."""

    everybody_goes_on = False  # to the next round, not only the first seat

    def __init__(self, id: str, people: int, seed: int, pause: float = 0.0) -> None:
        self.id = id
        self.random = Random(seed)
        self.people = [Person(self, seat) for seat in range(people)]
        self.playing = False
        self.measured = Measured()
        self._pause = pause
        self._since: dict[Person, float] = {}  # when the first answer was sent whose update somebody has not received

    async def sit(self, target: Target) -> None:
        """Everybody sits down."""
        for person in self.people:
            await person.sit(target)
            await person.back.wait()

    def sent(self, person: Person, answer: bytes) -> None:
        """Somebody answers."""
        at = time.perf_counter()
        for one in self.people:
            self._since.setdefault(one, at)
        self._since[person], person.waits = at, True
        person.socket.send(answer)

    def updated(self, person: Person) -> None:
        """Somebody has been sent an update."""
        since = self._since.pop(person, None)
        if since is not None:
            took = time.perf_counter() - since
            (self.measured.own if person.waits else self.measured.other).append(took)
            self.measured.moves += person.waits
        person.waits = False
        if self._pause:
            asyncio.get_running_loop().call_later(self._pause, person.act)
        else:
            person.act()

    def begin(self) -> None:
        """Play, from now on."""
        self.playing = True
        for person in self.people:
            person.act()

    def end(self) -> Measured:
        """Stop playing; whoever still waits has waited until now."""
        self.playing = False
        for person, since in self._since.items():
            (self.measured.own if person.waits else self.measured.other).append(time.perf_counter() - since)
        return self.take()

    def take(self) -> Measured:
        """What was measured since the last time."""
        found, self.measured = self.measured, Measured()
        return found

    def leave(self) -> None:
        for person in self.people:
            person.socket.close()


async def tables(target: Target, game: str, people: int, number: int, pause: float = 0.0) -> list[Table]:
    """A number of tables, with everybody connected."""
    found = [Table(target.open(game, people), people, seed, pause) for seed in range(number)]
    for at in range(0, number, 20):
        await asyncio.gather(*(table.sit(target) for table in found[at : at + 20]))
    return found


async def played(some: list[Table], seconds: float) -> None:
    """Everybody plays for so long, and goes on."""
    for table in some:
        table.begin()
    await asyncio.sleep(seconds)
