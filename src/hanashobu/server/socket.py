"""One connection of a seat to its table."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from hanashobu.play.match import IllegalAction
from hanashobu.quoting import quote
from hanashobu.server.at_rest import hashed
from hanashobu.server.bus import Bus
from hanashobu.server.doors import Doors, Enough
from hanashobu.server.gate import in_language_of
from hanashobu.server.http import ID
from hanashobu.server.lanes import Busy
from hanashobu.server.limits import NO_SEAT, TOO_LATE, TOO_MANY
from hanashobu.server.presentation import speaker
from hanashobu.server.room import NoTable, Room, no_table
from hanashobu.server.rooms import Rooms
from hanashobu.server.store import StoreTrouble
from hanashobu.table.protocol import Ask, Hint, Now, Refused, Said, Sit, Told
from hanashobu.table.question import Say

log = logging.getLogger(__name__)

_SAID: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)
PATIENCE = 20  # messages that nobody can read, before the connection ends
LAST_WORDS = 5.0  # seconds in which somebody who is sent away reads why
ACCEPTED = 0.1  # of what a message counts that is refused


class Unread(ValueError):
    """A message that makes no sense."""


class Silent(Exception):
    """Nobody says anything."""


async def serve(socket: WebSocket, table: str, rooms: Rooms, bus: Bus, doors: Doors) -> None:
    """Talk to one client until it leaves."""
    await socket.accept()
    try:
        await _talk(socket, table, rooms, bus, doors)
    except WebSocketDisconnect:
        return
    except RuntimeError:  # it left while something was being sent
        return


async def _talk(socket: WebSocket, table: str, rooms: Rooms, bus: Bus, doors: Doors) -> None:
    say: Say = partial(in_language_of, socket.scope)
    try:
        said = await _hear(socket, doors.limits.sit_seconds)
        if not isinstance(said, Sit):
            raise Unread("The first message has to say who you are and where you sit.")
        say = speaker(said.lang)
        if not re.fullmatch(ID, table):
            raise no_table(table)
        room = await rooms.room(table, hashed(said.player))
        if not 0 <= said.seat < len(room.table.seats) or room.table.seats[said.seat].bot:
            raise NoTable("Nobody can sit in this seat.")
        await room.ask_about_claims(said.seat, not said.claim_for_me)
    except (Unread, NoTable, StoreTrouble, Silent) as error:
        await _send(socket, Refused(say(str(error)), fatal=True))
        await socket.close(TOO_LATE if isinstance(error, Silent) else NO_SEAT)
        return
    talk = Talk(socket, room, said, doors)
    end = bus.listen(table, talk.news.set)
    telling = asyncio.create_task(talk.tell())
    try:
        await talk.listen()
        await asyncio.wait([telling], timeout=LAST_WORDS)
    finally:
        end()
        telling.cancel()
        talk.leave()


class Talk:
    """What one client has been told, and what it still has to be told. One task listens to it, another tells."""

    def __init__(self, socket: WebSocket, room: Room, sit: Sit, doors: Doors) -> None:
        self.news = asyncio.Event()
        self.news.set()
        self._socket = socket
        self._room = room
        self._seat = sit.seat
        self._start = sit.start
        self._say = speaker(sit.lang, room.sheet.game)
        self._now: Now | None = None
        self._refused: list[Refused] = []
        self._code = NO_SEAT  # why the connection ends, when it does
        self._doors = doors
        self._tokens = doors.messages()
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
                        await self._socket.close(self._code)
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
            accepted = False
            try:
                said = await _hear(self._socket, self._doors.limits.idle_seconds)
                if isinstance(said, Sit):
                    raise Unread("You sit already; to sit elsewhere, connect again.")
                if isinstance(said, Ask):
                    await self._ask(said)
                else:
                    await self._room.answer(self._seat, said)
                accepted = True
            except (IllegalAction, NoTable, StoreTrouble, Enough) as error:
                self._refuse(str(error), isinstance(error, NoTable))
            except Unread as error:
                patience -= 1
                self._refuse(str(error))
            except Silent as error:
                return self._end(str(error), TOO_LATE)
            if self._tokens.take(ACCEPTED if accepted else 1) or len(self._refused) > self._doors.limits.refusals_unread:
                return self._end("Too many messages came at once; the connection ends.", TOO_MANY)
            if not accepted:
                self.news.set()
        return self._end("Too many messages made no sense; the connection ends.", NO_SEAT)

    def _end(self, sentence: str, code: int) -> None:
        """A last sentence, and the connection ends; whoever does not even read that is not waited for."""
        self._code = code
        if code == TOO_MANY:
            self._refused.clear()
        self._refuse(sentence, fatal=True)
        self.news.set()

    async def _ask(self, said: Ask) -> None:
        """Let somebody think about a hint while the table goes on; who asks twice gets one."""
        if self._advising is None or self._advising.done():
            self._doors.hint(self._room.sheet.id, self._seat)
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


async def _hear(socket: WebSocket, seconds: float) -> Said:
    try:
        async with asyncio.timeout(seconds):
            message = await socket.receive()
    except TimeoutError:
        raise Silent("Nothing was said here for a long time; the connection ends.") from None
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text") or message.get("bytes") or ""
    try:
        return _SAID.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unread(f"This message cannot be read: {quote(error)}.") from None


async def _send(socket: WebSocket, told: Told) -> None:
    await socket.send_text(msgspec.json.encode(told).decode())
