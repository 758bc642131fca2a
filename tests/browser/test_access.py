"""For everybody: what axe-core finds on each page, what a screen reader announces, and stillness where it is wished."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, both
from tests.browser.people import PHONE, Guest
from tests.browser.test_replay import finished
from tests.support.slices import sliced

SERIOUS = """async () => {
    // In the dark only colours differ.
    const rules = matchMedia("(prefers-color-scheme: dark)").matches ? { runOnly: ["color-contrast"] } : {};
    const found = await axe.run(document, { resultTypes: ["violations"], ...rules });
    const grave = found.violations.filter(one => ["serious", "critical"].includes(one.impact));
    return grave.flatMap(one => one.nodes.slice(0, 3).map(node => `${one.id}: ${node.html.slice(0, 160)} ${node.failureSummary}`));
}"""


def serious(page: Page, axe: str) -> list[str]:
    """What is wrong with the page as it stands."""
    page.wait_for_function(
        "() => document.getAnimations().every(one => one.playState !== 'running' || one.effect.getTiming().iterations === Infinity)"
    )
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    found: list[str] = page.evaluate(SERIOUS)
    return found


@both
@pytest.mark.parametrize(("theme", "step"), sliced([("light", 2), ("light", 1), ("dark", 1)]))
def test_nothing_serious_on_the_pages_around_the_table(visit: Visit, axe: str, theme: str, step: int) -> None:
    guest = visit(color_scheme=theme)
    page = guest.page
    table = finished(guest)
    found: dict[str, Any] = {}
    pages = {
        "/": "button >> text=Play now",
        "/new/hachi_hachi?players=7&o=rounds=3": "button >> text=Start",
        "/rules": "figure >> nth=48",
        "/rules/hachi_hachi": "#house",
        "/history": "text=Remove",
        "/replay": "text=Or paste its text",
        f"/replay/{table}?at=20": "[data-at=field]",
        f"/review/{table}": "text=Show it in the replay",
        "/score": "text=New match",
        "/score/new": "text=Begin the match",
    }
    for address, there in list(pages.items())[::-step][::-1]:  # either way with the last one, where the score is entered then
        guest.go(address)
        page.locator(there).first.wait_for()
        found[address] = serious(page, axe)
    page.get_by_role("button", name="Begin the match").click()
    page.get_by_role("button", name="Enter round 1").click()
    page.get_by_role("navigation", name="Steps").get_by_role("button", name="Cards").click()
    page.locator("[data-card='1a']").click()
    found["score entry"] = serious(page, axe)
    guest.go("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").wait_for()
    found["settings"] = serious(page, axe)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize(("theme", "lang"), sliced([("light", "en"), ("dark", "ja")]))
def test_nothing_serious_at_the_table(visit: Visit, axe: str, theme: str, lang: str) -> None:
    guest = visit(color_scheme=theme, settings={"lang": lang, "guide": True})
    page = guest.page
    found: dict[str, Any] = {}
    table = guest.api.open("kyu_rei_hana", bots=6, rounds=2)
    page.goto(f"/table/{table}?seat=0")
    guest.asked()
    found["question"] = serious(page, axe)
    table = guest.api.open("hiraya", bots=2, rounds=2)
    with guest.api.sit(table) as seat:
        seat.moves(Random(1), 6)
        page.goto(f"/table/{table}?seat=0")
        guest.asked()
        found["mid-round"] = serious(page, axe)
        while seat.now.status == "playing":
            seat.moves(Random(1), 1)
        page.locator("[data-next]").wait_for()
        found["settlement"] = serious(page, axe)
        seat.moves(Random(1))
        page.locator("[data-between] ol").wait_for()
        found["match end"] = serious(page, axe)
    assert {where: what for where, what in found.items() if what} == {}


@both
def test_nothing_serious_on_a_phone(visit: Visit, axe: str) -> None:
    guest = visit(viewport=PHONE, touch=True)
    table = guest.owns(guest.api.open("hachi_hachi", bots=6, rounds=2))
    guest.page.goto(f"/table/{table}?seat=0")
    guest.asked()
    assert serious(guest.page, axe) == []


@both
def test_every_move_and_ones_own_turn_are_said_aloud(guest: Guest) -> None:
    guest.set_up("hiraya", seed=6)
    guest.play_until("hand")
    page = guest.page
    expect(page.locator("[aria-live='assertive']")).to_contain_text("Your turn")
    names = page.locator("[data-hand]").evaluate_all("nodes => nodes.map(node => node.getAttribute('aria-label'))")
    assert len(set(names)) == len(guest.hand())
    played = page.locator("[data-hand][aria-disabled='false']").first
    called = str(played.get_attribute("aria-label")).split(":")[0]
    guest.answer("hand")
    if page.locator(".lies.target[aria-disabled='false']").count():
        guest.answer("field")
    page.keyboard.press("l")
    expect(page.get_by_role("list", name="Log")).to_contain_text(called)
    guest.asked()
    assert page.locator("[aria-live='polite'] p").count() > 0


MOVING = "document.getAnimations().filter(one => one.playState === 'running').map(one => one.effect.target?.className ?? '')"


@pytest.mark.soak
@both
def test_nothing_moves_where_stillness_is_wished(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce", settings={"speed": "fast"})
    page = guest.page
    page.add_init_script(
        "window.moved = []; const animate = Element.prototype.animate;"
        "Element.prototype.animate = function (...all) { window.moved.push(String(this.className)); return animate.apply(this, all); };"
    )
    guest.set_up("hiraya", seed=6)
    for _ in range(2):
        guest.play_until("hand")
        assert page.evaluate(MOVING) == []
        guest.answer("hand")
        assert page.evaluate(MOVING) == []
        guest.asked()
    assert page.evaluate("window.moved") == []


@pytest.mark.soak
@both
def test_cards_do_move_otherwise(visit: Visit) -> None:
    """So that the test before this one says something."""
    guest = visit(settings={"speed": "fast"})
    guest.page.add_init_script(
        "window.moved = []; const animate = Element.prototype.animate;"
        "Element.prototype.animate = function (...all) { window.moved.push(String(this.className)); return animate.apply(this, all); };"
    )
    guest.set_up("hiraya", seed=6)
    guest.play_until("hand")
    guest.answer("hand")
    guest.page.wait_for_function("() => window.moved.includes('flyer')")
    guest.asked()
