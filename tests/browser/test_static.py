"""The page that needs no server, from a folder that a plain file server hosts: Python, tables and bots are in the browser."""

from __future__ import annotations

import shutil
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.hosting import NO_SERVICE_WORKER, Host
from tests.browser.people import PHONE, Guest
from tests.browser.test_access import serious
from tests.support.slices import sliced

pytestmark = pytest.mark.browser


def go(guest: Guest, to: str = "/") -> None:
    """Open the page at an address of its own."""
    guest.page.goto(f"/static/#{to}")


def start(guest: Guest, query: str) -> None:
    """Open a table from the set-up page."""
    go(guest, f"/new/{query}")
    guest.press(guest.page.get_by_role("button", name="Start", exact=True))
    guest.page.wait_for_url("**/#/table/**")


def test_a_match_against_regular_bots_goes_on_after_a_reload_and_is_replayed(come: Visit) -> None:
    guest = come()
    start(guest, "hiraya?o=rounds=1&seed=7&bot=regular&bot=regular")
    for _ in range(2):
        guest.answer(guest.asked())
    before = guest.asked(), guest.hand()
    guest.page.reload()
    assert (guest.asked(), guest.hand()) == before
    guest.play_out()
    end = guest.page.locator("[data-between]")
    with guest.page.expect_download() as saving:
        end.get_by_role("button", name="Download the record").click()
    assert saving.value.suggested_filename.startswith("hiraya-")
    guest.press(end.get_by_role("link", name="Replay"))
    guest.page.wait_for_url("**/#/replay/**")
    expect(guest.page.get_by_role("slider").first).to_be_visible()
    go(guest, "/history")
    expect(guest.page.get_by_role("link", name="Replay").last).to_be_visible()


def test_what_needs_a_server_is_not_offered_and_places_on_a_page_are_found(come: Visit) -> None:
    guest = come(viewport=PHONE, touch=True, settings={"lang": "ja"})
    go(guest)
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    assert guest.page.locator("[data-friends]").count() == 0
    expect(guest.page.get_by_text("自分のサーバーが必要です（hana serve）")).to_be_visible()
    assert guest.page.get_by_role("link", name="ライセンス").get_attribute("href") == "./THIRD-PARTY.txt"
    assert guest.page.locator("a[href^='/api']").count() == 0
    go(guest, "/rules/none")
    expect(guest.page.get_by_role("alert")).to_contain_text("none")
    expect(guest.page.get_by_text("自分のサーバーが必要です（hana serve）")).to_be_visible()
    go(guest, "/rules/hiraya")
    chapter = guest.page.locator("a[href^='#']:not([href^='#/']):not(.skip)").last
    place = str(chapter.get_attribute("href"))[1:]
    chapter.tap()
    expect(guest.page.locator(f"[id='{place}']")).to_be_in_viewport()
    assert urlsplit(guest.page.url).fragment == "/rules/hiraya"


def test_only_one_tab_has_the_tables_and_another_can_take_them_over(come: Visit) -> None:
    guest = come()
    guest.expect("Another tab has")
    start(guest, "hiraya?o=rounds=1&seed=7")
    assert guest.asked() == "hand"
    address = guest.page.url
    other = guest.tab()
    other.goto(address)
    expect(other.get_by_role("alertdialog")).to_contain_text("open in another tab")
    other.get_by_role("button", name="Play here").click()
    assert guest.asked(other) == "hand"
    expect(guest.page.get_by_role("alertdialog")).to_contain_text("open in another tab")
    guest.answer("hand", other)


# The tables are let go as soon as the new worker waits for them.
LEAVES_LATE = """navigator.locks.request("hanashobu", async () => {
    while (!(await navigator.locks.query()).pending.length) await new Promise((done) => setTimeout(done, 5));
});"""


def test_a_page_that_has_not_let_go_when_it_is_reloaded_is_no_other_tab(come: Visit) -> None:
    guest = come()
    guest.page.add_init_script(LEAVES_LATE)
    start(guest, "hiraya?o=rounds=1&seed=7")
    assert guest.asked() == "hand"


REFUSED = "get() { throw new DOMException('refused', 'SecurityError'); }"


def refuse_storage(route: Route) -> None:
    """The worker, in a browser that lets it keep nothing."""
    found = route.fetch()
    route.fulfill(response=found, body=f"Object.defineProperty(self, 'indexedDB', {{ {REFUSED} }});{found.text()}")


@pytest.mark.parametrize("all_of_it", sliced([True, False]), ids=["nothing at all", "no database"])
def test_a_browser_that_keeps_nothing_lets_one_play_and_says_so(come: Visit, all_of_it: bool) -> None:
    guest = come()
    guest.expect("Nothing is kept")
    guest.page.route("**/program.worker-*.js", refuse_storage)
    if all_of_it:
        guest.expect("Service workers|will not work without a connection")
        places = ("localStorage", "sessionStorage", "indexedDB")
        guest.page.add_init_script("".join(f"Object.defineProperty(window, '{place}', {{ {REFUSED} }});" for place in places))
    start(guest, "hiraya?o=rounds=1&seed=7")
    assert guest.asked() == "hand"
    expect(guest.page.get_by_role("status").filter(has_text="keeps nothing")).to_be_visible()
    hand = guest.hand()
    guest.answer("hand")
    if guest.page.locator(".lies.target[aria-disabled='false']").count():
        guest.answer("field")
    expect(guest.page.locator("[data-hand]")).to_have_count(len(hand) - 1)  # settings are not kept either: a click can be taken back


# A match in the database of the versions before the first release; and what is in it.
KEEP_TRIAL = """() => new Promise((resolve) => {
    const opening = indexedDB.open("hanashobu", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("tables").put("a match", "old");
    opening.onsuccess = () => { opening.result.close(); resolve(); };
})"""
KEPT_TRIAL = """() => new Promise((resolve) => {
    const opening = indexedDB.open("hanashobu");
    opening.onsuccess = () => {
        const asked = opening.result.transaction("tables").objectStore("tables").get("old");
        asked.onsuccess = () => { opening.result.close(); resolve(asked.result); };
    };
})"""


def test_matches_of_a_trial_version_are_left_alone_and_the_page_says_so_until_it_is_closed(come: Visit) -> None:
    guest = come()
    go(guest)
    guest.page.evaluate(KEEP_TRIAL)
    guest.page.reload()
    note = guest.page.get_by_role("status").filter(has_text="matches of a trial version, which this version cannot read")
    expect(note).to_contain_text("They have not been deleted")
    assert guest.page.evaluate(KEPT_TRIAL) == "a match"
    note.get_by_role("button", name="Close").click()
    expect(note).to_be_hidden()
    guest.page.reload()
    start(guest, "hiraya?o=rounds=1&seed=7")
    assert guest.asked() == "hand"
    expect(note).to_be_hidden()


def cut(route: Route) -> None:
    """A file of which only the first half arrives."""
    found = route.fetch()
    body = found.body()
    route.fulfill(response=found, body=body[: len(body) // 2])


PARTS = ("pyodide/pyodide.mjs", "pyodide/pyodide.asm.wasm")


@pytest.mark.parametrize("part", sliced(["python/program.bin", "assets/program.worker-*.js", *PARTS]))
def test_a_part_that_does_not_arrive_whole_is_said_in_a_sentence_and_can_be_tried_again(come: Visit, part: str) -> None:
    guest = come()
    guest.expect("(?s).*")  # the console says more than that
    guest.page.route(f"**/{part}", cut)
    go(guest)
    expect(guest.page.get_by_role("alertdialog")).to_contain_text("did not arrive")
    guest.page.unroute(f"**/{part}")
    guest.page.get_by_role("button", name="Try again").click()
    expect(guest.page.get_by_role("alertdialog")).to_be_hidden()
    start(guest, "hiraya?o=rounds=1&seed=7")
    assert guest.asked() == "hand"


NO_WEBASSEMBLY = "delete self.WebAssembly;"


@pytest.mark.parametrize(
    ("lang", "sentence"), sliced([("ja", "動かせません"), ("en", "cannot run the program"), ("es", "no puede ejecutar")])
)
def test_a_browser_without_webassembly_is_told_so(come: Visit, axe: str, lang: str, sentence: str) -> None:
    guest = come(viewport=PHONE, touch=True, settings={"lang": lang})
    guest.expect("There is no WebAssembly")

    def without(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, body=NO_WEBASSEMBLY + found.text())

    guest.page.route("**/program.worker-*.js", without)
    go(guest)
    dialog = guest.page.get_by_role("alertdialog")
    expect(dialog).to_contain_text(sentence)
    assert dialog.get_by_role("button").count() == 0
    assert serious(guest.page, axe) == []


def test_a_match_goes_on_after_its_tab_was_closed_in_the_middle_of_a_move(come: Visit) -> None:
    guest = come()
    start(guest, "hiraya?o=rounds=1&seed=7")
    guest.play_until("hand")
    guest.answer("hand")
    guest.play_until("hand")
    hand, address = guest.hand(), guest.page.url
    guest.page.locator("[data-hand][aria-disabled='false']").first.click()
    guest.page.close()  # whether the card was played or not, the match is in order
    guest.page = guest.tab()
    guest.page.goto(address)
    guest.asked()
    assert set(guest.hand()) <= set(hand)
    assert len(hand) - len(guest.hand()) <= 1
    guest.play_on()


# A worker whose database gives up its changes as a full one does, as long as the page says so: Chromium enforces no small quota there.
FULL = """
    let full = false;
    new BroadcastChannel("full").onmessage = ({ data }) => { full = data; };
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...all) {
        const asked = put.apply(this, all);
        if (full) this.transaction.abort();
        return asked;
    };
"""
SET_FULL = "full => new BroadcastChannel('full').postMessage(full)"


def test_when_the_storage_is_full_a_move_has_not_happened_and_can_be_made_again(come: Visit) -> None:
    guest = come(service_workers="block")
    guest.expect(NO_SERVICE_WORKER)

    def can_be_full(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, body=FULL + found.text())

    guest.page.route("**/program.worker-*.js", can_be_full)
    start(guest, "hiraya?o=rounds=1&seed=7")
    guest.play_until("hand")
    hand = guest.hand()
    guest.page.evaluate(SET_FULL, True)
    guest.answer("hand")
    if guest.page.locator(".lies.target[aria-disabled='false']").count():
        guest.page.locator(".lies.target[aria-disabled='false']").first.click()
    expect(guest.page.get_by_role("alert")).to_contain_text("cannot store this match right now")
    guest.page.evaluate(SET_FULL, False)
    guest.page.reload()
    guest.play_until("hand")
    assert guest.hand() == hand
    guest.play_on()


def test_an_export_has_everything_and_one_of_another_version_is_refused(come: Visit, tmp_path: Path) -> None:
    guest = come(settings={"name": "Ume", "speed": "fast"})
    go(guest, "/score/new?game=hana_awase")
    guest.page.get_by_role("textbox", name="Player 1", exact=True).fill("Ann")
    guest.page.get_by_role("button", name="Begin the match").click()
    expect(guest.page.get_by_role("button", name="Enter round 1")).to_be_visible()
    go(guest, "/history")
    with guest.page.expect_download() as saving:
        guest.page.get_by_role("button", name="Export everything").click()
    file = tmp_path / "hanashobu.jsonl"
    saving.value.save_as(file)
    assert guest.key not in file.read_text()
    trial = tmp_path / "trial.jsonl"
    trial.write_text(file.read_text().replace("hanashobu-export/1", "hana-export/2"))
    other = come()
    go(other, "/history")
    other.page.locator("input[type=file]").set_input_files(trial)
    expect(other.page.get_by_text("this page reads only hanashobu-export/1")).to_be_visible()
    other.page.locator("input[type=file]").set_input_files(file)
    expect(other.page.get_by_text("One match was imported.")).to_be_visible()
    settings = "JSON.parse(localStorage['hanashobu-settings'])"
    assert other.page.evaluate(f"[{settings}.name, {settings}.speed]") == ["Ume", "fast"]
    go(other, "/score")
    expect(other.page.get_by_text("Ann")).to_be_visible()


CONTROLLED = "() => navigator.serviceWorker.controller !== null"


def test_whoever_has_seen_only_the_lobby_can_play_without_a_connection(come: Visit, folder: Path) -> None:
    host = Host(folder.parent)
    guest = come(host.address)
    go(guest)
    guest.page.wait_for_function(CONTROLLED)
    host.close()
    guest.page.reload()
    start(guest, "hiraya?o=rounds=1&seed=7")
    assert guest.asked() == "hand"
    guest.answer("hand")
    guest.page.reload()
    guest.play_on()


def test_a_new_version_waits_until_it_is_wanted_and_the_match_goes_on_in_it(come: Visit, folder: Path, tmp_path: Path) -> None:
    shutil.copytree(folder, tmp_path / "static")
    host = Host(tmp_path)
    guest = come(host.address)
    start(guest, "hiraya?o=rounds=1&seed=7")
    assert guest.asked() == "hand"
    guest.page.wait_for_function(CONTROLLED)
    worker, index = tmp_path / "static" / "sw.js", tmp_path / "static" / "index.html"
    before = index.read_bytes()
    index.write_bytes(before.replace(b"<body>", b"<body data-newer>"))
    old, new = (f"sha256-{b64encode(sha256(text).digest()).decode()}" for text in (before, index.read_bytes()))
    worker.write_text(worker.read_text().replace(old, new).replace('VERSION = "', 'VERSION = "newer-'))
    guest.page.reload()
    note = guest.page.get_by_role("status").filter(has_text="A new version is ready")
    expect(note).to_be_visible()
    assert guest.page.locator("[data-newer]").count() == 0
    guest.answer("hand")
    note.get_by_role("button", name="Reload").click()
    expect(guest.page.locator("body[data-newer]")).to_be_attached()
    guest.play_on()
    host.close()
