"""The store for the event loop: one thread writes, committing together whatever waits; another reads.

Neither does anything else, so no record, list or hint can delay a move.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple, ParamSpec, TypeVar

from hanashobu.server.store import Store

Params = ParamSpec("Params")
Found = TypeVar("Found")

MOST_TOGETHER = 256  # changes in one transaction


class _Waiting(NamedTuple):
    """A change, and the caller that waits for it."""

    job: Callable[[], None]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class Keeper:
    """Stores and reads without blocking the event loop."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._writer = Thread(target=self._write_on, name="store-writer", daemon=True)
        self._writer.start()
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="store-reader")

    async def write(self, job: Callable[[], None]) -> None:
        """Returns when the change is on the disk; raises a StoreTrouble if it cannot be stored."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.put(_Waiting(job, loop, done))
        await done

    async def read(self, query: Callable[Params, Found], *args: Params.args, **kwargs: Params.kwargs) -> Found:
        """What the store knows."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, lambda: query(*args, **kwargs))

    def close(self) -> None:
        """Close, after writing what is queued."""
        self._waiting.put(None)
        self._writer.join()
        self._reader.shutdown()
        self.store.close()

    def _write_on(self) -> None:
        while batch := self._batch():
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
                return batch
            found = self._waiting.get()
        if batch:
            self._waiting.put(None)  # the end, after these
        return batch


def _written(store: Store, jobs: list[Callable[[], None]]) -> list[BaseException | None]:
    try:
        return list(store.write_all(jobs))
    except Exception as error:  # whatever it is, no caller may wait for ever
        return [error] * len(jobs)


def _deliver(outcomes: list[tuple[asyncio.Future[None], BaseException | None]]) -> None:
    for done, outcome in outcomes:
        if done.cancelled():
            continue
        if outcome is None:
            done.set_result(None)
        else:
            done.set_exception(outcome)
