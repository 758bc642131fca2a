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

from bench.page import FIRST, TRIPS, bitmaps, quantile
from playwright.sync_api import Browser, BrowserType, Route, sync_playwright
from tests.browser.conftest import FLAGS, chromium_path
from tests.browser.hosting import Host
from tests.browser.people import Guest, Room
from tests.browser.test_static import CONTROLLED, go, start
from tests.engine.test_search import some_decision
from tests.support import kernels

from hanashobu.bots.search import Search
from hanashobu.engine import native
from hanashobu.play.view import View

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "dist" / "static"
LOADS = 3
ACTIONS = 300  # of a hundred, the slowest alone would decide the 99th percentile
LOOKING = 5000  # milliseconds in which a person looks at the first cards, and what can wait begins
MOVES = 12  # of a bot that thinks
RESTING = 1000  # milliseconds after each, in which nobody thinks
ITERATIONS = 20_000
NODES = 1 << 15
SEARCHED = (("hana_awase", 3), ("hiraya", 3), ("taiyaku", 3), ("hachi_hachi", 3), ("hachi_hachi", 7))

# How much of a click was waiting for the worker with the tables.
WAITS = """window.waits = [];
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...more) {
    if (message.type === "say" && message.text.includes('"act"')) {
        const sent = performance.now();
        this.addEventListener("message", () => window.waits.push(performance.now() - sent), { once: true });
    }
    return post.call(this, message, ...more);
};"""

# In the worker with the tables: from when to when the second worker was thinking.
THOUGHTS = """{
    const channel = new BroadcastChannel("thoughts");
    const now = () => performance.timeOrigin + performance.now();
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...more) {
        if (message.type === "think") {
            const began = now();
            const ended = ({ data }) => {
                if (data.type !== "thought" || data.id !== message.id) return;
                this.removeEventListener("message", ended);
                channel.postMessage([began, now()]);
            };
            this.addEventListener("message", ended);
        }
        return post.call(this, message, ...more);
    };
}"""

# In the page: when every frame began and ended, and whether anything changed or moved in it.
FRAMES = """window.frames_ = []; window.thoughts = [];
new BroadcastChannel("thoughts").onmessage = ({ data }) => window.thoughts.push(data);
let last = 0, changed = true;
new MutationObserver(() => (changed = true)).observe(document, { childList: true, subtree: true, attributes: true });
const frame = (now) => {
    const moving = document.getAnimations().some((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    if (last) window.frames_.push([performance.timeOrigin + last, performance.timeOrigin + now, changed || moving]);
    [last, changed] = [now, false];
    requestAnimationFrame(frame);
};
requestAnimationFrame(frame);"""


def sizes() -> None:
    """Everything that a visitor fetches, each file compressed as a host would."""
    packed = {path: len(gzip.compress(path.read_bytes(), 9)) / 1e6 for path in FOLDER.rglob("*") if path.is_file() and path.suffix != ".br"}
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
    """From a click to the frame that shows its event, against quick bots, once the cards are drawn as bitmaps (as `bench.page` does)."""
    guest = Guest(Room(address), browser, settings={"speed": "fast"})
    guest.page.add_init_script(TRIPS)
    guest.page.add_init_script(WAITS)
    start(guest, "mushi?o=rounds=60&seed=11&bot=regular")
    bitmaps(guest)
    guest.page.wait_for_timeout(LOOKING)
    before = _processor_time()
    while guest.page.evaluate("window.trips.length") < ACTIONS:
        guest.answer(guest.asked())
    stolen, all_of_it = (now - then for now, then in zip(_processor_time(), before, strict=True))
    trips, waits = (sorted(guest.page.evaluate(f"window.{found}")) for found in ("trips", "waits"))
    print(f"click to event on the screen: p50 {quantile(trips, 50):.1f} ms, p99 {quantile(trips, 99):.1f} ms over {len(trips)} (limit 100)")
    print(f"  of which waiting for the worker: p50 {quantile(waits, 50):.1f} ms, p99 {quantile(waits, 99):.1f} ms")
    if all_of_it:
        print(f"  meanwhile the hypervisor took away {stolen / all_of_it:.1%} of the processors' time")
    guest.leave()


def _processor_time() -> tuple[int, int]:
    """What the hypervisor took away so far, and everything; zero where the system does not tell."""
    try:
        times = [int(number) for number in Path("/proc/stat").read_text("ascii").split()[1:9]]
    except OSError:
        return 0, 0
    return times[7], sum(times)


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
    """How long `master` thinks, and the frames meanwhile, beside those in which nobody thinks; at "instant" most show nothing new."""
    guest = Guest(Room(address), browser, service_workers="block")
    guest.context.route("**/program.worker-*.js", _with_thoughts)
    guest.page.add_init_script(FRAMES)
    start(guest, "mushi?o=rounds=4&seed=3&bot=master")
    guest.asked()
    guest.page.keyboard.press("h")  # the second worker begins when the first table is shown: wait for that
    guest.page.locator("[data-hint]").wait_for()
    guest.page.evaluate("window.thoughts = []")
    while guest.page.evaluate("window.thoughts.length") < MOVES:
        guest.answer(guest.asked())
        if guest.asked() != "between":
            guest.page.wait_for_timeout(RESTING)
    thoughts, frames = guest.page.evaluate("[window.thoughts, window.frames_]")
    times = [(ended - began) / 1000 for began, ended in thoughts]
    print(f"master's thoughts: median {statistics.median(times):.2f} s, the longest {max(times):.2f} s of {len(times)} (limit 2.5)")
    _report_frames(thoughts, frames)
    guest.leave()


def _with_thoughts(route: Route) -> None:
    found = route.fetch()
    route.fulfill(response=found, body=THOUGHTS + found.text())


def _report_frames(thoughts: list[tuple[float, float]], frames: list[tuple[float, float, bool]]) -> None:
    """Frames by what went on: what has changed is still being drawn in the two frames after it."""
    kinds: dict[tuple[bool, bool], list[float]] = {(moves, thinks): [] for moves in (False, True) for thinks in (True, False)}
    for at, (begun, shown, _) in enumerate(frames):
        touched = [thought for thought in thoughts if thought[0] < shown and begun < thought[1]]
        thinks = any(began <= begun and shown <= ended for began, ended in touched)
        if at >= 2 and begun > thoughts[0][0] and thinks == bool(touched):  # a frame with a thought in a part of it says nothing
            kinds[any(changed for *_, changed in frames[at - 2 : at + 1]), thinks].append(shown - begun)
    for (moves, thinks), gaps in kinds.items():
        what = f"{'something' if moves else 'nothing'} moves and {'a bot' if thinks else 'nobody'} thinks"
        long, goal = sum(gap > 50 for gap in gaps), " (limit 0)" if thinks and not moves else ""
        print(f"frames while {what}: {len(gaps)}, {long} above 50 ms{goal}, the longest {max(gaps, default=0):.0f} ms")


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
