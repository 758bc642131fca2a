"""A worker and a server answer the same at the same addresses: a new address has to be added to both, or be one of a server alone."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from fastapi.routing import APIRoute

from hanashobu.browser import site
from hanashobu.server.routes import all_routers
from tests.in_browser.pages import KEY, MemoryStorage, Page
from tests.server.serving import Served

# What only a server has: people who meet, and whoever runs it.
OF_A_SERVER = {"friends", "fair deals", "operations"}
# What only a browser has: it is all in one place.
OF_A_BROWSER = {("POST", "export"), ("POST", "import")}

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
    ("POST", "records", b"these are no cards"),
    ("POST", "records", b'{"event": "match"}'),
    ("POST", "records/TABLE/play", {"at": 5, "seats": SEATS}),
    ("POST", "lessons", {"game": "hiraya", "name": "Ume", "others": ["Kiku", "Hagi"]}),
    ("POST", "lessons", {"game": "hiraya", "name": "Ume", "others": []}),
    ("POST", "score", {"game": "hiraya", "names": ["Ume", "Kiku", "Hagi"], "options": {}, "dealer": 0, "rounds": []}),
    ("POST", "score", {"game": "nosuch", "names": [], "options": {}, "dealer": 0, "rounds": []}),
    ("POST", "score", []),
    ("DELETE", "tables/TABLE", None),
    ("GET", "tables/TABLE", None),
    ("DELETE", "tables/TABLE", None),
]


def plain(pattern: str) -> str:
    """An address without the names of its parts."""
    return re.sub(r"\(\?P<\w+>\[\^/\]\+\)|\{\w+\}", "*", pattern)


def test_every_address_of_the_api_is_in_both_or_is_a_servers_own() -> None:
    routes = [route for router in all_routers() for route in router.routes if isinstance(route, APIRoute)]
    shared = [route for route in routes if not {*(route.tags or ["operations"])} & OF_A_SERVER]
    on_server = {(method, plain(route.path.removeprefix("/api/"))) for route in shared for method in route.methods or ()}
    in_worker = {(method, plain(pattern)) for method, pattern, _ in site.ROUTES}
    assert in_worker - OF_A_BROWSER == on_server
    assert in_worker >= OF_A_BROWSER


def test_every_address_is_asked_for_below() -> None:
    asked = {(method, re.sub(r"\?.*", "", address)) for method, address, _ in REQUESTS}
    wanted = {(method, pattern) for method, pattern, _ in site.ROUTES} - OF_A_BROWSER
    unasked = {(method, pattern) for method, pattern in wanted if not any(method == way and re.fullmatch(pattern, at) for way, at in asked)}
    assert unasked == set()


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
    return str(msgspec.json.decode(body)["id"]) if (method, address, status) == ("POST", "tables", 201) else ""


def _steady(body: bytes, table: str) -> Any:
    """An answer without ids and times."""
    text = re.sub(r'"created":"[^"]*"', '"created":"?"', body.decode().replace(table, "TABLE"))
    return msgspec.json.decode(re.sub(r'"id":"[\w-]{12}"', '"id":"?"', text)) if text else None
