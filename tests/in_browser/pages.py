"""A page that talks to the program as the worker's messages do, over a storage in memory."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, ClassVar

import msgspec

from hanashobu.browser.site import Response
from hanashobu.browser.worker import Program
from hanashobu.table.protocol import Act, ClientMessage, GoOn, Refused, ServerMessage, Sit, Update

KEY = "a key that a browser made"
_MESSAGE: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


def name(key: str | tuple[str, int]) -> str:
    """The table or record that a text belongs to."""
    return key if isinstance(key, str) else key[0]


class MemoryStorage:
    """What a browser keeps; it can be full."""

    def __init__(self) -> None:
        self.texts: dict[str | tuple[str, int], str] = {}
        self.full = False

    async def put(self, id: str, text: str) -> None:
        await self.remove(id)
        self.texts[id] = text

    async def add(self, id: str, number: int, text: str) -> None:
        await self._room()
        self.texts[id, number] = text

    async def remove(self, id: str) -> None:
        await self._room()
        self.texts = {key: text for key, text in self.texts.items() if name(key) != id}

    async def _room(self) -> None:
        await asyncio.sleep(0)  # as a database takes a while
        if self.full:
            raise OSError("the quota has been exceeded")


class Page:
    """A tab, from its loading to its closing, at the latest when the test is over (`conftest.py`)."""

    opened: ClassVar[list[Page]] = []

    def __init__(self, storage: MemoryStorage) -> None:
        self.opened.append(self)
        self.lines: list[asyncio.Queue[ServerMessage | int]] = []
        self.program = Program(storage, list(storage.texts.values()), self._post)

    def _post(self, line: int, text: str, code: int) -> None:
        self.lines[line].put_nowait(code or _MESSAGE.decode(text))

    async def ask(self, method: str, path: str, body: object = None, key: str = KEY) -> Response:
        data = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
        return await self.program.ask(method, f"/api/{path}", data, key)

    async def found(self, path: str) -> Any:
        answer = await self.ask("GET", path)
        assert answer.status == 200, answer
        return msgspec.json.decode(answer.body)

    async def open(self, game: str = "hiraya", **more: object) -> str:
        """A table with this person and regular bots."""
        seats = [{"name": "Ume"}, {"name": "Kiku", "bot": "regular"}, {"name": "Hagi", "bot": "regular"}]
        answer = await self.ask("POST", "tables", {"game": game, "seats": seats, "options": {"rounds": 1}, **more})
        assert answer.status < 300, answer
        return str(msgspec.json.decode(answer.body)["id"])

    def sit(self, table: str, key: str = KEY, start: int = 0) -> Sitting:
        self.lines.append(asyncio.Queue())
        sitting = Sitting(self, len(self.lines) - 1)
        self.program.connect(sitting.line, table)
        sitting.say(Sit(key, 0, start))
        return sitting


class Sitting:
    """A seat at its table."""

    def __init__(self, page: Page, line: int) -> None:
        self._page = page
        self.line = line
        self.events: list[object] = []

    def say(self, said: ClientMessage) -> None:
        self._page.program.deliver(self.line, msgspec.json.encode(said).decode())

    async def hear(self) -> Update | Refused | int:
        message = await asyncio.wait_for(self._page.lines[self.line].get(), 600)
        if isinstance(message, Update):
            assert message.start == len(self.events)
            self.events += message.events
        assert isinstance(message, Update | Refused | int), message
        return message

    async def play(self, random: Random, most: int = 10**6) -> Update:
        """Response whatever is asked until the match is over, or this many times."""
        while True:
            update = await self.hear()
            assert isinstance(update, Update), update
            now = update.now
            if now.status == "over" or (not most and now.question):
                return update
            if now.status == "between":
                self.say(GoOn(now.turn))
            elif now.question:
                choice = random.choice(now.question.choices)
                self.say(Act(now.turn, choice.action))
                most -= 1
