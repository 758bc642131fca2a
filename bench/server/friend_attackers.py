"""Attacks on tables with friends: on seats, keys, codes, chat, lists and notifications."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from bench.server.wire import frame

from hanashobu.server.seat_cookies import COOKIE

if TYPE_CHECKING:
    from bench.server.attackers import Attacker

FREE_TEXT = {"settings": {"free_text": True, "public": True}}
SAY = b'{"type":"say","text":"' + b"x" * 190 + b'"}'
PEOPLE = 7


def key() -> str:
    """A key as the server would make it."""
    return secrets.token_urlsafe(32)


def _cookie(key: str) -> str:
    return f"Cookie: {COOKIE}={key}\r\n"


async def gathering(me: Attacker, seats: int = PEOPLE, **wish: object) -> tuple[str, str] | None:
    """A table with open seats, and the key of its host."""
    places = [{"name": "Host"}, *[{"name": "", "open": True}] * (seats - 1)]
    status, body = await me.json("/api/gatherings", {"game": "hachi_hachi", "seats": places, "options": {"rounds": 100}, **wish})
    if status != 201:
        return None
    found: Any = json.loads(body)
    return str(found["table"]["id"]), str(found["key"])


async def joins(me: Attacker) -> None:
    """Every open seat of one table after another is asked for, under new names."""
    opened = await gathering(me)
    while me.goes_on and opened:
        wishes = [
            me.json(f"/api/tables/{opened[0]}/seats/{seat % PEOPLE}", {"name": f"Guest {secrets.token_hex(3)}"}) for seat in range(12)
        ]
        await asyncio.gather(*wishes)
        opened = await gathering(me) or opened


async def keys(me: Attacker) -> None:
    """Two hundred guessed keys in each request, and as many sockets as there is time for."""
    opened = await gathering(me)
    if not opened:
        return

    async def listed() -> None:
        await me.json("/api/mine", {"keys": [{"table": opened[0], "key": key()} for _ in range(200)]})

    async def seated() -> None:
        found = await me.socket(f"/api/tables/{opened[0]}/socket")
        if found:
            found.send(json.dumps({"type": "sit", "player": key(), "seat": 0}).encode())
            await asyncio.sleep(0.05)
            found.close()

    await asyncio.gather(me.workers(6, listed), me.workers(12, seated))


async def codes(me: Attacker) -> None:
    """Codes for carrying a seat, guessed while there is a real one."""
    opened = await gathering(me)
    if opened:
        await me.http("POST", f"/api/tables/{opened[0]}/carry", headers=_cookie(opened[1]))
        await me.workers(12, lambda: me.json(f"/api/tables/{opened[0]}/carried", {"code": secrets.token_hex(4)}))


async def chat(me: Attacker) -> None:
    """The host of a full house of spectators says as much as the connection takes."""
    opened = await gathering(me, **FREE_TEXT)
    if not opened:
        return
    path = f"/api/tables/{opened[0]}/socket"
    for _ in range(50):
        watcher = await me.socket(path)
        if watcher:
            watcher.send(b'{"type":"sit","player":"","seat":null}')

    async def speak() -> None:
        found = await me.socket(path)
        if found:
            found.send(json.dumps({"type": "sit", "player": opened[1], "seat": 0}).encode())
        while found and me.goes_on and not found.transport.is_closing():
            found.transport.write(frame(SAY) * 20)
            me.seen["lines said"] += 20
            await asyncio.sleep(0.01)

    await me.workers(4, speak)


async def lobbies(me: Attacker) -> None:
    """Public tables without end, and the list of them."""
    await asyncio.gather(me.workers(4, lambda: gathering(me, **FREE_TEXT)), me.workers(6, lambda: me.http("GET", "/api/lobby")))


async def pushes(me: Attacker) -> None:
    """Addresses to be notified at, one after another, some of them within the house."""
    opened = await gathering(me, settings={"clock": {"kind": "days", "move": 1}})
    if not opened:
        return

    async def subscribe() -> None:
        address = secrets.choice([f"https://push.example/{key()}", "https://127.0.0.1/", "https://[::1]/", f"https://{'a' * 900}.example/"])
        body = json.dumps({"endpoint": address}).encode()
        headers = f"Content-Type: application/json\r\n{_cookie(opened[1])}"
        await me.http("POST", f"/api/tables/{opened[0]}/push", body, headers)

    await me.workers(12, subscribe)


FRIEND_ATTACKS: dict[str, Callable[[Attacker], Awaitable[None]]] = {
    "joining a table, 12 at a time": joins,
    "200 guessed keys in a request, and over sockets": keys,
    "guessed codes for carrying a seat": codes,
    "chat without end before 50 spectators": chat,
    "public tables without end, and their list": lobbies,
    "notifications to any address": pushes,
}
