"""The tables of a server process without the process: several of them share one store, and hear nothing of each other."""

from __future__ import annotations

import contextlib
from pathlib import Path

from hanashobu.app.bus import LocalBus
from hanashobu.app.rooms.rooms import Rooms
from hanashobu.app.store import open_store
from hanashobu.app.store.async_store import AsyncStore
from hanashobu.app.work_queue import threads


class ServerProcess:
    """The tables of one process, whose bus nobody else hears."""

    def __init__(self, file: Path, at_end: contextlib.ExitStack) -> None:
        self.bus, queue, self.store = LocalBus(), threads(1), AsyncStore(open_store(file))
        at_end.callback(queue.close)
        at_end.callback(self.store.close)
        self.rooms = Rooms(self.store, self.bus, queue, queue)
        at_end.callback(self.rooms.close)
