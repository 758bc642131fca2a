"""The page, its parts, and the pictures of the cards."""

from __future__ import annotations

import json
import re
from pathlib import Path
from urllib.parse import quote
from xml.etree import ElementTree

import httpx
import msgspec
import pytest

from hanashobu.cards import CODES
from hanashobu.server import site
from hanashobu.server.guard.middleware import HEADERS
from tests.server.serving import Client

SECRET = "nobody is to read this"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page as the build leaves it, with a secret beside it."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Hanashōbu</title>", "utf-8")
    (page / "assets" / "app-1a2b.js").write_text("play()" * 1000)
    (page / "assets" / "app-1a2b.css").write_text("body{}")
    (page / "assets" / "deeper").mkdir()
    (page / "assets" / "deeper" / "secret.txt").write_text(SECRET)
    (tmp_path / "secret.txt").write_text(SECRET)
    (page / "assets" / "link.txt").symlink_to(tmp_path / "secret.txt")
    monkeypatch.setattr(site, "PAGE", page)
    return page


@pytest.mark.parametrize("path", ["/", "/table/abc?seat=0", "/rules/hiraya", "/score", "/a/b/c", "/index.html", "/桜", "/%2e%2e/x"])
def test_every_address_of_the_page_is_the_page(me: Client, built: Path, path: str) -> None:
    answer = me.http.get(path)
    assert answer.status_code == 200
    assert answer.text == "<!doctype html><title>Hanashōbu</title>"
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


def test_its_parts_are_kept_for_ever_and_packed(me: Client, built: Path) -> None:
    answer = me.http.get("/assets/app-1a2b.js")
    assert answer.text == "play()" * 1000
    assert "javascript" in answer.headers["content-type"]
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert me.http.get("/assets/app-1a2b.css").headers["content-type"].startswith("text/css")


OUTSIDE = [
    "../secret.txt",
    "../../secret.txt",
    "..%2fsecret.txt",
    "..%2f..%2fsecret.txt",
    "%2e%2e/%2e%2e/secret.txt",
    "%2e%2e%2f%2e%2e%2fsecret.txt",
    "..%5c..%5csecret.txt",
    "..%252f..%252fsecret.txt",
    "....//....//secret.txt",
    "/etc/passwd",
    "%2fetc%2fpasswd",
    "deeper/secret.txt",
    "deeper%2fsecret.txt",
    "deeper",
    "link.txt",
    "..",
    "%2e%2e",
    ".",
    "",
    "%00",
    "app-1a2b.js%00.txt",
    "a" * 300,
    "a" * 5000,
]


@pytest.mark.parametrize("path", OUTSIDE, ids=[path[:30] for path in OUTSIDE])
def test_nothing_outside_can_be_read(me: Client, built: Path, path: str) -> None:
    """The path goes over the wire as it is; a client that tidies it up would hide the attack."""
    answer = raw(me, f"/assets/{path}")
    assert answer.status_code in (200, 400, 404)
    assert SECRET not in answer.text
    assert "root:" not in answer.text
    if answer.status_code == 200:
        assert answer.text.startswith("<!doctype html>")


def raw(me: Client, path: str) -> httpx.Response:
    """A request for exactly this path."""
    request = me.http.build_request("GET", "/")
    request.url = request.url.copy_with(raw_path=path.encode())
    return me.http.send(request)


def test_a_part_that_is_not_there(me: Client, built: Path) -> None:
    answer = me.http.get("/assets/app-old.js")
    assert (answer.status_code, answer.json()["sentence"]) == (404, "There is no 'app-old.js' here.")


@pytest.mark.parametrize("path", ["/", "/table/abc", "/assets/app.js"])
def test_a_page_that_has_not_been_built_says_so(me: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    monkeypatch.setattr(site, "PAGE", tmp_path / "nothing")
    answer = me.http.get(path)
    assert answer.status_code == 503
    assert answer.json()["sentence"].startswith("The page has not been built: run make page")
    assert me.http.get("/api/words").status_code == 200


@pytest.mark.parametrize("path", ["/", "/api", "/api/words", "/api/nothing", "/deck/1a.svg", "/assets/app-1a2b.js", "/assets/none.js"])
def test_nothing_comes_from_anywhere_else(me: Client, built: Path, path: str) -> None:
    answer = me.http.get(path)
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    policy = dict(part.strip().partition(" ")[::2] for part in answer.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert not any("http" in sources or "*" in sources for sources in policy.values())
    assert "unsafe-eval" not in answer.headers["content-security-policy"]
    assert "script-src" not in policy
    assert "access-control-allow-origin" not in answer.headers


# The deck.


@pytest.mark.parametrize("code", [*CODES, "back"])
def test_every_card_has_its_picture(me: Client, code: str) -> None:
    answer = me.http.get(f"/deck/{code}.svg")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    picture = ElementTree.fromstring(answer.text)
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    assert picture.get("viewBox")
    assert len(picture) > 0
    assert "<script" not in answer.text
    assert 'href="http' not in answer.text


def test_there_are_fifty_different_pictures(me: Client) -> None:
    assert len({me.http.get(f"/deck/{code}.svg").text for code in (*CODES, "back")}) == 57


@pytest.mark.parametrize("file", ["13a.svg", "1e.svg", ".svg", "1A.svg", "back.png", "..svg", "1a.svg.svg", "x" * 300])
def test_a_picture_that_is_not_there(me: Client, file: str) -> None:
    answer = me.http.get(f"/deck/{quote(file)}")
    assert answer.status_code == 404
    assert answer.json()["sentence"].startswith("There is no picture")


def test_what_a_page_needs_is_named_in_its_head(me: Client, built: Path) -> None:
    """The scripts and styles of that page, and the language that the browser asks for; nothing twice."""
    (built / "index.html").write_text('<!doctype html><head><script src="/assets/app-1a2b.js"></script></head>')
    listed = {
        "pages": {"table": ["assets/table-3c.js", "assets/app-1a2b.js", "assets/table-3c.css"]},
        "languages": {"ja": "assets/ja-4d.js"},
    }
    (built / "preloads.json").write_bytes(msgspec.json.encode(listed))
    page = me.http.get("/table/abc?seat=0", headers={"accept-language": "tlh, ja-JP;q=0.8"}).text
    assert '<link rel="modulepreload" crossorigin href="/assets/table-3c.js">' in page
    assert '<link rel="stylesheet" crossorigin href="/assets/table-3c.css">' in page
    assert '<link rel="modulepreload" crossorigin href="/assets/ja-4d.js">' in page
    assert page.count("/assets/app-1a2b.js") == 1
    assert "table-3c" not in me.http.get("/rules/hiraya").text
    assert "ja-4d" not in me.http.get("/table/abc").text


def test_what_the_page_would_ask_for_first_comes_with_it(me: Client, built: Path) -> None:
    (built / "index.html").write_text("<!doctype html><head></head><body></body>")
    page = me.http.get("/table/abc").text
    sent = re.search(r'<script type="application/json" id="answers">([^<]+)</script></body>', page)
    assert sent
    assert json.loads(sent[1]) == {"words": me.http.get("/api/words").json(), "games": me.http.get("/api/games").json()}


def test_whoever_cannot_unpack_gets_everything_as_it_is(me: Client, built: Path) -> None:
    plain = {"accept-encoding": "identity"}
    assert me.http.get("/assets/app-1a2b.js", headers=plain).headers.get("content-encoding") is None
    assert me.http.get("/api/games", headers=plain).json() == me.http.get("/api/games").json()


def test_a_new_build_is_served_at_once(me: Client, built: Path) -> None:
    assert "later" not in me.http.get("/").text
    (built / "index.html").write_text("<!doctype html>later")
    assert me.http.get("/").text == "<!doctype html>later"
