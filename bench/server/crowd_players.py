"""The people of `crowd.py` in a process of their own: `python -m bench.server.crowd_players` takes its orders as lines of JSON.

It shares its cores with the server that it measures, so it does as little as can be: raw sockets, and one timer for each table.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
import uvloop
from bench.server.people import Person, Table
from bench.server.target import more_files

AT_ONCE = 100  # tables that sit down, or play without thinking, at the same time


class Times(msgspec.Struct):
    """What was measured, in seconds."""

    moves: int
    own: list[float]
    other: list[float]
    late: list[float]  # how late this process itself was to press the button
    refused: dict[str, int]
    cpu: float  # of this process


@dataclass
class Paced(Table):
    """A table at which somebody moves at every tick of its own clock; the answers of a tick are awaited until the next one."""

    id: str
    number: int
    seed: int
    own: list[float] = field(default_factory=list)
    other: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    moves: int = 0
    left: int = 0  # moves to play without thinking

    def __post_init__(self) -> None:
        super().__init__(self.id, self.number, self.seed)
        self._sent: float = 0.0
        self._waiting: set[Person] = set()  # for the update of the last move
        self.done = asyncio.Event()

    def sent(self, person: Person, answer: bytes) -> None:
        self._waiting, self._sent = set(self.people), time.perf_counter()
        person.waits = True
        person.socket.send(answer)

    def updated(self, person: Person) -> None:
        if person in self._waiting:
            self._waiting.discard(person)
            (self.own if person.waits else self.other).append(time.perf_counter() - self._sent)
            self.moves += person.waits
        person.waits = False
        if self.left and not any(one.waits for one in self.people):
            self._one_less()

    def _one_less(self) -> None:
        if self.press():
            self.left -= 1
            if not self.left:
                self.done.set()

    def press(self) -> bool:
        """Whoever is asked answers; False if nobody is asked yet, or the last answer is still on its way."""
        if any(one.waits for one in self.people):
            return False
        self.playing = True
        for person in self.people:
            person.act()
            if person.waits:
                return True
        return False

    async def hurry(self, moves: int) -> None:
        """Play a number of moves without thinking."""
        self.left = moves
        self.done.clear()
        self._one_less()
        await self.done.wait()

    async def think(self, pause: float, until: float, random: Random) -> None:
        """Play one move in every pause; a claim window, in which nobody is asked, is waited for."""
        loop = asyncio.get_running_loop()
        at = loop.time() + random.random() * pause
        while at < until:
            await asyncio.sleep(at - loop.time())
            self.late.append(loop.time() - at)
            self.press()
            at += pause

    def taken(self) -> Times:
        """What was measured since the last time; whoever still waits for their own move has waited until now."""
        if any(one.waits for one in self.people):
            self.own.append(time.perf_counter() - self._sent)
        found = Times(self.moves, self.own, self.other, self.late, dict(self.measured.refused), 0.0)
        self.own, self.other, self.late, self.moves, self.measured.refused = [], [], [], 0, Counter()
        return found


class Crowd:
    """All tables of a measurement."""

    def __init__(self, host: str, tables: list[str], people: int) -> None:
        self.host, self.name = host, host
        self._tables = [Paced(id, people, seed) for seed, id in enumerate(tables)]
        self._random = Random(1)

    async def sit(self) -> None:
        """Everybody connects."""
        await self._in_turns([table.sit for table in self._tables], self)

    async def hurry(self, moves: int) -> None:
        """All tables come to the same number of moves."""
        await self._in_turns([table.hurry for table in self._tables], moves)
        self.taken()

    async def think(self, pause: float, seconds: float) -> Times:
        """One move at a table in every pause; the first pause is not counted."""
        loop = asyncio.get_running_loop()
        until = loop.time() + pause + seconds
        loop.call_later(pause, self.taken)
        cpu = time.process_time()
        await asyncio.gather(*(table.think(pause, until, self._random) for table in self._tables))
        await asyncio.sleep(1)  # what is on its way arrives
        found = self.taken()
        found.cpu = (time.process_time() - cpu) / (pause + seconds + 1)
        return found

    def taken(self) -> Times:
        """What all tables measured since the last time."""
        total = Times(0, [], [], [], {}, 0.0)
        refused: Counter[str] = Counter()
        for one in [table.taken() for table in self._tables]:
            total.moves += one.moves
            total.own += one.own
            total.other += one.other
            total.late += one.late
            refused.update(one.refused)
        total.refused = dict(refused)
        return total

    async def _in_turns(self, work: list[Any], argument: object) -> None:
        for at in range(0, len(work), AT_ONCE):
            await asyncio.gather(*(one(argument) for one in work[at : at + AT_ONCE]))


async def main() -> None:
    more_files()
    loop, crowd = asyncio.get_running_loop(), None
    while line := await loop.run_in_executor(None, sys.stdin.buffer.readline):
        order, *arguments = msgspec.json.decode(line)
        if crowd is None:
            crowd, answer = Crowd(order, *arguments), None
        else:
            answer = await getattr(crowd, order)(*arguments)
        print(msgspec.json.encode(answer).decode(), flush=True)


if __name__ == "__main__":
    uvloop.run(main())
