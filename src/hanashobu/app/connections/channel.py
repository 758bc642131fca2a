"""A channel to a client, whatever it runs over: a WebSocket, or messages within a browser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class Disconnected(Exception):
    """The client has left."""


class Channel(Protocol):
    """What a table needs of a channel; each method raises `Disconnected` when nobody is there any more."""

    @property
    def host(self) -> str:
        """The address that the connection comes from."""

    @property
    def keys(self) -> Sequence[str]:
        """Keys to seats that came with the connection itself, before the first message."""

    async def receive(self) -> str | bytes:
        """The next message."""

    async def send(self, text: bytes) -> None:
        """Send a message, in UTF-8."""

    async def close(self, code: int) -> None:
        """Close the channel with a code that says why."""
