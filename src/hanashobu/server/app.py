"""The server: the page, the deck, the API and the tables from one port."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from hanashobu import __version__
from hanashobu.play import events
from hanashobu.records.codec import BadRecord
from hanashobu.records.replay import Violation
from hanashobu.server import api, lanes, score_api, site
from hanashobu.server.bus import LocalBus
from hanashobu.server.doors import Doors
from hanashobu.server.gate import Gate
from hanashobu.server.http import described, problem
from hanashobu.server.keeper import Keeper
from hanashobu.server.lanes import Busy
from hanashobu.server.limits import Limits
from hanashobu.server.origins import Hosts
from hanashobu.server.refusal import Refusal
from hanashobu.server.room import NoTable, no_table
from hanashobu.server.rooms import Rooms
from hanashobu.server.routes import all_routers, methods
from hanashobu.server.sqlite import Sqlite
from hanashobu.server.store import StoreTrouble
from hanashobu.table import protocol
from hanashobu.text import Message, Quoted, msg
from hanashobu.text.message import message_of, words

log = logging.getLogger(__name__)

BOT_THREADS = 3
THINKING_THREADS = 2  # of these, for bots that think long and for hints


class Server(FastAPI):
    """The application, which stores its matches in one file."""

    def __init__(self, data: Path | str, limits: Limits | None = None, hosts: Hosts | None = None, proxies: Sequence[str] = ()) -> None:
        super().__init__(
            title="Hanashōbu", version=__version__, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json", lifespan=_lifespan
        )
        self.state.data = data
        self.state.limits = limits or Limits()
        self.state.doors = Doors(self.state.limits, proxies)
        for router in (*all_routers(), site.router):  # the site last, because it answers every address
            self.include_router(router)
        self.add_middleware(GZipMiddleware, minimum_size=1000)
        self.add_middleware(Gate, doors=self.state.doors, hosts=hosts or Hosts())  # added last, because the last one added runs first
        for kind, answer in EXCEPTION_HANDLERS.items():
            self.add_exception_handler(kind, answer)

    def openapi(self) -> dict[str, Any]:
        """The description of the API, with our own types."""
        if self.openapi_schema is None:
            made = get_openapi(title=self.title, version=self.version, routes=self.routes)
            own = [kind for module in (api, score_api, protocol) for kind in vars(module).values() if protocol.is_wire_type(kind)]
            self.openapi_schema = described(made, [*own, events.AnyEvent])
        return self.openapi_schema


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    """The lifespan: opens the store, and starts threads and processes for slow work."""
    state = app.state
    state.store = Sqlite(state.data)
    state.keeper = Keeper(state.store)
    state.bus = LocalBus()
    bots, loads, state.records = lanes.threads(BOT_THREADS, THINKING_THREADS), lanes.threads(1), lanes.processes(1)
    state.rooms = Rooms(state.keeper, state.bus, bots, loads)
    yield
    state.rooms.close()
    for lane in (bots, loads, state.records):
        lane.close()
    state.keeper.close()


def _refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return problem(error.status, error.message, error.headers)


def _missing(_: Request, error: Exception) -> Response:
    return problem(404, message_of(error))


def _not_kept(_: Request, error: Exception) -> Response:
    log.error("%s", error)
    return problem(503, message_of(error))


def _bad_parameter(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["type"] == "string_pattern_mismatch" and first["loc"][0] == "path":
        return problem(422, _no_such(str(first["loc"][-1]), str(first["input"])))
    return problem(422, msg("error-request-parameter", parameter=str(first["loc"][-1]), trouble=first["msg"]))


def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = problem(error.status_code, words(f"{error.detail}."))
    if error.status_code == 405:
        response.headers["allow"] = ", ".join(methods(request.url.path) or ["GET"])
    return response


def _busy(_: Request, error: Exception) -> Response:
    response = problem(503, message_of(error))
    response.headers["retry-after"] = "5"
    return response


def _no_such(parameter: str, id: str) -> Message:
    """The sentence for an id that nothing can have."""
    return no_table(id).message if parameter == "table" else msg("error-no-record", id=Quoted(id))


EXCEPTION_HANDLERS = {
    Busy: _busy,
    Refusal: _refused,
    NoTable: _missing,
    StoreTrouble: _not_kept,
    BadRecord: _not_kept,  # of a game that the host has removed
    Violation: _not_kept,  # a log that breaks the rules: somebody has changed the file
    RequestValidationError: _bad_parameter,
    HTTPException: _http,
}
