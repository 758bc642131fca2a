"""Koi-Koi in a browser: somebody with a yaku calls koi-koi, improves it, and stops (KK-7)."""

from __future__ import annotations

import re
from random import Random

from tests.browser.people import Guest
from tests.browser.test_questions import plays_until

SEED = 5  # with it somebody at the first seat is asked twice


def test_koi_koi_is_called_and_later_the_round_is_stopped(guest: Guest) -> None:
    table = guest.api.open("koi_koi", bots=1, seed=str(SEED), rounds=1)
    slip = guest.page.locator("[data-slip]")
    for word in ("Koi-koi", "Shoubu"):
        with guest.api.sit(table) as seat:
            assert plays_until(seat, "call", Random(SEED))
        guest.page.goto(f"/table/{table}?seat=0")
        assert guest.asked() == "slip"
        assert "Does the round end here?" in slip.inner_text()
        guest.press(slip.get_by_role("button", name=re.compile(f"^{word}")))
        guest.asked()
        guest.page.goto("about:blank")
    guest.page.goto(f"/table/{table}?seat=0")
    assert guest.asked() == "over"
    assert "You win" in guest.page.locator("[data-between]").inner_text()
    calls = [event["says"] for event in guest.events(table) if event["event"] == "call" and event["seat"] == 0]
    assert calls == ["koi-koi", "shoubu"]
