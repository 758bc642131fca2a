"""A store whose file is missing, damaged, locked or read-only, and a writer that is killed: a sentence, and nothing is lost."""

from __future__ import annotations

import contextlib
import os
import signal
import sqlite3
import stat
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

import pytest

from hanashobu.app.store import Store, StoreTrouble, open_store
from tests.server.storing import MATCH, more, sheet

# Trouble with the file.


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(StoreTrouble, match=r"Matches cannot be stored in .*unable to open database file"):
        open_store(tmp_path / "no" / "such" / "tables.sqlite")


def test_a_file_that_is_something_else(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_bytes(b"This is a letter to my aunt. " * 200)
    with pytest.raises(StoreTrouble, match=r"Matches cannot be stored in .*file is not a database"):
        open_store(path)
    assert path.read_bytes().startswith(b"This is a letter")


def test_a_file_that_was_damaged(tmp_path: Path) -> None:
    """Bytes in the middle are overwritten: whatever cannot be read or written any more has a sentence."""
    path = tmp_path / "tables.sqlite"
    store = open_store(path)
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
    with contextlib.closing(open_store(path)) as store:
        for number in range(40):
            assert store.log(f"table{number}") in ([], MATCH)
            store.append(f"table{number}", more(len(MATCH), MATCH[-1:], "over"))


@pytest.mark.parametrize("junk", [b"", b"\xff\xfe", b"{}", b'{"event":"play"}', b'{"event":"dance"}', b"null"])
def test_an_event_that_was_changed_by_hand(file_store: Store, junk: bytes) -> None:
    file_store.open_table(sheet("one"), MATCH[:5])
    file_store.driver.db.execute("UPDATE log SET event = ? WHERE seq = 3", (junk,))
    with pytest.raises(StoreTrouble, match="What is stored on the disk cannot be read"):
        file_store.log("one")


def test_a_sheet_that_was_changed_by_hand(file_store: Store) -> None:
    file_store.open_table(sheet("one"), MATCH[:5])
    file_store.driver.db.execute("UPDATE tables SET sheet = x'00'")
    with pytest.raises(StoreTrouble, match="What is stored on the disk cannot be read"):
        file_store.sheet("one")
    assert file_store.tables_of("me", 5) == []


def test_one_sheet_that_cannot_be_read_hides_no_other_table(file_store: Store) -> None:
    for id in ("one", "two", "three"):
        file_store.open_table(sheet(id), MATCH[:5])
    file_store.driver.db.execute("UPDATE tables SET sheet = x'00' WHERE id = 'two'")
    file_store.driver.db.execute("UPDATE log SET event = x'00' WHERE id = 'three'")
    assert [found.id for found in file_store.tables_of("me", 5)] == ["three", "one"]


def test_a_file_that_can_only_be_read(file_store: Store) -> None:
    """It became so while the server runs."""
    file_store.open_table(sheet("one"), MATCH[:5])
    file_store.driver.db.execute("PRAGMA query_only = ON")
    with pytest.raises(StoreTrouble, match="could not be stored: attempt to write a readonly database"):
        file_store.append("one", more(5, MATCH[5:], "over"))
    assert file_store.log("one") == MATCH[:5]
    file_store.driver.db.execute("PRAGMA query_only = OFF")
    file_store.append("one", more(5, MATCH[5:], "over"))
    assert file_store.log("one") == MATCH


@pytest.mark.skipif(os.name == "nt", reason="permissions work otherwise there")
def test_a_file_that_may_only_be_read_from_the_start() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder, path = Path(name), Path(name) / "tables.sqlite"
        open_store(path).close()
        path.chmod(stat.S_IRUSR | stat.S_IRGRP | stat.S_IROTH)
        folder.chmod(0o555)
        am_root = os.geteuid() == 0
        if am_root:
            os.seteuid(65534)  # nobody stops the superuser from writing
        try:
            with pytest.raises(StoreTrouble, match=r"Matches cannot be stored in .*(readonly|unable to open)"):
                open_store(path)
        finally:
            if am_root:
                os.seteuid(0)
            folder.chmod(0o755)


def test_a_file_that_somebody_else_holds(tmp_path: Path) -> None:
    store = open_store(tmp_path / "tables.sqlite")
    store.open_table(sheet("one"), MATCH[:5])
    store.driver.db.execute("PRAGMA busy_timeout = 20")
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
from hanashobu.app.store import Store, open_store
from tests.server.storing import MATCH, more, sheet

store = open_store(sys.argv[1])
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
    store = open_store(path)
    logged = store.log("one")
    sizes = [1]
    while sizes[-1] <= last + 40:
        sizes += [sizes[-1] + 1, sizes[-1] + 4, sizes[-1] + 44]
    assert len(logged) >= last
    assert len(logged) in sizes
    assert logged == [MATCH[at % len(MATCH)] for at in range(len(logged))]
    store.append("one", more(len(logged), MATCH[:1], "playing"))
    store.close()
