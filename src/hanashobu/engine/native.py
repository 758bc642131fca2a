"""The compiled kernel: a shared library (in a browser, of WebAssembly), built ahead of time, that works on flat rows of whole numbers.

`kernel.json` beside the libraries names the sources they were built from and the checksum of each file. A library that does not fit is not
opened, and CPython does the work; `problem` is the sentence that says why. A call releases the interpreter, so threads run side by side.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import mmap
import os
import threading
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from hanashobu.engine.library_choice import ENTRIES, MANIFEST, library_files, sources
from hanashobu.engine.state import State
from hanashobu.layout import Layout, offset
from hanashobu.text import Message, MessageError

FOLDER = "HANASHOBU_KERNEL"  # an environment variable: another folder with libraries
BUILDING = "HANASHOBU_KERNEL_BUILDING"  # another: that the library is being built meanwhile, as `make play` does
MOST_KEPT = 64  # rows of rules
LOG_END = offset(State, "log_end")
LOG = offset(State, "log")
TABLE_FIELDS = tuple(State.FIELDS)[: list(State.FIELDS).index("deck")]

Row = Any  # an array of whole numbers, or a view of memory that holds them


class NoKernel(MessageError, RuntimeError):
    """There is no compiled kernel that fits."""


class Native:
    """The entry points of a library."""

    def __init__(self, path: Path) -> None:
        library = ctypes.CDLL(str(path))
        self.path = path
        self.sources = f"{_entry(library, 'sources', 0, 0)() % (1 << 64):016x}"
        self._entries = {name: _entry(library, name, *shape) for name, shape in ENTRIES.items()}
        self._rules: dict[int, tuple[Layout, Row]] = {}

    def call(self, name: str, rows: Sequence[Row], *numbers: int) -> int:
        """An entry point, on rows that it changes in place."""
        return int(self._entries[name](*map(_at, rows), *numbers))

    def row(self, layout: Layout) -> Row:
        """An object as the flat row that the entry points take."""
        return array("q", layout.flatten())

    def table(self, state: State) -> Row:
        """A state as a row that is only copied from: what `restore` takes."""
        row = array("q")
        for key in TABLE_FIELDS:
            part = getattr(state, key)
            if isinstance(part, int):
                row.append(part)
            else:
                row.extend(part)
        return row

    def blank(self, size: int) -> Row:
        """A flat row of zeros; a large one takes memory only where it is used."""
        return memoryview(mmap.mmap(-1, 8 * size)).cast("q")

    def rules(self, tables: Layout) -> Row:
        """The row of a table's rules; cached, because flattening them takes longer than a short search."""
        kept = self._rules.get(id(tables))
        if kept is None or kept[0] is not tables:
            if len(self._rules) > MOST_KEPT:
                self._rules.clear()
            kept = self._rules[id(tables)] = (tables, self.row(tables))
        return kept[1]

    def play(self, state: Row, rules: Row, tally: Row, rounds: int) -> None:
        """`batch.play` on rows."""
        self.call("play", (state, rules, tally), rounds)

    def search(self, *given: Any) -> None:
        """`search.search` on rows."""
        self.call("search", given[:-1], given[-1])

    def sample(self, *given: Any) -> None:
        """`odds.sample` on rows."""
        self.call("sample", given[:-2], *given[-2:])

    def compare(self, *given: Any) -> None:
        """`compare.compare` on rows."""
        self.call("compare", given[:-1], given[-1])

    def walk(self, state: Row, rules: Row, what: int, action: int = 0) -> int:
        """`flow.walk` on rows."""
        return self.call("walk", (state, rules), what, action)

    def drain(self, state: Row) -> list[int]:
        """The log since the last call, taken from a state's row."""
        end = state[LOG_END]
        state[LOG_END] = 0
        rows: list[int] = state[LOG : LOG + end].tolist()
        return rows


def _at(row: Row) -> int:
    return ctypes.addressof(ctypes.c_int64.from_buffer(row))


def _entry(library: ctypes.CDLL, name: str, rows: int, numbers: int) -> Any:
    function = library[f"hana_{name}"]
    function.argtypes = [ctypes.c_void_p] * rows + [ctypes.c_int64] * numbers
    function.restype = ctypes.c_int64
    return function


class _Found(NamedTuple):
    """What was found in a folder, and the state of its manifest at that time."""

    seen: tuple[str, int]
    kernel: Native | None
    problem: Message | None


_found: list[_Found] = []
_looking = threading.Lock()


def ready() -> Native | None:
    """The compiled kernel, if there is one that fits; one that is built meanwhile is found by the next call."""
    return _look().kernel


def problem() -> Message | None:
    """Why there is no compiled kernel."""
    return _look().problem


def load() -> Native:
    """The compiled kernel."""
    found = _look()
    if found.kernel is None:
        assert found.problem
        raise NoKernel(found.problem)
    return found.kernel


def folder() -> Path:
    """Where the libraries are."""
    return Path(os.environ.get(FOLDER) or Path(__file__).with_name("libraries"))


def _look() -> _Found:
    place = folder()
    try:
        seen = str(place), (place / MANIFEST).stat().st_mtime_ns
    except OSError:
        seen = str(place), 0
    if _found and _found[-1].seen == seen:
        return _found[-1]
    with _looking:
        try:
            found = _Found(seen, open_library(place), None)
        except NoKernel as error:
            found = _Found(seen, None, error.message)
        _found[:] = [found]
        return found


def open_library(place: Path) -> Native:
    """The library of a folder that fits this system best; raises a sentence where none does."""
    wanted = library_files()
    try:
        manifest = json.loads((place / MANIFEST).read_text(encoding="utf-8"))
        checksums = {str(name): str(checksum) for name, checksum in manifest["files"].items()}
        built_from = str(manifest["sources"])
    except (FileNotFoundError, NotADirectoryError):
        raise _unless_building("kernel-missing") from None
    except (OSError, ValueError, TypeError, LookupError, AttributeError):
        raise NoKernel("kernel-damaged", file=MANIFEST) from None
    here = [name for name in wanted if name in checksums]
    if not here:
        raise _unless_building("kernel-missing")
    if built_from != sources():
        raise _unless_building("kernel-other-version")
    for name in here:
        kernel = _checked(place / name, checksums[name])
        if kernel and kernel.sources != built_from:
            raise NoKernel("kernel-other-version")
        if kernel:
            return kernel
    raise NoKernel("kernel-damaged", file=here[-1])


def _unless_building(why: str) -> NoKernel:
    return NoKernel("kernel-building" if BUILDING in os.environ else why)


def _checked(path: Path, checksum: str) -> Native | None:
    """The library, if its checksum is right: loading a truncated one can crash the process."""
    try:
        if hashlib.sha256(path.read_bytes()).hexdigest() != checksum:
            return None
        return Native(path)
    except (OSError, AttributeError):
        return None
