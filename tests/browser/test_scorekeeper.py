"""The scorekeeper on a phone: a round of a real match is tapped in, and settled as the match settled it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hanashobu.play import events
from tests.browser.conftest import Visit, both
from tests.browser.people import PHONE, Guest, number
from tests.support.helpers import only
from tests.support.reporting import rounds, setup


@pytest.fixture
def phone(visit: Visit) -> Guest:
    """Somebody at a table with real cards."""
    return visit(viewport=PHONE, touch=True)


def begin(page: Page, dealer: int) -> None:
    """A match of three."""
    page.goto("/score/new?game=hana_awase")
    for at, name in enumerate(("Ann", "Ben", "Cho"), 1):
        page.get_by_role("textbox", name=f"Player {at}", exact=True).fill(name)
    page.get_by_role("group", name="Who deals first").locator("label").nth(dealer).tap()
    page.get_by_role("button", name="Begin the match").tap()
    page.get_by_role("button", name="Enter round 1").tap()


def tap_in(page: Page, piles: list[list[str]]) -> None:
    """Give everybody their cards; the last one gets the rest."""
    page.get_by_role("navigation", name="Steps").get_by_role("button", name="Cards").tap()
    whose = page.get_by_role("radiogroup", name="Whose cards").locator("label")
    for seat, pile in enumerate(piles):
        whose.nth(seat).tap()
        if seat == len(piles) - 1:
            page.get_by_role("button", name=re.compile("^The rest to")).tap()
            return
        for code in pile:
            page.locator(f"[data-card='{code}']").tap()


@both
def test_a_round_is_entered_settled_and_kept(phone: Guest) -> None:
    happened, report, _ = next(rounds(setup("hana_awase", 3), 5, 1))
    piles = [list(pile) for pile in report.piles]
    dealer = only(happened, events.DealerDraw)[0].dealer
    (ends,) = only(happened, events.RoundEnds)
    page = phone.page
    begin(page, dealer)
    tap_in(page, piles)
    page.reload()  # the phone slept
    expect(page.get_by_text("Every card has an owner")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("navigation", name="Steps").get_by_role("button", name="Settlement").tap()
    rows = page.locator("article tbody tr:first-child")
    expect(rows).to_have_count(3)
    assert [number(row.locator("td").last.inner_text()) for row in rows.all()] == list(ends.totals)
    page.get_by_role("button", name="Save the round").tap()
    expect(page.get_by_role("button", name="Enter round 2")).to_be_visible()
    page.reload()
    totals = page.locator(".totals .total")
    expect(totals).to_have_count(3)
    assert [number(total.inner_text()) for total in totals.all()] == list(ends.totals)
    page.goto("/score")
    expect(page.get_by_text("Ann, Ben, Cho")).to_be_visible()
    page.get_by_role("link", name="Continue").tap()
    page.get_by_role("button", name="Correct").first.tap()
    expect(page.get_by_role("heading", name="Correcting round 1")).to_be_visible()


@both
def test_a_tap_can_be_undone_and_an_unfinished_round_says_what_is_missing(phone: Guest) -> None:
    page = phone.page
    begin(page, 0)
    page.get_by_role("navigation", name="Steps").get_by_role("button", name="Cards").tap()
    card = page.locator("[data-card='1a']")
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Undo").tap()
    expect(card).to_have_attribute("aria-pressed", "false")
    page.get_by_role("navigation", name="Steps").get_by_role("button", name="Settlement").tap()
    expect(page.locator("main").get_by_role("status")).not_to_be_empty()
    expect(page.get_by_role("button", name="Save the round")).to_be_disabled()


@both
def test_a_match_as_a_file_and_files_that_are_none(phone: Guest, tmp_path: Path) -> None:
    page = phone.page
    begin(page, 0)
    page.get_by_role("button", name="Match").tap()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").tap()
    file = tmp_path / "match.json"
    saved.value.save_as(file)
    page.goto("/score")
    picker = page.locator("input[type=file]")
    for text in ('{"format": "hanashobu-score/1", "match": {"id"', "[]", '{"format": "hanashobu-score/1", "match": {"names": 3}}'):
        broken = tmp_path / "broken.json"
        broken.write_text(text)
        picker.set_input_files(broken)
        expect(page.get_by_role("alert")).to_have_text("There is no match in this file that this version can read.")
        page.reload()
    picker.set_input_files(file)
    page.wait_for_url(re.compile(r"/score/\w+"))
    expect(page.locator("main").get_by_text("Ann").first).to_be_visible()


def test_matches_of_a_trial_version_are_not_read_and_not_deleted_and_the_page_says_so(phone: Guest, tmp_path: Path) -> None:
    """It kept reports of mechanisms beside the piles; read without them the settlement would be another."""
    report = {"piles": [[], [], "rest"], "dealers_hand": 2, "blind": True}
    kept = {"id": "old", "game": "hachi_hachi", "options": {}, "names": ["Ann", "Ben", "Cho"], "dealer": 0, "rounds": [report]}
    file = tmp_path / "match.json"
    file.write_text(json.dumps({"format": "hanashobu-score/1", "match": kept}))
    page = phone.page
    page.goto("/score")
    page.evaluate("match => localStorage.setItem('hanashobu-score-old', JSON.stringify(match))", kept)
    page.reload()
    expect(page.get_by_role("status")).to_have_text("One more match is kept here that this version cannot read. It was not deleted.")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_have_text("There is no match in this file that this version can read.")
    assert json.loads(page.evaluate("localStorage['hanashobu-score-old']")) == kept


def test_without_the_server_what_was_entered_is_safe(phone: Guest) -> None:
    page = phone.page
    begin(page, 0)
    phone.expect("ERR_FAILED")
    page.route("**/api/score*", lambda route: route.abort())
    page.get_by_role("navigation", name="Steps").get_by_role("button", name="Cards").tap()
    page.locator("[data-card='1a']").tap()
    expect(page.get_by_text("What you enter is safe on this device")).to_be_visible()
    page.unroute_all(behavior="wait")
    page.locator("[data-card='2a']").tap()
    expect(page.get_by_text("What you enter is safe on this device")).to_be_hidden()
    page.reload()
    for code in ("1a", "2a"):
        expect(page.locator(f"[data-card='{code}']")).to_have_attribute("aria-pressed", "true")
