"""Fuzzing: valid requests and frames, mutated at random, as bytes on a real connection."""

from __future__ import annotations

import contextlib
import json
import re
import socket
import struct
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from tests.server.serving import ME
from tests.support.timeouts import PATIENCE

STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})")
LENGTH = re.compile(rb"Content-Length: *(\d+)")
METHODS = ("GET", "GET", "GET", "POST", "POST", "POST", "DELETE", "PUT", "HEAD", "OPTIONS", "PATCH", "get", "BREW", "")
PATHS = (
    *("/", "/api/games", "/api/words", "/api/openapi.json", "/api/tables", "/api/records", "/api/score", "/table/x", "/../../etc/passwd"),
    *("/api/games/{game}/rules", "/api/tables/{id}", "/api/tables/{id}/record", "/api/records/{id}", "/api/records/{id}/moments"),
    *("/api/records/{id}/luck", "/api/records/{id}/decisions", "/api/records/{id}/decisions?round=1"),
    *("/api/records/{id}/play", "/api/tables/{id}/socket", "/api/{junk}", "/{junk}"),
    *("/api/lobby", "/api/mine", "/api/tables/{id}/seats/0", "/api/tables/{id}/seats/1", "/api/tables/{id}/seats/{junk}"),
    *("/api/tables/{id}/carry", "/api/tables/{id}/carried", "/api/tables/{id}/sign-out", "/api/tables/{id}/host"),
    *("/api/gatherings", "/api/tables/{id}/rematch", "/api/tables/{id}/push", "/api/push", "/api/commitments", "/api/lessons"),
    *("/healthz", "/readyz", "/metrics"),
)
TAKES_A_BODY = re.compile(
    r"/api/(tables|gatherings|records|score|mine|lessons)$|/(play|seats/\w+|carry|carried|sign-out|host|rematch|push)$"
)
GAMES = ("mushi", "hiraya", "hachi_hachi", "taiyaku", "nara", "kyu_rei_hana", "hana_awase", "go", "")
JUNK: tuple[Any, ...] = (
    *(None, True, 0, -1, 1.5, 1e308, 2**63, -(2**70), "", " ", "x" * 5000, "花", "\u202e", "\x00", "\ud800", "％", "NaN", "../.."),
    *([], {}, [[]], [None] * 20, {"": ""}, [[[[[[[[[[[[[]]]]]]]]]]]]], "1a", "12d", "master", "random", "2026-01-01", "0x7", "1e9"),
)
BODIES: tuple[Any, ...] = (
    {"game": "mushi", "seats": [{"name": "Aki"}, {"name": "Ben", "bot": "random"}], "options": {"rounds": 1}, "seed": "7"},
    {"game": "hachi_hachi", "seats": [{"name": "Aki"}, {"name": "Ben"}, {"name": "Chie", "bot": "beginner"}], "options": {"rounds": 1}},
    {"game": "mushi", "names": ["Aki", "Ben"], "rounds": [{"piles": [["1a", "1b"], "rest"], "dealer": 0}], "dealer": 0, "stopped": False},
    {"at": 20, "seats": [{"name": "Aki"}, {"name": "Ben"}]},
    {"game": "mushi", "seats": [{"name": "Aki"}, {"name": "", "open": True}], "settings": {"clock": {"kind": "strict", "move": 9}}},
    {"name": "Ben"},
    {"what": "fill", "seat": 1, "bot": "random"},
    {"what": "remove", "seat": 1},
    {"code": "abcdefghijkl"},
    {"keys": [{"table": "aaaaaaaaaaaa", "key": ME}]},
    {"endpoint": "https://push.example/abc", "wanted": True},
    {"endpoint": "https://push.example/abc", "wanted": False},
    {"game": "hiraya", "name": "Aki", "others": ["Ben", "Chie"]},
    {"event": "match", "format": 1, "game": "mushi", "options": {}, "seats": ["Aki", "Ben"], "start": [0, 0], "rounds": 1},
)
FITTING = {  # by a field that only these bodies have
    "/api/tables": "seed",
    "/api/gatherings": "settings",
    "/api/score": "names",
    "/api/records/{id}/play": "at",
    "/api/tables/{id}/seats/1": "name",
    "/api/tables/{id}/host": "what",
    "/api/tables/{id}/carried": "code",
    "/api/mine": "keys",
    "/api/tables/{id}/push": "endpoint",
    "/api/lessons": "others",
    "/api/records": "event",
}
MESSAGES: tuple[Any, ...] = (
    {"type": "sit", "player": ME, "seat": 0, "start": 0, "lang": "ja"},
    {"type": "act", "turn": 5, "action": 3},
    {"type": "act", "turn": 5, "action": 60, "to": 1, "amount": 3},
    {"type": "go_on", "turn": 5},
    {"type": "stop", "turn": 5},
    {"type": "ask", "turn": 5},
    {"type": "beat"},
    {"type": "sit", "player": "", "seat": None},
    {"type": "ready", "commitment": "ab" * 32},
    {"type": "unready"},
    {"type": "reveal", "nonce": "ab" * 32},
    {"type": "say", "phrase": "hello"},
    {"type": "say", "text": "Hello!"},
    {"type": "leave", "for_now": True},
    {"type": "let_bot", "seat": 1},
    {"type": "say", "stamp": "moon"},
    {"type": "leave"},
    {"type": "back"},
    {"type": "next", "turn": 5},
)


FRAMES = 30  # at most on one connection


def fuzz(address: str, tables: tuple[str, ...], number: int, keys: tuple[str, ...], at_once: int = 8) -> Counter[int]:
    """As many messages as that, half of them requests, half frames, over several connections at once; how the requests were answered."""
    fuzzers = [Fuzzer(address, tables, number + at, keys) for at in range(at_once)]
    with ThreadPoolExecutor(at_once) as threads:
        half = -(-number // (2 * at_once))
        for done in [threads.submit(fuzzer.run, half, half) for fuzzer in fuzzers]:
            done.result()
    assert sum(fuzzer.sent for fuzzer in fuzzers) >= number
    return sum((fuzzer.answers for fuzzer in fuzzers), Counter())


class Fuzzer:
    """Sends whatever comes to mind, and counts how it is answered."""

    def __init__(self, address: str, tables: tuple[str, ...], seed: int, keys: tuple[str, ...] = ()) -> None:
        self._host = address.removeprefix("http://")
        self._tables = tables
        self._keys = (ME, ME, *keys)
        self._random = Random(seed)
        self.answers: Counter[int] = Counter()  # by HTTP status; 0 where there was none
        self.sent = 0

    @contextlib.contextmanager
    def _connection(self) -> Iterator[socket.socket]:
        name, _, port = self._host.partition(":")
        with socket.create_connection((name, int(port)), PATIENCE) as found, contextlib.suppress(ConnectionError):
            yield found

    def request(self) -> None:
        """One request; now and then nobody waits for its answer, or it ends too early."""
        with self._connection() as connection:
            data = self._request()
            self.sent += 1
            if self._random.random() < 0.05:
                connection.sendall(data[: self._random.randrange(len(data))])
                return
            connection.sendall(data)
            if not _whole(data):  # the server waits for more
                connection.settimeout(0.02)
            if self._random.random() < 0.95:
                self._answered(connection)

    def _answered(self, connection: socket.socket) -> None:
        try:
            found = STATUS.match(connection.recv(4096))
        except TimeoutError:
            found = None
        self.answers[int(found.group(1)) if found else 0] += 1

    def frames(self, most: int) -> None:
        """Some frames over a socket; mostly by somebody who has sat down."""
        with self._connection() as connection:
            connection.sendall(self._upgrade())
            self._answered(connection)
            if self._random.random() < 0.8:
                connection.sendall(_frame(json.dumps(self._sit()).encode()))
            for _ in range(self._random.randrange(1, most)):
                self.sent += 1
                connection.sendall(self._frame())
            if self._random.random() < 0.5:  # some leave without a word
                connection.sendall(_frame(b"\x03\xe8", 8))
                while connection.recv(1 << 16):
                    pass

    def run(self, requests: int, frames: int) -> None:
        """Some requests, then some frames."""
        while self.sent < requests:
            self.request()
        while self.sent < requests + frames:
            self.frames(FRAMES)

    # What is sent.

    def _sit(self) -> dict[str, Any]:
        seat = self._random.choice((0, 0, 1, None))
        return {"type": "sit", "player": self._random.choice(self._keys), "seat": seat, "start": 0, "lang": "ja"}

    def _pattern(self) -> str:
        return self._random.choice(PATHS)

    def _method(self, pattern: str) -> str:
        """Mostly one that the address knows."""
        if self._random.random() < 0.15:
            return self._random.choice(METHODS)
        return "POST" if TAKES_A_BODY.search(pattern) and self._random.random() < 0.8 else "GET"

    def _path(self, pattern: str) -> str:
        junk = "".join(chr(self._random.randrange(33, 126)) for _ in range(self._random.randrange(1, 40)))
        id = self._random.choice((*self._tables, *self._tables, "aaaaaaaaaaaa", "%00", "a.%20b.", junk))
        path = pattern.format(id=id, game=self._random.choice(GAMES), junk=junk)
        if self._random.random() < 0.3:
            name = self._random.choice(("lang", "start", "end", "seat", "players", "option", "x"))
            path += f"?{name}={self._random.choice(('ja', 'en', '-1', '5', '99999999999', 'rounds=1', '%ff', '', junk))}"
        return path.replace(" ", "%20")

    def _request(self) -> bytes:
        pattern = self._pattern()
        body = self._body(pattern)
        heads = [
            f"Host: {self._host}",
            f"Content-Length: {max(0, len(body) + self._random.choice((0, 0, 0, 0, 0, 0, 0, 1, -1, 10**7)))}",
            f"Authorization: Bearer {self._random.choice((*self._keys, *self._keys, 'x', 'é' * 20))}",
            f"Content-Type: {self._random.choice((*['application/json'] * 8, 'text/plain', 'image/png', ''))}",
            f"Accept-Language: {self._random.choice(('ja', 'en', '%', 'x' * 2000))}",
            f"Origin: {self._random.choice((*['http://' + self._host] * 20, 'http://evil.example', 'null', ''))}",
        ]
        kept = [head for head in heads if self._random.random() < 0.97]
        line = f"{self._method(pattern)} {self._path(pattern)} HTTP/1.1"
        data = "\r\n".join([line, *kept, "", ""]).encode("utf-8", "replace") + body
        return self._bent(data) if self._random.random() < 0.1 else data

    def _body(self, pattern: str) -> bytes:
        """Mostly one that the address takes, as it should be or spoilt."""
        wanted = FITTING.get(pattern, "").split()
        fitting = [body for body in BODIES if any(field in body for field in wanted)]
        if fitting and self._random.random() < 0.8:
            body = self._random.choice(fitting)
            return json.dumps(body).encode() if self._random.random() < 0.4 else self._spoilt(body)
        return self._spoilt(self._random.choice(BODIES)) if self._random.random() < 0.5 else b""

    def _upgrade(self) -> bytes:
        path = f"/api/tables/{self._random.choice(self._tables)}/socket" if self._random.random() < 0.9 else self._path(self._pattern())
        key = "AAAAAAAAAAAAAAAAAAAAAA=="[: self._random.choice((24,) * 20 + (0, 11))]
        more = "Sec-WebSocket-Extensions: permessage-deflate\r\n" if self._random.random() < 0.1 else ""
        return (
            f"GET {path} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
        ).encode()

    def _frame(self) -> bytes:
        data = self._spoilt(self._random.choice(MESSAGES))
        kind = self._random.random()
        if kind < 0.8:
            return _frame(data)
        if kind < 0.85:
            return _frame(data, 2)
        if kind < 0.9:
            return _frame(data[:100], self._random.choice((9, 10)))
        if kind < 0.95:
            return _frame(data[:9], 1, last=False) + _frame(data[9:], 0)
        return self._bent(_frame(data, self._random.randrange(16), last=self._random.random() < 0.5))

    def _spoilt(self, value: Any) -> bytes:
        """Something that is nearly right, as JSON."""
        change: Callable[[Any], Any] = self._changed if self._random.random() < 0.8 else lambda same: same
        data = json.dumps(change(value)).encode()
        return self._bent(data) if self._random.random() < 0.2 else data

    def _changed(self, value: Any) -> Any:
        """One part of it is another, missing, or too much."""
        if isinstance(value, dict) and value and self._random.random() < 0.9:
            key = self._random.choice(list(value))
            if self._random.random() < 0.2:
                return {name: part for name, part in value.items() if name != key}
            return {**value, key: self._changed(value[key])}
        if isinstance(value, list) and value and self._random.random() < 0.8:
            at = self._random.randrange(len(value))
            return [*value[:at], *[self._changed(value[at])] * self._random.randrange(4), *value[at + 1 :]]
        return self._random.choice(JUNK)

    def _bent(self, data: bytes) -> bytes:
        """Some bytes are others, gone, or there twice."""
        bent = bytearray(data)
        for _ in range(self._random.randrange(1, 6)):
            at = self._random.randrange(len(bent) + 1)
            bent[at : at + self._random.randrange(3)] = self._random.randbytes(self._random.randrange(3))
        return bytes(bent) or b"\xff"


def _whole(data: bytes) -> bool:
    """Whether a request has all the body that it announces, as far as can be told."""
    head, end, body = data.partition(b"\r\n\r\n")
    size = LENGTH.search(head)
    return bool(end) and len(body) >= int(size.group(1) if size else 0)


def _frame(payload: bytes, opcode: int = 1, last: bool = True) -> bytes:
    """A frame of a client, with a mask of zero."""
    first, size = 0x80 * last | opcode, len(payload)
    head = struct.pack("!BB", first, 0x80 | size) if size < 126 else struct.pack("!BBH", first, 0x80 | 126, size)
    return head + bytes(4) + payload
