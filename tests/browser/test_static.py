"""The page that needs no server, from a folder that a plain file server hosts: Python, tables and bots are in the browser."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from base64 import b64encode
from collections.abc import Iterator
from functools import partial
from hashlib import sha256
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.conftest import Visit, visitors
from tests.browser.people import PHONE, Guest

pytestmark = pytest.mark.browser


class Quiet(SimpleHTTPRequestHandler):
    """Files of a folder, and nothing else."""

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """A browser that was closed does not want the rest."""
        try:
            super().copyfile(source, outputfile)
        except ConnectionError:
            self.close_connection = True


class Host:
    """A plain file server."""

    def __init__(self, folder: Path) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder))
        self._thread = Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.address = f"http://127.0.0.1:{self._server.server_port}"

    def close(self) -> None:
        """Nobody is reached any more."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@pytest.fixture(scope="module")
def folder(root: Path) -> Path:
    """The built static page."""
    web = root / "web"
    sys.path.insert(0, str(web))
    spec = importlib.util.spec_from_file_location("page_static", web / "static.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    sys.path.remove(str(web))
    if not module.fresh():
        pytest.skip("The static page is not built: say `make static`.")
    return Path(module.FOLDER)


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[str]:
    """Where it is hosted: in a folder of a host, which knows nothing of its addresses."""
    host = Host(folder.parent)
    yield host.address
    host.close()


@pytest.fixture
def come(chromium: Browser, site: str) -> Iterator[Visit]:
    """`come()` is a browser of its own."""
    yield from visitors(chromium, site)


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
    start(guest, "hiraya?o=rounds=2&seed=7&bot=regular&bot=regular")
    guest.play_until("between")
    guest.page.reload()
    assert guest.asked() == "between"
    assert guest.play_out().count("between") == 1
    end = guest.page.locator("[data-between]")
    with guest.page.expect_download() as saving:
        end.get_by_role("button", name="Download the record").click()
    assert saving.value.suggested_filename.startswith("hiraya-")
    guest.press(end.get_by_role("link", name="Replay"))
    guest.page.wait_for_url("**/#/replay/**")
    expect(guest.page.get_by_role("slider").first).to_be_visible()
    go(guest, "/history")
    expect(guest.page.get_by_role("link", name="Replay").last).to_be_visible()
    with guest.page.expect_download() as saving:
        guest.page.get_by_role("button", name="Export everything").click()
    other = come()
    go(other, "/history")
    other.page.locator("input[type=file]").set_input_files(saving.value.path())
    expect(other.page.get_by_text("One match was imported.")).to_be_visible()
    expect(other.page.get_by_role("link", name="Replay").last).to_be_visible()


def test_what_needs_a_server_is_not_offered_and_places_on_a_page_are_found(come: Visit) -> None:
    guest = come(viewport=PHONE, touch=True, settings={"lang": "ja"})
    go(guest)
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    assert guest.page.locator("[data-friends]").count() == 0
    assert guest.page.locator("a[href^='/api']").count() == 0
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
    guest.page.get_by_role("button", name="Play here").click()
    guest.asked()
    expect(other.get_by_role("alertdialog")).to_be_visible()


def refuse_storage(route: Route) -> None:
    """The worker, in a browser that lets it keep nothing."""
    found = route.fetch()
    refusal = "Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('refused', 'SecurityError'); } });"
    route.fulfill(response=found, body=refusal + found.text())


def test_a_browser_that_keeps_nothing_lets_one_play_and_says_so(come: Visit) -> None:
    guest = come()
    guest.expect("Nothing is kept")
    guest.page.route("**/program.worker-*.js", refuse_storage)
    start(guest, "hiraya?o=rounds=1&seed=7")
    assert guest.asked() == "hand"
    expect(guest.page.get_by_role("status").filter(has_text="keeps nothing")).to_be_visible()


def test_a_part_that_does_not_arrive_is_said_in_a_sentence_and_can_be_tried_again(come: Visit) -> None:
    guest = come()
    guest.expect("program.bin|404|Failed to load")
    guest.page.route("**/python/program.bin", lambda route: route.fulfill(status=404, body=""))
    go(guest)
    expect(guest.page.get_by_role("alertdialog")).to_contain_text("did not arrive")
    guest.page.unroute("**/python/program.bin")
    guest.page.get_by_role("button", name="Try again").click()
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()


CONTROLLED = "() => navigator.serviceWorker.controller !== null"


def test_after_the_first_visit_everything_works_without_a_connection(come: Visit, folder: Path) -> None:
    host = Host(folder.parent)
    guest = come(host.address)
    start(guest, "hiraya?o=rounds=1&seed=7")
    assert guest.asked() == "hand"
    guest.page.wait_for_function(CONTROLLED)
    host.close()
    guest.page.reload()
    guest.play_out()
    start(guest, "hana_awase?o=rounds=1&seed=8")
    assert guest.asked() == "hand"


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
    guest.play_out()
    host.close()
