"""How long rounds wait for claims of teyaku, as a person at the table can measure it, and a rank test that tries to tell them apart.

The tables stand between two rounds: each is dealt on, and timed until all claims have been published. What bots held is read from the log
when everything is over.
"""

from __future__ import annotations

import asyncio
import copy
import math
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from random import Random

from hanashobu import games
from hanashobu.app.store import Sheet, Summary, open_store
from hanashobu.app.store.at_rest import hashed
from hanashobu.play.events import AnyEvent, Claim, MatchBegins, RoundBegins
from hanashobu.play.match import Match
from hanashobu.table.protocol import GoOn
from hanashobu.table.reopen import reopen
from hanashobu.table.table import Seat, Table
from tests.server.serving import ME, Process
from tests.server.transcript import Person
from tests.table.tables import moves

GAMES = ("hachi_hachi", "taiyaku")
HIDING = ("random", "beginner")  # the levels that keep a teyaku hidden now and then
AT_ONCE = 6  # tables: few, so that they do not wait for each other
APART = 0.02  # seconds between their deals
TOGETHER = 200  # tables that are stored at a time
CREATED = "2026-01-01T00:00:00+00:00"
NAMES = ("Person", "Bot 1", "Bot 2")


@dataclass(frozen=True)
class Waits:
    """One round: the seconds from the wish for it to its deal, and from there to the end of its claims."""

    table: str
    deal: float
    claims: float


@dataclass(frozen=True)
class Round:
    """A round that was timed, and what only the log knows of it."""

    waits: Waits
    asked: bool  # whether a bot held a teyaku
    hidden: bool  # whether one was kept hidden
    claimed: bool  # whether anybody showed one


@dataclass(frozen=True)
class Comparison:
    """Whether two samples differ: their sizes and medians, how often the first is the longer one, and the p-value."""

    sizes: tuple[int, int]
    medians: tuple[float, float]
    share: float
    p: float


@cache
def between(game: str, leads: int) -> Match:
    """A match after its first round; this seat plays first in the next one."""
    for seed in range(100):
        table = Table.open(games.find(game), [Seat(name) for name in NAMES], games.find(game).options(rounds=3), seed)
        for _ in moves(table, Random(seed)):
            if table.match.status == "between":
                break
        begun, again = (reopen(table.seats, list(table.events), 1) for _ in range(2))
        again.match.go_on()
        again.close_claims()
        if again.match.actor == leads:
            return begun.match
    raise AssertionError(f"Seat {leads} never plays first.")


def prepare(path: Path, level: str, rounds: int) -> list[str]:
    """Tables for a person and two bots of a level, in a file that no server uses yet, and an order to play them in.

    Games, who plays first, and whether bots hold something are evenly mixed.
    """
    store, ids = open_store(path), [f"{level}-{number:05}" for number in range(rounds)]
    jobs = [partial(store.open_table, *_table(id, level, number, Random(f"{path.name} {id}"))) for number, id in enumerate(ids)]
    for at in range(0, rounds, TOGETHER):
        assert not any(store.write_all(jobs[at : at + TOGETHER]))
    store.close()
    return Random(level).sample(ids, rounds)


def _table(id: str, level: str, number: int, random: Random) -> tuple[Sheet, list[AnyEvent]]:
    """A table with a secret of its own, from which its next round is dealt."""
    game = GAMES[number // 2 % 2]
    leads = number // 4 % 2 if level in HIDING else 0  # a bot that searches would think on and disturb the others
    begun = between(game, leads)
    begins = begun.events[0]
    assert isinstance(begins, MatchBegins)
    seats = (Seat(NAMES[0]), *(Seat(name, level) for name in NAMES[1:]))
    secret = str(_secret(begun, seats, random, held=number % 2 == 1))
    summary = Summary("between", 1, (0, 0, 0))
    return Sheet(
        id=id,
        owner=hashed(ME),
        game=game,
        seats=seats,
        seed=secret,
        created=CREATED,
        summary=summary,
        whole=False,
        options=begins.options,
        rounds=begins.rounds,
    ), list(begun.events)


def _secret(begun: Match, seats: Sequence[Seat], random: Random, held: bool) -> int:
    """One that deals a teyaku to a bot that will hide it if its level ever does; or one that deals none to anybody."""
    shared = {id(part): part for part in (begun.rules, begun.tables, begun.game, begun.options)}
    while True:
        secret = random.getrandbits(256)
        match = copy.deepcopy(begun, dict(shared))
        match.deal_from(secret)
        table = Table(seats, match)
        match.go_on()
        if held == bool(table.bots_asked()) and (not held or _fits(table)) and (held or not _claims(table)):
            return secret


def _fits(table: Table) -> bool:
    """Whether a level that hides hides now, and nobody shows anything."""
    answers = {seat: table.thought(seat)() for seat in table.bots_asked()}
    if table.seats[-1].bot not in HIDING:
        return True
    for seat, action in answers.items():
        table.bot_plays(seat, action)
    return not _claims(table)


def _claims(table: Table) -> bool:
    """Whether somebody shows a teyaku."""
    return any(isinstance(event, Claim) and event.teyaku for event in table.close_claims())


def timed(path: Path, level: str, rounds: int) -> list[Round]:
    """So many rounds of bots of a level, at a server of its own."""
    ids = prepare(path, level, rounds)
    with Process("--port", "0", "--data", path) as server:
        found = asyncio.run(measure(server.address, ids))
    return looked_up(path, found)


async def measure(address: str, ids: Sequence[str]) -> list[Waits]:
    """Time a round of each table, a few of them at once."""
    found: list[Waits] = []
    for at in range(0, len(ids), AT_ONCE):
        people = [(id, Person(address, id, 0)) for id in ids[at : at + AT_ONCE]]
        for _, person in people:
            await person.sit(claim_for_me=True)
        found += await asyncio.gather(*(_timed(id, person, place * APART) for place, (id, person) in enumerate(people)))
        for _, person in people:
            await person.leave()
    return found


async def _timed(id: str, person: Person, delay: float) -> Waits:
    await asyncio.sleep(delay)
    said = time.perf_counter()
    await person.say(GoOn(person.now.turn))
    await person.update()
    dealt = time.perf_counter()
    assert person.now.claims
    await person.update()
    ended = time.perf_counter()
    assert not person.now.claims
    return Waits(id, dealt - said, ended - dealt)


def looked_up(path: Path, found: Sequence[Waits]) -> list[Round]:
    """What was held in each round, from the logs of a server that has ended."""
    store = open_store(path)
    rounds = [_round(waits, store.log(waits.table)) for waits in found]
    store.close()
    return rounds


def _round(waits: Waits, events: Sequence[AnyEvent]) -> Round:
    deal = max(at for at, event in enumerate(events) if isinstance(event, RoundBegins))
    claims = [event for event in events[deal:] if isinstance(event, Claim)]
    bots = [claim for claim in claims if claim.seat]
    return Round(waits, bool(bots), any(not claim.teyaku for claim in bots), any(claim.teyaku for claim in claims))


def deals(rounds: Sequence[Round]) -> Comparison:
    """The wait for the deal: rounds in which bots hold a teyaku beside rounds in which none does."""
    return rank_test([one.waits.deal for one in rounds if one.asked], [one.waits.deal for one in rounds if not one.asked])


def windows(rounds: Sequence[Round]) -> Comparison:
    """The wait for claims where nobody shows anything: rounds with a hidden teyaku beside rounds without any."""
    silent = [one for one in rounds if not one.claimed]
    return rank_test([one.waits.claims for one in silent if one.hidden], [one.waits.claims for one in silent if not one.hidden])


def rank_test(one: Sequence[float], two: Sequence[float]) -> Comparison:
    """Mann and Whitney's test, two-sided, by the normal approximation with a correction for ties."""
    sizes, medians = (len(one), len(two)), (_median(one), _median(two))
    if not one or not two:
        return Comparison(sizes, medians, math.nan, math.nan)
    counts, total = Counter([*one, *two]), len(one) + len(two)
    ranks, before = {}, 0
    for value in sorted(counts):
        ranks[value] = before + (counts[value] + 1) / 2
        before += counts[value]
    pairs = len(one) * len(two)
    wins = sum(ranks[value] for value in one) - len(one) * (len(one) + 1) / 2
    ties = sum(count**3 - count for count in counts.values()) / (total * (total - 1))
    spread = math.sqrt(pairs / 12 * (total + 1 - ties))
    far = max(0.0, abs(wins - pairs / 2) - 0.5)
    return Comparison(sizes, medians, wins / pairs, math.erfc(far / spread / math.sqrt(2)) if spread else 1.0)


def _median(sample: Sequence[float]) -> float:
    return sorted(sample)[len(sample) // 2] if sample else math.nan
