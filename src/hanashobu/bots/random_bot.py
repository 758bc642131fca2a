"""A bot that chooses at random."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from hanashobu.bots.bot import Bot
from hanashobu.play.view import View


@dataclass(frozen=True)
class RandomBot:
    """Any legal action, all as likely."""

    name: str = "random"
    sentence: str = "Plays any card it may."

    def choose(self, view: View, random: Random) -> int:
        """One of the legal actions."""
        return random.choice(view.legal)


BOT: Bot = RandomBot()
