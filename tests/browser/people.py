"""Somebody at a browser: opens pages, and plays by pressing what the page shows."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, Request, WebSocket

from tests.server.serving import Client
from tests.support.timeouts import PATIENCE

MILLISECONDS = 1000 * PATIENCE
LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}

# What can be pressed at a table now, by what is asked: nothing while events are being shown.
ASKED = """() => {
    const there = (query) => document.querySelector(query) !== null;
    if (there("[data-curtain]")) return "curtain";
    if (there("[data-between]")) return there("[data-next]") ? "between" : "over";
    if (there("[data-slip]")) return there("[data-slip]:not([aria-busy=true]) button") ? "slip" : null; // not before it can be pressed
    if (there("[data-at^='pile:'] [data-key]") && there("button[data-at^='pile:']:not([disabled])")) return "pile";
    if (there(".lies[aria-disabled='false']")) return "field";
    if (there("[data-hand][aria-disabled='false']")) return "hand";
    return null;
}"""

FOLLOW_LINK = "to => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); scrollTo(0, 0); }"


@dataclass
class Room:
    """A server, and what may be said about it in a browser's console."""

    address: str
    expected: list[str] = field(default_factory=list)


class Guest:
    """A browser with a key and settings of its own. It may have several tabs."""

    def __init__(
        self,
        room: Room,
        browser: Browser,
        viewport: dict[str, int] | None = None,
        touch: bool = False,
        key: str | None = None,
        settings: dict[str, Any] | None = None,
        **context: Any,
    ) -> None:
        self.room = room
        self.touch = touch
        self.key = key or token_hex(16)
        self.api = Client(room.address, self.key)
        self._troubles: list[str] = []
        self._usual = tuple(room.expected)
        kept = {"lang": "en", "speed": "instant", "takeBack": 0, "guide": False, **(settings or {})}
        stored = {"hanashobu-player": {"key": self.key}, "hanashobu-settings": kept}
        items = [{"name": name, "value": json.dumps(value)} for name, value in stored.items()]
        if kept["speed"] == "instant":  # nor does anything else move, which takes two fifths less processor time
            context.setdefault("reduced_motion", "reduce")
        self.context = browser.new_context(
            viewport=viewport or LAPTOP,  # type: ignore[arg-type]
            has_touch=touch,
            is_mobile=touch,
            base_url=room.address,
            locale="en-GB",
            storage_state={"origins": [{"origin": room.address, "localStorage": items}]},  # type: ignore[arg-type]
            **context,
        )
        self.context.set_default_timeout(MILLISECONDS)
        self.context.on("request", self._asks)
        self.context.on("console", self._says)
        self.context.on("weberror", lambda error: self._troubles.append(f"uncaught: {error.error}"))
        self.page = self.tab()

    def tab(self) -> Page:
        """Another tab of this browser."""
        page = self.context.new_page()
        page.on("websocket", self._connects)
        return page

    def _asks(self, request: Request) -> None:
        if not request.url.startswith((self.room.address, "data:", "blob:")):
            self._troubles.append(f"asked somebody else: {request.url}")

    def _connects(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.room.address.replace("http", "ws")):
            self._troubles.append(f"connected to somebody else: {socket.url}")

    def _says(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._troubles.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def expect(self, pattern: str) -> None:
        """A complaint of the browser that belongs to this test."""
        self.room.expected.append(pattern)

    def troubles(self) -> list[str]:
        """Whatever went wrong that nobody expected."""
        return [said for said in self._troubles if not any(re.search(pattern, said) for pattern in self.room.expected)]

    def begin_anew(self) -> None:
        """Another test goes on with this browser."""
        self._troubles.clear()
        self.room.expected[:] = self._usual
        for page in self.context.pages[1:]:
            page.close()

    def leave(self) -> None:
        """Close the browser."""
        self.api.close()
        with suppress(Error):  # the test has closed it already
            self.context.unroute_all(behavior="ignoreErrors")  # a file may still be on its way through a test's hands
        self.context.close()

    # At a table

    def set_up(self, game: str, **wish: Any) -> str:
        """Start a table from the set-up page, by its address; gives the table's id."""
        query = [("o", f"{name}={value}") for name, value in wish.pop("options", {"rounds": 1}).items()]
        query += [(name, str(one)) for name, value in wish.items() for one in (value if isinstance(value, list) else [value])]
        self.page.goto(f"/new/{game}?{urlencode(query)}")
        self.press(self.page.get_by_role("button", name="Start", exact=True))
        self.page.wait_for_url("**/table/**")
        return self.page.url.split("/table/")[1].split("?")[0]

    def go(self, address: str) -> None:
        """Go to another page as a link there does: loading everything anew takes more processor time than most pages themselves."""
        if self.page.url.startswith(self.room.address) and _page(self.page.url.removeprefix(self.room.address)) != _page(address):
            self.page.evaluate(FOLLOW_LINK, address)
        else:
            self.page.goto(address)

    def press(self, what: Locator, timeout: float | None = None) -> None:
        """Click or tap; a card of a fan where its index is, which nothing covers."""
        if what.and_(what.page.locator("[data-hand]")).count():
            if self.touch:
                what.tap(timeout=timeout, position={"x": 10, "y": 24})
            else:
                what.click(timeout=timeout, position={"x": 10, "y": 24})
        elif self.touch:
            what.tap(timeout=timeout)
        else:
            what.click(timeout=timeout)

    def pause(self) -> None:
        """As long as a person takes between two presses in the same place; sooner they are a double press."""
        self.page.wait_for_timeout(500)

    def play_out(self, page: Page | None = None, most: int = 400) -> list[str]:
        """Press whatever can be pressed until the match is over; gives the kinds of questions that came up."""
        seen: list[str] = []
        for _ in range(most):
            asked = self.asked(page)
            seen.append(asked)
            if asked == "over":
                return seen
            self.answer(asked, page)
        raise AssertionError(f"The match does not come to an end: {seen[-20:]}")

    def play_until(self, wanted: str, page: Page | None = None, most: int = 200) -> None:
        """Play on until this kind of question stands open."""
        for _ in range(most):
            asked = self.asked(page)
            if asked == wanted:
                return
            assert asked != "over", f"The match was over before {wanted!r} came up."
            self.answer(asked, page)

    def play_on(self, page: Page | None = None) -> None:
        """One more card of the hand: the match goes on. That a match comes to its end is in test_matches.py."""
        self.play_until("hand", page)
        hand = self.hand(page)
        while self.hand(page) == hand:
            self.answer(self.asked(page), page)

    def asked(self, page: Page | None = None) -> str:
        """What can be pressed, as soon as something can."""
        return str((page or self.page).wait_for_function(ASKED).json_value())

    def answer(self, asked: str, page: Page | None = None) -> None:
        """Press one answer to it: the first, so that the same deal is the same match."""
        page = page or self.page
        if asked == "curtain":
            self.press(page.locator("[data-curtain] button"))
        elif asked == "between":
            self.press(page.locator("[data-next]"))
        elif asked == "slip":
            self.press(page.locator("[data-slip] button").first)
        elif asked == "pile":
            self.press(page.locator("button[data-at^='pile:']").first)
        elif asked == "field":
            self.press(page.locator(".lies[aria-disabled='false']").last)  # of cards that lie together the last is on top
        else:
            card = page.locator("[data-hand][aria-disabled='false']").first
            at = card.get_attribute("data-hand")
            self.press(card)
            if self.touch and self._stays(page, at):
                self.press(page.locator(f"[data-hand='{at}']"))
        self._moved(asked, page)

    def _stays(self, page: Page, at: str | None) -> bool:
        """Whether a card was only picked up, and has nothing to choose: then a second touch plays it."""
        card = page.locator(f"[data-hand='{at}'][aria-pressed='true']")
        return card.count() > 0 and page.locator(".lies[aria-disabled='false'].target").count() == 0

    def _moved(self, asked: str, page: Page) -> None:
        """Nothing can be pressed right after an answer; only what lies over the table has to go first."""
        if asked in ("curtain", "between"):
            try:
                page.wait_for_selector(f"[data-{'curtain' if asked == 'curtain' else 'next'}]", state="detached")
            except Error:  # pragma: no cover - says what is on the page instead of a selector
                raise AssertionError(f"After pressing the {asked} it is still there.") from None

    def hand(self, page: Page | None = None) -> list[str]:
        """The cards of one's own hand, as the page shows them."""
        return codes((page or self.page).locator("[data-hand] [data-code]"))

    def field(self, page: Page | None = None) -> list[str]:
        """The cards on the field."""
        return codes((page or self.page).locator(".lies [data-code]"))

    def owns(self, id: str) -> str:
        """A table or record that was prepared over the API is there for this browser: it is at the same server."""
        return id

    def record(self, table: str) -> str:
        """The record of a finished match, as the server gives it out."""
        answer = self.api.http.get(f"/api/tables/{table}/record")
        assert answer.status_code == 200, answer.text
        return answer.text

    def events(self, table: str) -> list[dict[str, Any]]:
        """Its events."""
        return [json.loads(line) for line in self.record(table).splitlines()]

    def names(self, table: str) -> list[str]:
        """Who sits at a table."""
        return [seat["name"] for seat in self.api.http.get(f"/api/tables/{table}").json()["seats"]]


def _page(address: str) -> str:
    """Which page shows an address."""
    return re.split(r"[/?#]", address)[1]


def codes(cards: Locator) -> list[str]:
    """The codes of pictured cards; a back has none."""
    return [str(code) for code in cards.evaluate_all("nodes => nodes.map(node => node.dataset.code)")]


def number(text: str) -> int:
    """A number as the page writes it."""
    return int(text.replace("−", "-").replace("\u202f", "").replace(",", "").strip())
