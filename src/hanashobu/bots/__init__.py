"""Bots: a view in, an action out. Any module here that has a `BOT` is a bot."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from hanashobu.bots.bot import Bot
from hanashobu.nearest import hint


class UnknownBot(ValueError):
    """A name that no bot has; the message is for people."""


@cache
def all_bots() -> dict[str, Bot]:
    """Every bot by its name."""
    found = {}
    for module in pkgutil.iter_modules(__path__):
        loaded = importlib.import_module(f"{__name__}.{module.name}")
        for bot in (*getattr(loaded, "BOTS", ()), *([loaded.BOT] if hasattr(loaded, "BOT") else [])):
            found[bot.name] = bot
    return found


def find(name: str) -> Bot:
    """The bot of this name."""
    bots = all_bots()
    if name.lower() in bots:
        return bots[name.lower()]
    raise UnknownBot(f"There is no bot {name!r}{hint(name.lower(), bots)} The bots are {', '.join(bots)}.")
