"""The tables that a game is looked at with: every number of players, and each option changed by itself."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from itertools import combinations, product

from hanashobu.check.report import Report, of_python
from hanashobu.game_file import FAILURES, line_of
from hanashobu.rules.bad_table import BadPart
from hanashobu.rules.game import BadTable, Game
from hanashobu.rules.options import OptionInfo, Options, Value, entries, show
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text.message import Arg, Message, message_of, msg

NUMBERS = (1, 6, 100, 10_000)  # what is tried for an option that takes a number


class GameTables:
    """The rulesets of a game, each built once, equal ones the same object; what cannot be built is a complaint, once."""

    def __init__(self, game: Game, report: Report) -> None:
        self.game = game
        self._report = report
        self._built: dict[tuple[Options, int], Ruleset | None] = {}
        self._failed: set[tuple[Options, int]] = set()
        self._distinct: dict[Ruleset, Ruleset] = {}

    def __iter__(self) -> Iterator[tuple[Message, Ruleset]]:
        """Every table, with its name."""
        for options in self.variations():
            for seats in self.game.seats:
                rules = self.rules(options, seats)
                if rules is not None:
                    yield where(self.game, options, seats), rules

    def pairs(self) -> Iterator[tuple[Message, Ruleset]]:
        """The usual table with each two options changed together."""
        usual, seats = self.game.options(), self.game.usual_seats
        for one, two in combinations(entries(self.game.options), 2):
            for first, second in product(others(one), others(two)):
                options = changed(changed(usual, one.name, first), two.name, second)
                rules = self.rules(options, seats)
                if rules is not None:
                    yield where(self.game, options, seats), rules

    def variations(self) -> Iterator[Options]:
        """The usual options, and each option changed by itself."""
        usual = self.game.options()
        yield usual
        for entry in entries(self.game.options):
            for value in others(entry):
                yield changed(usual, entry.name, value)

    def rules(self, options: Options, seats: int) -> Ruleset | None:
        """The ruleset of a table; None if the game refuses these options, which it may."""
        if (options, seats) not in self._built:
            self._built[options, seats] = self._build(options, seats)
        return self._built[options, seats]

    def one(self, rules: Ruleset) -> Ruleset:
        """One object for all rules that are equal; those of a file that has a list in place of a tuple are not compared."""
        try:
            return self._distinct.setdefault(rules, rules)
        except TypeError:
            return rules

    def fails(self, options: Options, seats: int) -> bool:
        """Whether a table cannot be built because of a mistake, which is complained about already."""
        return self.rules(options, seats) is None and (options, seats) in self._failed

    def _build(self, options: Options, seats: int) -> Ruleset | None:
        def complain(what: str, about: str, /, **args: Arg) -> None:
            self._report.at(where(self.game, options, seats))(what, about, **args)

        try:
            rules, again = (self.game.build(options, seats) for _ in range(2))
        except BadPart as error:
            complain("check-build-part", "build", line=self._line(error), error=error.message)
            self._failed.add((options, seats))
            return None
        except BadTable as error:
            if options == self.game.options():
                complain("check-usual-table", "usual", error=message_of(error))
            return None
        except FAILURES as error:  # whatever the file does wrong is what we are here to report
            complain("check-build", "build", line=self._line(error), error=of_python(error))
            self._failed.add((options, seats))
            return None
        if not isinstance(rules, Ruleset):
            complain("check-build-type", "build", function=getattr(self.game.build, "__name__", "build"), type=type(rules).__name__)
            self._failed.add((options, seats))
            return None
        if rules != again:
            complain("check-build-again", "again", function=getattr(self.game.build, "__name__", "build"))
            self._failed.add((options, seats))
            return None
        return self.one(rules)

    def _line(self, error: BaseException) -> int:
        """Where in its file the game went wrong."""
        return line_of(error, getattr(getattr(self.game.build, "__code__", None), "co_filename", ""))


def changed(options: Options, name: str, value: Value) -> Options:
    """The same options, but one."""
    return dataclasses.replace(options, **{name: value})  # type: ignore[arg-type]  # a value of its own entry


def others(entry: OptionInfo) -> list[Value]:
    """Values of an option that are not its default."""
    numbers: list[Value] = []
    if entry.takes_number:
        stated = (entry.least, *NUMBERS, *([entry.stated_most] if entry.stated_most else ()))
        numbers += sorted({number for number in stated if entry.least <= number <= entry.most})
    return [value for value in [*entry.choices, *numbers] if value != entry.default]


def where(game: Game, options: Options, seats: int) -> Message:
    """Which table: `3 players, zero_sum on`."""
    apart = [entry for entry in entries(game.options) if getattr(options, entry.name) != entry.default]
    changes = [msg("check-changed", option=entry.name, value=show(getattr(options, entry.name))) for entry in apart]
    return msg("check-table", n=seats, changes=changes)
