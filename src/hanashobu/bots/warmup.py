"""Turbo for whoever plays: a game never waits for a compilation, and never competes with one for the interpreter.

Before `begin` turbo is taken where it can be had at once. After it, as in a server or at a terminal, another process sees to it that
what they need is compiled, and only then a thread loads it; until that is done bots think in CPython.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading

from hanashobu.engine import turbo
from hanashobu.engine.turbo import Turbo

USED = ("search", "sample")  # by bots that search, and by hints

MORTAL = "--end-with-starter"

_begun: list[threading.Thread] = []
_loaded: list[Turbo] = []


def ready(*names: str) -> Turbo | None:
    """Turbo with these entry points, if nobody has to wait for them."""
    return None if _begun and not _loaded else turbo.ready(*names)


def begin(outlive: bool = True) -> None:
    """Get turbo ready in the background; what is ready or on its way stays so.

    Whoever leaves the terminal lets the next one find it done; a server's process may not outlive the server.
    """
    if not _begun and turbo.available():
        _begun.append(threading.Thread(target=_load, args=(outlive,), name="turbo", daemon=True))
        _begun[0].start()


def _load(outlive: bool) -> None:
    if _compiled_elsewhere(outlive):
        _loaded.append(turbo.load(*USED))


def _compiled_elsewhere(outlive: bool) -> bool:
    # In a session of its own, so that only this process receives Ctrl-C. A pipe that nobody writes to ends when we do, however we end.
    with subprocess.Popen(
        [sys.executable, "-m", __name__, *(() if outlive else (MORTAL,))],
        stdin=subprocess.DEVNULL if outlive else subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as other:
        return other.wait() == 0


def compile_it() -> None:
    """What the other process does, politely."""
    if hasattr(os, "nice"):
        os.nice(10)
    turbo.load(*USED)


def _end_with_starter() -> None:
    os.read(0, 1)
    os._exit(1)


if __name__ == "__main__":
    if MORTAL in sys.argv:
        threading.Thread(target=_end_with_starter, daemon=True).start()
    compile_it()
