"""Ctrl-C beside pools of workers."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def held_back() -> Iterator[Callable[[], None]]:
    """Ctrl-C waits until it is asked for, with what this gives; a second one does not wait.

    By itself it strikes anywhere, also where a pool has just taken its locks: these stayed locked then, and its workers waited for ever.
    """
    before = signal.getsignal(signal.SIGINT)
    pressed = False

    def press(number: int, frame: Any) -> None:
        nonlocal pressed
        if pressed:
            raise KeyboardInterrupt
        pressed = True

    def ask() -> None:
        if pressed:
            raise KeyboardInterrupt

    # Only the main thread hears signals, and a job in the background may be deaf on purpose.
    hears = threading.current_thread() is threading.main_thread() and callable(before)
    if hears:
        signal.signal(signal.SIGINT, press)
    try:
        yield ask
    finally:
        if hears:
            signal.signal(signal.SIGINT, before)
