"""Everything that one seat of a table is sent, byte by byte, while people play there over sockets of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from hanashobu.engine.actions import CLAIM_FIRST, NO, OFFER, REDEAL, SHOUBU, offered
from hanashobu.table.protocol import Act, Ask, GoOn, ServerMessage, Sit, Snapshot, Stop, Update
from tests.server.pairs import Live, Pair, claims
from tests.server.serving import ME
from tests.support.patience import PATIENCE
from tests.support.worlds import Step

_MESSAGE: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


class Person:
    """Somebody at a table, who keeps every byte that comes."""

    def __init__(self, address: str, table: str, seat: int) -> None:
        self._address = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
        self.seat = seat
        self.frames: list[str | bytes] = []
        self._now: Snapshot | None = None
        self._socket: ClientConnection | None = None

    async def sit(self, start: int = 0, lang: str = "en", claim_for_me: bool = False) -> None:
        """Connect, and hear where the match stands."""
        origin = self._address.replace("ws", "http", 1).partition("/api")[0]
        self._socket = await connect(
            self._address,
            max_size=None,
            compression=None,
            origin=origin,  # type: ignore[arg-type]
            open_timeout=PATIENCE,
            ping_interval=None,
        )
        sit = {"type": "sit", "player": ME, "seat": self.seat, "start": start, "lang": lang, "claim_for_me": claim_for_me}
        await self.say(msgspec.convert(sit, Sit))
        await self.update()

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    @property
    def now(self) -> Snapshot:
        assert self._now is not None
        return self._now

    async def say(self, said: Sit | Act | GoOn | Stop | Ask | str) -> None:
        assert self._socket is not None
        await self._socket.send(said if isinstance(said, str) else msgspec.json.encode(said).decode())

    async def receive(self) -> ServerMessage:
        """The next message."""
        assert self._socket is not None
        frame = await asyncio.wait_for(self._socket.recv(), PATIENCE)
        self.frames.append(frame)
        message = _MESSAGE.decode(frame)
        if isinstance(message, Update):
            self._now = message.now
        return message

    async def update(self) -> None:
        """The next update, and what is refused before it."""
        while not isinstance(await self.receive(), Update):
            pass

    async def caught_up(self) -> None:
        """Whatever has been on its way has come: what is refused comes after it."""
        await self.say(GoOn(-1))
        while isinstance(await self.receive(), Update):
            pass

    async def refused(self, bad: Sequence[Act | GoOn | Stop | Ask | Sit | str]) -> None:
        """Say what cannot be done; every sentence is heard."""
        for said in bad:
            await self.say(said)
        left = len(bad)
        while left:
            left -= not isinstance(await self.receive(), Update)


def nonsense(now: Snapshot) -> list[Act | GoOn | Stop | Ask | Sit | str]:
    """What this seat cannot do where the match stands; nothing of it may be answered by what others hold."""
    can = {choice.action for choice in (*(now.question.choices if now.question else ()), *now.late)}
    bad: list[Act | GoOn | Stop | Ask | Sit | str] = [Act(now.turn, action) for action in (*range(49), *WORDS) if action not in can]
    bad += [Act(now.turn + late, 0) for late in (-1, 1, 1000)]
    bad += [Act(now.turn, 10**9), Act(now.turn, -7), Act(now.turn, OFFER, 9, 1), Act(now.turn, OFFER, 0, 10**9)]
    if now.status == "playing":
        bad += [GoOn(now.turn), Stop(now.turn)]
    if now.question is None:
        bad.append(Ask(now.turn))
    return [*bad, Ask(now.turn - 1), Sit(ME, 0), "", "{", '{"type":"act"}', "[]", '{"type":"act","turn":"1","action":0}']


WORDS = (NO, CLAIM_FIRST, CLAIM_FIRST + 1, REDEAL, SHOUBU)


class Transcript:
    """One of two worlds, played on over sockets."""

    def __init__(self, address: str, table: str, pair: Pair, live: Live, people: Sequence[int]) -> None:
        self._address = address
        self._table = table
        self._live = live
        self._people = {seat: Person(address, table, seat) for seat in people}
        self._me = self._people[pair.seat]
        self._random = Random(pair.number)  # the same moments in both worlds
        self._pages: list[str] = []

    async def take(self) -> list[str | bytes]:
        """All that the seat is sent, and what it can ask for by HTTP."""
        try:
            await self._all()
        finally:
            for person in self._people.values():
                await person.leave()
        return [*self._me.frames, *self._pages]

    async def _all(self) -> None:
        for person in self._people.values():
            await person.sit()
        await self._trouble()
        await self._claim(self._live.steps)
        if len(self._people) > 1:
            await self._play(self._live.steps)
        await self._trouble()

    async def _claim(self, steps: Sequence[Step]) -> None:
        """If claims are collected, the seat answers first; whatever the others answer, it is sent nothing before all is known."""
        if not self._me.now.claims:
            return
        answers = {step.seat: step.action for step in claims(steps)}
        for person in [self._me, *(person for person in self._people.values() if person is not self._me)]:
            if person is not self._me:
                await self._perhaps_again()
                await person.caught_up()
            if person.now.question:
                await person.say(Act(person.now.turn, answers.get(person.seat, NO)))
                await person.update()
        while self._me.now.claims:
            await self._me.update()

    async def _play(self, steps: Sequence[Step]) -> None:
        for at, step in enumerate(steps):
            if step.ask != "claim":
                await self._step(step)
                if not self._asked_in_secret(steps[at + 1 : at + 2]):
                    await self._me.caught_up()
                    await self._perhaps_again()
                    await self._claim(steps[at + 1 :])
        if self._me.now.status == "between":
            await self._me.say(GoOn(self._me.now.turn))
            await self._me.update()

    async def _step(self, step: Step) -> None:
        person = self._people[step.seat]
        while person.now.question is None or person.now.claims:
            await person.update()
        await person.say(_act(person.now.turn, step.action))
        await person.update()

    def _asked_in_secret(self, following: Sequence[Step]) -> bool:
        """Whether a card has been played of which this seat learns nothing before its player has answered (NA-9)."""
        return any(step.ask == "redeal" and step.seat != self._me.seat for step in following)

    async def _perhaps_again(self) -> None:
        """Now and then the connection breaks."""
        if self._random.random() < 0.3:
            await self._me.leave()
            await self._me.sit(self._random.randrange(self._me.now.turn + 1), self._random.choice(("en", "ja")))

    async def _trouble(self) -> None:
        bad = nonsense(self._me.now)
        await self._me.refused(self._random.sample(bad, len(bad) // 3))
        await self._me.leave()
        await self._me.sit(0, "ja")
        headers = {"authorization": f"Bearer {ME}"}
        async with httpx.AsyncClient(base_url=self._address, headers=headers, timeout=PATIENCE) as http:
            for path in ("", "/record") if self._me.now.status != "over" else ("",):  # then everything is open
                answer = await http.get(f"/api/tables/{self._table}{path}")
                self._pages.append(f"{answer.status_code} {answer.text.replace(self._table, 'ID')}")


def _act(turn: int, action: int) -> Act:
    return Act(turn, OFFER, *offered(action)) if action > OFFER else Act(turn, action)
