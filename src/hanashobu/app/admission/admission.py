"""Admission control: counts connections and requests by address and key, and refuses those beyond the limits."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

try:
    import resource
except ImportError:  # where there is no such limit
    resource = None  # type: ignore[assignment]

from hanashobu.app.admission.limits import Limits
from hanashobu.app.admission.token_bucket import Clock, TokenBucket, TokenBuckets
from hanashobu.app.messages.refusal import Refusal
from hanashobu.text import Message, msg

CHECKS = frozenset(("/healthz", "/readyz", "/metrics"))
COSTLY_BOTS = frozenset(("strong", "master"))
HOUR, MINUTE, CHAT_SECONDS = 3600.0, 60.0, 10.0
BACKLOG = 128  # connections that the system accepts for us before we look
RESERVE = 2 * BACKLOG + 64  # open files that are never connections: the store, the bots, and connections that are being refused
SPARE = 64  # connections beyond the limit that still get an answer that says why; later ones are only closed
AT_ONCE = 5  # seconds' worth of messages or frames

Counted = TypeVar("Counted", bound=Hashable)

BUSY = msg("error-crowded")
CROWDED = msg("error-connections")


class TooManyRequests(Refusal):
    """Something was requested too often; says after how many seconds to try again."""

    def __init__(self, seconds: float, message: Message | None = None, status: int = 429) -> None:
        wait = max(1, math.ceil(seconds))
        super().__init__(status, message or msg("error-too-often", seconds=wait), {"retry-after": str(wait)})


class Admission:
    """The counts of one server."""

    def __init__(self, limits: Limits, proxies: Iterable[str] = (), clock: Clock = time.monotonic) -> None:
        self.limits = limits
        self._clock = clock
        self._proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in proxies]
        self._most = limits.connections
        self._all = 0
        self._connected: Counter[str] = Counter()  # by the address that the connection comes from
        self._inside: Counter[str] = Counter()  # requests and seats, by the address that a proxy forwards
        self._requests = TokenBuckets(limits.requests_per_minute, MINUTE, clock)
        self._files = TokenBuckets(limits.files_per_minute, MINUTE, clock)
        self._checks = TokenBuckets(limits.checks_per_minute, MINUTE, clock)
        self._sockets = TokenBuckets(limits.sockets_per_minute, MINUTE, clock)
        self._costly = TokenBuckets(limits.costly_per_minute, MINUTE, clock)
        self._tables = TokenBuckets(limits.tables_per_hour, HOUR, clock)
        self._bots = TokenBuckets(limits.costly_bots_per_hour, HOUR, clock)
        self._records = TokenBuckets(limits.records_per_hour, HOUR, clock)
        self._bytes = TokenBuckets(limits.record_bytes_per_hour, HOUR, clock)
        self._hints = TokenBuckets(limits.hints_per_minute, MINUTE, clock)
        self._joins = TokenBuckets(limits.joins_per_minute, MINUTE, clock)
        self._codes = TokenBuckets(limits.codes_per_minute, MINUTE, clock)
        self._chat = TokenBuckets(limits.chat_at_once, CHAT_SECONDS, clock)
        self._watching: Counter[tuple[str, str]] = Counter()  # spectators, by table and address

    def fit_open_files(self) -> int:
        """Raise the number of files that this process may open, and stay below it; returns how many connections there may be."""
        if resource is None:
            return self._most
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = self.limits.connections + SPARE + RESERVE
        if soft != resource.RLIM_INFINITY and soft < wanted:
            soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        if soft != resource.RLIM_INFINITY:
            self._most = max(1, min(self.limits.connections, soft - SPARE - RESERVE))
        return self._most

    def connect(self, host: str) -> TooManyRequests | None:
        """A connection from this address; returns the reason if it should be refused. It counts until `disconnect` either way."""
        address = network(host)
        self._all += 1
        self._connected[address] += 1
        if self._all > self._most:
            return TooManyRequests(5, BUSY, 503)
        if self._connected[address] > self.limits.connections_per_address and not self._is_proxy(host):
            return TooManyRequests(5, CROWDED)
        return None

    def disconnect(self, host: str) -> None:
        """It is closed."""
        self._all -= 1
        _less(self._connected, network(host))

    @property
    def overrun(self) -> bool:
        """Whether there is no room even for a refusal."""
        return self._all > self._most + SPARE

    def _is_proxy(self, host: str) -> bool:
        try:
            found = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(found in proxy for proxy in self._proxies)

    @contextmanager
    def request(self, host: str, path: str) -> Iterator[None]:
        """A request, from its beginning to its end. Health checks take nobody's place: a full server must not be taken for a dead one."""
        address = network(host)
        if path in CHECKS:
            _take(self._checks, address)
            yield
            return
        _take(self._requests if path == "/api" or path.startswith("/api/") else self._files, address)
        with self._inside_of(address):
            yield

    @contextmanager
    def socket(self, host: str) -> Iterator[None]:
        """A seat's connection, from its beginning to its end."""
        address = network(host)
        _take(self._sockets, address)
        with self._inside_of(address):
            yield

    @contextmanager
    def _inside_of(self, address: str) -> Iterator[None]:
        if self._inside[address] >= self.limits.connections_per_address:
            raise TooManyRequests(5, CROWDED)
        self._inside[address] += 1
        try:
            yield
        finally:
            _less(self._inside, address)

    def costly(self, host: str) -> None:
        """A request that takes a while to answer."""
        _take(self._costly, network(host))

    def table(self, host: str, key: str, bots: Sequence[str | None]) -> None:
        """A table is opened, with these bots."""
        _take(self._tables, network(host))
        _take(self._tables, f"key {key}")
        costly = sum(bot in COSTLY_BOTS for bot in bots)
        if costly:
            _take(self._bots, network(host), costly)

    def record(self, host: str, size: int) -> None:
        """A record of this many bytes is uploaded."""
        _take(self._records, network(host))
        _take(self._bytes, network(host), size)

    def hint(self, table: str, seat: int) -> None:
        """A hint for a seat."""
        _take(self._hints, (table, seat))

    def join(self, host: str) -> None:
        """A seat is taken at a table with friends, or its host changes something."""
        _take(self._joins, network(host))

    def code(self, host: str) -> None:
        """A code for carrying a seat is tried."""
        _take(self._codes, network(host))

    def chat(self, table: str, party: int) -> None:
        """Somebody says something."""
        _take(self._chat, (table, party))

    def watch(self, table: str, host: str) -> bool:
        """Count another spectator of a table, if one more of this address may watch; it counts until `unwatch`."""
        watcher = (table, network(host))
        if self._watching[watcher] >= self.limits.spectators_per_address:
            return False
        self._watching[watcher] += 1
        return True

    def unwatch(self, table: str, host: str) -> None:
        """A spectator has left."""
        _less(self._watching, (table, network(host)))

    def messages(self) -> TokenBucket:
        """How many messages a new connection may send."""
        return TokenBucket(AT_ONCE * self.limits.messages_per_second, self.limits.messages_per_second, self._clock)

    def frames(self) -> TokenBucket:
        """How many frames a new connection may send."""
        return TokenBucket(AT_ONCE * self.limits.frames_per_second, self.limits.frames_per_second, self._clock)


def network(host: str) -> str:
    """What counts as one address: an IPv4 address, or the network that a household with IPv6 gets."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv6Address):
        return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def _take(buckets: TokenBuckets, of: object, count: float = 1.0) -> None:
    wait = buckets.take(of, count)
    if wait:
        raise TooManyRequests(wait)


def _less(counts: Counter[Counted], of: Counted) -> None:
    counts[of] -= 1
    if counts[of] <= 0:
        del counts[of]
