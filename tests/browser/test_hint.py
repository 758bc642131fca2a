"""The hint button: values on cards and answers, a sentence beside them, and nothing of it on the next question."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from hanashobu.text import names
from tests.browser.conftest import Visit, both
from tests.browser.geometry import complaints
from tests.browser.people import PHONE, Guest
from tests.browser.test_questions import CASES, bring_about
from tests.support.slices import sliced

BY_HAND = ("play", "return")


@both
@pytest.mark.parametrize("asked", sliced(CASES, 3))
def test_every_kind_of_question_shows_what_each_answer_is_worth(guest: Guest, asked: str) -> None:
    """One tag with an error for each answer, the best with a star (of two piles unseen both), and a sentence."""
    guest.page.goto(f"/table/{guest.owns(bring_about(guest, asked))}")
    guest.asked()
    guest.page.keyboard.press("h")
    sentence = guest.page.locator("[data-hint] .sentence")
    sentence.wait_for()
    assert re.fullmatch(r"[A-Z].*: .*\.", sentence.inner_text())
    tags = guest.page.locator("[data-worth]")
    assert tags.count() >= 1
    assert guest.page.locator("[data-worth].best").count() == (2 if asked == "pile" else 1)
    assert all(re.match(r"(best|[+−][\d.]+)\s", text) for text in tags.all_inner_texts())
    if asked in BY_HAND:
        held = guest.page.locator("[data-hand][aria-disabled='false']")
        assert tags.count() == held.count()
        labels = [str(held.nth(at).get_attribute("aria-label")) for at in range(held.count())]
        assert sum("on average beside the best, plus or minus" in label for label in labels) == len(labels) - 1
        assert sum(label.endswith("best") for label in labels) == 1


@both
def test_it_says_how_likely_yaku_are_for_everybody(guest: Guest) -> None:
    guest.set_up("taiyaku", players=3, seed=4)
    guest.play_until("hand")
    guest.page.keyboard.press("h")
    note = guest.page.locator("[data-hint]")
    note.wait_for()
    note.locator("summary").click()
    assert note.locator("dt").all_inner_texts()[0] == "You"
    assert note.locator("dt").count() == 3
    few = note.locator("dd").count()
    assert all(re.search(r"\S\s+(<?\d+%|✓)", text) for text in note.locator("dd").all_inner_texts())
    note.get_by_role("button", name="All ").click()
    assert note.locator("dd").count() > few
    note.locator("summary").click()
    assert not note.locator("dl").is_visible()


@both
def test_a_second_press_puts_it_away_and_so_does_an_answer(guest: Guest) -> None:
    guest.set_up("hiraya", seed=4)
    guest.play_until("hand")
    button = guest.page.locator("[data-ask-hint]")
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


@both
def test_the_sentence_is_japanese_on_a_japanese_page(visit: Visit) -> None:
    guest = visit(settings={"lang": "ja", "vocabulary": "kanji"})
    guest.page.goto(f"/table/{guest.owns(bring_about(guest, 'play'))}")
    guest.asked()
    guest.page.locator("[data-ask-hint]").click()
    text = guest.page.locator("[data-hint]").inner_text()
    assert re.search(r"[ぁ-ん]。", text)
    names = guest.page.locator("[data-hint] dt").all_inner_texts()
    for name in names:
        text = text.replace(name, "")
    assert not re.search(r"[A-Za-z]{3,}", text)


def test_the_sentence_names_cards_in_the_vocabulary_that_is_chosen(guest: Guest) -> None:
    """English, romaji, kanji: chosen in the menu while the hint is open."""
    page = guest.page
    page.goto(f"/table/{bring_about(guest, 'play')}")
    guest.asked()
    page.locator("[data-ask-hint]").click()
    sentence = page.locator("[data-hint] .sentence")
    sentence.wait_for()
    page.locator(".menu > button").click()
    best = page.locator("[data-hand]:has(.best) [data-code]").first.get_attribute("data-code")
    name = names.card_name(str(best))
    for vocabulary, called in (("english", name.english), ("romaji", name.romaji), ("kanji", kanji(name.ruby))):
        page.locator(".menu select:has(option[value=romaji])").select_option(vocabulary)
        expect(sentence).to_contain_text(called)
        others = {name.english, name.romaji, kanji(name.ruby)} - {called}
        assert not any(other in sentence.inner_text() for other in others)


def kanji(ruby: str) -> str:
    """A name in kanji without its readings."""
    return re.sub(r"\[[^\]]*\]", "", ruby)


@both
def test_on_a_phone_it_covers_neither_hand_nor_button(visit: Visit) -> None:
    guest = visit(viewport=PHONE, touch=True)
    guest.set_up("hiraya", seed=4)
    guest.play_until("hand")
    guest.page.locator("[data-ask-hint]").tap()
    note = guest.page.locator("[data-hint]")
    note.wait_for()
    assert not note.locator("dl").is_visible()  # folded, so that the field can be seen
    assert complaints(guest.page, fingers=True) == []


@both
def test_on_a_small_phone_a_question_with_a_hint_stays_on_the_screen(visit: Visit) -> None:
    guest = visit(viewport={"width": 360, "height": 640}, touch=True)
    guest.page.goto(f"/table/{guest.owns(bring_about(guest, 'call'))}")
    guest.asked()
    guest.page.locator("[data-ask-hint]").tap()
    slip = guest.page.locator("[data-slip]")
    slip.locator("[data-hint] summary").tap()
    box = slip.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    guest.answer("slip")
