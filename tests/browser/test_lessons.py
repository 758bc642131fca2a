"""Lessons and notes in a browser: following only what the guide says finishes every lesson, and nothing it says lies on a card."""

from __future__ import annotations

import re
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from hanashobu import lessons
from hanashobu.games import all_games
from tests.browser.conftest import Visit
from tests.browser.people import PHONE, Guest
from tests.support.slices import sliced
from tests.support.timeouts import PATIENCE

TAUGHT = [name for name in all_games() if lessons.find(name)]
# In `make test` one is followed in each language; steps and texts of all are read without a browser.
LESSONS = sliced([*zip(TAUGHT, cycle(("en", "ja"))), *zip(TAUGHT, cycle(("ja", "en")))])

# Presses what a ring lies round, if it can be pressed, and "Next", as somebody does who cannot read: nothing that is not in sight, or lies
# under something else. Gives the steps that were seen, as the lesson counts them, and how many rings there were at each.
FOLLOW = """async () => {
    const [seen, rings] = [[], []];
    let [last, pressed] = ["", 0];
    const inSight = (node) => {
        const at = node.getBoundingClientRect();
        const [x, y] = [at.left + at.width / 2, at.top + Math.min(at.height / 2, 20)];
        return at.width > 0 && node.contains(document.elementFromPoint(x, y));
    };
    const ringed = (node) => getComputedStyle(node).outlineStyle === "solid" && parseFloat(getComputedStyle(node).outlineWidth) >= 2;
    const due = () => {
        const next = document.querySelector("[data-lesson-next]:enabled");
        if (next) return [next];
        const pieces = "[data-hand], [data-code-at], [data-answer], button[data-at^='pile:']";
        const can = [...document.querySelectorAll("[data-pointed]")].filter((node) => node.matches(pieces));
        return can.filter((node) => ringed(node) && node.ariaDisabled !== "true" && !node.disabled);
    };
    for (let patience = 0; patience < PATIENCE * 60; patience += 1) {
        await new Promise((done) => setTimeout(done, 15));
        const far = document.querySelector("[data-lesson] .far");
        if (!far) continue;
        const [target] = due(); // with a card picked up both it and what it takes can be pressed
        const step = parseInt(far.innerText);
        if (document.querySelector("[data-lesson-play]")) return { seen: seen.concat(seen.at(-1) === step ? [] : step), rings };
        if (!target || !inSight(target)) continue;
        if (seen.at(-1) !== step) seen.push(step);
        rings[step - 1] ??= document.querySelectorAll("[data-pointed]").length;
        const what = `${step} ${target.outerHTML.slice(0, 300)}`;
        if (what === last && performance.now() < pressed + 1000) continue; // an answer that costs something takes no press at first
        [last, pressed] = [what, performance.now()];
        target.click();
    }
    return { seen: seen.concat("never ends"), rings };
}""".replace("PATIENCE", str(int(PATIENCE)))

# What the note lies on, of everything that has to stay in sight.
COVERED = """() => {
    const box = (node) => node.getBoundingClientRect();
    const places = "[data-hand], [data-code-at], [data-at^='taken:'] .card, [data-at='stock'], .plate, [data-slip]";
    const cards = [...document.querySelectorAll(places)];
    return [...document.querySelectorAll("[data-notes] > *")].flatMap((note) => cards.filter((card) => {
        const [one, other] = [box(note), box(card)];
        if (!one.width || !other.width || document.querySelector('[data-between]')) return false; // that lies over the table
        return one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    })).map((card) => card.outerHTML.slice(0, 120));
}"""

CUT = """() => [...document.querySelectorAll("[data-notes], [data-notes] *")]
    .filter((node) => node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== "inline")
    .map((node) => node.outerHTML.slice(0, 120))"""


@pytest.mark.browser
@pytest.mark.parametrize(("game", "lang"), LESSONS)
def test_following_the_guide_alone_finishes_the_lesson(game: str, lang: str, visit: Visit) -> None:
    guest = visit(settings={"lang": lang}, **({"viewport": PHONE, "touch": True} if lang == "ja" else {}))
    guest.page.goto(f"/learn/{game}")
    lesson = lessons.find(game)
    assert lesson is not None
    followed = guest.page.evaluate(FOLLOW)
    assert followed["seen"] == list(range(1, len(lesson.step) + 1))
    for step, rings in zip(lesson.step, followed["rings"], strict=False):
        assert rings >= len(step.point) or step.do, step  # whatever is spoken of has a ring; while a card is to be played, that card
    expect(guest.page.locator("[data-between]")).to_be_visible()
    expect(guest.page.locator("[data-next]")).to_have_count(0)


def reach(page: Page, waits: str) -> None:
    """Read on until a step waits for this."""
    for _ in range(20):
        guide = page.locator("[data-lesson]:not([data-waits='watch'])")
        guide.wait_for()
        if guide.get_attribute("data-waits") == waits:
            return
        step = guide.get_attribute("data-lesson")
        page.locator("[data-lesson-next]").click()
        page.wait_for_selector(f"[data-lesson]:not([data-lesson='{step}']):not([data-waits='watch'])")
    raise AssertionError(waits)


@pytest.mark.browser
def test_something_else_is_met_with_the_sentence_of_the_step_and_nothing_is_lost(guest: Guest) -> None:
    page = guest.page
    page.goto("/learn/hiraya")
    page.locator("[data-lesson='0'][data-target='next']").wait_for()
    page.locator("[data-hand]").first.click()
    expect(page.locator("[data-lesson]").get_by_role("alert")).to_have_text("First press “Next”.")
    reach(page, "answer")
    hand = guest.hand()
    page.locator("[data-hand]:has([data-code='12d'])").click()
    page.locator("[data-code-at='8c']").click(force=True)  # it says itself that it is disabled
    expect(page.locator("[data-lesson]").get_by_role("alert")).to_have_text("Not this one. Follow the marks; nothing is lost.")
    page.keyboard.press("1")  # picks the first card up, which is the right one; the last would be wrong
    page.locator("[data-hand='7']").press("Enter")
    assert guest.hand() == hand
    assert page.evaluate(FOLLOW)["seen"][-1] == 11


@pytest.mark.browser
def test_a_lesson_survives_a_reload_and_can_be_taken_again(guest: Guest) -> None:
    page = guest.page
    page.goto("/learn/mushi")
    reach(page, "answer")
    step = page.locator("[data-lesson]").get_attribute("data-lesson")
    page.reload()
    expect(page.locator("[data-lesson]:not([data-waits='watch'])")).to_have_attribute("data-lesson", str(step))
    page.evaluate(FOLLOW)
    page.get_by_role("link", name="Once more").click()
    expect(page.locator("[data-lesson]:not([data-waits='watch'])")).to_have_attribute("data-lesson", "0")
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^Continue"))).to_have_count(0)


@pytest.mark.browser
@pytest.mark.parametrize(("viewport", "lang"), sliced([(PHONE, "ja"), (None, "en")]))
def test_a_lesson_lies_on_no_card_and_cuts_no_word(viewport: dict[str, int] | None, lang: str, visit: Visit) -> None:
    guest = visit(viewport=viewport, touch=viewport is not None, settings={"lang": lang})
    page = guest.page
    page.goto("/learn/hachi_hachi")
    for _ in range(5):
        page.wait_for_selector("[data-lesson]:not([data-waits='watch'])")
        assert page.evaluate(COVERED) == []
        assert page.evaluate(CUT) == []
        step = page.locator("[data-lesson]").get_attribute("data-lesson")
        to = page.locator("[data-lesson]").get_attribute("data-target") or ""
        due = page.locator("[data-lesson-next]" if to == "next" else f"[data-answer='{to.removeprefix('answer:')}']")
        on = page.locator(f"[data-lesson]:not([data-lesson='{step}']):not([data-waits='watch'])")
        guest.press(due)
        while to != "next" and not on.count():  # an answer that costs something takes no press at first
            page.wait_for_timeout(300)
            if page.locator(f"[data-lesson='{step}'][data-waits='answer']").count():
                guest.press(due)
        on.wait_for()
        if page.locator("[data-lesson]").get_attribute("data-target", timeout=1000) in (None, "hand:1c"):
            break
    assert page.locator("[data-pointed]").count() > 0


@pytest.mark.browser
def test_play_is_above_the_fold_and_games_say_how_hard_and_how_long_they_are(guest: Guest) -> None:
    page = guest.page
    page.goto("/")
    play = page.get_by_role("button", name="Play Hiraya", exact=True)
    box = play.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 768
    tiles = page.locator("article")
    assert "easy · about 15 min" in tiles.first.inner_text()
    levels = [game["level"] for game in guest.api.http.get("/api/games").json() if game["game"] in all_games()]
    assert levels == sorted(levels)
    assert set(levels) == {1, 2, 3}
    page.goto("/rules/nara")
    expect(page.get_by_role("link", name="Lesson")).to_have_attribute("href", "/learn/nara")


@pytest.mark.browser
def test_play_now_seats_beginners_while_there_are_notes(visit: Visit) -> None:
    for guide, bot in ((True, "beginner"), (False, "regular")):
        guest = visit(settings={"guide": guide})
        guest.page.goto("/")
        guest.page.get_by_role("button", name="Play now").click()
        guest.page.wait_for_url("**/table/**")
        guest.asked()
        table = guest.page.url.split("/table/")[1].split("?")[0]
        assert [seat.get("bot") for seat in guest.api.http.get(f"/api/tables/{table}").json()["seats"]] == [None, bot, bot]


@pytest.mark.browser
def test_a_field_card_says_what_it_is_and_what_takes_it(guest: Guest) -> None:
    page = guest.page
    page.goto("/learn/hiraya")
    reach(page, "answer")
    page.locator("[data-code-at='1b']").hover()
    expect(page.locator(".prompt")).to_contain_text("month 1, Pine · Ribbon · 5 points · your Pine Chaff or Lightning takes it")


@pytest.mark.browser
@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("/table/XXXX", "There is no table 'XXXX' where you have a seat."),
        ("/replay/XXXX", "There is no record 'XXXX' here."),
        ("/nonsense", "There is no page '/nonsense' here."),
        ("/learn/bridge", "There is no game 'bridge'"),
    ],
)
def test_an_address_that_leads_nowhere_says_so(address: str, sentence: str, guest: Guest) -> None:
    guest.expect("status of (404|422)")
    guest.page.goto(address)
    expect(guest.page.get_by_role("alert")).to_contain_text(sentence)
