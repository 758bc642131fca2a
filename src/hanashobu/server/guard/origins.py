"""Whether a request comes from our own page or from a program: pages of other sites must not use this server."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable, Mapping
from typing import NamedTuple
from urllib.parse import urlsplit

from hanashobu.app.messages.refusal import Refusal
from hanashobu.text import Quoted, msg

ANYWHERE = frozenset(("0.0.0.0", "::", ""))
SCHEMES = {"http": "http", "https": "https", "ws": "http", "wss": "https"}  # of a request, as an origin names them
PORTS = {"http": 80, "https": 443}
SAFE = frozenset(("GET", "HEAD", "OPTIONS"))
OWN_SITE = frozenset(("same-origin", "none"))


class Origin(NamedTuple):
    """Where a page is from; all three parts count."""

    scheme: str
    name: str
    port: int


class Hosts:
    """The names under which a server can be reached; an allowed one may have a port, where a proxy hides what it is asked for."""

    def __init__(self, bound: str = "127.0.0.1", allowed: Iterable[str] = ()) -> None:
        self._anywhere = bound in ANYWHERE
        self._allowed = [name.strip().lower() for name in allowed]
        machine = {socket.gethostname().lower()} if self._anywhere else set()
        self._outside = {_name(name) for name in self._allowed}
        self._names = {"localhost", bound.lower(), *self._outside, *machine, *(f"{name}.local" for name in machine)}

    def check(self, method: str, path: str, headers: Mapping[str, str], scheme: str = "http") -> None:
        """Raises a sentence if a request cannot be from our own page, a program, or somebody who typed the address."""
        host = headers.get("host", "")
        if not self.serves(host):
            raise Refusal(403, msg("error-host", host=Quoted(_name(host)), flag="--allowed-host"))
        origin = headers.get("origin")
        asks = path.startswith("/api/") and path != "/api/openapi.json"
        if origin is not None and (asks or method not in SAFE) and not self._own(origin, host, SCHEMES[scheme]):
            raise Refusal(403, msg("error-origin", origin=Quoted(origin), own=Quoted(f"{SCHEMES[scheme]}://{host}"), flag="--proxy"))
        if origin is None and asks and headers.get("sec-fetch-site", "none") not in OWN_SITE:
            raise Refusal(403, msg("error-other-site"))

    def serves(self, host: str) -> bool:
        """Whether a Host header names this server; where we listen everywhere any number will do, for no page can borrow one as a name."""
        name = _name(host)
        return bool(name) and (name in self._names or name.endswith(".localhost") or _is_own_number(name, self._anywhere))

    def _own(self, text: str, host: str, scheme: str) -> bool:
        """Whether a page is from the address that is asked; or from an allowed name, where a proxy asks us under another one."""
        origin = _origin(text)
        if origin is None or origin.scheme != scheme:
            return False
        hidden = () if _name(host) in self._outside else self._allowed
        return origin in [_origin(f"{scheme}://{name}") for name in (host, *hidden)]


def _origin(text: str) -> Origin | None:
    """The origin that a header names, if it can be one; a name without a port means the usual port of its scheme."""
    try:
        found = urlsplit(text)
        name, port = _name(found.netloc), found.port
    except ValueError:
        return None
    if not name or found.scheme not in PORTS or text.lower() != f"{found.scheme}://{found.netloc}".lower():
        return None
    return Origin(found.scheme, name, PORTS[found.scheme] if port is None else port)


def _name(host: str) -> str:
    """The name in a Host header, without its port; empty if it cannot be one."""
    try:
        found = urlsplit(f"//{host}")
        return (found.hostname or "").rstrip(".") if found.netloc == host and "@" not in host and found.port != -1 else ""
    except ValueError:
        return ""


def _is_own_number(name: str, anywhere: bool) -> bool:
    try:
        found = ipaddress.ip_address(name)
    except ValueError:
        return False
    return anywhere or found.is_loopback
