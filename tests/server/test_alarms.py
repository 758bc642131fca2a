"""Alarms: one table's trouble is its own, and time in which nobody could play is given back once. All clocks are the tests' own."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path

import pytest

from hanashobu.app.rooms import alarms
from hanashobu.app.rooms.alarms import PUT_OFF
from hanashobu.app.rooms.room import Room
from hanashobu.app.store import Sheet, StoreTrouble
from hanashobu.table import moves, seating
from hanashobu.table.people import ClockSettings, TableSettings
from hanashobu.table.protocol import Act
from hanashobu.table.seating import Place
from hanashobu.table.table import Table
from tests.server.test_interrupted_deals import FriendsProcess

STRICT = ClockSettings("strict", 12, 0, "bot")
BUG = "a mistake of ours"


class Evening:
    """A file, a clock that the test moves, and one process after another on both."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.now = moves.milliseconds()
        self._file, self._patch = folder / "tables.sqlite", patch
        patch.setattr(alarms, "milliseconds", lambda: self.now)
        usual = Table.__init__

        def with_clock(table: Table, *args: object) -> None:
            usual(table, *args)  # type: ignore[arg-type]
            table.clock = lambda: self.now

        patch.setattr(Table, "__init__", with_clock)

    @contextlib.asynccontextmanager
    async def process(self) -> AsyncIterator[FriendsProcess]:
        """A server, until it is stopped."""
        with contextlib.ExitStack() as at_end:
            started = FriendsProcess(self._file, at_end)
            started.rooms.pauses.now = lambda: self.now
            yield started

    async def deal(self, process: FriendsProcess, table: str) -> Room:
        """Two people with twelve seconds for a move."""
        places = Place("Aki", None, 0), Place()
        await process.friends.open(
            seating.gather(table, "mushi", options={}, places=places, settings=TableSettings(clock=STRICT), created=self.now, seed="7")
        )
        await process.friends.join(table, 1, "Ben", None)
        for party in (0, 1):
            await process.friends.change(table, lambda now, party=party: seating.ready(now, party, None))  # type: ignore[misc]
        return await process.rooms.of_friends(table)


def made(room: Room) -> list[int]:
    """What people and server have done at a table since its clocks began."""
    found = [move.action for move in room.table.moves]
    return found[found.index(moves.RESUMED) + 1 :]


def damage(process: FriendsProcess, table: str) -> None:
    """Nobody has the table in memory, and what is stored of it makes no sense any more."""
    process.rooms._used.clear()
    process.rooms._open.clear()
    process.store.store.driver.db.execute("UPDATE log SET event = x'00' WHERE id = ? AND seq = 2", (table,))


def played(evening: Callable[[Evening], Coroutine[None, None, None]], folder: Path, patch: pytest.MonkeyPatch) -> None:
    asyncio.run(evening(Evening(folder, patch)))


def test_a_table_that_cannot_be_read_stops_no_other_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening(it: Evening) -> None:
        async with it.process() as server:
            await it.deal(server, "damaged-table")
            await it.deal(server, "healthy-table")
            damage(server, "damaged-table")
            for _ in range(4):
                it.now += 5_000
                await server.alarms.step()
            room = await server.rooms.of_friends("healthy-table")
            assert moves.BOT_TAKES in made(room)
            (at,) = [alarm.at for alarm in server.store.store.alarms(2**62, 9) if alarm.table == "damaged-table" and alarm.kind == "clock"]
            assert it.now < at <= it.now + PUT_OFF
            for _ in range(40):
                it.now += 10_000
                await server.alarms.step()
            assert len([record for record in caplog.records if "damaged-table" in record.getMessage()]) == 1

    played(evening, tmp_path, monkeypatch)


@pytest.mark.traceback
def test_a_mistake_of_ours_at_one_table_is_logged_once_and_stops_no_other_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening(it: Evening) -> None:
        async with it.process() as server:
            one, other = await it.deal(server, "odd-table"), await it.deal(server, "healthy-table")
            monkeypatch.setattr(one, "change", _wrong)
            for _ in range(4):
                it.now += 5_000
                await server.alarms.step()
            assert moves.BOT_TAKES in made(other)
        assert len([record for record in caplog.records if BUG in record.getMessage()]) == 1

    played(evening, tmp_path, monkeypatch)


async def _wrong(*_: object) -> None:
    raise KeyError(BUG)


def test_a_server_that_stood_still_gives_the_time_back_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A suspended laptop: 25 seconds, of the 12 that somebody has for a move."""

    async def evening(it: Evening) -> None:
        async with it.process() as server:
            room = await it.deal(server, "some-table")
            await server.alarms.step()
            before = room.clock.deadlines()
            it.now += 25_000
            for _ in range(3):
                await server.alarms.step()
                it.now += 1_000
            assert made(room) == [moves.PAUSED, moves.RESUMED]
            assert room.clock.deadlines() == {seat: until + 25_000 for seat, until in before.items()}
            for _ in range(3):
                await answer(room)
            assert made(room).count(moves.PAUSED) == 1

    played(evening, tmp_path, monkeypatch)


def test_time_is_given_back_before_whoever_was_waiting_is_charged_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their move was on its way when the laptop was suspended, and comes before the server has looked at anything."""

    async def evening(it: Evening) -> None:
        async with it.process() as server:
            room = await it.deal(server, "some-table")
            await server.alarms.step()
            it.now += 25_000
            await answer(room)
            assert made(room)[:2] == [moves.PAUSED, moves.RESUMED]
            assert moves.BOT_TAKES not in made(room)

    played(evening, tmp_path, monkeypatch)


async def answer(room: Room) -> None:
    """Whoever is asked answers."""
    seat = room.table.match.actor
    assert seat is not None
    now = room.table.now(seat)
    assert now.question
    await room.answer(seat, Act(now.turn, now.question.choices[0].action))


def test_after_a_restart_time_is_given_back_once_also_beside_a_table_that_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(it: Evening) -> None:
        async with it.process() as server:
            await it.deal(server, "damaged-table")
            await it.deal(server, "healthy-table")
            await server.alarms.step()
            damage(server, "damaged-table")
        it.now += 60_000
        for _ in range(2):  # and a server that is started once more at once gives nothing
            async with it.process() as server:
                for _ in range(3):
                    await server.alarms.step()
                    it.now += 500
                room = await server.rooms.of_friends("healthy-table")
                assert made(room) == [moves.PAUSED, moves.RESUMED]

    played(evening, tmp_path, monkeypatch)


def test_the_time_in_which_the_store_refused_is_given_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody's move is refused because the disk is full; when it goes through ten seconds later they have as long as they had then."""

    async def evening(it: Evening) -> None:
        async with it.process() as server:
            room = await it.deal(server, "some-table")
            await server.alarms.step()
            store, seat, before = server.store.store, room.table.match.actor, room.clock.deadlines()
            assert seat is not None
            append = store.append
            monkeypatch.setattr(store, "append", _full)
            with pytest.raises(StoreTrouble):
                await answer(room)
            it.now += 10_000
            with pytest.raises(StoreTrouble):
                await answer(room)
            monkeypatch.setattr(store, "append", append)
            await room.change(lambda table: None)
            assert room.clock.deadlines() == {seat: before[seat] + 10_000}
            await room.change(lambda table: None)
            assert made(room) == [moves.PAUSED, moves.RESUMED]

    played(evening, tmp_path, monkeypatch)


def _full(*_: object) -> None:
    raise StoreTrouble("error-store-full")


def test_the_time_in_which_the_database_was_away_is_given_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody tried to move meanwhile; the server noticed."""
    caplog.set_level(logging.WARNING)
    monkeypatch.setattr(alarms, "SECONDS", 0)

    async def evening(it: Evening) -> None:
        async with it.process() as server:
            room = await it.deal(server, "some-table")
            await server.alarms.step()
            store, before = server.store.store, room.clock.deadlines()
            with monkeypatch.context() as away:
                away.setattr(store, "document", _full)
                running = asyncio.create_task(server.alarms.run())
                for _ in range(8):
                    it.now += 1_000
                    await asyncio.sleep(0.01)
            while made(room) != [moves.PAUSED, moves.RESUMED]:
                await asyncio.sleep(0.01)
            running.cancel()
            assert room.clock.deadlines() == {seat: until + 8_000 for seat, until in before.items()}
            assert len([record for record in caplog.records if "alarms wait" in record.getMessage()]) == 1

    played(evening, tmp_path, monkeypatch)


def test_where_there_is_no_clock_nothing_is_given_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(it: Evening) -> None:
        async with it.process() as server:
            room = await it.deal(server, "some-table")
            room.sheet = Sheet(**{name: getattr(room.sheet, name) for name in Sheet.__struct_fields__ if name != "clock"})
            await server.alarms.step()
            it.now += 25_000
            await answer(room)
            assert moves.PAUSED not in made(room)

    played(evening, tmp_path, monkeypatch)
