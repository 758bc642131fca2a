"""A connection to a table with friends: of a person, of a visitor while people gather, or of a spectator."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from contextlib import suppress

import msgspec

from hanashobu.app.admission.admission import Admission
from hanashobu.app.connections.channel import Channel
from hanashobu.app.connections.seat_connection import SeatConnection
from hanashobu.app.people.people_message import PATIENCE, Viewer
from hanashobu.app.people.seat_keys import Role
from hanashobu.app.people.table_groups import TableGroup
from hanashobu.app.rooms.room import Room
from hanashobu.app.rooms.stored_tables import NoTable
from hanashobu.app.store import StoreTrouble
from hanashobu.play import players
from hanashobu.table import moves, seating
from hanashobu.table.moves import milliseconds
from hanashobu.table.people import (
    PHRASES,
    STAMPS,
    Back,
    Leave,
    LetBot,
    People,
    PeopleMessage,
    Ready,
    Reveal,
    Say,
    Unready,
)
from hanashobu.table.protocol import Act, Ask, GoOn, Next, Sit, Stop, Update
from hanashobu.table.seating import CannotSeat, Seating
from hanashobu.table.table import Table
from hanashobu.table.taken_hints import take_hint


class FriendConnection(SeatConnection):
    """What one client has been sent of a table with friends. What it may do follows from its key, which is looked at again and again."""

    def __init__(self, channel: Channel, group: TableGroup, role: Role | None, sit: Sit, admission: Admission) -> None:
        super().__init__(channel, group.table, sit.start, admission)
        self.group = group
        self._role = role
        self._sit = sit
        self._people: People | None = None
        self._entered = False
        self._looked = -1  # how much had changed when its key was last looked at
        self.goodbye = False

    @property
    def party(self) -> int | None:
        """The party that this connection speaks for."""
        return self._role.party if self._role else None

    async def enter(self) -> None:
        """Sit down, or stand by to watch; raises a sentence if neither can be."""
        known = await self.group.known()
        if self._role is not None and known.seating.party(self._role.party) is None:
            raise NoTable("error-signed-out")
        own = known.seating.seats_of(self._role.party) if self._role else ()
        if self._sit.seat is not None and (self._role is None or (self.group.room is None and self._sit.seat not in own)):
            raise NoTable("error-no-seat")
        if self._role is None:
            self._watch(known.seating)
        await self._take_seat()
        await self.group.come(self.party)
        self._entered = True
        await self._returns()
        if self.group.room is None and self.party is not None:
            await self._asks(not self._sit.claim_for_me)

    def _watch(self, seating: Seating) -> None:
        """Take one of the places of those who watch."""
        if self.group.room is not None and not seating.settings.spectators:
            raise NoTable("error-spectators-none")
        if self.group.spectators >= self._admission.limits.spectators_per_table:
            raise NoTable("error-spectators-many")
        if not self._admission.watch(self.group.table, self._channel.host):
            raise NoTable("error-spectators-address")
        self.ends.append(lambda: self._admission.unwatch(self.group.table, self._channel.host))

    async def leave(self) -> None:
        """The client has disconnected."""
        if self._entered:
            self._entered = False
            with suppress(StoreTrouble):
                await asyncio.shield(self.group.go(self.party, self.goodbye))
        await super().leave()

    async def _take_seat(self) -> None:
        """Once it is dealt: from which seat this connection looks. A draw may have changed the seats (NA-22), so the name decides."""
        self._room, party = self.group.room, self.party
        if self._room is None or party is None or self._seat is not None:
            return
        own = [seat for seat, who in enumerate(self._room.table.seats) if who.party == party]
        if not own:
            raise NoTable("error-no-seat")
        wanted = self._sit.seat
        if wanted is not None and self._people is not None:  # it was chosen while people gathered
            names = [who.name for who in self._people.seats]
            wanted = next((seat for seat in own if self._room.table.seats[seat].name == names[wanted]), own[0])
        if wanted is not None and wanted not in own:
            raise NoTable("error-no-seat")
        self._seat = own[0] if wanted is None else wanted
        await self._room.ask_about_claims(self._seat, not self._sit.claim_for_me)

    async def _asks(self, wanted: bool) -> None:
        party = self.party
        assert party is not None
        await self.group.friends.change(self.group.table, lambda now: seating.asks(now, party, wanted))

    # What is sent.

    async def _send_news(self) -> None:
        """Who is here first, then what happened."""
        await self._look_at_key()
        people, update = await self.group.news(Viewer(self.party, self._seat), self._unsent)
        if self.group.room is not None and self._room is None:
            await self._dealt()
            people, update = await self.group.news(Viewer(self.party, self._seat), self._unsent)
        if people is not self._people and people != self._people:
            await self._send(msgspec.structs.replace(people, at=self.group.now()))
        self._people = people
        if people.stage == "playing" and any(seat.stops for seat in people.seats):
            await self.group.stop_if_agreed()
        if update is not None:
            await self._send_update(update)

    def _unsent(self, table: Table) -> Update | None:
        """What is new at the table, once this connection has its seat there or watches."""
        assert self._room is None or self._seat is not None or self.party is None
        return None if self._room is None else table.update(self._seat, self._start)

    async def _look_at_key(self) -> None:
        """A key that was revoked opens nothing any more. That is news about the people, so it is looked at only after such news."""
        changes = self.group.changes
        if self._role is None or changes == self._looked:
            return
        if not await self.group.friends.keys.known(self.group.table, self._role.hashes):
            raise NoTable("error-signed-out")
        self._looked = changes

    async def _dealt(self) -> None:
        if self.party is None and not (await self.group.known()).seating.settings.spectators:
            raise NoTable("error-spectators-none")
        await self._take_seat()

    # What is received.

    async def _handle(self, message: Act | GoOn | Stop | Next | Ask | PeopleMessage) -> None:
        if isinstance(message, Leave) and message.for_now:
            self.goodbye = True
            return
        if self._role is None:
            raise CannotSeat("error-watching")
        await self._look_at_key()
        if isinstance(message, Act | GoOn | Stop | Next | Ask):
            if self._room is None or self._seat is None:
                raise CannotSeat("error-not-dealt")
            if isinstance(message, Stop):
                await self._room.answer(self._seat, message, await self.group.here())
            else:
                await super()._handle(message)
        elif isinstance(message, Leave):
            await leave_for_good(self.group, self._role)
        else:
            await self._handle_people(self._role.party, message)

    async def _handle_people(self, party: int, message: PeopleMessage) -> None:
        group, change = self.group, self.group.friends.change
        match message:
            case Ready(commitment):
                await change(group.table, lambda now: seating.ready(now, party, commitment))
            case Unready():
                await change(group.table, lambda now: seating.unready(now, party))
            case Reveal(nonce):
                await change(group.table, lambda now: seating.reveal(now, party, nonce, milliseconds()))
            case Say():
                await self._say(party, message)
            case LetBot(seat):
                await self._let_bot(party, seat)
            case Back():
                await self._back(party)

    async def _before_hint(self, room: Room, seat: int) -> None:
        """The host may have switched hints off; otherwise the others are told first."""
        if not (await self.group.known()).seating.settings.hints:
            raise CannotSeat("error-hints-off")
        await room.change(lambda table: take_hint(table, seat))
        self.group.publish()

    async def _say(self, party: int, say: Say) -> None:
        settings = (await self.group.known()).seating.settings
        text = players.clean(say.text) if say.text else None
        if [bool(say.phrase), bool(say.stamp), bool(text)].count(True) != 1:
            raise CannotSeat("error-say-one")
        if (say.phrase and say.phrase not in PHRASES) or (say.stamp and say.stamp not in STAMPS):
            raise CannotSeat("error-say-unknown")
        if text and not settings.free_text:
            raise CannotSeat("error-say-phrases")
        people = self._people.seats if self._people else ()
        seat = self._seat if self._seat is not None else next((at for at, who in enumerate(people) if who.yours), None)
        if seat is None:
            raise CannotSeat("error-no-seat")
        self._admission.chat(self.group.table, party)
        await self.group.say(party, seat, Say(say.phrase, say.stamp, text))

    async def _let_bot(self, party: int, seat: int) -> None:
        """A bot plays on for somebody whose time is up: one of the others is enough."""
        if self._room is None:
            raise CannotSeat("error-not-dealt")
        room, running = self._room, (await self.group.people(Viewer(party, self._seat), fresh=True)).running
        if running is None or running.seat != seat or not running.over or room.table.seats[seat].party == party:
            raise CannotSeat("error-let-bot", seconds=PATIENCE // 1000)
        until, here = running.until, await self.group.here()

        def take(table: Table) -> None:
            """Unless they have played, left or been given time back in the meantime."""
            over = room.clock.deadlines().get(seat, until) <= self.group.now()
            if over and seat in table.awaited() and seat not in table.consent.stand_ins:
                table.among_people(seat, moves.BOT_TAKES, here=here)

        await room.change(take)
        self.group.publish()

    async def _back(self, party: int) -> None:
        if self._room is None:
            raise CannotSeat("error-not-dealt")
        await self._room.change(lambda table: _comes_back(table, party, table.consent.stand_ins))
        self.group.publish()

    async def _returns(self) -> None:
        """Whoever was away has their seats back at once; who has left for good says so themselves."""
        room, party = self._room, self.party
        if room is None or party is None or not await room.look(lambda table: bool(_given_up(table, party))):
            return
        await room.change(lambda table: _comes_back(table, party, _given_up(table, party)))
        self.group.publish()


async def leave_for_good(group: TableGroup, role: Role) -> None:
    """A device leaves for good: from now on it has nothing here. While people gather its seats are open again, later bots play on."""
    await group.known()
    if group.room is None:
        await group.friends.leave(group.table, role)
        return
    here = await group.here() - {role.party}
    await group.room.change(lambda table: _leaves(table, role.party, here))
    await group.friends.keys.revoke(group.table, role)
    group.publish()


def _leaves(table: Table, party: int, here: Collection[int]) -> None:
    for seat, who in enumerate(table.seats):
        if who.party == party and seat not in table.consent.left and not table.match.over:
            table.among_people(seat, moves.LEAVES, here=here)


def _given_up(table: Table, party: int) -> set[int]:
    """The seats of a party in which a bot plays because they were away or their time was up."""
    consent = table.consent
    return set() if table.match.over else {seat for seat in consent.stand_ins - consent.left if table.seats[seat].party == party}


def _comes_back(table: Table, party: int, seats: Collection[int]) -> None:
    for seat, who in enumerate(table.seats):
        if who.party == party and seat in seats:
            table.among_people(seat, moves.PERSON_BACK)
