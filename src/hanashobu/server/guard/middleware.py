"""The outermost middleware: checks the host and the rate of every request, and sets the headers of every response."""

from __future__ import annotations

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hanashobu.app.admission.admission import Admission, TooManyRequests
from hanashobu.app.admission.limits import NOT_FROM_HERE, TOO_MANY
from hanashobu.app.messages.refusal import Refusal
from hanashobu.server.guard.origins import Hosts
from hanashobu.server.http import problem
from hanashobu.table.protocol import Refused

# Nothing comes from anywhere but here, and nothing here can be put into another page.
HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
HTTPS_ONLY = "max-age=31536000"


class AdmissionMiddleware:
    """Admits or refuses every request and connection before the application sees it."""

    def __init__(self, app: ASGIApp, admission: Admission, hosts: Hosts) -> None:
        self._app = app
        self._admission = admission
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or connection."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, _with_headers(scope, send))
        else:
            await self._socket(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            with self._admission.request(_host(scope), scope["path"]):
                self._hosts.check(scope["method"], scope["path"], Headers(scope=scope), scope["scheme"])
                await self._app(scope, receive, send)
        except Refusal as error:
            await problem(error.status, error.message, error.headers)(scope, receive, send)
        except ClientDisconnect:  # nobody is left to answer
            return

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            with self._admission.socket(_host(scope)):
                self._hosts.check("POST", scope["path"], Headers(scope=scope), scope["scheme"])
                await self._app(scope, receive, send)
        except TooManyRequests as error:  # the client may try again later
            await _turn_away(send, Refused(error.message), TOO_MANY)
        except Refusal as error:
            await _turn_away(send, Refused(error.message, fatal=True), NOT_FROM_HERE)


def _host(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else ""


def _with_headers(scope: Scope, send: Send) -> Send:
    async def answer(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if scope["scheme"] == "https":
                headers.setdefault("strict-transport-security", HTTPS_ONLY)
        await send(message)

    return answer


async def _turn_away(send: Send, refused: Refused, code: int) -> None:
    """A page can read why only over a connection that was accepted."""
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": msgspec.json.encode(refused).decode()})
    await send({"type": "websocket.close", "code": code})
