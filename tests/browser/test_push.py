"""The switch for notifications, and the worker that shows them. The push service of the browser's maker is not reachable here."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from hanashobu.server import site
from tests.server.friend_clients import Friend
from tests.server.serving import Served
from tests.support.timeouts import wait_for

pytest.importorskip("cryptography", reason="the extra push is not installed")

ENDPOINT = "http://127.0.0.1:9/device"


@pytest.fixture(autouse=True)
def as_built(page_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page as it is now."""
    monkeypatch.setattr(site, "PAGE", page_folder)


def at_table(served: Served, chromium: Browser, clock: dict[str, object], locale: str) -> tuple[Friend, Page]:
    """Aki's browser at a table of hers."""
    aki = Friend(served, "Aki")
    aki.open(settings={"clock": clock})
    context = chromium.new_context(locale=locale)
    context.grant_permissions(["notifications"], origin=served.address)
    seats = json.dumps(json.dumps({aki.table: {"key": aki.key}}))
    context.add_init_script(
        f"PushManager.prototype.subscribe = async (how) => ((window.how = how), {{ endpoint: '{ENDPOINT}' }});"
        f"localStorage.setItem('hanashobu-seats', {seats});"
    )
    page = context.new_page()
    page.goto(f"{served.address}/table/{aki.table}")
    page.wait_for_selector("[data-ready]")
    return aki, page


@pytest.mark.parametrize(("locale", "words"), [("en-US", "It is your turn"), ("ja-JP", "あなたの番です"), ("es-MX", "Es tu turno")])
def test_who_wants_to_be_told_is_told_in_the_language_of_the_browser(chromium: Browser, tmp_path: Path, locale: str, words: str) -> None:
    with Served(tmp_path / "tables.sqlite", push_to_loopback=True) as served:
        aki, page = at_table(served, chromium, {"kind": "days", "move": 3}, locale)
        page.get_by_role("switch").click()
        wait_for(lambda: [push.endpoint for push in served.store.pushes(aki.table)] == [ENDPOINT])
        expect(page.get_by_role("switch")).to_be_checked()
        assert page.evaluate("window.how.applicationServerKey") == aki.get("/api/push").json()["key"]
        worker = page.context.service_workers[0]
        assert worker.url.endswith("/push-worker.js")
        shown = """async (focused) => {
            const found = [];
            self.registration.showNotification = async (title, { tag }) => void found.push(title, tag);
            self.clients.matchAll = async () => [{ focused }];
            await show();
            return found;
        }"""
        assert worker.evaluate(shown, False) == [words, "turn"]
        assert worker.evaluate(shown, True) == []
        page.context.close()


def test_the_switch_is_only_where_people_have_days(chromium: Browser, tmp_path: Path) -> None:
    with Served(tmp_path / "tables.sqlite", push_to_loopback=True) as served:
        _, page = at_table(served, chromium, {"kind": "strict", "move": 60}, "en-US")
        page.wait_for_load_state("networkidle")
        expect(page.get_by_role("switch")).to_have_count(0)
        page.context.close()
