"""The server: the page, the deck, the API and the tables from one port."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
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
from hanashobu.app import work_queue
from hanashobu.app.admission.admission import Admission
from hanashobu.app.admission.limits import Limits
from hanashobu.app.bus import open_bus
from hanashobu.app.bus.polling import Poll
from hanashobu.app.codegen.typescript import wire_types
from hanashobu.app.connections.opener import ConnectionOpener
from hanashobu.app.messages.refusal import STATUS, Refusal, status_of
from hanashobu.app.operations.services import Services
from hanashobu.app.people.friends import Friends
from hanashobu.app.people.presence import Attendance
from hanashobu.app.people.public_tables import PublicTables
from hanashobu.app.people.table_groups import TableGroups
from hanashobu.app.rooms.alarms import Alarms
from hanashobu.app.rooms.leases import OneProcess, StoredLeases
from hanashobu.app.rooms.rooms import Rooms
from hanashobu.app.rooms.stored_tables import no_table
from hanashobu.app.store import DamagedTable, is_database, open_store
from hanashobu.app.store.async_store import AsyncStore
from hanashobu.app.work_queue import Busy
from hanashobu.play import events
from hanashobu.server import site
from hanashobu.server.guard.middleware import AdmissionMiddleware
from hanashobu.server.guard.origins import Hosts
from hanashobu.server.http import described, problem
from hanashobu.server.push.push import Pushes
from hanashobu.server.routes import all_routers, methods
from hanashobu.text import Message, Quoted, msg
from hanashobu.text.message import message_of, words

log = logging.getLogger(__name__)

BOT_THREADS = 3
THINKING_THREADS = 2  # of these, for bots that think long and for hints


class Server(FastAPI):
    """The application, which stores its matches in one file, or in a database that it shares with other servers."""

    def __init__(
        self,
        data: Path | str,
        limits: Limits | None = None,
        hosts: Hosts | None = None,
        proxies: Sequence[str] = (),
        push_to_loopback: bool = False,
    ) -> None:
        super().__init__(
            title="Hanashōbu", version=__version__, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json", lifespan=_lifespan
        )
        self.state.data = data
        self.state.push_to_loopback = push_to_loopback  # for tests
        self.state.limits = limits or Limits()
        self.state.admission = Admission(self.state.limits, proxies)
        for router in (*all_routers(), site.router):  # the site last, because it answers every address
            self.include_router(router)
        self.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)  # 9 takes twice as long, for less than 1 %
        # added last, because the last one added runs first
        self.add_middleware(AdmissionMiddleware, admission=self.state.admission, hosts=hosts or Hosts())
        for kind, answer in EXCEPTION_HANDLERS.items():
            self.add_exception_handler(kind, answer)

    def openapi(self) -> dict[str, Any]:
        """The description of the API, with our own types."""
        if self.openapi_schema is None:
            made = get_openapi(title=self.title, version=self.version, routes=self.routes)
            self.openapi_schema = described(made, [*wire_types(), events.AnyEvent])
        return self.openapi_schema


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    """The lifespan: opens the store, and starts threads and processes for slow work."""
    state = app.state
    state.store = open_store(state.data)
    state.async_store = AsyncStore(state.store)
    shared = is_database(state.data)
    state.bus = open_bus(str(state.data) if shared else None)
    leases = StoredLeases(state.async_store) if shared else OneProcess()
    bots, loads, slow_work = work_queue.threads(BOT_THREADS, THINKING_THREADS), work_queue.threads(1), work_queue.processes(1)
    state.rooms = Rooms(state.async_store, state.bus, bots, loads, leases)
    state.services = Services(state.rooms, state.async_store, slow_work)
    state.friends = Friends(state.async_store, state.bus, state.rooms)
    state.public_tables = PublicTables(state.async_store, state.limits.public_tables_per_address)
    attendance = Attendance(state.async_store)
    state.groups = TableGroups(state.async_store, state.bus, state.rooms, state.friends, attendance)
    state.opener = ConnectionOpener(state.rooms, state.groups, state.bus, state.admission)
    state.pushes = Pushes(state.async_store, state.push_to_loopback)
    state.rooms.on_turn = state.pushes.turns_begin
    alarms = Alarms(state.async_store, state.bus, state.rooms, state.friends, state.pushes.remind)
    background = [asyncio.create_task(attendance.run()), asyncio.create_task(alarms.run())]
    poll = Poll(state.rooms, state.bus, state.async_store)
    await state.bus.start()
    if shared:
        background.append(asyncio.create_task(poll.run()))
    yield
    for task in background:
        task.cancel()
    state.friends.close()
    state.pushes.close()
    state.rooms.close()
    await state.bus.close()
    for queue in (bots, loads, slow_work):
        queue.close()
    state.async_store.close()


def _refused(request: Request, error: Exception) -> Response:
    status = status_of(error) or 500
    table = request.path_params.get("table") or request.path_params.get("id")
    if isinstance(error, DamagedTable) and table:
        request.app.state.rooms.damaged.log(table, error)
    elif status == 503 and not isinstance(error, Refusal):
        log.error("%s", error)
    return problem(status, message_of(error), getattr(error, "headers", None))


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


EXCEPTION_HANDLERS: dict[type[Exception], Callable[[Request, Exception], Response]] = {
    Busy: _busy,
    **dict.fromkeys((Refusal, *STATUS), _refused),
    RequestValidationError: _bad_parameter,
    HTTPException: _http,
}
