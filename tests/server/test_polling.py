"""Changes of another process whose notifications were lost are found by polling."""

from __future__ import annotations

import asyncio
from pathlib import Path

from hanashobu.server.async_store import AsyncStore
from hanashobu.server.bus import LocalBus
from hanashobu.server.friends import SEATING, people_of
from hanashobu.server.polling import Poll
from hanashobu.server.rooms import Rooms
from hanashobu.server.store import open_store
from hanashobu.server.work_queue import threads


def test_a_document_that_another_process_wrote_is_noticed_once(tmp_path: Path) -> None:
    async def look() -> list[int]:
        store = AsyncStore(open_store(tmp_path / "tables.sqlite"))
        other = open_store(tmp_path / "tables.sqlite")
        bus, queue, heard, found = LocalBus(), threads(1), [0], []
        bus.listen(people_of("one"), lambda: heard.__setitem__(0, heard[0] + 1))
        poll = Poll(Rooms(store, bus, queue, queue), bus, store)
        other.put_document("one", SEATING, b"{}")
        for version in (1, 1, 2):
            await poll.look()
            found.append(heard[0])
            if version == 1:
                other.put_document("one", SEATING, b"{}", len(found))
        await poll.look()
        queue.close()
        other.close()
        store.close()
        return [*found, heard[0]]

    assert asyncio.run(look()) == [0, 1, 2, 2]
