"""Between HTTP and our own types: bodies in, answers out, and the OpenAPI description of both."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, TypeVar

import msgspec
from fastapi import Depends, Header, Path, Request
from fastapi.responses import Response
from starlette.requests import HTTPConnection

from hanashobu.app.admission.admission import Admission
from hanashobu.app.connections.waiting import within
from hanashobu.app.messages.api import Problem
from hanashobu.app.messages.refusal import Refusal
from hanashobu.app.operations.services import Services
from hanashobu.app.rooms.room import ID
from hanashobu.app.store.at_rest import LONGEST_KEY, SHORTEST_KEY, hashed
from hanashobu.table.table import Seat
from hanashobu.text import Message, Quoted, msg

Kind = TypeVar("Kind")

JSON = ("application/json",)
HEARD_OUT = 32  # times the allowed size
CLOSE = {"connection": "close"}  # the rest is not read
NOT_KEPT = {"cache-control": "no-store"}  # an answer of the API
REF = "#/components/schemas/{name}"

Id = Annotated[str, Path(pattern=ID)]


def player(authorization: Annotated[str, Header()] = "") -> str:
    """Whose request it is: the hash of a secret that the browser made for itself. The secret goes no further."""
    scheme, _, key = authorization.partition(" ")
    if scheme.lower() != "bearer" or not SHORTEST_KEY <= len(key.strip()) <= LONGEST_KEY or not key.isascii():
        raise Refusal(401, msg("error-request-key", least=SHORTEST_KEY, most=LONGEST_KEY))
    return hashed(key.strip())


Player = Annotated[str, Depends(player)]


def host(request: HTTPConnection) -> str:
    """The address that a request comes from."""
    return request.client.host if request.client else ""


def reply(value: Any, status: int = 200) -> Response:
    """An answer in JSON."""
    return encoded(msgspec.json.encode(value), status)


def encoded(text: bytes, status: int = 200) -> Response:
    """An answer that is JSON already."""
    return Response(text, status, media_type="application/json", headers=NOT_KEPT)


def problem(status: int, message: Message, headers: Mapping[str, str] | None = None) -> Response:
    """What went wrong."""
    response = reply(Problem(message, str(message)), status)
    response.headers.update(headers or {})
    return response


async def body(request: Request, most: int, kinds: tuple[str, ...]) -> bytes:
    """The body of a request, if it is of the right kind, not too long, and comes in time."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind not in kinds:
        raise Refusal(415, msg("error-request-kind", kinds=kinds))
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
        if size > HEARD_OUT * most:
            break
    if size > most:
        raise Refusal(413, msg("error-request-long", kilobytes=most >> 10), CLOSE)
    return bytes(data)


async def read(request: Request, kind: type[Kind]) -> Kind:
    """The body as one of our types."""
    try:
        return msgspec.json.decode(await body(request, request.app.state.limits.body_bytes, JSON), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal(422, msg("error-request-body", trouble=Quoted(str(error)))) from None


def services(request: Request) -> Services:
    """What answers are made from."""
    found: Services = request.app.state.services
    return found


def admission_of(request: Request, player: str, costly: bool = False) -> Callable[[Sequence[Seat]], None]:
    """What counts a new table against the limits of an address and a key, once it is known who sits there."""

    def admit(seats: Sequence[Seat]) -> None:
        admission: Admission = request.app.state.admission
        if costly:
            admission.costly(host(request))
        admission.table(host(request), player, [seat.bot for seat in seats])

    return admit


def returns(kind: Any, *problems: int, status: int = 200, media: str = "application/json") -> dict[int | str, dict[str, Any]]:
    """The responses of an operation: a type, or a Problem with one of these codes."""
    found: dict[int | str, dict[str, Any]] = {status: {"description": "Done", "content": {media: {"schema": _schema(kind)}}}}
    for code in (*problems, 503):
        found[code] = {"description": "A sentence on what is wrong", "content": {"application/json": {"schema": _schema(Problem)}}}
    return found


def takes(kind: Any, media: str = "application/json") -> dict[str, Any]:
    """The request body of an operation."""
    return {"requestBody": {"required": True, "content": {media: {"schema": _schema(kind)}}}}


def _schema(kind: Any) -> dict[str, Any]:
    (found,), _ = msgspec.json.schema_components([kind], ref_template=REF)
    return found


def described(made: dict[str, Any], kinds: list[Any]) -> dict[str, Any]:
    """The OpenAPI description that FastAPI made, with our own types as its components, and our sentences for bad parameters."""
    _, components = msgspec.json.schema_components(kinds, ref_template=REF)
    schemas = made.setdefault("components", {}).setdefault("schemas", {})
    for of_fastapi in ("HTTPValidationError", "ValidationError"):
        schemas.pop(of_fastapi, None)
    schemas.update(components)
    for path in made["paths"].values():
        for operation in path.values():
            if "422" in operation["responses"]:
                operation["responses"]["422"] = returns(Problem, 422)[422]
    return made
