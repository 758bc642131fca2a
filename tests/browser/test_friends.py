"""Friends at one table, each with a browser of their own: by link, whole matches, coming and going."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import guests
from tests.browser.conftest import Visit
from tests.browser.people import ASKED, PHONE, Guest, codes
from tests.server.serving import Process


def faces(one: Guest) -> list[str]:
    """The hand cards that lie open on somebody's page."""
    return [code for code in codes(one.page.locator("[data-at^='hand:'] [data-code], [data-hand] [data-code]")) if code]


def test_two_friends_play_a_whole_match_by_link_on_a_laptop_and_a_phone(visit: Visit) -> None:
    host, guest = visit(), visit(viewport=PHONE, touch=True)
    table = guests.gather([host, guest], "mushi", rounds=1)
    assert not set(host.hand()) & set(guest.hand())
    guest.press(guest.page.locator("[data-chat]"))
    guest.press(guest.page.get_by_role("button", name="Good luck!"))
    expect(host.page.locator("[data-chat]")).to_contain_text("1")
    host.press(host.page.locator("[data-chat]"))
    said = host.page.get_by_role("log").get_by_text("Good luck!")
    expect(said).to_be_visible()
    host.press(host.page.get_by_text("Mute somebody"))
    expect(said).to_be_in_viewport()  # above all that one can say, of which the last was scrolled to
    host.press(host.page.get_by_role("button", name="Mute Guest 1"))
    expect(said).to_have_count(0)
    guest.press(guest.page.get_by_role("button", name="Nice!"))
    host.press(host.page.get_by_role("button", name="Guest 1 is muted: show again"))
    expect(host.page.get_by_role("log")).to_contain_text(re.compile("Good luck!.*Nice!", re.DOTALL))  # nothing is lost
    guest.press(guest.page.locator("[data-chat]"))
    guests.play_out([host, guest])
    for one in (host, guest):
        expect(one.page.get_by_text("the match is the one that this device has seen from its beginning")).to_be_visible()
    begins, *_, ends = guests.record(host, table)
    assert begins["seats"] == ["Hana", "Guest 1"]
    assert len(begins["fair"]["parties"]) == 2
    assert all(party["nonce"] for party in begins["fair"]["parties"])  # both contributed to the deal
    assert ends["event"] == "match_end"
    assert ends["secret"]
    for one in (host, guest):
        one.press(one.page.locator("[data-rematch]"))
        one.page.wait_for_selector("[data-ready]")
    assert host.page.url.split("/table/")[1] == guest.page.url.split("/table/")[1] != table


@pytest.mark.soak
@pytest.mark.parametrize(("game", "people", "bots"), [("taiyaku", 2, 1), ("hana_awase", 3, 0), ("hachi_hachi", 7, 0)])
def test_more_friends_and_bots_at_one_table(visit: Visit, game: str, people: int, bots: int) -> None:
    friends = [visit() for _ in range(people)]
    table = guests.gather(friends, game, bots)
    guests.play_out(friends)
    begins, *_ = guests.record(friends[-1], table)
    assert len(begins["seats"]) == people + bots


def test_opening_the_link_changes_nothing_and_says_what_can_be_done(visit: Visit) -> None:
    host, visitor = visit(), visit()
    table = guests.open_table(host, "hiraya", 3, 1, clock={"kind": "strict", "move": 20, "then": "bot"})
    host.page.wait_for_selector("[data-ready]")
    for _ in range(2):
        visitor.page.goto(f"/table/{table}")
        expect(visitor.page.locator("[data-seat='1']")).to_contain_text("Free")
    expect(visitor.page.get_by_text("Hana invites you to play Hiraya.")).to_be_visible()
    for fact in ("1 round · 7 cards each", "House rules: all as usual", "Hints are allowed", "Strict: 20 seconds a move"):
        expect(visitor.page.get_by_role("listitem").filter(has_text=fact)).to_be_visible()
    expect(visitor.page.get_by_role("link", name="Rules of this table")).to_have_attribute("href", "/rules/hiraya?o=rounds%3D1")
    expect(visitor.page.get_by_role("link", name="Take the lesson")).to_have_attribute("href", "/learn/hiraya")
    host.press(host.page.get_by_role("button", name="Lock the table"))
    expect(visitor.page.get_by_text("The host has locked this table.")).to_be_visible()
    assert visitor.page.locator("[data-seat='1'] button.main").count() == 0
    host.press(host.page.get_by_role("button", name="Unlock the table"))
    seat = visitor.page.locator("[data-seat='1']")
    expect(seat.get_by_role("button", name="Sit here")).to_be_visible()
    host.api.http.post(f"/api/tables/{table}/seats/1", json={"name": "Ben"})
    expect(visitor.page.get_by_text("All seats at this table are taken.")).to_be_visible()
    expect(visitor.page.get_by_text("You can watch, one move late")).to_be_visible()
    expect(seat).to_contain_text("Ben")
    host.press(host.page.get_by_role("button", name="Close the table"))
    expect(visitor.page.get_by_text("The host has closed this table.")).to_be_visible()


@pytest.mark.soak
def test_nothing_is_dealt_before_everybody_is_ready(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = guests.open_table(host, "mushi", 2)
    guests.sit_down(guest, table, 1, "Ben")
    host.press(host.page.locator("[data-ready]"))
    expect(guest.page.locator("[data-seat='0']")).to_contain_text("Ready")
    assert host.page.locator("main.table").count() == 0
    host.pause()
    host.press(host.page.get_by_role("button", name="Wait, not ready"))
    host.pause()
    guests.ready([guest, host])


def test_a_seat_is_carried_to_another_device_and_the_first_is_signed_out(visit: Visit) -> None:
    host, guest, phone = visit(), visit(), visit(viewport=PHONE, touch=True)
    guests.gather([host, guest], "mushi")
    host.press(host.page.get_by_role("button", name="Menu"))
    host.press(host.page.get_by_text("Continue on another device"))
    host.press(host.page.get_by_role("button", name="Show a code"))
    link = host.page.get_by_role("img", name="QR code: Continue on another device").get_attribute("data-link")
    assert link
    phone.page.goto(link)
    phone.page.wait_for_selector("main.table")
    assert "carry" not in phone.page.url
    expect(phone.page.locator("[data-hand]")).to_have_count(host.page.locator("[data-hand]").count())
    assert phone.hand() == host.hand()
    phone.press(phone.page.get_by_role("button", name="Menu"))
    phone.press(phone.page.get_by_text("Continue on another device"))
    phone.press(phone.page.get_by_role("button", name="Sign out all other devices"))
    expect(phone.page.get_by_text("All other devices are signed out.")).to_be_visible()
    host.page.reload()  # its key opens nothing any more: it may only watch
    expect(host.page.get_by_text("You are watching, one move late.")).to_be_visible()
    assert faces(host) == []
    phone.page.keyboard.press("Escape")
    guests.play_on([phone, guest])


def test_who_leaves_the_match_leaves_no_way_to_the_seat_on_this_device(visit: Visit) -> None:
    """On a shared computer the next person opens the address again: the seat is not theirs, in whatever way the page asks for it."""
    host, guest, phone = visit(), visit(), visit(viewport=PHONE, touch=True)
    table = guests.gather([host, guest], "mushi")
    guest.press(guest.page.get_by_role("button", name="Menu"))
    guest.press(guest.page.get_by_text("Continue on another device"))
    guest.press(guest.page.get_by_role("button", name="Show a code"))
    link = guest.page.get_by_role("img", name="QR code: Continue on another device").get_attribute("data-link")
    assert link
    phone.page.goto(link)
    phone.page.wait_for_selector("main.table")
    key = guest.page.evaluate("table => JSON.parse(localStorage.getItem('hanashobu-seats'))[table].key", table)
    guest.press(guest.page.get_by_role("button", name="Leave the match"))
    guest.press(guest.page.get_by_role("button", name="Leave the match"))
    expect(guest.page.get_by_text("You have left the match. This device can no longer open your seat.")).to_be_visible()
    assert [cookie for cookie in guest.context.cookies() if cookie.get("name") == "hana_seat"] == []
    kept = str(guest.context.storage_state())
    assert key not in kept
    assert f"hanashobu-receipt-{table}" in kept  # with which the deal can still be checked; it opens nothing
    guest.page.goto(f"/table/{table}")
    expect(guest.page.get_by_text("You are watching, one move late.")).to_be_visible()
    assert faces(guest) == []
    expect(host.page.get_by_text("A bot is playing for Guest 1").first).to_be_visible()
    phone.press(phone.page.locator("[data-back]"))  # it keeps the seat
    guests.play_on([host, phone])


def test_somebody_who_watches_sees_no_hand(visit: Visit) -> None:
    host, guest, watcher = visit(), visit(), visit()
    table = guests.gather([host, guest], "mushi", hints=False)
    watcher.page.goto(f"/table/{table}")
    expect(watcher.page.get_by_text("You are watching, one move late.")).to_be_visible()
    for _ in range(3):
        guests.step([host, guest])
        assert faces(watcher) == []
        assert watcher.page.evaluate(ASKED) is None
    while not any(one.page.evaluate(ASKED) for one in (host, guest)):
        host.page.wait_for_timeout(guests.PAUSE)
    for one in (host, guest):
        assert one.page.locator("[data-ask-hint]").count() == 0  # where the host has switched hints off, none are offered


def test_when_time_is_up_a_bot_plays_on_and_the_person_comes_back(visit: Visit) -> None:
    host, guest = visit(), visit()
    guests.gather([host, guest], "mushi", clock={"kind": "strict", "move": 10, "then": "bot"})
    back = host.page.locator("[data-back]")
    while not back.is_visible():  # the host presses nothing, so in the end a bot plays for them
        guests.step([guest])
    host.press(back)
    expect(back).to_be_hidden()
    assert host.asked() in ("hand", "field", "between", "over")  # and they are asked again


@pytest.mark.soak  # test_trouble.py has somebody alone
def test_a_server_that_restarts_finds_its_friends_again(visit: Visit, page_folder: Path, tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    with Process("--port", "0", "--data", data, HANASHOBU_PAGE=str(page_folder)) as first:
        friends = [visit(first.address), visit(first.address)]
        guests.gather(friends, "mushi")
        for _ in range(4):
            guests.step(friends)
        for one in friends:
            one.expect(r"WebSocket connection to|net::ERR_\w+|Failed to load resource")
        first.kill()
    with Process("--port", first.address.rpartition(":")[2], "--data", data, HANASHOBU_PAGE=str(page_folder)):
        guests.play_on(friends)
        for one in friends:
            one.leave()


def test_a_table_that_nobody_knows_gets_a_sentence(visit: Visit) -> None:
    stranger = visit()
    stranger.expect("404")
    stranger.page.goto("/table/abcdefghijkl")
    expect(stranger.page.get_by_role("alert")).to_contain_text("There is no table")
