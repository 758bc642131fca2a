"""One connection of a seat to its table."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from hanashobu.play.match import IllegalAction
from hanashobu.play.replay import Violation
from hanashobu.server.bus import Bus
from hanashobu.server.catalogue import speaker
from hanashobu.server.rooms import NoTable, Room, Rooms
from hanashobu.server.store import StoreTrouble
from hanashobu.table.ask import Say
from hanashobu.table.messages import Act, GoOn, Refused, Said, Sit, Stop, Told

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
    try:
        said = await _hear(socket)
        if not isinstance(said, Sit):
            raise Unread("The first message has to say who you are and where you sit.")
        room = await rooms.room(table, said.player)
        if not 0 <= said.seat < len(room.table.seats) or room.table.seats[said.seat].bot:
            raise NoTable("Nobody can sit in this seat.")
    except (Unread, NoTable, StoreTrouble, Violation) as error:
        await _send(socket, Refused(str(error), fatal=True))
        await socket.close(4000)
        return
    news = asyncio.Event()
    news.set()
    end = bus.listen(table, news.set)
    say = speaker(said.lang, room.sheet.game)
    telling = asyncio.create_task(_tell(socket, room, said.seat, said.start, say, news))
    try:
        await _listen(socket, room, said.seat, say)
    finally:
        end()
        telling.cancel()


async def _tell(socket: WebSocket, room: Room, seat: int, start: int, say: Say, news: asyncio.Event) -> None:
    """Whenever the table has moved on, send what is new for this seat."""
    try:
        while await news.wait():
            news.clear()
            update = await room.update(seat, start, say)
            await _send(socket, update)
            start = update.now.turn
    except (WebSocketDisconnect, RuntimeError):
        return


async def _listen(socket: WebSocket, room: Room, seat: int, say: Say) -> None:
    """Do what the seat says; whatever cannot be done gets a sentence, and the match goes on."""
    patience = PATIENCE
    while patience:
        try:
            said = await _hear(socket)
            if isinstance(said, Act | GoOn | Stop):
                await room.answer(seat, said)
        except (IllegalAction, StoreTrouble) as error:
            await _send(socket, Refused(say(str(error))))
        except Unread as error:
            patience -= 1
            await _send(socket, Refused(str(error)))
    await _send(socket, Refused("Too many messages made no sense; the connection ends.", fatal=True))
    await socket.close(4001)


async def _hear(socket: WebSocket) -> Said:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text") or message.get("bytes") or ""
    if len(text) > LONGEST:
        raise Unread("This message is too long.")
    try:
        return _SAID.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unread(f"This message cannot be read: {error}.") from None


async def _send(socket: WebSocket, told: Told) -> None:
    await socket.send_text(msgspec.json.encode(told).decode())
