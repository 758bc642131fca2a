"""Packets that vanish, as in a tunnel, and people who sit quietly: with clocks of the tests' own."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from hanashobu.app.people import people_message, presence, table_groups
from hanashobu.table import moves
from tests.browser import guests
from tests.browser.conftest import Visit
from tests.browser.people import Guest
from tests.server.serving import Served

NOON = datetime(2026, 11, 18, 12)


class Tunnel:
    """The way between a page and its server, in which everything vanishes when the test says so."""

    def __init__(self, page: Page) -> None:
        self.dark = False
        self.asked = self.answered = 0
        page.route_web_socket("**/socket", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        if self.dark:
            return  # it seems to be open, and nobody ever answers
        server = page.connect_to_server()
        page.on_message(lambda said: self._ask(server, said))
        server.on_message(lambda said: self._answer(page, said))

    def _ask(self, server: WebSocketRoute, said: str | bytes) -> None:
        if not self.dark:
            self.asked += '"beat"' in str(said)
            server.send(said)

    def _answer(self, page: WebSocketRoute, said: str | bytes) -> None:
        if not self.dark:
            self.answered += '"beat"' in str(said)
            page.send(said)


def pass_time(page: Page, tunnel: Tunnel, seconds: int) -> None:
    """Let time pass on a page; what is asked meanwhile is answered, however slow the machine is."""
    for _ in range(seconds):
        page.clock.run_for(1000)
        while not tunnel.dark and tunnel.answered < tunnel.asked:
            page.wait_for_timeout(5)


def stopped(guest: Guest) -> Tunnel:
    """From now on time passes on a page only when the test says so."""
    guest.page.clock.install(time=NOON)
    return Tunnel(guest.page)


def test_a_page_whose_packets_vanish_says_so_after_ten_seconds_and_comes_back(visit: Visit) -> None:
    guest = visit()
    tunnel = stopped(guest)
    guest.set_up("mushi")
    guest.page.wait_for_selector("main.table")
    guest.page.clock.pause_at(datetime(2026, 11, 18, 13))
    offline = guest.page.get_by_text("Not connected. Trying again")
    pass_time(guest.page, tunnel, 30)
    expect(offline).to_have_count(0)
    assert tunnel.asked >= 4  # quiet, and alive
    tunnel.dark = True
    pass_time(guest.page, tunnel, 11)
    expect(offline).to_be_visible()
    tunnel.dark = False
    pass_time(guest.page, tunnel, 20)
    expect(offline).to_have_count(0)
    guest.page.clock.resume()
    guest.play_on()


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A clock of a server that the test moves: by how many milliseconds it is ahead."""
    ahead = [0]
    usual = moves.milliseconds
    monkeypatch.setattr("hanashobu.server.asgi.Attendance", lambda store: presence.Attendance(store, lambda: usual() + ahead[0]))
    return ahead


@pytest.mark.soak  # tests/server/test_presence.py has the same without pages
def test_three_people_who_sit_quietly_for_three_minutes_are_not_away(
    visit: Visit, page_folder: Path, tmp_path: Path, wall: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a table without a clock: nobody is shown as away to anybody, and no bot can be given a seat."""
    monkeypatch.setenv("HANASHOBU_PAGE", str(page_folder))
    with Served(tmp_path / "tables.sqlite") as served:
        people = [visit(served.address) for _ in range(3)]
        tunnels = [stopped(one) for one in people]
        guests.gather(people, "hiraya")
        for one in people:
            one.page.clock.pause_at(datetime(2026, 11, 18, 13))
        groups: table_groups.TableGroups = served.app.state.groups
        for second in range(0, 180, 10):
            wall[0] += 10_000
            for one, tunnel in zip(people, tunnels, strict=True):
                pass_time(one.page, tunnel, 10)
            if second % 20 == 0:
                served.in_loop(groups.attendance.renew())
            served.in_loop(_look(groups))
            for one in people:
                assert one.page.get_by_label("Away", exact=True).count() == 0
                assert one.page.locator("[data-let-bot]").count() == 0
        assert wall[0] > 2 * people_message.PATIENCE
        for one, tunnel in zip(people, tunnels, strict=True):
            assert tunnel.asked >= 30
            one.page.clock.resume()
        guests.step(people)
        for one in people:
            one.leave()


async def _look(groups: table_groups.TableGroups) -> None:
    """What the timers of the server do."""
    for group in list(groups._open.values()):
        group._notify()
