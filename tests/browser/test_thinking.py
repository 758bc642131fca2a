"""Bots that search, and hints, in the page that needs no server: in a worker of their own, in the compiled kernel."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_static import start
from tests.support.slices import sliced

pytestmark = pytest.mark.browser


def test_strong_bots_and_hints_think_in_the_compiled_kernel(come: Visit) -> None:
    guest = come()
    start(guest, "hiraya?o=rounds=1&seed=7&bot=strong&bot=master")
    guest.answer(guest.asked())
    guest.asked()
    assert any("think.worker" in worker.url for worker in guest.page.workers)
    guest.page.keyboard.press("h")
    expect(guest.page.locator("[data-hint]")).to_be_visible()
    expect(guest.page.get_by_role("status").filter(has_text="look less far ahead")).to_have_count(0)


# What waits until nobody wants anything for a moment waits for the test instead.
RESTING = """const usual = window.setTimeout;
window.setTimeout = (task, ms, ...rest) => { if (ms !== 1500) return usual(task, ms, ...rest); window.rest = task; };"""


def test_the_second_worker_begins_when_whoever_plays_has_paused(come: Visit) -> None:
    guest = come()
    guest.page.add_init_script(RESTING)
    start(guest, "hiraya?o=rounds=1&seed=7&bot=regular&bot=regular")
    guest.answer(guest.asked())
    guest.asked()
    assert not any("think.worker" in worker.url for worker in guest.page.workers)
    with guest.page.expect_worker(lambda worker: "think.worker" in worker.url):
        guest.page.evaluate("window.rest()")


def of_another_version(manifest: bytes) -> bytes:
    """The account of a kernel that was built from other sources."""
    return json.dumps({**json.loads(manifest), "sources": "0123456789abcdef"}).encode()


TROUBLES: dict[str, tuple[str, Callable[[bytes], bytes], str]] = {
    "damaged": ("kernel.wasm", lambda whole: whole[: len(whole) // 2], "kernel-damaged"),
    "other version": ("kernel.json", of_another_version, "kernel-other-version"),
    "missing": ("kernel.wasm", lambda _: b"", "kernel-missing|404"),
}


@pytest.mark.parametrize("trouble", sliced(TROUBLES))
def test_a_kernel_that_does_not_fit_gets_a_sentence_and_python_searches(trouble: str, come: Visit, folder: Path) -> None:
    guest = come()
    file, instead, console = TROUBLES[trouble]
    guest.expect(console)
    body = instead((folder / "kernel" / file).read_bytes())
    guest.context.route(f"**/kernel/{file}", lambda route: route.fulfill(status=200 if body else 404, body=body))
    start(guest, "hiraya?o=rounds=1&seed=7&bot=strong&bot=strong")
    guest.answer(guest.asked())
    guest.asked()
    note = guest.page.get_by_role("status").filter(has_text="look less far ahead")
    expect(note).to_have_count(1)
    note.get_by_role("button").click()
    expect(note).to_have_count(0)
