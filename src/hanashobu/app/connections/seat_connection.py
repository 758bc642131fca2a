"""One connection of a seat to its table."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

import msgspec

from hanashobu.app.admission.admission import Admission, TooManyRequests
from hanashobu.app.admission.limits import NO_SEAT, TOO_LATE, TOO_MANY
from hanashobu.app.connections.channel import Channel, Disconnected
from hanashobu.app.connections.waiting import Patience, Wait, within
from hanashobu.app.metrics import METRICS
from hanashobu.app.rooms.room import ID, TRY_AGAIN, Room
from hanashobu.app.rooms.stored_tables import NoTable, no_table
from hanashobu.app.store import StoreTrouble
from hanashobu.app.work_queue import Busy
from hanashobu.play.match import IllegalAction
from hanashobu.table.people import People, PeopleMessage
from hanashobu.table.protocol import (
    Act,
    Ask,
    Beat,
    ClientMessage,
    GoOn,
    Hint,
    Next,
    Refused,
    ServerMessage,
    Sit,
    Stop,
    Update,
)
from hanashobu.table.seating import CannotSeat
from hanashobu.text import Message, MessageError, Quoted, msg
from hanashobu.text.message import message_of

log = logging.getLogger(__name__)

_CLIENT_MESSAGE: msgspec.json.Decoder[ClientMessage | PeopleMessage] = msgspec.json.Decoder(ClientMessage | PeopleMessage)
PATIENCE = 20  # messages that nobody can read, before the connection ends
CLOSING_SECONDS = 5.0  # seconds for a client that is disconnected to read why
ACCEPTED = 0.1  # of what a message counts that is refused


class UnreadableMessage(MessageError, ValueError):
    """A message that makes no sense."""


class SilentClient(MessageError):
    """The client has been silent for too long."""


class Opener(Protocol):
    """What opens a client's connection to its table."""

    async def open(self, channel: Channel, table: str, sit: Sit) -> SeatConnection:
        """Open the connection of a client that has sent `Sit`; raises an error with a sentence if they may not sit or watch here."""


async def serve(channel: Channel, table: str, opener: Opener, admission: Admission) -> None:
    """Serve one client until it leaves."""
    METRICS.sockets.add()
    try:
        with suppress(Disconnected):
            await _converse(channel, table, opener, admission)
    finally:
        METRICS.sockets.add(-1)


async def _converse(channel: Channel, table: str, opener: Opener, admission: Admission) -> None:
    connection: SeatConnection | None = None
    try:
        message = await _receive(channel, admission.limits.sit_seconds)
        if not isinstance(message, Sit):
            raise UnreadableMessage("error-sit-first")
        if not re.fullmatch(ID, table):
            raise no_table(table)
        connection = await opener.open(channel, table, message)
    except (UnreadableMessage, NoTable, StoreTrouble, SilentClient) as error:
        silent = isinstance(error, SilentClient)  # or on its way for too long: it may try again
        await _send(channel, Refused(error.message, fatal=not silent))
        await channel.close(TOO_LATE if silent else NO_SEAT)
        return
    sending = asyncio.create_task(connection.send_updates())
    try:
        await connection.listen()
        await asyncio.wait([sending], timeout=CLOSING_SECONDS)
    finally:
        sending.cancel()
        await connection.leave()


class SeatConnection:
    """What one client has been sent, and what is still to be sent. One task reads from it and answers beats, another writes."""

    def __init__(
        self, channel: Channel, table: str, start: int, admission: Admission, room: Room | None = None, seat: int | None = None
    ) -> None:
        self.news = asyncio.Event()
        self.news.set()
        self.ends: list[Callable[[], None]] = []  # what unsubscribes it
        self._channel = channel
        self._table = table
        self._room = room
        self._seat = seat
        self._start = start
        self._now = 0  # a hash of the last snapshot that was sent, which itself would take much memory
        self._refused: list[Refused] = []
        self._code = NO_SEAT  # why the connection ends, when it does
        self._admission = admission
        self._tokens = admission.messages()
        self._patience = Patience()
        self._trouble: Message | None = None
        self._hints: list[Hint] = []
        self._advising: asyncio.Task[None] | None = None

    async def send_updates(self) -> None:
        """Whenever there is news, send what is new for this seat; then what was refused, so that it is read beside the right table."""
        try:
            while await self.news.wait():
                self.news.clear()
                trouble = await self._try_to_send()
                if trouble != self._trouble:
                    self._trouble = trouble
                    if trouble:
                        self._refuse(trouble)
                while self._hints:
                    await _send(self._channel, self._hints.pop(0))
                while self._refused:
                    refused = self._refused.pop(0)
                    await _send(self._channel, refused)
                    if refused.fatal:
                        await self._channel.close(self._code)
                        return
        except Disconnected:
            return

    async def _try_to_send(self) -> Message | None:
        """Send what is new; gives what holds the table up, if anything does. What cannot be read now is tried again by itself."""
        try:
            await self._send_news()
        except NoTable as error:
            self._refuse(message_of(error), fatal=True)
        except StoreTrouble as error:
            asyncio.get_running_loop().call_later(TRY_AGAIN, self.news.set)
            return message_of(error)
        return self._room.trouble if self._room else None

    async def _send_news(self) -> None:
        assert self._room is not None
        assert self._seat is not None
        await self._send_update(await self._room.update(self._seat, self._start))

    async def _send_update(self, update: Update) -> None:
        """Only what is new: an empty update would betray that something hidden has happened."""
        now = msgspec.json.encode(update.now)
        if update.events or hash(now) != self._now:
            self._start, self._now = update.now.turn, hash(now)
            await self._send(msgspec.structs.replace(update, now=msgspec.Raw(now)))

    async def _send(self, message: ServerMessage | People) -> None:
        await _send(self._channel, message)

    async def listen(self) -> None:
        """Handle a message of the seat; whatever cannot be done gets a sentence, and the match goes on."""
        patience, idle, clock = PATIENCE, self._admission.limits.idle_seconds, asyncio.get_running_loop().time
        until = clock() + idle
        while patience:
            accepted = False
            try:
                message = await _receive(self._channel, until - clock(), self._patience.wait)
                if isinstance(message, Sit):
                    raise UnreadableMessage("error-sit-twice")
                if isinstance(message, Beat):  # says nothing about who sits there, nor about the table
                    if clock() > until:
                        raise SilentClient("error-silent")
                    await self._send(message)
                else:
                    until = clock() + idle
                    await self._handle(message)
                accepted = True
            except (IllegalAction, CannotSeat, NoTable, StoreTrouble, TooManyRequests) as error:
                self._refuse(message_of(error), isinstance(error, NoTable))
            except UnreadableMessage as error:
                patience -= 1
                self._refuse(message_of(error))
            except SilentClient as error:
                return self._end(error.message, TOO_LATE)
            if self._tokens.take(ACCEPTED if accepted else 1) or len(self._refused) > self._admission.limits.refusals_unread:
                return self._end(msg("error-messages-too-many"), TOO_MANY)
            if not accepted:
                self.news.set()
        return self._end(msg("error-messages-senseless"), NO_SEAT)

    async def _handle(self, message: Act | GoOn | Stop | Next | Ask | PeopleMessage) -> None:
        assert self._room is not None
        assert self._seat is not None
        if isinstance(message, Ask):
            await self._ask(self._room, self._seat, message)
        elif isinstance(message, Act | GoOn | Stop | Next):
            await self._room.answer(self._seat, message)
        else:
            raise CannotSeat("error-no-friends")

    def _end(self, message: Message, code: int) -> None:
        """Send a last message and close; a client that does not read it is not waited for."""
        self._code = code
        if code == TOO_MANY:
            self._refused.clear()
        self._refuse(message, fatal=True)
        self.news.set()

    async def _ask(self, room: Room, seat: int, message: Ask) -> None:
        """Compute a hint while the table goes on; a second request while one is pending changes nothing."""
        if self._advising is None or self._advising.done():
            self._admission.hint(self._table, seat)
            think = await room.hint(seat, message)
            await self._before_hint(room, seat)
            self._advising = asyncio.create_task(self._advise(think))

    async def _before_hint(self, room: Room, seat: int) -> None:
        """What has to be right, and stored, before a hint is given; among friends there is something."""

    async def _advise(self, think: Callable[[], Awaitable[Hint]]) -> None:
        try:
            self._hints.append(await think())
        except Busy as error:
            self._refuse(message_of(error))
        except Exception:
            log.exception("a hint at table %s failed", self._table)
            self._refuse(msg("error-no-hint"))
        self.news.set()

    async def leave(self) -> None:
        """Nobody listens any more, or waits for a hint."""
        for end in (*self.ends, self._patience.end):
            end()
        if self._advising is not None:
            self._advising.cancel()

    def _refuse(self, message: Message, fatal: bool = False) -> None:
        self._refused.append(Refused(message, fatal))


async def _receive(channel: Channel, seconds: float, wait: Wait = within) -> ClientMessage | PeopleMessage:
    try:
        text = await wait(seconds, channel.receive())
    except TimeoutError:
        raise SilentClient("error-silent") from None
    try:
        return _CLIENT_MESSAGE.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise UnreadableMessage("error-message-unreadable", trouble=Quoted(str(error))) from None


async def _send(channel: Channel, message: ServerMessage | People) -> None:
    await channel.send(msgspec.json.encode(message))
