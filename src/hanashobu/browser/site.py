"""The API in a worker: the same addresses and the same answers as a server's, without HTTP."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qs, urlsplit

import msgspec

from hanashobu import __version__
from hanashobu.browser import bundles
from hanashobu.browser.bundles import BadExport
from hanashobu.records.codec import BadRecord
from hanashobu.records.replay import Violation
from hanashobu.server import presentation
from hanashobu.server.answers import records, rules, tables
from hanashobu.server.api import LessonRequest, PlayOn, Problem, TableRequest
from hanashobu.server.at_rest import hashed
from hanashobu.server.refusal import Refusal
from hanashobu.server.room import NoTable
from hanashobu.server.score_api import ScoreRequest
from hanashobu.server.services import Services
from hanashobu.server.store import Store, StoreTrouble
from hanashobu.text import Message, MessageError, Quoted, msg

Kind = TypeVar("Kind")

JSON = "application/json"
HERE = "here"  # the only client there is
LONGEST = 10**6  # events of a record that are looked at


class Answer(NamedTuple):
    """What is sent back."""

    body: bytes
    status: int = 200
    media: str = JSON
    file: str = ""  # the name under which it is saved


@dataclass(frozen=True)
class Call:
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


def _made(found: object) -> Answer:
    """Something new."""
    return Answer(msgspec.json.encode(found), 201)


async def _words(_: Call) -> object:
    return presentation.words()


async def _games(_: Call) -> object:
    return presentation.all_games()


async def _rules(call: Call) -> object:
    return rules.rule_book(call.path["game"], call.number("players", None), call.query.get("option", ()))


async def _open_table(call: Call) -> object:
    wanted = call.json(TableRequest)
    if any(seat.open for seat in wanted.seats):  # nobody could come
        raise Refusal(409, msg("error-no-friends"))
    return _made(await tables.open_table(call.services, call.player, wanted, _free))


async def _my_tables(call: Call) -> object:
    return await tables.my_tables(call.services, call.player)


async def _one_table(call: Call) -> object:
    found = await tables.one_table(call.services, call.player, call.path["id"])
    return rules.with_rules(found) if call.query.get("rules") == ["true"] else found


async def _forget(call: Call) -> object:
    await call.services.rooms.forget(call.path["id"], call.player)
    return True


async def _record_of(call: Call) -> object:
    name, text = await tables.record_of(await call.services.rooms.room(call.path["id"], call.player))
    return Answer(text, media="application/jsonl", file=name)


async def _lesson(call: Call) -> object:
    return _made(await tables.open_lesson(call.services, call.player, call.json(LessonRequest), _free))


async def _bring(call: Call) -> object:
    return Answer(await records.bring(call.services, HERE, call.body), 201)


async def _record(call: Call) -> object:
    return Answer(await records.one_record(call.services, call.path["id"]))


async def _moments(call: Call) -> object:
    start, end, seat = call.number("start", 0), call.number("end", 100), call.number("seat", None)
    return Answer(await records.moments(call.services, HERE, call.path["id"], start, end, seat))


async def _play_on(call: Call) -> object:
    return _made(await records.play_on(call.services, HERE, call.player, call.path["id"], call.json(PlayOn), _free))


async def _score(call: Call) -> object:
    return Answer(await records.score(call.services, HERE, call.json(ScoreRequest)))


async def _export(call: Call) -> object:
    store = call.services.async_store.store
    found = [bundles.bundle(store, id) for id in store.ids()]
    page = msgspec.json.encode(call.json(dict[str, Any]))
    return Answer(bundles.exported([one for one in found if one], __version__, page), media="application/jsonl", file="hanashobu.jsonl")


async def _import(call: Call) -> object:
    store, added = call.services.async_store, 0
    export = bundles.imported(call.body, call.player)
    for one in bundles.sorted_by_play(export.bundles):
        if not store.store.rows(one.id):  # what is here already is at least as new
            await store.write(_put, one, store.store)
            added += 1
    return {"added": added, "page": export.page}


def _put(one: bundles.Bundle, store: Store) -> None:
    bundles.put(store, one)


ROUTES: tuple[tuple[str, str, Callable[[Call], Awaitable[object]]], ...] = (
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


async def answer(services: Services, method: str, url: str, body: bytes, key: str) -> Answer:
    """The answer to a request; whatever goes wrong is a message, as a server sends it."""
    try:
        parts = urlsplit(url)
        for verb, pattern, route in ROUTES:
            match = re.fullmatch(f"/api/{pattern}", parts.path)
            if match and verb == method:
                found = await route(Call(services, match.groupdict(), parse_qs(parts.query), body, hashed(key)))
                return found if isinstance(found, Answer) else Answer(msgspec.json.encode(found))
        return _problem(404, msg("error-request-nowhere"))
    except Refusal as error:
        return _problem(error.status, error.message)
    except NoTable as error:
        return _problem(404, error.message)
    except BadExport as error:
        return _problem(409, error.message)
    except (StoreTrouble, BadRecord, Violation) as error:
        return _problem(503, error.message if isinstance(error, MessageError) else msg("trouble-server"))


def _problem(status: int, message: Message) -> Answer:
    return Answer(msgspec.json.encode(Problem(message, str(message))), status)
