"""Waiting for what a client sends: for so long, no longer, and with one timer for all messages of a connection."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from hanashobu.app.connections.waiting import Patience

SHORT, LONG = 0.01, 60.0


async def arrives(after: float) -> str:
    await asyncio.sleep(after)
    return "a message"


async def never() -> str:
    await asyncio.Event().wait()
    return "nothing"


class Timer(asyncio.Handle):
    """What can be cancelled, and says no more."""

    def __init__(self, timer: asyncio.TimerHandle, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(timer.cancel, (), loop)
        self._timer = timer

    def cancel(self) -> None:
        self._timer.cancel()


class PageLoop(asyncio.SelectorEventLoop):
    """An event loop as Pyodide has one: what it will call later does not say when."""

    def call_at(self, *args: Any, **more: Any) -> Any:  # type: ignore[override]
        return Timer(super().call_at(*args, **more), self)


LOOPS = pytest.mark.parametrize("loop", [asyncio.SelectorEventLoop, PageLoop])


@LOOPS
def test_whoever_is_silent_for_too_long_is_given_up_however_often_they_were_in_time(loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def run() -> None:
        patience = Patience()
        for _ in range(3):
            assert await patience.wait(LONG, arrives(0)) == "a message"
        with pytest.raises(TimeoutError):
            await patience.wait(SHORT, never())
        assert await patience.wait(LONG, arrives(0)) == "a message"
        patience.end()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(run())


@LOOPS
def test_a_timer_that_rings_for_an_earlier_message_ends_no_later_wait(loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def run() -> None:
        patience = Patience()
        assert await patience.wait(SHORT, arrives(0)) == "a message"
        assert await patience.wait(LONG, arrives(20 * SHORT)) == "a message"
        patience.end()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(run())


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
