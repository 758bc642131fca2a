"""Many tables of people who think: how long a move takes, and what a table and a socket cost in memory."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from bench.server.load import quantile
from bench.server.people import Measured, Table, tables
from bench.server.target import Target, running, serve
from bench.server.wire import connect

GAME, PEOPLE = "hiraya", 3
THINK = 3.0  # seconds between two moves at a table
IDLE = 500  # sockets that say nothing


async def run(folder: Path, seconds: float, number: int) -> None:
    """A number of tables, for a number of seconds."""
    with running(serve(folder, data="crowd.sqlite", limits=False)) as (target,):
        target.settle(30)
        socket = await _socket_memory(target)
        before = target.memory()
        seated = await tables(target, GAME, PEOPLE, number, pause=THINK)
        random, loop = Random(1), asyncio.get_running_loop()
        for table in seated:
            loop.call_later(random.random() * THINK, table.begin)
        await asyncio.sleep(THINK + 1)
        for table in seated:
            table.take()
        cpu = target.cpu()
        await asyncio.sleep(seconds)
        cpu = (target.cpu() - cpu) / seconds
        total = Measured()
        for table in seated:
            total.add(table.end())
        memory = 1000 * (target.memory() - before) / number
        print(f"{number} tables, {number * PEOPLE} sockets, one move at a table every {THINK:g} s, for {seconds:g} s:")
        print(f"  {total.moves / seconds:.0f} moves/s; act → own update p50 {_ms(total.own, 0.5)}, p99 {_ms(total.own, 0.99)} ms;")
        print(f"  act → another seat's p50 {_ms(total.other, 0.5)}, p99 {_ms(total.other, 0.99)} ms; {cpu:.2f} of a core")
        print(f"  {memory:.0f} kB for a table with its {PEOPLE} sockets; {socket:.0f} kB for an idle socket")
        if total.refused:
            print(f"  refused: {dict(total.refused.most_common(3))}")
        _leave(seated)


def _ms(times: list[float], part: float) -> str:
    return f"{quantile(times, part):.0f}"


async def _socket_memory(target: Target) -> float:
    """Kilobytes of a connection that says nothing."""
    id, before = target.open(GAME, PEOPLE), target.memory()
    sockets = [await connect(target.host, f"/api/tables/{id}/socket", lambda data: None) for _ in range(IDLE)]
    used = 1000 * (target.memory() - before) / IDLE
    for socket in sockets:
        socket.close()
    return used


def _leave(seated: list[Table]) -> None:
    for table in seated:
        table.leave()
