"""What is kept on the disk: all of it or nothing, in order, once, and a sentence when it cannot be."""

from __future__ import annotations

import contextlib
import os
import signal
import sqlite3
import stat
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random

import msgspec
import pytest

from hanashobu.games import all_games
from hanashobu.play.dealing import SECRET
from hanashobu.play.events import AnyEvent, MatchEnds, RoundEnds
from hanashobu.play.view import Status
from hanashobu.server.room import reopened, summary
from hanashobu.server.sqlite import Sqlite
from hanashobu.server.store import ConflictingWrite, Sheet, StoreTrouble, Summary, TableChange
from hanashobu.server.upgrade import summary_of
from hanashobu.table.moves import TableMove
from hanashobu.table.table import Seat
from tests.server.serving import fill, make_room
from tests.support.helpers import full_match
from tests.support.strategies import Setup
from tests.table.tables import as_bytes, moves, table_of

SEATS = (Seat("Aki"), Seat("Ben", "greedy"), Seat("Chie", "random"))
MATCH = full_match("hiraya", seed=3, rounds=2).events


def sheet(id: str, owner: str = "me") -> Sheet:
    return Sheet(id, owner, "hiraya", SEATS, "3", "2024-05-05T10:00:00+00:00")


def more(start: int, events: Sequence[AnyEvent], status: Status) -> TableChange:
    """Events from a place of the log on, which no move explains."""
    return TableChange((), 0, events, start, Summary(status))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Sqlite]:
    opened = Sqlite(tmp_path / "tables.sqlite")
    yield opened
    opened.close()


# What is kept is there.


def test_every_event_of_every_game_comes_back_as_it_was(store: Sqlite) -> None:
    for name in all_games():
        told = full_match(name, seed=5, rounds=1).events
        store.open_table(sheet(name), told[:3])
        store.append(name, more(3, told[3:], "over"))
        assert store.log(name) == told


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
    """Whoever is first gets the place; the others are told."""
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


# Trouble with the file.


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(StoreTrouble, match=r"Matches cannot be stored in .*unable to open database file"):
        Sqlite(tmp_path / "no" / "such" / "tables.sqlite")


def test_a_file_that_is_something_else(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_bytes(b"This is a letter to my aunt. " * 200)
    with pytest.raises(StoreTrouble, match=r"Matches cannot be stored in .*file is not a database"):
        Sqlite(path)
    assert path.read_bytes().startswith(b"This is a letter")


def test_a_file_that_was_damaged(tmp_path: Path) -> None:
    """Bytes in the middle are overwritten: whatever cannot be read or written any more has a sentence."""
    path = tmp_path / "tables.sqlite"
    store = Sqlite(path)
    for number in range(40):
        store.open_table(sheet(f"table{number}"), MATCH)
    store.close()
    data = bytearray(path.read_bytes())
    data[4096 : len(data) - 4096] = Random(1).randbytes(len(data) - 8192)
    path.write_bytes(data)
    with pytest.raises(StoreTrouble, match=r"Matches cannot be stored|cannot be read|could not be stored"):
        use_all(path)


def use_all(path: Path) -> None:
    """Read and write every table of a file."""
    with contextlib.closing(Sqlite(path)) as store:
        for number in range(40):
            assert store.log(f"table{number}") in ([], MATCH)
            store.append(f"table{number}", more(len(MATCH), MATCH[-1:], "over"))


@pytest.mark.parametrize("junk", [b"", b"\xff\xfe", b"{}", b'{"event":"play"}', b'{"event":"dance"}', b"null"])
def test_an_event_that_was_changed_by_hand(store: Sqlite, junk: bytes) -> None:
    store.open_table(sheet("one"), MATCH[:5])
    store._db.execute("UPDATE log SET event = ? WHERE seq = 3", (junk,))
    with pytest.raises(StoreTrouble, match="What is stored on the disk cannot be read"):
        store.log("one")


def test_a_sheet_that_was_changed_by_hand(store: Sqlite) -> None:
    store.open_table(sheet("one"), MATCH[:5])
    store._db.execute("UPDATE tables SET sheet = x'00'")
    with pytest.raises(StoreTrouble, match="What is stored on the disk cannot be read"):
        store.sheet("one")
    assert store.tables_of("me", 5) == []


def test_one_sheet_that_cannot_be_read_hides_no_other_table(store: Sqlite) -> None:
    for id in ("one", "two", "three"):
        store.open_table(sheet(id), MATCH[:5])
    store._db.execute("UPDATE tables SET sheet = x'00' WHERE id = 'two'")
    store._db.execute("UPDATE log SET event = x'00' WHERE id = 'three'")
    assert [found.id for found in store.tables_of("me", 5)] == ["three", "one"]


def test_a_file_that_can_only_be_read(store: Sqlite) -> None:
    """It became so while the server runs."""
    store.open_table(sheet("one"), MATCH[:5])
    store._db.execute("PRAGMA query_only = ON")
    with pytest.raises(StoreTrouble, match="could not be stored: attempt to write a readonly database"):
        store.append("one", more(5, MATCH[5:], "over"))
    assert store.log("one") == MATCH[:5]
    store._db.execute("PRAGMA query_only = OFF")
    store.append("one", more(5, MATCH[5:], "over"))
    assert store.log("one") == MATCH


@pytest.mark.skipif(os.name == "nt", reason="permissions work otherwise there")
def test_a_file_that_may_only_be_read_from_the_start() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder, path = Path(name), Path(name) / "tables.sqlite"
        Sqlite(path).close()
        path.chmod(stat.S_IRUSR | stat.S_IRGRP | stat.S_IROTH)
        folder.chmod(0o555)
        am_root = os.geteuid() == 0
        if am_root:
            os.seteuid(65534)  # nobody stops the superuser from writing
        try:
            with pytest.raises(StoreTrouble, match=r"Matches cannot be stored in .*(readonly|unable to open)"):
                Sqlite(path)
        finally:
            if am_root:
                os.seteuid(0)
            folder.chmod(0o755)


def test_a_file_that_somebody_else_holds(tmp_path: Path) -> None:
    store = Sqlite(tmp_path / "tables.sqlite")
    store.open_table(sheet("one"), MATCH[:5])
    store._db.execute("PRAGMA busy_timeout = 20")
    other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreTrouble, match="could not be stored: database is locked"):
        store.append("one", more(5, MATCH[5:], "over"))
    assert store.log("one") == MATCH[:5]
    other.execute("ROLLBACK")
    other.close()
    store.append("one", more(5, MATCH[5:], "over"))
    store.close()


# A process that is killed in the middle of writing.

WRITER = """
import sys
from hanashobu.server.sqlite import Sqlite
from tests.server.test_store import MATCH, more, sheet

store = Sqlite(sys.argv[1])
store.open_table(sheet("one"), MATCH[:1])
print("written", 1, flush=True)
at = 1
while True:
    for size in (1, 3, 40):
        events = [MATCH[(at + more) % len(MATCH)] for more in range(size)]
        store.append("one", more(at, events, "playing"))
        at += size
        print("written", at, flush=True)
"""


@pytest.mark.parametrize("after", [2, 23])
def test_what_was_written_is_there_after_the_writer_was_killed(tmp_path: Path, root: Path, after: int) -> None:
    """Everything that it said was written is there; of what it was just writing all or nothing."""
    path = tmp_path / "tables.sqlite"
    paths = os.pathsep.join([str(root), os.environ.get("PYTHONPATH", "")])
    writer = subprocess.Popen(
        [sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True, cwd=root, env={**os.environ, "PYTHONPATH": paths}
    )
    assert writer.stdout is not None
    said = "".join(writer.stdout.readline() for _ in range(after))
    writer.send_signal(signal.SIGKILL)
    said += writer.communicate()[0]
    last = int(said[: said.rindex("\n")].split()[-1])
    store = Sqlite(path)
    told = store.log("one")
    sizes = [1]
    while sizes[-1] <= last + 40:
        sizes += [sizes[-1] + 1, sizes[-1] + 4, sizes[-1] + 44]
    assert len(told) >= last
    assert len(told) in sizes
    assert told == [MATCH[at % len(MATCH)] for at in range(len(told))]
    store.append("one", more(len(told), MATCH[:1], "playing"))
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
