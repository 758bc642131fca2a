"""A bot that chooses at random."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from hanashobu.bots.bot import Bot
from hanashobu.engine.actions import BIDS, offer
from hanashobu.play.questions.choices import bid
from hanashobu.play.view import View


@dataclass(frozen=True)
class RandomBot:
    """Any legal action, all as likely."""

    name: str = "random"
    sentence: str = "Plays any card it may."

    def choose(self, view: View, random: Random) -> int:
        """One of the legal actions; an offer goes to anybody who plays."""
        action = random.choice(view.legal)
        if action not in BIDS:
            return action
        seats, least = bid(view)
        return offer(random.choice(seats), least + random.randrange(4) * view.tables.fee)


BOT: Bot = RandomBot()
