"""One page that shows many situations one after another, without being loaded again, so that thousands of them can be measured."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from playwright.sync_api import Route, WebSocketRoute

from tests.browser.geometry import SIZES, complaints, resize
from tests.browser.people import Guest
from tests.support.situations import Situation

PATTERN = "**/api/tables/situation-*"

# The old table is marked, so that the new one is known when it is there; a link inside the page loads nothing again.
GO = """(to) => {
    document.querySelector("main.table")?.setAttribute("data-old", "");
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
}"""
THERE = """() => document.querySelector("main.table:not([data-old])") !== null &&
    document.querySelector("[data-between], [data-slip], [data-talk] .ask, [data-lesson]") !== null"""
DRAWERS = ("y", "l")  # the keys of the drawers
PRESS = "(key) => document.querySelector(`.bar button[aria-keyshortcuts=${key}]`).click()"
OPENED = [size for size, (width, _) in SIZES.items() if width < 1680]  # elsewhere they are pinned


class Gallery:
    """A guest's page, at tables that a test has thought out."""

    def __init__(self, guest: Guest) -> None:
        self.page, self.fingers = guest.page, guest.touch
        self._shown: Situation | None = None
        self._number = 0
        self.page.route(PATTERN, self._info)
        self.page.route_web_socket(f"{PATTERN}/socket", self._connect)
        self.page.goto("/history")

    def _info(self, route: Route) -> None:
        assert self._shown is not None
        info = msgspec.structs.replace(self._shown.info, id=f"situation-{self._number}")
        route.fulfill(body=msgspec.json.encode(info), content_type="application/json")

    def _connect(self, socket: WebSocketRoute) -> None:
        def answer(_: str | bytes) -> None:
            assert self._shown is not None
            socket.send(msgspec.json.encode(self._shown.update).decode())

        socket.on_message(answer)

    def show(self, situation: Situation) -> None:
        """Go to its table; it is there when its question is."""
        self._shown, self._number = situation, self._number + 1
        self.page.evaluate(GO, f"/table/situation-{self._number}?seat=0")
        self.page.wait_for_function(THERE)

    def complaints(self, situation: Situation, sizes: Iterable[str] = SIZES, drawers: bool = False) -> dict[str, list[str]]:
        """What lies wrong there, by size; with the drawers, also in what they show."""
        self.show(situation)
        found: dict[str, list[str]] = {}
        for size in sizes:
            resize(self.page, size)
            found[size] = complaints(self.page, fingers=self.fingers)
            for key in DRAWERS if drawers and size in OPENED else ():
                self.page.evaluate(PRESS, key)
                found[f"{size}, {key}"] = complaints(self.page, fingers=self.fingers)
                self.page.evaluate(PRESS, key)
        return {f"{situation.label}, {size}": wrong for size, wrong in found.items() if wrong}
