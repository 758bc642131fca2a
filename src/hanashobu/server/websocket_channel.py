"""A WebSocket as a channel to a client."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from hanashobu.app.connections.channel import Disconnected
from hanashobu.app.people.seat_keys import usable
from hanashobu.server import seat_cookies
from hanashobu.server.guard.protocols import LINE, Socket


class WebSocketChannel:
    """A WebSocket that is accepted; its messages take the shortest way."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._line: Socket = socket.scope[LINE]

    @property
    def host(self) -> str:
        """The address that the connection comes from, as the proxy says it."""
        return self._socket.client.host if self._socket.client else ""

    @property
    def keys(self) -> Sequence[str]:
        """Keys to seats, from the header or the cookies of the request."""
        scheme, _, key = self._socket.headers.get("authorization", "").partition(" ")
        return usable((key.strip() if scheme.lower() == "bearer" else "", *seat_cookies.sent(self._socket)))

    async def receive(self) -> str | bytes:
        """The next message."""
        message = await self._line.receive()
        if message["type"] == "websocket.disconnect":
            raise Disconnected
        return message.get("text") or message.get("bytes") or ""  # type: ignore[return-value]

    async def send(self, text: bytes) -> None:
        """Send a message."""
        try:
            await self._line.write(text)
        except ClientDisconnected:  # it left while something was being sent
            raise Disconnected from None

    async def close(self, code: int) -> None:
        """End the connection with this code."""
        try:
            await self._socket.close(code)
        except (WebSocketDisconnect, RuntimeError):
            raise Disconnected from None
