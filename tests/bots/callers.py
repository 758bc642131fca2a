"""Bots that play like a searching one, but always give the same answer when they are asked whether the round goes on."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from hanashobu.bots.bot import Bot
from hanashobu.engine.actions import SAGE, SHOUBU
from hanashobu.play.view import View


@dataclass(frozen=True)
class Caller:
    """Another bot in everything but its calls."""

    name: str
    bot: Bot
    call: int
    sentence: str = ""

    def choose(self, view: View, random: Random) -> int:
        """Its one call, where that is possible; what the other bot would do everywhere else."""
        return self.call if view.asked == "call" and self.call in view.legal else self.bot.choose(view, random)


def callers(bot: Bot) -> tuple[Caller, Caller]:
    """The bot that stops with its first yaku, and the one that never stops while it may go on."""
    return Caller("stops", bot, SHOUBU), Caller("goes_on", bot, SAGE)
