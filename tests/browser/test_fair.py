"""The replay of a fair deal: the browser itself computes every shuffle again, and says what holds and what does not."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from hanashobu.play.fair import fingerprint
from hanashobu.play.match import Match
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
    assert not any("verify" in url for url in loaded)
    page.get_by_role("button", name="Check the deal").click()
    section = page.get_by_role("region", name="A fair deal")
    shuffles = sum(line["event"] in DECKS for line in as_lines(match))
    expect(section).to_contain_text(f"{shuffles} shuffles follow from the server's secret")
    expect(section).to_contain_text("withheld")
    words = fingerprint(match.fair.deal)
    expect(section).to_contain_text(words.latin)
    expect(section).to_contain_text(words.kana)
    assert any("verify" in url for url in loaded)  # fetched when it is asked for


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
    expect(alert).to_contain_text(f"This deal does not hold. Line {at + 1}: These are not the cards that follow from the secret")


def test_a_match_without_a_fair_deal_has_nothing_to_check(guest: Guest) -> None:
    table = finished(guest)
    guest.page.goto(f"/replay/{table}")
    guest.page.get_by_role("button", name="Play on", exact=True).wait_for()
    expect(guest.page.get_by_role("button", name="Deal", exact=True)).to_have_count(0)
