"""A table whose updates come from a test instead of a room: the page is real, and so is the table that makes the updates."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from playwright.sync_api import Route, WebSocketRoute

from hanashobu.table.protocol import Update
from hanashobu.table.table import Table
from tests.browser.people import Guest
from tests.support.situations import table_info

ID = "scripted"
MOST = 40  # events at once: of many more the page takes it that somebody was away


class Script:
    """One browser at a scripted table; `send` is what the server would send to its seat."""

    def __init__(self, guest: Guest, table: Table, seat: int) -> None:
        self.guest, self.table, self.seat = guest, table, seat
        self.said: list[dict[str, Any]] = []  # by the page
        self.sent = 0
        self._socket: WebSocketRoute | None = None
        guest.page.route(f"**/api/tables/{ID}*", self._info)
        guest.page.route_web_socket(f"**/api/tables/{ID}/socket", self._connect)

    def open(self) -> None:
        """Go there; what has happened already is there at once."""
        self.guest.page.goto(f"/table/{ID}?seat={self.seat}")
        self.guest.page.locator(".table").wait_for()

    def _info(self, route: Route) -> None:
        route.fulfill(body=msgspec.json.encode(table_info(self.table, self.seat, ID)), content_type="application/json")

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        said = msgspec.json.decode(message)
        self.said.append(said)
        if said["type"] == "sit":
            self.deliver(self.table.update(self.seat, said["start"]))

    def send(self) -> None:
        """What has happened since, in pieces that end where a yaku is made."""
        for piece in pieces(self.table.update(self.seat, self.sent)):
            self.deliver(piece)

    def deliver(self, update: Update) -> None:
        """One update."""
        assert self._socket is not None
        self.sent = update.now.turn
        self._socket.send(msgspec.json.encode(update).decode())


def pieces(update: Update, also: Iterable[int] = ()) -> Iterator[Update]:
    """The same as several updates, as a server sends them that is asked after every move; `also` are other events that one begins with."""
    ends = {item.at + 1 for item in update.news} | {update.now.turn, *also}
    ends |= {update.start + at for at in range(MOST, len(update.events), MOST)}
    start = update.start
    for end in sorted(ends):
        events = update.events[start - update.start : end - update.start]
        news = tuple(item for item in update.news if start <= item.at < end)
        last = end == update.now.turn
        now = update.now if last else msgspec.structs.replace(update.now, turn=end, question=None, late=(), status="playing")
        texts = update.texts[start - update.start : end - update.start]
        yield Update(start=start, events=events, now=now, texts=texts, settlements=update.settlements if last else (), news=news)
        start = end
