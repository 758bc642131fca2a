"""News within one process."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

Listener = Callable[[], None]


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
        self.notify(table)

    def tables(self) -> list[str]:
        """The tables that somebody listens to."""
        return list(self._listeners)

    def notify(self, table: str) -> None:
        """Notify the listeners of this process."""
        for listener in tuple(self._listeners.get(table, ())):
            listener()

    def receive(self, heard: Callable[[str], None], lost: Callable[[], None]) -> None:
        """There is no other process."""

    async def start(self) -> None:
        """There is nothing to connect to."""

    async def close(self) -> None:
        """There is nothing to leave."""
