"""A server that is killed again and again while people and bots play all games: whatever somebody has received stays so."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from hanashobu.app.store import open_store
from hanashobu.app.store.at_rest import hashed
from tests.server.forked_servers import zygote
from tests.server.killed_servers import Evening
from tests.server.serving import ME, Client, Process
from tests.server.test_lists import from_logs


@contextlib.contextmanager
def served(folder: Path, start: Callable[..., Process]) -> Iterator[tuple[Process, Client]]:
    """The server on the same file, and a browser."""
    with start("--port", "0", "--data", folder / "tables.sqlite") as server, contextlib.closing(Client(server.address)) as me:
        yield server, me


@pytest.mark.parametrize(("kills", "rounds"), [(3, 1), pytest.param(300, 2, marks=pytest.mark.soak)])
def test_nothing_that_was_told_is_lost_doubled_or_changed(tmp_path: Path, kills: int, rounds: int) -> None:
    """Lives of the server are 0.02 to 2 seconds long; the list of tables is always what their logs say.

    At the end every record holds by the rules and is what each seat received; every answer that was acknowledged is there, once, and
    the same moves from the same seed in one go bring the same cards.
    """
    with zygote(tmp_path / "servers") as forking:
        play(tmp_path, kills, Evening(kills, rounds), forking.serve)


@pytest.mark.soak
def test_at_friends_tables_nothing_is_lost_or_doubled_and_everybody_comes_back(tmp_path: Path) -> None:
    """Every match comes to its end with everybody in their own seat."""
    with zygote(tmp_path / "servers") as forking:
        play(tmp_path, 100, Evening(100, 2, friends=1.0), forking.serve)


def play(tmp_path: Path, kills: int, evening: Evening, start: Callable[..., Process]) -> None:
    random = Random(kills)
    for _ in range(kills):
        with served(tmp_path, start) as (server, me), evening.life(me):
            time.sleep(random.choice([0.02, 0.1, 0.3, 0.8, 2.0]))
            server.kill()
        with contextlib.closing(open_store(tmp_path / "tables.sqlite")) as store:
            assert {sheet.id: sheet.summary for sheet in store.tables_of(hashed(ME), 1000)} == from_logs(store, hashed(ME))
    with served(tmp_path, start) as (server, me):
        evening.finish(me)
        assert server.end().strip() == ""
    with contextlib.closing(open_store(tmp_path / "tables.sqlite")) as store:
        evening.check_stored(store)
    print(kills, "kills:", evening.report())
    assert evening.matches >= 7
    assert evening.events > 7 * 20
