"""One attacker, as a process of its own: `python -m bench.server.attackers NAME HOST SECONDS FOLDER` prints the answers, as JSON.

It comes from another address than the people who play, and gives way to them and to the server: an attacker elsewhere would not take their
processor. A refusal is as good an answer as any; every answer is counted.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
import time
import zlib
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

from bench.server.friend_attackers import FRIEND_ATTACKS
from bench.server.target import more_files
from bench.server.wire import PING, Socket, frame

FROM = ("127.0.0.2", 0)
KEY = "the key of somebody else"
KIND = re.compile(rb'{"type":"(\w+)"')
TURN = re.compile(rb'"turn":(\d+)')
LATE = b'{"type":"act","turn":0,"action":3}'


class Attacker:
    """Somebody with bad intentions, for a given time."""

    def __init__(self, host: str, seconds: float, folder: Path) -> None:
        self.host = host
        self.folder = folder
        self.seen: Counter[str] = Counter()
        self._end = time.monotonic() + seconds
        self._name, _, port = host.partition(":")
        self._port = int(port)
        self._kept: list[Socket] = []

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self._end

    @property
    def left(self) -> float:
        return max(0.05, self._end - time.monotonic())

    async def stream(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection to do anything with."""
        return await asyncio.open_connection(self._name, self._port, local_addr=FROM, limit=1 << 20)

    async def http(self, method: str, path: str, body: bytes = b"", headers: str = "") -> tuple[int, bytes]:
        """One request; its status is counted, 0 if there is no answer."""
        status, data = 0, b""
        try:
            reader, writer = await self.stream()
            head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\nConnection: close\r\nAuthorization: Bearer {KEY}\r\n"
            writer.write(f"{head}Content-Length: {len(body)}\r\n{headers}\r\n".encode() + body)
            data = await asyncio.wait_for(reader.read(-1), self.left + 20)
            status = int(data[9:12] or 0)
            writer.close()
        except (OSError, TimeoutError, ValueError):
            pass
        self.seen[str(status) if status else "no answer"] += 1
        return status, data.partition(b"\r\n\r\n")[2]

    async def json(self, path: str, body: object) -> tuple[int, bytes]:
        return await self.http("POST", path, json.dumps(body).encode(), "Content-Type: application/json\r\n")

    async def socket(self, path: str, more: str = "", on_message: Callable[[bytes], None] | None = None) -> Socket | None:
        """An open socket; how it is refused is counted."""
        loop = asyncio.get_running_loop()
        try:
            _, found = await loop.create_connection(
                lambda: Socket(self.host, path, on_message or self.on_message, more), self._name, self._port, local_addr=FROM
            )
            await asyncio.wait_for(asyncio.shield(found.ready), self.left + 5)
        except (OSError, TimeoutError):
            self.seen["no connection"] += 1
            return None
        if found.status != 101:
            self.seen[f"socket {found.status}"] += 1
            return None
        self.seen["socket"] += 1
        self._kept.append(found)
        return found

    def on_message(self, data: bytes) -> None:
        kind = KIND.match(data)  # update, refused, hint
        self.seen[kind.group(1).decode() if kind else "compressed"] += 1

    async def workers(self, number: int, work: Callable[[], Awaitable[object]]) -> None:
        """A number of connections at a time, again and again."""

        async def one() -> None:
            while self.goes_on:
                await work()

        await asyncio.gather(*(one() for _ in range(number)))

    async def table(self, game: str = "mushi", people: int = 2, bots: tuple[str, ...] = (), rounds: int = 1000) -> str | None:
        """A table of the attacker's own."""
        seats = [{"name": f"Person {at}"} for at in range(people)] + [{"name": f"Bot {at}", "bot": bot} for at, bot in enumerate(bots)]
        status, body = await self.json("/api/tables", {"game": game, "seats": seats, "options": {"rounds": rounds}})
        return str(json.loads(body)["id"]) if status == 201 else None

    async def sit(self, table: str, seat: int = 0, on_message: Callable[[bytes], None] | None = None) -> Socket | None:
        found = await self.socket(f"/api/tables/{table}/socket", on_message=on_message)
        if found:
            found.send(json.dumps({"type": "sit", "player": KEY, "seat": seat}).encode())
        return found

    def finish(self) -> None:
        """How sockets were closed."""
        for one in self._kept:
            if one.code is not None:
                self.seen[f"closed {one.code}"] += 1
            elif one.lost.is_set():
                self.seen["cut off"] += 1


def sentence(letters: int, space: str) -> str:
    """Something that looks like many short sentences."""
    return space.join(f"{chr(97 + at % 26)}{chr(97 + at // 26 % 26)}." for at in range(letters // (3 + len(space))))


async def translate_path(me: Attacker) -> None:
    async def once() -> None:
        found = await me.socket(f"/api/tables/{sentence(2000, '%20')}/socket")
        if found:
            found.send(json.dumps({"type": "sit", "player": KEY, "seat": 0, "lang": "ja"}).encode())
            await asyncio.wait([asyncio.create_task(found.lost.wait())], timeout=me.left)

    await me.workers(2, once)


async def translate_record(me: Attacker) -> None:
    body = json.dumps({"event": sentence(3000, " ")}).encode()
    await me.workers(2, lambda: me.http("POST", "/api/records?lang=ja", body, "Content-Type: text/plain\r\n"))


async def translate_address(me: Attacker) -> None:
    await me.workers(2, lambda: me.http("GET", f"/api/{sentence(4200, '%20')}", headers="Accept-Language: ja\r\n"))


async def _brought(me: Attacker) -> tuple[str, int] | None:
    """The long record, brought once: its id, and how many events it has."""
    data = (me.folder / "long.jsonl").read_bytes()
    status, body = await me.http("POST", "/api/records", data, "Content-Type: text/plain\r\n")
    return (str(json.loads(body)["id"]), data.count(b"\n")) if status == 201 else None


async def moments(me: Attacker) -> None:
    found = await _brought(me)
    if found:
        id, size = found
        await me.workers(24, lambda: me.http("GET", f"/api/records/{id}/moments?start={size - 300}&end={size}"))


async def long_records(me: Attacker) -> None:
    data, number = (me.folder / "longest.jsonl").read_bytes(), iter(range(10**9))

    async def once() -> None:  # another name each time, or it would be known already
        await me.http("POST", "/api/records", data.replace(b"Aki", f"A{next(number)}".encode(), 1), "Content-Type: text/plain\r\n")

    await me.workers(4, once)


async def play_on(me: Attacker) -> None:
    found = await _brought(me)
    if found:
        id, size = found
        wish = {"at": size - 10, "seats": [{"name": "Aki"}, {"name": "Ben"}, {"name": "Chie"}]}
        await me.workers(2, lambda: me.json(f"/api/records/{id}/play", wish))


async def large_frames(me: Attacker) -> None:
    data = frame(b" " * (16 << 20))

    async def once() -> None:
        found = await me.socket("/api/tables/aaaaaaaaaaaa/socket")
        if found:
            found.transport.write(data)
            await asyncio.wait([asyncio.create_task(found.lost.wait())], timeout=min(2.0, me.left))
            found.close()

    await me.workers(10, once)


async def deflate_bombs(me: Attacker) -> None:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    bomb = (packer.compress(b" " * (16 << 20)) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]

    async def once() -> None:
        found = await me.socket("/api/tables/aaaaaaaaaaaa/socket", "Sec-WebSocket-Extensions: permessage-deflate\r\n")
        if found:
            found.transport.write(frame(bomb, first=0xC0))
            await asyncio.wait([asyncio.create_task(found.lost.wait())], timeout=min(2.0, me.left))
            found.close()

    await me.workers(10, once)


async def idle_sockets(me: Attacker) -> None:
    for _ in range(100):
        await asyncio.gather(*(me.socket("/api/tables/aaaaaaaaaaaa/socket") for _ in range(50)))
        if not me.goes_on:
            return
    await asyncio.sleep(me.left)


async def crowd(me: Attacker) -> None:
    """More connections than the server has open files."""
    open_ones: list[asyncio.StreamWriter] = []

    async def once() -> None:
        try:
            open_ones.append((await me.stream())[1])
            me.seen["connected"] += 1
        except OSError:
            me.seen["no connection"] += 1

    await asyncio.gather(*(once() for _ in range(1000)))
    await asyncio.sleep(me.left)


async def endless_requests(me: Attacker) -> None:
    async def once() -> None:
        try:
            reader, writer = await me.stream()
            writer.write(f"POST /api/records HTTP/1.1\r\nHost: {me.host}\r\nContent-Length: 1000000\r\n\r\n".encode())
            while me.goes_on and not reader.at_eof():
                writer.write(b" ")
                await asyncio.sleep(1)
            me.seen["ended by the server" if reader.at_eof() else "still open"] += 1
            writer.close()
        except OSError:
            me.seen["no connection"] += 1

    await asyncio.gather(*(once() for _ in range(2000)))


async def _flood(me: Attacker, read: bool) -> None:
    table = await me.table()
    found = await me.sit(table) if table else None
    while found and me.goes_on and not found.transport.is_closing():
        if not read:
            found.transport.pause_reading()
        if found.transport.get_write_buffer_size() < 1 << 20:
            found.transport.write(frame(LATE) * 500)
            me.seen["answers sent"] += 500
        await asyncio.sleep(0.001)


async def late_answers(me: Attacker) -> None:
    await _flood(me, True)


async def late_unread(me: Attacker) -> None:
    await _flood(me, False)


async def pings(me: Attacker) -> None:
    found = await me.socket("/api/tables/aaaaaaaaaaaa/socket")
    while found and me.goes_on and not found.transport.is_closing():
        found.transport.pause_reading()
        if found.transport.get_write_buffer_size() < 1 << 20:
            found.transport.write(frame(b"x" * 120, PING) * 500)
            me.seen["pings"] += 500
        await asyncio.sleep(0.001)


async def hints(me: Attacker) -> None:
    """Forty seats, each of a table of its own, ask and ask again."""

    async def once() -> None:
        table = await me.table("hachi_hachi", 1, ("random", "random"))
        turns = [0]

        def on_message(data: bytes) -> None:
            me.on_message(data)
            turns[0] = int(found.group(1)) if (found := TURN.search(data)) else turns[0]

        found = await me.sit(table, on_message=on_message) if table else None
        while found and me.goes_on and not found.transport.is_closing():
            found.send(json.dumps({"type": "ask", "turn": turns[0]}).encode())
            await asyncio.sleep(0.1)

    await asyncio.gather(*(once() for _ in range(40)))


async def masters(me: Attacker) -> None:
    """Sixty tables at which six masters play with one person."""

    async def once() -> None:
        table = await me.table("hachi_hachi", 1, ("master",) * 6)
        if table:
            await me.sit(table)
        await asyncio.sleep(me.left)

    await asyncio.gather(*(once() for _ in range(60)))


async def scores(me: Attacker) -> None:
    rounds = [{"piles": [["1a", "1b", "3a", "3b"], "rest"]}] * 500
    wish = {"game": "mushi", "names": ["Aki", "Ben"], "options": {"rounds": 500}, "rounds": rounds}
    await me.workers(12, lambda: me.json("/api/score", wish))


async def lists(me: Attacker) -> None:
    await asyncio.gather(*(me.table() for _ in range(200)))
    await me.workers(6, lambda: me.http("GET", "/api/tables"))


async def many_tables(me: Attacker) -> None:
    await me.workers(6, me.table)


async def deaf_seats(me: Attacker) -> None:
    """Two hundred connections of one seat that read nothing, while it plays on."""
    table = await me.table("mushi", 1, ("random",))
    if table:
        for _ in range(200):
            found = await me.sit(table)
            if found:
                found.transport.pause_reading()
    await asyncio.sleep(me.left)


ATTACKS: dict[str, Callable[[Attacker], Awaitable[None]]] = {
    "a sentence to translate in a socket's path": translate_path,
    "a sentence to translate in a record": translate_record,
    "a sentence to translate in an address": translate_address,
    "moments of a long record, 24 at a time": moments,
    "records of 15 MB, 4 at a time": long_records,
    "play on from a long record": play_on,
    "messages of 16 MB, 10 at a time": large_frames,
    "deflate bombs, 10 at a time": deflate_bombs,
    "5,000 idle sockets": idle_sockets,
    "1,000 connections, 600 open files": crowd,
    "2,000 requests that never end": endless_requests,
    "late answers without end": late_answers,
    "late answers, refusals not read": late_unread,
    "pings, pongs not read": pings,
    "hints for 40 seats": hints,
    "60 tables with six masters": masters,
    "scores of 500 rounds, 12 at a time": scores,
    "lists of 200 matches, 6 at a time": lists,
    "tables without end": many_tables,
    "200 connections that do not read": deaf_seats,
    **FRIEND_ATTACKS,
}


async def main(name: str, host: str, seconds: str, folder: str) -> None:
    me = Attacker(host, float(seconds), Path(folder))
    await asyncio.wait([asyncio.ensure_future(ATTACKS[name](me))], timeout=float(seconds) + 1)
    me.finish()
    print(json.dumps(me.seen), flush=True)
    os._exit(0)  # without a word to anybody who is still connected


if __name__ == "__main__":
    os.nice(19)
    more_files()
    asyncio.run(main(*sys.argv[1:]))
