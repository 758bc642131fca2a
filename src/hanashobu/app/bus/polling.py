"""Polls the store for changes of other processes, in case the bus lost their notifications."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Iterator
from itertools import islice

from hanashobu.app.bus import Bus
from hanashobu.app.rooms.rooms import Rooms
from hanashobu.app.store import StoreTrouble
from hanashobu.app.store.async_store import AsyncStore

log = logging.getLogger(__name__)

SECONDS = 3.0  # between two looks
MOST_AT_ONCE = 500  # tables in one query


class Poll:
    """Compares the tables of this process with the store."""

    def __init__(self, rooms: Rooms, bus: Bus, async_store: AsyncStore, seconds: float = SECONDS) -> None:
        self._rooms = rooms
        self._bus = bus
        self._async_store = async_store
        self._seconds = seconds
        self._versions: dict[str, int] = {}
        self._lost = asyncio.Event()
        bus.receive(rooms.notice_change, self._lost.set)

    async def run(self) -> None:
        """Look every few seconds, and at once when news may have been lost."""
        while True:
            try:
                async with asyncio.timeout(self._seconds):
                    await self._lost.wait()
            except TimeoutError:
                pass
            self._lost.clear()
            try:
                await self.look()
            except StoreTrouble as error:
                log.warning("The store cannot be looked at: %s", error)

    async def look(self) -> None:
        """Tell every table that has changed elsewhere, and whoever listens to it."""
        store, rooms = self._async_store.store, self._rooms.in_memory()
        for some in _batches(rooms):
            standings = await self._async_store.read(store.standings, some)
            for table in some:
                if rooms[table].stands != standings.get(table):  # also one that could not be read when there was news
                    rooms[table].notice_change()
                    self._bus.notify(table)
        await self._look_at_documents()

    async def _look_at_documents(self) -> None:
        """Whatever is announced beside a table's moves is announced at an address below its id."""
        before, self._versions = self._versions, {}
        topics = self._bus.tables()
        for some in _batches({topic.partition("/")[0] for topic in topics}):
            self._versions |= await self._async_store.read(self._async_store.store.document_versions, some)
        for topic in topics:
            table = topic.partition("/")[0]
            if before.get(table) != self._versions.get(table):  # also at the first look: who listens may have read it before it changed
                self._bus.notify(topic)


def _batches(tables: Iterable[str]) -> Iterator[list[str]]:
    rest = iter(tables)
    while some := list(islice(rest, MOST_AT_ONCE)):
        yield some
