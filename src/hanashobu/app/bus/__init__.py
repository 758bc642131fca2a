"""Publishes that a table has changed. Notifications are hints: the receiver reads from the store what is new.

`Bus` is the interface. `LocalBus` serves one process, `PostgresBus` connects those that share a database.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from hanashobu.app.bus.local import Listener, LocalBus

__all__ = ["Bus", "Listener", "LocalBus", "open_bus"]


def open_bus(database: str | None) -> Bus:
    """The bus within this process, or between those that share a database."""
    if database:
        from hanashobu.app.bus.postgres import PostgresBus

        return PostgresBus(database)
    return LocalBus()


class Bus(Protocol):
    """Notifies the subscribers of a table that there is something new; they ask the table what it is."""

    def listen(self, table: str, listener: Listener) -> Callable[[], None]:
        """Notify this listener from now on; returns what unsubscribes it."""

    def publish(self, table: str) -> None:
        """Announce that the table has changed: here at once, in other processes soon."""

    def notify(self, table: str) -> None:
        """Notify the listeners of this process only."""

    def tables(self) -> list[str]:
        """The tables that somebody listens to in this process."""

    def receive(self, heard: Callable[[str], None], lost: Callable[[], None]) -> None:
        """Call these when another process announces a table, before the listeners, and when such news may have been lost."""

    async def start(self) -> None:
        """Connect to the other processes."""

    async def close(self) -> None:
        """Leave them, after announcing what is queued."""
