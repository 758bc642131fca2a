"""Every rule has an id of this game, of those that all games share, or of a game that it borrows from; and can be written as text."""

from __future__ import annotations

import re

from hanashobu.check.names import COMMON
from hanashobu.check.report import Complain
from hanashobu.check.words import is_empty
from hanashobu.rules.game import Game
from hanashobu.rules.ruleset import Ruleset


def check(game: Game, rules: Ruleset, complain: Complain) -> None:
    """The ids of all lines, and of everything that is paid for."""
    try:
        lines = rules.lines()
    except Exception as error:  # whatever the file does wrong is what we are here to report
        complain(f"The rules cannot be listed: {type(error).__name__}: {error}.", "lines")
        return
    for line in lines:
        check_id(game, line.rule, f"The rule {str(line.text)!r}", complain)
        if is_empty(line.text):
            complain(f"The rule {line.rule} has no sentence.")
    for row in rules.paid():
        check_id(game, row.id, row.name, complain)
    for rule in rules.dues():
        check_id(game, rule, rules.name_of(rule), complain)
    for pair in rules.also:
        for rule in pair:
            check_id(game, rule, "also", complain)


def check_id(game: Game, rule: str, what: str, complain: Complain) -> None:
    """One id."""
    pages = "|".join(map(re.escape, (game.prefix, COMMON, *game.borrows)))
    if not re.fullmatch(rf"({pages})-[A-Z]?\d+", rule):
        complain(f"{what}: {rule!r} is not a rule id of this game; those begin with {game.prefix}- or {COMMON}-.")
