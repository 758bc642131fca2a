"""Publishes that a table has changed. `Bus` is the interface; `LocalBus` serves the connections of one process."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Protocol

Listener = Callable[[], None]


class Bus(Protocol):
    """Notifies the subscribers of a table that there is something new; they ask the table what it is."""

    def listen(self, table: str, listener: Listener) -> Callable[[], None]:
        """Notify this listener from now on; returns what unsubscribes it."""

    def publish(self, table: str) -> None:
        """Announce that the table has changed."""


class LocalBus:
    """Everybody is in this process."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)

    def listen(self, table: str, listener: Listener) -> Callable[[], None]:
        """Notify this listener from now on; returns what unsubscribes it."""
        self._listeners[table].add(listener)

        def end() -> None:
            self._listeners[table].discard(listener)
            if not self._listeners[table]:
                del self._listeners[table]

        return end

    def publish(self, table: str) -> None:
        """Announce that the table has changed."""
        for listener in tuple(self._listeners.get(table, ())):
            listener()
