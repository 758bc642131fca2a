"""Bots that search and hints think in a worker of their own, so that the worker with the tables can answer meanwhile."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, ParamSpec, Protocol, TypeVar

from hanashobu.app.work_queue import Urgency, Work, WorkQueue

log = logging.getLogger(__name__)

Params = ParamSpec("Params")
Found = TypeVar("Found")

FIRST_SHOWN = 0.05  # seconds in which the page has the processor for itself, to show the move before a bot's


class Thinker(Protocol):
    """The other worker: it runs `thinking.thought`."""

    async def think(self, job: bytes) -> bytes:
        """The outcome of a job, both pickled; raises an OSError where that worker is missing."""


class Inline(Executor):
    """Does everything at once, where there are no threads."""

    def submit(self, job: Callable[Params, Found], /, *args: Params.args, **kwargs: Params.kwargs) -> Future[Found]:
        """Do it now."""
        done: Future[Found] = Future()
        try:
            done.set_result(job(*args, **kwargs))
        except Exception as error:
            done.set_exception(error)
        return done


class ThoughtQueue(WorkQueue):
    """A queue whose searches are done by a thinker; the rest is quicker done than sent."""

    def __init__(self, thinker: Thinker | None) -> None:
        super().__init__(Inline, 2, 1)
        self._thinker = thinker

    async def _do(self, work: Work) -> Any:
        if work.urgency <= Urgency.THINKER:
            await asyncio.sleep(FIRST_SHOWN)
        if self._thinker is None or work.load or work.urgency is Urgency.BOT:
            return await super()._do(work)
        try:
            answer = await self._thinker.think(pickle.dumps(work.job))
        except OSError as error:  # the tables wait while somebody thinks, but everything works
            log.warning("no thought is done elsewhere from now on: %s", error)
            self._thinker = None
            return await super()._do(work)
        found, raised = pickle.loads(answer)
        if raised is not None:
            raise raised
        return found
