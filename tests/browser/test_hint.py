"""The hint button: values on cards and answers, a sentence beside them, and nothing of it on the next question."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Visit
from tests.browser.people import PHONE, Guest
from tests.browser.test_questions import CASES, bring_about

BY_HAND = ("play", "return")


@pytest.mark.parametrize("asked", CASES)
def test_every_kind_of_question_shows_what_each_answer_is_worth(guest: Guest, asked: str) -> None:
    """One tag for each answer, the best with a star, and a sentence."""
    guest.page.goto(f"/table/{bring_about(guest, asked)}")
    guest.asked()
    guest.page.keyboard.press("h")
    sentence = guest.page.locator("[data-hint] .sentence")
    sentence.wait_for()
    assert re.fullmatch(r"[A-Z].*: .*\.", sentence.inner_text())
    tags = guest.page.locator("[data-worth]")
    assert tags.count() >= 1
    assert guest.page.locator("[data-worth] .star").count() == 1
    assert all(re.match(r"★?[+−]\d", text) for text in tags.all_inner_texts())
    if asked in BY_HAND:
        assert tags.count() == guest.page.locator("[data-hand][aria-disabled='false']").count()


def test_a_second_press_puts_it_away_and_so_does_an_answer(guest: Guest) -> None:
    guest.set_up("hiraya", seed=4)
    guest.play_until("hand")
    button = guest.page.locator("[data-wish]")
    button.click()
    guest.page.locator("[data-hint]").wait_for()
    assert button.get_attribute("aria-pressed") == "true"
    button.click()
    guest.page.locator("[data-hint]").wait_for(state="detached")
    assert guest.page.locator("[data-worth]").count() == 0
    button.click()
    guest.page.locator("[data-hint]").wait_for()
    guest.answer("hand")
    guest.page.locator("[data-hint]").wait_for(state="detached")
    guest.asked()
    assert guest.page.locator("[data-worth]").count() == 0


def test_the_sentence_is_japanese_on_a_japanese_page(visit: Visit) -> None:
    guest = visit(settings={"lang": "ja", "vocabulary": "kanji"})
    guest.page.goto(f"/table/{bring_about(guest, 'play')}")
    guest.asked()
    guest.page.locator("[data-wish]").click()
    text = guest.page.locator("[data-hint]").inner_text()
    assert "：" in text
    names = guest.page.locator("[data-hint] dt").all_inner_texts()
    for name in names:
        text = text.replace(name, "")
    assert not re.search(r"[A-Za-z]{3,}", text)


def test_on_a_phone_it_covers_neither_hand_nor_button(visit: Visit) -> None:
    guest = visit(viewport=PHONE, touch=True)
    guest.set_up("hiraya", seed=4)
    guest.play_until("hand")
    guest.page.locator("[data-wish]").tap()
    note = guest.page.locator("[data-hint]")
    note.wait_for()
    below = note.bounding_box()
    first, button = guest.page.locator("[data-hand]").first.bounding_box(), guest.page.locator("[data-wish]").bounding_box()
    assert below is not None
    assert first is not None
    assert button is not None
    assert below["y"] + below["height"] <= min(first["y"], button["y"]) + 1
