"""Waiting for what a client sends, for so long and no longer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

Found = TypeVar("Found")

READ_FIRST = 0.05  # seconds: an event loop that stood still runs its timers before it reads what has arrived meanwhile


async def within(seconds: float, awaited: Awaitable[Found]) -> Found:
    """What arrives in time, or lay ready when a loop that stood still goes on; else a `TimeoutError`."""
    task = asyncio.ensure_future(awaited)
    try:
        for wait in (seconds, READ_FIRST):
            if (await asyncio.wait([task], timeout=max(0.0, wait)))[0]:
                return await task
    finally:
        task.cancel()
    raise TimeoutError
