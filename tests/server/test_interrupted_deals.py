"""A process that dies while it deals for friends: another one deals, and nothing is done twice."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import pytest

from hanashobu.app.people import friends
from hanashobu.app.people.friends import Friends
from hanashobu.app.people.people_message import Scene, Viewer, people
from hanashobu.app.rooms.alarms import Alarms
from hanashobu.play import fair
from hanashobu.table import moves, seating
from hanashobu.table.people import TableSettings
from hanashobu.table.seating import CannotSeat, Place
from tests.server.server_process import ServerProcess

NONCE = "5a" * 32


class Killed(BaseException):
    """The process is not there any more."""


def killed(*_: object) -> Any:
    raise Killed


class FriendsProcess(ServerProcess):
    """The tables with friends of one process."""

    def __init__(self, file: Path, at_end: contextlib.ExitStack) -> None:
        super().__init__(file, at_end)
        self.friends = Friends(self.store, self.bus, self.rooms)
        self.alarms = Alarms(self.store, self.bus, self.rooms, self.friends)


@pytest.mark.parametrize("seed", [None, "7"], ids=["fair", "seeded"])
@pytest.mark.parametrize("step", ["deal", "open_for_friends", "seat_friends", "dealt"])
def test_a_deal_that_was_begun_is_finished_by_another_process(
    step: str, seed: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(friends, "DEAL_AFTER", -1)
    table = "some-table"

    async def told() -> None:
        with contextlib.ExitStack() as at_end:
            first, second = (FriendsProcess(tmp_path / "tables.sqlite", at_end) for _ in range(2))
            places = Place("Aki", None, 0), Place("Bot", "random")
            await first.friends.open(
                seating.gather(table, "mushi", options={}, places=places, settings=TableSettings(), created=moves.milliseconds(), seed=seed)
            )
            where: dict[str, object] = {"deal": first.friends, "dealt": seating}
            monkeypatch.setattr(where.get(step, first.rooms), step, killed)
            with contextlib.suppress(Killed):
                await first.friends.change(table, lambda now: seating.ready(now, 0, fair.commit_nonce(table, 0, NONCE)))
                await first.friends.change(table, lambda now: seating.reveal(now, 0, NONCE, moves.milliseconds()))
            monkeypatch.undo()
            assert (await second.friends.seating(table)).stage == "dealing"
            await second.alarms.look()
            assert (await second.friends.seating(table)).stage == "playing"
            room = await second.rooms.of_friends(table)
            assert await room.look(lambda table: [move.action for move in table.moves].count(moves.RESUMED)) == 1
            left = await second.store.read(second.store.store.alarms, 2**62, 10)
            assert friends.REVEAL not in {alarm.kind for alarm in left}

    asyncio.run(told())


def test_a_contribution_that_comes_while_the_cards_are_dealt_changes_neither_record_nor_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the table shows as its fingerprint is that of the record, however late somebody reveals."""
    monkeypatch.setattr(friends, "REVEAL_SECONDS", 0)
    table = "some-table"

    async def dealt() -> None:
        with contextlib.ExitStack() as at_end:
            process = FriendsProcess(tmp_path / "tables.sqlite", at_end)
            places = Place("Aki", None, 0), Place("Bot", "random")
            await process.friends.open(
                seating.gather(table, "mushi", options={}, places=places, settings=TableSettings(), created=moves.milliseconds())
            )
            opened = process.rooms.open_for_friends

            async def late(*args: Any) -> None:
                with pytest.raises(CannotSeat, match="too late"):
                    await process.friends.change(table, lambda now: seating.reveal(now, 0, NONCE, 0))
                await opened(*args)

            monkeypatch.setattr(process.rooms, "open_for_friends", late)
            await process.friends.change(table, lambda now: seating.ready(now, 0, fair.commit_nonce(table, 0, NONCE)))
            room = await process.rooms.of_friends(table)
            deal = await room.look(lambda table: table.match.fair and table.match.fair.deal)
            agreed = await process.friends.seating(table)
            shown = people(Scene(version=1, seating=agreed, table=room.table), Viewer(0, 0), 0).fair
            assert deal
            assert shown
            assert shown.fingerprint == fair.fingerprint(deal) == fair.fingerprint(seating.fair_deal(agreed))
            assert [party.withheld for party in shown.parties] == [True]

    asyncio.run(dealt())
