"""Simulations in which bots play, each by its own view."""

from __future__ import annotations

from random import Random

from hanashobu.bots.bot import Bot
from hanashobu.engine import batch, flow
from hanashobu.engine.batch import Tally
from hanashobu.engine.state import BETWEEN, IN_ROUND, OVER, State
from hanashobu.lab.sim.runners import KernelRunner
from hanashobu.play.redaction import see
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import Tables


class BotRunner(KernelRunner):
    """Bots in every seat; each sees its own view and has random numbers of its own."""

    def __init__(self, tables: Tables, state: State, listening: bool, rules: Ruleset, bot: Bot, random: Random) -> None:
        super().__init__(tables, state, listening)
        self._rules = rules
        self._bot = bot
        self._random = random
        self._names = (bot.name,) * rules.seats

    def play(self, rounds: int) -> list[int]:
        """Rounds in which every decision is a bot's."""
        tally = Tally()
        for _ in range(rounds):
            self._round(tally)
        return tally.flatten()

    def _round(self, tally: Tally) -> None:
        s, tables = self._state, self._tables
        if s.status != BETWEEN:
            flow.start_match(s, tables)
        seen = s.misdeals
        flow.go_on(s, tables)
        dealer = s.dealer
        while s.status == IN_ROUND:
            view = see(s, tables, self._rules, self._names, s.actor)
            flow.step(s, tables, self._bot.choose(view, self._random))
            tally.decisions += 1
        batch.add_round(s, tables, tally, dealer)
        tally.misdeals += s.misdeals - seen
        tally.matches += int(s.status == OVER)
