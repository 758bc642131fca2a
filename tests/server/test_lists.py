"""The list of a player's tables: what the logs say, without reading one."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import get_args

import pytest

from hanashobu.app.rooms.stored_tables import summary
from hanashobu.app.store import Sheet, Store, Summary, TableChange, open_store
from hanashobu.app.store.at_rest import hashed
from hanashobu.games import all_games
from hanashobu.play.events import MatchBegins
from hanashobu.play.view import Status
from hanashobu.table.table import Table
from tests.server.serving import ME, Served
from tests.server.storing import sqlite_of, summary_of
from tests.support.strategies import Setup
from tests.table.tables import moves, table_of


def from_logs(store: Store, owner: str) -> dict[str, Summary]:
    """Where each table of a player's stands by its log."""
    return {sheet.id: summary_of(store.log(sheet.id)) for sheet in store.tables_of(owner, 1000)}


def sheet_of(id: str, table: Table) -> Sheet:
    begins = table.events[0]
    assert isinstance(begins, MatchBegins)
    game, seed = table.match.game.name, str(table.match.seed)
    return Sheet(
        id=id,
        owner=hashed(ME),
        game=game,
        seats=table.seats,
        seed=seed,
        created="",
        summary=summary(table),
        options=begins.options,
        rounds=begins.rounds,
    )


def filled(path: Path) -> None:
    """Three matches of every game, stored move by move: one is played, one is between two rounds, one is over."""
    store = open_store(path)
    for game in all_games().values():
        for status in get_args(Status):
            table = table_of(Setup(game, game.usual_seats, (("rounds", 2),)))
            id, events, moved = f"{game.name}-{status}", len(table.events), 0
            store.open_table(sheet_of(id, table), table.events)
            for number, _ in enumerate(moves(table, Random(1))):
                store.append(id, TableChange(table.moves[moved:], moved, table.events[events:], events, summary(table)))
                events, moved = len(table.events), len(table.moves)
                if number > 9 and status == summary(table).status:
                    break
            store.append(id, TableChange(table.moves[moved:], moved, table.events[events:], events, summary(table)))
    store.close()


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A file with such matches."""
    path = tmp_path_factory.mktemp("kept") / "tables.sqlite"
    filled(path)
    return path.read_bytes()


def test_it_says_what_the_logs_say_in_every_game(kept: bytes, tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(kept)
    with Served(tmp_path / "tables.sqlite") as served:
        found = {one["id"]: one for one in served.client().http.get("/api/tables").json()}
        logs = from_logs(served.store, hashed(ME))
        begins = {id: served.store.log(id)[0] for id in logs}
    assert len(found) == 3 * len(all_games())
    assert all(id.endswith(one.status) for id, one in logs.items())
    for id, one in found.items():
        begun = begins[id]
        assert isinstance(begun, MatchBegins)
        now = Summary(one["status"], one["round"], tuple(one["totals"]), tuple(one.get("winners", ())))
        assert now == logs[id]
        assert [seat["name"] for seat in one["seats"]] == list(begun.seats)
        assert (one["game"], one["rounds"]) == (begun.game, begun.rounds)


def test_no_log_is_read_for_it(kept: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two hundred finished matches are listed at once: their logs have some 100,000 events."""
    (tmp_path / "tables.sqlite").write_bytes(kept)
    with Served(tmp_path / "tables.sqlite") as served:
        read: list[str] = []
        sqlite_of(served.store).reader.set_trace_callback(read.append)
        assert served.client().http.get("/api/tables").status_code == 200
    assert sum(hashed(ME) in statement for statement in read) == 1
    assert not any("FROM log" in statement for statement in read)  # those for alarms may be among them
