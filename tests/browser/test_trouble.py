"""What goes wrong around a table: reloads, a server that dies, second tabs, late answers, tables of others."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit, both
from tests.browser.people import Guest
from tests.server.serving import Process


def test_a_server_that_dies_and_comes_back_finds_the_match_going_on(visit: Visit, page_folder: Path, tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    with Process("--port", "0", "--data", data, HANASHOBU_PAGE=str(page_folder)) as first:
        guest = visit(first.address)
        guest.set_up("hiraya", seed=6)
        guest.play_until("hand")
        guest.answer("hand")
        guest.play_until("hand")
        hand = guest.hand()
        guest.expect(r"WebSocket connection to|net::ERR_\w+")  # pictures may be on their way, too, and break off anywhere
        first.kill()
    lost = guest.page.get_by_text("Not connected. Trying again")
    lost.wait_for()
    with Process("--port", first.address.rpartition(":")[2], "--data", data, HANASHOBU_PAGE=str(page_folder)) as second:
        assert second.address == first.address
        lost.wait_for(state="hidden")
        assert guest.hand() == hand
        guest.play_on()
        guest.leave()


def test_a_second_tab_at_the_same_seat_keeps_in_step(guest: Guest) -> None:
    table = guest.set_up("hiraya", seed=9)
    guest.play_until("hand")
    other = guest.tab()
    other.goto(f"/table/{table}?seat=0")
    for page in (guest.page, other, guest.page):
        assert guest.asked(page) == guest.asked(other)
        before = guest.hand(other)
        guest.answer("hand", page)
        if page.locator(".lies.target[aria-disabled='false']").count():
            guest.answer("field", page)
        for tab in (guest.page, other):
            expect(tab.locator("[data-hand]")).to_have_count(len(before) - 1)  # until then a tab shows the question of before
            guest.asked(tab)
        assert guest.hand(other) == guest.hand(guest.page)
        assert guest.field(other) == guest.field(guest.page)


class Deaf:
    """A tab whose server speaks, but what it says of the match is not heard for a while."""

    def __init__(self, page: Page) -> None:
        self.deaf = False
        self._kept: list[str] = []
        page.route_web_socket("**/socket", self._between)

    def _between(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def receive(message: str | bytes) -> None:
            if self.deaf and json.loads(message)["type"] == "update":
                self._kept.append(str(message))
            else:
                socket.send(message)

        server.on_message(receive)
        self._socket = socket

    def hear_again(self) -> None:
        self.deaf = False
        for message in self._kept:
            self._socket.send(message)


def test_a_late_answer_gets_its_sentence_and_the_match_goes_on(guest: Guest) -> None:
    table = guest.set_up("hiraya", seed=9)
    guest.play_until("hand")
    late = guest.tab()
    line = Deaf(late)
    late.goto(f"/table/{table}?seat=0")
    guest.asked(late)
    line.deaf = True
    guest.answer("hand")
    if guest.page.locator(".lies.target[aria-disabled='false']").count():
        guest.answer("field")
    guest.asked()
    late.locator("[data-hand][aria-disabled='false']").last.click()  # another card: the same one would be the same answer
    if late.locator(".lies.target[aria-disabled='false']").count():
        guest.answer("field", late)
    expect(late.get_by_role("alert")).to_contain_text("too late")
    line.hear_again()
    guest.asked(late)
    assert guest.hand(late) == guest.hand()
    guest.play_on(late)


def test_an_answer_that_waits_to_be_taken_back_does_not_answer_the_next_question(guest: Guest) -> None:
    """Two tabs: one waits with a card in the air while the other plays; the waiting card must not be played a turn later."""
    table = guest.set_up("hiraya", seed=9)
    guest.play_until("hand")
    guest.page.evaluate(
        "localStorage['hanashobu-settings'] = JSON.stringify({...JSON.parse(localStorage['hanashobu-settings']), takeBack: 60000})"
    )
    slow = guest.tab()
    slow.clock.install()
    slow.goto(f"/table/{table}?seat=0")
    guest.asked(slow)
    slow.locator("[data-hand][aria-disabled='false']").last.click()
    if slow.locator(".lies.target[aria-disabled='false']").count():
        slow.locator(".lies.target[aria-disabled='false']").first.click()
    slow.get_by_role("button", name="Take back").wait_for()
    guest.answer("hand")
    if guest.page.locator(".lies.target[aria-disabled='false']").count():
        guest.answer("field")
    assert guest.asked() == "hand"
    hand = guest.hand()
    expect(slow.locator("[data-hand]")).to_have_count(len(hand))
    slow.clock.fast_forward(120_000)
    slow.get_by_role("button", name="Take back").wait_for(state="hidden")
    assert guest.asked(slow) == "hand"
    assert guest.hand(slow) == guest.hand() == hand
    guest.answer("hand")


@both
def test_a_table_that_is_not_there_gets_a_sentence(guest: Guest) -> None:
    guest.expect("404")
    guest.page.goto("/table/nosuchtable?seat=0")
    alert = guest.page.get_by_role("alert")
    alert.wait_for()
    assert "table" in alert.inner_text()
    guest.page.get_by_role("link", name="To the lobby").click()
    guest.page.get_by_role("button", name="Play now").wait_for()


@both
def test_another_browser_cannot_see_the_table(guest: Guest, visit: Visit) -> None:
    table = guest.set_up("hiraya", seed=9)
    guest.play_until("hand")
    hand = guest.hand()
    stranger = visit()
    stranger.expect("40[49]")
    stranger.page.goto(f"/table/{table}?seat=0")
    stranger.page.get_by_role("alert").wait_for()
    assert stranger.hand() == []
    assert not any(f'data-code="{code}"' in stranger.page.content() for code in hand)
    stranger.page.goto(f"/replay/{table}")
    stranger.page.get_by_role("alert").wait_for()
    stranger.page.goto("/history")
    stranger.page.get_by_text("No match yet").wait_for()
