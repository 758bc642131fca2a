"""What the package knows: cards, games, rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from hanashobu import games
from hanashobu.app import presentation
from hanashobu.app.messages.api import GameInfo, RuleBook, TableInfo, Vocabulary
from hanashobu.app.operations.call import Call
from hanashobu.app.operations.operation import operation
from hanashobu.rules.options import Value

GROUP = "words and rules"


@operation("GET", "/api/words", GROUP, same=True)
def words(_: Call) -> Vocabulary:
    """The vocabulary that all games share: cards, months, kinds, bots."""
    return presentation.words()


@operation("GET", "/api/games", GROUP, same=True)
def all_games(_: Call) -> tuple[GameInfo, ...]:
    """Every game as the lobby shows it."""
    return tuple(presentation.all_games())


@operation("GET", "/api/games/{game}/rules", GROUP, refuses=(404, 409))
def rules(
    _: Call,
    game: str,
    players: Annotated[int, Meta(description="How many play; the usual number if it is left out.")] | None = None,
    option: Annotated[tuple[str, ...], Meta(description="House rules, each as name=value.")] = (),
) -> RuleBook:
    """The rules of one table, and everything about it that does not change during a match."""
    return rule_book(game, players, option)


def with_rules(table: TableInfo) -> TableInfo:
    """A table with its rules, which follow from its game, its options and the number of its seats."""
    return replace(table, rules=rule_book(table.game, len(table.seats), table.options))


def rule_book(name: str, players: int | None, options: Sequence[str] | Mapping[str, Value]) -> RuleBook:
    """The rules of one game for a number of players, with these house rules."""
    game = games.named(name)
    chosen, its = game.table(options, players)
    return presentation.rule_book(game, chosen, its.seats)
