"""What a game says of itself beside other games: its name, its prefix, what it borrows; and which ids are its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from hanashobu import games
from hanashobu.check.report import Complain, Report
from hanashobu.game_file import COMMON
from hanashobu.rules.game import Game
from hanashobu.text import Message, msg


def check(game: Game, complain: Complain) -> None:
    """What its fields are was looked at when the file was read (`game_file.check_fields`)."""
    if list(game.seats) != sorted(set(game.seats)):
        complain("check-seats-order", seats=game.seats)


def is_rule_id(game: Game, rule: str) -> bool:
    """Whether an id is one of this game, of those that all games share, or of a game that it borrows from."""
    return _is_of((game.prefix, COMMON, *game.borrows), rule)


@lru_cache(maxsize=4096)  # the same few ids are on every table
def _is_of(prefixes: tuple[str, ...], rule: str) -> bool:
    pages = "|".join(map(re.escape, prefixes))
    return re.fullmatch(rf"({pages})-[A-Z]?\d+", rule) is not None


def beside_others(report: Report) -> Iterator[Message]:
    """A name and a prefix lead to one game only, and what is borrowed belongs to another: among the games that are known here."""
    known = [other for other in games.all_games().values() if (other.name, other.digest) != (report.game, report.digest)]
    for other in known:
        if other.digest and other.digest == report.digest:
            continue  # the same file, known already
        if other.name == report.game:
            yield msg("check-name-taken", name=report.game, game=other.called)
        if other.prefix == report.prefix:
            yield msg("check-prefix-taken", prefix=report.prefix, game=other.called)
    for prefix in report.borrows:
        if prefix not in {other.prefix for other in known}:
            yield msg("check-borrows", prefix=prefix)
