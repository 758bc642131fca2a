"""The house rules of a game: each has a title, a sentence and an id, takes its default, and changes something."""

from __future__ import annotations

import dataclasses

from hanashobu.check.ids import complain_of_id
from hanashobu.check.names import is_rule_id
from hanashobu.check.report import Complain, Report
from hanashobu.check.tables import GameTables, changed, others
from hanashobu.check.words import is_empty
from hanashobu.rules.game import BadTable, Game
from hanashobu.rules.options import OptionInfo, Options, Value, entries, show
from hanashobu.text import msg

TAKEN = ("game", "name", "players", "preset", "seed")  # words of their own in addresses and records


def check(game: Game, tables: GameTables, report: Report) -> None:
    """Every option of the game."""
    _class(game.options, report.complain)
    _presets(game, report.complain)
    known = entries(game.options)
    report.options = len(known)
    for entry in known:
        _words(game, entry, report.complain)
        if _values(entry, report.complain):
            _effect(tables, entry, report.complain)


def _presets(game: Game, complain: Complain) -> None:
    """Every preset makes a table, has a name of its own and changes something."""
    names = [preset.name for preset in game.presets]
    for preset in game.presets:
        if names.count(preset.name) > 1 or not preset.name.replace("-", "").isalnum():
            complain("check-preset-name", preset=preset.name)
        try:
            game.table(preset.options)
        except BadTable as error:
            complain("check-preset", preset=preset.name, why=error.message)
            continue
        for name, value in preset.options.items():
            if value == next(entry.default for entry in entries(game.options) if entry.name == name):
                complain("check-preset-idle", preset=preset.name, option=name)


def _class(options: type[Options], complain: Complain) -> None:
    """A class without its decorator has fields that nobody sees."""
    known = {entry.name for entry in entries(options)}
    for name, value in vars(options).items():
        if isinstance(value, dataclasses.Field) and name not in known:
            complain("check-option-unseen", option=name, kind=options.__name__)


def _words(game: Game, entry: OptionInfo, complain: Complain) -> None:
    if entry.name in TAKEN:
        complain("check-option-name", option=entry.name)
    if not is_rule_id(game, entry.rule):
        complain_of_id(game, entry.rule, msg("check-the-option", option=entry.name), complain)
    if is_empty(entry.title):
        complain("check-option-title", option=entry.name)
    if is_empty(entry.sentence):
        complain("check-option-sentence", option=entry.name)
    field = next(field for field in dataclasses.fields(game.options) if field.name == entry.name)
    for value in field.metadata["words"]:
        if value not in entry.choices:
            complain("check-option-words", option=entry.name, value=show(value))


def _values(entry: OptionInfo, complain: Complain) -> bool:
    """Whether the option can be set at all."""
    if not entry.choices and not entry.takes_number:
        complain("check-option-type", option=entry.name)
        return False
    if not _takes(entry, entry.default):
        complain("check-option-default", option=entry.name, value=show(entry.default))
        return False
    return True


def _takes(entry: OptionInfo, value: Value) -> bool:
    number = isinstance(value, int) and not isinstance(value, bool)
    return any(type(choice) is type(value) and choice == value for choice in entry.choices) or (
        number and entry.takes_number and isinstance(value, int) and entry.least <= value <= entry.most
    )


def _effect(tables: GameTables, entry: OptionInfo, complain: Complain) -> None:
    """Each of its values makes other rules than its default, at some table."""
    if all(tables.rules(tables.game.options(), seats) is None for seats in tables.game.seats):
        return  # there is nothing that it could change
    idle = [value for value in others(entry) if not _differs(tables, entry, value)]
    if len(idle) == len(others(entry)):
        complain("check-option-idle", option=entry.name)
        return
    for value in idle:
        if value in entry.choices:
            complain("check-option-idle-value", option=entry.name, value=show(value))


def _differs(tables: GameTables, entry: OptionInfo, value: Value) -> bool:
    """Whether a value makes other rules at some table; some options matter only where another one is on."""
    for base in tables.variations():
        if getattr(base, entry.name) == entry.default:
            for seats in tables.game.seats:
                options = changed(base, entry.name, value)
                if tables.fails(options, seats) or tables.rules(options, seats) not in (None, tables.rules(base, seats)):
                    return True
    return False
