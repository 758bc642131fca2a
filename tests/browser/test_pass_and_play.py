"""Two people at one device: between their turns a curtain hides every hand."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.people import Guest


def assert_hidden(page: Page) -> None:
    """No card face anywhere, neither pictured nor named."""
    assert page.locator("[data-hand]").count() == 0
    assert page.locator("[data-code]").evaluate_all("nodes => nodes.map(node => node.dataset.code).filter(Boolean)") == []
    pictures = page.locator("img").evaluate_all("nodes => nodes.map(node => node.getAttribute('src'))")
    assert set(pictures) <= {"/deck/back.svg"}
    months = (
        "Pine",
        "Plum",
        "Cherry",
        "Wisteria",
        "Iris",
        "Peony",
        "Bush Clover",
        "Susuki",
        "Chrysanthemum",
        "Maple",
        "Willow",
        "Paulownia",
    )
    said = page.locator("body").aria_snapshot()
    assert not [month for month in months if month.lower() in said.lower()]


def test_each_plays_behind_a_curtain_and_sees_only_their_own_hand(guest: Guest) -> None:
    guest.set_up("hana_awase", players=2, bot=["-", "-"], name=["Ann", "Ben"], seed=3)
    page = guest.page
    hands: dict[str, list[str]] = {"Ann": [], "Ben": []}
    curtains = 0
    while curtains < 6:
        asked = guest.asked()
        if asked != "curtain":
            guest.answer(asked)
            continue
        curtains += 1
        assert_hidden(page)
        who = page.locator("[data-curtain] h1").inner_text().removeprefix("Hand the device to ")
        guest.press(page.get_by_role("button", name=f"I am {who}"))
        page.wait_for_selector("[data-curtain]", state="detached")
        guest.asked()
        hand = guest.hand()
        if hands[who]:
            assert set(hand) < set(hands[who])
        other = hands["Ben" if who == "Ann" else "Ann"]
        assert not set(hand) & set(other)
        others = page.locator("[data-at^='hand:']:not([role='group'])")
        assert others.count()
        backs = others.locator("[data-code]")
        assert set(backs.evaluate_all("nodes => nodes.map(node => node.dataset.code)")) <= {""}
        hands[who] = hand
    assert all(hands.values())


def test_a_reload_brings_the_curtain_back(guest: Guest) -> None:
    guest.set_up("hana_awase", players=2, bot=["-", "-"], name=["Ann", "Ben"], seed=3)
    guest.play_until("hand")
    hand = guest.hand()
    guest.page.reload()
    assert guest.asked() == "curtain"
    assert_hidden(guest.page)
    guest.answer("curtain")
    assert guest.asked() == "hand"
    assert guest.hand() == hand
