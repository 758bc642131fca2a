"""The bots for tests that ask them often: those that search think for a few iterations, not for seconds."""

from __future__ import annotations

from dataclasses import replace

from hanashobu.bots import all_bots
from hanashobu.bots.bot import Bot
from hanashobu.bots.searcher import Searcher

FEW = 3


def quick(bot: Bot, iterations: int = FEW) -> Bot:
    """The same bot, with less to think about; the clock plays no part."""
    return replace(bot, seconds=60.0, iterations=iterations) if isinstance(bot, Searcher) else bot


# The master is the strong one with more time, so that one of them is enough here.
QUICK: tuple[Bot, ...] = tuple(quick(bot) for name, bot in all_bots().items() if name != "master")
