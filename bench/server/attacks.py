"""Attacks one after another, beside two people who play and one who plays with a bot: how long they wait, and how much memory it takes."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from bench.server.attackers import ATTACKS
from bench.server.load import quantile
from bench.server.people import Measured, Person, Table, tables
from bench.server.target import ROOT, Target, serve

MOST_WAIT, MOST_MEMORY = 250.0, 100.0  # milliseconds at the 99th percentile, megabytes
PAUSE = 0.02  # seconds that a person thinks
AFTER = 1.5  # seconds of play after an attack
FEW_FILES = {"1,000 connections, 600 open files": 600}
LONG, LONGEST = 2 << 20, 15 << 20  # bytes of records


class WithBot(Table):
    """One person and a bot; what counts is how long it takes until the person is asked again."""

    def updated(self, person: Person) -> None:
        if person.now and (person.now.question or person.now.status != "playing"):
            super().updated(person)


@dataclass
class Outcome:
    """What an attack did to the others."""

    before: Measured  # the two people before it began: what else the machine does shows there too
    people: Measured
    with_bot: Measured
    memory: float
    log: int  # bytes that the server wrote to its error stream
    answers: dict[str, int]

    @property
    def good(self) -> bool:
        waits = [quantile(times, 0.99) for times in (self.people.own, self.people.other, self.with_bot.own)]
        return all(wait <= MOST_WAIT for wait in waits) and self.memory <= MOST_MEMORY

    @property
    def verdict(self) -> str:
        """Whether it stays within the bounds; on a machine that is busy without it there is no verdict."""
        noisy = quantile(self.before.own, 0.99) > MOST_WAIT / 2
        return "yes" if self.good else "no, but the machine was busy" if noisy else "no"


def long_record(folder: Path) -> None:
    """Records of real matches, as long as an attacker may make them."""
    from hanashobu.games import find
    from hanashobu.play.match import Match
    from hanashobu.records import codec
    from hanashobu.rules.options import from_json

    game = find("hiraya")
    match = Match(game, ("Aki", "Ben", "Chie"), from_json(game.options, {"rounds": 10**6}), 1)
    match.start()
    kept, written = bytearray(), 0
    for name, size in (("long.jsonl", LONG), ("longest.jsonl", LONGEST)):
        while len(kept) < size - 2000 or match.actor is None:
            match.go_on() if match.actor is None else match.play_random()
            kept += b"".join(codec.to_line(event) for event in match.events[written:])
            written = len(match.events)
        (folder / name).write_bytes(kept)


async def _sampled(target: Target, attacker: subprocess.Popen[str], before: float) -> float:
    """The most memory that is taken while it lasts and a moment after it."""
    most, rest = 0.0, AFTER
    while rest > 0:
        most = max(most, target.memory() - before)
        await asyncio.sleep(0.1)
        rest -= 0.1 if attacker.poll() is not None else 0
    return most


async def attack(target: Target, name: str, seconds: float, folder: Path) -> Outcome:
    """One attack."""
    some = await tables(target, "mushi", 2, 1, PAUSE)
    seats = [{"name": "Person"}, {"name": "Bot", "bot": "random"}]
    bot = WithBot(target.open("mushi", 1, seats=seats), 1, 2, PAUSE)
    await bot.sit(target)
    for table in (*some, bot):
        table.begin()
    await asyncio.sleep(seconds / 2)
    calm, _ = some[0].take(), bot.take()
    before, written = target.memory(), target.errors.stat().st_size
    command = [sys.executable, "-m", "bench.server.attackers", name, target.host, str(seconds), str(folder)]
    attacker = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    memory = await _sampled(target, attacker, before)
    people, with_bot = some[0].end(), bot.end()
    for table in (*some, bot):
        table.leave()
    answers = json.loads(attacker.communicate()[0] or "{}")
    return Outcome(calm, people, with_bot, memory, target.errors.stat().st_size - written, answers)


COLUMNS = (
    *("attack", "moves", "before it p50 / p99 ms", "act→own", "act→other", "bot answers"),
    *("memory MB", "log KB", "within bounds", "answers"),
)


def row(name: str, found: Outcome) -> str:
    """A line of the report."""
    times = (found.before.own, found.people.own, found.people.other, found.with_bot.own)
    waits = " | ".join(f"{quantile(some, 0.5):.1f} / {quantile(some, 0.99):.0f}" for some in times)
    seen = ", ".join(f"{what}: {count}" for what, count in sorted(found.answers.items()))
    return f"| {name} | {found.people.moves} | {waits} | {found.memory:+.0f} | {found.log / 1000:.0f} | {found.verdict} | {seen} |"


async def run(folder: Path, seconds: float, names: list[str]) -> None:
    """Every attack on a fresh server, so that none pays for another."""
    await asyncio.to_thread(long_record, folder)
    print(f"| {' | '.join(COLUMNS)} |\n{'|---' * len(COLUMNS)}|", flush=True)
    bad = []
    for at, name in enumerate(names or ATTACKS):
        target = serve(folder, f"attacked {at}", f"attacked-{at}.sqlite", FEW_FILES.get(name))
        try:
            target.settle()
            found = await attack(target, name, seconds, folder)
        finally:
            target.stop()
        print(row(name, found), flush=True)
        bad += [] if found.good else [name]
    print(f"Bounds: {MOST_WAIT:.0f} ms at the 99th percentile, {MOST_MEMORY:.0f} MB. Beyond them: {', '.join(bad) or 'none'}.")
