"""A slip of the finger costs nothing: what has just come up takes no press, and a first tap only shows what a card does."""

from __future__ import annotations

import json
from time import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser import guests
from tests.browser.conftest import Visit
from tests.browser.people import PHONE, Guest
from tests.browser.test_questions import bring_about, dealt_with
from tests.support.slices import sliced

TOUCH: dict[str, Any] = {"viewport": PHONE, "touch": True}

# Presses every answer in the very moment in which a question comes up, as the second half of a double tap does.
HASTY = """window.hasty = 0;
new MutationObserver(() => {
    if (window.hasty) return;
    for (const answer of document.querySelectorAll("[data-slip] .answer, [data-slip] form button")) {
        window.hasty += 1;
        answer.click();
    }
}).observe(document, { childList: true, subtree: true });"""


def listen(page: Page) -> list[dict[str, Any]]:
    """The answers that the page sends to the server."""
    said: list[dict[str, Any]] = []

    def connected(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: said.append(json.loads(frame)))

    page.on("websocket", connected)
    return said


def acts(said: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [one for one in said if one["type"] in ("act", "stop", "go_on")]


@pytest.mark.parametrize("asked", sliced(["speak", "call", "offer"]))
def test_what_has_just_been_asked_takes_no_press(guest: Guest, asked: str) -> None:
    """In or out, sage or shoubu, an offer: each costs money."""
    table = bring_about(guest, asked)
    said = listen(guest.page)
    guest.page.add_init_script(HASTY)
    guest.page.goto(f"/table/{table}?seat=0")
    assert guest.asked() == "slip"
    assert guest.page.evaluate("window.hasty") >= 2
    assert acts(said) == []
    guest.answer("slip")
    guest.page.wait_for_function("() => document.querySelector('[data-slip]:not([aria-busy=true])') === null")
    assert len(acts(said)) == 1


def test_a_second_tap_on_got_it_answers_nothing(visit: Visit) -> None:
    guest = visit(settings={"guide": True}, **TOUCH)
    page = guest.page
    table = bring_about(guest, "speak")
    said = listen(page)
    page.goto(f"/table/{table}?seat=0")
    assert guest.asked() == "slip"
    answers = page.locator("[data-slip] [data-answer]")
    before = answers.evaluate_all("nodes => nodes.map(node => JSON.stringify(node.getBoundingClientRect()))")
    at = page.get_by_role("button", name="Got it").bounding_box()
    assert at is not None
    for _ in range(2):
        page.touchscreen.tap(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    expect(page.locator("[data-note='speak']")).to_have_count(0)
    after = answers.evaluate_all("nodes => nodes.map(node => JSON.stringify(node.getBoundingClientRect()))")
    assert after == before  # nothing moves under a finger
    assert acts(said) == []


def test_a_double_click_on_stop_here_does_not_end_the_match(guest: Guest) -> None:
    page = guest.page
    table = guest.api.open("mushi", bots=1, seed="4", rounds=2)
    said = listen(page)
    page.goto(f"/table/{table}?seat=0")
    guest.play_until("between")
    page.evaluate("""() => {
        const named = (name) => [...document.querySelectorAll("[data-between] button")].find((node) => node.innerText === name);
        new MutationObserver(() => named("End it")?.click()).observe(document.body, { childList: true, subtree: true });
        named("Stop here").click();
    }""")
    expect(page.get_by_text("End the match now?")).to_be_visible()
    assert [one for one in said if one["type"] == "stop"] == []
    guest.press(page.get_by_role("button", name="Play on"))
    guest.press(page.get_by_role("button", name="Next round"))
    page.locator("[data-between]").wait_for(state="detached")


# Presses something, and whatever has come up in its place as soon as it has gone: both halves of a double press are the browser's own.
DOUBLE = """([x, y]) => {
    const pressed = document.elementFromPoint(x, y).closest("button");
    return new Promise((done) => {
        const look = () => (pressed.isConnected ? requestAnimationFrame(look) : done(true));
        pressed.addEventListener("click", look, { once: true });
    });
}"""


def press_twice(page: Page, what: Locator) -> None:
    """A double click whose second half comes when what was pressed has gone, but not later than people's second clicks do."""
    box = what.bounding_box()
    assert box is not None
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse = page.context.new_cdp_session(page)
    press = {"x": at[0], "y": at[1], "button": "left", "clickCount": 1}
    page.evaluate(f"(at) => {{ window.gone = ({DOUBLE})(at); }}", at)
    begun = time()
    for kind in ("mousePressed", "mouseReleased"):
        mouse.send("Input.dispatchMouseEvent", {"type": kind, **press, "timestamp": begun})
    page.evaluate("window.gone")
    for kind in ("mousePressed", "mouseReleased"):
        mouse.send("Input.dispatchMouseEvent", {"type": kind, **press, "clickCount": 2, "timestamp": begun + 0.2})


def test_the_second_half_of_a_double_click_lands_on_nothing_else(visit: Visit) -> None:
    """Who presses "I am ready" twice is ready."""
    host = visit()
    guests.open_table(host, "mushi", 2)
    press_twice(host.page, host.page.locator("[data-ready]"))
    expect(host.page.get_by_role("button", name="Wait, not ready")).to_be_visible()


@pytest.mark.parametrize(("lang", "sentence"), sliced([("ja", "もう一度タップすると出します。"), ("en", "Tap again to play it.")]))
def test_on_a_touch_screen_the_first_tap_says_tap_again_to_play(visit: Visit, lang: str, sentence: str) -> None:
    guest = visit(settings={"lang": lang}, **TOUCH)
    page = guest.page
    table, choice = dealt_with(guest, lambda choice: not choice.targets)
    said = listen(page)
    page.goto(f"/table/{table}?seat=0")
    guest.asked()
    card = page.locator(f"[data-hand]:has([data-code='{choice.card}'])")
    expect(page.locator(".prompt")).not_to_contain_text(sentence)
    card.tap()
    expect(page.locator(".prompt")).to_contain_text(sentence)
    assert acts(said) == []
    card.tap()
    expect(card).to_have_count(0)
    assert len(acts(said)) == 1


def test_with_a_mouse_nobody_is_told_to_tap(guest: Guest) -> None:
    table, choice = dealt_with(guest, lambda choice: bool(choice.targets))
    page = guest.page
    page.goto(f"/table/{table}?seat=0")
    guest.asked()
    page.locator(f"[data-hand]:has([data-code='{choice.card}'])").click()
    expect(page.locator(".prompt")).to_contain_text("Which card does")
    expect(page.locator(".prompt")).not_to_contain_text("Tap again")


@pytest.mark.parametrize("how", sliced([{}, TOUCH]), ids=["pointing", "tapping"])
def test_a_field_card_says_which_card_of_the_hand_takes_it(visit: Visit, how: dict[str, Any]) -> None:
    guest = visit(**how)
    page = guest.page
    table, choice = dealt_with(guest, lambda choice: bool(choice.targets))
    page.goto(f"/table/{table}?seat=0")
    guest.asked()
    taken = page.locator(f"[data-code-at='{(choice.targets or ())[0].card}']")
    if guest.touch:
        taken.tap(force=True)  # it says itself that it is disabled
    else:
        taken.hover()
    expect(page.locator(".prompt")).to_contain_text("takes it")
    name = str(page.locator(f"[data-hand]:has([data-code='{choice.card}'])").get_attribute("aria-label")).split(":")[0]
    expect(page.locator(".prompt")).to_contain_text(f"your {name}")
