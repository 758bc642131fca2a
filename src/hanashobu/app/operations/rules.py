"""What the package knows of its games."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from hanashobu import games
from hanashobu.app import presentation
from hanashobu.app.messages.api import RuleBook, TableInfo


def rule_book(name: str, players: int | None, options: Sequence[str]) -> RuleBook:
    """The rules of one table, and everything about it that does not change during a match."""
    game = games.named(name)
    chosen, rules = game.table(options, players)
    return presentation.rule_book(game, chosen, rules.seats)


def with_rules(table: TableInfo) -> TableInfo:
    """A table with its rules, which follow from its game, its options and the number of its seats."""
    game = games.named(table.game)
    chosen, rules = game.table(table.options, len(table.seats))
    return replace(table, rules=presentation.rule_book(game, chosen, rules.seats))
