"""Work on several cores: processes that play chunk after chunk. A process that is lost costs only its chunk, which is played again."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import chain, islice
from multiprocessing import get_context, parent_process
from typing import Any, TypeVar

from hanashobu import games
from hanashobu.game_file import GameFile
from hanashobu.lab.parallel.interrupt import deferred_interrupt
from hanashobu.text import MessageError

Chunk = TypeVar("Chunk")
Found = TypeVar("Found")
Play = Callable[[Chunk, Callable[[], bool]], Found]  # plays a chunk; asks now and then whether to stop

MOST_LOSSES = 3  # processes that may be lost before the work is given up
TICK = 0.2  # seconds between two checks for Ctrl-C


class WorkersLost(MessageError, RuntimeError):
    """Processes die again and again."""


def here(play: Play[Chunk, Found], chunks: Iterable[Chunk]) -> Iterator[tuple[Chunk, Found]]:
    """One chunk after another, in this process."""
    for chunk in chunks:
        yield chunk, play(chunk, lambda: False)


def on_cores(count: int, play: Play[Chunk, Found], chunks: Iterable[Chunk]) -> Iterator[tuple[Chunk, Found]]:
    """Chunks and what came of them, in the order in which they are done; closing it stops the processes."""
    left, losses = iter(chunks), 0
    with deferred_interrupt() as ask:
        while True:
            working: dict[Any, Chunk] = {}
            try:
                yield from _with_pool(count, play, left, working, ask)
                return
            except BrokenProcessPool:
                losses += 1
                if losses > MOST_LOSSES:
                    raise WorkersLost("error-processes-lost") from None
                left = chain(list(working.values()), left)


def _with_pool(
    count: int, play: Play[Chunk, Found], chunks: Iterator[Chunk], working: dict[Any, Chunk], ask: Callable[[], None]
) -> Iterator[tuple[Chunk, Found]]:
    context = get_context("spawn")  # a fork would take over locks that other threads hold
    stop = context.RawValue("b", 0)  # without a lock: a process that is killed would keep it
    with ProcessPoolExecutor(count, context, _begin, (stop, games.files())) as pool:
        try:
            while True:
                for chunk in islice(chunks, count + 1 - len(working)):
                    working[pool.submit(_run, play, chunk)] = chunk
                if not working:
                    return
                for future in wait(working, TICK, FIRST_COMPLETED).done:
                    found = future.result()
                    yield working.pop(future), found
                ask()
        finally:
            stop.value = 1
            pool.shutdown(wait=True, cancel_futures=True)


_stop: list[Any] = []


def _begin(stop: Any, files: tuple[GameFile, ...]) -> None:
    """Initialise a process: it knows its parent's games, leaves Ctrl-C to its parent, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stop[:] = [stop]
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    games.install(files)


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent:
        parent.join()
        os._exit(1)


def _run(play: Play[Chunk, Found], chunk: Chunk) -> Found:
    return play(chunk, lambda: bool(_stop[0].value))
