"""The page that needs no server, in figures, in a real browser: `python -m bench.static [first_table] [clicks] [search] [thinking]`.

How large it is, how soon a table is there (from nothing, from what the service worker keeps, and without a connection), how long a click
takes, how fast the compiled kernel searches in the browser, how long `master` thinks, and whether the page stutters meanwhile.
Other work on the machine makes all of it worse, so the load is printed too.
"""

from __future__ import annotations

import gzip
import os
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from unittest.mock import patch

from bench.page import FIRST, TRIPS, quantile
from playwright.sync_api import Browser, BrowserType, sync_playwright
from tests.browser.conftest import FLAGS, chromium_path
from tests.browser.people import Guest, Room
from tests.browser.test_static import CONTROLLED, Host, go, start
from tests.engine.test_search import some_decision
from tests.support import kernels

from hanashobu.bots.search import Search
from hanashobu.engine import native
from hanashobu.play.view import View

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "dist" / "static"
LOADS = 3
ACTIONS = 100
MOVES = 12
ITERATIONS = 20_000
NODES = 1 << 15
SEARCHED = (("hana_awase", 3), ("hiraya", 3), ("taiyaku", 3), ("hachi_hachi", 3), ("hachi_hachi", 7))

# The time of every frame, from now until `frames` is read.
FRAMES = """() => {
    window.gaps = [];
    let last = 0;
    const frame = (now) => { if (last) window.gaps.push(now - last); last = now; requestAnimationFrame(frame); };
    requestAnimationFrame(frame);
}"""


def sizes() -> None:
    """Everything that a visitor fetches, each file compressed as a host would."""
    packed = {path: len(gzip.compress(path.read_bytes(), 9)) / 1e6 for path in FOLDER.rglob("*") if path.is_file()}
    print(f"size, gzipped: {sum(packed.values()):.2f} MB (limit 8)")
    for name in ("pyodide", "python", "kernel"):
        print(f"  {name}: {sum(size for path, size in packed.items() if path.is_relative_to(FOLDER / name)):.2f} MB")


def first_table(chromium: BrowserType, path: str) -> None:
    """From the navigation to a hand on the screen, each time in a browser that knows nothing; then with what it has kept."""
    found: dict[str, list[float]] = {"lobby": [], "from nothing": [], "kept by the service worker": [], "without a connection": []}
    for _ in range(LOADS):
        browser, host = chromium.launch(executable_path=path, args=FLAGS), Host(FOLDER.parent)
        guest = Guest(Room(host.address), browser)
        guest.context.add_init_script(FIRST)
        go(guest)
        play = guest.page.get_by_text("Play now", exact=True)
        play.wait_for()
        found["lobby"].append(float(guest.page.evaluate("performance.now()")))
        play.click()
        found["from nothing"].append(shown(guest))
        guest.page.wait_for_function(CONTROLLED)
        table = guest.page.url
        for way in ("kept by the service worker", "without a connection"):
            guest.page.goto("about:blank")
            guest.page.goto(table)
            found[way].append(shown(guest))
            if way == "kept by the service worker":
                host.close()
        browser.close()
    limits = {"from nothing": 5, "kept by the service worker": 4, "without a connection": 4}
    for way, times in found.items():
        goal = f" (limit {limits[way]})" if way in limits else ""
        what = "the lobby" if way == "lobby" else f"first table, {way}"
        print(f"{what}: median {statistics.median(times) / 1000:.2f} s of {[round(time / 1000, 2) for time in times]}{goal}")


def shown(guest: Guest) -> float:
    """When the first card of the hand was there."""
    return float(guest.page.wait_for_function("() => window.shown").json_value())


def clicks(browser: Browser, address: str) -> None:
    """From a click to the frame that shows its event, against quick bots."""
    guest = Guest(Room(address), browser)
    guest.page.add_init_script(TRIPS)
    start(guest, "hana_awase?o=rounds=30&seed=11&bot=regular&bot=regular")
    guest.asked()
    while guest.page.evaluate("window.trips.length") < ACTIONS:
        guest.answer(guest.asked())
    trips = sorted(guest.page.evaluate("window.trips"))
    print(f"click to event on the screen: p50 {quantile(trips, 50):.1f} ms, p99 {quantile(trips, 99):.1f} ms over {len(trips)} (limit 100)")
    guest.leave()


def search(browser: Browser, _: str) -> None:
    """How many worlds a second the compiled kernel imagines in the browser, beside this system's own library in the same run."""
    page = kernels.PageKernel(browser.new_page())
    for game, seats in SEARCHED:
        view = some_decision(game, seats, Random(7))
        rates = {}
        for name, kernel in (("browser", page), ("native", native.load())):
            times = [_timed(kernel, view, page) for _ in range(3)]
            rates[name] = ITERATIONS / min(times)
        ratio = rates["browser"] / rates["native"]
        print(f"search, {game} for {seats}: {rates['browser']:,.0f} a second (limit 200,000), {ratio:.2f} × native")


def _timed(kernel: native.Native, view: View, page: kernels.PageKernel) -> float:
    with patch.object(native, "ready", lambda: kernel):
        thought = Search(view, Random(1), nodes=NODES)
    begun = time.perf_counter()
    thought.run(ITERATIONS)
    return page.milliseconds / 1000 if kernel is page else time.perf_counter() - begun


def thinking(browser: Browser, address: str) -> None:
    """How long `master` takes for a move, and the frames of the page meanwhile."""
    guest = Guest(Room(address), browser)
    start(guest, "mushi?o=rounds=2&seed=3&bot=master")
    guest.asked()
    guest.page.keyboard.press("h")  # whoever thinks begins when the first table is shown: wait for that
    guest.page.locator("[data-hint]").wait_for()
    moves, gaps = [], []
    while len(moves) < MOVES and (asked := guest.asked()) != "between":
        guest.answer(asked)
        guest.page.wait_for_timeout(60)  # until the card that was clicked has moved
        guest.page.evaluate(FRAMES)
        before = float(guest.page.evaluate("performance.now()"))
        guest.asked()
        moves.append(float(guest.page.evaluate("performance.now()")) - before + 60)
        gaps += guest.page.evaluate("window.gaps.slice(0, -2)")  # the last ones show what master played
    usual, longest = statistics.median(moves) / 1000, max(moves) / 1000
    print(f"master's moves: median {usual:.2f} s, the longest {longest:.2f} s of {len(moves)} (limit 2.5)")
    long = sum(gap > 50 for gap in gaps)
    print(f"frames meanwhile: {len(gaps)}, {long} above 50 ms (limit 0), the longest {max(gaps):.0f} ms")
    guest.leave()


def main() -> None:
    """All of it."""
    path = chromium_path()
    if path is None or not (FOLDER / "sw.js").exists():
        raise SystemExit("This needs Chromium and the static page: say `make static`.")
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    sizes()
    wanted = sys.argv[1:]
    with sync_playwright() as playwright:
        if not wanted or "first_table" in wanted:
            first_table(playwright.chromium, path)
        measures: tuple[Callable[[Browser, str], None], ...] = (clicks, search, thinking)
        for measure in measures:
            if not wanted or measure.__name__ in wanted:
                browser, host = playwright.chromium.launch(executable_path=path, args=FLAGS), Host(FOLDER.parent)
                measure(browser, host.address)
                browser.close()
                host.close()
    print(f"load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
