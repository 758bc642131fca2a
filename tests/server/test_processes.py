"""Two servers on one PostgreSQL database, and the players of one table at different ones: nobody notices anything."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from random import Random

import pytest

from hanashobu.app.store import open_store
from hanashobu.games import all_games
from tests.server.forked_servers import zygote
from tests.server.killed_servers import Evening
from tests.server.processes import servers
from tests.server.serving import Process
from tests.support import services
from tests.support.slices import sliced
from tests.support.timeouts import wait_for

Start = Callable[..., Process]


@pytest.fixture(scope="module")
def forked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Start]:
    """Starts servers without importing everything again for each."""
    with zygote(tmp_path_factory.mktemp("forked") / "servers") as running:
        yield running.serve


def test_players_of_one_table_at_different_servers_play_whole_matches_of_all_games(database: str) -> None:
    evening = Evening(5, rounds=1)
    with servers(database) as two:
        evening.finish(*two.clients)
        assert [said.strip() for said in two.end()] == ["", ""]
    assert evening.matches == len(all_games())
    stored(evening, database)


def stored(evening: Evening, database: str) -> None:
    """Everything that was acknowledged is in the database, once."""
    with contextlib.closing(open_store(database)) as store:
        evening.check_stored(store)
    print(evening.report())


@pytest.mark.parametrize(("kills", "rounds"), sliced([(3, 1), (300, 2)]))
def test_whichever_server_is_killed_the_other_one_goes_on(forked: Start, database: str, kills: int, rounds: int) -> None:
    """Everything that was acknowledged is there, once; every record holds by the rules and is what each seat received."""
    evening, random, killed = Evening(kills, rounds), Random(kills), 0
    with servers(database, start=forked) as two:
        while killed < kills:
            with evening.life(*two.clients):
                while killed < kills and not evening.over:
                    time.sleep(random.choice([0.02, 0.1, 0.3, 0.8, 2.0]))
                    two.kill_one(random)
                    killed += 1
        evening.finish(*two.clients)
    assert evening.matches >= len(all_games())
    stored(evening, database)


def test_whoever_comes_sees_what_another_server_stored_and_could_not_announce(forked: Start, database: str) -> None:
    """As after a kill between the two: nobody is shown a table as it was before what they have seen already."""
    random = Random(3)
    with servers(database, start=forked) as two:
        first, second = two.clients
        table = first.open(rounds=1)
        with second.sit(table) as there:  # so the second server has the table in memory
            there.my_turn()
        with services.without_notifications(database), first.sit(table) as here:
            for _ in range(5):
                here.moves(random, most=1)
                with second.sit(table) as there:
                    there.update()
                    assert there.events[: len(here.events)] == here.events


@pytest.mark.parametrize("seconds", sliced([4, 10]))
def test_a_server_that_stood_still_is_refused_and_catches_up(forked: Start, database: str, seconds: float) -> None:
    """Longer than its leases last: the other server runs its bots meanwhile, and every match comes to its end."""
    evening = Evening(9, rounds=1)
    with servers(database, start=forked) as two, evening.life(*two.clients):
        for at in (0, 1):
            time.sleep(0.5)
            two.pause(at)
            time.sleep(seconds)
            two.wake(at)
    assert evening.over


def test_postgresql_is_restarted_in_the_middle(own_postgres: services.Postgres) -> None:
    evening = Evening(11, rounds=1)
    with servers(own_postgres.database()) as two:
        with evening.life(*two.clients):
            for _ in range(2):
                time.sleep(1.0)
                own_postgres.restart()
        # Where all matches were over before the last restart, nobody has waited for the servers to come back.
        wait_for(lambda: all(client.http.get("/readyz").status_code == 200 for client in two.clients))
        evening.finish(*two.clients)
    assert evening.matches >= len(all_games())


def test_notifications_are_lost_for_a_while(forked: Start, database: str) -> None:
    """News are hints: without them the servers look at the database themselves."""
    evening = Evening(13, rounds=1)
    with servers(database, start=forked) as two:
        with evening.life(*two.clients):
            time.sleep(0.5)
            with services.without_notifications(database):
                time.sleep(4.0)
        evening.finish(*two.clients)
    assert evening.matches >= len(all_games())
