"""Waiting for what a client sends, up to a limit."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Protocol, TypeVar

Found = TypeVar("Found")

READ_FIRST = 0.05  # seconds: an event loop that stood still runs its timers before it reads what has arrived meanwhile


class Wait(Protocol):
    """Waits for something for n seconds, or raises a `TimeoutError`."""

    async def __call__(self, seconds: float, awaited: Awaitable[Found], /) -> Found:
        """What arrives in time."""


class Patience:
    """Limits how long one task waits, again and again: its timer looks when the first wait could be over, and not for each of them."""

    def __init__(self) -> None:
        self._timer: asyncio.Handle | None = None
        self._due = 0.0  # when it looks: the handles of a page's event loop do not say
        self._until = 0.0
        self._waiting: asyncio.Task[object] | None = None
        self._waits = 0  # how many there were
        self._over = False

    async def wait(self, seconds: float, awaited: Awaitable[Found]) -> Found:
        """What arrives in time, or lay ready when a loop that stood still goes on; else a `TimeoutError`."""
        loop = asyncio.get_running_loop()
        self._until, self._waiting = loop.time() + max(0.0, seconds), asyncio.current_task()
        self._waits += 1
        if self._timer is None or self._until < self._due:
            self.end()
            self._look_later(loop)
        try:
            return await awaited
        except asyncio.CancelledError:
            if self._over and self._waiting is not None and self._waiting.uncancel() == 0:
                raise TimeoutError from None
            raise
        finally:
            self._waiting, self._over = None, False

    def end(self) -> None:
        """Nothing is waited for any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        loop, self._timer = asyncio.get_running_loop(), None
        if self._waiting is None:
            return
        if loop.time() < self._until:
            self._look_later(loop)
        else:
            self._due = loop.time() + READ_FIRST
            self._timer = loop.call_at(self._due, self._give_up, self._waits)

    def _look_later(self, loop: asyncio.AbstractEventLoop) -> None:
        self._due = self._until
        self._timer = loop.call_at(self._due, self._look)

    def _give_up(self, wait: int) -> None:
        self._timer = None
        if self._waiting is None:
            return
        if wait == self._waits:
            self._over = True
            self._waiting.cancel()
        else:
            self._look()


async def within(seconds: float, awaited: Awaitable[Found]) -> Found:
    """The same, once."""
    patience = Patience()
    try:
        return await patience.wait(seconds, awaited)
    finally:
        patience.end()
