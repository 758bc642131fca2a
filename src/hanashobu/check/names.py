"""What a game says of itself: its names, its seats, its prefix."""

from __future__ import annotations

import re

from hanashobu import games
from hanashobu.check.report import Complain
from hanashobu.rules.game import Game
from hanashobu.rules.tables import MOST_SEATS

COMMON = "CO"  # the prefix of the rules that all games share
LEAST_SEATS = 2


def check(game: Game, complain: Complain) -> bool:
    """Whether it makes sense to look at its tables."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", game.name):
        complain(f"The name {game.name!r} is not made of small letters, digits and underscores.")
    if not re.fullmatch(r"[A-Z]{2}", game.prefix) or game.prefix == COMMON:
        complain(f"The prefix {game.prefix!r} is not two capital letters other than {COMMON}.")
    for field in ("title", "sentence"):
        if not getattr(game, field).strip():
            complain(f"The game has no {field}.")
    _of_others(game, complain)
    return _seats(game, complain)


def _of_others(game: Game, complain: Complain) -> None:
    """A name and a prefix lead to one game only, and what is borrowed belongs to another."""
    known = [other for other in games.all_games().values() if other.build is not game.build]
    for other in known:
        if other.digest and other.digest == game.digest:
            continue  # the same file, known already
        if other.name == game.name:
            complain(f"The name {game.name} is that of another game, {other.title}; give this game another name.")
        if other.prefix == game.prefix:
            complain(f"The prefix {game.prefix} is that of another game, {other.title}; give this game another prefix.")
    for prefix in game.borrows:
        if prefix not in {other.prefix for other in known}:
            complain(f"The game borrows rules of {prefix}, and no game has that prefix.")


def _seats(game: Game, complain: Complain) -> bool:
    if not game.seats or min(game.seats) < LEAST_SEATS or max(game.seats) > MOST_SEATS:
        wants = ", ".join(map(str, game.seats)) or "nobody"
        complain(f"The engine seats {LEAST_SEATS} to {MOST_SEATS} players; this game wants {wants}.")
        return False
    if list(game.seats) != sorted(set(game.seats)):
        complain(f"The numbers of players, {', '.join(map(str, game.seats))}, are not in order, each once.")
    if game.usual_seats not in game.seats:
        complain(f"The usual number of players, {game.usual_seats}, is none of {', '.join(map(str, game.seats))}.")
        return False
    return True
