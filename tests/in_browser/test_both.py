"""A worker and a server answer the same at the same addresses."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest

from hanashobu.app.operations import OPERATIONS, of_host
from hanashobu.app.operations.operation import Host
from hanashobu.records.codec import to_line
from tests.in_browser.pages import KEY, MemoryStorage, Page
from tests.server.serving import Served
from tests.support.helpers import full_match

SEATS = [{"name": "Ume"}, {"name": "Kiku", "bot": "random"}, {"name": "Hagi", "bot": "random"}]
TABLE = {"game": "hiraya", "seats": SEATS, "seed": "7", "options": {"rounds": 1}}
REQUESTS: list[tuple[str, str, object]] = [
    ("GET", "words", None),
    ("GET", "games", None),
    ("GET", "games/hiraya/rules", None),
    ("GET", "games/nara/rules?players=4&option=rounds=3", None),
    ("GET", "games/nara/rules?players=99", None),
    ("GET", "games/nara/rules?option=nonsense=1", None),
    ("GET", "games/nosuch/rules", None),
    ("POST", "tables", TABLE),
    ("POST", "tables", {**TABLE, "seed": "x"}),
    ("POST", "tables", {**TABLE, "game": "nosuch"}),
    ("POST", "tables", {**TABLE, "seats": SEATS[1:]}),
    ("POST", "tables", {**TABLE, "seats": SEATS[:1] * 3}),
    ("POST", "tables", {"game": 3}),
    ("GET", "tables", None),
    ("GET", "tables/TABLE", None),
    ("GET", "tables/TABLE?rules=true", None),
    ("GET", "tables/TABLE/record", None),
    ("GET", "tables/nosuchtable1", None),
    ("GET", "records/TABLE", None),
    ("GET", "records/nosuchrecord", None),
    ("GET", "records/nosuchrecord/moments", None),
    ("GET", "records/nosuchrecord/luck", None),
    ("GET", "records/nosuchrecord/decisions", None),
    ("GET", "records/nosuchrecord/decisions?round=1", None),
    ("GET", "records/TABLE/luck", None),
    ("GET", "records/TABLE/decisions?round=1", None),
    ("GET", "records/TABLE/decisions?round=x", None),
    ("POST", "records", b"these are no cards"),
    ("POST", "records", b'{"event": "match"}'),
    ("POST", "records/TABLE/play", {"at": 5, "seats": SEATS}),
    ("POST", "lessons", {"game": "hiraya", "name": "Ume", "others": ["Kiku", "Hagi"]}),
    ("POST", "lessons", {"game": "hiraya", "name": "Ume", "others": []}),
    ("POST", "score", {"game": "hiraya", "names": ["Ume", "Kiku", "Hagi"], "options": {}, "dealer": 0, "rounds": []}),
    ("POST", "score", {"game": "nosuch", "names": [], "options": {}, "dealer": 0, "rounds": []}),
    ("POST", "score", []),
    ("GET", "games/nara/rules?players=many", None),
    ("GET", "records/TABLE/moments?start=-1", None),
    ("GET", "records/x", None),
    ("GET", "tables/x", None),
    ("GET", "nowhere", None),
    ("PUT", "tables", None),
    ("POST", "tables/TABLE", None),
    ("POST", "tables", {**TABLE, "seats": [{"name": "Ume"}, {"name": "", "open": True}, SEATS[2]]}),
    ("DELETE", "tables/TABLE", None),
    ("GET", "tables/TABLE", None),
    ("DELETE", "tables/TABLE", None),
    ("POST", "records", b"".join(to_line(event) for event in full_match("hiraya", seed=4, rounds=1).events)),
    ("GET", "records/TABLE", None),
    ("GET", "records/TABLE/luck", None),
    ("GET", "records/TABLE/decisions?round=1&start=100000", None),
    ("GET", "records/TABLE/decisions?round=2", None),
]


def test_every_operation_of_both_is_asked_for_below() -> None:
    asked = [(method, f"/api/{address}".partition("?")[0]) for method, address, _ in REQUESTS]
    both = [one for one in OPERATIONS if one.host is None]
    assert [one.name for one in both if not any(one.method == method and one.match(path) is not None for method, path in asked)] == []


def test_each_host_offers_what_it_should() -> None:
    """Only where a server is do people meet; only in a browser is everything in one place."""
    assert {one.group for one in OPERATIONS if one.host == "server"} == {"friends", "fair deals"}
    assert {one.name for one in OPERATIONS if one.host == "worker"} == {"export_all", "import_all"}
    for host in get_args(Host):
        offered = [(one.method, one.path) for one in of_host(host)]
        assert len(set(offered)) == len(offered)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[httpx.Client]:
    """A server of its own."""
    with (
        Served(tmp_path / "tables.sqlite") as served,
        httpx.Client(base_url=served.address, headers={"authorization": f"Bearer {KEY}"}, timeout=600) as client,
    ):
        yield client


def test_the_answers_are_the_same(server: httpx.Client) -> None:
    """But for what is drawn by lot, and the time."""
    assert asyncio.run(_from_worker()) == _from_server(server)


def _from_server(server: httpx.Client) -> list[Any]:
    found, table = [], "?"
    for method, address, body in REQUESTS:
        text = isinstance(body, bytes)
        content = body if isinstance(body, bytes) else None if body is None else msgspec.json.encode(body)
        kind = {"content-type": "text/plain" if text else "application/json"} if content else {}
        answer = server.request(method, f"/api/{address.replace('TABLE', table)}", content=content, headers=kind)
        table = _table(method, address, answer.status_code, answer.content) or table
        found.append((method, address, answer.status_code, _steady(answer.content, table)))
    return found


async def _from_worker() -> list[Any]:
    page, found, table = Page(MemoryStorage()), [], "?"
    for method, address, body in REQUESTS:
        answer = await page.ask(method, address.replace("TABLE", table), body)
        table = _table(method, address, answer.status, answer.body) or table
        found.append((method, address, answer.status, _steady(answer.body, table)))
    page.program.close()
    return found


def _table(method: str, address: str, status: int, body: bytes) -> str:
    return str(msgspec.json.decode(body)["id"]) if method == "POST" and address in ("tables", "records") and status == 201 else ""


def _steady(body: bytes, table: str) -> Any:
    """An answer without ids and times."""
    text = re.sub(r'"created":"[^"]*"', '"created":"?"', body.decode().replace(table, "TABLE"))
    return msgspec.json.decode(re.sub(r'"id":"[\w-]{12}"', '"id":"?"', text)) if text else None
