"""The keys to seats that a request comes with, and the cookie in which a browser keeps its own."""

from __future__ import annotations

from typing import Any

from starlette.requests import HTTPConnection
from starlette.responses import Response

from hanashobu.app.people.seat_keys import Role, valid
from hanashobu.app.store.at_rest import hashed

COOKIE = "hana_seat"
COOKIE_SECONDS = 400 * 86_400  # longer than any match; browsers keep none longer


def offered(connection: HTTPConnection) -> list[str]:
    """The keys that a request comes with: in its Authorization header, or in the cookies of this table.

    There may be several cookies of the name: a neighbour under the same domain can set one, which must not hide the right one.
    """
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    pairs = [pair.partition("=") for line in connection.headers.getlist("cookie") for pair in line.split(";")]
    found = [bearer.strip() if scheme.lower() == "bearer" else "", *(value.strip() for name, _, value in pairs if name.strip() == COOKIE)]
    return [key for key in dict.fromkeys(found) if valid(key)]


def of(connection: HTTPConnection, role: Role | None) -> str:
    """The key that counts of those that a request comes with."""
    return next(key for key in offered(connection) if role and hashed(key) == role.key_hash)


def _cookie(connection: HTTPConnection, table: str) -> dict[str, Any]:
    """To this table only, where scripts cannot read it."""
    return {"path": f"/api/tables/{table}", "httponly": True, "samesite": "strict", "secure": connection.url.scheme in ("https", "wss")}


def keep_in_cookie(response: Response, connection: HTTPConnection, table: str, key: str) -> None:
    """Let the browser send the key by itself."""
    response.set_cookie(COOKIE, key, max_age=COOKIE_SECONDS, **_cookie(connection, table))


def forget_cookie(response: Response, connection: HTTPConnection, table: str) -> None:
    """The browser has no key any more."""
    response.delete_cookie(COOKIE, **_cookie(connection, table))
