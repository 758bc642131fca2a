"""The server: the page, the deck, the API and the tables from one port."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from hanashobu.app import work_queue
from hanashobu.app.admission.admission import Admission
from hanashobu.app.admission.limits import Limits
from hanashobu.app.bus import open_bus
from hanashobu.app.bus.polling import Poll
from hanashobu.app.connections import seat_connection
from hanashobu.app.messages.refusal import STATUS, Refusal, status_of
from hanashobu.app.operations import answering, of_host
from hanashobu.app.operations.services import Services
from hanashobu.app.people.presence import Attendance
from hanashobu.app.rooms.alarms import Alarms
from hanashobu.app.rooms.leases import OneProcess, StoredLeases
from hanashobu.app.rooms.rooms import Rooms
from hanashobu.app.store import is_database, open_store
from hanashobu.app.store.async_store import AsyncStore
from hanashobu.server import health, http, openapi, site
from hanashobu.server.guard.middleware import AdmissionMiddleware
from hanashobu.server.guard.origins import Hosts
from hanashobu.server.http import problem, respond
from hanashobu.server.push.push import Pushes
from hanashobu.server.websocket_channel import WebSocketChannel
from hanashobu.text.message import message_of

BOT_THREADS = 3
THINKING_THREADS = 2  # of these, for bots that think long and for hints


class Server(Starlette):
    """The server, which stores its matches in one file, or in a database that it shares with other servers."""

    def __init__(
        self,
        data: Path | str,
        limits: Limits | None = None,
        hosts: Hosts | None = None,
        proxies: Sequence[str] = (),
        push_to_loopback: bool = False,
    ) -> None:
        admission = Admission(limits or Limits(), proxies)
        super().__init__(
            routes=[
                *http.routes(),
                WebSocketRoute("/api/tables/{table}/socket", _talk),
                Route("/api/openapi.json", _openapi),
                *health.ROUTES,
                *site.ROUTES,
            ],
            middleware=[
                Middleware(AdmissionMiddleware, admission=admission, hosts=hosts or Hosts()),
                Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),  # 9 takes twice as long, for less than 1 %
            ],
            exception_handlers=EXCEPTION_HANDLERS,
            lifespan=_lifespan,
        )
        self.state.data = data
        self.state.push_to_loopback = push_to_loopback  # for tests
        self.state.limits = admission.limits
        self.state.admission = admission

    @cache  # noqa: B019  # one server lives as long as its process
    def openapi(self) -> dict[str, Any]:
        """The description of the API."""
        return openapi.described(of_host("server"))


@asynccontextmanager
async def _lifespan(app: Starlette) -> AsyncIterator[None]:
    """The lifespan: opens the store, and starts threads and processes for slow work."""
    state = app.state
    state.store = open_store(state.data)
    state.async_store = AsyncStore(state.store)
    shared = is_database(state.data)
    state.bus = open_bus(str(state.data) if shared else None)
    leases = StoredLeases(state.async_store) if shared else OneProcess()
    bots, loads, slow_work = work_queue.threads(BOT_THREADS, THINKING_THREADS), work_queue.threads(1), work_queue.processes(1)
    state.rooms = Rooms(state.async_store, state.bus, bots, loads, leases)
    attendance = Attendance(state.async_store)
    state.pushes = Pushes(state.async_store, state.push_to_loopback)
    services = Services(state.async_store, state.bus, state.rooms, slow_work, state.admission, attendance=attendance, notifier=state.pushes)
    state.services, state.friends, state.groups = services, services.friends, services.groups
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


async def _talk(websocket: WebSocket) -> None:
    """A connection: first a `Sit`, then `Act`, `GoOn`, `Stop`, `Ask`, and with friends a `PeopleMessage`; back come `Update` and others."""
    await websocket.accept()
    services: Services = websocket.app.state.services
    channel, table = WebSocketChannel(websocket), websocket.path_params["table"]
    serving = seat_connection.serve(channel, table, services.opener, services.admission)
    await asyncio.create_task(serving)  # of its own: otherwise every message wakes all layers of the application around this one


def _openapi(request: Request) -> Response:
    return Response(msgspec.json.encode(request.app.openapi()), media_type="application/json")


def _refused(_: Request, error: Exception) -> Response:
    """What the page and its files refuse; operations answer for themselves."""
    return problem(status_of(error) or 500, message_of(error), getattr(error, "headers", None))


def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return respond(answering.not_here(request.url.path, ("GET", "HEAD") if error.status_code == 405 else ()))


EXCEPTION_HANDLERS: dict[Any, Callable[[Request, Exception], Response]] = {
    **dict.fromkeys((Refusal, *STATUS), _refused),
    HTTPException: _http,
}
