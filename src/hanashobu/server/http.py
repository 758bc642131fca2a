"""Between HTTP and operations: requests become calls, answers become responses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from urllib.parse import parse_qs

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from hanashobu import games
from hanashobu.app.connections.waiting import within
from hanashobu.app.messages.api import Problem
from hanashobu.app.messages.refusal import Refusal
from hanashobu.app.operations import answering, of_host
from hanashobu.app.operations.call import Answer, Call
from hanashobu.app.operations.operation import Operation
from hanashobu.server import packed, seat_cookies
from hanashobu.server.packed import Packed
from hanashobu.text import Message, msg

READ_OUT = 32  # times the allowed size
CLOSE = {"connection": "close"}  # the rest is not read
NOT_KEPT = {"cache-control": "no-store"}  # an answer of the API


def routes() -> list[Route]:
    """The operations of a server, by their paths."""
    found: dict[str, dict[str, Operation]] = {}
    for operation in of_host("server"):
        found.setdefault(operation.path, {})[operation.method] = operation
    return [Route(path, Endpoint(operations)) for path, operations in found.items()]


class Endpoint:
    """Everything that can be asked for at one address."""

    def __init__(self, operations: Mapping[str, Operation]) -> None:
        self._operations = operations
        self._same: tuple[int, Packed] | None = None  # what everybody gets, and for which games

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        request = Request(scope, receive)
        operation = self._operations.get(request.method)
        if operation is None:
            response = respond(answering.not_here(request.url.path, self._operations))
        elif operation.same:
            response = packed.send(request, await self._for_all(operation, request), NOT_KEPT)
        else:
            call = call_of(request)
            response = respond(await answering.answer(operation, call))
            seat_cookies.follow(response, request, call)
        await response(scope, receive, send)

    async def _for_all(self, operation: Operation, request: Request) -> Packed:
        revision = games.revision()
        if self._same is None or self._same[0] != revision:
            answer = await answering.answer(operation, call_of(request))
            self._same = revision, packed.pack(answer.body, answer.media)
        return self._same[1]


def call_of(request: Request) -> Call:
    """A request as a call."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return Call(
        services=request.app.state.services,
        client=host(request),
        key=key.strip() if scheme.lower() == "bearer" else "",
        read=partial(body, request),
        path=request.path_params,
        query=parse_qs(request.url.query, keep_blank_values=True),
        cookies=seat_cookies.sent(request),
        origin=f"{request.url.scheme}://{request.headers.get('host', '')}",
        aside=run_in_threadpool,
    )


def host(request: HTTPConnection) -> str:
    """The address that a request comes from."""
    return request.client.host if request.client else ""


def respond(answer: Answer) -> Response:
    """An answer over HTTP."""
    headers = {**NOT_KEPT, **answer.headers}
    if answer.file:
        headers["content-disposition"] = f'attachment; filename="{answer.file}"'
    return Response(answer.body, answer.status, media_type=answer.media, headers=headers)


def problem(status: int, message: Message, headers: Mapping[str, str] | None = None) -> Response:
    """What went wrong."""
    text = msgspec.json.encode(Problem(message, str(message)))
    return Response(text, status, media_type="application/json", headers={**NOT_KEPT, **(headers or {})})


async def body(request: Request, most: int, kinds: Sequence[str]) -> bytes:
    """The body of a request, if it is of the right kind, not too long, and comes in time."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind not in kinds:
        raise Refusal(415, msg("error-request-kind", kinds=tuple(kinds)))
    try:
        return await within(request.app.state.limits.request_seconds, _whole(request, most))
    except TimeoutError:
        raise Refusal(408, msg("error-request-slow"), CLOSE) from None


async def _whole(request: Request, most: int) -> bytes:
    """The whole body; what is too long is read to its end, but not kept: a browser reads no answer before it has sent everything."""
    data, size = bytearray(), 0
    async for chunk in request.stream():
        size += len(chunk)
        if size <= most:
            data += chunk
        else:
            data.clear()
        if size > READ_OUT * most:
            break
    if size > most:
        raise Refusal(413, msg("error-request-long", kilobytes=most >> 10), CLOSE)
    return bytes(data)
