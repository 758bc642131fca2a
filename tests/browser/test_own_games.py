"""A game of the host's own in the browser: in the lobby, with its rule book, and at a table."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import MILLISECONDS
from tests.browser.test_lessons import FOLLOW
from tests.games.files import TAUGHT, osaka
from tests.server.serving import Process
from tests.support.slices import sliced

WITHOUT_READINGS = """node => {
    const copy = node.cloneNode(true);
    copy.querySelectorAll("rt, rp").forEach((reading) => reading.remove());
    return copy.textContent;
}"""


@pytest.mark.parametrize(("lang", "title"), sliced([("ja", "大坂花"), ("en", "Osaka")]))
def test_the_lobby_the_rules_and_a_table_know_a_game_from_outside(
    chromium: Browser, page_folder: Path, tmp_path: Path, lang: str, title: str
) -> None:
    osaka(tmp_path, *TAUGHT)
    words = ("--games", tmp_path, "--port", "0", "--data", tmp_path / "tables.sqlite")
    with Process(*words, HANASHOBU_PAGE=str(page_folder), HANASHOBU_HOME=str(tmp_path), HANA_GAMES="") as server:
        context = chromium.new_context(base_url=server.address, locale=lang, reduced_motion="reduce")
        context.add_init_script("localStorage.setItem('hanashobu-settings', JSON.stringify({ speed: 'instant', takeBack: 0 }))")
        page = context.new_page()
        page.set_default_timeout(MILLISECONDS)
        page.goto("/")
        expect(page.get_by_role("link", name=title).first).to_be_visible()
        expect(page.get_by_text("追加の遊び" if lang == "ja" else "from the host", exact=True)).to_have_count(1)  # and on no other game
        page.goto("/rules/osako")
        expect(page.get_by_role("alert")).to_contain_text("osako")
        assert page.locator("[data-code]").count() == 0  # not the page of the cards
        page.goto("/rules/osaka")
        page.locator("#how").wait_for()
        book = page.locator("main").inner_text()
        assert "OS-Y2" in book
        assert ("親から始めます。" if lang == "ja" else "The dealer of Osaka plays first.") in book
        assert "undefined" not in book
        page.goto("/new/osaka?seed=3")
        page.get_by_role("button", name="始める" if lang == "ja" else "Start", exact=True).click()
        page.wait_for_url("**/table/**")
        page.locator("main h1").wait_for()
        assert title in page.locator("main h1").evaluate(WITHOUT_READINGS)
        page.goto("/learn/osaka")
        expect(page.locator("[data-lesson='0'] .says")).to_have_text(
            "大坂花は48枚で遊びます。" if lang == "ja" else "Osaka is played with 48 cards."
        )
        assert page.evaluate(FOLLOW)["seen"] == [1, 2, 3, 4]
        context.close()
        server.end()
