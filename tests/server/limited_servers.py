"""Servers with limits, and raw connections to them."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hanashobu.app.admission.admission import Admission
from hanashobu.server import asgi
from tests.server.serving import Client, Served
from tests.support.timeouts import PATIENCE


@contextlib.contextmanager
def served(folder: Path, *changes: str, **more: list[str]) -> Iterator[tuple[Served, Client]]:
    """A server with other limits, whose clock stands still: what was counted is not forgotten while a slow machine goes on."""
    with pytest.MonkeyPatch.context() as patch:
        if changes:
            patch.setattr(asgi, "Admission", partial(Admission, clock=lambda: 0.0))
        server = Served(folder / "tables.sqlite", *changes, **more)
    with server as running:
        yield running, running.client()


def port(running: Served) -> int:
    return int(running.address.rpartition(":")[2])


def raw(running: Served, text: bytes = b"") -> socket.socket:
    """A connection that sends bytes as they are."""
    made = socket.create_connection(("127.0.0.1", port(running)), PATIENCE)
    made.sendall(text)
    return made


def all_of(made: socket.socket) -> bytes:
    """Everything until the server closes."""
    data = b""
    with contextlib.suppress(ConnectionResetError):
        while part := made.recv(65536):
            data += part
    return data


@contextlib.contextmanager
def plain(running: Served, table: str) -> Iterator[ClientConnection]:
    """A WebSocket that nobody has sat down with."""
    address = f"{running.address.replace('http', 'ws')}/api/tables/{table}/socket"
    with connect(address, open_timeout=PATIENCE, ping_interval=None) as made:
        yield made


def code_of(made: ClientConnection) -> int | None:
    """With which code the server closes."""
    try:
        while True:
            made.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None
