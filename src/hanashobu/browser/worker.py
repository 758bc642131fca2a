"""The program in a worker: requests and channels come as messages from the page, and are served as a server does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from hanashobu.app.admission.admission import Admission
from hanashobu.app.admission.limits import NAMES, Limits
from hanashobu.app.bus import LocalBus
from hanashobu.app.connections import seat_connection
from hanashobu.app.connections.channel import Disconnected
from hanashobu.app.operations.services import Services
from hanashobu.app.rooms.rooms import Rooms
from hanashobu.app.work_queue import WorkQueue
from hanashobu.browser import site
from hanashobu.browser.store import BrowserStore, Storage
from hanashobu.browser.thoughts import Inline, Thinker, ThoughtQueue

ENDED = 1000  # the code of a channel that ends without a reason
FREE = Limits(**{name: 10**6 for name in NAMES if "_per_" in name})  # nobody else is here

Post = Callable[[int, str, int], Any]  # the number of a channel, a message, and 0; or no message, and the code with which the channel ends


class PageChannel:
    """A channel to the page that this worker belongs to."""

    host = ""
    keys: Sequence[str] = ()  # they come in the first message

    def __init__(self, number: int, post: Post) -> None:
        self._number = number
        self._post = post
        self._delivered: asyncio.Queue[str | None] = asyncio.Queue()

    def deliver(self, text: str | None) -> None:
        """A message from the page; None when it has disconnected."""
        self._delivered.put_nowait(text)

    async def receive(self) -> str:
        """The next message of the page."""
        text = await self._delivered.get()
        if text is None:
            raise Disconnected
        return text

    async def send(self, text: bytes) -> None:
        """Send the page a message."""
        self._post(self._number, text.decode(), 0)

    async def close(self, code: int) -> None:
        """End the channel."""
        self._post(self._number, "", code)
        self.deliver(None)


class Program:
    """All tables of a browser, as its page talks to them."""

    def __init__(self, storage: Storage, kept: Iterable[str], post: Post, thinker: Thinker | None = None) -> None:
        self._post = post
        self._channels: dict[int, PageChannel] = {}
        self._serving = set[asyncio.Task[None]]()  # the event loop itself does not keep its tasks
        store, bus, inline = BrowserStore(storage, kept), LocalBus(), WorkQueue(Inline, 1)
        thoughts = ThoughtQueue(thinker)
        rooms = Rooms(store, bus, thoughts, inline)
        self._services = Services(store, bus, rooms, inline, Admission(FREE), reviews=thoughts)

    async def ask(self, method: str, url: str, body: bytes, key: str) -> site.Response:
        """The answer to a request."""
        return await site.answer(self._services, method, url, body, key)

    def connect(self, number: int, table: str) -> None:
        """The page opens a channel to a table."""
        channel = self._channels[number] = PageChannel(number, self._post)
        task = asyncio.ensure_future(self._serve(number, channel, table))
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)

    async def _serve(self, number: int, channel: PageChannel, table: str) -> None:
        try:
            await seat_connection.serve(channel, table, self._services.opener, self._services.admission)
        finally:
            if self._channels.pop(number, None):
                self._post(number, "", ENDED)

    def deliver(self, number: int, text: str) -> None:
        """A message from the page on a channel; ignored if the channel has ended."""
        if number in self._channels:
            self._channels[number].deliver(text)

    def disconnect(self, number: int) -> None:
        """The page ends a channel."""
        if channel := self._channels.pop(number, None):
            channel.deliver(None)

    def close(self) -> None:
        """Nothing more happens."""
        self._services.rooms.close()
        for task in self._serving:
            task.cancel()
        self._services.async_store.close()
