"""The games, one file each. Any module here that has a `GAME` is a game; nothing else names them."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from hanashobu.nearest import hint
from hanashobu.quoting import quote
from hanashobu.rules.game import Game


class UnknownGame(ValueError):
    """A name that no game has; the message is for people."""


@cache
def all_games() -> dict[str, Game]:
    """Every game by its name."""
    found = {}
    for module in pkgutil.iter_modules(__path__):
        game: Game = importlib.import_module(f"{__name__}.{module.name}").GAME
        found[game.name] = game
    return found


def find(text: str) -> Game:
    """The game of this name; hyphens and unambiguous beginnings will do."""
    games = all_games()
    name = text.strip().lower().replace("-", "_").replace(" ", "_")
    if name in games:
        return games[name]
    begin = [known for known in games if name and known.startswith(name)]
    if len(begin) == 1:
        return games[begin[0]]
    if begin:
        raise UnknownGame(f"{quote(text)} could be {' or '.join(begin)}.")
    raise UnknownGame(f"There is no game {quote(text)}{hint(name, games)} The games are {', '.join(games)}.")
