"""The rule books of all games, in both languages, with every picture there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from hanashobu.games import all_games
from tests.browser.conftest import Visit
from tests.browser.people import Guest
from tests.support.slices import sliced


def assert_pictures(page: Page) -> None:
    """Every picture has arrived; and there are some."""
    page.wait_for_function("() => [...document.images].every(image => image.complete)")
    sizes = page.locator("img").evaluate_all("nodes => nodes.map(node => [node.src, node.naturalWidth])")
    assert sizes
    assert [source for source, width in sizes if not width] == []


@pytest.mark.parametrize(("lang", "step"), sliced([("ja", 3), ("ja", 1), ("en", 1), ("es", 1)]))
def test_rules_of_every_game(visit: Visit, lang: str, step: int) -> None:
    guest = visit(settings={"lang": lang, "vocabulary": "kanji" if lang == "ja" else "english"})
    page = guest.page
    for name, game in list(all_games().items())[::-step]:
        players = game.seats[-1]
        page.goto(f"/rules/{name}?players={players}")
        page.locator("#how").wait_for()
        book = guest.api.http.get(f"/api/games/{name}/rules", params={"players": players}).json()
        text = page.locator("main").inner_text()
        assert [yaku["id"] for yaku in (*book["yaku"], *book["teyaku"]) if yaku["id"] not in text] == []
        assert_pictures(page)
        assert "undefined" not in text
        assert "[object" not in text
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_cards_themselves(guest: Guest) -> None:
    guest.page.goto("/rules")
    expect(guest.page.locator("figure [data-code]:not([data-code=''])")).to_have_count(49)
    assert_pictures(guest.page)


def test_a_house_rule_changes_the_book_and_the_address(guest: Guest) -> None:
    page = guest.page
    page.goto("/rules/hana_awase")
    house = page.locator("#house")
    house.get_by_role("switch").first.press("Space")
    expect(house.get_by_text("1 changed")).to_be_visible()
    assert "o=" in page.url
    page.get_by_role("link", name="Play by these rules").click()
    page.get_by_role("button", name="Start", exact=True).wait_for()
    expect(page.get_by_text("1 changed")).to_be_visible()


def test_a_game_that_is_not_there_gets_a_sentence(guest: Guest) -> None:
    guest.page.goto("/rules/bridge")
    expect(guest.page.get_by_role("alert")).to_contain_text("bridge")
