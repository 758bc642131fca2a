"""A request and its answer, whatever carries them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from hanashobu.app.messages.refusal import Refusal
from hanashobu.app.operations.services import Services
from hanashobu.app.people.seat_keys import Role, usable, valid
from hanashobu.app.rooms.stored_tables import no_table
from hanashobu.app.store.at_rest import LONGEST_KEY, SHORTEST_KEY, hashed
from hanashobu.table.table import Seat
from hanashobu.text import msg

JSON = "application/json"


class Answer(NamedTuple):
    """What is sent back."""

    body: bytes
    status: int = 200
    media: str = JSON
    file: str = ""  # the name under which it is saved
    headers: Mapping[str, str] = {}


class File(NamedTuple):
    """An answer that is saved as a file."""

    name: str
    text: bytes
    media: str = "application/jsonl"


async def _at_once(job: Callable[[], Any]) -> Any:
    return job()


class Call(Struct, kw_only=True, eq=False):
    """One request."""

    services: Services
    client: str  # the address that it comes from
    key: str  # the key in its header, or an empty text
    read: Callable[[int, Sequence[str]], Awaitable[bytes]]  # the body: its largest size in bytes, and the kinds that are allowed
    path: Mapping[str, str] = {}
    query: Mapping[str, Sequence[str]] = {}
    cookies: Sequence[str] = ()  # keys to seats
    origin: str = ""  # of the page
    aside: Callable[[Callable[[], Any]], Awaitable[Any]] = _at_once  # runs a function that would hold up the tables
    keeps: tuple[str, str] | None = None  # a table, and its key for the browser to send by itself
    drops: str | None = None  # a table to which the browser has no key any more

    @property
    def player(self) -> str:
        """Whose request it is: the hash of a secret that the browser made for itself. The secret goes no further."""
        if not valid(self.key):
            raise Refusal(401, msg("error-request-key", least=SHORTEST_KEY, most=LONGEST_KEY))
        return hashed(self.key)

    @property
    def keys(self) -> list[str]:
        """All keys that came with it and could be one, that of the header first."""
        return usable((self.key, *self.cookies))

    async def role(self, table: str, retired: bool = False) -> Role | None:
        """What its keys may do at a table; `retired` where a key to a match that ended long ago will do."""
        return await self.services.friends.keys.role(table, self.keys, retired)

    async def needed_role(self, table: str, retired: bool = False) -> Role:
        """The same; without a key to a table there is no such table."""
        role = await self.role(table, retired)
        if role is None:
            raise no_table(table)
        return role

    def key_of(self, role: Role | None) -> str:
        """The key that counts of those that came with it."""
        return next(key for key in self.keys if role and hashed(key) == role.key_hash)

    def admit(self, seats: Sequence[Seat], costly: bool = False) -> None:
        """Count a new table against the limits of an address and a key, now that it is known who sits there."""
        if costly:
            self.services.admission.costly(self.client)
        self.services.admission.table(self.client, self.player, [seat.bot for seat in seats])
