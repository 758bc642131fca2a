"""Which stores a server opens: an empty one, one of ours, and one of an earlier release, which is brought along. It leaves others alone."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from hanashobu.app.store import StoreTrouble, is_database, migrations, open_store
from hanashobu.app.store.postgres import SCHEMA
from tests.cli.run import refuses
from tests.server.storing import MATCH, sheet

REFUSED = 1  # what was asked for did not work
# A table as the files had it before the first release: with version numbers up to 4, and no id of ours.
TRIAL = "CREATE TABLE tables (id TEXT PRIMARY KEY, owner TEXT NOT NULL, status TEXT NOT NULL, played BIGINT NOT NULL, sheet BLOB NOT NULL)"
FOREIGN = "holds matches of a trial version of Hanashōbu, or something else, and cannot be used"


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where nothing is stored yet."""
    return str(tmp_path / "tables.sqlite") if request.param == "sqlite" else str(request.getfixturevalue("database"))


def step_back(place: str) -> None:
    """Make a store newer than this program."""
    store = open_store(place)
    with store.writing() as db:
        db.execute(f"INSERT INTO {SCHEMA} (version) VALUES (99)" if is_database(place) else "PRAGMA user_version = 99")
    store.close()


def test_a_store_of_an_earlier_release_gets_what_it_lacks_once(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = open_store(place)
    store.open_table(sheet("one"), MATCH[:3])
    store.close()
    steps = {**migrations.STEPS, 2: "ALTER TABLE chat ADD COLUMN mood TEXT; CREATE TABLE club (name TEXT)"}
    monkeypatch.setattr(migrations, "STEPS", steps)
    for _ in range(2):
        store = open_store(place)
        assert store.found("SELECT mood FROM chat") == store.found("SELECT name FROM club") == []
        assert store.log("one") == MATCH[:3]
        store.close()


def test_a_step_that_fails_changes_nothing(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = open_store(place)
    store.open_table(sheet("one"), MATCH[:3])
    store.close()
    with monkeypatch.context() as broken:
        broken.setattr(migrations, "STEPS", {**migrations.STEPS, 2: "CREATE TABLE club (name TEXT); CREATE TABLE tables (id TEXT)"})
        with pytest.raises(StoreTrouble):
            open_store(place)
    store = open_store(place)
    assert store.log("one") == MATCH[:3]
    with pytest.raises(StoreTrouble):
        store.found("SELECT name FROM club")
    store.close()


def test_a_store_of_a_newer_version_is_left_alone(place: str) -> None:
    step_back(place)
    with pytest.raises(StoreTrouble, match=r"was written by a newer version of Hanashōbu; update this one"):
        open_store(place)


@pytest.mark.parametrize("version", [0, 1, 4])
def test_a_file_of_a_trial_version_is_refused_and_stays_as_it_is(version: int, tmp_path: Path) -> None:
    """Its numbers are no numbers of ours: it is never taken for a newer one."""
    path = tmp_path / "tables.sqlite"
    with sqlite3.connect(path) as db:
        db.execute(TRIAL)
        db.execute(f"PRAGMA user_version = {version}")
    db.close()
    path.chmod(0o644)
    before, mode = path.read_bytes(), path.stat().st_mode
    said = refuses("serve", "--port", "0", "--data", path, status=REFUSED)
    assert said == f"{path} {FOREIGN}. It has not been changed. Move it away, or name another place with --data or --database."
    assert (path.read_bytes(), path.stat().st_mode) == (before, mode)


def test_a_file_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "recipes.sqlite"
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA application_id = 7")
    db.close()
    before = path.read_bytes()
    with pytest.raises(StoreTrouble, match=FOREIGN):
        open_store(path)
    assert path.read_bytes() == before


def test_a_database_of_a_trial_version_is_refused_and_stays_as_it_is(database: str) -> None:
    psycopg = pytest.importorskip("psycopg")
    with psycopg.connect(database, autocommit=True) as db:
        db.execute(TRIAL.replace("BLOB", "BYTEA"))
        db.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
        db.execute("INSERT INTO schema_version VALUES (4)")
        assert FOREIGN in refuses("serve", "--port", "0", "--database", database, status=REFUSED)
        names = db.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()").fetchall()
    assert sorted(name for (name,) in names) == ["schema_version", "tables"]
