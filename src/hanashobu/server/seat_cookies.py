"""The cookie in which a browser keeps its key to a table's seats."""

from __future__ import annotations

from typing import Any

from starlette.requests import HTTPConnection
from starlette.responses import Response

from hanashobu.app.operations.call import Call

COOKIE = "hana_seat"
COOKIE_SECONDS = 400 * 86_400  # longer than any match; browsers keep none longer


def sent(connection: HTTPConnection) -> list[str]:
    """The keys in the cookies of a request.

    There may be several of the name: a neighbour under the same domain can set one, which must not hide the right one.
    """
    pairs = [pair.partition("=") for line in connection.headers.getlist("cookie") for pair in line.split(";")]
    return [value.strip() for name, _, value in pairs if name.strip() == COOKIE]


def follow(response: Response, connection: HTTPConnection, call: Call) -> None:
    """Let the browser send a key by itself from now on, or no more, as the call wants it."""
    if call.keeps:
        table, key = call.keeps
        response.set_cookie(COOKIE, key, max_age=COOKIE_SECONDS, **_cookie(connection, table))
    if call.drops:
        response.delete_cookie(COOKIE, **_cookie(connection, call.drops))


def _cookie(connection: HTTPConnection, table: str) -> dict[str, Any]:
    """To this table only, where scripts cannot read it."""
    return {"path": f"/api/tables/{table}", "httponly": True, "samesite": "strict", "secure": connection.url.scheme in ("https", "wss")}
