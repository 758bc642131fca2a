"""The store of a page: SQLite in memory; every change is written to the browser's own database before it is published."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from functools import partial
from typing import ParamSpec, Protocol, TypeVar

import msgspec

from hanashobu.app.records import bundles
from hanashobu.app.records.bundles import Bundle, Kept
from hanashobu.app.store import Sheet, StoreTrouble, open_store
from hanashobu.app.store.async_store import AsyncStore

log = logging.getLogger(__name__)

Params = ParamSpec("Params")
Found = TypeVar("Found")


MOST_ADDITIONS = 64  # to a table, before it is written as a whole again


class Storage(Protocol):
    """The browser's own database: for each table or record one text, and additions to it."""

    async def put(self, id: str, text: str) -> None:
        """Keep a text instead of everything under this id; returns when it is durable, raises an OSError when it cannot be."""

    async def add(self, id: str, number: int, text: str) -> None:
        """Keep an addition, the same way."""

    async def remove(self, id: str) -> None:
        """Remove everything under this id."""


class BrowserStore(AsyncStore):
    """The same interface as that of a server's store, in a place without threads.

    A move costs the same in a short match and in a long one: only what is new is written, and the whole table when a round is over.
    """

    def __init__(self, storage: Storage, kept: Iterable[str] = ()) -> None:  # without its threads
        self.store = open_store(":memory:")
        self._storage = storage
        self._one_at_a_time = asyncio.Lock()
        self._kept: dict[str, Kept] = {}
        self._load(kept)

    def _load(self, texts: Iterable[str]) -> None:
        found = bundles.joined(texts)
        kept = {one.id: so_far for one, so_far in found}
        for one in bundles.sorted_by_play(one for one, _ in found):
            try:
                bundles.put(self.store, one)
                if one.sheet:
                    self._kept[one.id] = kept[one.id]
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
        before = self._kept.get(id)
        found = bundles.addition(self.store, id, before) if before and before.additions < MOST_ADDITIONS else None
        if found is None or not found.sheet or found.sheet.summary.status != "playing":
            found, before = bundles.bundle(self.store, id), None
        text = msgspec.json.encode(found)
        try:
            if found is None:
                await self._storage.remove(id)
            elif before is None:
                await self._storage.put(id, text.decode())
            else:
                await self._storage.add(id, before.additions, text.decode())
        except OSError as error:
            raise StoreTrouble("error-browser-storage", trouble=str(error)) from None
        self._kept.pop(id, None)
        if found and found.sheet:
            self._kept[id] = bundles.keep(text, found, before)

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
