"""The notes of a first match: each comes when its thing happens, is right for the cards that lie there, and lies on none of them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from hanashobu.cards import codes
from hanashobu.games import all_games
from hanashobu.play import events
from tests.browser.conftest import Visit
from tests.browser.people import PHONE, Guest
from tests.browser.scripted import Script, pieces
from tests.browser.test_lessons import COVERED, CUT
from tests.browser.test_questions import dealt_with
from tests.support.every_yaku import MAKER, Show
from tests.support.slices import sliced

GUIDED: dict[str, Any] = {"settings": {"guide": True}}
SMALL: dict[str, Any] = {"viewport": PHONE, "touch": True}


def note(guest: Guest) -> tuple[str, str]:
    """The note that stands there: its name and its text; it lies on no card and is whole."""
    shown = guest.page.locator("[data-note]")
    shown.wait_for()
    assert shown.count() == 1
    assert guest.page.evaluate(COVERED) == []
    assert guest.page.evaluate(CUT) == []
    return str(shown.get_attribute("data-note")), shown.locator("p").inner_text()


@pytest.mark.parametrize("how", sliced([SMALL, {}]), ids=["phone", "laptop"])
def test_notes_come_when_things_happen_and_lie_on_no_card(visit: Visit, how: dict[str, Any]) -> None:
    """The settlement is explained at the settlement and not after it, and the end at the end."""
    guest = visit(**GUIDED, **how)
    page = guest.page
    page.goto(f"/table/{guest.api.open('hiraya', bots=2, seed='12', rounds=2)}?seat=0")
    seen: list[tuple[str, str]] = []
    for _ in range(80):
        asked = guest.asked()
        if page.locator("[data-note]").count():
            seen.append((asked, note(guest)[0]))
        assert page.evaluate(COVERED) == []
        if asked == "over":
            break
        guest.answer(asked)
    assert [asked for asked, name in seen if name == "settled"] == ["between"]
    assert [asked for asked, name in seen if name == "over"] == ["over"]
    assert {name for _, name in seen} & {"match", "nothing"}


@pytest.mark.parametrize(
    ("lang", "right", "wrong"),
    [("en", "is the wild card: it takes a card of any month", "two cards"), ("ja", "鬼札で、どの月の札でも取れます", "2枚")],
)
def test_the_wild_card_is_explained_as_one_in_hiraya(visit: Visit, lang: str, right: str, wrong: str) -> None:
    """HI-4: with many cards lit nobody is told of two cards of a month."""
    how = SMALL if lang == "ja" else {}
    guest = visit(settings={"guide": True, "lang": lang}, **how)
    [wild] = codes(all_games()["hiraya"].rules().wilds[0].cards)
    table, choice = dealt_with(guest, lambda choice: choice.card == wild and len(choice.targets or ()) > 2, "hiraya")
    guest.page.goto(f"/table/{table}?seat=0")
    guest.asked()
    guest.press(guest.page.locator(f"[data-hand]:has([data-code='{wild}'])"))
    expect(guest.page.locator(".lies.target[aria-disabled='false']")).to_have_count(len(choice.targets or ()))
    expect(guest.page.locator("[data-note='choose-wild']")).to_be_visible()
    name, said = note(guest)
    assert name == "choose-wild"
    assert right in said
    assert wrong not in said


@pytest.mark.parametrize("how", [{}, SMALL], ids=["laptop", "phone"])
def test_a_draw_of_ones_own_is_explained_when_it_happens(visit: Visit, how: dict[str, Any]) -> None:
    """And the others' are not: nobody reads of the others' turns during a draw of their own."""
    show = Show(all_games()["hana_awase"])
    guest = visit(**GUIDED, **how)
    script = Script(guest, show.table, MAKER)
    script.open()
    next(show.rounds())
    update = show.table.update(MAKER, script.sent)
    draws = [at for at, event in enumerate(update.events, update.start) if isinstance(event, events.Play) and event.source == "stock"]
    mine = [at for at in draws if update.events[at - update.start].seat == MAKER]  # type: ignore[union-attr]
    for piece in pieces(update, [at + 1 for at in draws]):
        script.deliver(piece)
        drawn = piece.now.turn - 1
        if drawn == mine[0]:
            event = update.events[drawn - update.start]
            assert isinstance(event, events.Play)
            wanted = "drawn" if event.takes else "drawn-stays"
            expect(guest.page.locator(f"[data-note='{wanted}']")).to_be_visible()
            assert re.match("After your card, one was turned up from the draw pile: ", note(guest)[1])
            return
        expect(guest.page.locator("[data-note^='drawn']")).to_have_count(0)
    raise AssertionError("Nobody drew.")
