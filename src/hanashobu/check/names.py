"""What a game says of itself: its names, its seats, its prefix."""

from __future__ import annotations

import re
from functools import lru_cache

from hanashobu import games
from hanashobu.check.report import Complain
from hanashobu.rules.game import Game
from hanashobu.rules.tables import MOST_SEATS
from hanashobu.text import Quoted

COMMON = "CO"  # the prefix of the rules that all games share
LEAST_SEATS = 2


def check(game: Game, complain: Complain) -> bool:
    """Whether it makes sense to look at its tables."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", game.name):
        complain("check-name", name=Quoted(game.name))
    if not re.fullmatch(r"[A-Z]{2}", game.prefix) or game.prefix == COMMON:
        complain("check-prefix", prefix=Quoted(game.prefix), common=COMMON)
    if not game.title.strip():
        complain("check-no-title")
    if not game.sentence.strip():
        complain("check-no-sentence")
    _of_others(game, complain)
    return _seats(game, complain)


def is_rule_id(game: Game, rule: str) -> bool:
    """Whether an id is one of this game, of those that all games share, or of a game that it borrows from."""
    return _is_of((game.prefix, COMMON, *game.borrows), rule)


@lru_cache(maxsize=4096)  # the same few ids are on every table
def _is_of(prefixes: tuple[str, ...], rule: str) -> bool:
    pages = "|".join(map(re.escape, prefixes))
    return re.fullmatch(rf"({pages})-[A-Z]?\d+", rule) is not None


def _of_others(game: Game, complain: Complain) -> None:
    """A name and a prefix lead to one game only, and what is borrowed belongs to another."""
    known = [other for other in games.all_games().values() if other.build is not game.build]
    for other in known:
        if other.digest and other.digest == game.digest:
            continue  # the same file, known already
        if other.name == game.name:
            complain("check-name-taken", name=game.name, game=other.called)
        if other.prefix == game.prefix:
            complain("check-prefix-taken", prefix=game.prefix, game=other.called)
    for prefix in game.borrows:
        if prefix not in {other.prefix for other in known}:
            complain("check-borrows", prefix=prefix)


def _seats(game: Game, complain: Complain) -> bool:
    if not game.seats or min(game.seats) < LEAST_SEATS or max(game.seats) > MOST_SEATS:
        complain("check-seats", least=LEAST_SEATS, most=MOST_SEATS, wants=game.seats)
        return False
    if list(game.seats) != sorted(set(game.seats)):
        complain("check-seats-order", seats=game.seats)
    if game.usual_seats not in game.seats:
        complain("check-usual-seats", usual=game.usual_seats, seats=game.seats)
        return False
    return True
