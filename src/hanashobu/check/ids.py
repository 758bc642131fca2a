"""Every rule has an id of this game, of those that all games share, or of a game that it borrows from; and can be written as text."""

from __future__ import annotations

from itertools import chain

from hanashobu.check.names import is_rule_id
from hanashobu.check.report import Complain, of_python
from hanashobu.check.words import is_empty
from hanashobu.game_file import COMMON, FAILURES
from hanashobu.rules.game import Game
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import Arg, Quoted, msg
from hanashobu.text.names import name


def check(game: Game, rules: Ruleset, complain: Complain) -> None:
    """The ids of all lines, and of everything that is paid for."""
    try:
        lines = rules.lines()
    except FAILURES as error:  # whatever the file does wrong is what we are here to report
        complain("check-lines", "lines", error=of_python(error))
        return
    for line in lines:
        if not is_rule_id(game, line.rule):
            complain_of_id(game, line.rule, msg("check-the-rule", text=line.text), complain)
        if is_empty(line.text):
            complain("check-rule-empty", rule=line.rule)
    for row in rules.paid():
        if not is_rule_id(game, row.id):
            complain_of_id(game, row.id, name(row.name, row.kanji), complain)
    for rule, reason in rules.reasons().items():
        if not is_rule_id(game, rule):
            complain_of_id(game, rule, reason, complain)
    for rule in chain.from_iterable(rules.also):
        if not is_rule_id(game, rule):
            complain_of_id(game, rule, "also", complain)


def complain_of_id(game: Game, rule: str, what: Arg, complain: Complain) -> None:
    """A bad id is said once, however many texts it has."""
    complain("check-id", rule and f"id {rule}", what=what, rule=Quoted(rule), prefix=game.prefix, common=COMMON)
