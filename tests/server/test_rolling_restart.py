"""One server after another is stopped and started again, as docs/hosting.md says: no move is lost, and play goes on at the other one."""

from __future__ import annotations

import contextlib
import signal

from hanashobu.app.store import open_store
from tests.server.killed_servers import Evening
from tests.server.processes import Servers
from tests.server.serving import Process
from tests.support.timeouts import wait_for


class RollingServers(Servers):
    """Servers that a host restarts."""

    def restart(self, at: int) -> str:
        """Stop one, start it again, and wait until it is ready; what it wrote to its log."""
        said = self._running[at].end(signal.SIGTERM)
        client = self.clients[at]
        self._running[at] = Process("--port", client.address.rpartition(":")[2], *self._words)
        wait_for(lambda: client.http.get("/readyz").status_code == 200)
        return said


def test_a_rolling_restart_loses_no_move(database: str) -> None:
    evening = Evening(17, rounds=1)
    with contextlib.closing(RollingServers(database)) as two:
        with evening.life(*two.clients):
            assert [two.restart(at).strip() for at in (0, 1)] == [""] * 2
        evening.finish(*two.clients)
    with contextlib.closing(open_store(database)) as store:
        evening.check_stored(store)
