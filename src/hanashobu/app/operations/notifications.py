"""Notifications: the public key of this server, and who wants notifications of their turns."""

from __future__ import annotations

from hanashobu.app.messages.api import PushKey, PushRequest
from hanashobu.app.operations.call import Call
from hanashobu.app.operations.operation import Id, operation

GROUP = "friends"


@operation("GET", "/api/push", GROUP, refuses=(404,), host="server")
async def push_key(call: Call) -> PushKey:
    """The key with which a browser subscribes to notifications of this server; 404 if it sends none."""
    return PushKey(await call.services.notifier.public_key())


@operation("POST", "/api/tables/{table}/push", GROUP, refuses=(404,), limit="join", host="server")
async def subscribe(call: Call, table: Id, wanted: PushRequest) -> bool:
    """Subscribe to, or unsubscribe from, notifications of one's turns, at tables with days for a move."""
    role, notifier = await call.needed_role(table), call.services.notifier
    if wanted.wanted:
        await notifier.subscribe(table, role, wanted.endpoint, call.origin)
    else:
        await notifier.unsubscribe(table, role, wanted.endpoint)
    return wanted.wanted
