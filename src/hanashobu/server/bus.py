"""Who is told that a table has moved on. `Bus` is the interface; `LocalBus` serves the connections of one process."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Protocol

Listener = Callable[[], None]


class Bus(Protocol):
    """Tells listeners of a table that there is news; what it is they ask the table."""

    def listen(self, table: str, listener: Listener) -> Callable[[], None]:
        """Tell this listener from now on; gives back what ends it."""

    def publish(self, table: str) -> None:
        """The table has moved on."""


class LocalBus:
    """Everybody is in this process."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)

    def listen(self, table: str, listener: Listener) -> Callable[[], None]:
        """Tell this listener from now on; gives back what ends it."""
        self._listeners[table].add(listener)

        def end() -> None:
            self._listeners[table].discard(listener)
            if not self._listeners[table]:
                del self._listeners[table]

        return end

    def publish(self, table: str) -> None:
        """The table has moved on."""
        for listener in tuple(self._listeners.get(table, ())):
            listener()
