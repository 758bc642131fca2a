"""One connection of a seat to its table."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from hanashobu.play.match import IllegalAction
from hanashobu.server.at_rest import hashed
from hanashobu.server.bus import Bus
from hanashobu.server.doors import Doors, TooManyRequests
from hanashobu.server.http import ID
from hanashobu.server.lanes import Busy
from hanashobu.server.limits import NO_SEAT, TOO_LATE, TOO_MANY
from hanashobu.server.room import NoTable, Room, no_table
from hanashobu.server.rooms import Rooms
from hanashobu.server.store import StoreTrouble
from hanashobu.table.protocol import Ask, ClientMessage, Hint, Refused, ServerMessage, Sit, Snapshot
from hanashobu.text import Message, MessageError, Quoted, msg
from hanashobu.text.message import message_of

log = logging.getLogger(__name__)

_CLIENT_MESSAGE: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
PATIENCE = 20  # messages that nobody can read, before the connection ends
CLOSING_SECONDS = 5.0  # seconds for a client that is disconnected to read why
ACCEPTED = 0.1  # of what a message counts that is refused


class UnreadableMessage(MessageError, ValueError):
    """A message that makes no sense."""


class SilentClient(MessageError):
    """The client has been silent for too long."""


async def serve(socket: WebSocket, table: str, rooms: Rooms, bus: Bus, doors: Doors) -> None:
    """Serve one client until it leaves."""
    await socket.accept()
    try:
        await _converse(socket, table, rooms, bus, doors)
    except WebSocketDisconnect:
        return
    except RuntimeError:  # it left while something was being sent
        return


async def _converse(socket: WebSocket, table: str, rooms: Rooms, bus: Bus, doors: Doors) -> None:
    try:
        message = await _receive(socket, doors.limits.sit_seconds)
        if not isinstance(message, Sit):
            raise UnreadableMessage("error-sit-first")
        if not re.fullmatch(ID, table):
            raise no_table(table)
        room = await rooms.room(table, hashed(message.player))
        if not 0 <= message.seat < len(room.table.seats) or room.table.seats[message.seat].bot:
            raise NoTable("error-no-seat")
        await room.ask_about_claims(message.seat, not message.claim_for_me)
    except (UnreadableMessage, NoTable, StoreTrouble, SilentClient) as error:
        await _send(socket, Refused(error.message, fatal=True))
        await socket.close(TOO_LATE if isinstance(error, SilentClient) else NO_SEAT)
        return
    connection = SeatConnection(socket, room, message, doors)
    end = bus.listen(table, connection.news.set)
    sending = asyncio.create_task(connection.send_updates())
    try:
        await connection.listen()
        await asyncio.wait([sending], timeout=CLOSING_SECONDS)
    finally:
        end()
        sending.cancel()
        connection.leave()


class SeatConnection:
    """What one client has been sent, and what is still to be sent. One task reads from it, another writes."""

    def __init__(self, socket: WebSocket, room: Room, sit: Sit, doors: Doors) -> None:
        self.news = asyncio.Event()
        self.news.set()
        self._socket = socket
        self._room = room
        self._seat = sit.seat
        self._start = sit.start
        self._now: Snapshot | None = None
        self._refused: list[Refused] = []
        self._code = NO_SEAT  # why the connection ends, when it does
        self._doors = doors
        self._tokens = doors.messages()
        self._trouble: Message | None = None
        self._hints: list[Hint] = []
        self._advising: asyncio.Task[None] | None = None

    async def send_updates(self) -> None:
        """Whenever there is news, send what is new for this seat; then what was refused, so that it is read beside the right table."""
        try:
            while await self.news.wait():
                self.news.clear()
                await self._update()
                if self._room.trouble != self._trouble:
                    self._trouble = self._room.trouble
                    if self._trouble:
                        self._refuse(self._trouble)
                while self._hints:
                    await _send(self._socket, self._hints.pop(0))
                while self._refused:
                    refused = self._refused.pop(0)
                    await _send(self._socket, refused)
                    if refused.fatal:
                        await self._socket.close(self._code)
                        return
        except (WebSocketDisconnect, RuntimeError):  # it has left
            return

    async def _update(self) -> None:
        """Only what is new: an empty update would betray that something hidden has happened."""
        try:
            update = await self._room.update(self._seat, self._start)
        except (NoTable, StoreTrouble) as error:
            self._refuse(message_of(error), isinstance(error, NoTable))
            return
        if update.events or update.now != self._now:
            self._start, self._now = update.now.turn, update.now
            await _send(self._socket, update)

    async def listen(self) -> None:
        """Handle a message of the seat; whatever cannot be done gets a sentence, and the match goes on."""
        patience = PATIENCE
        while patience:
            accepted = False
            try:
                message = await _receive(self._socket, self._doors.limits.idle_seconds)
                if isinstance(message, Sit):
                    raise UnreadableMessage("error-sit-twice")
                if isinstance(message, Ask):
                    await self._ask(message)
                else:
                    await self._room.answer(self._seat, message)
                accepted = True
            except (IllegalAction, NoTable, StoreTrouble, TooManyRequests) as error:
                self._refuse(message_of(error), isinstance(error, NoTable))
            except UnreadableMessage as error:
                patience -= 1
                self._refuse(message_of(error))
            except SilentClient as error:
                return self._end(error.message, TOO_LATE)
            if self._tokens.take(ACCEPTED if accepted else 1) or len(self._refused) > self._doors.limits.refusals_unread:
                return self._end(msg("error-messages-too-many"), TOO_MANY)
            if not accepted:
                self.news.set()
        return self._end(msg("error-messages-senseless"), NO_SEAT)

    def _end(self, message: Message, code: int) -> None:
        """Send a last message and close; a client that does not read it is not waited for."""
        self._code = code
        if code == TOO_MANY:
            self._refused.clear()
        self._refuse(message, fatal=True)
        self.news.set()

    async def _ask(self, message: Ask) -> None:
        """Compute a hint while the table goes on; a second request while one is pending changes nothing."""
        if self._advising is None or self._advising.done():
            self._doors.hint(self._room.sheet.id, self._seat)
            self._advising = asyncio.create_task(self._advise(await self._room.hint(self._seat, message)))

    async def _advise(self, thought: Awaitable[Hint]) -> None:
        try:
            self._hints.append(await thought)
        except Busy as error:
            self._refuse(message_of(error))
        except Exception:
            log.exception("a hint at table %s failed", self._room.sheet.id)
            self._refuse(msg("error-no-hint"))
        self.news.set()

    def leave(self) -> None:
        """Nobody waits for a hint any more."""
        if self._advising is not None:
            self._advising.cancel()

    def _refuse(self, message: Message, fatal: bool = False) -> None:
        self._refused.append(Refused(message, fatal))


async def _receive(socket: WebSocket, seconds: float) -> ClientMessage:
    try:
        async with asyncio.timeout(seconds):
            message = await socket.receive()
    except TimeoutError:
        raise SilentClient("error-silent") from None
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text") or message.get("bytes") or ""
    try:
        return _CLIENT_MESSAGE.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise UnreadableMessage("error-message-unreadable", trouble=Quoted(str(error))) from None


async def _send(socket: WebSocket, message: ServerMessage) -> None:
    await socket.send_text(msgspec.json.encode(message).decode())
