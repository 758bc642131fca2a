"""Work that takes a while, done fairly beside the live tables.

A queue takes the most urgent work first, and of equally urgent work that of whoever has waited longest: one after another, round robin,
so that nobody who asks for much holds up somebody who asks for little. Work that may take long never has all of a queue, so that short
work does not have to wait for its end.
"""

from __future__ import annotations

import asyncio
import ctypes
import os
import signal
import sys
import threading
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from enum import IntEnum
from functools import partial
from multiprocessing import get_context
from typing import Any, ClassVar, NamedTuple, TypeVar

from hanashobu import games
from hanashobu.game_file import GameFile
from hanashobu.text import MessageError

Found = TypeVar("Found")
Loaded = TypeVar("Loaded")

NICE = 10  # live tables come first
MOST_WAITING = 64  # pieces of work of one urgency in one queue
QUICK = 0.5  # seconds that a bot may think without others noticing
PR_SET_PDEATHSIG = 1


class Urgency(IntEnum):
    """What comes before what."""

    BOT = 0
    SEARCHER = 1  # a bot that searches for a moment
    THINKER = 2  # a bot that may think for a second or two
    HINT = 3
    RECORD = 4
    REVIEW = 5

    @staticmethod
    def of_bot(seconds: float) -> Urgency:
        """That of a bot which may search for this long."""
        return Urgency.THINKER if seconds > QUICK else Urgency.SEARCHER if seconds else Urgency.BOT


class Busy(MessageError):
    """Too much is waiting already."""

    headers: ClassVar[Mapping[str, str]] = {"retry-after": "5"}


class Work(NamedTuple):
    """A job that waits, or is being done."""

    urgency: Urgency
    load: Callable[[], Awaitable[Any]] | None
    job: Callable[..., Any]
    done: asyncio.Future[Any]


class WorkQueue:
    """Work for one executor, with a limit on how much runs at a time, and a lower one for anything longer than a bot's short thought."""

    def __init__(self, make: Callable[[], Executor], slots: int, long_slots: int | None = None) -> None:
        self._make = make
        self._executor: Executor | None = None
        self._free = slots
        self._free_for_long = slots if long_slots is None else long_slots
        self._waiting: dict[Urgency, OrderedDict[str, deque[Work]]] = {urgency: OrderedDict() for urgency in Urgency}
        self._doing = set[asyncio.Task[Any]]()  # the event loop itself does not keep its tasks

    async def run(self, urgency: Urgency, whose: str, job: Callable[[], Found]) -> Found:
        """The result of the job, once its turn has come."""
        return await self._queued(urgency, whose, None, job)

    async def run_with(self, urgency: Urgency, whose: str, load: Callable[[], Awaitable[Loaded]], job: Callable[[Loaded], Found]) -> Found:
        """The same for a job that needs something large, which is fetched when its turn has come: what waits takes no memory."""
        return await self._queued(urgency, whose, load, job)

    async def _queued(self, urgency: Urgency, whose: str, load: Callable[[], Awaitable[Any]] | None, job: Callable[..., Found]) -> Found:
        if urgency >= Urgency.HINT and sum(map(len, self._waiting[urgency].values())) >= MOST_WAITING:
            raise Busy("error-busy")
        done: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        self._waiting[urgency].setdefault(whose, deque()).append(Work(urgency, load, job, done))
        self._start()
        return await done

    def close(self) -> None:
        """Start nothing more."""
        if self._executor is not None:
            self._executor.shutdown(wait=isinstance(self._executor, ThreadPoolExecutor), cancel_futures=True)

    def _start(self) -> None:
        while work := self._next():
            self._count(work, -1)
            doing = asyncio.get_running_loop().create_task(self._do(work))
            self._doing.add(doing)
            doing.add_done_callback(partial(self._done, work))

    async def _do(self, work: Work) -> Any:
        loaded = [await work.load()] if work.load else []
        return await asyncio.get_running_loop().run_in_executor(self._ready(), partial(work.job, *loaded))

    def _count(self, work: Work, change: int) -> None:
        self._free += change
        self._free_for_long += change * (work.urgency > Urgency.SEARCHER)

    def _ready(self) -> Executor:
        if self._executor is None:
            self._executor = self._make()
        return self._executor

    def _next(self) -> Work | None:
        for urgency, queues in self._waiting.items():
            free = min(self._free, self._free_for_long) if urgency > Urgency.SEARCHER else self._free
            while free and queues:
                whose, queue = queues.popitem(last=False)
                work = queue.popleft()
                if queue:
                    queues[whose] = queue  # after everybody else
                if not work.done.cancelled():
                    return work
        return None

    def _done(self, work: Work, doing: asyncio.Task[Any]) -> None:
        self._doing.discard(doing)
        error = asyncio.CancelledError() if doing.cancelled() else doing.exception()
        self._end(work, error, None if error else doing.result())
        self._start()

    def _end(self, work: Work, error: BaseException | None, found: Any = None) -> None:
        self._count(work, 1)
        if isinstance(error, BrokenExecutor):
            self._executor = None  # the next piece of work gets a new one
        if work.done.done():
            return
        if isinstance(error, asyncio.CancelledError):
            work.done.cancel()
        elif error is not None:
            work.done.set_exception(error)
        else:
            work.done.set_result(found)


def threads(slots: int, long_slots: int | None = None) -> WorkQueue:
    """A queue for work that lets others run meanwhile: bots and hints."""
    return WorkQueue(lambda: ThreadPoolExecutor(slots, thread_name_prefix="bot", initializer=_be_nice), slots, long_slots)


def processes(slots: int) -> WorkQueue:
    """A queue for work in plain Python, which would hold up everybody in this process: records and scores."""
    context = get_context("spawn")  # a fork of a process with threads may hang

    def make() -> Executor:
        return ProcessPoolExecutor(slots, mp_context=context, initializer=_begin, initargs=(os.getpid(), games.files()))

    return WorkQueue(make, slots)


def _be_nice() -> None:
    """Yield to the live tables, where the system knows priorities of threads."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)


def _begin(server: int, files: tuple[GameFile, ...]) -> None:
    """Yield to the server, leave Ctrl-C to it, end when it ends, however that happens, and know its games."""
    _be_nice()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != server:  # it has ended already
            os._exit(1)
    games.install(files)
