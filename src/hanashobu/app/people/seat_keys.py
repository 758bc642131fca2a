"""Keys to seats: 256 random bits each, sent once. Only hashes are stored; what a request may do follows from its key alone."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from hanashobu.app.rooms.stored_tables import NoTable
from hanashobu.app.store import StoredCode, StoredKey
from hanashobu.app.store.async_store import AsyncStore
from hanashobu.app.store.at_rest import LONGEST_KEY, SHORTEST_KEY, hashed
from hanashobu.table.moves import milliseconds

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


def valid(key: str) -> bool:
    """Whether this could be a key at all."""
    return SHORTEST_KEY <= len(key) <= LONGEST_KEY and key.isascii()


def usable(keys: Iterable[str]) -> list[str]:
    """Those that could be keys, each once."""
    return [key for key in dict.fromkeys(keys) if valid(key)]


class SeatKeys:
    """The keys of all tables with friends."""

    def __init__(self, async_store: AsyncStore) -> None:
        self._async_store = async_store
        self._store = async_store.store

    def fresh(self, party: int) -> tuple[str, StoredKey]:
        """A new key of a party, which cannot be found out again; and what is stored of it."""
        key = secrets.token_urlsafe(32)
        return key, StoredKey(hashed(key), party, milliseconds())

    async def role(self, table: str, keys: Iterable[str], retired: bool = False) -> Role | None:
        """What the first of these keys that belongs to the table may do; also one to a match that ended long ago, if that is asked for."""
        return await self.known(table, [hashed(key) for key in keys], retired)

    async def known(self, table: str, hashes: Sequence[str], retired: bool = False) -> Role | None:
        """What the first of the keys with these hashes may do at a table; nothing if all are of other tables, or were revoked."""
        found = await self._async_store.read(self._store.valid_seat_keys, table, hashes, retired)
        held = [found[each] for each in hashes if each in found]
        return Role(held[0].party, tuple(key.key_hash for key in held if key.party == held[0].party)) if held else None

    async def valid(self, table: str) -> list[StoredKey]:
        """All keys of a table that were not revoked."""
        return [key for key in await self._async_store.read(self._store.seat_keys, table) if key.revoked is None]

    async def sign_out(self, table: str, role: Role) -> int:
        """From now on a device is the only one of its party; returns how many keys were revoked."""
        return await self._async_store.write(self._store.revoke_party, table, role.party, milliseconds(), role.hashes)

    async def revoke(self, table: str, role: Role) -> None:
        """From now on a device has nothing at a table, and all others have what they had."""
        await self._async_store.write(self._store.revoke_device, table, role.hashes, milliseconds())

    async def revoke_party(self, table: str, party: int) -> None:
        """From now on no device of a party has anything at a table."""
        await self._async_store.write(self._store.revoke_party, table, party, milliseconds())

    async def carry(self, table: str, role: Role) -> tuple[str, int]:
        """A code that gives another device a key of its own, once; and until when."""
        code, until = secrets.token_urlsafe(CODE_BYTES), milliseconds() + CARRY_MILLISECONDS
        given = StoredCode(hashed(code), role.party, role.key_hash, until)
        if not await self._async_store.write(self._store.put_carry_code, table, given):
            raise NoTable("error-signed-out")
        return code, until

    async def carried(self, table: str, code: str) -> tuple[int, str] | None:
        """Redeem a carry code; returns its party and a new key, or None if the code is not valid, or not any more."""
        key = secrets.token_urlsafe(32)
        party = await self._async_store.write(self._store.redeem_carry_code, table, hashed(code), hashed(key), milliseconds())
        return None if party is None else (party, key)
