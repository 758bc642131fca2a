"""What is kept on the disk: all of it or nothing, in order, once."""

from __future__ import annotations

import sqlite3
import threading
from functools import partial
from pathlib import Path
from random import Random

import msgspec
import pytest

from hanashobu.games import all_games
from hanashobu.play.dealing import SECRET
from hanashobu.play.events import MatchEnds, RoundEnds
from hanashobu.server.room import reopened, summary
from hanashobu.server.sqlite import Sqlite
from hanashobu.server.store import ConflictingWrite, Sheet, StoreTrouble, Summary, TableChange
from hanashobu.server.upgrade import summary_of
from hanashobu.table.moves import TableMove
from tests.server.serving import fill, make_room
from tests.server.storing import MATCH, SEATS, more, sheet
from tests.support.helpers import full_match
from tests.support.strategies import Setup
from tests.table.tables import as_bytes, moves, table_of

# What is kept is there.


def test_every_event_of_every_game_comes_back_as_it_was(store: Sqlite) -> None:
    for name in all_games():
        logged = full_match(name, seed=5, rounds=1).events
        store.open_table(sheet(name), logged[:3])
        store.append(name, more(3, logged[3:], "over"))
        assert store.log(name) == logged


def test_a_sheet_comes_back_with_its_last_status(store: Sqlite) -> None:
    store.open_table(sheet("one"), MATCH[:2])
    assert store.sheet("one") == sheet("one")
    store.append("one", more(2, MATCH[2:4], "between"))
    found = store.sheet("one")
    assert found is not None
    assert (found.summary.status, found.seats) == ("between", SEATS)


def test_what_is_not_there_is_nothing(store: Sqlite) -> None:
    assert store.sheet("none") is None
    assert store.log("none") == []
    assert store.tables_of("nobody", 10) == []
    store.forget("none")


def test_the_tables_of_a_player_come_with_the_last_played_first(store: Sqlite) -> None:
    for id in ("one", "two", "three"):
        store.open_table(sheet(id), MATCH[:2])
    store.open_table(sheet("other", "somebody else"), MATCH[:2])
    store.append("one", more(2, MATCH[2:3], "playing"))
    assert [found.id for found in store.tables_of("me", 10)] == ["one", "three", "two"]
    assert [found.id for found in store.tables_of("me", 2)] == ["one", "three"]


def test_a_forgotten_table_leaves_nothing(store: Sqlite) -> None:
    store.open_table(sheet("one"), MATCH)
    store.open_table(sheet("two"), MATCH[:5])
    store.forget("one")
    assert store.sheet("one") is None
    assert store.log("one") == []
    assert store.log("two") == MATCH[:5]


def test_a_record_can_be_kept_twice(store: Sqlite) -> None:
    for _ in range(2):
        store.keep_record("r1", [msgspec.json.encode(event) for event in MATCH])
    assert store.log("r1") == MATCH
    assert store.sheet("r1") is None


def test_it_is_there_after_closing(tmp_path: Path) -> None:
    first = Sqlite(tmp_path / "tables.sqlite")
    first.open_table(sheet("one"), MATCH)
    first.close()
    again = Sqlite(tmp_path / "tables.sqlite")
    assert again.log("one") == MATCH
    again.close()


# A log only grows, at its end.


@pytest.mark.parametrize("start", [0, 4, 6, 100])
def test_a_log_goes_on_only_where_it_ends(store: Sqlite, start: int) -> None:
    store.open_table(sheet("one"), MATCH[:5])
    with pytest.raises(ConflictingWrite, match="The table has moved on"):
        store.append("one", more(start, MATCH[5:8], "playing"))
    assert store.log("one") == MATCH[:5]
    found = store.sheet("one")
    assert found == sheet("one")
    store.append("one", more(5, MATCH[5:], "over"))
    assert store.log("one") == MATCH


def test_nothing_is_added_to_a_table_that_is_not_there(store: Sqlite) -> None:
    """Otherwise a table that was removed while its bots were thinking would leave a log that anybody could read."""
    with pytest.raises(ConflictingWrite):
        store.append("none", more(0, MATCH[:3], "playing"))
    store.open_table(sheet("one"), MATCH[:5])
    store.forget("one")
    with pytest.raises(ConflictingWrite):
        store.append("one", more(5, MATCH[5:8], "playing"))
    assert store.log("none") == store.log("one") == []


def test_a_table_cannot_be_opened_twice(store: Sqlite) -> None:
    store.open_table(sheet("one"), MATCH[:5])
    with pytest.raises(StoreTrouble, match="could not be stored"):
        store.open_table(sheet("one", "somebody else"), MATCH[:2])
    assert store.log("one") == MATCH[:5]
    assert store.sheet("one") == sheet("one")


def test_a_place_in_a_log_is_written_once(store: Sqlite) -> None:
    """The database itself refuses a second event under the same (table, sequence)."""
    store.open_table(sheet("one"), MATCH[:5])
    with pytest.raises(sqlite3.IntegrityError, match="UNIQUE"):
        store._db.execute("INSERT INTO log VALUES ('one', 4, x'7b7d')")


# All or nothing.


def test_of_a_change_that_fails_nothing_stays(store: Sqlite) -> None:
    """The last of three events cannot be written: the two before it are not there either, nor the new status."""
    store.open_table(sheet("one"), MATCH[:5])
    store._db.execute("CREATE TRIGGER no BEFORE INSERT ON log WHEN new.seq = 7 BEGIN SELECT RAISE(ABORT, 'no more'); END")
    with pytest.raises(StoreTrouble, match=r"This could not be stored: no more\. The match stands where it stood\."):
        store.append("one", more(5, MATCH[5:8], "over"))
    assert store.log("one") == MATCH[:5]
    assert store.sheet("one") == sheet("one")
    with pytest.raises(StoreTrouble):
        store.open_table(sheet("two"), MATCH[:9])
    assert store.sheet("two") is None
    assert store.log("two") == []
    store._db.execute("DROP TRIGGER no")
    store.append("one", more(5, MATCH[5:8], "playing"))
    assert store.log("one") == MATCH[:8]


def test_a_full_disk_has_a_sentence_and_nothing_is_half_written(store: Sqlite) -> None:
    store.open_table(sheet("one"), MATCH[:5])
    fill(store)

    def open_many() -> None:
        for number in range(100):
            store.open_table(sheet(f"other{number}"), MATCH)

    with pytest.raises(StoreTrouble, match=r"could not be stored because the disk is full\. The match stands where it stood\."):
        open_many()
    kept = [found for found in store.tables_of("me", 200) if found.id != "one"]
    assert all(store.log(found.id) == MATCH for found in kept)
    assert store.log(f"other{len(kept)}") == []
    with pytest.raises(StoreTrouble, match="the disk is full"):
        store.append("one", more(5, MATCH[5:] * 20, "over"))
    assert store.log("one") == MATCH[:5]
    make_room(store)
    store.append("one", more(5, MATCH[5:], "over"))
    assert store.log("one") == MATCH


# Two at one file.


def test_it_is_a_write_ahead_log_that_waits_for_the_disk(store: Sqlite) -> None:
    assert store._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store._db.execute("PRAGMA synchronous").fetchone() == (2,)


def test_two_connections_see_each_others_events_and_cannot_overwrite_them(tmp_path: Path) -> None:
    one, two = Sqlite(tmp_path / "t.sqlite"), Sqlite(tmp_path / "t.sqlite")
    one.open_table(sheet("one"), MATCH[:5])
    assert two.log("one") == MATCH[:5]
    two.append("one", more(5, MATCH[5:7], "playing"))
    with pytest.raises(ConflictingWrite):
        one.append("one", more(5, MATCH[5:6], "playing"))
    one.append("one", more(7, MATCH[7:8], "playing"))
    assert two.log("one") == MATCH[:8]
    one.close()
    two.close()


def test_many_threads_at_one_table_each_write_their_place_once(tmp_path: Path) -> None:
    """The first writer gets the place; the others get an error."""
    stores = [Sqlite(tmp_path / "t.sqlite") for _ in range(2)]
    stores[0].open_table(sheet("one"), MATCH[:1])
    won: list[int] = []

    def write(store: Sqlite) -> None:
        for at in range(1, 21):
            try:
                store.append("one", more(at, MATCH[at : at + 1], "playing"))
                won.append(at)
            except ConflictingWrite:
                continue

    threads = [threading.Thread(target=write, args=(store,)) for store in (*stores, *stores)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(won) == len(set(won))
    assert stores[1].log("one") == MATCH[: 1 + len(won)]
    for store in stores:
        store.close()


# From the store back to the table.


def test_a_table_comes_back_from_the_disk_with_its_cards_and_its_future(store: Sqlite) -> None:
    """Also in the middle of a move: a card that has been chosen and waits for its target is still chosen."""
    setup = Setup(all_games()["hachi_hachi"], 3, (("rounds", 2),))
    table = table_of(setup, 11)
    kept, moved = len(table.events), 0
    store.open_table(Sheet("one", "me", "hachi_hachi", table.seats, "11", "", source=SECRET), table.events)
    waited = 0
    for seat, _, _, _ in moves(table, Random(2), 40):
        store.append("one", TableChange(table.moves[moved:], moved, table.events[kept:], kept, summary(table)))
        kept, moved = len(table.events), len(table.moves)
        again = reopened(store.table("one"), "one")
        assert as_bytes(again.update(seat, 0)) == as_bytes(table.update(seat, 0))
        assert again.events == table.events
        assert again.moves == table.moves
        assert again.match.seed == 11
        waited += table.match.asked == "take"
    assert waited


def test_a_move_without_an_event_is_kept(store: Sqlite) -> None:
    store.open_table(sheet("one"), MATCH[:5])
    change = TableChange([TableMove(5, 0, 12)], 0, [], 5, Summary())
    store.append("one", change)
    found = store.table("one")
    assert found is not None
    assert (found.moves, found.events) == ([TableMove(5, 0, 12)], MATCH[:5])
    with pytest.raises(ConflictingWrite):
        store.append("one", change)


def test_many_changes_share_one_wait_for_the_disk_and_none_spoils_another(store: Sqlite) -> None:
    for id in ("one", "two", "three"):
        store.open_table(sheet(id), MATCH[:5])
    commits: list[str] = []
    store._db.set_trace_callback(lambda text: commits.append(text) if text == "COMMIT" else None)
    jobs = [partial(store.append, id, more(start, MATCH[5:8], "over")) for id, start in (("one", 5), ("two", 4), ("three", 5))]
    outcomes = store.write_all(jobs)
    assert [type(outcome) for outcome in outcomes] == [type(None), ConflictingWrite, type(None)]
    assert len(commits) == 1
    assert [len(store.log(id)) for id in ("one", "two", "three")] == [8, 5, 8]


def test_of_changes_that_share_a_transaction_each_has_its_chance_when_the_disk_is_full(store: Sqlite) -> None:
    for id in ("one", "two", "three"):
        store.open_table(sheet(id), MATCH[:5])
    fill(store)
    sizes = {"one": 1, "two": 2000, "three": 1}
    outcomes = store.write_all([partial(store.append, id, more(5, MATCH[5:6] * size, "over")) for id, size in sizes.items()])
    assert [outcome is None for outcome in outcomes] == [True, False, True]
    assert [len(store.log(id)) for id in sizes] == [6, 5, 6]


def test_readers_do_not_wait_for_a_writer(store: Sqlite) -> None:
    store.open_table(sheet("one"), MATCH[:5])
    with store._writing() as db:
        db.execute("UPDATE tables SET status = 'over'")
        assert store.log("one") == MATCH[:5]


# Files of earlier versions.


def test_a_file_without_summaries_gets_them_from_its_logs(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    store = Sqlite(path)
    for id, upto in (("over", len(MATCH)), ("playing", 9), ("broken", 9)):
        store.open_table(sheet(id), MATCH[:upto])
    store._db.execute("UPDATE log SET event = x'00' WHERE id = 'broken' AND seq = 3")
    store._db.execute("UPDATE tables SET status = 'over' WHERE id = 'over'")
    store._db.executescript("DROP TABLE moves; ALTER TABLE tables DROP COLUMN summary")
    store.close()
    store = Sqlite(path)
    found = {one.id: one for one in store.tables_of("me", 5)}
    ends = MATCH[-1]
    assert isinstance(ends, MatchEnds)
    assert found["over"].summary == Summary("over", 2, ends.totals, ends.winners)
    assert found["over"].rounds == 2
    assert found["playing"].summary == Summary("playing", 1, (0, 0, 0))
    assert found["broken"].summary.status == "playing"
    store.close()


def test_a_match_is_between_rounds_with_the_totals_of_its_ledger() -> None:
    table = table_of(Setup(all_games()["hachi_hachi"], 3, (("campaign", True),)), seed=3)
    ledger = 0
    for _ in moves(table, Random(1)):
        if table.match.status == "between":
            assert summary(table) == summary_of(table.events)
            assert summary(table).totals == tuple(standing.total for standing in table.now(0).seats)
            ledger += not isinstance(table.events[-1], RoundEnds)
    assert ledger  # loans and the year's pot came after the end of a round
    assert summary(table) == summary_of(table.events)
