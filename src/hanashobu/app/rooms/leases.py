"""Which process runs what a table does by itself: its bots, its claims and its clocks.

A lease saves work, no more: what is stored is decided by the number of a move alone, so a process that was paused, and still believes
that it holds a lease, is refused when it writes.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Protocol

from hanashobu.app.store import StoreTrouble
from hanashobu.app.store.async_store import AsyncStore
from hanashobu.table.moves import milliseconds

SECONDS = 2.0  # that a table may stand still after its process has died
MOST_HELD = 10_000  # tables whose leases are remembered


class Leases(Protocol):
    """Who may run a table."""

    async def hold(self, table: str) -> float:
        """0 if this process may run the table now; otherwise how many seconds to wait before asking again."""

    def keep(self, table: str) -> AbstractAsyncContextManager[None]:
        """Stay the one that runs it, however long something takes."""


class OneProcess:
    """There is no other process."""

    async def hold(self, table: str) -> float:
        """Always."""
        return 0.0

    @asynccontextmanager
    async def keep(self, table: str) -> AsyncIterator[None]:
        """Nobody else could take it."""
        yield


class StoredLeases:
    """Leases in the store: one statement for each, and none while one has most of its time left."""

    def __init__(self, async_store: AsyncStore, seconds: float = SECONDS) -> None:
        self._async_store = async_store
        self._seconds = seconds
        self.name = secrets.token_hex(8)
        self._held: dict[str, float] = {}  # until when, by a clock that nobody sets

    async def hold(self, table: str) -> float:
        """0 if this process may run the table now; otherwise how many seconds to wait before asking again."""
        if self._held.get(table, 0.0) - time.monotonic() > self._seconds / 2:
            return 0.0
        began, now, store = time.monotonic(), milliseconds(), self._async_store.store
        self._held.pop(table, None)
        if await self._async_store.write(store.hold, table, self.name, now + int(self._seconds * 1000), now):
            if len(self._held) >= MOST_HELD:
                self._held.clear()
            self._held[table] = began + self._seconds
            return 0.0
        left = (await self._async_store.read(store.held_until, table) - milliseconds()) / 1000
        return min(max(left, 0.05), self._seconds)

    @asynccontextmanager
    async def keep(self, table: str) -> AsyncIterator[None]:
        """Stay the one that runs it, however long something takes."""
        keeping = asyncio.create_task(self._renew(table))
        try:
            yield
        finally:
            keeping.cancel()

    async def _renew(self, table: str) -> None:
        while True:
            await asyncio.sleep(self._seconds / 2)
            try:
                await self.hold(table)
            except StoreTrouble:
                continue  # whoever waits for the table will say so
