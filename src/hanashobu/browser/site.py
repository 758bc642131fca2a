"""The API in a worker: the operations that need no server, without HTTP."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from urllib.parse import parse_qs, urlsplit

from hanashobu.app.operations import answering, of_host
from hanashobu.app.operations.call import JSON, Answer, Call
from hanashobu.app.operations.services import Services

HERE = "here"  # the only client there is


class Response(NamedTuple):
    """What is sent back."""

    body: bytes
    status: int = 200
    media: str = JSON
    file: str = ""  # the name under which it is saved


async def answer(services: Services, method: str, url: str, body: bytes, key: str) -> Response:
    """The answer to a request; whatever goes wrong is a message, as a server sends it."""
    return Response(*(await _answer(services, method, url, body, key))[:4])


async def _answer(services: Services, method: str, url: str, body: bytes, key: str) -> Answer:
    async def read(_most: int, _kinds: Sequence[str]) -> bytes:
        return body

    address = urlsplit(url)
    here = {one.method: (one, path) for one in of_host("worker") if (path := one.match(address.path)) is not None}
    if method not in here:
        return answering.not_here(address.path, here)
    operation, path = here[method]
    query = parse_qs(address.query, keep_blank_values=True)
    return await answering.answer(operation, Call(services=services, client=HERE, key=key, read=read, path=path, query=query))
