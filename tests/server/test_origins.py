"""Origins: our own page and programs may ask, other sites' pages may not, and every response has the security headers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from websockets.sync.client import connect

from hanashobu.app.messages.refusal import Refusal
from hanashobu.server.guard.middleware import HEADERS
from hanashobu.server.guard.origins import Hosts
from hanashobu.table.protocol import Sit
from tests.server.serving import Client, Process, Served
from tests.support.timeouts import PATIENCE

EVIL = "http://evil.example"


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A browser that comes through a proxy."""
    with Served(tmp_path_factory.mktemp("data") / "t.sqlite", proxies=["127.0.0.1"]) as running:
        yield running.client()


def here(me: Client) -> str:
    return me.address.removeprefix("http://")


@pytest.mark.parametrize(
    ("bound", "allowed", "host", "served"),
    [
        ("127.0.0.1", (), "localhost:8088", True),
        ("127.0.0.1", (), "LOCALHOST.", True),
        ("127.0.0.1", (), "hana.localhost", True),
        ("127.0.0.1", (), "127.0.0.1:8088", True),
        ("127.0.0.1", (), "[::1]:8088", True),
        ("127.0.0.1", (), "192.0.2.1", False),
        ("127.0.0.1", (), "evil.example", False),
        ("127.0.0.1", (), "localhost.evil.example", False),
        ("127.0.0.1", (), "evil.example@localhost", False),
        ("127.0.0.1", (), "localhost/evil.example", False),
        ("127.0.0.1", (), "localhost:port", False),
        ("127.0.0.1", (), "[::1", False),
        ("127.0.0.1", (), "", False),
        ("127.0.0.1", ("hana.example.org",), "hana.example.org", True),
        ("127.0.0.1", ("hana.example.org",), "other.example.org", False),
        ("127.0.0.1", ("hana.example.org:8443",), "hana.example.org:8443", True),
        ("127.0.0.1", ("",), "", False),
        ("192.0.2.1", (), "192.0.2.1:80", True),
        ("0.0.0.0", (), "192.0.2.1:8088", True),
        ("::", (), "[2001:db8::1]:8088", True),
        ("0.0.0.0", (), "evil.example", False),
    ],
)
def test_the_names_of_a_server(bound: str, allowed: tuple[str, ...], host: str, served: bool) -> None:
    assert Hosts(bound, allowed).serves(host) is served


@pytest.mark.parametrize(
    ("origin", "asked", "may"),
    [
        ("http://localhost:8088", "http://localhost:8088", True),
        ("http://localhost", "http://localhost:80", True),
        ("http://LOCALHOST:80", "http://localhost", True),
        ("http://localhost", "ws://localhost:80", True),
        ("https://localhost", "https://localhost", True),
        ("https://localhost:443", "wss://localhost", True),
        ("https://localhost", "http://localhost", False),
        ("http://localhost", "https://localhost", False),
        ("https://localhost:80", "http://localhost", False),  # https on the port of http
        ("https://localhost:8088", "http://localhost:8088", False),
        ("http://localhost:3000", "http://localhost:8088", False),
        ("http://localhost", "http://localhost:8088", False),
        ("http://user@localhost:8088", "http://localhost:8088", False),
        ("http://user:word@localhost:8088", "http://localhost:8088", False),
        ("http://localhost:8088/", "http://localhost:8088", False),  # no browser writes an origin like this
        (EVIL, "http://localhost", False),
        ("null", "http://localhost", False),
        ("", "http://localhost", False),
        ("file://localhost", "http://localhost", False),
        ("http://localhost:x", "http://localhost", False),
        # A name that the host has allowed is not its other ports and schemes.
        ("http://hana.example.org:8088", "http://hana.example.org:8088", True),
        ("https://hana.example.org", "https://hana.example.org", True),
        ("https://hana.example.org:443", "https://hana.example.org", True),
        ("http://hana.example.org:8081", "http://hana.example.org:8088", False),
        ("http://hana.example.org", "http://hana.example.org:8088", False),
        ("https://hana.example.org:8443", "https://hana.example.org", False),
        ("http://hana.example.org", "https://hana.example.org", False),
        ("https://hana.example.org", "http://hana.example.org", False),
        ("https://hana.example.org:80", "http://hana.example.org", False),
        ("http://user@hana.example.org", "http://hana.example.org", False),
        ("http://other.hana.example.org", "http://hana.example.org", False),
        ("http://club.example.org:8443", "http://hana.example.org:8088", False),
        # Behind a proxy that asks under another name, a name without a port means the usual one.
        ("https://hana.example.org", "https://127.0.0.1:8088", True),
        ("http://hana.example.org", "http://localhost", True),
        ("https://hana.example.org:8443", "https://127.0.0.1:8088", False),
        ("http://hana.example.org", "https://127.0.0.1:8088", False),
        ("https://club.example.org:8443", "https://127.0.0.1:8088", True),
        ("https://club.example.org", "https://127.0.0.1:8088", False),
    ],
)
def test_the_origins_that_may_ask(origin: str, asked: str, may: bool) -> None:
    hosts, (scheme, _, host) = Hosts(allowed=["hana.example.org", "club.example.org:8443"]), asked.partition("://")
    if may:
        hosts.check("POST", "/api/score", {"host": host, "origin": origin}, scheme)
    else:
        with pytest.raises(Refusal, match="may not use this server"):
            hosts.check("POST", "/api/score", {"host": host, "origin": origin}, scheme)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/tables"),
        ("POST", "/api/records"),
        ("POST", "/api/score"),
        ("POST", "/api/records/something/play"),
        ("DELETE", "/api/tables/something"),
        ("GET", "/api/tables"),
        ("GET", "/api/records/something/moments"),
    ],
)
@pytest.mark.parametrize("headers", [{"origin": EVIL}, {"sec-fetch-site": "cross-site"}, {"sec-fetch-site": "same-site"}])
def test_pages_of_other_sites_may_not_ask(me: Client, method: str, path: str, headers: dict[str, str]) -> None:
    answer = me.http.request(method, path, headers=headers)
    assert answer.status_code == 403
    assert "may not use this server" in answer.json()["sentence"]


def test_a_name_that_somebody_else_gave_the_server_is_refused(me: Client) -> None:
    """A site can give its own name the address of your machine; then its page would be of the same origin."""
    for path in ("/", "/api/words", "/deck/1a.svg"):
        answer = me.http.get(path, headers={"host": "evil.example"})
        assert answer.status_code == 403
        assert "--allowed-host" in answer.json()["sentence"]
    forged = me.http.post("/api/score", json={}, headers={"host": "evil.example", "origin": EVIL})
    assert forged.status_code == 403


def test_our_own_page_and_programs_may_ask(me: Client) -> None:
    own = {"origin": me.address, "sec-fetch-site": "same-origin"}
    for headers in ({}, own, {"sec-fetch-site": "none"}):
        assert me.http.get("/api/tables", headers=headers).status_code == 200
        assert me.http.post("/api/score", json={"game": "hiraya", "names": ["A", "B", "C"]}, headers=headers).status_code == 200


def test_a_link_from_elsewhere_leads_to_the_page(me: Client) -> None:
    for path in ("/", "/api", "/api/openapi.json"):
        answer = me.http.get(path, headers={"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"})
        assert answer.status_code in (200, 503)  # 503 where the page is not built


@pytest.mark.parametrize("headers", [{"Origin": EVIL}, {"Origin": "null"}, {"Origin": "http://localhost"}])
def test_a_socket_of_another_site_hears_why_and_is_closed(me: Client, headers: dict[str, str]) -> None:
    table = me.open(people=1)
    with connect(f"ws://{here(me)}/api/tables/{table}/socket", open_timeout=PATIENCE, additional_headers=headers) as made:
        said = str(made.recv(timeout=PATIENCE))
        assert '"fatal":true' in said
        with pytest.raises(Exception, match="4003"):
            made.recv(timeout=PATIENCE)


def test_a_socket_of_our_own_page_may_sit(me: Client) -> None:
    table = me.open(people=1)
    with connect(f"ws://{here(me)}/api/tables/{table}/socket", additional_headers={"Origin": me.address}) as made:
        made.send(msgspec.json.encode(Sit(me.key, 0)).decode())
        assert '"type":"update"' in str(made.recv(timeout=PATIENCE))


@pytest.mark.parametrize("kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonl"])
@pytest.mark.parametrize("path", ["/api/tables", "/api/score", "/api/records/something/play"])
def test_a_body_that_does_not_say_it_is_json_is_not_read(me: Client, path: str, kind: str) -> None:
    answer = me.http.post(path, content=b"{}", headers={"content-type": kind} if kind else {})
    assert answer.status_code == 415
    assert "application/json" in answer.json()["sentence"]


@pytest.mark.parametrize(
    ("kind", "code"), [("text/plain; charset=utf-8", 409), ("application/jsonl", 409), ("application/json", 415), ("", 415)]
)
def test_a_record_says_that_it_is_one(me: Client, kind: str, code: int) -> None:
    answer = me.http.post("/api/records", content=b"{}\n", headers={"content-type": kind} if kind else {})
    assert answer.status_code == code


def test_every_answer_has_the_headers_and_none_names_the_program(me: Client) -> None:
    for path, headers in (("/api/words", {}), ("/", {}), ("/api/nothing", {}), ("/api/words", {"host": "evil.example"})):
        answer = me.http.get(path, headers=headers)
        assert HEADERS.items() <= dict(answer.headers).items()
        assert "server" not in answer.headers
        assert "strict-transport-security" not in answer.headers
    policy = HEADERS["content-security-policy"]
    assert all(part in policy for part in ("base-uri 'none'", "form-action 'self'", "object-src 'none'"))


def test_over_https_browsers_are_told_to_stay_there(behind: Client) -> None:
    secure = behind.http.get("/api/words", headers={"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.1"})
    assert secure.headers["strict-transport-security"].startswith("max-age=")
    assert "strict-transport-security" not in behind.http.get("/api/words").headers


def test_a_page_behind_a_proxy_with_https_is_our_own(behind: Client) -> None:
    headers = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.1", "host": "localhost", "origin": "https://localhost"}
    assert behind.http.get("/api/tables", headers=headers).status_code == 200
    for other in ({"origin": "http://localhost"}, {"origin": "https://localhost:8443"}, {"x-forwarded-proto": "http"}):
        assert behind.http.get("/api/tables", headers={**headers, **other}).status_code == 403


def test_without_a_proxy_nobody_chooses_the_scheme(me: Client) -> None:
    own = me.address.replace("http:", "https:")
    refused = me.http.get("/api/tables", headers={"x-forwarded-proto": "https", "origin": own})
    assert refused.status_code == 403
    assert f"'{me.address}'" in refused.json()["sentence"]
    assert "--proxy" in refused.json()["sentence"]


def test_a_name_is_allowed_at_the_command_line(tmp_path: Path) -> None:
    with Process(
        "--port", "0", "--data", tmp_path / "t.sqlite", "--allowed-host", "hana.example.org", "--limit", "sit_seconds=9"
    ) as server:
        client = Client(server.address)
        assert client.http.get("/api/words", headers={"host": "hana.example.org"}).status_code == 200
        assert client.http.get("/api/words", headers={"host": "evil.example"}).status_code == 403
        client.close()
