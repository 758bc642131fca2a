"""Every message about a game: its rules at every table, its yaku and its house rules."""

from __future__ import annotations

from collections.abc import Iterator

from hanashobu.rules.deal import shape
from hanashobu.rules.game import BadTable, Game
from hanashobu.rules.options import Options, entries
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.text import described
from hanashobu.text import List, Message

SUMS = (-1250, -1, 0, 1, 7, 12, 113, 1241)


def game_texts(game: Game) -> dict[str, list[Message]]:
    """Every message about a game, each once, by its id."""
    found: dict[str, list[Message]] = {}
    for message in (game.about, *of_options(game.options), *(one for rules in tables(game) for one in of_table(rules))):
        for part in parts(message):
            known = found.setdefault(part.id, [])
            if part not in known:
                known.append(part)
    return found


def tables(game: Game) -> Iterator[Ruleset]:
    """Every table of a game: each choice of each house rule, for each number of players."""
    for seats in game.seats:
        for entry in entries(game.options):
            for value in (*entry.choices, *((max(entry.least, 2000),) if entry.takes_number else ())):
                try:
                    yield game.rules(game.options(**{entry.name: value}), seats)
                except BadTable:
                    continue


def of_table(rules: Ruleset) -> Iterator[Message]:
    """Everything that is said of a table."""
    for line in rules.lines():
        yield line.text
    for row in rules.yaku:
        yield from (row.line().text, row.worth(rules.yaku_unit()), row.text(), described(row.cards()))
        yield from (level.pattern.text() for level in row.levels)
    for hand in rules.teyaku:
        yield from (hand.text(), hand.worth(rules.yaku_unit()))
    yield shape(rules.deal, rules.seats, rules.deck.bit_count())
    yield from (rules.units.show(points) for points in SUMS)
    yield from (described(cards, rules.deck) for _, cards in rules.values.rows(rules.deck))


def of_options(options: type[Options]) -> Iterator[Message]:
    """The texts of house rules."""
    for entry in entries(options):
        yield from (entry.title, entry.sentence, *entry.words)


def parts(message: Message) -> Iterator[Message]:
    """A message, and those that are its arguments."""
    yield message
    for arg in message.args.values():
        for one in arg.items if isinstance(arg, List) else (arg,):
            if isinstance(one, Message):
                yield from parts(one)
