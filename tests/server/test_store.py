"""The store: writes are atomic, ordered, and happen once."""

from __future__ import annotations

import sqlite3
import threading
from functools import partial
from pathlib import Path
from random import Random

import msgspec
import pytest

from hanashobu.app.rooms.stored_tables import reopened, summary
from hanashobu.app.store import ConflictingWrite, Sheet, Store, StoreTrouble, Summary, TableChange, open_store
from hanashobu.games import all_games
from hanashobu.play.events import RoundEnds
from hanashobu.table.moves import TableMove
from tests.server.serving import fill, make_room
from tests.server.storing import MATCH, SEATS, more, sheet, sqlite_of, summary_of
from tests.support.helpers import full_match
from tests.support.strategies import Setup
from tests.table.tables import as_bytes, moves, table_of

# What is kept is there.


def test_every_event_of_every_game_comes_back_as_it_was(store: Store) -> None:
    for name in all_games():
        logged = full_match(name, seed=5, rounds=1).events
        store.open_table(sheet(name), logged[:3])
        store.append(name, more(3, logged[3:], "over"))
        assert store.log(name) == logged


def test_a_sheet_comes_back_with_its_last_status(store: Store) -> None:
    store.open_table(sheet("one"), MATCH[:2])
    assert store.sheet("one") == sheet("one")
    store.append("one", more(2, MATCH[2:4], "between"))
    found = store.sheet("one")
    assert found is not None
    assert (found.summary.status, found.seats) == ("between", SEATS)


def test_what_is_not_there_is_nothing(store: Store) -> None:
    assert store.sheet("none") is None
    assert store.log("none") == []
    assert store.tables_of("nobody", 10) == []
    store.forget("none")


def test_the_tables_of_a_player_come_with_the_last_played_first(store: Store) -> None:
    for id in ("one", "two", "three"):
        store.open_table(sheet(id), MATCH[:2])
    store.open_table(sheet("other", "somebody else"), MATCH[:2])
    store.append("one", more(2, MATCH[2:3], "playing"))
    assert [found.id for found in store.tables_of("me", 10)] == ["one", "three", "two"]
    assert [found.id for found in store.tables_of("me", 2)] == ["one", "three"]


def test_a_forgotten_table_leaves_nothing(store: Store) -> None:
    store.open_table(sheet("one"), MATCH)
    store.open_table(sheet("two"), MATCH[:5])
    store.forget("one")
    assert store.sheet("one") is None
    assert store.log("one") == []
    assert store.log("two") == MATCH[:5]


def test_a_record_can_be_kept_twice(store: Store) -> None:
    for _ in range(2):
        store.keep_record("r1", [msgspec.json.encode(event) for event in MATCH])
    assert store.log("r1") == MATCH
    assert store.sheet("r1") is None


def test_it_is_there_after_closing(tmp_path: Path) -> None:
    first = open_store(tmp_path / "tables.sqlite")
    first.open_table(sheet("one"), MATCH)
    first.close()
    again = open_store(tmp_path / "tables.sqlite")
    assert again.log("one") == MATCH
    again.close()


# A log only grows, at its end.


@pytest.mark.parametrize("start", [0, 4, 6, 100])
def test_a_log_goes_on_only_where_it_ends(store: Store, start: int) -> None:
    store.open_table(sheet("one"), MATCH[:5])
    with pytest.raises(ConflictingWrite, match="The table has moved on"):
        store.append("one", more(start, MATCH[5:8], "playing"))
    assert store.log("one") == MATCH[:5]
    found = store.sheet("one")
    assert found == sheet("one")
    store.append("one", more(5, MATCH[5:], "over"))
    assert store.log("one") == MATCH


def test_nothing_is_added_to_a_table_that_is_not_there(store: Store) -> None:
    """Otherwise a table that was removed while its bots were thinking would leave a log that anybody could read."""
    with pytest.raises(ConflictingWrite):
        store.append("none", more(0, MATCH[:3], "playing"))
    store.open_table(sheet("one"), MATCH[:5])
    store.forget("one")
    with pytest.raises(ConflictingWrite):
        store.append("one", more(5, MATCH[5:8], "playing"))
    assert store.log("none") == store.log("one") == []


def test_a_table_cannot_be_opened_twice(store: Store) -> None:
    store.open_table(sheet("one"), MATCH[:5])
    with pytest.raises(StoreTrouble, match="could not be stored"):
        store.open_table(sheet("one", "somebody else"), MATCH[:2])
    assert store.log("one") == MATCH[:5]
    assert store.sheet("one") == sheet("one")


def test_a_place_in_a_log_is_written_once(file_store: Store) -> None:
    """The database itself refuses a second event under the same (table, sequence)."""
    file_store.open_table(sheet("one"), MATCH[:5])
    with pytest.raises(sqlite3.IntegrityError, match="UNIQUE"):
        file_store.driver.db.execute("INSERT INTO log (id, seq, event) VALUES ('one', 4, x'7b7d')")


# All or nothing.


def test_of_a_change_that_fails_nothing_stays(file_store: Store) -> None:
    """The last of three events cannot be written: the two before it are not there either, nor the new status."""
    file_store.open_table(sheet("one"), MATCH[:5])
    file_store.driver.db.execute("CREATE TRIGGER no BEFORE INSERT ON log WHEN new.seq = 7 BEGIN SELECT RAISE(ABORT, 'no more'); END")
    with pytest.raises(StoreTrouble, match=r"This could not be stored: no more\. The match has not changed\."):
        file_store.append("one", more(5, MATCH[5:8], "over"))
    assert file_store.log("one") == MATCH[:5]
    assert file_store.sheet("one") == sheet("one")
    with pytest.raises(StoreTrouble):
        file_store.open_table(sheet("two"), MATCH[:9])
    assert file_store.sheet("two") is None
    assert file_store.log("two") == []
    file_store.driver.db.execute("DROP TRIGGER no")
    file_store.append("one", more(5, MATCH[5:8], "playing"))
    assert file_store.log("one") == MATCH[:8]


def test_a_full_disk_has_a_sentence_and_nothing_is_half_written(file_store: Store) -> None:
    file_store.open_table(sheet("one"), MATCH[:5])
    fill(file_store)

    def open_many() -> None:
        for number in range(100):
            file_store.open_table(sheet(f"other{number}"), MATCH)

    with pytest.raises(StoreTrouble, match=r"could not be stored because the disk is full\. The match has not changed\."):
        open_many()
    kept = [found for found in file_store.tables_of("me", 200) if found.id != "one"]
    assert all(file_store.log(found.id) == MATCH for found in kept)
    assert file_store.log(f"other{len(kept)}") == []
    with pytest.raises(StoreTrouble, match="the disk is full"):
        file_store.append("one", more(5, MATCH[5:] * 20, "over"))
    assert file_store.log("one") == MATCH[:5]
    make_room(file_store)
    file_store.append("one", more(5, MATCH[5:], "over"))
    assert file_store.log("one") == MATCH


# Two at one file.


def test_it_is_a_write_ahead_log_that_waits_for_the_disk(file_store: Store) -> None:
    assert file_store.driver.db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert file_store.driver.db.execute("PRAGMA synchronous").fetchone() == (2,)


def test_two_connections_see_each_others_events_and_cannot_overwrite_them(tmp_path: Path) -> None:
    one, two = open_store(tmp_path / "t.sqlite"), open_store(tmp_path / "t.sqlite")
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
    stores = [open_store(tmp_path / "t.sqlite") for _ in range(2)]
    stores[0].open_table(sheet("one"), MATCH[:1])
    won: list[int] = []

    def write(store: Store) -> None:
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


def test_a_table_comes_back_from_the_disk_with_its_cards_and_its_future(store: Store) -> None:
    """Also in the middle of a move: a card that has been chosen and waits for its target is still chosen."""
    setup = Setup(all_games()["hachi_hachi"], 3, (("rounds", 2),))
    table = table_of(setup, 11)
    kept, moved = len(table.events), 0
    store.open_table(Sheet(id="one", owner="me", game="hachi_hachi", seats=table.seats, seed="11", created=""), table.events)
    waited = 0
    for seat, _, _, _ in moves(table, Random(2), 40):
        store.append("one", TableChange(table.moves[moved:], moved, table.events[kept:], kept, summary(table)))
        kept, moved = len(table.events), len(table.moves)
        again = reopened(store.table("one"), "one")
        assert as_bytes(again.update(seat, 0)) == as_bytes(table.update(seat, 0))
        assert again.events == table.events
        assert again.moves == table.moves
        assert [move.at for move in again.moves] == sorted(move.at for move in again.moves if move.at > 1_700_000_000_000)
        assert again.match.seed == 11
        waited += table.match.asked == "take"
    assert waited


def test_a_move_without_an_event_is_kept(store: Store) -> None:
    store.open_table(sheet("one"), MATCH[:5])
    change = TableChange([TableMove(5, 0, 12, 1_700_000_000_000)], 0, [], 5, Summary())
    store.append("one", change)
    found = store.table("one")
    assert found is not None
    assert (found.moves, found.events) == ([TableMove(5, 0, 12, 1_700_000_000_000)], MATCH[:5])
    with pytest.raises(ConflictingWrite):
        store.append("one", change)


def test_many_changes_share_one_wait_for_the_disk_and_none_spoils_another(file_store: Store) -> None:
    for id in ("one", "two", "three"):
        file_store.open_table(sheet(id), MATCH[:5])
    commits: list[str] = []
    sqlite_of(file_store).db.set_trace_callback(lambda text: commits.append(text) if text == "COMMIT" else None)
    jobs = [partial(file_store.append, id, more(start, MATCH[5:8], "over")) for id, start in (("one", 5), ("two", 4), ("three", 5))]
    outcomes = file_store.write_all(jobs)
    assert [type(outcome) for outcome in outcomes] == [type(None), ConflictingWrite, type(None)]
    assert len(commits) == 1
    assert [len(file_store.log(id)) for id in ("one", "two", "three")] == [8, 5, 8]


def test_of_changes_that_share_a_transaction_each_has_its_chance_when_the_disk_is_full(file_store: Store) -> None:
    for id in ("one", "two", "three"):
        file_store.open_table(sheet(id), MATCH[:5])
    fill(file_store)
    sizes = {"one": 1, "two": 2000, "three": 1}
    outcomes = file_store.write_all([partial(file_store.append, id, more(5, MATCH[5:6] * size, "over")) for id, size in sizes.items()])
    assert [outcome is None for outcome in outcomes] == [True, False, True]
    assert [len(file_store.log(id)) for id in sizes] == [6, 5, 6]


def test_readers_do_not_wait_for_a_writer(file_store: Store) -> None:
    file_store.open_table(sheet("one"), MATCH[:5])
    with file_store.writing() as db:
        db.execute("UPDATE tables SET status = 'over'")
        assert file_store.log("one") == MATCH[:5]


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


def test_a_table_that_goes_by_other_rules_is_refused_with_a_sentence(store: Store) -> None:
    store.open_table(sheet("one"), [msgspec.structs.replace(MATCH[0], rules=1), *MATCH[1:]])
    with pytest.raises(StoreTrouble, match=r"The match goes by version 1 of the rules, and this program knows only version 2"):
        reopened(store.table("one"), "one")
