"""Everything that one seat of a table is sent, byte by byte, while people play there over sockets of their own."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from random import Random

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from hanashobu.engine.actions import CLAIM_NOTHING, FIRST_OFFER, OFFER, REDEAL, SHOUBU, claiming, offered
from hanashobu.play.events import AnyEvent
from hanashobu.table.people import LetBot, People, PeopleMessage, Ready, Reveal, Say, Unready
from hanashobu.table.protocol import Act, Ask, Beat, ClientMessage, GoOn, Refused, ServerMessage, Sit, Snapshot, Stop, Update
from tests.server.serving import ME
from tests.server.table_pairs import Live, Pair, claims, key_to
from tests.support.timeouts import PATIENCE
from tests.support.worlds import Step

_MESSAGE: msgspec.json.Decoder[ServerMessage | People] = msgspec.json.Decoder(ServerMessage | People)


class Person:
    """Somebody at a table, who keeps every byte that comes."""

    def __init__(self, address: str, table: str, seat: int | None, key: str = ME) -> None:
        self._address = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
        self.seat = seat
        self._key = key
        self.people: People | None = None
        self._events: list[AnyEvent] = []
        self.frames: list[str | bytes] = []
        self.acted: set[Act] = set()  # what is said again is not refused: its connection may have broken
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
        sit = {"type": "sit", "player": self._key, "seat": self.seat, "start": start, "lang": lang, "claim_for_me": claim_for_me}
        await self.say(msgspec.convert(sit, Sit))
        await self.update()

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    @property
    def now(self) -> Snapshot:
        assert self._now is not None
        return self._now

    async def say(self, said: ClientMessage | PeopleMessage | str) -> None:
        assert self._socket is not None
        await self._socket.send(said if isinstance(said, str) else msgspec.json.encode(said).decode())

    async def act(self, action: int) -> None:
        """Answer the question that stands, and hear what comes of it."""
        act = _act(self.now.turn, action)
        self.acted.add(act)
        await self.say(act)
        await self.update()

    async def receive(self) -> ServerMessage | People:
        """The next message. When messages about people come depends on when they come and go, so those are kept as they stand."""
        assert self._socket is not None
        frame = await asyncio.wait_for(self._socket.recv(), PATIENCE)
        message = _MESSAGE.decode(frame)
        if isinstance(message, People):
            self.people = message
            return message
        if isinstance(message, Update):
            self._now = message.now
            self._events[message.start :] = message.events
        if self.seat is not None:
            self.frames.append(frame)
        return message

    async def update(self) -> None:
        """The next update, and what is refused before it."""
        while not isinstance(await self.receive(), Update):
            pass

    async def caught_up(self) -> None:
        """Whatever has been on its way has come: what is refused comes after it."""
        await self.say(GoOn(-1))
        while not isinstance(await self.receive(), Refused):
            pass

    async def beat(self) -> None:
        """Ask whether the connection lives; nothing else is on its way."""
        await self.say(Beat())
        while not isinstance(await self.receive(), Beat):
            pass

    async def meet(self) -> None:
        """Keep who is at the table as it stands now, without the times; and of a spectator, who is not waited for, also the table."""
        await self.caught_up()
        await self.caught_up()
        assert self.people is not None
        running = self.people.running and msgspec.structs.replace(self.people.running, until=0)
        self.frames.append(msgspec.json.encode(msgspec.structs.replace(self.people, at=0, running=running)))
        if self.seat is None:
            self.frames.append(msgspec.json.encode((self._events, self._now)))

    async def refused(self, bad: Sequence[ClientMessage | PeopleMessage | str]) -> None:
        """Say what cannot be done; every sentence is heard."""
        for said in bad:
            await self.say(said)
        left = len(bad)
        while left:
            left -= isinstance(await self.receive(), Refused)


def nonsense(now: Snapshot) -> list[ClientMessage | PeopleMessage | str]:
    """What this seat cannot do where the match stands; nothing of it may be answered by what others hold."""
    can = {choice.action for choice in (*(now.question.choices if now.question else ()), *now.late)}
    bad: list[ClientMessage | PeopleMessage | str] = [Act(now.turn, action) for action in (*range(49), *WORDS) if action not in can]
    bad += [Act(now.turn + late, 0) for late in (-1, 1, 1000)]
    bad += [Act(now.turn, 10**9), Act(now.turn, -7), Act(now.turn, OFFER, 9, 1), Act(now.turn, OFFER, 0, 10**9)]
    if now.status == "playing":
        bad += [GoOn(now.turn), Stop(now.turn)]
    if now.question is None:
        bad.append(Ask(now.turn))
    return [*bad, Ask(now.turn - 1), Sit(ME, 0), "", "{", '{"type":"act"}', "[]", '{"type":"act","turn":"1","action":0}']


AMONG_FRIENDS = (LetBot(0), LetBot(1), LetBot(9), Ready(), Unready(), Reveal("ab" * 32), Say(text="Oh!"), Say(phrase="?"))
WORDS = (CLAIM_NOTHING, claiming(0), claiming(1), REDEAL, SHOUBU)


class Transcript:
    """One of two worlds, played on over sockets."""

    def __init__(self, address: str, table: str, pair: Pair, live: Live, people: Sequence[int], friends: bool = False) -> None:
        self._address = address
        self._table = table
        self._live = live
        self._friends = friends
        self._people = {seat: Person(address, table, seat, key_to(seat) if friends else ME) for seat in people}
        self._watcher = Person(address, table, None, "") if friends else None
        self._me = self._people[pair.seat]
        self._random = Random(pair.number)  # the same moments in both worlds
        self._pages: list[str] = []

    async def take(self) -> list[str | bytes]:
        """All that the seat is sent, and what it can ask for by HTTP."""
        try:
            await self._all()
        finally:
            for person in (*self._people.values(), *([self._watcher] if self._watcher else ())):
                await person.leave()
        return [*self._me.frames, *self._pages, *(self._watcher.frames if self._watcher else ())]

    async def _all(self) -> None:
        for person in (*self._people.values(), *([self._watcher] if self._watcher else ())):
            await person.sit()
        await self._trouble()
        await self._meet()
        await self._claim(self._live.steps)
        if len(self._people) > 1:
            await self._play(self._live.steps)
        await self._trouble()

    async def _meet(self) -> None:
        """At a table with friends, who is there, for the seat and for a spectator."""
        for person in (self._me, self._watcher) if self._watcher else ():
            await person.meet()

    async def _claim(self, steps: Sequence[Step]) -> None:
        """If claims are collected, the seat answers first; whatever the others answer, it is sent nothing before all is known."""
        if not self._me.now.claims:
            return
        answers = {step.seat: step.action for step in claims(steps)}
        for person in [self._me, *(person for person in self._people.values() if person is not self._me)]:
            if person is not self._me:
                await self._me.beat()
                await self._perhaps_again()
                await person.caught_up()
            if person.now.question:
                await person.act(answers.get(-1 if person.seat is None else person.seat, CLAIM_NOTHING))
        while self._me.now.claims:
            await self._me.update()

    async def _play(self, steps: Sequence[Step]) -> None:
        for at, step in enumerate(steps):
            if step.ask != "claim":
                await self._step(step)
                if not self._asked_in_secret(steps[at + 1 : at + 2]):
                    await self._me.caught_up()
                    await self._meet()
                    await self._perhaps_again()
                    await self._claim(steps[at + 1 :])
        if self._me.now.status == "between":
            for person in self._people.values() if self._friends else (self._me,):
                await person.caught_up()
                await person.say(GoOn(person.now.turn))
            while self._me.now.status == "between":
                await self._me.update()

    async def _step(self, step: Step) -> None:
        person = self._people[step.seat]
        while person.now.question is None or person.now.claims:
            await person.update()
        await person.act(step.action)

    def _asked_in_secret(self, following: Sequence[Step]) -> bool:
        """Whether a card has been played of which this seat learns nothing before its player has answered (NA-9)."""
        return any(step.ask == "redeal" and step.seat != self._me.seat for step in following)

    async def _perhaps_again(self) -> None:
        """Now and then the connection breaks."""
        if self._random.random() < 0.3:
            await self._me.leave()
            await self._me.sit(self._random.randrange(self._me.now.turn + 1), self._random.choice(("en", "ja")))

    async def _trouble(self) -> None:
        bad = [said for said in (*nonsense(self._me.now), *(AMONG_FRIENDS if self._friends else ())) if said not in self._me.acted]
        await self._me.refused(self._random.sample(bad, len(bad) // 3))
        await self._me.leave()
        await self._me.sit(0, "ja")
        await self._me.beat()
        headers = {"authorization": f"Bearer {self._me._key if self._friends else ME}"}
        async with httpx.AsyncClient(base_url=self._address, headers=headers, timeout=PATIENCE, verify=False) as http:
            for path in ("", "?rules=true", "/record") if self._me.now.status != "over" else ("",):  # then everything is open
                answer = await http.get(f"/api/tables/{self._table}{path}")
                text = re.sub(r'"deadline":\d+', '"deadline":0', answer.text.replace(self._table, "ID"))
                self._pages.append(f"{answer.status_code} {text}")


def _act(turn: int, action: int) -> Act:
    return Act(turn, OFFER, *offered(action)) if action >= FIRST_OFFER else Act(turn, action)
