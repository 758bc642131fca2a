"""Whole matches, played by pressing what the page shows, to an end that is the server's own."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit, both
from tests.browser.people import PHONE, Guest, number
from tests.support.slices import sliced

TABLES = [
    ("hiraya", 3, {"rounds": 2}),
    ("hachi_hachi", 7, {"rounds": 1}),
    ("nara", 4, {"rounds": 1}),
    ("taiyaku", 3, {"rounds": 1}),
    ("hana_awase", 3, {"rounds": 1}),
    ("kyu_rei_hana", 3, {"rounds": 1}),
    ("hachi_hachi", 3, {"rounds": 1}),
]


def assert_over(guest: Guest, table: str) -> None:
    """The end of the match is on the page, with the totals of the server's record."""
    *_, last = guest.events(table)
    assert last["event"] == "match_end"
    end = guest.page.locator("[data-between]")
    shown = end.get_by_role("list", name="Final totals").locator("li")
    found = {}
    for row in shown.all():
        name = row.locator(".name").evaluate("node => node.firstChild.textContent.trim()")
        found[name.removesuffix(" (you)")] = number(row.locator(".total").inner_text())
    assert found == dict(zip(guest.names(table), last["totals"], strict=True))
    for way in ("Play again", "Replay", "All games"):
        assert end.get_by_role("link", name=way).count() == 1
    assert end.get_by_role("button", name="Download the record").count() == 1


@both
@pytest.mark.parametrize(
    ("game", "players", "options"), sliced(TABLES), ids=lambda value: str(value) if not isinstance(value, dict) else ""
)
def test_a_whole_match_by_clicking(guest: Guest, game: str, players: int, options: dict[str, int]) -> None:
    table = guest.set_up(game, players=players, seed=7, options=options)
    seen = guest.play_out()
    assert "hand" in seen
    assert seen.count("between") == options["rounds"] - 1
    assert_over(guest, table)


@both
def test_a_whole_match_on_a_phone_by_touch(visit: Visit) -> None:
    guest = visit(viewport=PHONE, touch=True)
    table = guest.set_up("hiraya", seed=8, options={"rounds": 1})
    guest.play_until("hand")
    assert_no_sideways_scroll(guest)
    guest.play_out()
    assert_no_sideways_scroll(guest)
    assert_over(guest, table)


@both
def test_a_phone_lying_on_its_side_shows_the_whole_table(visit: Visit) -> None:
    guest = visit(viewport={"width": 844, "height": 390}, touch=True)
    guest.set_up("hana_awase", seed=3)
    guest.play_until("hand")
    height = guest.page.evaluate("innerHeight")
    for part in ("[data-hand]", ".lies"):
        for card in guest.page.locator(part).all():
            box = card.bounding_box()
            assert box is not None
            assert 0 <= box["y"] < box["y"] + box["height"] <= height + 1
    assert_no_sideways_scroll(guest)
    guest.answer("hand")
    guest.asked()


def assert_no_sideways_scroll(guest: Guest) -> None:
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@both
def test_a_whole_match_by_keyboard_alone(guest: Guest) -> None:
    """From the lobby on: Tab, arrows, Enter, digits; the mouse never moves."""
    keys = guest.page.keyboard
    guest.page.goto("/new/hiraya?o=rounds=2&seed=4")
    start = guest.page.get_by_role("button", name="Start", exact=True)
    start.wait_for()
    for _ in range(120):
        if start.evaluate("node => node === document.activeElement"):
            break
        keys.press("Tab")
    keys.press("Enter")
    guest.page.wait_for_url("**/table/**")
    table = guest.page.url.split("/table/")[1].split("?")[0]
    for _ in range(400):
        asked = guest.asked()
        if asked == "over":
            break
        if asked == "hand":
            reach(guest, "[data-hand][aria-disabled='false']")
        elif asked == "field":
            reach(guest, ".lies.target[aria-disabled='false']")
        elif asked == "slip":
            reach(guest, "[data-slip] button")
        keys.press("Enter")  # at the settlement it goes on at once
    assert_over(guest, table)


def reach(guest: Guest, wanted: str) -> None:
    """Bring the focus there with Tab and arrows, as a person does."""
    there = f"document.activeElement.matches(`{wanted}`)"
    for turn in range(60):
        if guest.page.evaluate(there):
            return
        on_card = guest.page.evaluate("document.activeElement.matches('[data-rove]')")
        guest.page.keyboard.press("ArrowRight" if on_card and turn % 3 else "Tab")
    raise AssertionError(f"The keyboard does not come to {wanted}.")


@both
def test_digits_pick_up_cards_and_escape_puts_them_back(guest: Guest) -> None:
    guest.set_up("hiraya", seed=4)
    guest.play_until("hand")
    keys = guest.page.keyboard
    keys.press("2")
    picked = guest.page.locator("[data-hand='2'][aria-pressed='true']")
    picked.wait_for()
    keys.press("Escape")
    picked.wait_for(state="detached")
    keys.press("?")
    guest.page.get_by_role("dialog", name="Keys").wait_for()
    keys.press("Escape")
    guest.page.get_by_role("dialog", name="Keys").wait_for(state="hidden")


@both
def test_a_card_is_played_by_dragging_it_to_the_field(guest: Guest) -> None:
    guest.set_up("hiraya", seed=4)
    guest.play_until("hand")
    before = guest.hand()
    card = guest.page.locator("[data-hand][aria-disabled='false']:not(.takes)").first
    if not card.count():
        card = guest.page.locator("[data-hand][aria-disabled='false']").first
    card.drag_to(guest.page.locator("[data-at='field']"), target_position={"x": 5, "y": 5})
    guest.asked()
    assert len(guest.hand()) < len(before)


@both
def test_a_click_can_be_taken_back(visit: Visit) -> None:
    guest = visit(settings={"takeBack": 60_000})
    guest.set_up("hiraya", seed=4)
    asked = guest.asked()
    assert asked == "hand"
    hand = guest.hand()
    card = guest.page.locator("[data-hand][aria-disabled='false']").first
    card.click()
    if guest.page.locator(".lies[aria-disabled='false'].target").count():
        guest.page.locator(".lies[aria-disabled='false'].target").first.click()
    guest.page.get_by_role("button", name="Take back").click()
    assert guest.asked() == "hand"
    assert guest.hand() == hand
