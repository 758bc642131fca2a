"""Ctrl-C beside pools of workers."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def deferred_interrupt() -> Iterator[Callable[[], None]]:
    """Defer Ctrl-C until the returned function is called; a second one is not deferred.

    Otherwise it can fire while a pool holds its locks, and deadlock its workers.
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

    # Only the main thread receives signals, and a background job may ignore them on purpose.
    receives = threading.current_thread() is threading.main_thread() and callable(before)
    if receives:
        signal.signal(signal.SIGINT, press)
    try:
        yield ask
    finally:
        if receives:
            signal.signal(signal.SIGINT, before)
