"""Keys to seats: 256 random bits each, sent once. Only hashes are stored; what a request may do follows from its key alone."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from hanashobu.server.async_store import AsyncStore
from hanashobu.server.at_rest import LONGEST_KEY, SHORTEST_KEY, hashed
from hanashobu.server.store import StoredCode, StoredKey
from hanashobu.table.moves import milliseconds

if TYPE_CHECKING:  # a browser has no such requests
    from starlette.requests import HTTPConnection
    from starlette.responses import Response

COOKIE = "hana_seat"
COOKIE_SECONDS = 400 * 86_400  # longer than any match; browsers keep none longer
CARRY_MILLISECONDS = 600_000
CODE_BYTES = 12  # of a code that is used once, within minutes


class Role(NamedTuple):
    """What the keys of a device may do at a table: play for a party."""

    party: int
    hashes: tuple[str, ...]  # of the keys

    @property
    def key_hash(self) -> str:
        """The hash of the key that counts."""
        return self.hashes[0]

    def __repr__(self) -> str:
        return f"Role(party={self.party})"


def offered(connection: HTTPConnection) -> list[str]:
    """The keys that a request comes with: in its Authorization header, or in the cookies of this table.

    There may be several cookies of the name: a neighbour under the same domain can set one, which must not hide the right one.
    """
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    pairs = [pair.partition("=") for line in connection.headers.getlist("cookie") for pair in line.split(";")]
    found = [bearer.strip() if scheme.lower() == "bearer" else "", *(value.strip() for name, _, value in pairs if name.strip() == COOKIE)]
    return [key for key in dict.fromkeys(found) if valid(key)]


def valid(key: str) -> bool:
    """Whether this could be a key at all."""
    return SHORTEST_KEY <= len(key) <= LONGEST_KEY and key.isascii()


def keep_in_cookie(response: Response, connection: HTTPConnection, table: str, key: str) -> None:
    """Let the browser send the key by itself, to this table only; scripts cannot read it there."""
    secure = connection.url.scheme in ("https", "wss")
    path = f"/api/tables/{table}"
    response.set_cookie(COOKIE, key, max_age=COOKIE_SECONDS, path=path, httponly=True, samesite="strict", secure=secure)


class SeatKeys:
    """The keys of all tables with friends."""

    def __init__(self, async_store: AsyncStore) -> None:
        self._async_store = async_store
        self._store = async_store.store

    async def give(self, table: str, party: int, seats: tuple[int, ...]) -> str:
        """A new key to the seats of a party, which is not stored and cannot be found out again."""
        key = secrets.token_urlsafe(32)
        await self._async_store.write(self._store.add_seat_key, table, StoredKey(hashed(key), party, seats, milliseconds()))
        return key

    async def role(self, table: str, keys: Iterable[str], retired: bool = False) -> Role | None:
        """What the first of these keys that belongs to the table may do; also one to a match that ended long ago, if that is asked for."""
        return await self.known(table, [hashed(key) for key in keys], retired)

    async def known(self, table: str, hashes: Sequence[str], retired: bool = False) -> Role | None:
        """What the first of the keys with these hashes may do at a table; nothing if all are of other tables, or were revoked."""
        found = await self._async_store.read(self._store.valid_seat_keys, table, hashes, retired)
        held = [found[each] for each in hashes if each in found]
        return Role(held[0].party, tuple(key.key_hash for key in held if key.party == held[0].party)) if held else None

    async def copy(self, table: str, other: str) -> None:
        """Whoever has a key to a table has the same to another one."""
        for key in await self._async_store.read(self._store.seat_keys, table):
            if key.revoked is None:
                await self._async_store.write(self._store.add_seat_key, other, key)

    async def revoke(self, table: str, party: int, but: str = "") -> int:
        """From now on the keys of a party open nothing, except for the one with this hash."""
        return await self._async_store.write(self._store.revoke_seat_keys, table, party, milliseconds(), but)

    async def carry(self, table: str, party: int, seats: tuple[int, ...]) -> tuple[str, int]:
        """A code that gives another device a key of its own, once; and until when."""
        code, until = secrets.token_urlsafe(CODE_BYTES), milliseconds() + CARRY_MILLISECONDS
        await self._async_store.write(self._store.put_carry_code, table, StoredCode(hashed(code), party, seats, until))
        return code, until

    async def carried(self, table: str, code: str) -> tuple[int, str] | None:
        """The party of a code that is used now, and a new key for it; None if the code is not valid, or not any more."""
        found = await self._async_store.write(self._store.take_carry_code, table, hashed(code), milliseconds())
        return (found.party, await self.give(table, found.party, found.seats)) if found else None
