"""For the operator of the server: health, readiness and metrics."""

from __future__ import annotations

import asyncio
import hmac
import os

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from hanashobu.app.metrics import METRICS
from hanashobu.app.rooms.rooms import Rooms
from hanashobu.app.store import StoreTrouble
from hanashobu.app.store.async_store import AsyncStore
from hanashobu.server.http import problem
from hanashobu.text import msg

READY_SECONDS = 3.0  # within which the store has to answer
KEY = "HANA_METRICS_KEY"  # without it nobody gets the numbers: a count of moves could betray a hidden one


async def healthy(_: Request) -> Response:
    """The process is alive."""
    return PlainTextResponse("ok\n")


async def ready(request: Request) -> Response:
    """The process can serve: its store answers."""
    async_store: AsyncStore = request.app.state.async_store
    try:
        async with asyncio.timeout(READY_SECONDS):
            await async_store.read(async_store.store.standings, ["-"])
    except (StoreTrouble, TimeoutError) as error:
        return problem(503, error.message if isinstance(error, StoreTrouble) else msg("error-store-slow"))
    return PlainTextResponse("ready\n")


async def metrics(request: Request) -> Response:
    """Numbers for Prometheus, for whoever knows the key that the host has set."""
    key, given = os.environ.get(KEY, ""), request.headers.get("authorization", "")
    if not key or not hmac.compare_digest(given.encode(), f"Bearer {key}".encode()):
        return problem(404, msg("error-no-metrics", variable=KEY))
    rooms: Rooms = request.app.state.rooms
    return PlainTextResponse(METRICS.text(lambda: len(rooms.in_memory())), media_type="text/plain; version=0.0.4")


ROUTES = [Route("/healthz", healthy), Route("/readyz", ready), Route("/metrics", metrics)]
