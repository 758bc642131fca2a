"""`hana serve` from a process that has imported everything already and only forks: for runs that start hundreds of servers.

Each is a process of its own, which knows nothing of those before it, as if it had been started from the shell.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.server.serving import Process, listens
from tests.support.timeouts import wait_for

FORK = """
import json, os, signal, sys
import psycopg, uvicorn, uvloop
from hanashobu import games
from hanashobu.cli import main, serve
from hanashobu.server import logs, running
from hanashobu.server import asgi
from hanashobu.server.guard import origins
from hanashobu.app.bus import postgres as postgres_bus
from hanashobu.app.store import postgres
games.all_games()
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    words, said, errors = json.loads(line)
    child = os.fork()
    if not child:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(os.open(said, os.O_WRONLY | os.O_CREAT), 1)
        os.dup2(os.open(errors, os.O_WRONLY | os.O_CREAT), 2)
        sys.argv = ["hana", "serve", *words]
        main()
        os._exit(0)
    print(child, flush=True)
"""


class Forked(Process):
    """A server that was forked; the same as one that was started, but for what it cost."""

    def __init__(self, id: int, said: Path, errors: Path) -> None:
        self._id, self._errors = id, errors
        self._gone = False
        wait_for(lambda: not self._runs() or re.search(r"http://\S+?:\d+", said.read_text() if said.exists() else ""))
        found = re.search(r"http://\S+?:\d+", said.read_text())
        assert found, errors.read_text()
        self.address = found.group()
        wait_for(self._listens)

    @property
    def id(self) -> int:
        """The number of the process."""
        return self._id

    def _runs(self) -> bool:
        try:
            os.kill(self._id, 0)
        except ProcessLookupError:
            return False
        return True

    def _listens(self) -> bool:
        assert self._runs(), self._errors.read_text()
        return listens(self.address)

    def send(self, sign: signal.Signals) -> None:
        """Send it a signal."""
        os.kill(self._id, sign)

    def kill(self) -> None:
        """As a power cut would."""
        self.end(signal.SIGKILL)

    def end(self, sign: signal.Signals = signal.SIGINT) -> str:
        """Ctrl-C; what it said on its error stream."""
        if not self._gone:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._id, sign)
            wait_for(lambda: not self._runs())
            self._gone = True
        return self._looked_at(self._errors.read_text())

    @property
    def code(self) -> int | None:
        """None while it runs."""
        return 0 if self._gone else None

    def __exit__(self, *_: object) -> None:
        self.kill()


class Zygote:
    """The process that forks servers."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._numbers = folder, itertools.count()
        self._process = subprocess.Popen([sys.executable, "-c", FORK], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def serve(self, *words: str | Path) -> Forked:
        """A server of these words."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        said, errors = (self._folder / f"{next(self._numbers)}.{kind}" for kind in ("said", "errors"))
        print(json.dumps([[str(word) for word in words], str(said), str(errors)]), file=self._process.stdin, flush=True)
        return Forked(int(self._process.stdout.readline()), said, errors)

    def close(self) -> None:
        """The servers that were forked have to be ended before."""
        self._process.communicate()


@contextlib.contextmanager
def zygote(folder: Path) -> Iterator[Zygote]:
    folder.mkdir()
    running = Zygote(folder)
    try:
        yield running
    finally:
        running.close()
