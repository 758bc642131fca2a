"""What a thief of the data file, a backup or a log gets: no key, and nothing that others may read."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from random import Random

import msgspec
import pytest

from hanashobu.app.store import open_store
from hanashobu.app.store.at_rest import hashed
from tests.server.serving import ME, Served
from tests.server.storing import MATCH, sheet


def bytes_of(path: Path) -> bytes:
    """Everything that is on the disk, with what SQLite keeps beside the file."""
    return b"".join(part.read_bytes() for part in sorted(path.parent.glob(f"{path.name}*")))


def modes(path: Path) -> dict[str, int]:
    return {part.name: stat.S_IMODE(part.stat().st_mode) for part in path.parent.glob(f"{path.name}*")}


@pytest.mark.skipif(os.name == "nt", reason="permissions work otherwise there")
def test_only_the_owner_may_read_a_new_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    old = os.umask(0)
    try:
        store = open_store(path)
        store.open_table(sheet("one"), MATCH[:3])
        found = modes(path)
        store.close()
    finally:
        os.umask(old)
    assert found == {"tables.sqlite": 0o600, "tables.sqlite-wal": 0o600, "tables.sqlite-shm": 0o600}


@pytest.mark.skipif(os.name == "nt", reason="permissions work otherwise there")
def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    """Also what a server that was killed has left beside it."""
    path = tmp_path / "tables.sqlite"
    killed = open_store(path)
    killed.open_table(sheet("one"), MATCH[:3])
    for part in tmp_path.iterdir():
        part.chmod(0o644)
    store = open_store(path)
    assert set(modes(path).values()) == {0o600}
    assert store.log("one") == MATCH[:3]
    store.close()
    killed.close()


def test_no_key_reaches_the_disk(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with Served(path) as served:
        me = served.client()
        table = me.open(people=1)
        with me.sit(table) as seat:
            seat.moves(Random(1), 3)
        assert [found["id"] for found in me.http.get("/api/tables").json()] == [table]
        assert ME.encode() not in bytes_of(path)
        assert hashed(ME).encode() in bytes_of(path)
    assert ME.encode() not in bytes_of(path)


def test_a_hash_from_the_file_is_no_key(tmp_path: Path) -> None:
    with Served(tmp_path / "tables.sqlite") as served:
        me = served.client()
        table = me.open(people=1)
        thief = served.client(hashed(ME))
        assert thief.http.get("/api/tables").json() == []
        assert thief.http.get(f"/api/tables/{table}").status_code == 404
        with thief.sit(table) as seat:
            assert seat.refusal().fatal


def test_a_sheet_shows_neither_owner_nor_seed_where_it_is_printed() -> None:
    shown = repr(msgspec.structs.replace(sheet("one", hashed(ME)), seed="123456789"))
    assert "one" in shown
    assert hashed(ME) not in shown
    assert "123456789" not in shown


def test_no_list_tells_a_seed(tmp_path: Path) -> None:
    with Served(tmp_path / "tables.sqlite") as served:
        me = served.client()
        table = me.open(seed="31415926535", rounds=1)
        with me.sit(table) as seat:
            seat.moves(Random(1))
        assert "31415926535" not in me.http.get("/api/tables").text
        assert me.http.get(f"/api/tables/{table}").json()["seed"] == "31415926535"
