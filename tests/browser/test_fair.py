"""The replay of a fair deal: the browser itself computes every shuffle again, and says what holds and what does not."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

import hanashobu
from hanashobu.play.fair import fingerprint
from hanashobu.play.match import Match
from tests.browser import guests
from tests.browser.conftest import Visit
from tests.browser.people import Guest
from tests.browser.test_replay import finished
from tests.support.fair_matches import DECKS, as_lines, fair_match


def some_match() -> Match:
    """A fair match in which somebody withheld a contribution."""
    found = (fair_match(number, rounds=1) for number in range(100))
    return next(match for match in found if match.fair and any(party.nonce is None for party in match.fair.deal.parties))


def open_record(page: Page, match: Match, folder: Path) -> None:
    file = folder / "fair.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in as_lines(match)), encoding="utf-8")
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url(re.compile("/replay/r"))
    page.get_by_role("button", name="Deal", exact=True).click()


def test_the_browser_checks_a_fair_deal_and_shows_its_words(guest: Guest, tmp_path: Path) -> None:
    match, page = some_match(), guest.page
    assert match.fair
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    open_record(page, match, tmp_path)
    assert not any("examine" in url for url in loaded)
    page.get_by_role("button", name="Check the deal").click()
    section = page.get_by_role("region", name="A fair deal")
    shuffles = sum(line["event"] in DECKS for line in as_lines(match))
    expect(section).to_contain_text(f"{shuffles} shuffles follow from the server's secret")
    expect(section).to_contain_text("withheld")
    words = fingerprint(match.fair.deal)
    expect(section).to_contain_text(words.latin)
    expect(section).to_contain_text(words.kana)
    assert any("examine" in url for url in loaded)  # fetched when it is asked for


def test_the_browser_finds_out_a_server_that_changed_a_card(guest: Guest, tmp_path: Path) -> None:
    """The server would not accept such a record; here it lies."""
    match, page = some_match(), guest.page
    at = next(at for at, line in enumerate(as_lines(match)) if line["event"] == "deal")

    def lie(route: Route) -> None:
        answer = route.fetch()
        record = answer.json()
        stock = record["events"][at]["stock"] or record["events"][at]["field"]
        stock[0], stock[1] = stock[1], stock[0]
        route.fulfill(response=answer, json=record)

    page.route(re.compile(r"/api/records/r[^/]*$"), lie)
    open_record(page, match, tmp_path)
    page.reload()
    page.get_by_role("button", name="Deal", exact=True).click()
    page.get_by_role("button", name="Check the deal").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(f"This deal does not hold. Line {at + 1}: The seal of this event is missing")


def test_a_match_without_a_fair_deal_has_nothing_to_check(guest: Guest) -> None:
    table = finished(guest)
    guest.page.goto(f"/replay/{table}")
    guest.page.get_by_role("button", name="Play on", exact=True).wait_for()
    expect(guest.page.get_by_role("button", name="Deal", exact=True)).to_have_count(0)


class Liar:
    """A server between the page and the real one, which changes what it sends once it is told how."""

    def __init__(self, page: Page) -> None:
        self.change: Callable[[dict[str, Any]], None] = lambda message: None
        page.route_web_socket(re.compile("/socket$"), self._between)

    def _between(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)

        def changed(text: str | bytes) -> None:
            message = json.loads(text)
            self.change(message)
            socket.send(json.dumps(message))

        server.on_message(changed)


def header(message: dict[str, Any]) -> dict[str, Any]:
    """The first event of a match, if the message has it."""
    events = message.get("events") or [{}]
    return events[0] if events[0].get("event") == "match" else {}


def late_secret(message: dict[str, Any]) -> None:
    if deal := header(message).get("fair"):
        deal["commitment"] = "0f" * 32


def other_names(message: dict[str, Any]) -> None:
    if names := header(message).get("seats"):
        names[1] = "Somebody"


def test_a_page_that_sat_there_says_in_red_what_a_server_has_changed(visit: Visit) -> None:
    """A secret that was chosen afterwards; and after a reload other names than before, which stays said."""
    host, friend = visit(), visit()
    server, wrong = Liar(host.page), host.page.get_by_role("alert").filter(has_text="This deal does not hold.")
    server.change = late_secret
    guests.gather([host, friend], "mushi")
    expect(wrong).to_contain_text("another commitment before everybody was ready")

    server.change = lambda message: None
    guests.gather([host, friend], "mushi")
    guests.play_on([host, friend])
    host.page.reload()  # honest servers are reloaded too
    host.page.wait_for_selector("main.table")
    expect(wrong).to_have_count(0)
    server.change = other_names
    host.page.reload()
    expect(wrong).to_contain_text("events of the match were changed")
    server.change = lambda message: None
    host.page.reload()
    expect(wrong).to_contain_text("events of the match were changed")


@pytest.mark.soak
def test_an_honest_match_agrees_with_the_receipt_of_everybody_who_played(visit: Visit, tmp_path: Path) -> None:
    """Two words before the deal, the result when the match is over, and a file that hana verify takes."""
    host, friend = visit(), visit()
    table = guests.open_table(host, "mushi", 2)
    guests.sit_down(friend, table, 1, "Guest 1")
    words = [one.page.locator(".words b").inner_text() for one in (host, friend)]
    assert len(words[0].split()) == 2
    assert words[0] == words[1]
    host.press(host.page.locator("[data-ready]"))
    expect(host.page.get_by_role("button", name="Wait, not ready")).to_be_visible()
    host.page.reload()  # between ready and reveal
    host.page.wait_for_selector("main")
    friend.press(friend.page.locator("[data-ready]"))
    for one in (host, friend):
        one.page.wait_for_selector("main.table")
    guests.play_out([host, friend])
    for one in (host, friend):
        expect(one.page.get_by_text("the match is the one that this device has seen from its beginning")).to_be_visible()
    begins, *_ = lines = guests.record(host, table)
    assert all(party["nonce"] for party in begins["fair"]["parties"])
    heads = []
    for one in (host, friend):
        one.page.goto(f"/replay/{table}")
        one.page.get_by_role("button", name="Deal", exact=True).click()
        one.page.get_by_role("button", name="Check the deal").click()
        section = one.page.get_by_role("region", name="A fair deal")
        expect(section).to_contain_text("the match is the one that this device has seen from its beginning")
        heads.append(section.locator(".words strong").last.inner_text())
    with host.page.expect_download() as saved:
        host.page.get_by_role("button", name="Save your receipt").click()
    saved.value.save_as(tmp_path / "receipt.json")
    (tmp_path / "match.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    verdict = hanashobu.verify(tmp_path / "match.jsonl", receipt=tmp_path / "receipt.json")
    assert verdict
    assert verdict.receipt
    assert heads == verdict.heads * 2
