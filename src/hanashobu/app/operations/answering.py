"""Answers a request: finds its operation, reads what it takes, and makes a message of whatever cannot be."""

from __future__ import annotations

import inspect
import logging
from collections.abc import Iterable
from functools import partial
from typing import Any

import msgspec

from hanashobu.app.messages.api import Problem
from hanashobu.app.messages.refusal import Refusal, status_of
from hanashobu.app.operations.call import JSON, Answer, Call, File
from hanashobu.app.operations.operation import Operation
from hanashobu.app.store import DamagedTable
from hanashobu.text import Message, MessageError, Quoted, msg

log = logging.getLogger(__name__)

TEXTS = ("text/plain", "application/jsonl", "application/x-ndjson")


def problem(status: int, message: Message) -> Answer:
    """What went wrong."""
    return Answer(msgspec.json.encode(Problem(message, str(message))), status)


def not_here(path: str, others: Iterable[str] = ()) -> Answer:
    """There is no such address; or there is, for other methods."""
    known = tuple(sorted(others))
    if not known:
        return problem(404, msg("error-no-route", path=Quoted(path)))
    return problem(405, msg("error-request-method", methods=known))._replace(headers={"allow": ", ".join(known)})


async def answer(operation: Operation, call: Call) -> Answer:
    """The answer of an operation; whatever is wrong is a message."""
    try:
        return _encoded(operation, await _found(operation, call))
    except MessageError as error:
        return refusal(error, call)


async def _found(operation: Operation, call: Call) -> Any:
    services, parts = call.services, operation.signature
    given = {one.name: one.read(call) for one in parts.parameters}
    if operation.limit:
        getattr(services.admission, operation.limit)(call.client)
    if parts.player:
        given["player"] = call.player
    if parts.takes is bytes:
        given["data"] = await call.read(services.admission.limits.record_bytes, TEXTS)
    elif parts.takes:
        given["wanted"] = _decoded(await call.read(services.admission.limits.body_bytes, (JSON,)), parts.takes)
    if inspect.iscoroutinefunction(operation.run):
        return await operation.run(call, **given)
    return await call.aside(partial(operation.run, call, **given))


def _decoded(body: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal(422, msg("error-request-body", trouble=Quoted(str(error)))) from None


def _encoded(operation: Operation, found: Any) -> Answer:
    if isinstance(found, File):
        return Answer(found.text, operation.status, found.media, found.name)
    return Answer(found if operation.encodes else msgspec.json.encode(found), operation.status)


def refusal(error: MessageError, call: Call) -> Answer:
    """The answer that stands for an error; one that is not for people goes on."""
    status = status_of(error)
    if status is None:
        raise error
    table = call.path.get("table") or call.path.get("id")
    if isinstance(error, DamagedTable) and table:
        call.services.rooms.damaged.log(table, error)
    elif status == 503 and not isinstance(error, Refusal):
        log.error("%s", error)
    return problem(status, error.message)._replace(headers=getattr(error, "headers", {}))
