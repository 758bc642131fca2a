"""Several servers on one database, as a host behind a proxy runs them."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from tests.server.serving import Client, Process


class Servers:
    """`hana serve`, several times, each at a port of its own that it keeps when it is started again."""

    def __init__(
        self, database: str, *words: str, start: Callable[..., Process] = Process, envs: Sequence[Mapping[str, Any]] = ({}, {})
    ) -> None:
        self._words = ("--database", database, *words)
        self._start = start
        self._running = [start("--port", "0", *self._words, **env) for env in envs]
        self.clients: Sequence[Client] = [Client(server.address) for server in self._running]

    def kill_one(self, random: Random) -> None:
        """One is killed, and started again while the other ones serve everybody."""
        at = random.randrange(len(self._running))
        self._running[at].kill()
        self._running[at] = self._start("--port", self.clients[at].address.rpartition(":")[2], *self._words)
        assert self._running[at].address == self.clients[at].address

    def pause(self, at: int) -> None:
        """It stands still, with all its connections open."""
        self._running[at].send(signal.SIGSTOP)

    def wake(self, at: int) -> None:
        """It goes on as if no time had passed."""
        self._running[at].send(signal.SIGCONT)

    def end(self) -> list[str]:
        """Ctrl-C; what each wrote to its log."""
        return [server.end() for server in self._running]

    def close(self) -> None:
        for client in self.clients:
            client.close()
        for server in self._running:
            if server.code is None:
                server.kill()


@contextlib.contextmanager
def servers(database: str, *words: str, **how: Any) -> Iterator[Servers]:
    running = Servers(database, *words, **how)
    try:
        yield running
    finally:
        running.close()
