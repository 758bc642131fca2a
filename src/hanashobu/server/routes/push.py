"""Notifications: the public key of this server, and who wants notifications of their turns."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from hanashobu.app.messages.api import PushKey, PushRequest
from hanashobu.server.http import Id, host, read, reply, returns, takes
from hanashobu.server.push.push import Pushes
from hanashobu.server.routes.friends import role_of

router = APIRouter(tags=["friends"])


def _pushes(request: Request) -> Pushes:
    found: Pushes = request.app.state.pushes
    return found


@router.get("/api/push", responses=returns(PushKey, 404))
async def push_key(request: Request) -> Response:
    """The key with which a browser subscribes to notifications of this server; 404 if it sends none."""
    return reply(PushKey((await _pushes(request).signer()).public))


@router.post("/api/tables/{table}/push", responses=returns(bool, 404, 408, 413, 415, 422, 429), openapi_extra=takes(PushRequest))
async def subscribe(table: Id, request: Request) -> Response:
    """Subscribe to, or unsubscribe from, notifications of one's turns, at tables with days for a move."""
    request.app.state.admission.join(host(request))
    role = await role_of(request, table)
    asked = await read(request, PushRequest)
    if asked.wanted:
        await _pushes(request).subscribe(table, role, asked.endpoint, f"{request.url.scheme}://{request.headers['host']}")
    else:
        await _pushes(request).unsubscribe(table, role, asked.endpoint)
    return reply(asked.wanted)
