"""A WebSocket client with as little between it and the kernel as can be: it shares its two cores with the server that it measures."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


def frame(payload: bytes, opcode: int = TEXT, first: int = 0x80) -> bytes:
    """A whole message from a client. The mask is zero, so that nothing has to be masked."""
    size = len(payload)
    if size < 126:
        head = struct.pack("!BB", first | opcode, 0x80 | size)
    elif size < 1 << 16:
        head = struct.pack("!BBH", first | opcode, 0x80 | 126, size)
    else:
        head = struct.pack("!BBQ", first | opcode, 0x80 | 127, size)
    return head + b"\0\0\0\0" + payload


def upgrade(host: str, path: str, more: str = "") -> bytes:
    """The request that opens a socket, as a browser at this address sends it."""
    return (
        f"GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
    ).encode()


class Socket(asyncio.Protocol):
    """One connection; whole text messages go to `on_message`."""

    def __init__(self, host: str, path: str, on_message: Callable[[bytes], None], more: str = "") -> None:
        self._hello = upgrade(host, path, more)
        self._on_message = on_message
        self._data = bytearray()
        self._open = False
        self.status = 0  # of the HTTP answer; 101 when it is open
        self.code: int | None = None  # why the server closed it
        self.ready: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.lost = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's are of no common class
        transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open:
            self._shake()
        if self._open:
            self._frames()

    def _shake(self) -> None:
        end = self._data.find(b"\r\n\r\n")
        if end < 0:
            return
        self.status = int(self._data[9:12])
        del self._data[: end + 4]
        self._open = self.status == 101
        if not self.ready.done():
            self.ready.set_result(self.status)

    def _frames(self) -> None:
        data, at = self._data, 0
        while len(data) - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if len(data) < start + size:
                break
            self._one(data[at] & 15, bytes(data[start : start + size]))
            at = start + size
        del data[:at]

    def _one(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self._on_message(payload)
        elif opcode == PING:
            self.transport.write(frame(payload, PONG))
        elif opcode == CLOSE:
            self.code = int.from_bytes(payload[:2])
            self.transport.write(frame(payload[:2], CLOSE))
            self.transport.close()

    def send(self, payload: bytes) -> None:
        """A text message."""
        if not self.transport.is_closing():
            self.transport.write(frame(payload))

    def connection_lost(self, _: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_result(0)
        self.lost.set()

    def close(self) -> None:
        """Leave without a word."""
        if not self.lost.is_set():
            self.transport.abort()


async def connect(host: str, path: str, on_message: Callable[[bytes], None], more: str = "") -> Socket:
    """An open socket, or one whose `status` says why not."""
    name, _, port = host.partition(":")
    _, socket = await asyncio.get_running_loop().create_connection(lambda: Socket(host, path, on_message, more), name, int(port))
    await socket.ready
    return socket
