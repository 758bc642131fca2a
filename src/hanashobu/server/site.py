"""The page itself, the pictures of the cards, and a description of the API that people can read."""

from __future__ import annotations

import html
import mimetypes
import os
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hanashobu import deck, games
from hanashobu.app import presentation
from hanashobu.app.messages.refusal import Refusal
from hanashobu.cards import CODES
from hanashobu.server import packed
from hanashobu.server.packed import Packed
from hanashobu.text import Quoted, msg
from hanashobu.text.catalogue import SOURCE, languages
from hanashobu.text.reader import Reader

# The built page is part of the package; a developer may serve another build.
PAGE = Path(os.environ.get("HANASHOBU_PAGE") or Path(__file__).parent / "page")
FOREVER = {"cache-control": "public, max-age=31536000, immutable"}
ASK_AGAIN = {"cache-control": "no-cache"}


def picture(request: Request) -> Response:
    """A card as SVG: /deck/1a.svg, /deck/0.svg, /deck/back.svg."""
    file = request.path_params["file"]
    code = file.removesuffix(".svg")
    if code not in (*CODES, "back"):
        raise Refusal(404, msg("error-no-picture", file=Quoted(file)))
    return packed.send(request, _picture(code), {"cache-control": "public, max-age=3600"})


@cache
def _picture(code: str) -> Packed:
    return packed.pack(deck.svg(code).encode(), "image/svg+xml")


def asset(request: Request) -> Response:
    """A file of the page; its name changes with its contents."""
    return packed.send(request, _file(PAGE / "assets" / request.path_params["file"]), FOREVER)


def licences(request: Request) -> Response:
    """The licences of other people's work that the page contains."""
    return packed.send(request, _file(PAGE / "THIRD-PARTY.txt"), ASK_AGAIN)


def push_worker(_: Request) -> Response:
    """What shows a notification in the browser, in its language."""
    return Response(_push_worker(), media_type="text/javascript", headers=ASK_AGAIN)


@cache
def _push_worker() -> bytes:
    words = {language: Reader(language)(msg("notice-your-turn")) for language in languages()}
    return b"const WORDS = %s;\n%s" % (msgspec.json.encode(words), (Path(__file__).parent / "push" / "push_worker.js").read_bytes())


def api_page(request: Request) -> Response:
    """The API for people; programs read /api/openapi.json."""
    return Response(_describe(request.app.openapi()), media_type="text/html", headers=ASK_AGAIN)


def page(request: Request) -> Response:
    """The page; every address returns the same file, which reads the address itself. What it will need is on its way at once."""
    path = request.path_params["path"]
    if path.startswith("api/"):
        raise Refusal(404, msg("error-no-route", path=Quoted(f"/{path}")))
    _file(PAGE / "index.html")  # whether it is there
    changed, first = (PAGE / "index.html").stat().st_mtime_ns, path.partition("/")[0]
    known = first if first in _preloads(PAGE, changed).pages else ""
    return packed.send(request, _page(PAGE, changed, known, _language(request), games.revision()), ASK_AGAIN)


class Preloads(msgspec.Struct):
    """Which files of the page belong to which addresses and languages; the build lists them (web/preloads.ts)."""

    pages: dict[str, tuple[str, ...]] = {}
    languages: dict[str, str] = {}


@lru_cache(10)
def _preloads(folder: Path, _changed: int) -> Preloads:
    listed = folder / "preloads.json"
    return msgspec.json.decode(listed.read_bytes(), type=Preloads) if listed.exists() else Preloads()


@lru_cache(100)
def _page(folder: Path, changed: int, first: str, lang: str, _revision: int) -> Packed:
    text, known = (folder / "index.html").read_text("utf-8"), _preloads(folder, changed)
    wanted = (*known.pages.get(first, ()), *([known.languages[lang]] if lang in known.languages else ()))
    head, end = text.replace("</head>", f"{_links(text, wanted)}</head>", 1), f"{_answers()}</body>"
    return packed.pack(head.replace("</body>", end, 1).encode(), "text/html; charset=utf-8")


def _answers() -> str:
    """What the page would ask for first, and everybody is answered: it comes with the page (web/src/i18n/words.svelte.ts)."""
    answers = msgspec.json.encode({"words": presentation.words(), "games": presentation.all_games()}).replace(b"<", b"\\u003c")
    return f'<script type="application/json" id="answers">{answers.decode()}</script>'


def _links(text: str, files: Iterable[str]) -> str:
    """Elements that fetch these files, unless the page fetches them anyway."""
    kinds = {True: "stylesheet", False: "modulepreload"}
    return "".join(f'<link rel="{kinds[file.endswith(".css")]}" crossorigin href="/{file}">' for file in files if file not in text)


def _language(request: Request) -> str:
    """The language that the browser asks for first among those that there are: most people read the page in it."""
    for wish in request.headers.get("accept-language", "").split(","):
        tag = wish.partition(";")[0].strip()
        for lang in (tag, tag.partition("-")[0]):
            if lang in languages():
                return lang
    return SOURCE


def _file(path: Path) -> Packed:
    if not os.path.isfile(path) or not _ours(path, PAGE):
        if not (PAGE / "index.html").exists():
            raise Refusal(503, msg("error-no-page", command="make page"))
        raise Refusal(404, msg("error-no-file", file=Quoted(path.name)))
    return _packed(path, path.stat().st_mtime_ns)


@lru_cache(200)
def _ours(path: Path, folder: Path) -> bool:
    """Whether a file is one of the page, and not a way out of its folder."""
    return path.resolve().parent in (folder.resolve(), (folder / "assets").resolve())


@lru_cache(200)
def _packed(path: Path, _changed: int) -> Packed:
    return packed.pack(path.read_bytes(), mimetypes.guess_type(path.name)[0] or "application/octet-stream")


def _describe(openapi: dict[str, Any]) -> str:
    rows = []
    for path, operations in openapi["paths"].items():
        for method, operation in operations.items():
            names = ", ".join(html.escape(one["name"]) for one in operation.get("parameters", []) if one["in"] == "query")
            answers = ", ".join(sorted(operation["responses"]))
            description = html.escape(operation.get("description", ""))
            rows.append(
                f"<tr><td><b>{method.upper()}</b></td><td><code>{html.escape(path)}</code></td><td>{description}</td>"
                f"<td>{names}</td><td>{answers}</td></tr>"
            )
    return (
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'><title>The Hanashōbu API</title>"
        "<style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:70rem;padding:0 1rem;color:#1c1b1a;background:#f6f0e3}"
        "td,th{padding:.4rem .8rem .4rem 0;text-align:left;vertical-align:top;border-bottom:1px solid #cfc3ab}"
        "table{border-collapse:collapse}</style>"
        "<h1>The Hanashōbu API</h1><p>The whole description, with every type, is in <a href='/api/openapi.json'>openapi.json</a>. "
        "A seat talks to its table over a WebSocket at <code>/api/tables/{table}/socket</code>: it says <code>Sit</code> first, "
        "then <code>Act</code>, <code>GoOn</code> and <code>Stop</code>, and receives <code>Update</code> and <code>Refused</code>.</p>"
        f"<table><tr><th></th><th>Path</th><th>What it does</th><th>Query</th><th>Answers</th></tr>{''.join(rows)}</table></html>"
    )


ROUTES = [  # the last one answers every address
    Route("/deck/{file}", picture),
    Route("/assets/{file}", asset),
    Route("/THIRD-PARTY.txt", licences),
    Route("/push-worker.js", push_worker),
    Route("/api", api_page),
    Route("/{path:path}", page),
]
