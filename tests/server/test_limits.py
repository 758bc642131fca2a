"""The limits of the server: their numbers, the buckets that count them, and what is logged."""

from __future__ import annotations

import contextlib
import logging
import re
import socket
from pathlib import Path
from random import Random

import pytest

from hanashobu.app.admission import limits
from hanashobu.app.admission.admission import Admission, TooManyRequests, network
from hanashobu.app.admission.limits import BadLimit, Limits, changed
from hanashobu.app.admission.token_bucket import TokenBucket, TokenBuckets
from hanashobu.server.running import RateLimitFilter
from tests.cli.run import refuses, works
from tests.server.limited_servers import all_of, code_of, plain, raw, served
from tests.server.serving import Client, Process
from tests.support.timeouts import PATIENCE

# The numbers.


def test_the_page_for_hosts_lists_every_limit_with_its_number_and_its_answer(root: Path) -> None:
    said = (root / "docs" / "hosting.md").read_text("utf-8")
    assert "\n".join(limits.rows()) in said, "docs/hosting.md does not have the table of `limits.rows()`."


def test_the_command_lists_every_limit_as_it_is_written() -> None:
    """So that whoever has installed a wheel, without docs/, knows what can be changed."""
    said = works("serve", "--limits").splitlines()
    assert changed(Limits(), *said) == Limits()
    assert len(said) == len(limits.NAMES)
    assert "docs/" not in works("serve", "--help")


def test_a_limit_is_changed_by_its_name() -> None:
    assert changed(Limits(), "connections=7", "sit-seconds = 3") == Limits(connections=7, sit_seconds=3)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("connections", "'connections' is not a limit; write it as NAME=NUMBER, for example connections=500."),
        ("conections=5", "There is no limit 'conections'; did you mean connections?"),
        ("connections=many", "connections cannot be 'many': a limit is a whole number from 1 to 1000000000000."),
        ("connections=0", "connections cannot be '0'"),
        ("connections=-5", "connections cannot be '-5'"),
        ("connections=1.5", "connections cannot be '1.5'"),
        ("connections=²", "connections cannot be '²'"),
        ("connections=" + "9" * 5000, "connections cannot be '999"),
    ],
)
def test_a_limit_that_cannot_be_gets_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadLimit, match=re.escape(sentence)):
        changed(Limits(), text)
    assert refuses("serve", "--limit", text).startswith(sentence[:60])


@pytest.mark.parametrize("proxy", ["nowhere", "10.0.0.0/99", ""])
def test_a_proxy_that_is_no_address_gets_a_sentence(proxy: str) -> None:
    assert refuses("serve", "--proxy", proxy).startswith("--proxy takes an address or a network")


# Token buckets, on a clock of their own.


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_what_it_has_and_says_when_there_is_more() -> None:
    clock = Clock()
    bucket = TokenBucket(10, 2, clock)
    assert [bucket.take() for _ in range(10)] == [0.0] * 10
    assert bucket.take(4) == 2.0
    clock.now += 2
    assert bucket.take(4) == 0.0
    assert bucket.take() > 0
    clock.now += 1000
    assert bucket.take(11) > 0  # it never holds so many
    assert bucket.take(10) == 0.0


def test_addresses_do_not_share_a_bucket_and_are_forgotten_in_the_end() -> None:
    buckets = TokenBuckets(1, 60, Clock(), most=100)
    assert not buckets.take("a")
    assert buckets.take("a")
    assert not buckets.take("b")
    for number in range(1000):
        buckets.take(number)
    assert len(buckets) == 100


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somebody", "somebody"),
    ],
)
def test_what_counts_as_one_address(host: str, address: str) -> None:
    assert network(host) == address


def test_a_visitor_who_leaves_makes_room() -> None:
    admission = Admission(Limits(connections=2, connections_per_address=1))
    assert admission.connect("192.0.2.1") is None
    crowded = admission.connect("192.0.2.1")
    assert crowded is not None
    assert crowded.status == 429
    full = admission.connect("192.0.2.2")
    assert full is not None
    assert (full.status, full.headers) == (503, {"retry-after": "5"})
    for host in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
        admission.disconnect(host)
    assert admission.connect("192.0.2.2") is None
    with admission.socket("192.0.2.3"), pytest.raises(TooManyRequests), admission.request("192.0.2.3", "/"):
        pass
    with admission.request("192.0.2.3", "/"):
        pass


def test_a_proxy_may_bring_many() -> None:
    admission = Admission(Limits(connections_per_address=1), ["10.0.0.0/8"])
    assert [admission.connect("10.1.2.3") for _ in range(3)] == [None] * 3


# The log, and open files.


def test_a_log_does_not_repeat_itself_for_ever() -> None:
    clock = Clock()
    seldom = RateLimitFilter(3, clock)

    def logged(text: str, count: int) -> int:
        return sum(seldom.filter(logging.LogRecord("asyncio", logging.ERROR, "", 1, text, (), None)) for _ in range(count))

    assert logged("socket.accept() out of system resource", 1000) == 3
    assert logged("something else", 2) == 2
    clock.now += 60
    assert logged("socket.accept() out of system resource", 1000) == 3


def test_more_visitors_than_open_files(tmp_path: Path) -> None:
    """The server stays below what the system allows, whoever is in goes on, and the log stays short."""
    pytest.importorskip("resource")
    with Process("--port", "0", "--data", tmp_path / "t.sqlite", most_files=420) as server, contextlib.ExitStack() as kept:
        me = Client(server.address)
        kept.callback(me.close)
        seat = kept.enter_context(me.sit(me.open(people=1, bots=2)))
        seat.my_turn()
        where = ("127.0.0.1", int(server.address.rpartition(":")[2]))
        for _ in range(600):
            with contextlib.suppress(OSError):
                kept.enter_context(socket.create_connection(where, PATIENCE))
        seat.move(Random(1))
        seat.update()
        said = server.end()
        assert "out of system resource" not in said
        assert "Traceback" not in said
        assert len(said) < 2000


# What strangers do is no news.


def test_nothing_is_logged_about_those_who_leave_or_send_nonsense(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    upgrade = b"GET /api/tables/something/socket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    with served(tmp_path) as (running, me):
        table = me.open(people=1)
        with raw(running, b"POST /api/records HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\n{"):
            pass  # left before the body was there
        for broken in (b"sec-websocket-version: 13\r\n\r\n", b"sec-websocket-version: 1\r\nsec-websocket-key: x\r\n\r\n", b"\r\n"):
            with raw(running, upgrade + broken) as made:
                assert all_of(made).startswith(b"HTTP/1.1 4")
        with plain(running, table) as made:
            made.send(b"\xff\xfe\xfd", text=True)
            assert code_of(made) == 1007
        with me.sit(table) as seat:
            seat.moves(Random(1), 2)
    assert [record.getMessage() for record in caplog.records] == []
