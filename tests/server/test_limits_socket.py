"""What one seat may send over its connection, and the answer beyond that."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from pathlib import Path
from random import Random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from hanashobu.app.admission.admission import Admission
from hanashobu.app.admission.limits import Limits
from hanashobu.app.connections.channel import Channel
from hanashobu.app.connections.seat_connection import SeatConnection, serve
from hanashobu.app.rooms.stored_tables import no_table
from hanashobu.table.protocol import Act, Ask, Refused, Sit
from hanashobu.text import msg
from tests.server.limited_servers import all_of, code_of, plain, raw, served
from tests.server.serving import Closed
from tests.support.timeouts import PATIENCE


def test_who_does_not_sit_down_is_sent_away(tmp_path: Path) -> None:
    with served(tmp_path, "sit_seconds=1") as (running, me), plain(running, me.open()) as made:
        assert msgspec.json.decode(made.recv(timeout=PATIENCE), type=Refused) == Refused(msg("error-silent"))  # it may try again
        assert code_of(made) == 4008


class Pipe(Channel):
    """A channel that reads from a socket, as an event loop does; it keeps what it is sent."""

    host, keys = "", ()

    def __init__(self, end: socket.socket) -> None:
        self.end, self.sent = end, list[bytes]()

    async def receive(self) -> bytes:
        return await asyncio.get_running_loop().sock_recv(self.end, 1000)

    async def send(self, text: bytes) -> None:
        self.sent.append(text)

    async def close(self, code: int) -> None:
        pass


class Doorman:
    """Writes down who sat down."""

    def __init__(self) -> None:
        self.sat: list[Sit] = []

    async def open(self, channel: Channel, table: str, sit: Sit) -> SeatConnection:
        self.sat.append(sit)
        raise no_table(table)


def test_who_sat_down_while_the_server_stood_still_is_let_in() -> None:
    """The time to sit down is over before the loop has looked at what lay ready."""
    limits = Limits(sit_seconds=0.01)  # type: ignore[arg-type]  # nobody waits for a whole second here
    sit, doorman = Sit("some key", 0), Doorman()

    async def stand_still(far: socket.socket, pipe: Pipe) -> None:
        serving = asyncio.create_task(serve(pipe, "some-table", doorman, Admission(limits)))
        await asyncio.sleep(0)  # it waits
        await asyncio.sleep(0)
        far.send(msgspec.json.encode(sit))
        time.sleep(0.05)  # nothing else happens in the loop meanwhile
        await serving

    near, far = socket.socketpair()
    with near, far:
        near.setblocking(False)
        asyncio.run(stand_still(far, pipe := Pipe(near)))
    assert doorman.sat == [sit]
    assert b"error-no-table" in pipe.sent[0]


def test_who_says_nothing_for_too_long_is_sent_away(tmp_path: Path) -> None:
    with served(tmp_path, "idle_seconds=1") as (_, me), me.sit(me.open(people=1)) as seat:
        assert seat.refusal() == Refused(msg("error-silent"), fatal=True)
        with pytest.raises(Closed, match="4008"):
            seat.receive()


def test_connections_of_seats_are_counted(tmp_path: Path) -> None:
    """Each may try a key, so they come only so often; whoever sits already goes on."""
    with served(tmp_path, "sockets_per_minute=3") as (running, me):
        table = me.open(people=1)
        with me.sit(table) as seat:
            seat.my_turn()
            for _ in range(2):
                with me.sit(table, key="a key that somebody has guessed") as guess:
                    assert guess.refusal().fatal
            with plain(running, table) as made:
                assert "error-too-often" in str(made.recv(timeout=PATIENCE))
                assert code_of(made) == 4029
            seat.move(Random(1))
            seat.update()


def test_a_message_longer_than_any_that_makes_sense(tmp_path: Path) -> None:
    with served(tmp_path) as (running, me):
        table = me.open(people=1)
        with me.sit(table) as seat:
            seat.my_turn()
            seat.say("x" * (Limits.message_bytes + 1))
            with pytest.raises(Closed, match="1009"):
                seat.receive()
        with plain(running, table) as made:
            assert made.protocol.extensions == []  # nothing that is sent packed


def test_late_answers_are_counted(tmp_path: Path) -> None:
    with served(tmp_path, "messages_per_second=2") as (_, me), me.sit(me.open(people=1)) as seat:
        seat.my_turn()
        with contextlib.suppress(ConnectionClosed):
            for _ in range(30):
                seat.say(Act(10**6, 1))
        while not (refused := seat.refusal()).fatal:
            assert "came too late" in str(refused.message)
        assert str(refused.message) == "Too many messages came at once; the connection is closed."
        with pytest.raises(Closed, match="4029"):
            seat.receive()


def test_a_match_at_full_speed_is_within_the_limits(tmp_path: Path) -> None:
    with served(tmp_path) as (_, me), me.sit(me.open(rounds=4)) as seat:
        assert seat.moves(Random(1)).status == "over"


def test_pings_are_counted(tmp_path: Path) -> None:
    with served(tmp_path, "frames_per_second=5") as (running, me), plain(running, me.open()) as made:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(60):
                made.ping()
        assert code_of(made) == 4029


def test_fragments_of_nothing_are_counted(tmp_path: Path) -> None:
    with served(tmp_path, "frames_per_second=5") as (running, me), plain(running, me.open()) as made:
        with contextlib.suppress(ConnectionClosed):
            made.send([""] * 60)
        assert code_of(made) == 4029


def test_pings_whose_answers_nobody_reads_do_not_fill_the_memory(tmp_path: Path) -> None:
    """The connection ends before more than some hundred kilobytes wait in the server."""
    ping = b"\x89\xfd" + bytes(4) + bytes(125)
    with served(tmp_path, "frames_per_second=100000000") as (running, me):
        table = me.open()
        with raw(running) as made:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            made.sendall(
                b"GET /api/tables/%s/socket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
                b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n" % table.encode()
            )
            made.recv(50)
            with pytest.raises(OSError, match=r"reset|pipe|closed"):
                made.sendall(ping * 10**6)


def test_a_dead_peer_is_found_out(tmp_path: Path) -> None:
    with served(tmp_path, "ping_seconds=1") as (running, me):
        table = me.open(people=1)
        with raw(running) as made:
            made.sendall(
                b"GET /api/tables/%s/socket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
                b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n" % table.encode()
            )
            assert b"keepalive ping timeout" in all_of(made)


def test_hints_for_a_seat_are_counted_over_all_its_connections(tmp_path: Path) -> None:
    with served(tmp_path, "hints_per_minute=2") as (_, me):
        table = me.open("mushi", people=1, bots=1)
        refused = 0
        for _ in range(3):
            with me.sit(table) as seat:
                seat.my_turn()
                seat.say(Ask(seat.now.turn))
                message = seat.receive()
                refused += isinstance(message, Refused) and str(message.message).startswith("Too many requests")
        assert refused == 1
