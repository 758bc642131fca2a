"""The store of a page: SQLite in memory; every change is written to the browser's own database before it is published."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from functools import partial
from typing import ParamSpec, Protocol, TypeVar

import msgspec

from hanashobu.browser import bundles
from hanashobu.browser.bundles import BadExport, Bundle
from hanashobu.server.async_store import AsyncStore
from hanashobu.server.store import Sheet, StoreTrouble, open_store

log = logging.getLogger(__name__)

Params = ParamSpec("Params")
Found = TypeVar("Found")


class Storage(Protocol):
    """The browser's own database: one text for each table or record."""

    async def put(self, id: str, text: str) -> None:
        """Keep a text; returns when it is durable, raises an OSError when it cannot be."""

    async def remove(self, id: str) -> None:
        """Remove a text."""


class BrowserStore(AsyncStore):
    """The same interface as that of a server's store, in a place without threads."""

    def __init__(self, storage: Storage, kept: Iterable[str] = ()) -> None:  # without its threads
        self.store = open_store(":memory:")
        self._storage = storage
        self._one_at_a_time = asyncio.Lock()
        self._load(kept)

    def _load(self, kept: Iterable[str]) -> None:
        found = []
        for text in kept:
            try:
                found.append(bundles.read(text.encode()))
            except BadExport as error:  # another version wrote it, or it is damaged: it stays where it is
                log.error("a table is left out: %s", error)
        for one in bundles.sorted_by_play(found):
            try:
                bundles.put(self.store, one)
            except (StoreTrouble, msgspec.DecodeError) as error:
                log.error("table %s is left out: %s", one.id, error)

    async def write(self, change: Callable[Params, Found], *args: Params.args, **kwargs: Params.kwargs) -> Found:
        """What a change returns, when the browser has kept it; if it cannot, it has not happened."""
        return await asyncio.shield(self._write(partial(change, *args, **kwargs), _id(args[0])))  # even if whoever asked has left

    async def _write(self, change: Callable[[], Found], id: str) -> Found:
        async with self._one_at_a_time:
            with self.store.writing():
                found = change()
                await self._keep(id)
        return found

    async def _keep(self, id: str) -> None:
        whole = bundles.bundle(self.store, id)
        try:
            if whole is None:
                await self._storage.remove(id)
            else:
                await self._storage.put(id, msgspec.json.encode(whole).decode())
        except OSError as error:
            raise StoreTrouble("error-browser-storage", trouble=str(error)) from None

    async def read(self, query: Callable[Params, Found], *args: Params.args, **kwargs: Params.kwargs) -> Found:
        """What the store knows, and the browser has kept."""
        async with self._one_at_a_time:
            return query(*args, **kwargs)

    def close(self) -> None:
        """Close the store."""
        self.store.close()


def _id(subject: object) -> str:
    """What a change is about: every change names its table or record first."""
    return subject.id if isinstance(subject, Sheet | Bundle) else str(subject)
