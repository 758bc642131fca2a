"""What one visitor may ask of the server, and what they hear beyond that."""

from __future__ import annotations

import contextlib
import logging
import re
import socket
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hanashobu.server import app, limits
from hanashobu.server.buckets import Bucket, Buckets
from hanashobu.server.doors import Doors, TooManyRequests, network
from hanashobu.server.limits import BadLimit, Limits, changed
from hanashobu.server.running import RateLimitFilter
from hanashobu.table.protocol import Act, Ask, Refused
from hanashobu.text import msg
from tests.cli.run import refuses
from tests.server.serving import Client, Closed, Process, Served
from tests.server.test_records import LINES, text_of
from tests.support.helpers import full_match
from tests.support.patience import PATIENCE, wait_for

WISH = {"game": "hiraya", "seats": [{"name": "Aki"}, {"name": "Ben", "bot": "master"}, {"name": "Chie", "bot": "strong"}]}


@contextlib.contextmanager
def served(folder: Path, *changes: str, **more: list[str]) -> Iterator[tuple[Served, Client]]:
    """A server with other limits, whose clock stands still: what was counted is not forgotten while a slow machine goes on."""
    with pytest.MonkeyPatch.context() as patch:
        if changes:
            patch.setattr(app, "Doors", partial(Doors, clock=lambda: 0.0))
        server = Served(folder / "tables.sqlite", *changes, **more)
    with server as running:
        yield running, running.client()


def port(running: Served) -> int:
    return int(running.address.rpartition(":")[2])


def raw(running: Served, text: bytes = b"") -> socket.socket:
    """A connection that sends bytes as they are."""
    made = socket.create_connection(("127.0.0.1", port(running)), PATIENCE)
    made.sendall(text)
    return made


def all_of(made: socket.socket) -> bytes:
    """Everything until the server closes."""
    data = b""
    with contextlib.suppress(ConnectionResetError):
        while part := made.recv(65536):
            data += part
    return data


def bring(me: Client, text: bytes, **headers: str) -> httpx.Response:
    return me.http.post("/api/records", content=text, headers={"content-type": "text/plain", **headers})


# The numbers.


def test_the_page_for_hosts_lists_every_limit_with_its_number_and_its_answer(root: Path) -> None:
    said = (root / "docs" / "hosting.md").read_text("utf-8")
    assert "\n".join(limits.rows()) in said, "docs/hosting.md does not have the table of `limits.rows()`."


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


# Buckets, on a clock of their own.


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_what_it_has_and_says_when_there_is_more() -> None:
    clock = Clock()
    bucket = Bucket(10, 2, clock)
    assert [bucket.take() for _ in range(10)] == [0.0] * 10
    assert bucket.take(4) == 2.0
    clock.now += 2
    assert bucket.take(4) == 0.0
    assert bucket.take() > 0
    clock.now += 1000
    assert bucket.take(11) > 0  # it never holds so many
    assert bucket.take(10) == 0.0


def test_addresses_do_not_share_a_bucket_and_are_forgotten_in_the_end() -> None:
    buckets = Buckets(1, 60, Clock(), most=100)
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
    doors = Doors(Limits(connections=2, connections_per_address=1))
    assert doors.connect("192.0.2.1") is None
    crowded = doors.connect("192.0.2.1")
    assert crowded is not None
    assert crowded.status == 429
    full = doors.connect("192.0.2.2")
    assert full is not None
    assert (full.status, full.headers) == (503, {"retry-after": "5"})
    for host in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
        doors.disconnect(host)
    assert doors.connect("192.0.2.2") is None
    with doors.inside("192.0.2.3"), pytest.raises(TooManyRequests), doors.inside("192.0.2.3"):
        pass
    with doors.inside("192.0.2.3"):
        pass


def test_a_proxy_may_bring_many() -> None:
    doors = Doors(Limits(connections_per_address=1), ["10.0.0.0/8"])
    assert [doors.connect("10.1.2.3") for _ in range(3)] == [None] * 3


# Over HTTP.


def test_too_many_connections_get_a_sentence_and_those_who_are_in_go_on(tmp_path: Path) -> None:
    with served(tmp_path, "connections=3") as (running, me), contextlib.ExitStack() as kept:
        table = me.open(people=1, bots=2)
        seat = kept.enter_context(me.sit(table))
        seat.my_turn()
        while True:  # idle ones until there is no more room
            made = kept.enter_context(raw(running))
            made.sendall(b"GET /api/words HTTP/1.1\r\nhost: localhost\r\n\r\n")
            answer = made.recv(12)
            if answer == b"HTTP/1.1 503":
                answer += all_of(made)
                break
            assert answer == b"HTTP/1.1 200"
        assert b"retry-after: 5" in answer
        assert "as many visitors as it can take" in answer.decode()
        seat.move(Random(1))
        seat.update()


def test_too_many_connections_of_one_address(tmp_path: Path) -> None:
    with served(tmp_path, "connections_per_address=2") as (running, _), contextlib.ExitStack() as kept:
        for _ in range(2):
            kept.enter_context(raw(running))
        late = kept.enter_context(raw(running, b"GET /api/words HTTP/1.1\r\nhost: localhost\r\n\r\n"))
        answer = all_of(late)
        assert answer.startswith(b"HTTP/1.1 429")
        assert b"Too many connections come from your address" in answer


def test_addresses_behind_a_proxy_are_told_apart(tmp_path: Path) -> None:
    with served(tmp_path, "requests_per_minute=2", proxies=["127.0.0.1"]) as (_, me):
        for address in ("192.0.2.1", "192.0.2.2"):
            codes = [me.http.get("/api/words", headers={"x-forwarded-for": address}).status_code for _ in range(3)]
            assert codes == [200, 200, 429]


def test_nobody_but_a_proxy_chooses_an_address(tmp_path: Path) -> None:
    with served(tmp_path, "requests_per_minute=2") as (_, me):
        codes = [me.http.get("/api/words", headers={"x-forwarded-for": f"192.0.2.{number}"}).status_code for number in range(3)]
        assert codes == [200, 200, 429]


def test_requests_that_come_too_often_are_told_when_to_come_back(tmp_path: Path) -> None:
    with served(tmp_path, "requests_per_minute=3") as (_, me):
        answers = [me.http.get("/api/words") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        sentence = answers[-1].json()["sentence"]
        assert int(answers[-1].headers["retry-after"]) == int(re.search(r"\d+", sentence).group())  # type: ignore[union-attr]
        assert me.http.get("/").status_code != 429  # the page itself is not counted


@pytest.mark.parametrize("path", ["/api/records/{}/moments", "/api/tables"])
def test_costly_requests_are_counted_by_themselves(tmp_path: Path, path: str) -> None:
    with served(tmp_path, "costly_per_minute=2") as (_, me):
        record = bring(me, b"".join(LINES)).json()["id"]
        assert [me.http.get(path.format(record)).status_code for _ in range(3)] == [200, 200, 429]
        score = me.http.post("/api/score", json={"game": "hiraya", "names": ["Aki", "Ben", "Chie"]})
        assert score.status_code == 429
        assert me.http.get("/api/words").status_code == 200


def test_tables_per_hour_are_counted_for_an_address_and_for_a_key(tmp_path: Path) -> None:
    wish = {**WISH, "seats": [{"name": name} for name in "ABC"]}
    with served(tmp_path, "tables_per_hour=2", proxies=["127.0.0.1"]) as (running, me):
        other = running.client("another key of somebody else")
        for client, address, code in (
            (me, "192.0.2.1", 201),
            (me, "192.0.2.2", 201),
            (me, "192.0.2.3", 429),
            (other, "192.0.2.1", 201),
            (other, "192.0.2.1", 429),
        ):
            assert client.http.post("/api/tables", json=wish, headers={"x-forwarded-for": address}).status_code == code


def test_costly_bots_are_counted(tmp_path: Path) -> None:
    with served(tmp_path, "costly_bots_per_hour=5") as (_, me):
        assert [me.http.post("/api/tables", json=WISH).status_code for _ in range(3)] == [201, 201, 429]
        cheap = {**WISH, "seats": [{"name": "Aki"}, {"name": "Ben", "bot": "regular"}, {"name": "Chie", "bot": "random"}]}
        assert me.http.post("/api/tables", json=cheap).status_code == 201


def test_records_and_their_bytes_are_counted(tmp_path: Path) -> None:
    text = b"".join(LINES)
    with served(tmp_path, "records_per_hour=2") as (_, me):
        assert [bring(me, text).status_code for _ in range(3)] == [201, 201, 429]
    with served(tmp_path, f"record_bytes_per_hour={2 * len(text) + 5}") as (_, me):
        assert [bring(me, text).status_code for _ in range(3)] == [201, 201, 429]


def test_a_body_that_does_not_come_in_time_gets_a_sentence(tmp_path: Path) -> None:
    head = b"POST /api/records HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\ncontent-length: 100\r\n\r\n{"
    with served(tmp_path, "request_seconds=1") as (running, _), raw(running, head) as made:
        answer = all_of(made)
        assert answer.startswith(b"HTTP/1.1 408")
        assert "did not arrive in time" in answer.decode()


@pytest.mark.parametrize("start", [b"", b"GET /api/wor", b"GET /api/words HTTP/1.1\r\nhost: localhost\r\nx: "])
def test_a_request_that_never_begins_or_ends_is_not_waited_for(tmp_path: Path, start: bytes) -> None:
    with served(tmp_path, "request_seconds=1") as (running, _), raw(running, start) as made:
        answer = all_of(made)
        assert answer.startswith(b"HTTP/1.1 408")
        assert "did not arrive in time" in answer.decode()


def test_a_second_request_that_never_ends_is_not_waited_for_either(tmp_path: Path) -> None:
    whole = b"GET /api/words HTTP/1.1\r\nhost: localhost\r\n\r\n"
    with served(tmp_path, "request_seconds=1") as (running, _), raw(running, whole) as made:
        assert made.recv(12) == b"HTTP/1.1 200"
        made.sendall(whole[:20])
        assert b"HTTP/1.1 408" in all_of(made)


def test_headers_that_are_too_long(tmp_path: Path) -> None:
    with served(tmp_path, "header_bytes=2000") as (running, me):
        with raw(running, b"GET /api/words HTTP/1.1\r\nhost: localhost\r\nx: " + b"y" * 5000) as made:
            answer = all_of(made)
        assert answer.startswith(b"HTTP/1.1 400")
        assert b"headers are too long" in answer
        assert me.http.get("/api/words").status_code == 200


def test_an_answer_that_nobody_reads_is_given_up(tmp_path: Path) -> None:
    big = text_of(full_match("hachi_hachi", seed=1, rounds=12).events)
    with served(tmp_path, "answer_seconds=1") as (running, me):
        record = bring(me, big).json()["id"]
        with socket.socket() as made:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            made.connect(("127.0.0.1", port(running)))
            asked = b"GET /api/records/%s HTTP/1.1\r\nhost: localhost\r\n\r\n" % record.encode()
            with contextlib.suppress(OSError):
                for _ in range(200):
                    made.sendall(asked)
            wait_for(lambda: not any(peer(running, each) == made.getsockname() for each in list(running._server.server_state.connections)))


def peer(running: Served, connection: object) -> object:
    """Who is at the other end of a connection of the server's."""
    return getattr(connection, "client", None)


def test_a_record_that_is_far_too_long_is_told_so(tmp_path: Path) -> None:
    """Whoever sends a file hears the answer only when all of it is sent."""
    with served(tmp_path, "record_bytes=1000000") as (_, me):
        assert bring(me, b" " * 15_000_000).json()["sentence"] == "This is too long: at most 976 KB are read."


def test_who_goes_on_sending_after_the_end_is_cut_off(tmp_path: Path) -> None:
    with served(tmp_path, "messages_per_second=1", "frames_per_second=50") as (running, me):
        table = me.open(people=1)
        with raw(running) as made:
            made.sendall(
                b"GET /api/tables/%s/socket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
                b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n" % table.encode()
            )
            made.recv(50)
            wait_for(lambda: cut_off(made, (b"\x81\x82" + bytes(4) + b"{}") * 10**5))


def cut_off(made: socket.socket, data: bytes) -> bool:
    """Whether nobody takes any more."""
    try:
        made.sendall(data)
    except OSError:
        return True
    return False


# Over a seat's connection.


@contextlib.contextmanager
def plain(running: Served, table: str) -> Iterator[ClientConnection]:
    """A WebSocket that nobody has sat down with."""
    address = f"{running.address.replace('http', 'ws')}/api/tables/{table}/socket"
    with connect(address, open_timeout=PATIENCE, ping_interval=None) as made:
        yield made


def code_of(made: ClientConnection) -> int | None:
    """With which code the server closes."""
    try:
        while True:
            made.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_who_does_not_sit_down_is_sent_away(tmp_path: Path) -> None:
    with served(tmp_path, "sit_seconds=1") as (running, me), plain(running, me.open()) as made:
        assert "error-silent" in str(made.recv(timeout=PATIENCE))
        assert code_of(made) == 4008


def test_who_says_nothing_for_too_long_is_sent_away(tmp_path: Path) -> None:
    with served(tmp_path, "idle_seconds=1") as (_, me), me.sit(me.open(people=1)) as seat:
        assert seat.refusal() == Refused(msg("error-silent"), fatal=True)
        with pytest.raises(Closed, match="4008"):
            seat.hear()


def test_a_message_longer_than_any_that_makes_sense(tmp_path: Path) -> None:
    with served(tmp_path) as (running, me):
        table = me.open(people=1)
        with me.sit(table) as seat:
            seat.my_turn()
            seat.say("x" * (Limits.message_bytes + 1))
            with pytest.raises(Closed, match="1009"):
                seat.hear()
        with plain(running, table) as made:
            assert made.protocol.extensions == []  # nothing that is sent packed


def test_late_answers_are_counted(tmp_path: Path) -> None:
    with served(tmp_path, "messages_per_second=2") as (_, me), me.sit(me.open(people=1)) as seat:
        seat.my_turn()
        with contextlib.suppress(ConnectionClosed):
            for _ in range(30):
                seat.say(Act(10**6, 1))
        while not (refused := seat.refusal()).fatal:
            assert "came too late" in str(refused.message)
        assert str(refused.message) == "Too many messages came at once; the connection ends."
        with pytest.raises(Closed, match="4029"):
            seat.hear()


def test_a_match_at_full_speed_is_within_the_limits(tmp_path: Path) -> None:
    with served(tmp_path) as (_, me), me.sit(me.open(rounds=4)) as seat:
        assert seat.moves(Random(1)).status == "over"


def test_pings_are_counted(tmp_path: Path) -> None:
    with served(tmp_path, "frames_per_second=5") as (running, me), plain(running, me.open()) as made:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(60):
                made.ping()
        assert code_of(made) == 4029


def test_fragments_of_nothing_are_counted(tmp_path: Path) -> None:
    with served(tmp_path, "frames_per_second=5") as (running, me), plain(running, me.open()) as made:
        with contextlib.suppress(ConnectionClosed):
            made.send([""] * 60)
        assert code_of(made) == 4029


def test_pings_whose_answers_nobody_reads_do_not_fill_the_memory(tmp_path: Path) -> None:
    """The connection ends before more than some hundred kilobytes wait in the server."""
    ping = b"\x89\xfd" + bytes(4) + bytes(125)
    with served(tmp_path, "frames_per_second=100000000") as (running, me):
        table = me.open()
        with raw(running) as made:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            made.sendall(
                b"GET /api/tables/%s/socket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
                b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n" % table.encode()
            )
            made.recv(50)
            with pytest.raises(OSError, match=r"reset|pipe|closed"):
                made.sendall(ping * 10**6)


def test_a_dead_peer_is_found_out(tmp_path: Path) -> None:
    with served(tmp_path, "ping_seconds=1") as (running, me):
        table = me.open(people=1)
        with raw(running) as made:
            made.sendall(
                b"GET /api/tables/%s/socket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
                b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n" % table.encode()
            )
            assert b"keepalive ping timeout" in all_of(made)


def test_hints_for_a_seat_are_counted_over_all_its_connections(tmp_path: Path) -> None:
    with served(tmp_path, "hints_per_minute=2") as (_, me):
        table = me.open("mushi", people=1, bots=1)
        refused = 0
        for _ in range(3):
            with me.sit(table) as seat:
                seat.my_turn()
                seat.say(Ask(seat.now.turn))
                told = seat.hear()
                refused += isinstance(told, Refused) and str(told.message).startswith("This is asked too often")
        assert refused == 1


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
