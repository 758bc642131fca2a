"""Presence: each process knows which parties are connected to it, and stores that for the others, renewed before it expires.

Whoever is connected to this process is here, whatever is stored. Nobody is ever gone.
Somebody whose page said that it closes is away after a short while; if the connection just broke, after a longer one.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress

from hanashobu.app.store import Presence, StoreTrouble
from hanashobu.app.store.async_store import AsyncStore
from hanashobu.table.moves import milliseconds

LEASE = 60_000  # milliseconds; a process that has died is noticed after that
RENEW_SECONDS = 20.0
TRY_AGAIN = 1.0  # seconds, where that could not be stored
GOODBYE, BROKEN = 10_000, 30_000  # milliseconds until somebody is shown as away
LOOK_AGAIN = 20_000  # milliseconds, while somebody is away: news of who has come back to another process may be lost


class Attendance:
    """The connections of this process, by table and party."""

    def __init__(self, async_store: AsyncStore, now: Callable[[], int] = milliseconds) -> None:
        self._async_store = async_store
        self.now = now
        self._process = secrets.token_hex(8)
        self._here: defaultdict[str, Counter[int]] = defaultdict(Counter)

    def here(self, table: str) -> frozenset[int]:
        """The parties that are connected to this process."""
        return frozenset(self._here.get(table, ()))

    async def come(self, table: str, party: int) -> None:
        """Somebody has connected."""
        self._here[table][party] += 1
        if self._here[table][party] == 1:
            await self._put(table, party, None)

    async def go(self, table: str, party: int, goodbye: bool) -> None:
        """Somebody has left; the last connection of a party counts."""
        self._here[table][party] -= 1
        if self._here[table][party] <= 0:
            del self._here[table][party]
            if not self._here[table]:
                del self._here[table]
            await self._put(table, party, self.now(), goodbye)

    async def run(self) -> None:
        """Renew the presence of everybody who is connected, until cancelled."""
        wait = RENEW_SECONDS
        while True:
            await asyncio.sleep(wait)
            wait = TRY_AGAIN
            with suppress(StoreTrouble):
                await self.renew()
                wait = RENEW_SECONDS

    async def renew(self) -> None:
        """Renew the presence of everybody who is connected."""
        for table, party in [(table, party) for table, parties in self._here.items() for party in parties]:
            if party in self.here(table):  # they may have left since
                await self._put(table, party, None)

    async def _put(self, table: str, party: int, left: int | None, goodbye: bool = False) -> None:
        present = Presence(party, self._process, self.now() + LEASE, left, goodbye)
        await self._async_store.write(self._async_store.store.put_presence, table, present)


def away(presences: Iterable[Presence], here: Collection[int], now: int) -> tuple[dict[int, int], int | None]:
    """Which parties are away and since when, and the next moment at which that may change by itself.

    Parties that are `here` in this process are not. A party that never came is not listed: its members have just not opened the page yet.
    """
    found: dict[int, int] = {}
    changes: list[int] = []
    by_party: dict[int, list[Presence]] = {}
    for one in presences:
        if one.party not in here:
            by_party.setdefault(one.party, []).append(one)
    for party, some in by_party.items():
        leases = [one.until for one in some if one.left is None and one.until > now]
        if leases:
            changes.append(max(leases))
            continue
        since = max(one.until if one.left is None else one.left for one in some)
        goodbye = any(one.goodbye and one.left == since for one in some)
        shown = since + (GOODBYE if goodbye else BROKEN)
        if shown <= now:
            found[party] = since
        changes.append(shown if shown > now else now + LOOK_AGAIN)
    return found, min(changes, default=None)
