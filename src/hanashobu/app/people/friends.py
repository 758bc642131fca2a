"""Tables with friends: opened with free seats, joined by a link, dealt when everybody is ready.

While people gather, a table is one document in the store that is written over the version that was read, so any process may change it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec

from hanashobu import games
from hanashobu.app.bus import Bus
from hanashobu.app.people.seat_keys import Role, SeatKeys
from hanashobu.app.rooms.rooms import Rooms
from hanashobu.app.rooms.stored_tables import NoTable, no_table
from hanashobu.app.store import ConflictingWrite, DamagedTable, Listing, StoredKey, StoreTrouble
from hanashobu.app.store.async_store import AsyncStore
from hanashobu.play.fair import SealedDeal
from hanashobu.rules.options import from_json
from hanashobu.table import seating as gathering
from hanashobu.table.moves import milliseconds
from hanashobu.table.people import ClockSettings, TableSettings
from hanashobu.table.seating import CannotSeat, Seating
from hanashobu.table.table import Seat, Table

log = logging.getLogger(__name__)

SEATING = "seating"  # the kind of the document
REVEAL = "reveal"  # the alarm at which contributions have to be here
REVEAL_SECONDS = 10.0
DEAL_AFTER = 1000  # milliseconds after which another process deals, if the one that should has died
MOST_SECONDS, MOST_DAYS = 3600, 30  # of a clock
OLD = "old"  # the alarm at which a table may be old (old_tables.py)
GATHERS_FOR = 7 * 86_400_000  # milliseconds after which a gathering that never began is closed


def people_of(table: str) -> str:
    """Where the bus announces that something about the people of a table has changed, rather than the cards."""
    return f"{table}/people"


class Friends:
    """All tables with friends."""

    def __init__(self, async_store: AsyncStore, bus: Bus, rooms: Rooms) -> None:
        self._async_store = async_store
        self._bus = bus
        self._rooms = rooms
        self.keys = SeatKeys(async_store)
        self._dealing: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # What is stored.

    async def found(self, table: str) -> tuple[int, Seating] | None:
        """A table with friends and the version of its document; None if there is none of this id."""
        document = await self._async_store.read(self._async_store.store.document, table, SEATING)
        return (document.version, seating_of(document.body)) if document else None

    async def seating(self, table: str) -> Seating:
        """A table with friends; raises a sentence if there is none of this id."""
        found = await self.found(table)
        if found is None:
            raise no_table(table)
        return found[1]

    # Coming together.

    async def open(self, seating: Seating) -> str:
        """A new table; returns the key of its host. The commitment to its secret is public from now on."""
        key, stored = self.keys.fresh(seating.host)
        await self._async_store.write(self._open, seating.table, seating, [stored])
        return key

    def _open(self, table: str, seating: Seating, keys: Sequence[StoredKey]) -> None:
        store = self._async_store.store
        with store.writing():
            store.put_document(table, SEATING, msgspec.json.encode(seating), listing=_listing(seating))
            for key in keys:
                store.add_seat_key(table, key)
            store.set_alarm(table, OLD, seating.created + GATHERS_FOR)
            if seating.seed is None:
                store.commit_secret(table, seating.commitment, seating.created)

    async def join(self, table: str, seat: int, name: str, role: Role | None) -> tuple[Seating, int, str | None]:
        """Somebody takes a seat; of two who want the same, one gets it. Returns their party, and a key to it unless they have one."""
        key, party, new = "", -1, True

        def change(seating: Seating) -> Seating:
            nonlocal party, new
            own = role.party if role and seating.party(role.party) else None
            new = own is None
            seating, party = gathering.join(seating, seat, name, own)
            return seating

        def give(table: str) -> None:
            nonlocal key
            if new:
                key, stored = self.keys.fresh(party)
                self._async_store.store.add_seat_key(table, stored)

        try:
            seating = await self.change(table, change, give)
        except CannotSeat:
            sheet = await self._async_store.read(self._async_store.store.sheet, table)
            if sheet and sheet.summary.status == "over":
                raise CannotSeat("error-table-over") from None
            raise
        return seating, party, key or None

    async def leave(self, table: str, role: Role) -> None:
        """A device goes while people gather; its seats are open again unless another device has them, too."""
        others = [key for key in await self.keys.valid(table) if key.party == role.party and key.key_hash not in role.hashes]
        if others or (await self.seating(table)).stage == "closed":
            await self.keys.revoke(table, role)
            self._bus.publish(people_of(table))
        else:
            await self.change(table, lambda seating: gathering.leave(seating, role.party))

    async def rematch(self, table: str) -> Seating:
        """The same people at a new table; whoever asks later gets the same one."""
        old = await self.seating(table)
        if old.rematch:
            return await self.seating(old.rematch)
        keys = await self.keys.valid(table)
        new = gathering.again(old, fresh_id(), milliseconds(), {key.party for key in keys})
        await self._async_store.write(self._open, new.table, new, keys)
        kept = await self.change(table, lambda seating: seating if seating.rematch else _with_rematch(seating, new.table))
        if kept.rematch != new.table:  # somebody else was quicker
            await self.change(new.table, gathering.close)
            await self._async_store.write(self._async_store.store.forget_people, new.table)
        return await self.seating(kept.rematch or new.table)

    async def change(self, table: str, how: Callable[[Seating], Seating], also: Callable[[str], None] = lambda table: None) -> Seating:
        """Change what was agreed on, at whatever version it is, and store something else with it; then go on if everybody is ready."""
        old, new = await self._changed(table, how, also)
        await self._go_on(old, new)
        return new

    async def _changed(
        self, table: str, how: Callable[[Seating], Seating], also: Callable[[str], None] = lambda table: None
    ) -> tuple[Seating, Seating]:
        """What was agreed on before the change, and what is stored after it."""
        while True:
            found = await self.found(table)
            if found is None:
                raise no_table(table)
            version, old = found
            new = gathering.go_on(how(old), milliseconds(), int(REVEAL_SECONDS * 1000))
            if new == old:
                return old, old
            try:
                await self._async_store.write(self._put, table, version, old, new, also)
            except ConflictingWrite:
                continue
            self._bus.publish(people_of(table))
            return old, new

    def _put(self, table: str, version: int, old: Seating, new: Seating, also: Callable[[str], None]) -> None:
        """Store it together with what follows from it: whoever is not there any more has no keys.

        And the alarm for its deal: so it is dealt by whichever process is there, should this one die before.
        """
        store, now = self._async_store.store, milliseconds()
        with store.writing():
            store.put_document(table, SEATING, msgspec.json.encode(new), version, _listing(new))
            if new.fate != "open" and new.seed is None:
                store.settle_commitment(table, new.fate, new.secret if new.stage == "closed" else None)
            for gone in {party.id for party in old.parties} - {party.id for party in new.parties}:
                store.revoke_party(table, gone, now)
            also(table)
            if new.stage == "dealing":
                store.set_alarm(table, REVEAL, now + DEAL_AFTER)
            elif new.revealing and new.reveal_until is not None:
                store.set_alarm(table, REVEAL, new.reveal_until)

    # The deal.

    async def _go_on(self, old: Seating, new: Seating) -> None:
        if new.revealing and not old.revealing:
            asyncio.get_running_loop().call_later(REVEAL_SECONDS + 0.05, self._later, new.table)
        if new.stage == "dealing" and old.stage != "dealing":
            await self.deal(new.table)

    def _later(self, table: str) -> None:
        task = asyncio.ensure_future(self._deal_quietly(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _deal_quietly(self, table: str) -> None:
        with suppress(NoTable, StoreTrouble):  # the alarm in the store tries again
            await self.deal(table)

    async def deal(self, table: str) -> None:
        """Deal, if what the deal depends on is fixed, or the time to reveal is over; in whichever process, it is the same deal."""
        async with self._dealing.setdefault(table, asyncio.Lock()):
            _, seating = await self._changed(table, lambda seating: seating)
            if seating.stage == "dealing":
                await self._deal(seating)
        self._dealing.pop(table, None)

    async def _deal(self, seating: Seating) -> None:
        """Each step can be done again, by another process too, until the last one is stored."""
        table, store = seating.table, self._async_store.store
        if await self._async_store.read(store.sheet, table) is None:
            try:
                await self._rooms.open_for_friends(table, dealt(seating), seating.settings.clock)
            except StoreTrouble:
                if await self._async_store.read(store.sheet, table) is None:
                    raise
                log.info("table %s was dealt by another process", table)
        await self._rooms.seat_friends(table, seating.asks)
        await self.change(table, gathering.dealt)
        await self._async_store.write(store.clear_alarm, table, REVEAL)
        self._bus.publish(table)

    def close(self) -> None:
        """Nothing is dealt any more."""
        for task in self._tasks:
            task.cancel()


def fresh_id() -> str:
    """The id of a new table, which nobody can guess."""
    return secrets.token_urlsafe(9)


def checked(settings: TableSettings) -> TableSettings:
    """The settings of a new table, or a sentence on what its clock cannot be."""
    clock = settings.clock
    if clock.kind == "none":
        return msgspec.structs.replace(settings, clock=ClockSettings())
    most = MOST_DAYS if clock.kind == "days" else MOST_SECONDS
    if not 1 <= clock.move <= most or not 0 <= clock.bank <= MOST_SECONDS:
        raise CannotSeat("error-clock", seconds=MOST_SECONDS, days=MOST_DAYS)
    return settings


def dealt(seating: Seating) -> Table:
    """The table as it follows from everything that people agreed on."""
    game = games.named(seating.game)
    options = from_json(game.options, dict(seating.options))
    seats = [Seat(place.name, place.bot, place.party) for place in seating.places]
    if seating.seed is not None:
        return Table.open(game, seats, options, int(seating.seed, 0))
    if not seating.contributors:  # the cards come from the server alone, and the record does not say anything else
        return Table.open(game, seats, options, int(seating.secret, 16))
    return Table.open(game, seats, options, fair=SealedDeal(gathering.fair_deal(seating), seating.secret))


def _listing(seating: Seating) -> Listing | None:
    """How the public list has a table, if it may have it."""
    may = seating.settings.public and seating.stage == "gathering" and not seating.locked and any(place.open for place in seating.places)
    return Listing(seating.created, seating.host, seating.opener or seating.table) if may else None


def _with_rematch(seating: Seating, table: str) -> Seating:
    return msgspec.structs.replace(seating, rematch=table)


def seating_of(body: bytes) -> Seating:
    """A table with friends, as it is stored."""
    try:
        return msgspec.json.decode(body, type=Seating)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DamagedTable("error-store-unreadable", trouble=str(error)) from None
