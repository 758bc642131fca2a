"""The public list of tables: those with a free seat whose host is here, and only some of one address."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from hanashobu.app.people import public_tables
from hanashobu.table import moves
from hanashobu.table.people import Leave
from tests.server.friend_clients import Friend, agree
from tests.server.serving import PLENTY, Served
from tests.support.timeouts import wait_for

PUBLIC = {"public": True}


def listed(served: Served) -> list[str]:
    return [table["id"] for table in httpx.get(f"{served.address}/api/lobby").json()]


@contextlib.contextmanager
def here(*hosts: Friend) -> Iterator[None]:
    """These people have their tables open on their pages."""
    with contextlib.ExitStack() as pages:
        for host in hosts:
            pages.enter_context(host.sit()).meet(lambda people: people)
        yield


def test_the_public_list_has_the_latest_gatherings_first(spoilt: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    hosts = [Friend(spoilt, name) for name in ("Aki", "Ben", "Chie", "Dai")]
    for number, host in enumerate(hosts):
        monkeypatch.setattr("hanashobu.app.operations.tables.milliseconds", lambda number=number: moves.milliseconds() + 1000 * number)
        host.open(settings={"public": number != 3})
    with here(*hosts):
        assert listed(spoilt) == [host.table for host in hosts[2::-1]]
        hosts[2].post(hosts[2].here("/host"), {"what": "lock"})
        hosts[1].post(hosts[1].here("/host"), {"what": "close"})
        assert listed(spoilt) == [hosts[0].table]
        hosts[2].post(hosts[2].here("/host"), {"what": "unlock"})
        assert listed(spoilt) == [hosts[2].table, hosts[0].table]


def test_a_table_is_listed_while_a_seat_is_free(served: Served) -> None:
    aki, ben = Friend(served, "Aki"), Friend(served, "Ben")
    table = aki.open(settings=PUBLIC)
    with here(aki):
        assert table in listed(served)
        ben.join(table, 1)
        assert table not in listed(served)
        ben.http.delete(ben.here(), headers=ben.headers)
        assert table in listed(served)
        ben.join(table, 1)
        with aki.sit() as a, ben.sit() as b:
            agree(table, a, b)
        assert table not in listed(served)


def test_a_table_is_listed_while_its_host_is_here(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    aki, ben = Friend(served, "Aki"), Friend(served, "Ben")
    table = aki.open("hiraya", seats=3, settings=PUBLIC)
    assert table not in listed(served)  # nobody has opened its page
    ben.join(table, 1)
    with here(ben):
        assert table not in listed(served)
        with here(aki):
            assert table in listed(served)
        assert table in listed(served)  # a page that is reloaded is away for a moment
        monkeypatch.setattr(public_tables, "BROKEN", 0)
        wait_for(lambda: table not in listed(served))
        with aki.sit() as a:
            a.say(Leave())
            a.refusal()
        assert table in listed(served)  # now Ben is the host


def opened_from(served: Served, address: str, public: bool = True) -> Friend:
    friend = Friend(served, "Aki")
    friend.http.headers["x-forwarded-for"] = address
    friend.open(settings={"public": public})
    return friend


def test_one_address_has_only_some_public_tables(tmp_path: Path) -> None:
    with Served(tmp_path / "tables.sqlite", *PLENTY[:-1], proxies=["127.0.0.1"]) as served:
        own = [opened_from(served, "192.0.2.1") for _ in range(3)]
        with here(*own):
            late = Friend(served, "Ben")
            wish = {"game": "mushi", "seats": [{"name": "Ben"}, {"name": "", "open": True}], "settings": PUBLIC}
            asked = {"authorization": "Bearer a device key of many letters", "x-forwarded-for": "192.0.2.1"}
            refused = late.http.post("/api/gatherings", json=wish, headers=asked)
            assert (refused.status_code, "has 3 public tables already" in refused.json()["sentence"]) == (429, True)
            others = [opened_from(served, "192.0.2.1", public=False), opened_from(served, "192.0.2.2")]
            with here(*others):
                assert set(listed(served)) == {table.table for table in (*own, others[1])}
            own[0].post(own[0].here("/host"), {"what": "lock"})
            more = opened_from(served, "192.0.2.1")
            own[0].post(own[0].here("/host"), {"what": "unlock"})  # as whoever wants to have more would do
            with here(more):
                assert [table in listed(served) for table in (more.table, *(one.table for one in own))].count(True) == 3


def test_no_address_is_stored_with_a_public_table(tmp_path: Path) -> None:
    with Served(tmp_path / "tables.sqlite", *PLENTY, proxies=["127.0.0.1"]) as served:
        opened_from(served, "192.0.2.77")
        assert b"192.0.2.77" not in b"".join(path.read_bytes() for path in tmp_path.iterdir())
