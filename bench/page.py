"""The page in figures, measured in a real browser: `python -m bench.page [first_table] [round_trips] [smoothness] [staging]`.

How large it is, how soon a table is there, how smoothly cards move, whether anything jumps, and how long a click takes until its
event is on the screen. Other work on the machine makes all of it worse, so the load is printed too; without a graphics card Chromium fills
the pixels by itself, so what the main thread did for a frame or a click is printed apart (`main_thread.py`): under 16.7 ms, sixty
frames a second are possible.
"""

from __future__ import annotations

import gzip
import json
import os
import re
import statistics
import sys
import tempfile
from pathlib import Path

from bench.main_thread import traced
from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import FLAGS, built, chromium_path
from tests.browser.people import Guest, Room
from tests.browser.scripted import Script, pieces
from tests.server.serving import Process
from tests.support.every_yaku import MAKER, Show

from hanashobu import games

ROOT = Path(__file__).resolve().parent.parent
LOADS = 5
ACTIONS = 100
STAGES = 6

# When the first card of the field is there, on the clock that starts with the navigation.
FIRST = """new MutationObserver((_, observer) => {
    if (!document.querySelector("[data-hand]")) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => (window.shown = performance.now())));
}).observe(document, { childList: true, subtree: true });"""

# The time of every frame in which cards fly, and everything that jumps.
SMOOTH = """window.frames_ = []; window.shifts = [];
let last = 0;
const frame = (now) => {
    const flying = document.querySelector(".flyer") !== null;
    if (flying && last) window.frames_.push(now - last);
    last = flying ? now : 0;
    requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
        const at = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
        const named = (node) => `${node?.nodeName} ${node?.className ?? ""} ${JSON.stringify(node?.textContent?.slice(0, 30))}`;
        const who = one.sources.map((from) => `${named(from.node)} ${at(from.previousRect)} -> ${at(from.currentRect)}`).join("; ");
        window.shifts.push([one.value, one.hadRecentInput, who]);
    }
}).observe({ type: "layout-shift", buffered: true });"""

# The time of every frame in which a yaku is staged; each is marked in the trace.
STAGED = """window.staged_ = []; window.stages = 0;
let last = 0, stage = null;
const frame = (now) => {
    const there = document.querySelector("[data-stage]");
    if (there && there !== stage) window.stages++;
    if (there && there === stage && last) window.staged_.push(now - last);
    [last, stage] = [now, there];
    performance.mark(there ? "staged" : "still");
    requestAnimationFrame(frame);
};
requestAnimationFrame(frame);"""

# From a click to the frame that shows one card less in the hand; both are marked in the trace.
TRIPS = """window.trips = [];
let clicked = 0, had = 0;
addEventListener("click", () => (performance.mark("click"), (clicked = performance.now())), true);
new MutationObserver(() => {
    const has = document.querySelectorAll("[data-hand]").length;
    if (clicked && has === had - 1) {
        const from = clicked;
        clicked = 0;
        requestAnimationFrame(() => (performance.mark("event"), window.trips.push(performance.now() - from)));
    }
    had = has;
}).observe(document, { childList: true, subtree: true });"""

# How much of it was waiting for the server.
WAITS = """window.waits = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
    if (String(text).includes('"act"')) {
        const sent = performance.now();
        this.addEventListener("message", () => window.waits.push(performance.now() - sent), { once: true });
    }
    return send.call(this, text);
};"""


def sizes(folder: Path) -> None:
    """Script and style, gzipped, as somebody with one language gets them: of all pages, and what the first page needs."""
    packed = {file.name: len(gzip.compress(file.read_bytes(), 9)) for file in (folder / "assets").iterdir()}
    script, style = ({name: size for name, size in packed.items() if name.endswith(kind)} for kind in (".js", ".css"))
    languages = {name: script.pop(name) for name in [*script] if "_catalogue_" in name}
    first = set(re.findall(r"/assets/([\w.-]+\.(?:js|css))", (folder / "index.html").read_text()))
    largest, styles = (sum(script.values()) + max(languages.values())) / 1000, sum(style.values()) / 1000
    lobby = sum(packed[name] for name in first) / 1000
    print(f"script of all pages with the largest language, gzipped: {largest:.1f} kB (limit 200); style {styles:.1f} kB")
    print(f"  for the lobby {lobby:.1f} kB and a language of {min(languages.values()) / 1000:.1f} kB or more")


def table(guest: Guest, game: str = "hana_awase", bots: int = 2, rounds: int = 1) -> str:
    """A table by its address."""
    return f"/table/{guest.api.open(game, bots=bots, rounds=rounds, seed='11')}?seat=0"


def first_table(browser: Browser, address: str) -> None:
    """From the navigation to a hand on the screen, each time in a browser that knows nothing."""
    times = []
    for _ in range(LOADS):
        guest = Guest(Room(address), browser)
        guest.page.add_init_script(FIRST)
        guest.page.goto(table(guest))
        times.append(float(guest.page.wait_for_function("() => window.shown").json_value()))
        guest.leave()
    print(f"first table shown: median {statistics.median(times):.0f} ms of {[round(time) for time in times]} (limit 1000)")


def smoothness(browser: Browser, address: str) -> None:
    """A whole round at the usual speed, also in the browser's own trace."""
    guest = Guest(Room(address), browser, settings={"speed": "normal"})
    guest.page.add_init_script(SMOOTH)
    guest.page.goto(table(guest, rounds=2))
    guest.asked()
    browser.start_tracing(page=guest.page, categories=["disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame"])
    for asked in iter(guest.asked, "between"):
        guest.answer(asked)
    guest.page.locator("[data-next]").click()  # the next deal flies too
    guest.asked()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    gaps = guest.page.evaluate("window.frames_")
    shifts = guest.page.evaluate("window.shifts")
    names = [event["name"] for event in events]
    rate = 1000 * len(gaps) / sum(gaps)
    late, long = (sum(gap > limit for gap in gaps) for limit in (25, 50))
    print(f"frames while cards move: {rate:.1f} a second over {len(gaps)} frames (goal 60)")
    print(f"  {late} above 25 ms, {long} above 50 ms, the longest {max(gaps):.0f} ms")
    print(f"  the browser's trace: {names.count('DrawFrame')} drawn, {names.count('DroppedFrame')} dropped")
    jumps, all_jumps = (sum(shift[0] for shift in shifts if not (wished and shift[1])) for wished in (True, False))
    print(f"layout shift in a round and the next deal: {jumps:.4f} (limit 0); with those right after a click {all_jumps:.4f}")
    for value, _, who in sorted((shift for shift in shifts if not shift[1]), reverse=True)[:5]:
        print(f"  {value:.4f}: {who}")
    guest.leave()


def staging(browser: Browser, address: str) -> None:
    """Yaku that are staged one after another, once the page has drawn its cards as bitmaps."""
    guest = Guest(Room(address), browser, settings={"speed": "normal"})
    guest.page.add_init_script(STAGED)
    show = Show(games.find("hana_awase"))
    script = Script(guest, show.table, MAKER)
    script.open()
    bitmaps(guest)
    rounds, staged = show.rounds(), 0
    with traced(browser, guest.page) as spans:
        while staged < STAGES:
            next(rounds)
            for piece in pieces(show.table.update(MAKER, script.sent)):
                script.deliver(piece)
                if any(item.what != "lost" for item in piece.news):
                    guest.page.wait_for_function("(staged) => window.stages > staged", arg=staged)
                    guest.page.wait_for_function("() => !document.querySelector('[data-stage]')")
                    staged = int(guest.page.evaluate("window.stages"))
    gaps = guest.page.evaluate("window.staged_")
    late, long = (sum(gap > limit for gap in gaps) for limit in (25, 50))
    print(
        f"frames while a yaku is staged: {1000 * len(gaps) / sum(gaps):.1f} a second over {len(gaps)} frames of {staged} stagings (goal 58)"
    )
    print(f"  {late} above 25 ms, {long} above 50 ms, the longest {max(gaps):.0f} ms; without a graphics card Chromium draws in software")
    _print_main_thread("a staged frame", [span.busy for span in spans if span.start == span.end == "staged"])
    guest.leave()


def round_trips(browser: Browser, address: str) -> None:
    """From a click to the frame that shows its event, once the page has drawn its cards as bitmaps: a person is not quicker than that."""
    guest = Guest(Room(address), browser, settings={"speed": "fast"})
    guest.page.add_init_script(TRIPS)
    guest.page.add_init_script(WAITS)
    guest.page.goto(table(guest, bots=1, rounds=60))
    print(f"the deck is drawn as bitmaps after {bitmaps(guest):.0f} ms")
    with traced(browser, guest.page) as spans:
        while guest.page.evaluate("window.trips.length") < ACTIONS:
            guest.answer(guest.asked())
    trips = sorted(guest.page.evaluate("window.trips"))
    print(f"click to event on the screen: p50 {quantile(trips, 50):.1f} ms, p99 {quantile(trips, 99):.1f} ms over {len(trips)} (limit 50)")
    waits = sorted(guest.page.evaluate("window.waits"))
    print(f"  of which waiting for the server: p50 {quantile(waits, 50):.1f} ms, p99 {quantile(waits, 99):.1f} ms")
    _print_main_thread("a click, until its event is there", [span.busy for span in spans if (span.start, span.end) == ("click", "event")])
    guest.leave()


def bitmaps(guest: Guest) -> float:
    """Wait until the cards are drawn as bitmaps; says when that was."""
    return float(guest.page.wait_for_function("() => document.querySelector('img[src^=blob]') && performance.now()").json_value())


def _print_main_thread(what: str, busy: list[float]) -> None:
    print(f"  main thread for {what}: p50 {quantile(busy, 50):.1f} ms, p99 {quantile(busy, 99):.1f} ms of processor time, over {len(busy)}")


def quantile(values: list[float], percent: int) -> float:
    """The value that this percentage does not exceed."""
    return statistics.quantiles(values, n=100)[percent - 1]


def main() -> None:
    """All of it."""
    path = chromium_path(windows=True)
    if path is None:
        raise SystemExit("There is no Chromium on this machine, so nothing can be measured.")
    with tempfile.TemporaryDirectory() as folder:
        page = built(ROOT, Path(folder) / "page")
        print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
        sizes(page)
        with (
            Process("--port", "0", "--data", Path(folder) / "tables.sqlite", HANASHOBU_PAGE=str(page)) as server,
            sync_playwright() as playwright,
        ):
            browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
            wanted = sys.argv[1:]
            for measure in (first_table, round_trips, smoothness, staging):
                if not wanted or measure.__name__ in wanted:
                    measure(browser, server.address)
            browser.close()
        print(f"load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
