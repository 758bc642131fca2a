"""Every refusal of every operation, provoked on both hosts: the status that is declared, and a sentence in the reader's language."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from hanashobu.app.admission.limits import Limits
from hanashobu.app.messages.api import Problem
from hanashobu.app.operations import OPERATIONS, of_host
from hanashobu.app.operations.operation import Operation
from hanashobu.app.people.friends import Friends
from hanashobu.server.push import push
from hanashobu.text.reader import Reader
from tests.in_browser.pages import MemoryStorage, Page
from tests.server import limited_servers
from tests.server.limited_servers import all_of, raw
from tests.server.serving import ME, Client, Served
from tests.support.timeouts import PATIENCE

KEY = {"authorization": f"Bearer {ME}"}
NOWHERE = "nosuchtable1"
SEATS = [{"name": "Aki"}, {"name": "Ben", "bot": "random"}]
OPEN = [{"name": "Aki"}, {"name": "", "open": True}]
TABLE = {"game": "mushi", "seats": SEATS, "options": {"rounds": 1}}
LESSON = {"game": "hiraya", "name": "Aki", "others": ["Ben", "Chie"]}
SCORE = {"game": "mushi", "names": ["Aki", "Ben"]}


class Places(NamedTuple):
    """What is there: a table in play, one whose match is over, a gathering with a guest's key, and one that is being dealt."""

    running: str
    over: str
    gathering: str
    guest: str
    dealing: str
    host: str


# What a function itself refuses: the path and the body that provoke it, and whose key it takes.
OWN: dict[tuple[str, int], tuple[str, object, str]] = {
    ("rules", 404): ("/api/games/nosuch/rules", None, ""),
    ("rules", 409): ("/api/games/mushi/rules?players=9", None, ""),
    ("open_table", 404): ("/api/tables", {**TABLE, "game": "nosuch"}, ""),
    ("open_table", 409): ("/api/tables", {**TABLE, "seats": OPEN}, ""),
    ("open_gathering", 404): ("/api/gatherings", {**TABLE, "game": "nosuch"}, ""),
    ("open_gathering", 409): ("/api/gatherings", {**TABLE, "seats": SEATS[1:] * 2}, ""),
    ("open_lesson", 404): ("/api/lessons", {**LESSON, "game": "nosuch"}, ""),
    ("open_lesson", 409): ("/api/lessons", {**LESSON, "others": []}, ""),
    ("one_table", 404): (f"/api/tables/{NOWHERE}", None, ""),
    ("forget", 404): (f"/api/tables/{NOWHERE}", None, ""),
    ("forget", 409): ("/api/tables/{dealing}", None, "host"),
    ("record_of", 404): (f"/api/tables/{NOWHERE}/record", None, ""),
    ("record_of", 409): ("/api/tables/{running}/record", None, ""),
    ("join", 404): (f"/api/tables/{NOWHERE}/seats/1", {"name": "Ben"}, ""),
    ("join", 409): ("/api/tables/{gathering}/seats/0", {"name": "Chie"}, ""),
    ("carry", 404): ("/api/tables/{gathering}/carry", None, ""),
    ("carried", 409): ("/api/tables/{gathering}/carried", {"code": "nosuchcode12"}, ""),
    ("sign_out", 404): ("/api/tables/{gathering}/sign-out", None, ""),
    ("be_host", 404): ("/api/tables/{gathering}/host", {"what": "lock"}, ""),
    ("be_host", 409): ("/api/tables/{gathering}/host", {"what": "lock"}, "guest"),
    ("rematch", 404): ("/api/tables/{gathering}/rematch", None, ""),
    ("rematch", 409): ("/api/tables/{gathering}/rematch", None, "guest"),
    ("bring", 409): ("/api/records", "these are no cards", ""),
    ("one_record", 404): ("/api/records/nosuchrecord", None, ""),
    ("one_record", 409): ("/api/records/{running}", None, ""),
    ("moments", 404): ("/api/records/nosuchrecord/moments", None, ""),
    ("moments", 409): ("/api/records/{running}/moments", None, ""),
    ("luck", 404): ("/api/records/nosuchrecord/luck", None, ""),
    ("luck", 409): ("/api/records/{running}/luck", None, ""),
    ("decisions", 404): ("/api/records/{over}/decisions?round=9", None, ""),
    ("decisions", 409): ("/api/records/{running}/decisions?round=1", None, ""),
    ("play_on", 404): ("/api/records/nosuchrecord/play", {"at": 5, "seats": SEATS}, ""),
    ("play_on", 409): ("/api/records/{over}/play", {"at": 5, "seats": SEATS[:1]}, ""),
    ("score", 404): ("/api/score", {**SCORE, "game": "nosuch"}, ""),
    ("score", 409): ("/api/score", {**SCORE, "names": ["Aki"] * 7}, ""),
    ("push_key", 404): ("/api/push", None, ""),
    ("subscribe", 404): ("/api/tables/{gathering}/push", {"endpoint": "https://push.example/a"}, ""),
    ("import_all", 409): ("/api/import", "this is no export", ""),
}

# What is not asked for wrongly, to meet a limit.
RIGHT: dict[str, tuple[str, object]] = {
    "open_table": ("/api/tables", TABLE),
    "open_gathering": ("/api/gatherings", {**TABLE, "seats": OPEN}),
    "open_lesson": ("/api/lessons", LESSON),
    "my_tables": ("/api/tables", None),
    "join": ("/api/tables/{gathering}/seats/1", {"name": "Ben"}),
    "carry": ("/api/tables/{gathering}/carry", None),
    "carried": ("/api/tables/{gathering}/carried", {"code": "nosuchcode12"}),
    "be_host": ("/api/tables/{gathering}/host", {"what": "lock"}),
    "rematch": ("/api/tables/{gathering}/rematch", None),
    "lobby": ("/api/lobby", None),
    "mine": ("/api/mine", {"keys": []}),
    "bring": ("/api/records", "these are no cards"),
    "moments": ("/api/records/{over}/moments", None),
    "luck": ("/api/records/{over}/luck", None),
    "decisions": ("/api/records/{over}/decisions?round=1", None),
    "play_on": ("/api/records/{over}/play", {"at": 40, "seats": SEATS}),
    "score": ("/api/score", {**SCORE, "rounds": []}),
    "subscribe": ("/api/tables/{gathering}/push", {"endpoint": "https://push.example/a"}),
}
BY_HTTP = {408, 413, 415}  # what only bytes that come slowly, or headers, can provoke
ALWAYS = 503  # the server is full (test_limits.py), or cannot store or read (test_faults.py, test_trouble.py)


def by_name(name: str) -> Operation:
    return next(one for one in OPERATIONS if one.name == name)


def with_status(status: int) -> list[str]:
    return [one.name for one in of_host("server") if status in one.problems]


def check(status: int, body: bytes, wanted: int) -> None:
    """A refusal that people can read, each in their language."""
    assert status == wanted, body
    problem = msgspec.json.decode(body, type=Problem)
    read = {language: Reader(language)(problem.message) for language in ("en", "es", "ja")}
    assert problem.sentence == read["en"]
    assert len(set(read.values())) == 3, read
    assert re.search(r"[ぁ-んァ-ン]", read["ja"]), read
    assert all(sentence and problem.message.id not in sentence for sentence in read.values())


def sent(client: httpx.Client, operation: Operation, path: str, body: object, headers: dict[str, str]) -> httpx.Response:
    content = None if body is None else body.encode() if isinstance(body, str) else msgspec.json.encode(body)
    kind = {} if body is None else {"content-type": "text/plain" if operation.signature.takes is bytes else "application/json"}
    return client.request(operation.method, path, content=content, headers={**kind, **headers})


def played(client: Client) -> str:
    """A table whose match is over."""
    table = client.open("mushi", 1, 1, rounds=1)
    with client.sit(table) as seat:
        seat.moves(Random(1))
    return table


@pytest.fixture(scope="module")
def places(served: Served, me: Client) -> Places:
    def gather() -> tuple[str, str]:
        opened = me.http.post("/api/gatherings", json={**TABLE, "seats": OPEN}).json()
        return opened["table"]["id"], opened["key"]

    (gathering, _), (dealing, host) = gather(), gather()
    guest = httpx.post(f"{served.address}/api/tables/{gathering}/seats/1", json={"name": "Ben"}, timeout=PATIENCE).json()["key"]
    return Places(me.open("mushi", 1, 1), played(me), gathering, guest, dealing, host)


def begin_to_deal(served: Served, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A deal that takes as long as this test."""

    async def later(_friends: Friends, _table: str) -> None:
        return

    monkeypatch.setattr(Friends, "deal", later)
    served.in_loop(served.app.state.friends.change(table, lambda now: replace(now, stage="dealing")))


def test_every_declared_refusal_is_provoked_below() -> None:
    declared = {(one.name, status) for one in OPERATIONS for status in one.problems}
    given = {(one.name, status) for one in OPERATIONS for status in one.problems if status in {ALWAYS, *BY_HTTP, 401, 422}}
    assert declared - given - set(OWN) - {(name, 429) for name in RIGHT} == set()
    assert set(OWN) | {(name, 429) for name in RIGHT} <= declared


@pytest.mark.parametrize(("name", "status"), [case for case in OWN if by_name(case[0]).host != "worker"])
def test_what_an_operation_refuses(name: str, status: int, served: Served, places: Places, monkeypatch: pytest.MonkeyPatch) -> None:
    if name == "push_key":
        monkeypatch.setattr(push, "AVAILABLE", False)
    if (name, status) == ("forget", 409):
        begin_to_deal(served, places.dealing, monkeypatch)
    path, body, whose = OWN[name, status]
    key = {"authorization": f"Bearer {getattr(places, whose)}"} if whose else KEY
    with httpx.Client(base_url=served.address, timeout=PATIENCE) as client:
        answer = sent(client, by_name(name), path.format(**places._asdict()), body, key)
    check(answer.status_code, answer.content, status)


@pytest.mark.parametrize("name", with_status(401))
def test_whose_request_it_is_has_to_be_known(name: str, served: Served, places: Places) -> None:
    path = re.sub(r"\{\w+\}", NOWHERE, by_name(name).path)
    with httpx.Client(base_url=served.address, timeout=PATIENCE) as client:
        answer = sent(client, by_name(name), path, None, {})
    check(answer.status_code, answer.content, 401)


def misread(operation: Operation) -> tuple[str, object]:
    """A request whose body or parameter cannot be read."""
    path = re.sub(r"\{(table|id)\}", NOWHERE, operation.path).replace("{seat}", "1").replace("{game}", "mushi")
    if operation.signature.takes:
        return path, []
    wrong = next(one for one in operation.signature.parameters if one.may_be_wrong)
    return (operation.path.replace(f"{{{wrong.name}}}", "x") if wrong.in_path else f"{path}?{wrong.name}=x"), None


@pytest.mark.parametrize("name", with_status(422))
def test_what_cannot_be_read(name: str, served: Served) -> None:
    path, body = misread(by_name(name))
    with httpx.Client(base_url=served.address, timeout=PATIENCE) as client:
        answer = sent(client, by_name(name), path, body, KEY)
    check(answer.status_code, answer.content, 422)


@pytest.mark.parametrize("status", [413, 415])
@pytest.mark.parametrize("name", with_status(413))
def test_a_body_that_is_too_long_or_of_another_kind(name: str, status: int, served: Served) -> None:
    operation = by_name(name)
    path = re.sub(r"\{\w+\}", "1" * 6, operation.path).replace("/seats/111111", "/seats/1")
    text = operation.signature.takes is bytes
    kind = "image/png" if status == 415 else "text/plain" if text else "application/json"
    size = 1 if status == 415 else 1 + (Limits.record_bytes if text else Limits.body_bytes)
    with httpx.Client(base_url=served.address, timeout=PATIENCE) as client:
        answer = client.request(operation.method, path, content=b" " * size, headers={**KEY, "content-type": kind})
    check(answer.status_code, answer.content, status)


def test_a_body_that_does_not_come(tmp_path: Path) -> None:
    """All of them at once, because each takes a second."""
    with limited_servers.served(tmp_path, "request_seconds=1") as (server, _):
        waiting: list[socket.socket] = []
        for name in with_status(408):
            operation = by_name(name)
            path = re.sub(r"\{\w+\}", "1" * 6, operation.path).replace("/seats/111111", "/seats/1")
            kind = "text/plain" if operation.signature.takes is bytes else "application/json"
            head = f"{operation.method} {path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer {ME}\r\ncontent-type: {kind}\r\n"
            waiting.append(raw(server, f"{head}content-length: 9\r\n\r\n".encode()))
        for one in waiting:
            answer, _, problem = all_of(one).partition(b"\r\n\r\n")
            check(int(answer.split()[1]), problem, 408)
            one.close()


ONCE = ("tables_per_hour=4", "costly_per_minute=1", "records_per_hour=1", "joins_per_minute=1", "codes_per_minute=1")


@pytest.mark.parametrize("name", with_status(429))
def test_what_is_asked_for_too_often(name: str, tmp_path: Path) -> None:
    with limited_servers.served(tmp_path, *ONCE) as (server, client):
        opened = client.http.post("/api/gatherings", json={**TABLE, "seats": OPEN}).json()
        found = {"gathering": opened["table"]["id"], "over": played(client) if "{over}" in RIGHT[name][0] else ""}
        path, body = RIGHT[name]
        with httpx.Client(base_url=server.address, timeout=PATIENCE) as http:
            for _ in range(9):
                answer = sent(http, by_name(name), path.format(**found), body, KEY)
                if answer.status_code == 429:
                    break
        assert int(answer.headers["retry-after"]) > 0
    check(answer.status_code, answer.content, 429)


# The same in a browser.


@pytest.fixture
def page() -> Page:
    return Page(MemoryStorage())


def cases() -> Iterator[tuple[str, int, str, object]]:
    for (name, status), (path, body, whose) in OWN.items():
        if by_name(name).host != "server" and not whose:
            yield name, status, path, body
    for operation in of_host("worker"):
        if 422 in operation.problems:
            yield operation.name, 422, *misread(operation)
        if operation.signature.player:
            yield operation.name, 401, re.sub(r"\{\w+\}", NOWHERE, operation.path), None


def test_a_browser_refuses_the_same(page: Page) -> None:
    async def ask() -> list[tuple[str, int, int, bytes]]:
        running, over = await page.open("mushi", seats=SEATS), await page.open("mushi", seats=SEATS)
        await page.sit(over).play(Random(1))
        found = []
        for name, status, path, body in cases():
            known = path.format(running=running, over=over).removeprefix("/api/")
            text: Any = body.encode() if isinstance(body, str) else body
            key = {"key": ""} if status == 401 else {}
            answer = await page.ask(by_name(name).method, known, text, **key)
            found.append((name, status, answer.status, answer.body))
        page.program.close()
        return found

    found = asyncio.run(ask())
    assert len(found) > 30
    for name, wanted, status, body in found:
        assert status == wanted, (name, wanted, body)
        check(status, body, wanted)
