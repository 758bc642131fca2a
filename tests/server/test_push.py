"""Web Push at tables with days for a move: who is notified, through what, and which addresses are never called."""

from __future__ import annotations

import asyncio
import threading
import time
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from hanashobu.app.messages.refusal import Refusal
from hanashobu.app.people.seat_keys import Role
from hanashobu.app.rooms.alarms import Alarms
from hanashobu.server.push import push
from hanashobu.server.push.public_addresses import is_public
from hanashobu.server.push.push import Pushes
from tests.server.friend_clients import Friend, agree
from tests.server.serving import Served
from tests.support.timeouts import PATIENCE, wait_for

pytest.importorskip("cryptography", reason="the extra push is not installed")

DAYS = {"clock": {"kind": "days", "move": 3}}


class Call(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """A push service on this machine, which remembers what it was sent."""

    def __init__(self) -> None:
        self.calls: Queue[Call] = Queue()
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.calls.put(Call(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Quietly."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def call(self) -> Call:
        return self.calls.get(timeout=PATIENCE)


@pytest.fixture
def service() -> Iterator[PushService]:
    made = PushService()
    yield made
    made.close()


@pytest.fixture
def pushing(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path / "tables.sqlite", push_to_loopback=True) as served:
        yield served


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def verified(call: Call, public: str) -> dict[str, Any]:
    """The claims, if a push service would accept them (RFC 8292)."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec, utils

    scheme, _, rest = call.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert parts["k"] == public
    header, claims, signature = parts["t"].split(".")
    raw = decoded(signature)
    assert len(raw) == 64
    dss = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public))
    key.verify(dss, f"{header}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))  # raises if it is not theirs
    assert msgspec.json.decode(decoded(header)) == {"typ": "JWT", "alg": "ES256"}
    found: dict[str, Any] = msgspec.json.decode(decoded(claims))
    return found


def subscribe(friend: Friend, service: PushService, **more: Any) -> None:
    answer = friend.post(friend.here("/push"), {"endpoint": f"{service.origin}/to/{friend.name}?at={friend.table}", **more})
    assert answer.status_code == 200, answer.text


def gathered(served: Served, service: PushService, settings: dict[str, Any] = DAYS) -> tuple[Friend, Friend]:
    """Aki and Ben at a table, both of whom want to be told."""
    aki, ben = Friend(served, "Aki"), Friend(served, "Ben")
    ben.join(aki.open(settings=settings), 1)
    for friend in (aki, ben):
        subscribe(friend, service)
    return aki, ben


@contextmanager
def begun(served: Served, service: PushService) -> Iterator[tuple[Friend, Friend, Friend, Any]]:
    """The same two in their match: both, and who has to move, with their connection."""
    aki, ben = gathered(served, service)
    with aki.sit() as a, ben.sit() as b:
        agree(aki.table, a, b)
        a.until(lambda now: now.actor is not None)
        b.until(lambda now: now.actor is not None)
        first = (aki, a) if a.now.actor == 0 else (ben, b)
        yield aki, ben, *first


def test_whose_turn_begins_is_told_so_and_nothing_else(pushing: Served, service: PushService) -> None:
    public = Friend(pushing, "Chie").get("/api/push").json()["key"]
    with begun(pushing, service) as (aki, ben, first, asked):
        call = service.call()
        assert call.path == f"/to/{first.name}?at={aki.table}"
        assert call.body == b""
        claims = verified(call, public)
        assert claims["aud"] == service.origin
        assert time.time() < claims["exp"] <= time.time() + 86_400
        assert int(call.headers["ttl"]) > 0
        assert aki.table not in call.headers["topic"]
        while asked.now.question:
            heard = len(asked.updates)
            asked.move(Random(1))
            while len(asked.updates) == heard:
                asked.update()
        other = ben if first is aki else aki
        assert service.call().path == f"/to/{other.name}?at={aki.table}"
        assert service.calls.empty()


def test_a_forged_call_is_not_accepted(pushing: Served, service: PushService) -> None:
    from cryptography.exceptions import InvalidSignature

    public = Friend(pushing, "Chie").get("/api/push").json()["key"]
    with begun(pushing, service):
        call = service.call()
        scheme, token = call.headers["authorization"].split("t=")
        header, claims, rest = token.split(".")
        other = msgspec.json.encode({**msgspec.json.decode(decoded(claims)), "aud": "https://example.org"})
        forged = Call("", {"authorization": f"{scheme}t={header}.{push._base64(other)}.{rest}"}, b"")
        with pytest.raises(InvalidSignature):
            verified(forged, public)


def test_at_80_percent_of_the_time_there_is_a_reminder(pushing: Served, service: PushService, monkeypatch: pytest.MonkeyPatch) -> None:
    with begun(pushing, service) as (aki, _, first, _asked):
        service.call()
        state = pushing.app.state
        room = pushing.in_loop(state.rooms.of_friends(aki.table))
        warning = min(room.clock.warning(seat) for seat in room.clock.since)
        monkeypatch.setattr("hanashobu.app.rooms.alarms.milliseconds", lambda: warning + 1)
        alarms = Alarms(state.async_store, state.bus, state.rooms, state.friends, state.pushes.remind)
        pushing.in_loop(alarms._time_is_up(room))
        assert service.call().path == f"/to/{first.name}?at={aki.table}"


def test_without_days_for_a_move_nobody_is_told(pushing: Served, service: PushService) -> None:
    aki, ben = gathered(pushing, service, {"clock": {"kind": "strict", "move": 600}})
    with aki.sit() as a, ben.sit() as b:
        agree(aki.table, a, b)
        a.until(lambda now: now.actor is not None)
    assert not pushing.app.state.pushes._tasks
    assert service.calls.empty()


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_not_told_again(pushing: Served, service: PushService, status: int) -> None:
    service.status = status
    with begun(pushing, service) as (aki, _, first, _asked):
        service.call()
        wait_for(lambda: len(pushing.store.pushes(aki.table)) == 1)
        assert first.name not in pushing.store.pushes(aki.table)[0].endpoint


def test_a_push_service_in_trouble_keeps_its_browsers(pushing: Served, service: PushService) -> None:
    service.status = 503
    with begun(pushing, service) as (aki, _ben, _first, _asked):
        service.call()
        wait_for(lambda: not pushing.app.state.pushes._tasks)
        assert len(pushing.store.pushes(aki.table)) == 2


def test_who_turns_it_off_or_signs_a_device_out_is_not_told_there(pushing: Served, service: PushService) -> None:
    aki, ben = gathered(pushing, service)
    subscribe(aki, service, wanted=False)
    assert [pushed.party for pushed in pushing.store.pushes(aki.table)] == [1]
    code = ben.post(ben.here("/carry")).json()["code"]
    other = Friend(pushing, "Ben")
    other.table = ben.table
    other._joined(other.post(other.here("/carried"), {"code": code}).json())
    assert other.post(other.here("/sign-out")).json() == 1
    pushing.in_loop(pushing.app.state.pushes._notify(ben.table, 1))
    assert service.calls.empty()
    assert pushing.store.pushes(aki.table) == []


def test_without_a_key_to_the_table_nobody_is_subscribed(pushing: Served, service: PushService) -> None:
    aki, _ = gathered(pushing, service)
    stranger = Friend(pushing, "Chie", key="a key that opens nothing at all")
    answer = stranger.post(aki.here("/push"), {"endpoint": f"{service.origin}/x"})
    assert answer.status_code == 404
    assert len(pushing.store.pushes(aki.table)) == 2


def test_a_device_too_many_takes_the_place_of_another(pushing: Served, service: PushService) -> None:
    aki, _ = gathered(pushing, service)
    for number in range(2 * push.MOST_DEVICES):
        assert aki.post(aki.here("/push"), {"endpoint": f"{service.origin}/{number}"}).status_code == 200
    own = [pushed for pushed in pushing.store.pushes(aki.table) if pushed.party == 0]
    assert len(own) == push.MOST_DEVICES


def test_all_processes_and_restarts_have_the_same_key(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with Served(tmp_path / "tables.sqlite") as served:
            keys.append(Friend(served, "Aki").get("/api/push").json()["key"])
    assert keys[0] == keys[1]
    assert len(decoded(keys[0])) == 65


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://example.org/x",  # not https
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://[::1]/x",
        "https://10.1.2.3/x",
        "https://192.168.1.1/x",
        "https://169.254.169.254/latest/meta-data",
        "https://[fd00::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://[64:ff9b::7f00:1]/x",
        "https://2130706433/x",  # 127.0.0.1 as one number
        "https://93.184.216.34:22/x",
        "https://user:word@93.184.216.34/x",
        "https://93.184.216.34/x\r\nHost: elsewhere",
        "file:///etc/passwd",
        "https://",
        "https://[",
        "",
    ],
)
def test_only_public_addresses_are_called(served: Served, endpoint: str) -> None:
    aki = Friend(served, "Aki")
    aki.open(settings=DAYS)
    answer = aki.post(aki.here("/push"), {"endpoint": endpoint})
    assert answer.status_code == 422
    assert "https" in answer.json()["sentence"]
    assert served.store.pushes(aki.table) == []


def test_a_name_that_moves_to_a_private_address_is_not_called(served: Served) -> None:
    """A stranger's name server can give another answer later: what counts is the answer at the time of sending."""
    pushes: Pushes = served.app.state.pushes

    async def moved() -> None:
        loop, answers = asyncio.get_running_loop(), iter(["93.184.216.34", "127.0.0.1"])

        async def getaddrinfo(host: str, port: int, **_: Any) -> list[Any]:
            return [(2, 1, 6, "", (next(answers), port))]

        loop.getaddrinfo, before = getaddrinfo, loop.getaddrinfo  # type: ignore[method-assign, assignment]
        try:
            assert (await pushes._endpoint("https://push.example.org/x")).address == "93.184.216.34"
            with pytest.raises(ValueError, match="public"):
                await pushes._endpoint("https://push.example.org/x")
        finally:
            loop.getaddrinfo = before  # type: ignore[method-assign]

    asyncio.run(moved())


@pytest.mark.parametrize(
    "address",
    [
        "93.184.216.34",
        "8.8.8.8",
        "1.1.1.1",
        "172.32.0.1",
        "192.0.1.1",
        "223.255.255.255",
        "2606:2800:220:1::1",
        "2a00:1450::1",
        "2001:4860::1",
    ],
)
def test_what_is_a_public_address(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0 0.1.2.3 10.1.2.3 100.64.0.1 127.0.0.1 127.9.9.9 169.254.169.254 172.16.0.1 172.31.255.255 192.168.0.1",
        "192.0.0.8 192.0.0.9 192.0.0.170 192.0.2.1 192.31.196.1 192.52.193.1 192.88.99.0 192.175.48.1 198.18.0.1 198.19.255.255",
        "198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255",
        ":: ::1 ::127.0.0.1 ::10.0.0.1 ::ffff:127.0.0.1 ::ffff:93.184.216.34 ::ffff:0:127.0.0.1 64:ff9b::7f00:1 64:ff9b:1::a00:1",
        "64:ff9b:1:ffff::a00:1 100::1 2001::1 2001:0:7f00:1::1 2001:2::1 2001:10::1 2001:20::1 2001:1ff::1 2001:db8::1 2002:7f00:1::",
        "2002:5db8:d822::1 2620:4f:8000::1 3ffe::1 3fff::1 3fff:fff::1 4000::1 5f00::1 fd00::1 fe80::1 fe80::1%eth0 fec0::1 ff02::1",
    ],
)
def test_what_may_lead_into_a_network_of_somebodys_own(address: str) -> None:
    """Also what Python's ipaddress calls global, in whatever version: relays, local NAT64, ranges that nobody was given."""
    assert [one for one in address.split() if is_public(one)] == []


def test_a_server_without_the_extra_says_so(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "AVAILABLE", False)
    served.app.state.pushes._signer = None
    answer = Friend(served, "Aki").get("/api/push")
    assert answer.status_code == 404
    assert "hanashobu[push]" in answer.json()["sentence"]
    fresh = Pushes(served.app.state.async_store)
    with pytest.raises(Refusal):
        served.in_loop(fresh.subscribe("table", Role(0, ("",)), "https://93.184.216.34/x", ""))
