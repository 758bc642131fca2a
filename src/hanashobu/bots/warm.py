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

_begun: list[threading.Thread] = []
_loaded: list[Turbo] = []


def ready(*names: str) -> Turbo | None:
    """Turbo with these entry points, if nobody has to wait for them."""
    return None if _begun and not _loaded else turbo.ready(*names)


def begin() -> None:
    """Get turbo ready in the background; what is ready or on its way stays so."""
    if not _begun and turbo.available():
        _begun.append(threading.Thread(target=_load, name="turbo", daemon=True))
        _begun[0].start()


def _load() -> None:
    # In a session of its own, so that Ctrl-C at the table does not stop it: whoever plays next finds it done.
    done = subprocess.run(
        [sys.executable, "-m", __name__],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        check=False,
    )
    if done.returncode == 0:
        _loaded.append(turbo.load(*USED))


def compile_it() -> None:
    """What the other process does, politely."""
    if hasattr(os, "nice"):
        os.nice(10)
    turbo.load(*USED)


if __name__ == "__main__":
    compile_it()
