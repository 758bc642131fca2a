"""What a glance at the table shows: who is near a yaku, what is lost, every yaku with its value; and nobody who is out has to wait."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from hanashobu.games import all_games
from hanashobu.text.reader import Reader
from tests.browser.conftest import Visit
from tests.browser.people import PHONE, Guest
from tests.browser.scripted import Script, pieces
from tests.browser.test_staging import WATCH
from tests.support.every_yaku import MAKER, Show, Staging
from tests.support.helpers import NAMES


def until(show: Show, wanted: Callable[[], bool]) -> None:
    """Play a round, or the rest of it, up to where something holds; the first yaku of the game is to be made in it."""
    staging = Staging(show.rules, 0, show.rules.yaku[0].levels[-1], show.random)
    for _ in show.moves(staging):
        if wanted():
            return
    raise AssertionError("It never came to that.")


def test_an_opponent_who_is_one_card_from_a_yaku_is_marked_on_a_phone_without_a_panel(visit: Visit) -> None:
    show = Show(all_games()["hana_awase"])
    seat = MAKER + 1

    def near() -> list[int]:
        rows = show.table.now(seat).seats[MAKER].yaku or ()
        return [row.row for row in rows if row.state == "near" and row.missing == 1]

    until(show, lambda: bool(near()))
    guest = visit(viewport=PHONE, touch=True)
    Script(guest, show.table, seat).open()
    mark = guest.page.locator(f"[data-near='{MAKER}']")
    expect(mark.first).to_be_visible()
    said = str(mark.first.get_attribute("aria-label"))
    assert said.startswith("One more card makes")
    assert NAMES[MAKER] in said
    assert all(show.rules.yaku[row].name in said for row in near())
    expect(guest.page.get_by_role("region", name="Yaku")).to_have_count(0)


def test_a_lost_last_chance_is_told_quietly(visit: Visit) -> None:
    """In the log and the live region, with no stage."""
    show = Show(all_games()["taiyaku"])
    seat = MAKER + 1
    while not (lost := [item for item in show.table.update(seat, 0).news if item.what == "lost"]):
        until(show, lambda: show.match.status == "between")
    guest = visit()
    guest.page.add_init_script(WATCH)
    begun = Show(all_games()["taiyaku"])
    script = Script(guest, begun.table, seat)
    script.open()
    staged: list[str] = []
    for piece in pieces(show.table.update(seat, begun.table.turn(seat))):
        script.deliver(piece)
        staged += [f"{item.seat}:{item.row}:{item.what}" for item in piece.news if item.what != "lost"]
        if any(item.what == "lost" for item in piece.news):
            break
    assert lost[0].text is not None
    guest.page.keyboard.press("l")
    said = Reader(you=seat, codes=False)(lost[0].text)
    assert said.startswith("You can no longer make")
    expect(guest.page.get_by_role("region", name="Log")).to_contain_text(said)
    guest.page.wait_for_function("(said) => window.heard.includes(said)", arg=said)
    assert [name for name in guest.page.evaluate("window.staged") if name not in staged] == []


def test_the_yaku_panel_lists_every_yaku_with_its_value(visit: Visit) -> None:
    """From the first turn on; only what nobody can make any more stands below the list."""
    guest = visit()
    rules = all_games()["hana_awase"].rules()
    guest.set_up("hana_awase", seed="4")
    guest.asked()
    guest.page.keyboard.press("y")
    panel = guest.page.get_by_role("region", name="Yaku")
    panel.wait_for()
    rows = panel.get_by_role("listitem").all_inner_texts()
    gone = panel.locator(".gone s").all_inner_texts()
    assert len(rows) + len(gone) == len(rules.yaku)
    for yaku in rules.yaku:
        assert yaku.name in gone or any(yaku.name in row and str(yaku.levels[0].points) in row for row in rows), (yaku.name, rows)
    assert len(rows) > len(gone)


# How large every card is drawn that flies with its face up.
FLYERS = """window.flown = [];
new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) {
        if (node.matches?.(".flyer:has([data-code]:not([data-code='']))")) window.flown.push(parseFloat(node.style.width));
    }
}).observe(document, { childList: true, subtree: true });"""


def test_a_card_that_another_takes_on_a_phone_flies_as_large_as_it_lay(visit: Visit) -> None:
    """The place it flies to is a figure of a few pixels; drawn as small and then enlarged it would be all marks."""
    show = Show(all_games()["hana_awase"])
    guest = visit(viewport=PHONE, touch=True, settings={"speed": "fast"})
    guest.page.add_init_script(FLYERS)
    script = Script(guest, show.table, MAKER + 1)
    script.open()
    until(show, lambda: bool(show.match.view(None).pile(MAKER)))
    script.deliver(show.table.update(script.seat, script.sent))
    expect(guest.page.locator(f"[data-at='taken:{MAKER}'] span").first).to_be_visible()
    expect(guest.page.locator(".flyer")).to_have_count(0)
    lying = guest.page.locator(".lies").first.bounding_box()
    assert lying is not None
    flown = guest.page.evaluate("window.flown")
    assert flown
    assert [width for width in flown if width < lying["width"] / 2] == []


def waits(visit: Visit, speed: str) -> tuple[Guest, Script]:
    """Somebody at a table of Hachi-Hachi for four, out of the round, which the others have played to its end meanwhile."""
    show = Show(all_games()["hachi_hachi"], seats=4)
    until(show, lambda: show.match.view(None).asked == "play")
    out = next(seat for seat in range(4) if not show.match.view(None).plays(seat))
    guest = visit(settings={"speed": speed})
    script = Script(guest, show.table, out)
    script.open()
    guest.page.locator("[data-wait]").wait_for()
    until(show, lambda: show.match.status != "playing")
    return guest, script


def test_who_is_out_of_the_round_skips_to_its_end(visit: Visit) -> None:
    guest, script = waits(visit, "slow")
    script.deliver(script.table.update(script.seat, script.sent))
    guest.press(guest.page.get_by_role("button", name="Skip to the end of the round"))
    expect(guest.page.locator("[data-between]")).to_be_visible()
    expect(guest.page.locator("[data-wait]")).to_have_count(0)


def test_who_is_out_of_the_round_watches_it_at_speed(visit: Visit) -> None:
    guest, script = waits(visit, "fast")
    fast = guest.page.get_by_role("button", name="Watch at speed")
    guest.press(fast)
    expect(fast).to_have_attribute("aria-pressed", "true")
    script.deliver(script.table.update(script.seat, script.sent))
    guest.page.keyboard.press("s")
    expect(guest.page.locator("[data-between]")).to_be_visible()
