"""Long names, names from right to left, large text, zoom, a window that is dragged, and fingers that press twice: nothing breaks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.geometry import SIZES, complaints, larger_text, resize
from tests.browser.people import Guest
from tests.support.slices import sliced

WIDE = ("名" * 40, "花札の長い長い名前を持つ人" * 3)
RIGHT_TO_LEFT = ("سليمان القانوني", "אברהם בן דוד", "۱۲۳ علي")
SENT = """window.sent = []; const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) { if (String(text).includes('"act"')) window.sent.push(text); return send.call(this, text); };"""

# What stands in a plate, from left to right; and the name in it, of letters that are written from left to right.
FROM_THE_LEFT = """plate => {
    const parts = [".crest", "bdi", ".points", ".backs", ".total"].map(part => [part, plate.querySelector(part).getBoundingClientRect()]);
    return parts.sort(([, one], [, other]) => one.left - other.left).map(([part]) => part);
}"""
LATIN = "plate.querySelector('bdi').textContent = 'Ann';"


def opened(guest: Guest, game: str, names: list[str], seed: int = 1, **options: Any) -> str:
    """A table at which people have these names; all but the first are bots."""
    seats = [{"name": name[:40], "bot": "random" if at else None} for at, name in enumerate(names)]
    answer = guest.api.http.post("/api/tables", json={"game": game, "seats": seats, "seed": str(seed), "options": {"rounds": 2, **options}})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def go(guest: Guest, table: str) -> Page:
    guest.page.goto(f"/table/{table}?seat=0")
    guest.asked()
    return guest.page


def without_cut_names(found: list[str]) -> list[str]:
    """Forty wide letters are cut after two lines; the whole name stands where the pile is enlarged."""
    return [one for one in found if "cut off: bdi.longest" not in one]


@pytest.mark.parametrize("kind", sliced(["forty wide letters", "right to left"]))
def test_whatever_names_people_have_nothing_overlaps(visit: Visit, kind: str) -> None:
    """At a question, and at the settlement, whose table and chart have everybody's names."""
    guest = visit(touch=True)
    names = WIDE if kind == "forty wide letters" else RIGHT_TO_LEFT
    table = opened(guest, "kyu_rei_hana", [f"{at}{name}" for at, name in enumerate(names * 3)][:6])
    page = go(guest, table)
    fits(page)
    with guest.api.sit(table) as seat:
        seat.my_turn()
        while seat.now.status == "playing":
            seat.moves(Random(6), 1)
    page.wait_for_selector("[data-between]")
    fits(page)


def fits(page: Page) -> None:
    for size in SIZES:
        resize(page, size)
        assert without_cut_names(complaints(page, strict=False, fingers=True)) == [], size


def test_a_name_from_right_to_left_turns_no_number_around(visit: Visit) -> None:
    guest = visit()
    page = go(guest, opened(guest, "hiraya", ["Ann", "علي", "אבי"]))
    for seat, name in ((1, "علي"), (2, "אבי")):  # at the right rim and at the left one
        plate = page.locator(f"[data-plate='{seat}']")
        assert plate.locator("bdi").inner_text() == name
        assert plate.evaluate(FROM_THE_LEFT) == plate.evaluate(f"plate => {{ {LATIN} return ({FROM_THE_LEFT})(plate); }}")
    assert page.evaluate("getComputedStyle(document.querySelector('[data-plate=\"1\"] bdi')).unicodeBidi") == "isolate"


@pytest.mark.parametrize("size", sliced(SIZES))
def test_text_of_twice_the_size_covers_nothing(visit: Visit, size: str) -> None:
    guest = visit(touch=True)
    page = go(guest, opened(guest, "kyu_rei_hana", ["Hana", "Sumire", "Yuri", "Tsubaki", "Ran"]))
    resize(page, size)
    with larger_text(page):
        found = [one for one in complaints(page, strict=False) if not one.startswith("cut off: bdi")]
    assert found == []


@pytest.mark.parametrize(("width", "height"), sliced([(683, 384), (960, 540), (384, 512)]))
def test_zoom_of_two_hundred_percent_covers_nothing(visit: Visit, width: int, height: int) -> None:
    """A laptop, a large screen and a tablet have half as many pixels then."""
    guest = visit(viewport={"width": width, "height": height}, device_scale_factor=2)
    page = go(guest, opened(guest, "kyu_rei_hana", ["Hana", "Sumire", "Yuri", "Tsubaki", "Ran", "Azami", "Suzuran"]))
    assert complaints(page, strict=False) == []


@pytest.mark.soak
def test_a_window_dragged_in_the_middle_of_a_question_keeps_it(visit: Visit) -> None:
    guest = visit(viewport={"width": 390, "height": 844})
    page = go(guest, opened(guest, "kyu_rei_hana", ["Hana", "Sumire", "Yuri", "Tsubaki", "Ran"]))
    asked = page.locator("[data-slip] p").inner_text()
    for width in range(390, 1921, 153):
        page.set_viewport_size({"width": width, "height": 844})
        assert complaints(page, strict=False) == [], width
        assert page.locator("[data-slip] p").inner_text() == asked
    assert guest.asked() == "slip"  # and it can be answered at once: it has been there all the time
    guest.answer("slip")
    page.wait_for_selector("[data-slip]", state="detached")


def test_an_answer_that_has_just_come_up_takes_no_press(visit: Visit) -> None:
    """A second tap that was meant for what lay there before does nothing."""
    guest = visit(touch=True, viewport={"width": 390, "height": 844})
    guest.page.add_init_script(SENT)
    # Pressed as soon as it is there, by the browser itself: its clock and that of the page are the same.
    guest.page.add_init_script("""window.early = 0;
        new MutationObserver(() => {
            const answer = document.querySelector("[data-slip][aria-busy=true] [data-answer]");
            if (answer && !window.early++) answer.click();
        }).observe(document, { childList: true, subtree: true });""")
    page = go(guest, opened(guest, "kyu_rei_hana", ["Hana", "Sumire", "Yuri", "Tsubaki", "Ran"]))
    assert page.evaluate("window.early") == 1
    assert page.evaluate("window.sent") == []
    guest.answer(guest.asked())
    page.wait_for_function("() => window.sent.length === 1")


def test_two_clicks_play_one_card(visit: Visit) -> None:
    guest = visit(settings={"takeBack": 0})
    page = go(guest, opened(guest, "hana_awase", ["Hana", "Sumire"], 3))
    had = len(guest.hand())
    page.locator("[data-hand]:not(.takes)[aria-disabled='false']").first.dblclick()
    guest.asked()
    assert had - len(guest.hand()) == 1


def test_two_fingers_play_no_two_cards(visit: Visit) -> None:
    """A real touch of two cards at once, and two of a single card."""
    guest = visit(touch=True, viewport={"width": 390, "height": 844}, settings={"takeBack": 0})
    page = go(guest, opened(guest, "hana_awase", ["Hana", "Sumire"], 3))
    had = len(guest.hand())
    boxes = [page.locator("[data-hand]").nth(at).bounding_box() for at in (0, 1)]
    points = [{"x": box["x"] + 9, "y": box["y"] + 9, "id": at} for at, box in enumerate(boxes) if box]
    touch = guest.context.new_cdp_session(page)
    for fingers in (points, points, points[:1]):
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": fingers})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    guest.asked()
    assert had - len(guest.hand()) <= 1


def test_two_fingers_on_two_answers_send_one_at_most(visit: Visit) -> None:
    guest = visit(touch=True, viewport={"width": 390, "height": 844}, settings={"takeBack": 0})
    guest.page.add_init_script(SENT)
    page = go(guest, opened(guest, "kyu_rei_hana", ["Hana", "Sumire", "Yuri", "Tsubaki", "Ran"]))
    boxes = [answer.bounding_box() for answer in page.locator("[data-answer]").all()]
    points = [{"x": box["x"] + 20, "y": box["y"] + 20, "id": at} for at, box in enumerate(boxes) if box]
    assert len(points) == 2
    touch = guest.context.new_cdp_session(page)
    for fingers in (points, points[:1], points[1:]):  # both at once, then one after the other
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": fingers})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function("() => window.sent.length > 0")
    guest.asked()
    assert page.evaluate("window.sent.length") == 1


def test_a_second_press_on_an_answer_is_not_sent(visit: Visit) -> None:
    guest = visit(settings={"takeBack": 0})
    guest.page.add_init_script(SENT)
    page = go(guest, opened(guest, "kyu_rei_hana", ["Hana", "Sumire", "Yuri", "Tsubaki", "Ran"]))
    page.evaluate(
        """() => { const all = document.querySelectorAll("[data-answer]"); for (const one of [all[0], all[1], all[0]]) one.click(); }"""
    )
    page.wait_for_function("() => window.sent.length > 0")
    assert page.evaluate("window.sent.length") == 1
