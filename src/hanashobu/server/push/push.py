"""Web Push: "it is your turn", for browsers that want a notification while no page is open.

A notification has no content; it is signed with this server's key (RFC 8030, RFC 8292). Its address is chosen by the client, so
only public addresses are called, without redirects, and within a few seconds.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
import socket
import ssl
import time
from base64 import urlsafe_b64encode
from collections.abc import Set
from contextlib import suppress
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

import msgspec

from hanashobu.app.messages.refusal import Refusal
from hanashobu.app.people.seat_keys import Role
from hanashobu.app.store import ConflictingWrite, Push, Sheet, StoreTrouble
from hanashobu.app.store.async_store import AsyncStore
from hanashobu.server.push.public_addresses import is_public
from hanashobu.text import msg

try:
    from cryptography.exceptions import UnsupportedAlgorithm
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

    AVAILABLE = True
except ImportError:  # the extra `push` is not installed
    AVAILABLE = False

log = logging.getLogger(__name__)

SECONDS = 10.0  # for one notification, from the name to the answer
AT_ONCE = 8  # notifications on their way
MOST_WAITING = 1000  # beyond that they are dropped: the list of tables says whose turn it is, too
MOST_DEVICES = 5  # of one party at a table
KEPT = 86_400  # seconds that a push service keeps a notification for a device that is off
VALID = 6 * 3600  # seconds; services accept at most a day
GONE = (404, 410)

_SERVER, _KEY = "@server", "vapid"  # the document with the private key
_PRINTABLE = re.compile(r"[!-~]{1,1000}")  # no spaces and no line breaks


class Signer:
    """Signs what is sent, so that a push service knows that it is from the server that the browser subscribed to."""

    def __init__(self, private: bytes) -> None:
        key = serialization.load_pem_private_key(private, None)
        if not isinstance(key, ec.EllipticCurvePrivateKey):
            raise UnsupportedAlgorithm("not a key for signing notifications")
        self._key = key
        point: bytes = key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        self.public = _base64(point)

    @staticmethod
    def fresh() -> bytes:
        """A new private key."""
        made: bytes = ec.generate_private_key(ec.SECP256R1()).private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        return made

    def authorization(self, audience: str, page: str, now: float) -> str:
        """The header for one push service; `page` is whom it may complain to."""
        claims = {"aud": audience, "exp": int(now) + VALID, **({"sub": page} if page.startswith("https:") else {})}
        text = ".".join(_base64(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={text}.{_base64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


class Endpoint(NamedTuple):
    """Where a browser is reached, and the address that its name had when it was checked: no other one is called."""

    url: SplitResult
    address: str
    port: int

    @property
    def origin(self) -> str:
        """The push service."""
        return f"{self.url.scheme}://{self.url.netloc}"

    @property
    def path(self) -> str:
        """What is asked for there."""
        return f"{self.url.path or '/'}{'?' + self.url.query if self.url.query else ''}"


class Pushes:
    """The notifications of all tables. `loopback` is for tests: a push service on this machine, without https."""

    def __init__(self, async_store: AsyncStore, loopback: bool = False) -> None:
        self._async_store = async_store
        self._store = async_store.store
        self._loopback = loopback
        self._signer: Signer | None = None
        self._tls: ssl.SSLContext | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._on_their_way = asyncio.Semaphore(AT_ONCE)

    async def signer(self) -> Signer:
        """The key of this server, made once and shared by all its processes."""
        if not AVAILABLE:
            raise Refusal(404, msg("error-no-push", extra="hanashobu[push]"))
        while self._signer is None:
            found = await self._async_store.read(self._store.document, _SERVER, _KEY)
            if found:
                self._signer = Signer(found.body)
            else:
                with suppress(ConflictingWrite):  # another process was quicker
                    await self._async_store.write(self._store.put_document, _SERVER, _KEY, Signer.fresh())
        return self._signer

    async def public_key(self) -> str:
        """The key with which a browser subscribes."""
        return (await self.signer()).public

    async def subscribe(self, table: str, role: Role, url: str, page: str) -> None:
        """Store the address of a browser; raises `Refusal` if it cannot be reached from here."""
        await self.signer()
        try:
            async with asyncio.timeout(SECONDS):
                await self._endpoint(url)
        except (OSError, ValueError):
            raise Refusal(422, msg("error-push-endpoint")) from None
        others = [push.endpoint for push in await self._of(table, role.party) if push.endpoint != url]
        for old in others[: max(0, len(others) + 1 - MOST_DEVICES)]:
            await self._async_store.write(self._store.delete_push, table, old)
        await self._async_store.write(self._store.put_push, table, Push(role.party, role.key_hash, url, page))

    async def unsubscribe(self, table: str, role: Role, url: str) -> None:
        """Forget the address of a browser."""
        if any(push.endpoint == url for push in await self._of(table, role.party)):
            await self._async_store.write(self._store.delete_push, table, url)

    async def _of(self, table: str, party: int) -> list[Push]:
        return [push for push in await self._async_store.read(self._store.pushes, table) if push.party == party]

    # Sending.

    def notify(self, table: str, party: int) -> None:
        """Notify a party that it is their turn, in the background."""
        if AVAILABLE and len(self._tasks) < MOST_WAITING:
            task = asyncio.get_running_loop().create_task(self._notify(table, party))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def turns_begin(self, sheet: Sheet, seats: Set[int]) -> None:
        """Notify those who have to move now, at tables with days for a move."""
        if sheet.clock.kind == "days":
            for party in {sheet.seats[seat].party for seat in seats} - {None}:
                self.notify(sheet.id, party or 0)

    async def remind(self, table: str, party: int) -> None:
        """Notify a party whose time is nearly up."""
        self.notify(table, party)

    def close(self) -> None:
        """Cancel what has not been sent."""
        for task in self._tasks:
            task.cancel()

    async def _notify(self, table: str, party: int) -> None:
        try:
            for push in await self._of(table, party):
                async with self._on_their_way:
                    await self._notify_one(table, push)
        except StoreTrouble as error:
            log.warning("a notification could not be sent: %s", error)

    async def _notify_one(self, table: str, push: Push) -> None:
        try:
            async with asyncio.timeout(SECONDS):
                status = await self._post(push.endpoint, push.page, _topic(table))
        except (OSError, ValueError) as error:  # the address itself is a secret, and not logged
            log.info("a push service could not be reached: %s", type(error).__name__)
            return
        if status in GONE:
            await self._async_store.write(self._store.delete_push, table, push.endpoint)
        elif not 200 <= status < 300:
            log.info("a push service answered %d", status)

    async def _post(self, url: str, page: str, topic: str) -> int:
        """The status of the answer; nothing else of it is read."""
        signer, to = await self.signer(), await self._endpoint(url)
        lines = [
            f"POST {to.path} HTTP/1.1",
            f"Host: {to.url.netloc}",
            f"Authorization: {signer.authorization(to.origin, page, time.time())}",
            f"TTL: {KEPT}",
            "Urgency: normal",
            f"Topic: {topic}",
            "Content-Length: 0",
            "Connection: close",
        ]
        secure = to.url.scheme == "https"
        tls, name = (await self._context(), to.url.hostname) if secure else (None, None)
        reader, writer = await asyncio.open_connection(to.address, to.port, ssl=tls, server_hostname=name)
        try:
            writer.write("".join(f"{line}\r\n" for line in [*lines, ""]).encode())
            return int((await reader.readline()).split(b" ")[1]) if not reader.at_eof() else 0
        except IndexError:
            return 0
        finally:
            writer.close()

    async def _context(self) -> ssl.SSLContext:
        if self._tls is None:
            self._tls = await asyncio.to_thread(ssl.create_default_context)
        return self._tls

    async def _endpoint(self, url: str) -> Endpoint:
        """An address that strangers gave, if it may be called: https at a public address. A ValueError or OSError if not."""
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        if not _PRINTABLE.fullmatch(url) or not parts.hostname or parts.username is not None or parts.password is not None:
            raise ValueError("not an address of a push service")
        if not self._loopback and (parts.scheme, port) != ("https", 443):
            raise ValueError("a push service is at https and its usual port")
        found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
        addresses = [str(each[4][0]) for each in found]
        if not addresses or not all(self._loopback or is_public(address) for address in addresses):
            raise ValueError("not at a public address")
        return Endpoint(parts, addresses[0], port)


def _topic(table: str) -> str:
    """A newer notification of a table replaces an older one that was not delivered yet; the service does not learn which table it is."""
    return _base64(hashlib.sha256(f"push {table}".encode()).digest()[:24])


def _base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
