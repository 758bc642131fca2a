"""Takes the pictures of the main screens in docs/pictures: `make pictures`, or `python -m tests.browser.screens [NAME …]`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS, built, chromium_path
from tests.browser.geometry import SIZES
from tests.browser.people import PHONE, Guest, Room
from tests.browser.small_screens import shrink
from tests.browser.test_questions import bring_about
from tests.server.serving import Process, Sitting

ROOT = Path(__file__).resolve().parent.parent.parent
PICTURES = ROOT / "docs" / "pictures"
LARGEST = 250_000  # bytes

NAMES = ("Hana", "Sumire", "Yuri", "Tsubaki", "Ran", "Azami", "Suzuran")

Scene = Callable[[Guest], None]


def opened(guest: Guest, game: str, players: int, seed: str, **options: Any) -> str:
    """A table of somebody and bots, with names that people have."""
    seats = [{"name": name, "bot": "strong" if at == 1 else "regular" if at else None} for at, name in enumerate(NAMES[:players])]
    answer = guest.api.http.post("/api/tables", json={"game": game, "seats": seats, "seed": seed, "options": {"rounds": 3, **options}})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def go(address: str, there: str) -> Scene:
    """A page that is there when this can be seen."""

    def scene(guest: Guest) -> None:
        guest.go(address)
        guest.page.locator(there).first.wait_for()

    return scene


def mid_round(game: str, players: int, moves: int, seed: str = "21", **options: Any) -> Scene:
    """A table after some moves, with a question open."""

    def scene(guest: Guest) -> None:
        table = opened(guest, game, players, seed, **options)
        with guest.api.sit(table) as seat:
            seat.moves(Random(4), moves)
        guest.page.goto(f"/table/{table}?seat=0")
        guest.asked()

    return scene


def hint(guest: Guest) -> None:
    """A card that somebody else needs, and a word on it."""
    mid_round("hana_awase", 3, 4)(guest)
    guest.page.keyboard.press("h")
    guest.page.locator("[data-hint]").wait_for()


def question(guest: Guest) -> None:
    """A yaku is made: end the round or play on?"""
    guest.page.goto(f"/table/{bring_about(guest, 'call', lambda one, case, seed: opened(one, case.game, case.players, str(seed)))}?seat=0")
    guest.asked()


def played(guest: Guest, over: bool) -> str:
    """A table between two rounds, or at its end."""
    table = opened(guest, "hiraya", 3, "12")
    with guest.api.sit(table) as seat:
        finish(seat, over)
    return table


def finish(seat: Sitting, over: bool) -> None:
    random = Random(6)
    seat.my_turn()
    rounds = 0
    while seat.now.status != "over" and (over or rounds < 2):
        rounds += seat.now.status == "between"
        if rounds < 2 or over:
            seat.moves(random, 1)


def settlement(guest: Guest) -> None:
    guest.page.goto(f"/table/{played(guest, over=False)}?seat=0")
    guest.page.locator("[data-next]").wait_for()


def match_end(guest: Guest) -> None:
    guest.page.goto(f"/table/{played(guest, over=True)}?seat=0")
    guest.page.locator("[data-between] ol").wait_for()


def replay(guest: Guest) -> None:
    guest.page.goto(f"/replay/{played(guest, over=True)}?at=34")
    guest.page.get_by_role("button", name="Forward one move").wait_for()
    guest.page.get_by_role("list", name="Moves").get_by_role("button").first.wait_for()


def scorekeeper(guest: Guest) -> None:
    page = guest.page
    page.goto("/score/new?game=hana_awase")
    for at, name in enumerate(("Ann", "Ben", "Cho"), 1):
        page.get_by_role("textbox", name=f"Player {at}", exact=True).fill(name)
    page.get_by_role("button", name="Begin the match").tap()
    page.get_by_role("button", name="Enter round 1").tap()
    page.get_by_role("navigation", name="Steps").get_by_role("button", name="Cards").tap()
    whose = page.get_by_role("radiogroup", name="Whose cards").locator("label")
    for seat, pile in enumerate(("1a 1c 2a 2b 3a 8a 8c", "5a 5b 6a 6c 7a", "4a 4b 9a 9b 10a 10b")):
        whose.nth(seat).tap()
        for code in pile.split():
            page.locator(f"[data-card='{code}']").tap()
    page.get_by_text("0 points", exact=True).last.wait_for(state="hidden")  # until everything is counted
    page.evaluate("scrollTo(0, 0)")


def lesson(guest: Guest) -> None:
    """The step in which the first card is played."""
    guest.page.goto("/learn/hiraya")
    for _ in range(2):
        following = guest.page.locator("[data-lesson][data-target='next']")
        following.wait_for()
        step = following.get_attribute("data-lesson")
        guest.press(guest.page.locator("[data-lesson-next]"))
        guest.page.locator(f"[data-lesson]:not([data-lesson='{step}']):not([data-waits=watch])").wait_for()


PHONES = {"viewport": PHONE, "touch": True}
JAPANESE = {"settings": {"lang": "ja", "vocabulary": "kanji"}}


def sized(size: str) -> dict[str, Any]:
    """A screen of this size that people touch."""
    width, height = SIZES[size]
    return {"viewport": {"width": width, "height": height}, "touch": True}


SCREENS: dict[str, tuple[Scene, dict[str, Any]]] = {
    "lobby": (go("/", "button >> text=Play now"), {}),
    "set-up": (go("/new/hachi_hachi?players=5&o=rounds=6&seed=88", "button >> text=Start"), {"color_scheme": "dark"}),
    "table": (mid_round("hiraya", 3, 3), {"color_scheme": "dark"}),
    "table-seven": (mid_round("kyu_rei_hana", 7, 4, "4"), {}),
    "table-phone": (mid_round("hiraya", 3, 3), {**PHONES}),
    "question": (question, {"color_scheme": "dark"}),
    "settlement": (settlement, {}),
    "match-end": (match_end, {"color_scheme": "dark"}),
    "replay": (replay, {}),
    "scorekeeper": (scorekeeper, {**PHONES}),
    "rules-ja": (go("/rules/hiraya", "#house"), {**JAPANESE}),
    "lesson": (lesson, {}),
    "lobby-phone-ja": (go("/", "article"), {**PHONES, **JAPANESE}),
    "table-tablet-ja": (mid_round("hachi_hachi", 5, 4, "4"), {**sized("tablet"), **JAPANESE, "color_scheme": "dark"}),
    "table-low": (mid_round("hana_awase", 3, 4), {**sized("low")}),
    "settlement-phone-ja": (settlement, {**PHONES, **JAPANESE}),
    "hint": (hint, {}),
}


def main() -> None:
    """All of them, or those that are named; each is small enough to be kept with the sources."""
    wanted = sys.argv[1:] or list(SCREENS)
    if unknown := [name for name in wanted if name not in SCREENS]:
        raise SystemExit(f"There is no picture {unknown[0]!r}; there are {', '.join(SCREENS)}.")
    path = chromium_path()
    if path is None:
        raise SystemExit("There is no Chromium on this machine, so no pictures can be taken.")
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        page = built(ROOT, Path(folder) / "page")
        with (
            Process("--port", "0", "--data", Path(folder) / "tables.sqlite", HANASHOBU_PAGE=str(page)) as server,
            sync_playwright() as playwright,
        ):
            browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
            for name in wanted:
                scene, how = SCREENS[name]
                guest = Guest(Room(server.address), browser, reduced_motion="reduce", **how)
                scene(guest)
                guest.page.mouse.move(0, 0)
                guest.page.wait_for_function("() => [...document.images].every(image => image.complete)")
                file = PICTURES / f"{name}.png"
                guest.page.screenshot(path=file, scale="css")
                guest.page.goto("about:blank")
                shrink(file, guest.page)
                size = file.stat().st_size
                print(f"{file.relative_to(ROOT)}: {size // 1000} kB{' (too large)' if size > LARGEST else ''}")
                assert guest.troubles() == []
                guest.leave()
            browser.close()


if __name__ == "__main__":
    main()
