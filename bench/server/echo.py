"""The yardsticks: `python -m bench.server.echo TAPES [DATA [group]]` answers with a tape of a real match, through the server's stack.

With DATA it first appends the same rows to an SQLite file, as safely (WAL, synchronous=FULL): every move by a commit of its own, or with
`group` whatever waits by one commit.
What is left to the real server is the game: to check a move, make it, and say to every seat what it may know.
"""

from __future__ import annotations

import asyncio
import queue
import socket
import sqlite3
import sys
import threading
from pathlib import Path

import msgspec
import uvicorn
from bench.server.tape import Step
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from hanashobu.table.protocol import ClientMessage, Sit

_MESSAGE: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
SCHEMA = """
CREATE TABLE tables (id TEXT PRIMARY KEY, status TEXT NOT NULL, played INTEGER NOT NULL);
CREATE TABLE log (id TEXT NOT NULL, seq INTEGER NOT NULL, event BLOB NOT NULL, PRIMARY KEY (id, seq)) WITHOUT ROWID;
"""


class Writer:
    """One thread that writes; in a group, whatever arrives during a commit shares the next one."""

    def __init__(self, path: str, group: bool) -> None:
        self._group = group
        self._db = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        self._db.executescript(f"PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; {SCHEMA}")
        self._jobs: queue.SimpleQueue[tuple[asyncio.Future[None], str, int, tuple[bytes, ...]]] = queue.SimpleQueue()
        self._played = 0
        threading.Thread(target=self._run, daemon=True).start()

    def append(self, id: str, start: int, rows: tuple[bytes, ...]) -> asyncio.Future[None]:
        """Done when it is on the disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put((done, id, start, rows))
        return done

    def _run(self) -> None:
        while True:
            jobs = [self._jobs.get()]
            while self._group and not self._jobs.empty():
                jobs.append(self._jobs.get())
            self._db.execute("BEGIN IMMEDIATE")
            for _, id, start, rows in jobs:
                self._played += 1
                self._db.executemany("INSERT INTO log VALUES (?, ?, ?)", [(id, start + at, row) for at, row in enumerate(rows)])
                self._db.execute("INSERT OR REPLACE INTO tables VALUES (?, 'playing', ?)", (id, self._played))
            self._db.execute("COMMIT")
            jobs[0][0].get_loop().call_soon_threadsafe(_finish, [job[0] for job in jobs])


def _finish(waiting: list[asyncio.Future[None]]) -> None:
    for one in waiting:
        if not one.done():
            one.set_result(None)


class Tape:
    """One table: where its tape stands, and who listens."""

    def __init__(self, id: str, steps: list[Step], writer: Writer | None) -> None:
        self.id = id
        self.seats: dict[int, WebSocket] = {}
        self._steps = steps
        self._writer = writer
        self._at = 0
        self._rows = 0

    async def sit(self, seat: int, socket: WebSocket) -> None:
        self.seats[seat] = socket
        await socket.send_text(self._steps[0].sent[seat][-1].decode())

    async def go_on(self) -> None:
        self._at = self._at % (len(self._steps) - 1) + 1
        step = self._steps[self._at]
        if self._writer:
            start, self._rows = self._rows, self._rows + len(step.rows)
            await self._writer.append(self.id, start, step.rows)
        for seat, listener in self.seats.items():
            for text in step.sent[seat]:
                await listener.send_text(text.decode())


def app(tapes: Path, data: str | None, group: bool) -> Starlette:
    """An application with the routes that the load generator uses."""
    tables: dict[str, Tape] = {}
    steps = {path.name: msgspec.json.decode(path.read_bytes(), type=list[Step]) for path in tapes.iterdir()}
    writer = Writer(data, group) if data else None

    async def games(_: Request) -> Response:
        return Response("[]")

    async def open_table(request: Request) -> Response:
        wish = await request.json()
        id = f"table{len(tables)}"
        tables[id] = Tape(id, steps[f"{wish['game']}-{len(wish['seats'])}"], writer)
        return Response(msgspec.json.encode({"id": id}), 201)

    async def talk(websocket: WebSocket) -> None:
        await websocket.accept()
        tape = tables[websocket.path_params["id"]]
        try:
            while True:
                message = _MESSAGE.decode(await websocket.receive_text())
                await (tape.sit(message.seat, websocket) if isinstance(message, Sit) else tape.go_on())
        except (WebSocketDisconnect, RuntimeError):
            return

    opening = Route("/api/tables", open_table, methods=["POST"])
    return Starlette(routes=[Route("/api/games", games), opening, WebSocketRoute("/api/tables/{id}/socket", talk)])


def main(tapes: str, data: str | None = None, group: str = "") -> None:
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    print(f"http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)
    like_ours = {"log_level": "warning", "ws": "websockets-sansio", "ws_per_message_deflate": False, "timeout_graceful_shutdown": 2}
    config = uvicorn.Config(app(Path(tapes), data, bool(group)), **like_ours)  # type: ignore[arg-type]  # a dict of mixed values
    uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    main(*sys.argv[1:])
