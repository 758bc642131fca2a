"""A bot that chooses at random."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from hanashobu.bots.bot import Bot
from hanashobu.engine.actions import OFFER, offer
from hanashobu.play.view import View


@dataclass(frozen=True)
class RandomBot:
    """Any legal action, all as likely."""

    name: str = "random"
    sentence: str = "Plays any card it may."

    def choose(self, view: View, random: Random) -> int:
        """One of the legal actions; an offer goes to anybody who plays."""
        action = random.choice(view.legal)
        if action != OFFER:
            return action
        seats = [seat for seat in range(view.rules.seats) if view.table.playing >> seat & 1]
        return offer(random.choice(seats), view.table.compensation[view.seat or 0] + random.randrange(4) * view.rules.unit)


BOT: Bot = RandomBot()
