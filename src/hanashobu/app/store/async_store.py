"""The store for the event loop: one thread writes, committing together whatever waits; another reads.

Neither does anything else, so no record, list or hint can delay a move.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, ParamSpec, TypeVar

from hanashobu.app.metrics import METRICS
from hanashobu.app.store import Store

Params = ParamSpec("Params")
Found = TypeVar("Found")

MOST_TOGETHER = 256  # changes in one transaction


class _Waiting(NamedTuple):
    """A change, and the caller that waits for it."""

    job: Callable[[], object]
    table: str
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class AsyncStore:
    """Stores and reads without blocking the event loop."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._writer = Thread(target=self._write_on, name="store-writer", daemon=True)
        self._writer.start()
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="store-reader")

    async def write(self, change: Callable[Params, Found], *args: Params.args, **kwargs: Params.kwargs) -> Found:
        """What a change returns, when it is on the disk; raises a StoreTrouble if it cannot be stored."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Found] = loop.create_future()
        self._waiting.put(_Waiting(partial(change, *args, **kwargs), _table(args), loop, done))
        return await done

    async def read(self, query: Callable[Params, Found], *args: Params.args, **kwargs: Params.kwargs) -> Found:
        """What the store knows."""
        with METRICS.store_reads.timed():
            return await asyncio.get_running_loop().run_in_executor(self._reader, lambda: query(*args, **kwargs))

    def close(self) -> None:
        """Close, after writing what is queued."""
        self._waiting.put(None)
        self._writer.join()
        self._reader.shutdown()
        self.store.close()

    def _write_on(self) -> None:
        while batch := self._batch():
            with METRICS.store_writes.timed():
                outcomes = _written(self.store, [one.job for one in batch])
            for loop in {one.loop for one in batch}:
                mine = [(one.done, outcome) for one, outcome in zip(batch, outcomes, strict=True) if one.loop is loop]
                if not loop.is_closed():
                    loop.call_soon_threadsafe(_deliver, mine)

    def _batch(self) -> list[_Waiting]:
        """Everything that waits; nothing at the end."""
        batch: list[_Waiting] = []
        found = self._waiting.get()
        while found is not None:
            batch.append(found)
            if len(batch) == MOST_TOGETHER or self._waiting.empty():
                return sorted(batch, key=lambda one: one.table)
            found = self._waiting.get()
        if batch:
            self._waiting.put(None)  # the end, after these
        return batch


def _table(args: Sequence[object]) -> str:
    """Where a change belongs in a transaction: all processes change tables in the same order, or two could wait for each other."""
    return args[0] if args and isinstance(args[0], str) else "~"  # what changes no table that is there already comes last


def _written(store: Store, jobs: list[Callable[[], object]]) -> list[object]:
    try:
        return store.write_all(jobs)
    except Exception as error:  # whatever it is, no caller may wait for ever
        return [error for _ in jobs]


def _deliver(outcomes: list[tuple[asyncio.Future[Any], object]]) -> None:
    for done, outcome in outcomes:
        if done.cancelled():
            continue
        if isinstance(outcome, BaseException):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)
