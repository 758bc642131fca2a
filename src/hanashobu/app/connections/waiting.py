"""Waiting for what a client sends, for so long and no longer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

Found = TypeVar("Found")

READ_FIRST = 0.05  # seconds: an event loop that stood still runs its timers before it reads what has arrived meanwhile


async def within(seconds: float, awaited: Awaitable[Found]) -> Found:
    """What arrives in time, or lay ready when a loop that stood still goes on; else a `TimeoutError`."""
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(None) as limit:
        timer = loop.call_later(max(0.0, seconds), lambda: limit.reschedule(loop.time() + READ_FIRST))
        try:
            return await awaited
        finally:
            timer.cancel()
