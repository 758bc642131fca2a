"""The lobby and the set-up page: what is chosen stands in the address, and an address is a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.people import Guest

GROUND = "getComputedStyle(document.documentElement).backgroundColor"


def test_a_newcomer_plays_at_once(visit: Visit) -> None:
    """One click from the lobby to one's own turn, with the guide beside it; then the lobby offers to go on."""
    guest = visit(settings={"guide": True})
    page = guest.page
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/**")
    guest.asked()
    page.get_by_role("complementary", name="Guide").get_by_role("button", name="Got it").click()
    hand = guest.hand()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Leave for the lobby").click()
    page.get_by_role("link", name=re.compile("^Continue")).click()
    guest.asked()
    assert guest.hand() == hand


def test_every_game_has_a_tile_with_its_ways_in(guest: Guest) -> None:
    """And the foot leads to the licences of what the page is made of."""
    guest.page.goto("/")
    licences = guest.page.get_by_role("link", name="Licences").get_attribute("href")
    assert "SIL OPEN FONT LICENSE" in guest.api.http.get(str(licences)).text
    games = guest.api.http.get("/api/games").json()
    for game in games:
        name = game["name"]["english"]
        expect(guest.page.get_by_role("button", name=f"Play {name}", exact=True)).to_be_visible()
        expect(guest.page.get_by_role("link", name=f"Set up {name}", exact=True)).to_have_attribute("href", f"/new/{game['game']}")
        expect(guest.page.get_by_role("link", name=f"Rules of {name}", exact=True)).to_have_attribute("href", f"/rules/{game['game']}")


def test_the_address_is_read_and_written(guest: Guest) -> None:
    page = guest.page
    page.goto("/new/hana_awase?players=4&o=zero_sum=on&o=rounds=6&seed=42&bot=-&bot=regular&bot=random&bot=-")
    expect(page.get_by_role("radio", name="4", exact=True)).to_be_checked()
    expect(page.get_by_label("Seed")).to_have_value("42")
    expect(page.get_by_text("2 changed")).to_be_visible()
    expect(page.get_by_text("Several people at one device")).to_be_visible()
    switch = page.locator(".option.changed").get_by_role("switch")
    expect(switch).to_be_checked()
    switch.press("Space")
    expect(page).to_have_url(re.compile(r"^((?!zero_sum).)*$"))
    page.get_by_label("Seed").fill("77")
    page.get_by_label("Seed").press("Tab")
    expect(page).to_have_url(re.compile("seed=77"))
    page.locator("label", has=page.get_by_role("radio", name="3", exact=True)).first.click()
    expect(page).to_have_url(re.compile(r"^((?!players=4).)*$"))
    page.reload()
    expect(page.get_by_label("Seed")).to_have_value("77")
    expect(page.get_by_text("1 changed")).to_be_visible()


def test_one_click_makes_all_bots_stronger(guest: Guest) -> None:
    """With a word on whom a level is for; a seat of its own kind is told of by itself."""
    page = guest.page
    page.goto("/new/nara")
    expect(page.get_by_role("radio", name="Regular")).to_be_checked()
    page.locator("label", has=page.get_by_role("radio", name="Beginner")).click()
    expect(page).to_have_url(re.compile("bot=-&bot=beginner&bot=beginner&bot=beginner"))
    expect(page.get_by_text("For your first matches.")).to_be_visible()
    page.get_by_label("Who sits there").nth(2).select_option("master")
    expect(page).to_have_url(re.compile("bot=-&bot=beginner&bot=master&bot=beginner"))
    expect(page.get_by_text("Each bot as chosen below.")).to_be_visible()
    expect(page.get_by_text("The hardest to beat.")).to_be_visible()


def test_what_an_address_asks_for_in_vain_is_said(guest: Guest) -> None:
    page = guest.page
    page.goto("/new/hiraya?players=6&o=nonsense=3")
    expect(page.get_by_role("alert").filter(has_text="nonsense=3")).to_contain_text("players=6")
    page.goto("/new/hiraya?seed=tomorrow")
    expect(page.get_by_role("alert").filter(has_text="whole number")).to_be_visible()
    page.goto("/new/poker")
    expect(page.get_by_role("alert")).to_contain_text("poker")


def test_a_host_opens_a_table_for_friends_with_the_first_press(visit: Visit) -> None:
    """Also while their name is still being written; what keeps the table from being opened is where the next press leads."""
    host = visit(settings={"name": ""})
    page = host.page
    page.goto("/new/hiraya?bot=-&bot=~&bot=~")
    button, mine = page.get_by_role("button", name="Open the table"), page.get_by_label("Name", exact=True)
    expect(page.get_by_role("button", name="Copy")).to_have_count(0)  # there is nothing to invite to yet
    button.click()
    expect(mine).to_be_focused()
    expect(page.get_by_role("alert")).to_contain_text("Say what the others should call you")
    page.keyboard.type("An Exceedingly Long Name of Forty Letters")
    box = button.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    assert button.bounding_box() == box
    page.mouse.up()
    page.wait_for_url("**/table/**")
    expect(page.locator("[data-seat='0']")).to_contain_text("An Exceedingly Long Name of Forty Letter")


def test_a_name_in_the_address_is_a_name(visit: Visit) -> None:
    page = visit(settings={"name": ""}).page
    page.goto("/new/mushi?bot=-&bot=~&name=Ann")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/**")
    expect(page.locator("[data-seat='0']")).to_contain_text("Ann")
    page.goto("/new/mushi")
    expect(page.get_by_role("button", name="Copy this set-up as a link")).to_be_visible()


@pytest.mark.soak
def test_the_same_seed_and_house_rules_are_the_same_deal(guest: Guest, visit: Visit) -> None:
    friend = visit()
    deals = []
    for one in (guest, friend):
        one.set_up("kyu_rei_hana", players=3, seed=2024, options={"rounds": 2})
        one.asked()
        deals.append((one.hand(), one.field()))
    assert deals[0] == deals[1]
    assert deals[0][0]
    guest.set_up("kyu_rei_hana", players=3, seed=2025, options={"rounds": 2})
    guest.asked()
    assert (guest.hand(), guest.field()) != deals[0]


def test_language_vocabulary_and_colours_change_everywhere_and_stay(visit: Visit) -> None:
    guest = visit(color_scheme="light")
    page = guest.page
    page.goto("/rules")
    crane = page.locator("figure", has=page.locator("[data-code='1a']")).locator("figcaption b")
    names = guest.api.http.get("/api/words").json()["cards"][0]["name"]
    expect(crane).to_have_text(names["english"])
    paper = page.evaluate(GROUND)
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.locator("label", has=page.get_by_role("radio", name=re.compile("^Rōmaji"))).click()
    dialog.locator("label", has=page.get_by_role("radio", name="Night")).click()
    dialog.get_by_role("button", name="Done").click()
    dialog.wait_for(state="hidden")
    expect(crane).to_have_text(names["romaji"])
    night = page.evaluate(GROUND)
    assert night != paper
    page.get_by_role("combobox", name="Language").select_option("ja")
    expect(page.get_by_role("heading", level=1)).to_have_text("札")
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("札")
    assert page.evaluate(GROUND) == night
    page.get_by_role("button", name="設定").click()
    page.get_by_role("dialog").locator("label", has=page.get_by_role("radio", name=re.compile("^漢字"))).click()
    page.keyboard.press("Escape")
    expect(crane.locator("rt").first).to_be_visible()
    page.get_by_role("button", name="設定").click()
    page.get_by_role("dialog").locator("label", has=page.get_by_role("radio", name=re.compile("^韓国語"))).click()
    page.keyboard.press("Escape")
    expect(crane.locator("[lang=ko] rt")).to_have_text(["songhak", "gwang"])


def test_the_table_follows_the_language_of_the_page(guest: Guest) -> None:
    guest.set_up("hiraya", seed=2)
    guest.play_until("hand")
    hand = guest.hand()
    page = guest.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("ja")
    page.get_by_role("group", name="あなたの手札").wait_for()
    assert guest.asked() == "hand"
    assert guest.hand() == hand
    expect(page.get_by_text("あなたの番です").first).to_be_attached()
