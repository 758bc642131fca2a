"""News between processes over PostgreSQL's LISTEN and NOTIFY: collected for some milliseconds, sent together, reconnected when lost."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress

import psycopg

from hanashobu.app.bus.local import LocalBus

log = logging.getLogger(__name__)

CHANNEL = "hanashobu"
TOGETHER = 0.01  # seconds for which news are collected
MOST_TOGETHER = 200  # tables in one message, which PostgreSQL limits to 8,000 bytes
TRY_AGAIN = (0.1, 0.3, 1.0, 2.0)  # seconds, after the connection was lost; then always the last
ERRORS = (psycopg.Error, OSError)  # raised when the connection is lost or cannot be made


class PostgresBus(LocalBus):
    """A channel of the database that also stores the tables; what is lost on the way, a slow poll finds (`polling.py`).

    A notification is no part of the transaction that stores a move, because only one transaction with notifications commits at a time.
    """

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address
        self._sender: psycopg.AsyncConnection[tuple[object, ...]] | None = None
        self._name = secrets.token_hex(6)
        self._queued: set[str] = set()
        self._ready = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._heard: Callable[[str], None] = lambda table: None
        self._lost: Callable[[], None] = lambda: None

    def publish(self, table: str) -> None:
        """Announce that the table has changed."""
        self.notify(table)
        self._queued.add(table)
        self._ready.set()

    def receive(self, heard: Callable[[str], None], lost: Callable[[], None]) -> None:
        """Call these when another process announces a table, and when such news may have been lost."""
        self._heard, self._lost = heard, lost

    async def start(self) -> None:
        """Connect to the other processes, and again whenever the connection is lost."""
        self._tasks = [asyncio.create_task(self._always(self._send_on)), asyncio.create_task(self._always(self._receive_on))]

    async def close(self) -> None:
        """Leave them, after announcing what is queued."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*ERRORS, TimeoutError):
            async with asyncio.timeout(1.0):
                await self._send_queued()
        with suppress(*ERRORS):
            await self._disconnect()

    async def _always(self, work: Callable[[], Awaitable[None]]) -> None:
        failures = 0
        while True:
            began = time.monotonic()
            try:
                await work()
            except ERRORS as error:
                log.warning("News from other servers are late: %s", str(error).strip() or type(error).__name__)
            failures = 0 if time.monotonic() - began > TRY_AGAIN[-1] else failures + 1
            await asyncio.sleep(TRY_AGAIN[min(failures, len(TRY_AGAIN) - 1)])

    async def _send_on(self) -> None:
        while await self._ready.wait():
            await asyncio.sleep(TOGETHER)
            self._ready.clear()
            await self._send_queued()

    async def _send_queued(self) -> None:
        while self._queued:
            some = list(self._queued)[:MOST_TOGETHER]
            try:
                await self._send(" ".join([self._name, *some]))
            except BaseException:
                self._ready.set()  # what was not sent waits for the next connection
                raise
            self._queued.difference_update(some)

    async def _receive_on(self) -> None:
        async for message in self._messages():
            if message is None:
                self._lost()  # before this connection there may have been news
                continue
            sender, *tables = message.split()
            for table in tables if sender != self._name else ():
                self._heard(table)
                self.notify(table)

    async def _send(self, message: str) -> None:
        """Send a message to all processes, this one too."""
        if self._sender is None or self._sender.closed:
            self._sender = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
        await self._sender.execute("SELECT pg_notify(%s, %s)", (CHANNEL, message))

    async def _messages(self) -> AsyncIterator[str | None]:
        """The messages of all processes; first None, when everything from now on is received."""
        async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as receiver:
            await receiver.execute(f"LISTEN {CHANNEL}")
            yield None
            async for found in receiver.notifies():
                yield found.payload

    async def _disconnect(self) -> None:
        if self._sender is not None:
            await self._sender.close()
