"""One match between bots: every seat gets its view, every answer is checked, and each bot's results are counted."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import exp, log
from random import Random

from hanashobu.bots.bot import Bot
from hanashobu.bots.external.protocol import BotProgram, Fault, Kind, rules_for
from hanashobu.bots.random_bot import RandomBot
from hanashobu.cards import each
from hanashobu.engine import flow
from hanashobu.engine.actions import BIDS
from hanashobu.engine.machine import seeded
from hanashobu.engine.state import BETWEEN, IN_ROUND, NOBODY, State
from hanashobu.play.events import visible
from hanashobu.play.header import header
from hanashobu.play.narrate import Narrator
from hanashobu.play.questions import choices
from hanashobu.play.redaction import see
from hanashobu.play.view import View
from hanashobu.reviews.luck import LuckMeter
from hanashobu.rules.compile import prepared
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options
from hanashobu.text.message import Message, message_of, msg

OPEN_END = 12  # rounds of a match that would go on until the players stop
FINE = 1.02  # times are counted in steps of 2 %
SHORTEST = 1e-6  # seconds

Stopped = Callable[[], bool]


class DuelStopped(Exception):
    """The work is to stop; the deal in progress is not counted."""


@dataclass(kw_only=True)
class BotResult:
    """The results of one bot in the matches of one deal. Rounds count once for each seat that it has."""

    points: int = 0
    rounds: int = 0
    rounds_won: int = 0
    matches: int = 0
    matches_won: float = 0.0
    others: int = 0  # points of the other bots in the same matches
    others_rounds: int = 0
    without_luck: float = 0.0  # points above the mean of the table, without what the cards did; those of the others
    others_without_luck: float = 0.0
    moves: int = 0
    seconds: float = 0.0  # for those moves that were a choice between actions
    times: Counter[int] = field(default_factory=Counter)
    illegal: int = 0
    crashed: int = 0
    late: int = 0
    fault: Message | str = ""  # the first one

    def failed(self, kind: Kind, why: Message) -> None:
        """A turn was lost."""
        setattr(self, kind, getattr(self, kind) + 1)
        self.fault = self.fault or why

    def took(self, seconds: float) -> None:
        """How long a choice took."""
        self.seconds += seconds
        self.times[max(0, round(log(max(seconds, SHORTEST) / SHORTEST) / log(FINE)))] += 1


def quantile(times: Counter[int], share: float) -> float:
    """The time within which this share of the moves was made, to 1 %."""
    left = share * times.total()
    for step in sorted(times):
        left -= times[step]
        if left <= 0:
            return SHORTEST * exp(step * log(FINE))
    return 0.0


class Contest:
    """A match on the cards of a deal, which are the same whoever sits where: each round has its own stream of random numbers."""

    def __init__(
        self,
        game: Game,
        options: Options,
        names: Sequence[str],
        *,
        bots: Sequence[Bot],
        shares: Sequence[BotResult],
        luck: Random | None = None,
        playouts: int = 0,
    ) -> None:
        self._rules, self._tables = prepared(game, options, len(names))
        self._names = tuple(names)
        self._bots = bots
        self._shares = shares
        self._header = header(game, options, self._names)
        self._listeners = {seat: bot for seat, bot in enumerate(bots) if isinstance(bot, BotProgram)}
        self._narrator = Narrator(self._rules, self._tables)
        self._meter = LuckMeter(self._rules, luck, playouts, tables=self._tables) if luck and playouts else None

    def play(self, seed: int, deal: int, random: Sequence[Random], stopped: Stopped) -> None:
        """The whole match, counted in the shares."""
        rules, tables = self._rules, self._tables
        s = seeded(seed, deal << 16)
        if self._listeners:
            s.start_log()
        self._greet(random)
        flow.start_match(s, tables)
        results, rounds, most = [0] * rules.seats, 0, rules.length.rounds or OPEN_END
        without_luck = [0.0] * rules.seats
        while True:
            if self._meter:
                self._meter.begin(s)
            flow.go_on(s, tables)
            self._publish(s)
            while s.status == IN_ROUND:
                if stopped():
                    raise DuelStopped
                seat = s.actor
                action = self._answer(see(s, tables, rules, self._names, seat), seat, random[seat])
                if self._meter:
                    self._meter.decide(s, action)
                flow.step(s, tables, action)
                self._publish(s)
            rounds += 1
            for seat in range(rules.seats):
                results[seat] += s.result[seat]
            if self._meter:
                without_luck = [sum(pair) for pair in zip(without_luck, self._meter.end(s).without_luck, strict=True)]
            if s.winner != NOBODY:
                self._shares[s.winner].rounds_won += 1
            if s.status != BETWEEN:
                break
            if rounds == most:
                flow.walk(s, tables, flow.STOP, 0)
                break
            fresh = seeded(seed, deal << 16 | rounds)
            s.rng, s.carry = fresh.rng, fresh.carry
        self._publish(s)
        self._count(results, without_luck, rounds, s)

    def _greet(self, random: Sequence[Random]) -> None:
        """Programs learn where they sit and what is played."""
        for seat, bot in self._listeners.items():
            rules = {"game": self._header.game, "options": self._header.options, **rules_for(self._rules)}
            bot.sit({"seat": seat, "names": self._names, "seed": random[seat].getrandbits(32), **rules})
            bot.receive([self._header])

    def _publish(self, s: State) -> None:
        """Programs receive what their seats see."""
        if self._listeners:
            new = self._narrator.read(s.log[: s.log_end])
            s.log_end = 0
            for seat, bot in self._listeners.items():
                bot.receive(visible(new, seat))

    def _count(self, results: list[int], without_luck: list[float], rounds: int, s: State) -> None:
        seats = range(self._rules.seats)
        winners = list(each(s.winners))
        for seat, share in enumerate(self._shares):
            share.points += results[seat]
            share.without_luck += without_luck[seat]
            share.rounds += rounds
            share.matches += 1
            share.matches_won += (seat in winners) / len(winners)
        for share in {id(share): share for share in self._shares}.values():
            rivals = [seat for seat in seats if self._shares[seat] is not share]
            share.others += sum(results[seat] for seat in rivals)
            share.others_without_luck += sum(without_luck[seat] for seat in rivals)
            share.others_rounds += rounds * len(rivals)

    def _answer(self, view: View, seat: int, random: Random) -> int:
        """What the bot of a seat does; a bot that fails loses its turn to a random move."""
        share, bot = self._shares[seat], self._bots[seat]
        timed = (len(view.legal) > 1 or view.legal[0] in BIDS) and (bot.warm if isinstance(bot, BotProgram) else True)
        began = time.perf_counter()
        try:
            action = bot.choose(view, random)
        except Exception as error:
            share.failed(error.kind if isinstance(error, Fault) else "crashed", message_of(error))
            action = None
        share.moves += 1
        if timed:
            share.took(time.perf_counter() - began)
        if action is not None and not may(view, action):
            share.failed("illegal", msg("fault-action", action=action))
            action = None
        return RandomBot().choose(view, random) if action is None else action


def may(view: View, action: int) -> bool:
    """Whether an action is legal."""
    return (action in view.legal and action not in BIDS) or choices.may_offer(view, action)
