"""The numba side: the same kernel, compiled, on records with the same fields.

Nothing here is imported until turbo is asked for, and of the entry points only those that are named are compiled. States and rules cross
the border as flat rows of whole numbers.
"""

from __future__ import annotations

import hashlib
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

from hanashobu.engine.state import State
from hanashobu.layout import Layout, offset
from hanashobu.text import Message, msg

Progress = Callable[[Message], None]
MOST_KEPT = 64  # rows of rules
LOG_END = offset(State, "log_end")
LOG = offset(State, "log")


class NoTurbo(RuntimeError):
    """numba is not installed; the message is for people."""


def available() -> bool:
    """Whether numba is installed, without importing it."""
    from importlib.util import find_spec

    return find_spec("numba") is not None


def cache_dir() -> Path:
    """Where compiled code is kept: a directory named by the sources it was made from, since numba's own check misses other files."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "hanashobu" / f"turbo-{_sources()}"


@cache
def _sources() -> str:
    package = Path(__file__).resolve().parent.parent
    digest = hashlib.sha256()
    for source in sorted([*package.glob("engine/**/*.py"), *package.glob("rules/*.py"), package / "layout.py"]):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


class Turbo:
    """The compiled entry points, as far as they were asked for."""

    def __init__(self) -> None:
        import numpy

        self._numpy = numpy
        self.entries: dict[str, Any] = {}
        self._rules: dict[int, tuple[Layout, Any]] = {}

    def row(self, layout: Layout) -> Any:
        """An object as the flat row that the entry points take."""
        return self._numpy.array(layout.flatten(), self._numpy.int64)

    def play(self, state: Any, rules: Any, tally: Any, rounds: int) -> None:
        """`batch.play` on rows; releases the interpreter, so threads run side by side."""
        self.entries["play"](state, rules, tally, rounds)

    def blank(self, size: int) -> Any:
        """A flat row of zeros."""
        return self._numpy.zeros(size, self._numpy.int64)

    def rules(self, tables: Layout) -> Any:
        """The row of a table's rules; cached, because flattening them takes longer than a short search."""
        kept = self._rules.get(id(tables))
        if kept is None or kept[0] is not tables:
            if len(self._rules) > MOST_KEPT:
                self._rules.clear()
            kept = self._rules[id(tables)] = (tables, self.row(tables))
        return kept[1]

    def search(self, *given: Any) -> None:
        """`search.search` on rows; releases the interpreter."""
        self.entries["search"](*given)

    def sample(self, *given: Any) -> None:
        """`odds.sample` on rows; releases the interpreter."""
        self.entries["sample"](*given)

    def walk(self, state: Any, rules: Any, what: int, action: int = 0) -> int:
        """`flow.walk` on rows."""
        return int(self.entries["walk"](state, rules, what, action))

    def drain(self, state: Any) -> list[int]:
        """The log since the last call, taken from a state's row."""
        end = int(state[LOG_END])
        state[LOG_END] = 0
        rows: list[int] = state[LOG : LOG + end].tolist()
        return rows


_loaded: list[Turbo] = []
_building = threading.RLock()  # what two threads ask for at once is built once


def ready(*names: str) -> Turbo | None:
    """Turbo, if these entry points are loaded or cached: nobody waits for a compilation in the middle of a game."""
    if _loaded and _loaded[0].entries.keys() >= {*names}:
        return _loaded[0]
    try:
        return load(*names) if available() and all(_marked(name) for name in names) else None
    except (NoTurbo, ImportError):
        return None


def load(*names: str, progress: Progress | None = None) -> Turbo:
    """Turbo with these entry points, each compiled now or taken from the cache; what is there stays. Without names only numba is set up."""
    with _building:
        if not _loaded:
            _loaded.append(_set_up())
        missing = [name for name in names if name not in _loaded[0].entries]
        if missing:
            _build(_loaded[0], missing, progress or (lambda _: None))
        return _loaded[0]


def _set_up() -> Turbo:
    if not available():
        raise NoTurbo("Turbo needs numba, which is not installed; `pip install 'hanashobu[turbo]'` brings it.")
    folder = str(cache_dir())
    os.environ["NUMBA_CACHE_DIR"] = folder
    import numba

    numba.config.CACHE_DIR = folder  # type: ignore[attr-defined]  # somebody may have imported numba before the variable was set
    return Turbo()


def _build(turbo: Turbo, names: list[str], say: Progress) -> None:
    from hanashobu.engine import _numba

    fresh = [name for name in names if not _marked(name)]
    if fresh:
        say(msg("cli-compiling"))
    started = time.perf_counter()
    for name in names:
        if name not in fresh:
            turbo.entries[name] = _numba.ENTRIES[name]()
            continue
        with _alone(name):
            turbo.entries[name] = _numba.ENTRIES[name]()
            if not _marked(name):
                _mark(name)
        say(msg("cli-compiled", name=name, done=fresh.index(name) + 1, of=len(fresh), seconds=round(time.perf_counter() - started)))


@contextmanager
def _alone(name: str) -> Iterator[None]:
    """While one process compiles an entry point, others that want it wait, and then find it cached."""
    with ExitStack() as held:
        with suppress(ImportError, OSError):  # no such locks on this system, or nothing can be written: then two may do the same work
            import fcntl

            cache_dir().mkdir(parents=True, exist_ok=True)
            fcntl.flock(held.enter_context((cache_dir() / f"{name}.lock").open("w")), fcntl.LOCK_EX)
        yield


def _marked(name: str) -> bool:
    """Whether an entry point is cached, complete and usable here: the mark names what it was compiled for."""
    mark = cache_dir() / f"{name}.ready"
    return mark.exists() and _user() in mark.read_text(encoding="ascii").split()


def _mark(name: str) -> None:
    """The last thing after a compilation: until then the cache may hold a part of it, written by another process too."""
    folder = cache_dir()
    with suppress(OSError):  # where nothing can be written, numba keeps its code elsewhere, and it is never marked as ready
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / f"{name}.ready").open("a", encoding="ascii") as mark:
            mark.write(f"{_user()}\n")


@cache
def _user() -> str:
    """What the compiled code is valid for: numba compiles again for another Python, numba, processor, or copy of the package."""
    import numba
    from llvmlite import binding  # type: ignore[import-untyped]

    source = Path(__file__).with_name("_numba.py")
    chosen = os.environ.get("NUMBA_CPU_NAME"), os.environ.get("NUMBA_CPU_FEATURES")
    processor = binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten(), *chosen
    user = sys.implementation.cache_tag, numba.__version__, processor, str(source), source.stat().st_mtime_ns
    return hashlib.sha256(repr(user).encode()).hexdigest()[:16]
