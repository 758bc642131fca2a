"""The program in a worker: requests and lines come as messages from the page, and are served as a server does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor, Future
from typing import Any, ParamSpec, TypeVar

from hanashobu.browser import site
from hanashobu.browser.store import BrowserStore, Storage
from hanashobu.server import socket
from hanashobu.server.admission import Admission
from hanashobu.server.bus import LocalBus
from hanashobu.server.company import Companies
from hanashobu.server.doors import TableDoors
from hanashobu.server.friends import Friends
from hanashobu.server.limits import Limits
from hanashobu.server.line import Disconnected
from hanashobu.server.presence import Attendance
from hanashobu.server.rooms import Rooms
from hanashobu.server.services import Services
from hanashobu.server.work_queue import WorkQueue

Params = ParamSpec("Params")
Found = TypeVar("Found")

ENDED = 1000  # the code of a line that ends without a reason
MANY = 10**6  # nobody else is here, so nothing is limited

Post = Callable[[int, str, int], Any]  # the number of a line, a message, and 0; or no message, and the code with which the line ends


class Inline(Executor):
    """Does everything at once, where there are no threads."""

    def submit(self, job: Callable[Params, Found], /, *args: Params.args, **kwargs: Params.kwargs) -> Future[Found]:
        """Do it now."""
        done: Future[Found] = Future()
        try:
            done.set_result(job(*args, **kwargs))
        except Exception as error:
            done.set_exception(error)
        return done


class PageLine:
    """A line to the page that this worker belongs to."""

    keys: Sequence[str] = ()  # whatever there is to say is said

    def __init__(self, number: int, post: Post) -> None:
        self._number = number
        self._post = post
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()

    def hear(self, text: str | None) -> None:
        """The page has said something; None when it has hung up."""
        self._heard.put_nowait(text)

    async def receive(self) -> str:
        """The next message of the page."""
        text = await self._heard.get()
        if text is None:
            raise Disconnected
        return text

    async def send(self, text: str) -> None:
        """Send the page a message."""
        self._post(self._number, text, 0)

    async def close(self, code: int) -> None:
        """End the line."""
        self._post(self._number, "", code)
        self.hear(None)


class Program:
    """All tables of a browser, as its page talks to them."""

    def __init__(self, storage: Storage, kept: Iterable[str], post: Post) -> None:
        self._post = post
        self._lines: dict[int, PageLine] = {}
        self._serving = set[asyncio.Task[None]]()  # the event loop itself does not keep its tasks
        store, bus, inline = BrowserStore(storage, kept), LocalBus(), WorkQueue(Inline, 1)
        rooms = Rooms(store, bus, inline, inline)
        self._services = Services(rooms, store, inline)
        self._admission = Admission(Limits(hints_per_minute=MANY, messages_per_second=MANY))
        companies = Companies(store, bus, rooms, Friends(store, bus, rooms), Attendance(store))
        self._doors = TableDoors(rooms, companies, bus, self._admission)

    async def ask(self, method: str, url: str, body: bytes, key: str) -> site.Answer:
        """The answer to a request."""
        return await site.answer(self._services, method, url, body, key)

    def connect(self, number: int, table: str) -> None:
        """The page opens a line to a table."""
        line = self._lines[number] = PageLine(number, self._post)
        task = asyncio.ensure_future(self._serve(number, line, table))
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)

    async def _serve(self, number: int, line: PageLine, table: str) -> None:
        try:
            await socket.serve(line, table, self._doors, self._admission)
        finally:
            if self._lines.pop(number, None):
                self._post(number, "", ENDED)

    def hear(self, number: int, text: str) -> None:
        """The page says something on a line; one that has ended says nothing any more."""
        if number in self._lines:
            self._lines[number].hear(text)

    def hang_up(self, number: int) -> None:
        """The page ends a line."""
        if line := self._lines.pop(number, None):
            line.hear(None)

    def close(self) -> None:
        """Nothing more happens."""
        self._services.rooms.close()
        for task in self._serving:
            task.cancel()
        self._services.async_store.close()
