"""The real server, in a thread of the test or as a process of its own, and people who talk to it as the page does."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hanashobu.app.admission.limits import Limits, changed
from hanashobu.app.rooms.rooms import Rooms
from hanashobu.app.store import Store
from hanashobu.engine.actions import BIDS, OFFER
from hanashobu.play.events import AnyEvent
from hanashobu.server import running
from hanashobu.server.asgi import Server
from hanashobu.table.people import People, PeopleMessage
from hanashobu.table.protocol import Act, ClientMessage, GoOn, Hint, Refused, ServerMessage, Sit, Snapshot, Update
from tests.cli.run import MAIN
from tests.support.timeouts import PATIENCE, wait_for

ME = "a key that a browser has made"
SOMEBODY = "a key of another browser's"
# Tests play faster than people, all from one address.
PLENTY = tuple(
    f"{name}=1000000"
    for name in (
        "requests_per_minute",
        "files_per_minute",
        "sockets_per_minute",
        "costly_per_minute",
        "tables_per_hour",
        "records_per_hour",
        "costly_bots_per_hour",
        "joins_per_minute",
        "codes_per_minute",
        "public_tables_per_address",
    )
)

Found = TypeVar("Found")

_MESSAGE: msgspec.json.Decoder[ServerMessage | People] = msgspec.json.Decoder(ServerMessage | People)


class Closed(Exception):
    """The server has ended the connection."""


class Sitting:
    """Somebody at a table, over a real WebSocket."""

    def __init__(self, address: str, table: str, headers: Mapping[str, str] | None = None) -> None:
        self._headers = headers
        self._address = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
        self._open = contextlib.ExitStack()
        self.events: list[AnyEvent] = []
        self.updates: list[Update] = []
        self.frames: list[str] = []  # all that was received, as it came
        self.people_messages: list[People] = []

    def __enter__(self) -> Self:
        self._socket: ClientConnection = self._open.enter_context(
            connect(self._address, max_size=None, open_timeout=PATIENCE, ping_interval=None, additional_headers=self._headers)
        )
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._open.close()

    @property
    def now(self) -> Snapshot:
        """Where the match stands, as far as this seat has heard."""
        return self.updates[-1].now

    def say(self, said: ClientMessage | PeopleMessage | str | bytes) -> None:
        """Something that makes sense, or whatever else a test sends."""
        self._socket.send(said if isinstance(said, str | bytes) else msgspec.json.encode(said).decode())

    def receive(self, patience: float = PATIENCE) -> ServerMessage | People:
        """The next message; a `TimeoutError` if nothing comes."""
        try:
            frame = self._socket.recv(timeout=patience)
            self.frames.append(frame if isinstance(frame, str) else frame.decode())
            message = _MESSAGE.decode(frame)
        except ConnectionClosed as error:
            raise Closed(error.rcvd.code if error.rcvd else None) from None
        if isinstance(message, Update):
            self.updates.append(message)
            self.events[message.start :] = message.events
        if isinstance(message, People):
            self.people_messages.append(message)
        return message

    @property
    def people(self) -> People:
        """Who is at the table, as far as this connection has been told."""
        return self.people_messages[-1]

    def meet(self, there: Callable[[People], object]) -> People:
        """Hear on until it is so among the people."""
        while not self.people_messages or not there(self.people):
            message = self.receive()
            assert not isinstance(message, Refused), message
        return self.people

    def update(self) -> Update:
        """The next update; a refusal fails the test."""
        message = self.receive()
        while isinstance(message, People | Hint):
            message = self.receive()
        assert isinstance(message, Update), message
        return message

    def refusal(self) -> Refused:
        """The next refusal; updates before it are heard too."""
        while True:
            message = self.receive()
            if isinstance(message, Refused):
                return message

    def until(self, there: Callable[[Snapshot], object]) -> Snapshot:
        """Hear on until the match stands like that."""
        while not self.updates or not there(self.now):
            self.update()
        return self.now

    def my_turn(self) -> Snapshot:
        """Hear on until this seat is asked, or nobody is."""
        return self.until(lambda now: now.question or now.status != "playing")

    def quiet(self, seconds: float = 0.2) -> bool:
        """Whether nothing is said for a while."""
        try:
            self.receive(seconds)
        except TimeoutError:
            return True
        return False

    def move(self, random: Random) -> None:
        """Any answer to the question that stands, or the next round."""
        self.say(GoOn(self.now.turn) if self.now.status == "between" else self.answer(random))

    def answer(self, random: Random) -> Act:
        """Any answer to the question that stands, not sent yet."""
        now = self.now
        assert now.question is not None
        choice = random.choice(now.question.choices)
        if choice.action in BIDS:
            assert now.question.bid is not None
            return Act(now.turn, OFFER, now.question.bid.seats[0], now.question.bid.least)
        return Act(now.turn, choice.action)

    def moves(self, random: Random, most: int = 10_000) -> Snapshot:
        """Play at random until the match is over, or so many moves long."""
        self.my_turn()
        for _ in range(most):
            if self.now.status == "over":
                break
            heard = len(self.updates)
            self.move(random)
            while len(self.updates) == heard:
                self.update()
            self.my_turn()
        return self.now


class Client:
    """A browser: HTTP with its own key, and seats at tables."""

    def __init__(self, address: str, key: str = ME) -> None:
        self.address = address
        self.key = key
        headers = {"authorization": f"Bearer {key}"}
        # To read all the certificates there are takes longer than most of what is asked here, and nothing here is encrypted.
        self.http = httpx.Client(base_url=address, headers=headers, timeout=PATIENCE, verify=False)

    def open(self, game: str = "hiraya", people: int = 1, bots: int | tuple[str, ...] = 2, seed: str = "7", **options: Any) -> str:
        """A new table: people first, then bots."""
        kinds = ("random",) * bots if isinstance(bots, int) else bots
        seats: list[dict[str, str]] = [{"name": f"Person {at}"} for at in range(people)]
        seats += [{"name": f"Bot {at}", "bot": kind} for at, kind in enumerate(kinds)]
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, "seed": seed, "options": {"rounds": 2, **options}})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    @contextlib.contextmanager
    def sit(self, table: str, seat: int | None = 0, start: int = 0, key: str = "") -> Iterator[Sitting]:
        """A connection that has said who it is."""
        with Sitting(self.address, table) as sitting:
            sitting.say(msgspec.convert({"type": "sit", "player": key or self.key, "seat": seat, "start": start}, Sit))
            yield sitting

    def connect(self, table: str) -> Sitting:
        """A connection that has not said anything yet."""
        return Sitting(self.address, table)

    def close(self) -> None:
        self.http.close()


def listens(address: str) -> bool:
    """Whether a server answers; without a client, which costs more than the server that is waited for."""
    host, _, port = address.removeprefix("http://").partition(":")
    try:
        with socket.create_connection((host, int(port)), 1.0) as asked:
            asked.sendall(f"GET /healthz HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
            return asked.recv(15).startswith(b"HTTP/1.1 200")
    except OSError:
        return False


def free_socket() -> socket.socket:
    """A socket at a port that nobody uses, made as `hana serve` makes its own."""
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    return listener


class Served:
    """The server in a thread of the test, so that the test can spoil its disk and its bots."""

    def __init__(self, data: Path | str, *limits: str, proxies: Sequence[str] = (), **more: Any) -> None:
        self.folder = Path(data).parent
        self.app = Server(data, changed(Limits(), *(limits or PLENTY)), proxies=proxies, **more)
        self._server = uvicorn.Server(running.config(self.app, proxies, log_config=None))
        listener = free_socket()
        self.address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve(listener)), name="server")
        self._clients: list[Client] = []
        self.at_end = contextlib.ExitStack()  # what else has to be closed

    def __enter__(self) -> Self:
        self._thread.start()
        wait_for(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        for client in self._clients:
            client.close()
        self.at_end.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    async def _serve(self, listener: socket.socket) -> None:
        self._loop = asyncio.get_running_loop()
        await self._server.serve([listener])

    def in_loop(self, job: Coroutine[Any, Any, Found]) -> Found:
        """Run something where the server runs."""
        return asyncio.run_coroutine_threadsafe(job, self._loop).result(PATIENCE)

    def client(self, key: str = ME) -> Client:
        """A browser."""
        self._clients.append(Client(self.address, key))
        return self._clients[-1]

    @property
    def rooms(self) -> Rooms:
        """The tables in memory."""
        found: Rooms = self.app.state.rooms
        return found

    @property
    def store(self) -> Store:
        """What is kept."""
        found: Store = self.app.state.store
        return found


def fill(store: Store) -> None:
    """From now on the disk is full: SQLite itself says so when it needs another page."""
    with store.driver.lock:
        (pages,) = store.driver.db.execute("PRAGMA page_count").fetchone()
        store.driver.db.execute(f"PRAGMA max_page_count = {pages}")


def make_room(store: Store) -> None:
    """There is room on the disk again."""
    with store.driver.lock:
        store.driver.db.execute("PRAGMA max_page_count = 1000000")


def _limit_files(most: int) -> None:
    import resource

    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Process:
    """`hana serve` as a person would start it."""

    tracebacks = False  # whether a test expects some in its log

    def __init__(self, *words: str | Path, most_files: int = 0, main: str = MAIN, **env: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", main, "serve", *map(str, words)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1", **env},
            preexec_fn=(lambda: _limit_files(most_files)) if most_files else None,
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r"http://\S+?:\d+", said)
        assert found, said or self.end()
        self.address = found.group()
        self.said = said
        wait_for(self._listens)

    @property
    def id(self) -> int:
        """The number of the process."""
        return self._process.pid

    def _listens(self) -> bool:
        assert self._process.poll() is None, self.end()
        return listens(self.address)

    def send(self, sign: signal.Signals) -> None:
        """Send it a signal."""
        self._process.send_signal(sign)

    def kill(self) -> None:
        """As a power cut would."""
        self._process.send_signal(signal.SIGKILL)
        self._finish()

    def end(self, sign: signal.Signals = signal.SIGINT) -> str:
        """Ctrl-C; what it said on its error stream."""
        if self._process.poll() is None:
            self._process.send_signal(sign)
        return self._finish()

    @property
    def code(self) -> int | None:
        """How it ended."""
        return self._process.returncode

    def _finish(self) -> str:
        _, said = self._process.communicate(timeout=PATIENCE)
        return self._looked_at(said)

    def _looked_at(self, log: str) -> str:
        """Its log, in which whatever it ran into is a sentence."""
        assert self.tracebacks or "Traceback" not in log, log
        return log

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._finish()
