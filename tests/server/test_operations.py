"""What the operator of a server needs: health, logs, backups, and a stop that loses nothing."""

from __future__ import annotations

import contextlib
import json
import signal
import socket
import sqlite3
import time
from pathlib import Path
from random import Random

import pytest

from hanashobu.app.store import StoreTrouble, open_store
from hanashobu.records.codec import lines
from hanashobu.server import health
from tests.cli.run import refuses, works
from tests.server.serving import ME, Client, Closed, Process, Served, Sitting
from tests.server.storing import MATCH, more, sheet
from tests.support import services
from tests.support.timeouts import PATIENCE, wait_for

REFUSED = 1  # what was asked for did not work


def test_it_says_that_it_is_alive_and_ready(spoilt: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    http = spoilt.client().http
    assert http.get("/healthz").text == "ok\n"
    assert http.get("/readyz").text == "ready\n"

    def broken(*_: object) -> None:
        raise StoreTrouble("error-store-unreadable", trouble="disk I/O error")

    monkeypatch.setattr(spoilt.store, "standings", broken)
    assert http.get("/readyz").status_code == 503
    assert "disk I/O error" in http.get("/readyz").text
    assert http.get("/healthz").status_code == 200


def test_numbers_for_prometheus_are_only_for_who_has_the_key(spoilt: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """A count of moves would betray moves that nobody may see."""
    http = spoilt.client().http
    assert http.get("/metrics", headers={"authorization": "Bearer"}).status_code == 404
    monkeypatch.setenv(health.KEY, "a key of the host's")
    assert http.get("/metrics").status_code == 404
    before = numbers(spoilt)
    me = spoilt.client()
    table = me.open(people=1)
    with me.sit(table) as seat:
        seat.moves(Random(1), 3)
        during = numbers(spoilt)
    assert during["hana_sockets"] == before["hana_sockets"] + 1
    assert during["hana_moves_total"] > before["hana_moves_total"] + 3
    assert during["hana_act_seconds_count"] == before["hana_act_seconds_count"] + 3
    assert during["hana_bot_seconds_count"] > before["hana_bot_seconds_count"]
    assert during['hana_act_seconds_bucket{le="+Inf"}'] == during["hana_act_seconds_count"]
    assert during["hana_tables"] == 1
    wait_for(lambda: numbers(spoilt)["hana_sockets"] == before["hana_sockets"])


def numbers(served: Served) -> dict[str, float]:
    answer = served.client().http.get("/metrics", headers={"authorization": "Bearer a key of the host's"})
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    found = [line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in found}


def test_a_server_that_stops_asks_everybody_to_come_back(tmp_path: Path) -> None:
    """Connections end with 1012; the move that was acknowledged last is there after the restart."""
    with Process("--port", "0", "--data", tmp_path / "t.sqlite") as server:
        me = Client(server.address)
        table = me.open(people=1)
        with me.sit(table) as seat:
            seat.moves(Random(1), 2)
            server.send(signal.SIGTERM)
            with pytest.raises(Closed) as closed:
                listen(seat)
        me.close()
        server.end()
    assert closed.value.args == (1012,)
    store = open_store(tmp_path / "t.sqlite")
    kept = [event for event in (one.seen_by(0) for one in store.log(table)) if event]
    store.close()
    assert kept[: len(seat.events)] == seat.events


def listen(seat: Sitting) -> None:
    """Whatever else is said, until the connection ends."""
    while True:
        seat.receive()


def test_a_request_that_lay_ready_while_the_process_was_suspended_is_read(tmp_path: Path) -> None:
    """Now and then its loop wakes up before anything has been read, when every time is over."""
    text = b"POST /api/records HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\ncontent-length: 1\r\n\r\n{"
    sent = (0, 20, len(text) - 1)  # nothing, half of the headers, all but the body
    with Process("--port", "0", "--data", tmp_path / "tables.sqlite", "--limit", "request_seconds=1") as server:
        place = "127.0.0.1", int(server.address.rpartition(":")[2])
        for _ in range(3):
            with contextlib.ExitStack() as open_ones:
                made = [open_ones.enter_context(socket.create_connection(place, PATIENCE)) for _ in sent]
                for one, most in zip(made, sent, strict=True):
                    one.sendall(text[:most])
                time.sleep(0.2)
                server.send(signal.SIGSTOP)
                for one, most in zip(made, sent, strict=True):
                    one.sendall(text[most:])
                time.sleep(1.1)  # longer than a request may take
                server.send(signal.SIGCONT)
                assert [one.recv(12) for one in made] == [b"HTTP/1.1 409"] * len(sent)  # it is no record


def test_a_log_of_json_lines_holds_no_key_and_no_seed(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with Process("--port", "0", "--data", path, "--log", "json") as server:
        me = Client(server.address)
        table = me.open(people=1, seed="314159265358979")
        with me.sit(table) as seat:
            seat.moves(Random(1), 2)
        spoil = sqlite3.connect(path)
        spoil.execute("UPDATE tables SET sheet = x'00'")
        spoil.commit()
        spoil.close()
        assert me.http.get("/api/tables").json() == []
        me.close()
        said = [json.loads(line) for line in server.end().splitlines() if line.startswith("{")]  # it may also say that no kernel is there
    assert any(line["level"] == "error" and "cannot be read" in line["message"] for line in said)
    assert {"time", "level", "logger", "message"} <= set(said[0])
    for secret in (ME, "314159265358979"):
        assert secret not in json.dumps(said)


# Backups.


def filled(place: Path | str) -> None:
    store = open_store(place)
    for id, upto in (("over", len(MATCH)), ("playing", 9)):
        store.open_table(sheet(id), MATCH[:5])
        store.append(id, more(5, MATCH[5:upto], "over" if id == "over" else "playing"))
    store.put_document("gathering", "seating", b"{}")
    store.commit_secret("over", "c0" * 32, 1)
    store.close()


def test_a_backup_while_the_server_runs_comes_back_anywhere(tmp_path: Path, place: Path | str) -> None:
    """From a file into a database, from a database into a file, and back."""
    filled(place)
    source = ["--database", place] if isinstance(place, str) else ["--data", str(place)]
    copy, again = tmp_path / "copy.sqlite", tmp_path / "again.sqlite"
    assert works("data", "backup", str(copy), *source).strip() == "2 tables were copied, with everything about them."
    assert works("data", "restore", str(copy), "--data", str(again)).startswith("2 tables")
    old, new = open_store(place), open_store(again)
    for id in ("over", "playing"):
        assert new.table(id) == old.table(id)
    assert new.document("gathering", "seating") == old.document("gathering", "seating")
    assert new.commitments(0, 10) == old.commitments(0, 10)
    new.append("playing", more(9, MATCH[9:], "over"))
    old.close()
    new.close()
    assert "Something is stored there already" in refuses("data", "restore", str(copy), *source, status=REFUSED)
    assert "is there already" in refuses("data", "backup", str(copy), *source, status=REFUSED)


def test_a_file_moves_into_a_database(tmp_path: Path, postgres: services.Postgres) -> None:
    database = postgres.database()
    filled(tmp_path / "tables.sqlite")
    works("data", "restore", str(tmp_path / "tables.sqlite"), "--database", database)
    store = open_store(database)
    assert store.log("over") == MATCH
    store.append("playing", more(9, MATCH[9:], "over"))
    store.close()


def test_all_finished_matches_are_written_as_records(tmp_path: Path, place: Path | str) -> None:
    filled(place)
    source = ["--database", place] if isinstance(place, str) else ["--data", str(place)]
    assert works("data", "export", str(tmp_path / "records"), *source).startswith("1 record is in ")
    (record,) = (tmp_path / "records").iterdir()
    assert [line.event for line in lines(record.read_bytes().splitlines(keepends=True))] == MATCH


def test_a_host_removes_a_table_with_everything_about_it(tmp_path: Path, place: Path | str) -> None:
    filled(place)
    source = ["--database", place] if isinstance(place, str) else ["--data", str(place)]
    for id in ("over", "gathering"):
        assert works("data", "forget", id, *source).strip() == f"{id} was removed, with everything about it."
        assert refuses("data", "forget", id, *source, status=REFUSED).startswith(f"There is no table or record '{id}' here")
    store = open_store(place)
    assert (store.sheet("over"), store.rows("over"), store.document("gathering", "seating")) == (None, [], None)
    assert store.rows("playing")
    assert len(store.commitments(0, 10)) == 1  # the public chain stays whole; it has no names
    store.close()


def test_a_file_that_is_not_there_is_not_created(tmp_path: Path) -> None:
    said = refuses("data", "backup", str(tmp_path / "copy.sqlite"), "--data", str(tmp_path / "none.sqlite"), status=REFUSED)
    assert said.startswith("There is no file ")
    assert list(tmp_path.iterdir()) == []


# A database that cannot be used.


@pytest.mark.parametrize("address", ["mysql://localhost/hana", "hana", "redis://localhost"])
def test_an_address_that_is_no_database(address: str) -> None:
    assert refuses("serve", "--database", address).startswith("--database takes the address of a PostgreSQL database")


def test_a_file_and_a_database_at_once(tmp_path: Path) -> None:
    said = refuses("serve", "--database", "postgresql://localhost/x", "--data", str(tmp_path / "t.sqlite"))
    assert said.startswith("Matches are kept in a file (--data) or in a database (--database)")


def test_a_database_that_is_down_is_named_without_its_password() -> None:
    pytest.importorskip("psycopg")
    said = refuses("serve", "--port", "0", "--database", "postgresql://hana:secret@127.0.0.1:1/club", status=REFUSED)
    assert said.startswith("Matches cannot be stored in the database club (127.0.0.1): ")
    assert "secret" not in said


def test_a_database_that_can_only_be_read(database: str) -> None:
    open_store(database).close()
    read_only = f"{database}&options=-c%20default_transaction_read_only%3Don"
    said = refuses("serve", "--port", "0", "--database", read_only, status=REFUSED)
    assert "read-only transaction" in said
