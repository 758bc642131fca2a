"""Several people at browsers of their own, who gather at one table by its link and play there."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from playwright.sync_api import TimeoutError as NotInTime

from tests.browser.people import ASKED, Guest

PAUSE = 40  # milliseconds between two looks at everybody's page
SOON = 3000  # milliseconds, after which everybody is looked at again
MOST_LOOKS = 4000

OPEN = """async ([wish, key]) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${key}` };
    const answer = await fetch("/api/gatherings", { method: "POST", headers, body: JSON.stringify(wish) });
    const joined = await answer.json();
    localStorage.setItem("hanashobu-seats", JSON.stringify({ [joined.table.id]: { key: joined.key } }));
    return joined.table.id;
}"""


def open_table(host: Guest, game: str, players: int, bots: int = 0, rounds: int = 1, **settings: Any) -> str:
    """A table with a seat for everybody who comes by the link, opened as the set-up page does; returns its id."""
    people: list[dict[str, Any]] = [{"name": "Hana"}, *({"name": "", "open": True} for _ in range(players - 1 - bots))]
    seats = people + [{"name": f"Bot {at}", "bot": "regular"} for at in range(bots)]
    wish = {"game": game, "seats": seats, "options": {"rounds": rounds}, "settings": settings}
    host.page.goto("/rules")
    table = str(host.page.evaluate(OPEN, [wish, host.key]))
    host.page.goto(f"/table/{table}")
    return table


def sit_down(guest: Guest, table: str, seat: int, name: str) -> None:
    """Follow the link, and take a free seat."""
    guest.page.goto(f"/table/{table}")
    guest.press(guest.page.locator(f"[data-seat='{seat}'] button.main"))
    guest.page.get_by_label("Your name").fill(name)
    guest.press(guest.page.get_by_role("button", name=f"Sit down in seat {seat + 1}"))
    guest.page.wait_for_selector("[data-ready]")


def ready(people: Sequence[Guest]) -> None:
    """Everybody is ready, and the cards are dealt."""
    for one in people:
        one.press(one.page.locator("[data-ready]"))
    for one in people:
        one.page.wait_for_selector("main.table")


def gather(people: Sequence[Guest], game: str, bots: int = 0, **wish: Any) -> str:
    """All of them at one table, dealt; the first is the host."""
    host, *others = people
    table = open_table(host, game, len(people) + bots, bots, **wish)
    host.page.wait_for_selector("[data-ready]")
    for seat, guest in enumerate(others, 1):
        sit_down(guest, table, seat, f"Guest {seat}")
    ready(people)
    return table


def step(people: Sequence[Guest]) -> bool:
    """Let everybody answer what they are asked; whether the match is over for all of them."""
    asked = [one.page.evaluate(ASKED) for one in people]
    for one, what in zip(people, asked, strict=True):
        if what == "between":
            waiting = one.page.locator("[data-next]:not([disabled])")
            with suppress(NotInTime):  # it is dealt in this very moment
                if waiting.count():
                    one.press(waiting, SOON)
        elif what not in (None, "over"):
            one.answer(what)
    if not any(asked):
        people[0].page.wait_for_timeout(PAUSE)
    return all(what == "over" for what in asked)


def play_on(people: Sequence[Guest]) -> None:
    """Until somebody has played one more card of the hand: the match goes on."""
    hands = [one.hand() for one in people]
    for _ in range(MOST_LOOKS):
        if [one.hand() for one in people] != hands:
            return
        step(people)
    raise AssertionError("The match does not go on.")


def play_out(people: Sequence[Guest]) -> None:
    """Until the match is over for everybody."""
    for _ in range(MOST_LOOKS):
        if step(people):
            return
    raise AssertionError("The match does not come to an end.")


def record(one: Guest, table: str) -> list[dict[str, Any]]:
    """The record of the match, as somebody who played gets it."""
    key = one.page.evaluate("table => JSON.parse(localStorage.getItem('hanashobu-seats'))[table].key", table)
    answer = one.api.http.get(f"/api/tables/{table}/record", headers={"authorization": f"Bearer {key}"})
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]
