"""Many tables of people who think: how long a move takes, and what a table and a socket cost in memory."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from bench.server.crowd_players import Times
from bench.server.load import quantile
from bench.server.target import ROOT, Target, busy, running, serve
from bench.server.wire import connect

GAME, PEOPLE = "hiraya", 3
THINK = 3.0  # seconds between two moves at a table
MOVES = 40  # at every table before anything is measured
IDLE = 500  # sockets that say nothing


class Players:
    """The people, in a process of their own."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process

    def __call__(self, *order: object) -> Any:
        """Give an order, and wait until it is done."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(msgspec.json.encode(order) + b"\n")
        self._process.stdin.flush()
        return msgspec.json.decode(self._process.stdout.readline())

    @property
    def pid(self) -> int:
        return self._process.pid


@contextmanager
def players(target: Target, number: int) -> Iterator[Players]:
    """People at a number of new tables."""
    command = [sys.executable, "-m", "bench.server.crowd_players"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT)
    try:
        found = Players(process)
        found(target.host, [target.open(GAME, PEOPLE) for _ in range(number)], PEOPLE)
        yield found
    finally:
        process.kill()
        process.wait()


async def run(folder: Path, seconds: float, number: int) -> None:
    """A number of tables, for a number of seconds."""
    with running(serve(folder, data="crowd.sqlite", limits=False)) as (target,):
        target.settle(30)
        socket = await _socket_memory(target)
        before = target.memory()
        with players(target, number) as play:
            play("sit")
            began = time.perf_counter()
            play("hurry", MOVES)
            rate = number * MOVES / (time.perf_counter() - began)
            memory = 1000 * (target.memory() - before) / number
            cpu, others = target.cpu(), busy(target.process.pid, play.pid)
            times = msgspec.convert(play("think", THINK, seconds), Times)
            spent = THINK + seconds + 1
            cpu, others = (target.cpu() - cpu) / spent, (busy(target.process.pid, play.pid) - others) / spent
        print(f"{number} tables, {number * PEOPLE} sockets, one move at a table every {THINK:g} s, for {seconds:g} s:")
        print(f"  {times.moves / seconds:.0f} moves/s; act → own update {_ms(times.own)};")
        print(f"  act → another seat's {_ms(times.other)}; {cpu:.2f} of a core, {1000 * cpu * seconds / max(1, times.moves):.2f} ms a move")
        print(
            f"  the players: {times.cpu:.2f} of a core, and {_ms(times.late)} late; everybody else on this machine: {others:.2f} of a core"
        )
        print(f"  without thinking, {MOVES} moves at each table: {rate:.0f} moves/s")
        print(f"  after {MOVES} moves {memory:.0f} kB for a table with its {PEOPLE} sockets; {socket:.0f} kB for an idle socket,")
        print(f"  so {memory - PEOPLE * socket:.0f} kB for a table")
        if times.refused:
            print(f"  refused: {times.refused}")


def _ms(times: list[float]) -> str:
    return f"p50 {quantile(times, 0.5):.0f}, p99 {quantile(times, 0.99):.0f}, p99.9 {quantile(times, 0.999):.0f} ms"


async def _socket_memory(target: Target) -> float:
    """Kilobytes of a connection that says nothing."""
    id, before = target.open(GAME, PEOPLE), target.memory()
    sockets = [await connect(target.host, f"/api/tables/{id}/socket", lambda data: None) for _ in range(IDLE)]
    used = 1000 * (target.memory() - before) / IDLE
    for socket in sockets:
        socket.close()
    return used
