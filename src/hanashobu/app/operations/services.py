"""What answers are made from: the tables, the store, and somewhere to do slow work."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass
from typing import TypeVar

from hanashobu.app.messages.refusal import Refusal
from hanashobu.app.rooms.rooms import Rooms
from hanashobu.app.store.async_store import AsyncStore
from hanashobu.app.work_queue import Urgency, WorkQueue
from hanashobu.text import msg

Found = TypeVar("Found")
Loaded = TypeVar("Loaded")


@dataclass(frozen=True)
class Services:
    """The parts of a running server, or of a page that needs none."""

    rooms: Rooms
    async_store: AsyncStore
    slow_work: WorkQueue

    async def aside(self, client: str, job: Callable[[], Found]) -> Found:
        """Slow work, in turn with that of other clients."""
        return await _done(self.slow_work.run(Urgency.RECORD, client, job))

    async def aside_with(self, client: str, load: Callable[[], Awaitable[Loaded]], job: Callable[[Loaded], Found]) -> Found:
        """The same, for work with something large that is fetched when its turn has come."""
        return await _done(self.slow_work.run_with(Urgency.RECORD, client, load, job))


async def _done(work: Awaitable[Found]) -> Found:
    try:
        return await work
    except BrokenExecutor:
        raise Refusal(503, msg("error-too-much-work")) from None
