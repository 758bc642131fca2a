"""Pages other than the table: nothing is cut off or wider than the window, and whatever can be pressed is large enough for a finger."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from tests.browser import guests
from tests.browser.conftest import Visit
from tests.browser.geometry import SIZES, complaints, larger_text, resize
from tests.browser.people import Guest
from tests.browser.screens import go, played
from tests.browser.test_bad_sizes import RIGHT_TO_LEFT, WIDE
from tests.support.slices import sliced

VOCABULARY = {"en": "english", "ja": "kanji"}
EVERY = {**SIZES, "zoom of 200 %": (683, 384)}  # which leaves that of a laptop's screen
TIGHT = ("phone", "zoom of 200 %")
LONG = f"{WIDE[0][:38]}{RIGHT_TO_LEFT[0][:2]}"


def gathering(guest: Guest) -> None:
    """A table at which one seat is free, with everything unfolded that its host can see."""
    guests.open_table(guest, "hachi_hachi", 4, 2)
    guest.page.wait_for_selector("[data-ready]")
    for closed in guest.page.locator("details:not([open]) > summary, [data-invite] [aria-expanded=false]").all():
        guest.press(closed)


def replay(guest: Guest) -> None:
    go(f"/replay/{played(guest, over=True)}?at=34", "[data-hand], .lies")(guest)


def history(guest: Guest) -> None:
    for over in (True, False):
        played(guest, over)
    go("/history", "main li")(guest)


def settings(guest: Guest) -> None:
    go("/", "article")(guest)
    guest.press(guest.page.locator(".gear"))
    guest.page.wait_for_selector("dialog[open]")


PAGES: dict[str, Callable[[Guest], None]] = {
    "lobby": go("/", "article"),
    "set-up": go("/new/hachi_hachi?players=7&bot=-&bot=~&bot=~&bot=regular&bot=regular&bot=regular&bot=regular", "main form, main .paper"),
    "gathering": gathering,
    "settings": settings,
    "history": history,
    "replay": replay,
    "open a record": go("/replay", "main h1"),
    "the cards": go("/rules", "main h1"),
    "rules": go("/rules/hachi_hachi", "#house"),
    "scorekeeper": go("/score/new?game=hachi_hachi", "main h1"),
    "nowhere": go("/nowhere", "main h1"),
}


@pytest.mark.parametrize(("lang", "sizes"), sliced([("ja", TIGHT), ("ja", EVERY), ("en", EVERY)]))
def test_every_page_fits_every_screen(visit: Visit, lang: str, sizes: Iterable[str]) -> None:
    guest = visit(touch=True, settings={"lang": lang, "vocabulary": VOCABULARY[lang]})
    found: dict[str, list[str]] = {}
    for name, open_page in PAGES.items():
        open_page(guest)
        for size in sizes:
            width, height = EVERY[size]
            guest.page.set_viewport_size({"width": width, "height": height})
            if wrong := complaints(guest.page, strict=False, fingers=size in SIZES):  # a laptop has a mouse
                found[f"{name}, {size}"] = wrong
    assert found == {}


@pytest.mark.parametrize("size", sliced(["phone", "laptop"]))
def test_pages_keep_long_names_and_large_text_whole(visit: Visit, size: str) -> None:
    """A name of 40 wide and right-to-left letters, with text of twice the size."""
    guest = visit(touch=True, settings={"name": LONG})
    resize(guest.page, size)
    found: dict[str, list[str]] = {}
    for name in ("lobby", "set-up", "gathering", "scorekeeper"):
        PAGES[name](guest)
        with larger_text(guest.page):
            if wrong := complaints(guest.page, strict=False):
                found[name] = wrong
    assert found == {}


def test_a_replay_on_a_phone_lying_on_its_side_shows_the_whole_table(visit: Visit) -> None:
    """The hand too: the controls stand beside it."""
    guest = visit(touch=True)
    resize(guest.page, "low")
    replay(guest)
    cards = guest.page.locator("[data-at^='hand:'] .card").all()
    assert cards
    controls = guest.page.locator(".controls").bounding_box()
    assert controls is not None
    for card in cards:
        box = card.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= SIZES["low"][1] + 1
        beside = box["x"] + box["width"] <= controls["x"]
        assert beside or box["y"] + box["height"] <= controls["y"], (box, controls)
