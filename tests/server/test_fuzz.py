"""Whatever is sent to a server, it answers with a sentence or ends the connection, and people play on."""

from __future__ import annotations

import contextlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from hanashobu.server.limits import NAMES
from tests.cli.run import MAIN
from tests.server.fuzz import Fuzzer
from tests.server.serving import Client
from tests.support.timeouts import PATIENCE, wait_for

FRAMES = 30  # at most on one connection


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


def listens(address: str) -> bool:
    try:
        return httpx.get(f"{address}/api/games").status_code == 200
    except httpx.TransportError:
        return False


def unlimited() -> list[str]:
    """The options that lift every limit on how often and how many; those on sizes and times stay."""
    counts = [name for name in NAMES if not name.endswith(("_bytes", "_seconds"))]
    return [word for name in counts for word in ("--limit", f"{name}=1000000")]


@pytest.mark.parametrize("number", [2_000, pytest.param(200_000, marks=pytest.mark.soak)])
def test_whatever_is_sent_gets_an_answer_and_a_match_can_be_played_afterwards(tmp_path: Path, number: int) -> None:
    """Half of it requests, half frames; nothing is answered with an error of the server's own, or leaves a traceback."""
    with served(tmp_path) as address, contextlib.closing(Client(address)) as me:
        wish = {"game": "mushi", "seats": [{"name": "Aki"}, {"name": "", "open": True}], "settings": {"public": True}}
        gathering = me.http.post("/api/tables", json=wish).json()["table"]["id"]
        tables = me.open("mushi", 2, 0), me.open("hachi_hachi", 1, 2), me.open("taiyaku", 2, 4), gathering
        fuzzer = Fuzzer(address, tables, number)
        while fuzzer.sent < number // 2:
            fuzzer.request()
        while fuzzer.sent < number:
            fuzzer.frames(FRAMES)
        table = me.open("hiraya", 1, 2, rounds=1)
        with me.sit(table) as seat:
            assert seat.moves(Random(1)).status == "over"
    wrong = {status for status in fuzzer.answers if status >= 500 and status != 503}
    assert not wrong, fuzzer.answers
    assert {101, 200, 404, 422} <= fuzzer.answers.keys(), fuzzer.answers
    assert "Traceback" not in (tmp_path / "errors").read_text()
