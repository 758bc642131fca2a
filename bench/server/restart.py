"""Everybody comes back after a restart: many tables with long logs, all seats at once."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path

from bench.server.people import Person, Table, tables
from bench.server.target import Target, serve

TABLES = 200
EVENTS = 440  # of each table, about
PATIENCE = 180.0  # seconds for either part


async def _grown(target: Target) -> list[Table]:
    """Tables that have been played for a while; each stops when its log is long enough."""
    found = await tables(target, "mushi", 2, TABLES)
    for table in found:
        table.begin()
    end = time.perf_counter() + PATIENCE
    while any(table.playing for table in found) and time.perf_counter() < end:
        await asyncio.sleep(0.05)
        for table in found:
            if table.playing and all(_turn(person) >= EVENTS for person in table.people):
                table.end()
    await asyncio.sleep(1)
    return found


def _turn(person: Person) -> int:
    return person.now.turn if person.now else 0


async def _back(person: Person, target: Target, start: float) -> float:
    await person.sit(target)
    await asyncio.wait_for(person.back.wait(), PATIENCE)
    return time.perf_counter() - start


async def run(folder: Path) -> None:
    """Kill the server, start it again, and let all seats come at once."""
    first = serve(folder, data="restart.sqlite", limits=False)
    first.settle()
    found = await _grown(first)
    people = [person for table in found for person in table.people]
    received = {person: _turn(person) for person in people}
    for table in found:
        table.leave()
    first.stop(signal.SIGKILL)
    second = serve(folder, data="restart.sqlite", limits=False)
    try:
        before, start = second.cpu(), time.perf_counter()
        times = sorted(await asyncio.gather(*(_back(person, second, start) for person in people)))
        used = second.cpu() - before
        lost = sum(_turn(person) < received[person] for person in people)
        for table in found:
            table.leave()
    finally:
        second.stop()
    events = sum(received.values()) / len(received)
    print(f"Restart: {len(found)} tables of {events:.0f} events, {len(people)} seats.")
    print(f"It listens after {second.listened - second.began:.1f} s.")
    print(f"Half of the seats are back {times[len(times) // 2]:.1f} s after that, the last {times[-1]:.1f} s; server CPU {used:.1f} s.")
    print(f"Seats that have received less than before: {lost}.")
