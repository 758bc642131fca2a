"""Two processes with one store and no news between them: whoever makes a table look at the store, everybody at it is told."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from hanashobu import games
from hanashobu.app.rooms.room import Room
from hanashobu.table.protocol import Act
from hanashobu.table.table import Seat
from tests.server.server_process import ServerProcess


async def moves(room: Room) -> int:
    return await room.look(lambda table: len(table.moves))


async def plays(room: Room) -> None:
    """Whoever has to move plays any card."""
    actor, turn, action = await room.look(lambda table: (table.match.actor, table.turn(table.match.actor), table.match.legal()[0]))
    assert actor is not None
    await room.answer(actor, Act(turn, action))


def run(tmp_path: Path, story: Callable[[ServerProcess, ServerProcess, str], Awaitable[None]]) -> None:
    """A table of two people that was opened in the first of two processes."""

    async def told() -> None:
        with contextlib.ExitStack() as at_end:
            first, second = (ServerProcess(tmp_path / "tables.sqlite", at_end) for _ in range(2))
            game = games.find("mushi")
            room = await first.rooms.open("me", game, [Seat("Aki"), Seat("Ben")], game.options(rounds=1), 7)
            await story(first, second, room.sheet.id)

    asyncio.run(told())


def test_who_listens_is_told_when_somebody_else_makes_the_table_look(tmp_path: Path) -> None:
    async def story(first: ServerProcess, second: ServerProcess, table: str) -> None:
        there, told = await second.rooms.room(table, "me"), asyncio.Event()
        before = await moves(there)
        second.bus.listen(table, told.set)
        await plays(await first.rooms.room(table, "me"))
        assert not told.is_set()
        second.rooms.notice_change(table)
        assert await moves(there) > before
        assert told.is_set()

    run(tmp_path, story)


def test_what_happened_while_a_table_was_being_loaded_is_not_missed(tmp_path: Path) -> None:
    async def story(first: ServerProcess, second: ServerProcess, table: str) -> None:
        here = await first.rooms.room(table, "me")
        loads = second.rooms._loads.run

        async def slow(*args: Any) -> Any:
            found: Any = await loads(*args)
            await plays(here)
            second.rooms.notice_change(table)
            return found

        second.rooms._loads.run = slow  # type: ignore[assignment,method-assign]
        there = await second.rooms.room(table, "me")
        assert await moves(there) == await moves(here)

    run(tmp_path, story)


def test_a_table_never_has_two_rooms(tmp_path: Path) -> None:
    async def story(first: ServerProcess, second: ServerProcess, table: str) -> None:
        one, other = await asyncio.gather(second.rooms.room(table, "me"), second.rooms.room(table, "me"))
        assert one is other
        assert second.rooms._room(one.sheet, one.table) is one

    run(tmp_path, story)


def test_a_bot_is_not_asked_for_somebody_who_has_come_back(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Between the moment when a bot is found to be due and the one when it begins to think, the person may have come back."""

    async def story(first: ServerProcess, second: ServerProcess, table: str) -> None:
        room = await first.rooms.room(table, "me")
        actor = await room.look(lambda table: table.match.actor)
        assert actor is not None
        assert await room._thought(actor) is None

    run(tmp_path, story)
    assert [record.message for record in caplog.records if "failed" in record.message] == []
