"""The numba side: the same kernel, compiled, on records with the same fields.

Nothing here is imported until turbo is asked for. States and rules cross the border as flat rows of whole numbers.
"""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hanashobu.engine.state import State
from hanashobu.layout import Layout, offset

Progress = Callable[[str], None]
MOST_KEPT = 64  # rows of rules
LOG_END = offset(State, "log_end")
LOG = offset(State, "log")


class NoTurbo(RuntimeError):
    """numba is not installed; the message is for people."""


def available() -> bool:
    """Whether numba can be had, found out without importing it."""
    from importlib.util import find_spec

    return find_spec("numba") is not None


def cache_dir() -> Path:
    """Where compiled code is kept: a directory named by the sources it was made from, since numba's own check misses other files."""
    package = Path(__file__).resolve().parent.parent
    digest = hashlib.sha256()
    for source in sorted([*package.glob("engine/**/*.py"), *package.glob("rules/*.py"), package / "layout.py"]):
        digest.update(source.read_bytes())
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "hanashobu" / f"turbo-{digest.hexdigest()[:16]}"


class Turbo:
    """The compiled entry points."""

    def __init__(self, entries: dict[str, Any]) -> None:
        import numpy

        self._numpy = numpy
        self._entries = entries
        self._rules: dict[int, tuple[Layout, Any]] = {}

    def row(self, layout: Layout) -> Any:
        """An object as the flat row that the entry points take."""
        return self._numpy.array(layout.flatten(), self._numpy.int64)

    def play(self, state: Any, rules: Any, tally: Any, rounds: int) -> None:
        """`batch.play` on rows; releases the interpreter, so threads run side by side."""
        self._entries["play"](state, rules, tally, rounds)

    def blank(self, size: int) -> Any:
        """A flat row of zeros."""
        return self._numpy.zeros(size, self._numpy.int64)

    def rules(self, tables: Layout) -> Any:
        """The row of a table's rules; kept, because flattening them takes longer than a short search."""
        kept = self._rules.get(id(tables))
        if kept is None or kept[0] is not tables:
            if len(self._rules) > MOST_KEPT:
                self._rules.clear()
            kept = self._rules[id(tables)] = (tables, self.row(tables))
        return kept[1]

    def search(self, *given: Any) -> None:
        """`search.search` on rows; releases the interpreter."""
        self._entries["search"](*given)

    def sample(self, *given: Any) -> None:
        """`odds.sample` on rows; releases the interpreter."""
        self._entries["sample"](*given)

    def walk(self, state: Any, rules: Any, what: int, action: int = 0) -> int:
        """`flow.walk` on rows."""
        return int(self._entries["walk"](state, rules, what, action))

    def drain(self, state: Any) -> list[int]:
        """What the kernel told since the last time, taken from a state's row."""
        end = int(state[LOG_END])
        state[LOG_END] = 0
        rows: list[int] = state[LOG : LOG + end].tolist()
        return rows


_loaded: list[Turbo] = []


def ready() -> Turbo | None:
    """Turbo if it is loaded, or can be from the cache at once; None otherwise: nobody waits for a compilation in the middle of a game."""
    if not _loaded and available() and cache_dir().exists():
        try:
            load()
        except (NoTurbo, ImportError):
            return None
    return _loaded[0] if _loaded else None


def load(progress: Progress | None = None) -> Turbo:
    """Turbo, compiled now or taken from the cache; once it is there, it stays."""
    if not _loaded:
        _loaded.append(_load(progress))
    return _loaded[0]


def _load(progress: Progress | None) -> Turbo:
    if not available():
        raise NoTurbo("Turbo needs numba, which is not installed; `pip install 'hanashobu[turbo]'` brings it.")
    folder = cache_dir()
    first = not folder.exists()
    os.environ["NUMBA_CACHE_DIR"] = str(folder)
    import numba

    numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]  # somebody may have imported numba before the variable was set
    say = progress or (lambda _: None)
    if first:
        say("Compiling the engine for this machine; this happens once.")
    from hanashobu.engine import _numba

    entries = {}
    started = time.perf_counter()
    for place, (name, build) in enumerate(_numba.ENTRIES.items(), 1):
        entries[name] = build()
        if first:
            say(f"Compiled {name}, {place} of {len(_numba.ENTRIES)}, after {time.perf_counter() - started:.0f} s.")
    return Turbo(entries)
