"""The public list of tables: those with a free seat whose host is here, and only some of one address, so that nobody can fill it."""

from __future__ import annotations

import hmac
import secrets
from contextlib import suppress

from hanashobu.app.admission.admission import network
from hanashobu.app.messages.refusal import Refusal
from hanashobu.app.people.friends import GATHERS_FOR, SEATING, seating_of
from hanashobu.app.people.presence import BROKEN
from hanashobu.app.store import ConflictingWrite
from hanashobu.app.store.async_store import AsyncStore
from hanashobu.table.moves import milliseconds
from hanashobu.table.seating import Seating
from hanashobu.text import msg

_SERVER, _KEY = "@server", "openers"  # the document with the key under which addresses are counted


class PublicTables:
    """The list, and who may add to it."""

    def __init__(self, async_store: AsyncStore, per_address: int) -> None:
        self._async_store = async_store
        self._store = async_store.store
        self._per_address = per_address
        self._key: bytes | None = None

    async def listed(self, most: int) -> list[Seating]:
        """The list, the latest first; of each address only its latest."""
        now = milliseconds()
        found = await self._async_store.read(self._store.listed, SEATING, now - GATHERS_FOR, now, BROKEN, self._per_address, most)
        return [seating_of(document.body) for document in found]

    async def opener(self, host: str) -> str:
        """What is stored of the address that opens a public table, to count its tables by; refuses one table too many."""
        opener = hmac.new(await self._counted_under(), network(host).encode(), "sha256").hexdigest()[:32]
        now = milliseconds()
        if await self._async_store.read(self._store.listed_of, SEATING, now - GATHERS_FOR, now, BROKEN, opener) >= self._per_address:
            raise Refusal(429, msg("error-public-tables", most=self._per_address))
        return opener

    async def _counted_under(self) -> bytes:
        """A key that all processes of the server share: whoever sees a table in the store does not see an address."""
        while self._key is None:
            found = await self._async_store.read(self._store.document, _SERVER, _KEY)
            if found:
                self._key = found.body
            else:
                with suppress(ConflictingWrite):  # another process was quicker
                    await self._async_store.write(self._store.put_document, _SERVER, _KEY, secrets.token_bytes(32))
        return self._key
