"""What answers are made from: the parts of a running server, or of a page that needs none."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor
from typing import Protocol, TypeVar

from hanashobu.app.admission.admission import Admission
from hanashobu.app.bus import Bus
from hanashobu.app.connections.opener import ConnectionOpener
from hanashobu.app.messages.refusal import Refusal
from hanashobu.app.people.friends import Friends
from hanashobu.app.people.presence import Attendance
from hanashobu.app.people.public_tables import PublicTables
from hanashobu.app.people.seat_keys import Role
from hanashobu.app.people.table_groups import TableGroups
from hanashobu.app.rooms.rooms import Rooms
from hanashobu.app.store.async_store import AsyncStore
from hanashobu.app.work_queue import Urgency, WorkQueue
from hanashobu.text import msg

Found = TypeVar("Found")
Loaded = TypeVar("Loaded")


class Notifier(Protocol):
    """Tells browsers that show no page whose turn it is; each method refuses where that cannot be."""

    async def public_key(self) -> str:
        """The key with which a browser subscribes."""

    async def subscribe(self, table: str, role: Role, url: str, page: str) -> None:
        """Notify this address of the turns of a party."""

    async def unsubscribe(self, table: str, role: Role, url: str) -> None:
        """Notify it no more."""


class Services:
    """The parts that operations use."""

    def __init__(
        self,
        store: AsyncStore,
        bus: Bus,
        rooms: Rooms,
        slow_work: WorkQueue,
        admission: Admission,
        *,
        attendance: Attendance | None = None,
        notifier: Notifier | None = None,
        reviews: WorkQueue | None = None,
    ) -> None:
        self.async_store, self.rooms, self.bus, self.slow_work, self.admission = store, rooms, bus, slow_work, admission
        self.friends = Friends(store, bus, rooms)
        self.groups = TableGroups(store, bus, rooms, self.friends, attendance or Attendance(store))
        self.opener = ConnectionOpener(rooms, self.groups, bus, admission)
        self.public_tables = PublicTables(store, admission.limits.public_tables_per_address)
        self._notifier = notifier
        self._reviews = reviews or slow_work

    @property
    def notifier(self) -> Notifier:
        """Who sends notifications: no host without one offers them."""
        assert self._notifier is not None
        return self._notifier

    async def aside(self, client: str, job: Callable[[], Found]) -> Found:
        """Slow work, in turn with that of other clients."""
        return await _done(self.slow_work.run(Urgency.RECORD, client, job))

    async def reviewed(self, client: str, job: Callable[[], Found]) -> Found:
        """A part of a review, after everything else."""
        return await _done(self._reviews.run(Urgency.REVIEW, client, job))

    async def aside_with(self, client: str, load: Callable[[], Awaitable[Loaded]], job: Callable[[Loaded], Found]) -> Found:
        """The same, for work with something large that is fetched when its turn has come."""
        return await _done(self.slow_work.run_with(Urgency.RECORD, client, load, job))


async def _done(work: Awaitable[Found]) -> Found:
    try:
        return await work
    except BrokenExecutor:
        raise Refusal(503, msg("error-too-much-work")) from None
