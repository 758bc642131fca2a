"""News between processes over PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

from collections.abc import AsyncIterator

import psycopg

from hanashobu.app.bus.shared import CHANNEL, SharedBus


class PostgresBus(SharedBus):
    """A channel of the database that also stores the tables; so there is no other server to run.

    A notification is no part of the transaction that stores a move, because only one transaction with notifications commits at a time.
    """

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address
        self._sender: psycopg.AsyncConnection[tuple[object, ...]] | None = None

    @property
    def errors(self) -> tuple[type[Exception], ...]:
        """What is raised when the connection is lost or cannot be made."""
        return (psycopg.Error, OSError)

    async def send(self, message: str) -> None:
        """Send a message to all processes, this one too."""
        if self._sender is None or self._sender.closed:
            self._sender = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
        await self._sender.execute("SELECT pg_notify(%s, %s)", (CHANNEL, message))

    async def messages(self) -> AsyncIterator[str | None]:
        """The messages of all processes; first None, when everything from now on is received."""
        async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as receiver:
            await receiver.execute(f"LISTEN {CHANNEL}")
            yield None
            async for found in receiver.notifies():
                yield found.payload

    async def disconnect(self) -> None:
        """Close what is open."""
        if self._sender is not None:
            await self._sender.close()
