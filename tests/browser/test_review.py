"""The review of a match: its luck at once, its decisions by and by, and a mark at each mistake in the replay."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_replay import finished
from tests.support.timeouts import PATIENCE


def test_from_the_history_to_a_review_and_on_to_a_mistake_in_the_replay(visit: Visit) -> None:
    guest = visit()
    finished(guest)
    page = guest.page
    page.goto("/history")
    page.get_by_role("main").get_by_role("link", name="Review").click()
    luck = page.get_by_role("region", name="Luck and skill")
    rows = ["", "Result", "Place", "Deal", "Draws", "Own decisions", "Others' decisions", "Rest", "Error of deal and draws"]
    expect(luck.get_by_role("row")).to_have_count(len(rows))
    numbers = [
        [float(text.replace("−", "-")) for text in row.get_by_role("cell").all_inner_texts()] for row in luck.get_by_role("row").all()[1:8]
    ]
    for result, *parts in zip(*numbers, strict=True):
        assert abs(result - sum(parts)) < 0.4  # each is rounded
    expect(page.get_by_role("img", name=re.compile("^What .* could expect"))).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=1000 * PATIENCE)
    mistakes = page.get_by_role("link", name="Show it in the replay")
    assert 1 <= mistakes.count() <= 3
    mistakes.first.click()
    page.wait_for_url(re.compile("/replay/.*at="))
    expect(page.get_by_role("list", name="Moves").get_by_text("Mistake.").first).to_be_visible()
