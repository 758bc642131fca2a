"""No screen of the page shows a sentence that is not in the catalogues: in a language of brackets, nothing stands outside of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser

from hanashobu.text.catalogue import languages
from hanashobu.text.reader import Reader
from tests.browser import pseudo
from tests.browser.people import Guest, Room
from tests.browser.screens import finish
from tests.browser.test_questions import CASES, Case, bring_about
from tests.server.serving import Process
from tests.support.slices import sliced

NAMES = ("はな", "すみれ", "ゆり", "つばき", "らん", "あざみ", "すずらん")
SETTINGS = {"lang": pseudo.LANG, "vocabulary": "kanji", "guide": True}

Scene = Callable[[Guest], None]


def opened(guest: Guest, game: str, players: int, seed: int, **options: object) -> str:
    """A table of somebody and bots, whose names have no letters that could be mistaken for English."""
    seats = [{"name": name, "bot": "random" if at else None} for at, name in enumerate(NAMES[:players])]
    answer = guest.api.http.post("/api/tables", json={"game": game, "seats": seats, "seed": str(seed), "options": {"rounds": 2, **options}})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def opens(guest: Guest, case: Case, seed: int) -> str:
    return opened(guest, case.game, case.players, seed, **case.options)


def played(guest: Guest, over: bool) -> str:
    """A table between two rounds, or at its end."""
    table = opened(guest, "hiraya", 3, 12, rounds=3)
    with guest.api.sit(table) as seat:
        finish(seat, over)
    return table


def go(address: str, there: str) -> Scene:
    def scene(guest: Guest) -> None:
        guest.go(address)
        guest.page.locator(there).first.wait_for()

    return scene


def asked(kind: str) -> Scene:
    def scene(guest: Guest) -> None:
        guest.go(f"/table/{bring_about(guest, kind, opens)}?seat=0")
        guest.asked()

    return scene


def between(guest: Guest) -> None:
    go(f"/table/{played(guest, over=False)}?seat=0", "[data-next]")(guest)


def match_end(guest: Guest) -> None:
    go(f"/table/{played(guest, over=True)}?seat=0", "[data-between] ol")(guest)


def replay(guest: Guest) -> None:
    go(f"/replay/{played(guest, over=True)}?at=34", "ol button")(guest)


def history(guest: Guest) -> None:
    played(guest, over=True)
    opened(guest, "hiraya", 3, 1)
    go("/history", "main li")(guest)


def settings(guest: Guest) -> None:
    go("/", "main button")(guest)
    guest.page.locator(".gear").click()
    guest.page.locator("dialog[open]").wait_for()


def menu(guest: Guest) -> None:
    asked("play")(guest)
    guest.page.locator(".menu > button").click()
    guest.page.locator(".menu .sheet").wait_for()


def keys(guest: Guest) -> None:
    asked("play")(guest)
    guest.page.keyboard.press("?")
    guest.page.locator("dialog[open]").wait_for()


def hint(guest: Guest) -> None:
    table = opened(guest, "hana_awase", 3, 21)
    with guest.api.sit(table) as seat:
        seat.moves(Random(4), 2)
    go(f"/table/{table}?seat=0", "[data-ask-hint]")(guest)
    guest.page.keyboard.press("h")
    guest.page.locator("[data-hint]").wait_for()


def entry(guest: Guest) -> None:
    go("/score/new?game=hana_awase", "button.main")(guest)
    for at, name in enumerate(NAMES[:3]):
        guest.page.locator(".names input").nth(at).fill(name)
    guest.page.locator("button.main").click()
    guest.page.locator(".ways button.main").click()
    guest.page.locator("[data-card='1a']").click()
    guest.page.locator("nav button").last.click()


SCREENS: dict[str, Scene] = {
    "lobby": go("/", "footer"),
    "set-up": go("/new/hachi_hachi?players=5&o=rounds=6&seed=88", "aside button.main"),
    "history": history,
    "rules": go("/rules", "#months"),
    "rules of a game": go("/rules/hiraya", "#house"),
    "replay": replay,
    "open a record": go("/replay", "#paste"),
    "scorekeeper": go("/score", "h1"),
    "new match": go("/score/new?game=hana_awase", "button.main"),
    "entering a round": entry,
    "settlement": between,
    "match end": match_end,
    "settings": settings,
    "menu": menu,
    "keys": keys,
    "hint": hint,
    **{f"question {kind}": asked(kind) for kind in CASES},
}
PARTS = {"settings": "dialog[open]", "menu": ".menu .sheet", "keys": "dialog[open]"}  # what lies over another screen
LANGUAGES = {Reader(lang).text("language-name") for lang in languages()}
EXAMPLES = frozenset({*LANGUAGES, "Crane", "matsu ni tsuru"})  # the languages, and one card in the three vocabularies


@pytest.fixture(scope="module")
def foreign(chromium: Browser, root: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server with the page in all languages, and one more."""
    page = pseudo.built(root, tmp_path_factory.mktemp("pseudo"))
    with Process("--port", "0", "--data", tmp_path_factory.mktemp("data") / "tables.sqlite", HANASHOBU_PAGE=str(page)) as process:
        yield process


@pytest.fixture(scope="module")
def foreigner(chromium: Browser, foreign: Process) -> Iterator[Guest]:
    """Somebody who looks at one screen after another."""
    guest = Guest(Room(foreign.address), chromium, settings=SETTINGS)
    yield guest
    guest.leave()


# All in one test: every process that took a part of them would build that page again.
@pytest.mark.parametrize("step", sliced([4, 1]))
def test_every_sentence_comes_from_the_catalogues(foreigner: Guest, step: int) -> None:
    found = {}
    for name, show in islice(SCREENS.items(), 0, None, step):
        show(foreigner)
        found[name] = pseudo.bypassing(foreigner.page, PARTS.get(name, "body"), EXAMPLES)
    assert {name: texts for name, texts in found.items() if texts} == {}
    assert foreigner.troubles() == []


def test_a_catalogue_is_put_into_brackets() -> None:
    source = "a-b = Round { $n }\nc =\n    { $n ->\n        [one] one\n       *[other] { $n } more\n    }\n    .short = { $n }\n"
    wanted = "a-b = ⟦Round { $n }⟧\nc =\n    ⟦{ $n ->\n        [one] one\n       *[other] { $n } more\n    }⟧\n    .short = ⟦{ $n }⟧\n"
    assert pseudo.bracketed(source) == wanted
    assert pseudo.bracketed("person-names = A, B\n") == "person-names = ⟦A⟧, ⟦B⟧\n"
