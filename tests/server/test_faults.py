"""What can go wrong with the machine of a server: a disk that is really full, and clocks that jump. Nothing is lost, and play goes on."""

from __future__ import annotations

import contextlib
import os
import subprocess
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest

from hanashobu.app.store import open_store
from hanashobu.games import all_games
from hanashobu.table.protocol import Refused
from hanashobu.text import msg
from tests.cli.run import MAIN
from tests.server.killed_servers import Evening
from tests.server.processes import servers
from tests.server.serving import Client, Process, Served, Sitting
from tests.support import services

FULL = Refused(msg("error-store-full"))
DAY = 86_400_000_000_000  # nanoseconds
CLOCK = "HANA_TEST_CLOCK"
# A server whose clock is wrong by as much as a file says, at every moment.
WITH_A_WRONG_CLOCK = f"""
import os, time
real, file = time.time_ns, os.environ["{CLOCK}"]
time.time_ns = lambda: real() + int(open(file).read())
time.time = lambda: time.time_ns() / 1e9
{MAIN}
"""


@pytest.fixture
def small_disk() -> Iterator[Path]:
    """A disk of its own with room for a new database and little more, in a folder that others may enter too."""
    folder = Path(tempfile.mkdtemp())
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=24m", "tmpfs", folder], capture_output=True, text=True, check=False)
    if mounted.returncode:
        pytest.skip(f"No small disk can be mounted here: {mounted.stderr.strip()}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)
        folder.rmdir()


def fill(disk: Path) -> None:
    """Not a byte is left."""
    with (disk / "junk").open("ab", buffering=0) as junk, contextlib.suppress(OSError):
        while True:
            junk.write(bytes(4096))


def on_the_disk(kind: str, disk: Path, request: pytest.FixtureRequest) -> Path | str:
    """Where to store: a file, or a database of which all but the server's own journal is there."""
    if kind == "sqlite":
        return disk / "tables.sqlite"
    own: services.Postgres = request.getfixturevalue("own_postgres")
    folder = disk / "postgres"
    folder.mkdir(mode=0o700)
    owner = Path(own.folder).stat()
    os.chown(folder, owner.st_uid, owner.st_gid)
    os.chmod(disk, 0o755)
    with psycopg.connect(own.database(), autocommit=True) as db:
        db.execute(f"CREATE TABLESPACE small LOCATION '{folder}'")
        db.execute("CREATE DATABASE small TABLESPACE small")
    return own.address("small")


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_on_a_full_disk_a_move_gets_a_sentence_and_play_goes_on_when_there_is_room(
    kind: str, small_disk: Path, request: pytest.FixtureRequest
) -> None:
    with Served(on_the_disk(kind, small_disk, request)) as served:
        me = served.client()
        table = me.open("hiraya", people=3, bots=0, rounds=12)
        fill(small_disk)
        with contextlib.ExitStack() as open:
            seats = [open.enter_context(me.sit(table, seat)) for seat in range(3)]
            refused = play(seats, Random(1), until_refused=True)
            assert refused == FULL
            before = len(served.store.table(table).events)  # type: ignore[union-attr]
            (small_disk / "junk").unlink()
            assert play(seats, Random(2), most=30) is None
        stored = served.store.table(table)
        assert stored is not None
        assert len(stored.events) > before
        assert [event.seen_by(0) for event in stored.events if event.seen_by(0)] == seats[0].events


def play(seats: list[Sitting], random: Random, until_refused: bool = False, most: int = 10_000) -> Refused | None:
    """Whoever is asked answers; until the match is over or some moves long, or something is refused."""
    for seat in seats:
        if not seat.updates:
            seat.update()
    for _ in range(most):
        if seats[0].now.status == "over":
            break
        asked = next((seat for seat in seats if seat.now.question), seats[0])
        if asked.now.question or asked.now.status == "between":
            turn = asked.now.turn, asked.now.question
            asked.move(random)
            while (asked.now.turn, asked.now.question) == turn:
                message = asked.receive()
                if isinstance(message, Refused) and until_refused:
                    return message
        for seat in seats:
            while seat.now.turn < asked.now.turn:
                seat.receive()
    return None


@pytest.mark.soak
def test_clocks_that_jump_and_differ_change_nothing(tmp_path: Path, database: str) -> None:
    """Two servers on one database, whose clocks are years apart and jump while people play."""
    evening, random = Evening(17, rounds=1), Random(17)
    files = [tmp_path / "one", tmp_path / "two"]
    for file in files:
        set_clock(file, 0)
    envs = [{CLOCK: str(file)} for file in files]
    with servers(database, start=partial(Process, main=WITH_A_WRONG_CLOCK), envs=envs) as two:
        with evening.life(*two.clients):
            jump(files, random, 12)
        evening.finish(*two.clients)
    assert evening.matches >= len(all_games())
    with contextlib.closing(open_store(database)) as store:
        evening.check_stored(store)


def test_a_clock_that_jumps_changes_nothing_at_one_server(tmp_path: Path) -> None:
    evening, clock = Evening(19, rounds=1), tmp_path / "clock"
    env: dict[str, Any] = {CLOCK: str(clock)}
    set_clock(clock, 0)
    file = tmp_path / "tables.sqlite"
    with (
        Process("--port", "0", "--data", file, main=WITH_A_WRONG_CLOCK, **env) as server,
        contextlib.closing(Client(server.address)) as me,
    ):
        with evening.life(me):
            jump([clock], Random(19), 12)
        evening.finish(me)
        assert server.end().strip() == ""
    with contextlib.closing(open_store(file)) as store:
        evening.check_stored(store)


def jump(clocks: list[Path], random: Random, times: int) -> None:
    """Back by years, forward by a year, or by seconds, one clock after the other."""
    for number in range(times):
        set_clock(clocks[number % len(clocks)], random.choice([-3650 * DAY, 400 * DAY, -30 * 10**9, 30 * 10**9, 0]))
        time.sleep(0.15)


def set_clock(file: Path, wrong_by: int) -> None:
    """At once: a server that reads it meanwhile sees the old or the new one."""
    new = file.with_suffix(".new")
    new.write_text(str(wrong_by))
    new.rename(file)
