"""Teyaku in the browser: claimed without a question, or asked about in every round, or claimed late (TA-11, HH-7)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from hanashobu import games
from hanashobu.app.rooms import room
from hanashobu.play.mechanisms.claim import asked_to_claim
from hanashobu.server import site
from hanashobu.table.table import Seat, Table
from tests.browser.conftest import Visit
from tests.browser.people import PHONE, Guest
from tests.browser.test_pass_and_play import assert_hidden
from tests.server.serving import Served
from tests.support.slices import sliced

ASK_ME = {"claimForMe": False}


def deal(holds: bool) -> int:
    """A deal of Hachi-Hachi for three in which the first seat leads, with a teyaku or without."""
    game = games.find("hachi_hachi")
    for seed in range(2000):
        table = Table.open(game, [Seat("A"), Seat("B"), Seat("C")], game.options(rounds=1), seed)
        view = asked_to_claim(table.match.view(0))
        if view.table.first == 0 and (len(view.legal) == 2) == holds and len(view.legal) < 3:
            return seed
    raise AssertionError("There is no such deal.")


@pytest.fixture
def patient(page_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server at which nobody's time to answer runs out, however slow the machine is."""
    monkeypatch.setattr(room, "ASKED_WINDOW", 600.0)
    monkeypatch.setattr(site, "PAGE", page_folder)
    with Served(tmp_path / "tables.sqlite") as running:
        yield running.address


@pytest.fixture
def come(patient: str, visit: Visit) -> Visit:
    """Lets somebody in there; they leave before the server ends."""
    return lambda **how: visit(patient, **how)


def sits_down(come: Visit, holds: bool, **how: Any) -> tuple[Guest, str]:
    """Somebody against two bots, at their table."""
    guest = come(**how)
    return guest, guest.set_up("hachi_hachi", players=3, bot=["-", "random", "random"], seed=deal(holds))


def slip(page: Page) -> Locator:
    return page.locator("[data-slip]")


def finish(guest: Guest, table: str) -> None:
    """Play on without the page: what is left to look at is the record."""
    guest.page.goto("about:blank")
    with guest.api.sit(table) as seat:
        seat.moves(Random(1))


def claims(guest: Guest, table: str) -> list[dict[str, Any]]:
    """What was claimed and hidden at the first seat, as the record has it."""
    return [event for event in guest.events(table) if event["event"] == "claim" and event["seat"] == 0]


def test_who_wants_to_be_asked_is_asked_without_a_teyaku_too_and_goes_on(come: Visit) -> None:
    guest, table = sits_down(come, False, settings=ASK_ME)
    assert guest.asked() == "slip"
    assert "You hold no teyaku" in slip(guest.page).inner_text()
    answers = slip(guest.page).get_by_role("button")
    assert answers.count() == 1
    assert answers.inner_text().startswith("Continue")
    assert guest.page.locator("[data-late]").count() == 0
    guest.press(answers)
    guest.page.locator("[data-hand][aria-disabled='false']").first.wait_for()
    assert guest.page.locator("[data-late]").count() == 0
    finish(guest, table)
    assert claims(guest, table) == []


@pytest.mark.parametrize("how", sliced([{"viewport": PHONE, "touch": True}, {}]), ids=["phone", "laptop"])
def test_a_hidden_teyaku_can_be_claimed_until_the_first_draw(come: Visit, how: dict[str, Any]) -> None:
    guest, table = sits_down(come, True, settings=ASK_ME, **how)
    page = guest.page
    assert guest.asked() == "slip"
    shown = slip(page).locator("[data-code]").count()
    assert shown
    guest.press(slip(page).get_by_role("button", name="No", exact=False).filter(has_text="keep it hidden"))
    late = page.locator("[data-late]")
    late.wait_for()
    assert guest.asked() == "hand"
    assert_apart(late, page.locator("[data-hand]"))
    assert_apart(late, page.locator("[data-ask-hint]"))
    guest.press(late)
    assert guest.asked() == "slip"  # what has just come up cannot be pressed yet
    assert "until the first card is drawn" in slip(page).inner_text()
    assert slip(page).locator("[data-code]").count() == shown
    guest.press(slip(page).get_by_role("button", name="Not now"))
    slip(page).wait_for(state="detached")
    guest.press(late)
    guest.answer(guest.asked())
    late.wait_for(state="detached")
    assert guest.asked() == "hand"  # the turn is still theirs
    finish(guest, table)
    declined, claimed = claims(guest, table)
    assert declined["declined"] == claimed["teyaku"]
    paid = [event for event in guest.events(table) if event["event"] == "pay" and event["why"] in claimed["teyaku"]]
    assert [event["to"] for event in paid] == [0, 0]


def test_the_first_draw_ends_it(come: Visit) -> None:
    guest, table = sits_down(come, True, settings=ASK_ME)
    guest.answer(guest.asked())  # the first answer hides it
    guest.page.locator("[data-late]").wait_for()
    while guest.page.locator("[data-late]").count():
        guest.answer(guest.asked())
    finish(guest, table)
    assert [list(claim) for claim in claims(guest, table)] == [["event", "seat", "declined"]]


def test_a_late_claim_by_keyboard(come: Visit) -> None:
    guest, table = sits_down(come, True, settings=ASK_ME)
    page = guest.page
    guest.answer(guest.asked())
    page.locator("[data-late]").wait_for()
    page.keyboard.press("c")
    slip(page).wait_for()
    page.keyboard.press("Escape")
    slip(page).wait_for(state="detached")
    assert page.locator("[data-late]:focus").count() == 1
    page.keyboard.press("c")
    page.locator("[data-slip] button:focus").wait_for()
    assert guest.asked() == "slip"
    page.keyboard.press("Enter")
    page.locator("[data-late]").wait_for(state="detached")
    finish(guest, table)
    assert claims(guest, table)[-1]["teyaku"]


def test_by_default_it_is_claimed_without_a_question(come: Visit) -> None:
    guest, table = sits_down(come, True)
    assert guest.asked() == "hand"
    assert guest.page.locator("[data-late]").count() == 0
    finish(guest, table)
    [claim] = claims(guest, table)
    assert claim["teyaku"]


def test_who_has_had_enough_of_being_asked_need_not_answer(come: Visit) -> None:
    """The wish works at once, also for the question that stands open."""
    guest, table = sits_down(come, True, settings=ASK_ME)
    page = guest.page
    assert guest.asked() == "slip"
    page.get_by_role("button", name="Menu").click()
    wish = page.get_by_role("checkbox", name="Claim teyaku for me")
    assert not wish.is_checked()
    wish.check()
    slip(page).wait_for(state="detached")
    assert guest.asked() == "hand"
    finish(guest, table)
    assert claims(guest, table)[0]["teyaku"]


def test_two_people_at_one_device_are_asked_one_after_the_other(come: Visit) -> None:
    """Each behind the curtain, whoever holds something: so the passing tells nothing."""
    guest = come(settings=ASK_ME)
    page = guest.page
    table = guest.set_up("hachi_hachi", players=3, bot=["-", "-", "random"], name=["Ann", "Ben"], seed=deal(True))
    for name in ("Ann", "Ben"):
        assert guest.asked() == "curtain"
        assert_hidden(page)
        guest.press(page.get_by_role("button", name=f"I am {name}"))
        assert guest.asked() == "slip"
        assert "teyaku" in slip(page).inner_text()
        guest.answer("slip")
    page.wait_for_selector("[data-slip]", state="detached")
    seen: dict[str, bool] = {}
    while len(seen) < 2:
        asked = guest.asked()
        if asked == "curtain":
            name = page.locator("[data-curtain] h1").inner_text().removeprefix("Hand the device to ")
            guest.answer("curtain")
            guest.asked()
            seen[name] = page.locator("[data-late]").count() > 0
        else:
            guest.answer(asked)
    assert seen == {"Ann": True, "Ben": False}  # Ann leads, and has kept one hidden; when Ben plays, a card has been drawn
    guest.play_out()
    assert all(not claim.get("teyaku") for claim in claims(guest, table))


def assert_apart(one: Locator, others: Locator) -> None:
    """Neither covers the other."""
    box = one.bounding_box()
    assert box is not None
    for at in range(others.count()):
        other = others.nth(at).bounding_box()
        assert other is not None
        across = box["x"] + box["width"] <= other["x"] or other["x"] + other["width"] <= box["x"]
        down = box["y"] + box["height"] <= other["y"] or other["y"] + other["height"] <= box["y"]
        assert across or down
