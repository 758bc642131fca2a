"""`hana serve` at the command line."""

from __future__ import annotations

import asyncio
import os
import socket
from pathlib import Path

import httpx
import pytest

from hanashobu.app.store import StoreTrouble, open_store
from hanashobu.cli.serve import _listen
from hanashobu.text.reader import LONGEST
from tests.cli.run import refuses, works
from tests.server.serving import Process, free_socket

REFUSED = 1  # what was asked for did not work


def test_help_says_what_it_does() -> None:
    text = works("serve", "--help")
    for word in ("--host", "--port", "--data", "--open", "127.0.0.1", "8088"):
        assert word in text


@pytest.mark.parametrize("port", ["-1", "65536", "http"])
def test_a_port_that_is_none(port: str) -> None:
    assert port in refuses("serve", "--port", port)


@pytest.mark.parametrize("host", ["nowhere.invalid", "256.1.1.1", "a..b", "x" * 300, "::zz", "not a host"])
def test_an_address_that_is_none(tmp_path: Path, host: str) -> None:
    said = refuses("serve", "--host", host, "--port", "0", "--data", tmp_path / "t.sqlite", status=REFUSED)
    shown = host if len(host) <= LONGEST else f"{host[:LONGEST]}…"
    assert said.startswith(f"There is no address '{shown}' on this machine: ") or said.startswith("Cannot listen on")
    assert said.endswith(".")


def test_an_address_of_another_machine(tmp_path: Path) -> None:
    """192.0.2.1 is reserved for documentation; no machine has it."""
    said = refuses("serve", "--host", "192.0.2.1", "--data", tmp_path / "t.sqlite", status=REFUSED)
    assert said.startswith("Cannot listen on 192.0.2.1:8088: ")


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "no" / "tables.sqlite"
    said = refuses("serve", "--data", path, status=REFUSED)
    assert said.startswith("Matches cannot be stored in ")
    assert "unable to open database file" in said


def test_a_folder_instead_of_a_file(tmp_path: Path) -> None:
    assert refuses("serve", "--data", tmp_path) == f"{tmp_path} is a folder; give --data the name of a file."


def test_a_file_that_is_something_else(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear aunt, " * 1000)
    assert "file is not a database" in refuses("serve", "--data", path, status=REFUSED)


def test_a_home_that_cannot_be_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("HANASHOBU_HOME", str(tmp_path / "file" / "home"))
    assert refuses("serve", status=REFUSED).startswith("Matches cannot be saved in ")


def test_it_serves_where_it_says_and_keeps_matches_with_the_others(tmp_path: Path) -> None:
    """If the port is taken, the next one will do; Ctrl-C ends it without a word."""
    with free_socket() as taken:
        taken.listen()
        port = taken.getsockname()[1]
        with Process("--port", str(port), HANASHOBU_HOME=str(tmp_path / "home")) as server:
            found = int(server.address.rpartition(":")[2])
            assert port < found < port + 20
            assert "(press Ctrl-C to stop)" in server.said
            assert httpx.get(f"{server.address}/api/games").status_code == 200
            assert (tmp_path / "home" / "tables.sqlite").exists()
            assert server.end().strip() == ""
            assert server.code == 130
    with socket.socket() as again:
        again.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        again.bind(("127.0.0.1", found))  # nobody holds it any more


def test_whoever_reads_the_address_can_come_at_once() -> None:
    """The port takes connections before the address is printed, and the server answers them when it is up."""
    with _listen("127.0.0.1", 0) as listener, socket.create_connection(listener.getsockname(), timeout=5) as client:
        assert client.getpeername() == listener.getsockname()


def test_small_messages_are_sent_at_once() -> None:
    """With Nagle's algorithm each second update of a move would wait for a delayed ACK, up to 40 ms."""
    assert asyncio.run(_nodelay_of_an_accepted_connection(_listen("127.0.0.1", 0)))
    assert asyncio.run(_nodelay_of_an_accepted_connection(free_socket()))


async def _nodelay_of_an_accepted_connection(listener: socket.socket) -> int:
    accepted: asyncio.Future[asyncio.StreamWriter] = asyncio.get_running_loop().create_future()
    server = await asyncio.start_server(lambda _, writer: accepted.set_result(writer), sock=listener)
    _, client = await asyncio.open_connection(*listener.getsockname())
    writer = await accepted
    found: int = writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
    for end in (client, writer):
        end.close()
    server.close()
    return found


def test_a_second_server_on_the_same_file_is_refused_and_the_first_goes_on(tmp_path: Path) -> None:
    """Its players would hear nothing of what happens at the other."""
    path = tmp_path / "tables.sqlite"
    with Process("--port", "0", "--data", path) as first:
        said = refuses("serve", "--port", "0", "--data", path, status=REFUSED)
        assert said.startswith(f"Another server stores its matches in {path}; use that one, stop it, or choose another file")
        assert httpx.get(f"{first.address}/api/games").status_code == 200
        first.kill()
    with Process("--port", "0", "--data", path) as again:  # a lock that its holder left behind holds nobody up
        assert httpx.get(f"{again.address}/api/games").status_code == 200


@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="only root can become somebody who may not write")
def test_a_disk_that_can_only_be_read_is_said_at_the_start(tmp_path: Path) -> None:
    """The file is there and can be read, so nothing would be noticed before the first move."""
    path = tmp_path / "tables.sqlite"
    open_store(path).close()
    for name in (tmp_path, *tmp_path.parents):
        if name.stat().st_uid == os.geteuid() and name != Path("/"):
            os.chmod(name, name.stat().st_mode | 0o055)
    Path(f"{path}.lock").touch()
    for kept in tmp_path.iterdir():
        os.chmod(kept, 0o444)
    os.seteuid(65534)
    try:
        with pytest.raises(StoreTrouble, match=r"Matches cannot be stored in .*readonly"):
            open_store(path)
    finally:
        os.seteuid(0)


def test_a_limit_that_is_set_holds(tmp_path: Path) -> None:
    with Process("--port", "0", "--data", tmp_path / "t.sqlite", "--limit", "tables_per_hour=1") as server:
        wish = {"game": "mushi", "seats": [{"name": "Aki"}, {"name": "Ben", "bot": "random"}]}
        keys = {"authorization": "Bearer a device key of many letters"}
        answers = [httpx.post(f"{server.address}/api/tables", json=wish, headers=keys).status_code for _ in range(2)]
    assert answers == [201, 429]
