"""What the package knows of its games."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hanashobu import games
from hanashobu.rules.game import BadTable, Game
from hanashobu.rules.options import BadOption, from_json
from hanashobu.rules.options import read as read_options
from hanashobu.server import presentation
from hanashobu.server.api import RuleBook, TableInfo
from hanashobu.server.refusal import Refusal


def find_game(name: str) -> Game:
    """The game of this name, or a sentence."""
    try:
        return games.named(name)
    except games.UnknownGame as error:
        raise Refusal(404, error.message) from None


def rule_book(name: str, players: int | None, options: Sequence[str]) -> RuleBook:
    """The rules of one table, and everything about it that does not change during a match."""
    game = find_game(name)
    try:
        chosen = read_options(game.options, tuple(options))
        return presentation.rule_book(game, chosen, game.usual_seats if players is None else players)
    except (BadOption, BadTable) as error:
        raise Refusal(409, error.message) from None


def with_rules(table: TableInfo) -> TableInfo:
    """A table with its rules, which follow from its game, its options and the number of its seats."""
    game = find_game(table.game)
    book = presentation.rule_book(game, from_json(game.options, dict(table.options)), len(table.seats))
    return msgspec.structs.replace(table, rules=book)
