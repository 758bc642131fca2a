"""Changes of another process whose notifications were lost are found by polling."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hanashobu.app.bus import LocalBus
from hanashobu.app.bus.polling import Poll
from hanashobu.app.people.friends import SEATING, people_of
from hanashobu.app.rooms.rooms import Rooms
from hanashobu.app.store import StoreTrouble, open_store
from hanashobu.app.store.async_store import AsyncStore
from hanashobu.app.work_queue import threads


def test_a_document_that_another_process_wrote_is_noticed_once(tmp_path: Path) -> None:
    """Also one that it wrote before the first look: who listens has read it before that."""

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

    assert asyncio.run(look()) == [1, 2, 3, 3]


def test_what_was_written_while_the_store_was_away_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> list[int]:
        store = AsyncStore(open_store(tmp_path / "tables.sqlite"))
        bus, queue, heard, found = LocalBus(), threads(1), [0], []
        bus.listen(people_of("one"), lambda: heard.__setitem__(0, heard[0] + 1))
        poll = Poll(Rooms(store, bus, queue, queue), bus, store)
        store.store.put_document("one", SEATING, b"{}")
        await poll.look()
        found.append(heard[0])
        with monkeypatch.context() as away:
            away.setattr(store.store, "document_versions", _is_away)
            with pytest.raises(StoreTrouble):
                await poll.look()
        store.store.put_document("one", SEATING, b"{}", 1)
        await poll.look()
        queue.close()
        store.close()
        return [*found, heard[0]]

    assert asyncio.run(look()) == [1, 2]


def _is_away(tables: object) -> None:
    raise StoreTrouble("error-store-unreadable", trouble="away")
