"""A log or its moves that somebody has changed: the table opens as it is stored, or says a sentence; nothing else."""

from __future__ import annotations

import contextlib
from functools import lru_cache
from random import Random
from typing import TypeVar

import msgspec
import pytest

from hanashobu import games
from hanashobu.app.connections import seat_connection
from hanashobu.app.rooms.stored_tables import DamagedTables, NoTable, reopened, summary
from hanashobu.app.store import DamagedTable, Sheet, StoredTable
from hanashobu.play.match import IllegalAction
from hanashobu.table.moves import TableMove
from hanashobu.table.protocol import GoOn
from hanashobu.table.table import Seat, Table
from tests.server.serving import Served
from tests.support.slices import sliced
from tests.support.timeouts import wait_for

Row = TypeVar("Row")


@lru_cache
def played(name: str) -> StoredTable:
    """Some moves of a match with a person in every seat."""
    game = games.find(name)
    table = Table.open(game, [Seat(f"Person {at}") for at in range(game.usual_seats)], seed=5)
    while len(table.moves) < 30 and not table.match.over:
        if table.claiming:
            table.close_claims()
        elif table.match.actor is None:
            break
        else:
            table.bot_plays(table.match.actor, table.at_random(table.match.actor))
    seats = tuple(table.seats)
    sheet = Sheet(
        id="a-table", owner="me", game=name, seats=seats, seed=str(table.match.seed), created="2026-11-18", summary=summary(table)
    )
    return StoredTable(sheet, list(table.moves), list(table.events))


def damaged(kept: StoredTable, random: Random) -> StoredTable:
    """Moves or events are gone, doubled or in another order, or a move says something else."""
    moves, events = kept.moves, kept.events
    kind = random.randrange(3)
    if kind == 0:
        return StoredTable(kept.sheet, spoilt(moves, random), events)
    if kind == 1:
        return StoredTable(kept.sheet, moves, spoilt(events, random))
    at = random.randrange(len(moves))
    odd = TableMove(random.randrange(-9, 10**6), random.randrange(-9, 99), random.randrange(-20, 10**6), 0)
    return StoredTable(kept.sheet, [*moves[:at], odd, *moves[at + 1 :]], events)


def spoilt(rows: list[Row], random: Random) -> list[Row]:
    """One is gone or doubled, all are shuffled, or the last ones are gone."""
    at, kind = random.randrange(len(rows)), random.randrange(4)
    if kind == 0:
        return [*rows[:at], *rows[at + 1 :]]
    if kind == 1:
        return [*rows[:at], random.choice(rows), *rows[at:]]
    return random.sample(rows, len(rows)) if kind == 2 else rows[:at]


@pytest.mark.parametrize("seed", sliced(range(400), 40))
def test_a_damaged_table_is_opened_or_gets_a_sentence(seed: int) -> None:
    random = Random(seed)
    kept = damaged(played(random.choice(["mushi", "hiraya", "hachi_hachi"])), random)
    try:
        table = reopened(kept, "a-table")
    except DamagedTable:
        pass
    except NoTable:
        assert not kept.events
    else:
        assert table.events[: len(kept.events)] == kept.events


def test_a_table_whose_log_leads_nowhere_is_no_bug_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(*_: object) -> None:
        raise IndexError("list index out of range")

    monkeypatch.setattr("hanashobu.app.rooms.stored_tables.reopen", wrong)
    with pytest.raises(DamagedTable, match=r"restore it from a backup.*IndexError: list index out of range"):
        reopened(played("mushi"), "a-table")


@pytest.mark.parametrize("digest", [None, "00" * 32])
def test_a_table_of_a_game_that_its_host_has_removed_says_so(digest: str | None) -> None:
    kept = played("mushi")
    begins = msgspec.structs.replace(kept.events[0], game="removed", game_hash=digest)
    with pytest.raises(DamagedTable, match=r"There is no game|Its file is needed"):
        reopened(StoredTable(kept.sheet, kept.moves, [begins, *kept.events[1:]]), "a-table")


def test_what_cannot_be_done_is_no_damage() -> None:
    table = reopened(played("mushi"), "a-table")
    with pytest.raises(IllegalAction):
        table.bot_plays(0, 10**6)


def test_a_damaged_table_is_read_less_and_less_often() -> None:
    now, read = [1000.0], list[float]()
    tables = DamagedTables(lambda: now[0])

    def look() -> None:
        with tables.reading("a-table"):
            read.append(now[0] - 1000)
            raise DamagedTable("error-table-unreadable", trouble="a line is missing")

    for _ in range(3600):
        with pytest.raises(DamagedTable, match="somebody has changed"):
            look()
        now[0] += 1
    assert read[:7] == [0, 2, 6, 14, 30, 62, 122]
    assert len(read) < 70
    with tables.reading("another-table"):
        pass
    now[0] += 60
    for _ in range(2):  # somebody has restored it
        with tables.reading("a-table"):
            now[0] += 0.1


def test_people_at_a_damaged_table_read_one_sentence_once_and_nobody_reads_the_log_for_each(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often their connections try again; the clock by which it would be read again stands still."""
    tried, read = [0], list[str]()
    me = served.client()
    table = me.open(people=3, bots=0)
    with contextlib.ExitStack() as there:
        seats = [there.enter_context(me.sit(table, place)) for place in range(3)]
        for seat in seats:
            seat.update()
        room = served.rooms.in_memory()[table]

        def damaged(id: str) -> StoredTable:
            read.append(id)
            raise DamagedTable("error-table-unreadable", trouble="a line is missing")

        look = room._as_stored

        async def counted() -> None:
            tried[0] += 1
            await look()

        monkeypatch.setattr(seat_connection, "TRY_AGAIN", 0.001)
        monkeypatch.setattr(served.rooms.damaged, "_clock", lambda: 0.0)
        monkeypatch.setattr(served.store, "table", damaged)
        monkeypatch.setattr(room, "_as_stored", counted)
        monkeypatch.setattr(room, "_spoilt", True)
        served.in_loop(publish(served, table))
        wait_for(lambda: tried[0] > 100)
        assert read == [table]
        for seat in seats:
            assert "restore it from a backup" in str(seat.refusal().message)
            seat.say(GoOn(-1))
            assert "restore it from a backup" in str(seat.refusal().message)  # the answer to that, and nothing before it
            assert seat.quiet(0.02)


async def publish(served: Served, table: str) -> None:
    served.app.state.bus.publish(table)
