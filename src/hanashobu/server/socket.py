"""One connection of a seat to its table."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from hanashobu.play.match import IllegalAction
from hanashobu.quoting import quote
from hanashobu.server.at_rest import hashed
from hanashobu.server.bus import Bus
from hanashobu.server.catalogue import speaker
from hanashobu.server.http import ID
from hanashobu.server.lanes import Busy
from hanashobu.server.room import NoTable, Room, no_table
from hanashobu.server.rooms import Rooms
from hanashobu.server.store import StoreTrouble
from hanashobu.table.ask import Say
from hanashobu.table.messages import Ask, Hint, Now, Refused, Said, Sit, Told

log = logging.getLogger(__name__)

_SAID: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)
LONGEST = 10_000  # characters of a message
PATIENCE = 20  # messages that nobody can read, before the connection ends


class Unread(ValueError):
    """A message that makes no sense."""


async def serve(socket: WebSocket, table: str, rooms: Rooms, bus: Bus) -> None:
    """Talk to one client until it leaves."""
    await socket.accept()
    try:
        await _talk(socket, table, rooms, bus)
    except WebSocketDisconnect:
        return
    except RuntimeError:  # it left while something was being sent
        return


async def _talk(socket: WebSocket, table: str, rooms: Rooms, bus: Bus) -> None:
    say: Say = str
    try:
        said = await _hear(socket)
        if not isinstance(said, Sit):
            raise Unread("The first message has to say who you are and where you sit.")
        say = speaker(said.lang)
        if not re.match(ID, table):
            raise no_table(table)
        room = await rooms.room(table, hashed(said.player))
        if not 0 <= said.seat < len(room.table.seats) or room.table.seats[said.seat].bot:
            raise NoTable("Nobody can sit in this seat.")
        await room.ask_about_claims(said.seat, not said.claim_for_me)
    except (Unread, NoTable, StoreTrouble) as error:
        await _send(socket, Refused(say(str(error)), fatal=True))
        await socket.close(4000)
        return
    talk = Talk(socket, room, said)
    end = bus.listen(table, talk.news.set)
    telling = asyncio.create_task(talk.tell())
    try:
        await talk.listen()
        await telling
    finally:
        end()
        telling.cancel()
        talk.leave()


class Talk:
    """What one client has been told, and what it still has to be told. One task listens to it, another tells."""

    def __init__(self, socket: WebSocket, room: Room, sit: Sit) -> None:
        self.news = asyncio.Event()
        self.news.set()
        self._socket = socket
        self._room = room
        self._seat = sit.seat
        self._start = sit.start
        self._say = speaker(sit.lang, room.sheet.game)
        self._now: Now | None = None
        self._refused: list[Refused] = []
        self._trouble = ""
        self._hints: list[Hint] = []
        self._advising: asyncio.Task[None] | None = None

    async def tell(self) -> None:
        """Whenever there is news, send what is new for this seat; then what was refused, so that it is read beside the right table."""
        try:
            while await self.news.wait():
                self.news.clear()
                await self._update()
                if self._room.trouble != self._trouble:
                    self._trouble = self._room.trouble
                    self._refuse(self._trouble)
                while self._hints:
                    await _send(self._socket, self._hints.pop(0))
                while self._refused:
                    refused = self._refused.pop(0)
                    await _send(self._socket, refused)
                    if refused.fatal:
                        await self._socket.close(4000)
                        return
        except (WebSocketDisconnect, RuntimeError):  # it has left
            return

    async def _update(self) -> None:
        """Only what says something new: a message without news would betray that something hidden has happened."""
        try:
            update = await self._room.update(self._seat, self._start, self._say)
        except (NoTable, StoreTrouble) as error:
            self._refuse(str(error), isinstance(error, NoTable))
            return
        if update.events or update.now != self._now:
            self._start, self._now = update.now.turn, update.now
            await _send(self._socket, update)

    async def listen(self) -> None:
        """Do what the seat says; whatever cannot be done gets a sentence, and the match goes on."""
        patience = PATIENCE
        while patience:
            try:
                said = await _hear(self._socket)
                if isinstance(said, Sit):
                    raise Unread("You sit already; to sit elsewhere, connect again.")
                if isinstance(said, Ask):
                    await self._ask(said)
                else:
                    await self._room.answer(self._seat, said)
            except (IllegalAction, NoTable, StoreTrouble) as error:
                self._refuse(str(error), isinstance(error, NoTable))
            except Unread as error:
                patience -= 1
                self._refuse(str(error))
            else:
                continue
            self.news.set()
        self._refuse("Too many messages made no sense; the connection ends.", fatal=True)

    async def _ask(self, said: Ask) -> None:
        """Let somebody think about a hint while the table goes on; who asks twice gets one."""
        if self._advising is None or self._advising.done():
            self._advising = asyncio.create_task(self._advise(await self._room.hint(self._seat, said, self._say)))

    async def _advise(self, thought: Awaitable[Hint]) -> None:
        try:
            self._hints.append(await thought)
        except Busy as error:
            self._refuse(str(error))
        except Exception:
            log.exception("a hint at table %s failed", self._room.sheet.id)
            self._refuse("There is no hint for this.")
        self.news.set()

    def leave(self) -> None:
        """Nobody waits for a hint any more."""
        if self._advising is not None:
            self._advising.cancel()

    def _refuse(self, sentence: str, fatal: bool = False) -> None:
        if sentence:
            self._refused.append(Refused(self._say(sentence), fatal))


async def _hear(socket: WebSocket) -> Said:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text") or message.get("bytes") or ""
    if len(text) > LONGEST:
        raise Unread("This message is too long.")
    try:
        return _SAID.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unread(f"This message cannot be read: {quote(error)}.") from None


async def _send(socket: WebSocket, told: Told) -> None:
    await socket.send_text(msgspec.json.encode(told).decode())
