"""Duels: the same deals with the bots rotated through all seats, until it is clear which is better."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from itertools import combinations, permutations
from random import Random
from typing import Any, NamedTuple

from hanashobu.bots.bot import Bot
from hanashobu.bots.external.protocol import BotProgram
from hanashobu.engine import native
from hanashobu.lab.duel.match import OPEN_END, BotResult, Contest, DuelStopped, Stopped
from hanashobu.lab.duel.ranking import BotNumbers, Comparison, Deal, SequentialRanking
from hanashobu.lab.parallel import processes
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options, Value, to_json
from hanashobu.text import Message

SMALL = 12  # rounds: deals that are shorter are played several in a chunk
CONFIDENCE = 0.99
PLAYOUTS = 16  # for each card that could come: with fewer the correction brings more noise than it takes away
MOST_ORDERED = 4  # bots for whom every order around the table is played

Lineup = tuple[int, ...]  # the bot of each seat


def orders(count: int) -> list[Lineup]:
    """Ways to go round a table, so that everybody follows everybody else: sitting after a weak player is an advantage.

    >>> orders(3)
    [(0, 1, 2), (0, 2, 1)]
    """
    if count <= MOST_ORDERED:
        return [(0, *rest) for rest in permutations(range(1, count))]
    # Steps of 1, 2, 3 … around a prime number of places; beside an even number of bots one place stays empty.
    places = count + (count % 2 == 0)
    return [tuple(bot for at in range(places) if (bot := at * step % places) < count) for step in range(1, places)]


@dataclass(frozen=True)
class DuelSpec:
    """Everything that a duel's numbers depend on, but for how many deals there are. It can be pickled if the bots can."""

    game: Game
    options: Options
    seats: int
    bots: tuple[Bot, ...]
    seed: int
    playouts: int = 0  # of the luck correction, for each card that could come; 0: there is none

    def lineups(self) -> tuple[Lineup, ...]:
        """Who sits where in the matches of a deal: every bot has every seat equally often, and every other bot before it.

        Where there are fewer bots than seats, they are repeated in turn, beginning with each; where there are more, every choice of
        them that fills the table plays.
        """
        found: dict[Lineup, None] = {}
        for chosen in combinations(range(len(self.bots)), min(len(self.bots), self.seats)):
            for order in orders(len(chosen)):
                for begin in range(len(chosen)):
                    line = [chosen[order[(begin + seat) % len(chosen)]] for seat in range(self.seats)]
                    for turn in range(self.seats):
                        found[tuple(line[turn:] + line[:turn])] = None
        return tuple(found)

    def rounds_of_a_deal(self) -> int:
        """Rounds that are played on one deal, if no match ends early."""
        length = self.game.rules(self.options, self.seats).length.rounds
        return (length or OPEN_END) * len(self.lineups())


class DealChunk(NamedTuple):
    """Deals one after another."""

    first: int
    deals: int


def play_deals(spec: DuelSpec, chunk: DealChunk, stopped: Stopped = lambda: False) -> list[Deal]:
    """What came of each deal of a chunk: a pure function, but for the clock. If asked to stop, it returns the deals that are finished."""
    done: list[Deal] = []
    crew = DuelBots(spec.bots)
    try:
        for deal in range(chunk.first, chunk.first + chunk.deals):
            done.append(_play_deal(spec, crew, deal, stopped))
    except DuelStopped:
        pass
    finally:
        crew.leave()
    return done


def _play_deal(spec: DuelSpec, crew: DuelBots, deal: int, stopped: Stopped) -> Deal:
    shares = tuple(BotResult() for _ in spec.bots)
    for number, lineup in enumerate(spec.lineups()):
        names = [f"{spec.bots[bot].name.capitalize()} {seat}" for seat, bot in enumerate(lineup, 1)]
        random = [Random(f"{spec.seed}/{deal}/{number}/{seat}") for seat in range(spec.seats)]
        luck, seated = Random(f"{spec.seed}/{deal}/{number}/luck"), [shares[bot] for bot in lineup]
        contest = Contest(spec.game, spec.options, names, bots=crew.seated(lineup), shares=seated, luck=luck, playouts=spec.playouts)
        contest.play(spec.seed, deal, random, stopped)
    return shares


class DuelBots:
    """The bots of a chunk. Every seat of a program needs its own process, which lives for the whole chunk."""

    def __init__(self, bots: tuple[Bot, ...]) -> None:
        self._bots = bots
        self._programs: dict[tuple[int, int], BotProgram] = {}

    def seated(self, lineup: Lineup) -> list[Bot]:
        """Who plays in each seat."""
        return [self._who(bot, lineup[:seat].count(bot)) for seat, bot in enumerate(lineup)]

    def _who(self, number: int, copy: int) -> Bot:
        bot = self._bots[number]
        return self._programs.setdefault((number, copy), bot.fresh()) if isinstance(bot, BotProgram) else bot

    def leave(self) -> None:
        """End the programs."""
        for program in self._programs.values():
            program.close()


@dataclass(frozen=True, kw_only=True)
class Duel:
    """The numbers of a duel, and what it takes to repeat it."""

    game: str
    players: int
    options: dict[str, Value]
    seed: int
    confidence: float
    asked: int  # rounds
    rounds: int
    deals: int
    matches: int
    interrupted: bool
    trouble: Message | str  # why it was interrupted; empty if by Ctrl-C, or not at all
    decided: bool  # every bot is certainly better or worse than every other
    threads: int
    elapsed: float
    bots: tuple[BotNumbers, ...]  # the best first
    pairs: tuple[Comparison, ...]  # neighbours in that order

    def to_json(self) -> dict[str, Any]:
        """The numbers as plain data."""
        bots = [{**asdict(bot), "fault": str(bot.fault)} for bot in self.bots]
        return {**asdict(self), "bots": bots, "trouble": str(self.trouble)}


Play = Callable[[DealChunk, Stopped], list[Deal]]
Spread = Callable[[Play, Iterable[DealChunk]], Iterator[tuple[DealChunk, list[Deal]]]]  # where the work is done
Progress = Callable[[int, int], None]  # deals finished, deals in all


def duel(
    game: Game,
    bots: tuple[Bot, ...],
    options: Options | None = None,
    *,
    seats: int | None = None,
    rounds: int = 3600,
    seed: int = 0,
    confidence: float = CONFIDENCE,
    threads: int | None = None,
    on_progress: Progress | None = None,
    spread: Spread | None = None,
    early: bool = True,
    playouts: int = PLAYOUTS,
) -> Duel:
    """Let bots play the same deals in every seat, for a number of rounds or until it is clear which is better.

    In the compiled kernel the luck of the cards is taken out of every result, too; either figure may decide, with half of the alpha each.

    With the same seed the numbers are the same on any number of cores, if the bots do not look at the clock. Ctrl-C or a lost cluster ends
    it early: then the numbers are those of the deals that were finished. `spread` says where the work is done instead of on the cores here.
    """
    if len(bots) < 2:
        raise ValueError("A duel takes two bots or more.")
    chosen = game.options() if options is None else options
    count = game.usual_seats if seats is None else seats
    measured = playouts if native.ready() else 0
    spec = DuelSpec(game, chosen, count, bots, seed, measured)
    deals = -(-rounds // spec.rounds_of_a_deal())
    chunks = list(_cut(deals, max(1, SMALL // spec.rounds_of_a_deal())))
    used = 1 if spread else min(threads or os.cpu_count() or 1, len(chunks))
    spread = spread or (processes.here if used == 1 else partial(processes.on_cores, used))
    began = time.perf_counter()
    ranking = SequentialRanking([bot.name for bot in bots], deals, 1 - confidence, early, luck=measured > 0)
    interrupted, trouble = _collect(spread(partial(play_deals, spec), chunks), ranking, deals, on_progress or (lambda _done, _all: None))
    verdict = ranking.verdict()
    shares = [share for deal in verdict.deals for share in deal]
    return Duel(
        game=game.name,
        players=count,
        options={"rounds": chosen.rounds, **to_json(chosen)},
        seed=seed,
        confidence=confidence,
        asked=rounds,
        rounds=sum(share.rounds for share in shares) // count,
        deals=len(verdict.deals),
        matches=sum(share.matches for share in shares) // count,
        interrupted=interrupted,
        trouble=trouble,
        decided=verdict.decided,
        threads=used,
        elapsed=time.perf_counter() - began,
        bots=verdict.bots,
        pairs=verdict.pairs,
    )


def _collect(
    work: Iterator[tuple[DealChunk, list[Deal]]], ranking: SequentialRanking, deals: int, on_progress: Progress
) -> tuple[bool, Message | str]:
    """Add deals until the ranking is decided; whether that was interrupted, and why."""
    on_progress(0, deals)
    try:
        for chunk, found in work:
            ranking.add(chunk.first, found)
            on_progress(ranking.played, deals)
            if ranking.decided:
                break
    except KeyboardInterrupt:
        return True, ""
    except processes.WorkersLost as error:
        return True, error.message
    finally:
        getattr(work, "close", lambda: None)()
    return False, ""


def _cut(deals: int, size: int) -> Iterator[DealChunk]:
    for first in range(0, deals, size):
        yield DealChunk(first, min(size, deals - first))
