"""Waiting for what a client sends: for so long, no longer, and with one timer for all messages of a connection."""

from __future__ import annotations

import asyncio

import pytest

from hanashobu.app.connections.waiting import Patience

SHORT, LONG = 0.01, 60.0


async def arrives(after: float) -> str:
    await asyncio.sleep(after)
    return "a message"


async def never() -> str:
    await asyncio.Event().wait()
    return "nothing"


def test_whoever_is_silent_for_too_long_is_given_up_however_often_they_were_in_time() -> None:
    async def run() -> None:
        patience = Patience()
        for _ in range(3):
            assert await patience.wait(LONG, arrives(0)) == "a message"
        with pytest.raises(TimeoutError):
            await patience.wait(SHORT, never())
        assert await patience.wait(LONG, arrives(0)) == "a message"
        patience.end()

    asyncio.run(run())


def test_a_timer_that_rings_for_an_earlier_message_ends_no_later_wait() -> None:
    async def run() -> None:
        patience = Patience()
        assert await patience.wait(SHORT, arrives(0)) == "a message"
        assert await patience.wait(LONG, arrives(20 * SHORT)) == "a message"
        patience.end()

    asyncio.run(run())


def test_somebody_else_can_still_cancel_whoever_waits() -> None:
    async def run() -> None:
        patience = Patience()
        task = asyncio.create_task(patience.wait(LONG, never()))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        patience.end()

    asyncio.run(run())
