"""A real browser, the built page, and a server of its own for every worker."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.hosting import Host, WithoutServer, static_folder
from tests.browser.people import MILLISECONDS, Guest, Room
from tests.server.serving import Process
from tests.support import services

expect.set_options(timeout=MILLISECONDS)

Visit = Callable[..., Guest]

# Tests that have the same to say on both transports: the page of a server, and the page that needs none. Python takes a while to start in a
# page, so those on the second one share a page where they can, and are left to `make soak`; test_static.py has what only that page can do.
both = pytest.mark.parametrize("visit", ["server", pytest.param("static", marks=pytest.mark.soak)], indirect=True)

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

SHORT = "--js-flags=--liftoff-only"  # WebAssembly that runs for seconds is not worth optimising: a third less processor time


def chromium_path(windows: bool = False) -> str | None:
    """The machine's own browser; if possible the one without windows, which needs less processor time, unless those are wanted."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return next(filter(None, map(shutil.which, names if windows else ("chromium-headless-shell", *names))), None)


# Not for the whole session: while Playwright runs, its event loop stands in the way of other tests' own.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One browser, which many people share."""
    path = chromium_path()
    if path is None:
        services.missing("There is no Chromium on this machine, so nothing is played in a browser.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*FLAGS, SHORT])
        yield browser
        browser.close()


def builder(root: Path) -> ModuleType:
    """web/build.py, which is no part of a package."""
    spec = importlib.util.spec_from_file_location("page_build", root / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def built(root: Path, into: Path) -> Path:
    """The page: one that HANASHOBU_PAGE names, the package's own if it is up to date, else a build of this moment."""
    if "HANASHOBU_PAGE" in os.environ:
        return Path(os.environ["HANASHOBU_PAGE"])
    build = builder(root)
    if build.fresh():
        return Path(build.PAGE)
    if not (build.WEB / "node_modules" / "vite").exists():
        pytest.skip("The page is not built, and what builds it is not installed: say `make page`.")
    node, _ = build.commands()
    vite = str(build.WEB / "node_modules" / "vite" / "bin" / "vite.js")
    command = [*node, vite, "build", "--outDir", str(into), "--emptyOutDir", "--logLevel", "error"]
    done = subprocess.run(command, cwd=build.WEB, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return into


@pytest.fixture(scope="package")
def page_folder(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built page."""
    return built(root, tmp_path_factory.mktemp("page"))


@pytest.fixture(scope="package")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the server stores."""
    return tmp_path_factory.mktemp("data") / "tables.sqlite"


@pytest.fixture(scope="package")
def server(chromium: Browser, page_folder: Path, data: Path) -> Iterator[Process]:
    """A server that all tests here share, each at tables of its own."""
    with Process("--port", "0", "--data", data, HANASHOBU_PAGE=str(page_folder)) as process:
        yield process


@pytest.fixture(scope="package")
def folder(root: Path) -> Path:
    """The built static page."""
    found = static_folder(root)
    if found is None:
        services.missing("The static page is not built: say `make static`.")
    return found


@pytest.fixture(scope="package")
def site(folder: Path) -> Iterator[str]:
    """Where it is hosted: in a folder of a host, which knows nothing of its addresses."""
    host = Host(folder.parent)
    yield host.address
    host.close()


@pytest.fixture(scope="package")
def alone(chromium: Browser, site: str, server: Process, data: Path) -> Iterator[WithoutServer]:
    """Browsers with the page that needs no server."""
    rooms = WithoutServer(site, chromium, server, data)
    yield rooms
    rooms.close()


def visitors(chromium: Browser, usual: str, alone: WithoutServer | None = None) -> Iterator[Visit]:
    """Lets people in, each with a browser of their own; in the end nothing may have gone wrong in any."""
    guests: list[Guest] = []

    def come(address: str | None = None, shared: bool = False, **how: Any) -> Guest:
        guest = alone.come(shared, **how) if alone else Guest(Room(address or usual), chromium, **how)
        guests.append(guest)
        return guest

    yield come
    for guest in guests:
        if not (alone and alone.keeps(guest)):
            guest.leave()
    for guest in guests:
        assert guest.troubles() == []


@pytest.fixture
def visit(request: pytest.FixtureRequest, chromium: Browser, server: Process) -> Iterator[Visit]:
    """`visit()` is a browser of its own, with nothing kept from before.

    On the page that needs no server, `visit(shared=True)` is a browser which has that page open, with what other tests have played.
    """
    if getattr(request, "param", "server") == "server":
        yield from visitors(chromium, server.address)
        return
    alone: WithoutServer = request.getfixturevalue("alone")
    failures = request.session.testsfailed
    yield from visitors(chromium, alone.site, alone)
    if request.session.testsfailed > failures:
        alone.close()


@pytest.fixture
def come(chromium: Browser, site: str) -> Iterator[Visit]:
    """`come()` is a browser of its own."""
    yield from visitors(chromium, site)


@pytest.fixture
def guest(visit: Visit) -> Guest:
    """Somebody at a laptop."""
    return visit(shared=True)


@pytest.fixture
def page(guest: Guest) -> Page:
    """Their first tab."""
    return guest.page


@pytest.fixture(scope="session")
def axe(root: Path) -> str:
    """The checker, from the packages that the page is built with."""
    file = root / "web" / "node_modules" / "axe-core" / "axe.min.js"
    if not file.exists():
        pytest.skip("axe-core is not installed: say `make page`.")
    return file.read_text(encoding="utf-8")
