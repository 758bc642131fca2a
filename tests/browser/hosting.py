"""The page that needs no server, on a plain file server, and somebody who has it open."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, Page

from hanashobu.app.records import bundles
from hanashobu.app.store import open_store
from tests.browser.people import Guest, Room
from tests.server.serving import Client, Process

FOLDER = "static"  # in which it is hosted
NO_SERVICE_WORKER = "Service Worker registration blocked|will not work without a connection"

# What the browser keeps of a table, read from its own database.
KEPT = """id => new Promise((resolve, reject) => {
    const opening = indexedDB.open("hanashobu-tables");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
        const tables = opening.result.transaction("tables").objectStore("tables");
        const ranges = [IDBKeyRange.only(id), IDBKeyRange.bound([id], [id, []])]; // the table, and what was added to it
        const asked = ranges.map((range) => tables.getAll(range));
        asked[1].onsuccess = () => { opening.result.close(); resolve(asked.flatMap(({ result }) => result)); };
        asked[1].onerror = () => reject(asked[1].error);
    };
})"""


class Files(SimpleHTTPRequestHandler):
    """Files of a folder, and nothing else; what is there by brotli as well is handed out so, as good hosts do."""

    _packed = False

    def translate_path(self, path: str) -> str:
        """The file that is sent."""
        found = super().translate_path(path)
        self._packed = "br" in self.headers.get("accept-encoding", "") and Path(f"{found}.br").exists()
        return f"{found}.br" if self._packed else found

    def guess_type(self, path: Any) -> str:
        """What a file is, however it is packed."""
        return super().guess_type(str(path).removesuffix(".br"))

    def end_headers(self) -> None:
        """How it is packed."""
        if self._packed:
            self.send_header("Content-Encoding", "br")
        super().end_headers()

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
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=folder))
        self._thread = Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.address = f"http://127.0.0.1:{self._server.server_port}"

    def close(self) -> None:
        """Nobody is reached any more."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


def static_folder(root: Path) -> Path | None:
    """The built static page, if it is up to date."""
    web = root / "web"
    sys.path.insert(0, str(web))
    try:
        spec = importlib.util.spec_from_file_location("page_static", web / "static.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(web))
    return Path(module.FOLDER) if module.fresh() else None


class Alone(Guest):
    """A browser with the page that needs no server. What a test prepares over the API of a server is imported into it."""

    def __init__(self, site: str, browser: Browser, server: Process, data: Path, **how: Any) -> None:
        super().__init__(Room(site, [NO_SERVICE_WORKER]), browser, **{"service_workers": "block", **how})
        self.api.close()
        self.api = Client(server.address, self.key)
        self._data = data

    def tab(self) -> Page:
        """Another tab, whose addresses stand behind a "#"."""
        page = super().tab()
        setattr(page, "goto", partial(self._go, page.goto))  # noqa: B010  # so that tests say the same on both transports
        return page

    def _go(self, goto: Callable[..., Any], url: str, **more: Any) -> None:
        goto(f"/{FOLDER}/#{url}" if url.startswith("/") else url, **more)

    def go(self, address: str) -> None:
        """Behind a "#" another address loads nothing anew."""
        self.page.goto(address)

    def owns(self, id: str) -> str:
        """A table or record that was prepared over the API is imported, as from another browser."""
        store = open_store(self._data)
        found = bundles.bundle(store, id)
        store.close()
        assert found is not None
        file: Any = {"name": "prepared.jsonl", "mimeType": "application/jsonl", "buffer": bundles.exported([found], "test")}
        self.page.goto("/history")
        self.page.locator("[data-carry] input[type=file]").set_input_files(file)
        self.page.locator("[data-carry] [role=status]:not(:empty)").wait_for()
        return id

    def bundle(self, table: str) -> bundles.Bundle:
        """What this browser has kept of a table."""
        ((found, _),) = bundles.joined(self.page.evaluate(KEPT, table))
        return found

    def record(self, table: str) -> str:
        """The record of a match, as this browser has kept it."""
        return "".join(f"{bytes(row).decode()}\n" for row in self.bundle(table).events)

    def names(self, table: str) -> list[str]:
        """Who sits at a table."""
        sheet = self.bundle(table).sheet
        assert sheet is not None
        return [seat.name for seat in sheet.seats]


class WithoutServer:
    """Where browsers with that page come from. One stays open for all tests that can share it: Python takes a while to start."""

    def __init__(self, site: str, browser: Browser, server: Process, data: Path) -> None:
        self.site = site
        self._browser = browser
        self._server = server
        self._data = data
        self._shared: Alone | None = None

    def come(self, shared: bool, **how: Any) -> Alone:
        """A browser of its own, or the one that is open."""
        if not shared or how:
            return Alone(self.site, self._browser, self._server, self._data, **how)
        if self._shared is None:
            self._shared = Alone(self.site, self._browser, self._server, self._data)
        self._shared.begin_anew()
        return self._shared

    def keeps(self, guest: Guest) -> bool:
        """Whether a browser stays open: the one that is shared, as long as nothing has gone wrong in it."""
        if guest is self._shared and guest.troubles():
            self._shared = None
        return guest is self._shared

    def close(self) -> None:
        """Close what is open; the next one begins anew."""
        if self._shared:
            self._shared.leave()
        self._shared = None
