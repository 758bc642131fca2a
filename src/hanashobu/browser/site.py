"""The API in a worker: the same addresses and the same answers as a server's, without HTTP."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qs, urlsplit

import msgspec

from hanashobu import __version__
from hanashobu.app import presentation
from hanashobu.app.messages.api import LessonRequest, PlayOn, Problem, TableRequest
from hanashobu.app.messages.refusal import Refusal, status_of
from hanashobu.app.messages.score_api import ScoreRequest
from hanashobu.app.operations import records, rules, tables
from hanashobu.app.operations.services import Services
from hanashobu.app.store import Store
from hanashobu.app.store.at_rest import hashed
from hanashobu.browser import bundles
from hanashobu.browser.bundles import BadExport
from hanashobu.text import Message, MessageError, Quoted, msg

Kind = TypeVar("Kind")

JSON = "application/json"
HERE = "here"  # the only client there is
LONGEST = 10**6  # events of a record that are looked at


class Response(NamedTuple):
    """What is sent back."""

    body: bytes
    status: int = 200
    media: str = JSON
    file: str = ""  # the name under which it is saved


@dataclass(frozen=True)
class Request:
    """A request, and what answers are made from."""

    services: Services
    path: Mapping[str, str]
    query: Mapping[str, Sequence[str]]
    body: bytes
    player: str

    def json(self, kind: type[Kind]) -> Kind:
        """The body as one of our types."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refusal(422, msg("error-request-body", trouble=Quoted(str(error)))) from None

    def number(self, name: str, usual: Kind) -> int | Kind:
        """A number of the query."""
        found = self.query.get(name, ("",))[0]
        return min(int(found), LONGEST) if found.isascii() and found.isdigit() else usual


def _free(_: Sequence[Any]) -> None:
    """Nobody else is here, so there is no limit."""


def _made(found: object) -> Response:
    """Something new."""
    return Response(msgspec.json.encode(found), 201)


async def _words(_: Request) -> object:
    return presentation.words()


async def _games(_: Request) -> object:
    return presentation.all_games()


async def _rules(request: Request) -> object:
    return rules.rule_book(request.path["game"], request.number("players", None), request.query.get("option", ()))


async def _open_table(request: Request) -> object:
    wanted = request.json(TableRequest)
    if any(seat.open for seat in wanted.seats):  # nobody could come
        raise Refusal(409, msg("error-no-friends"))
    return _made(await tables.open_table(request.services, request.player, wanted, _free))


async def _my_tables(request: Request) -> object:
    return await tables.my_tables(request.services, request.player)


async def _one_table(request: Request) -> object:
    found = await tables.one_table(request.services, request.player, request.path["id"])
    return rules.with_rules(found) if request.query.get("rules") == ["true"] else found


async def _forget(request: Request) -> object:
    await request.services.rooms.forget(request.path["id"], request.player)
    return True


async def _record_of(request: Request) -> object:
    name, text = await tables.record_of(await request.services.rooms.room(request.path["id"], request.player))
    return Response(text, media="application/jsonl", file=name)


async def _lesson(request: Request) -> object:
    return _made(await tables.open_lesson(request.services, request.player, request.json(LessonRequest), _free))


async def _bring(request: Request) -> object:
    return Response(await records.bring(request.services, HERE, request.body), 201)


async def _record(request: Request) -> object:
    return Response(await records.one_record(request.services, request.path["id"]))


async def _moments(request: Request) -> object:
    start, end, seat = request.number("start", 0), request.number("end", 100), request.number("seat", None)
    return Response(await records.moments(request.services, HERE, request.path["id"], start, end, seat))


async def _play_on(request: Request) -> object:
    return _made(await records.play_on(request.services, HERE, request.player, request.path["id"], request.json(PlayOn), _free))


async def _score(request: Request) -> object:
    return Response(await records.score(request.services, HERE, request.json(ScoreRequest)))


async def _export(request: Request) -> object:
    store = request.services.async_store.store
    found = [bundles.bundle(store, id) for id in store.ids()]
    page = msgspec.json.encode(request.json(dict[str, Any]))
    return Response(bundles.exported([one for one in found if one], __version__, page), media="application/jsonl", file="hanashobu.jsonl")


async def _import(request: Request) -> object:
    store, added = request.services.async_store, 0
    export = bundles.imported(request.body, request.player)
    for one in bundles.sorted_by_play(export.bundles):
        if not store.store.rows(one.id):  # what is here already is at least as new
            await store.write(_put, one, store.store)
            added += 1
    return {"added": added, "page": export.page}


def _put(one: bundles.Bundle, store: Store) -> None:
    bundles.put(store, one)


ROUTES: tuple[tuple[str, str, Callable[[Request], Awaitable[object]]], ...] = (
    ("GET", "words", _words),
    ("GET", "games", _games),
    ("GET", "games/(?P<game>[^/]+)/rules", _rules),
    ("POST", "tables", _open_table),
    ("GET", "tables", _my_tables),
    ("GET", "tables/(?P<id>[^/]+)", _one_table),
    ("DELETE", "tables/(?P<id>[^/]+)", _forget),
    ("GET", "tables/(?P<id>[^/]+)/record", _record_of),
    ("POST", "lessons", _lesson),
    ("POST", "records", _bring),
    ("GET", "records/(?P<id>[^/]+)", _record),
    ("GET", "records/(?P<id>[^/]+)/moments", _moments),
    ("POST", "records/(?P<id>[^/]+)/play", _play_on),
    ("POST", "score", _score),
    ("POST", "export", _export),
    ("POST", "import", _import),
)


async def answer(services: Services, method: str, url: str, body: bytes, key: str) -> Response:
    """The answer to a request; whatever goes wrong is a message, as a server sends it."""
    try:
        parts = urlsplit(url)
        for verb, pattern, route in ROUTES:
            match = re.fullmatch(f"/api/{pattern}", parts.path)
            if match and verb == method:
                found = await route(Request(services, match.groupdict(), parse_qs(parts.query), body, hashed(key)))
                return found if isinstance(found, Response) else Response(msgspec.json.encode(found))
        return _problem(404, msg("error-request-nowhere"))
    except MessageError as error:
        if (status := 409 if isinstance(error, BadExport) else status_of(error)) is None:
            raise
        return _problem(status, error.message)


def _problem(status: int, message: Message) -> Response:
    return Response(msgspec.json.encode(Problem(message, str(message))), status)
