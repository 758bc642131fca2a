"""Bots: a view in, an action out. Every module here with a `BOT`, or several `BOTS`, contributes them."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from hanashobu.bots.bot import Bot
from hanashobu.bots.levels import FIRST, LEVELS, USUAL
from hanashobu.nearest import nearest
from hanashobu.text import MessageError, Quoted

__all__ = ["FIRST", "LEVELS", "USUAL", "Bot", "UnknownBot", "all_bots", "find", "known"]


class UnknownBot(MessageError, ValueError):
    """A name that no bot has."""


@cache
def all_bots() -> dict[str, Bot]:
    """Every bot by its name, from the weakest level to the strongest; bots without a level come last."""
    found: dict[str, Bot] = {}
    for module in pkgutil.iter_modules(__path__):
        loaded = importlib.import_module(f"{__name__}.{module.name}")
        for bot in (*getattr(loaded, "BOTS", ()), *([loaded.BOT] if hasattr(loaded, "BOT") else [])):
            found[bot.name] = bot
    return {name: found[name] for name in (*LEVELS, *(name for name in found if name not in LEVELS))}


def known(name: str) -> str:
    """A bot's name as it is written; people may type capitals."""
    return name.lower()


def find(name: str) -> Bot:
    """The bot of this name."""
    bots = all_bots()
    if known(name) in bots:
        return bots[known(name)]
    raise UnknownBot("error-bot-unknown", name=Quoted(name), near=nearest(name.lower(), bots), bots=bots)
