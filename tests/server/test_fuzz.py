"""Whatever is sent to a server, it answers with a sentence or ends the connection, and people play on."""

from __future__ import annotations

import contextlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import get_args

import httpx
import pytest

from hanashobu.app.admission.limits import NAMES
from hanashobu.table.people import PeopleMessage
from hanashobu.table.protocol import ClientMessage
from tests.cli.run import MAIN
from tests.server.friend_clients import agree
from tests.server.fuzz import MESSAGES, PATHS, fuzz
from tests.server.serving import Client, Served, listens
from tests.support.timeouts import PATIENCE, wait_for


@contextlib.contextmanager
def served(folder: Path) -> Iterator[str]:
    """`hana serve` without limits, or they would be all that is tested; what it says goes to a file."""
    with (folder / "errors").open("w") as errors:
        command = [sys.executable, "-c", MAIN, "serve", "--port", "0", "--data", str(folder / "tables.sqlite"), *unlimited()]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        assert server.stdout is not None
        found = re.search(r"http://[^\s/]+", server.stdout.readline())
        try:
            assert found, (folder / "errors").read_text()
            wait_for(lambda: listens(found.group()))
            yield found.group()
            assert server.poll() is None
        finally:
            server.terminate()
            server.wait(PATIENCE)
            server.stdout.close()


def gathered(host: Client) -> tuple[str, str, str]:
    """A table at which two people sit who are not ready yet, and the key of each."""
    wish = {"game": "mushi", "seats": [{"name": "Aki"}, {"name": "", "open": True}], "settings": {"public": True, "free_text": True}}
    opened = host.http.post("/api/gatherings", json=wish).json()
    table = opened["table"]["id"]
    joined = httpx.post(f"{host.address}/api/tables/{table}/seats/1", json={"name": "Ben"}, timeout=PATIENCE)
    return table, opened["key"], joined.json()["key"]


def test_every_route_is_among_those_that_are_tried(served: Served) -> None:
    known = {re.sub(r"\{\w+\}", "{}", path) for path in httpx.get(f"{served.address}/api/openapi.json").json()["paths"]}
    tried = {re.sub(r"\{\w+\}", "{}", path.replace("/seats/0", "/seats/{}")) for path in PATHS}
    assert known <= tried, known - tried


def test_every_message_is_among_those_that_are_tried() -> None:
    kinds = {kind.__struct_config__.tag for kind in (*get_args(ClientMessage), *get_args(PeopleMessage))}
    assert kinds == {message["type"] for message in MESSAGES}


def unlimited() -> list[str]:
    """The options that lift every limit on how often and how many; those on sizes and times stay."""
    counts = [name for name in NAMES if not name.endswith(("_bytes", "_seconds"))]
    return [word for name in counts for word in ("--limit", f"{name}=1000000")]


@pytest.mark.parametrize("number", [2_000, pytest.param(200_000, marks=pytest.mark.soak)])
def test_whatever_is_sent_gets_an_answer_and_a_match_can_be_played_afterwards(tmp_path: Path, number: int) -> None:
    """Half of it requests, half frames; nothing is answered with an error of the server's own, or leaves a traceback."""
    with served(tmp_path) as address, contextlib.closing(Client(address)) as me:
        gathering, *waiting = gathered(me)
        playing, *players = gathered(me)
        with me.sit(playing, None, key=players[0]) as aki, me.sit(playing, None, key=players[1]) as ben:
            agree(playing, aki, ben)
        tables = me.open("mushi", 2, 0), me.open("hachi_hachi", 1, 2), me.open("taiyaku", 2, 4), gathering, playing
        answers = fuzz(address, tables, number, (*waiting, *players))
        table = me.open("hiraya", 1, 2, rounds=1)
        with me.sit(table) as seat:
            assert seat.moves(Random(1)).status == "over"
    wrong = {status for status in answers if status >= 500 and status != 503}
    assert not wrong, answers
    assert {101, 200, 404, 422} <= answers.keys(), answers
    print(answers)
    assert "Traceback" not in (tmp_path / "errors").read_text()
