"""What one visitor may ask of the server over HTTP, and the answer beyond that."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
import threading
import time
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.server.limited_servers import all_of, port, raw, served
from tests.server.serving import Client, Served
from tests.server.test_records import LINES, text_of
from tests.support.helpers import full_match
from tests.support.timeouts import PATIENCE, wait_for

WISH = {"game": "hiraya", "seats": [{"name": "Aki"}, {"name": "Ben", "bot": "master"}, {"name": "Chie", "bot": "strong"}]}


def bring(me: Client, text: bytes, **headers: str) -> httpx.Response:
    return me.http.post("/api/records", content=text, headers={"content-type": "text/plain", **headers})


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
        assert "The server is full" in answer.decode()
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
        assert me.http.get("/api").status_code == 429
        assert me.http.get("/").status_code != 429  # the page has a limit of its own


@pytest.mark.parametrize("path", ["/", "/table/somewhere", "/deck/1a.svg", "/nothing.js"])
def test_the_page_and_its_files_are_counted(tmp_path: Path, path: str) -> None:
    with served(tmp_path, "files_per_minute=3") as (_, me):
        codes = [me.http.get(path).status_code for _ in range(5)]
        assert codes[3:] == [429, 429]
        assert 429 not in codes[:3]
        assert me.http.get("/api/words").status_code == 200


@pytest.mark.parametrize("path", ["/readyz", "/healthz", "/metrics"])
def test_health_checks_are_counted_by_themselves(tmp_path: Path, path: str) -> None:
    """Whoever watches the server asks at the same address as everybody else, where a proxy or a container brings them all."""
    with served(tmp_path, "checks_per_minute=3", "requests_per_minute=1", "files_per_minute=1", "connections_per_address=5") as (_, me):
        for _ in range(3):
            me.http.get("/")
            me.http.get("/api/words")
        codes = [me.http.get(path).status_code for _ in range(4)]
        assert codes[3] == 429
        assert 429 not in codes[:3]


def test_who_plays_leaves_room_for_a_health_check(tmp_path: Path) -> None:
    with served(tmp_path, "connections_per_address=3", proxies=["127.0.0.1"]) as (_, me), contextlib.ExitStack() as seats:
        for _ in range(3):
            seats.enter_context(me.sit(me.open(people=1))).update()
        assert me.http.get("/api/words").status_code == 429
        assert me.http.get("/healthz").status_code == me.http.get("/readyz").status_code == 200


def test_what_is_refused_is_counted_too(tmp_path: Path) -> None:
    with served(tmp_path, "requests_per_minute=2") as (_, me):
        codes = [me.http.get("/api/words", headers={"host": "evil.example"}).status_code for _ in range(3)]
        assert codes == [403, 403, 429]


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


def test_a_body_that_lay_ready_while_the_server_stood_still_is_read(tmp_path: Path) -> None:
    """When a loop goes on, a time that is over comes before whoever waits for the body is woken."""
    head = b"POST /api/records HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\ncontent-length: 1\r\n\r\n"
    stands, goes_on = threading.Event(), threading.Event()

    async def stand_still() -> None:
        stands.set()
        goes_on.wait(PATIENCE)

    with served(tmp_path, "request_seconds=1") as (running, _), raw(running, head) as made:
        wait_for(lambda: running.in_loop(answers()))
        still = threading.Thread(target=running.in_loop, args=(stand_still(),))
        still.start()
        stands.wait(PATIENCE)
        made.sendall(b"{")
        time.sleep(1.1)  # the server has to stand still in earnest, for longer than a body may take
        goes_on.set()
        still.join()
        assert made.recv(12) == b"HTTP/1.1 409"  # it is no record


async def answers() -> bool:
    """Whether the server is busy with a request."""
    return any("run_asgi" in str(task.get_coro()) for task in asyncio.all_tasks())


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


@pytest.mark.parametrize("pieces", [1, 2, 3])
def test_headers_that_are_too_long_are_refused_however_they_arrive(tmp_path: Path, pieces: int) -> None:
    with served(tmp_path) as (running, _):
        for length, status in ((16_000, b"200"), (17_000, b"400")):
            text = b"GET /api/words HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nx: " + b"y" * length + b"\r\n\r\n"
            step = -(-len(text) // pieces)
            with raw(running) as made:
                made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                for at in range(0, len(text), step):
                    made.sendall(text[at : at + step])
                assert all_of(made).startswith(b"HTTP/1.1 " + status)


@pytest.mark.parametrize("upgrade", [b"", b"upgrade: websocket\r\nconnection: upgrade\r\n"])
def test_a_request_with_two_lengths_of_its_body_is_refused(tmp_path: Path, upgrade: bytes) -> None:
    """A proxy may believe one and we the other: then the rest would be somebody else's request."""
    both = b"content-type: application/json\r\ncontent-length: 6\r\nTransfer-Encoding: chunked\r\n" + upgrade
    with served(tmp_path) as (running, _):
        with raw(running, b"POST /api/score HTTP/1.1\r\nhost: localhost\r\n" + both + b"\r\n0\r\n\r\nGET /api/words HTTP/1.1\r\n") as made:
            answer = all_of(made)
        assert answer.startswith(b"HTTP/1.1 400")
        assert answer.count(b"HTTP/1.1") == 1
        assert b"not a request that can be read" in answer


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
