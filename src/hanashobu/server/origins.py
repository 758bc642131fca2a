"""Whether a request comes from our own page or from a program: pages of other sites must not use this server."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable, Mapping
from urllib.parse import urlsplit

from hanashobu.server.refusal import Refusal
from hanashobu.text import Quoted, msg

ANYWHERE = frozenset(("0.0.0.0", "::", ""))
PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}
SAFE = frozenset(("GET", "HEAD", "OPTIONS"))
OWN_SITE = frozenset(("same-origin", "none"))


class Hosts:
    """The names under which a server can be reached."""

    def __init__(self, bound: str = "127.0.0.1", allowed: Iterable[str] = ()) -> None:
        self._anywhere = bound in ANYWHERE
        self._allowed = {name.strip().lower().rstrip(".") for name in allowed}
        machine = {socket.gethostname().lower()} if self._anywhere else set()
        self._names = {"localhost", bound.lower(), *self._allowed, *machine, *(f"{name}.local" for name in machine)}

    def check(self, method: str, path: str, headers: Mapping[str, str]) -> None:
        """Raises a sentence if a request cannot be from our own page, a program, or somebody who typed the address."""
        host = headers.get("host", "")
        if not self.serves(host):
            raise Refusal(403, msg("error-host", host=Quoted(_name(host)), flag="--allowed-host"))
        origin = headers.get("origin")
        asks = path.startswith("/api/") and path != "/api/openapi.json"
        if origin is not None and (asks or method not in SAFE) and not self._own(origin, host):
            raise Refusal(403, msg("error-origin", origin=Quoted(origin)))
        if origin is None and asks and headers.get("sec-fetch-site", "none") not in OWN_SITE:
            raise Refusal(403, msg("error-other-site"))

    def serves(self, host: str) -> bool:
        """Whether a Host header names this server; where we listen everywhere any number will do, for no page can borrow one as a name."""
        name = _name(host)
        return name in self._names or name.endswith(".localhost") or _is_own_number(name, self._anywhere)

    def _own(self, origin: str, host: str) -> bool:
        """Whether a page is from here, or from a name that is allowed."""
        try:
            parts = urlsplit(origin)
            here = urlsplit(f"{parts.scheme}://{host}")
            same = (parts.hostname, parts.port or PORTS.get(parts.scheme)) == (here.hostname, here.port or PORTS.get(parts.scheme))
        except ValueError:
            return False
        return parts.scheme in ("http", "https") and (same or (parts.hostname or "") in self._allowed)


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
