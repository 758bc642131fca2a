"""Making a yaku is an event: every yaku of every game is staged once, for its maker and for the others, and announced to screen readers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from hanashobu.games import all_games
from hanashobu.text.reader import Reader
from tests.browser.conftest import Visit
from tests.browser.people import PHONE, Guest
from tests.browser.scripted import Script, pieces
from tests.support.every_yaku import MAKER, Show
from tests.support.helpers import NAMES
from tests.support.slices import sliced

GAMES = [name for name, game in all_games().items() if game.rules(game.options(), game.usual_seats).yaku]

# What is staged and what a screen reader is given, in order; a line of the live region is one paragraph.
WATCH = """window.staged = []; window.heard = [];
new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        const all = (query) => [node, ...node.querySelectorAll("*")].filter((one) => one.matches(query));
        window.staged.push(...all("[data-staged]").map((one) => one.dataset.staged));
        window.heard.push(...all("[aria-live] p").map((one) => one.textContent));
    }
}).observe(document, { childList: true, subtree: true });"""

# A stage stays until it is skipped.
SLOWLY = """const usual = window.setTimeout;
window.setTimeout = (task, ms, ...rest) => usual(task, ms > 800 && ms < 9000 ? 10000 * 60 : ms, ...rest);"""

# What of a stage lies outside the window.
OUTSIDE = """(stage) => [...stage.querySelectorAll(".brush > span, .name, .card, .seal, .who")].filter((node) => {
    const at = node.getBoundingClientRect();
    return at.left < -1 || at.top < 0 || at.right > innerWidth + 1 || at.bottom > innerHeight;
}).map((node) => node.className + " " + node.textContent)"""


@pytest.mark.parametrize(
    ("game", "mine"),
    [pytest.param(game, True, id=f"{game} own", marks=pytest.mark.soak) for game in GAMES]
    + [pytest.param(game, False, id=f"{game} another's", marks=[] if game == "hiraya" else pytest.mark.soak) for game in GAMES],
)
def test_every_yaku_is_staged_once_and_said_aloud(visit: Visit, game: str, mine: bool) -> None:
    show = Show(all_games()[game])
    seat = MAKER if mine else MAKER + 1
    guest = visit()
    guest.page.add_init_script(WATCH)
    script = Script(guest, show.table, seat)
    script.open()
    for _ in show.rounds(briefly=True):
        script.table = show.table
        script.send()
        news = show.table.update(seat, 0).news
        wanted = [f"{item.seat}:{item.row}:{item.what}" for item in news if item.what != "lost"]
        guest.page.wait_for_function("(many) => window.staged.length >= many", arg=len(wanted))
    assert guest.page.evaluate("window.staged") == wanted
    made = {name for name in wanted if name.startswith(f"{MAKER}:")}
    assert {int(name.split(":")[1]) for name in made} == set(range(len(show.rules.yaku)))
    read, heard = Reader(you=seat, codes=False), guest.page.evaluate("window.heard")
    said = [line for line in heard if line in {read(item.text) for item in news if item.text}]
    assert said == [read(item.text) for item in news if item.text]
    guest.page.reload()  # what was made before is not staged again
    guest.page.locator(".table").wait_for()
    guest.page.keyboard.press("l")
    guest.page.get_by_role("region", name="Log").get_by_role("listitem").last.wait_for()
    assert guest.page.evaluate("window.staged") == []


def until_made(show: Show, script: Script) -> None:
    """Everything up to the first yaku, and then the card that makes it."""
    next(show.rounds())
    for piece in pieces(show.table.update(script.seat, script.sent)):
        script.deliver(piece)
        if any(item.what != "lost" for item in piece.news):
            return


def held_back(guest: Guest) -> Locator:
    """The stage, while the table waits for it."""
    stage = guest.page.locator("[data-stage='made']")
    stage.wait_for()
    return stage


@pytest.mark.parametrize("how", sliced(["tap", "click", "key"]))
def test_a_staging_is_skipped_and_nothing_else_happens(visit: Visit, how: str) -> None:
    """The press that skips it plays no card, although a card lies under it."""
    show = Show(all_games()["hana_awase"])
    guest = visit(settings={"speed": "fast"}, **({"viewport": PHONE, "touch": True} if how == "tap" else {}))
    guest.page.add_init_script(SLOWLY)
    script = Script(guest, show.table, MAKER)
    script.open()
    until_made(show, script)
    stage = held_back(guest)
    said = len(script.said)
    if how == "key":
        guest.page.keyboard.press("Enter")
    else:
        at = guest.page.locator("[data-at='field']").bounding_box()
        assert at is not None
        x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
        guest.page.touchscreen.tap(x, y) if how == "tap" else guest.page.mouse.click(x, y)
    stage.wait_for(state="detached")
    assert len(script.said) == said
    assert guest.page.locator("[aria-pressed='true'][data-hand]").count() == 0


def test_with_reduced_motion_the_stage_stands_still_and_shows_the_same(visit: Visit) -> None:
    show = Show(all_games()["hana_awase"])
    guest = visit(settings={"speed": "fast"}, reduced_motion="reduce")
    guest.page.add_init_script(SLOWLY)
    script = Script(guest, show.table, MAKER + 1)
    script.open()
    until_made(show, script)
    stage = held_back(guest)
    assert stage.evaluate("node => node.getAnimations({ subtree: true }).length") == 0
    assert stage.locator("[data-code]").count() > 0
    assert NAMES[MAKER] in stage.inner_text()
    assert stage.evaluate("() => document.fonts.check('20px Brush', '光')")
    guest.page.keyboard.press(" ")
    stage.wait_for(state="detached")


def test_at_a_small_screen_the_stage_is_whole(visit: Visit) -> None:
    """Every name, card and value lies inside the window, also where several yaku are made at once."""
    show = Show(all_games()["taiyaku"])
    guest = visit(settings={"lang": "ja", "vocabulary": "kanji"}, viewport=PHONE, touch=True)
    guest.page.add_init_script(SLOWLY)
    script = Script(guest, show.table, MAKER)
    script.open()
    seen = 0
    rounds = show.rounds(briefly=True)
    while seen < 3:
        next(rounds)
        for piece in pieces(show.table.update(MAKER, script.sent)):
            script.deliver(piece)
            if len([item for item in piece.news if item.what != "lost"]) > 1:
                guest.page.wait_for_function("(many) => document.querySelectorAll('[data-staged]').length === many", arg=len(piece.news))
                out = held_back(guest).evaluate(OUTSIDE)
                assert out == []
                seen += 1


def test_the_end_of_a_match_has_its_moment(visit: Visit) -> None:
    guest = visit()
    guest.page.add_init_script(SLOWLY)
    table = guest.api.open("mushi", bots=1, seed="4", rounds=1)
    guest.page.goto(f"/table/{table}?seat=0")
    assert guest.play_out()[-1] == "over"
    won = guest.page.locator("[data-stage='won']")
    won.wait_for()
    assert "勝" in won.inner_text()
    guest.page.keyboard.press("Escape")
    won.wait_for(state="detached")
