"""The tables whose streams are kept: every game with any number of players, as usual, with every house rule, and with pairs of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hanashobu.rules.game import Game
from hanashobu.rules.options import OptionInfo, Value, entries, from_json
from tests.support.strategies import Setup, accepted, values_of

Values = dict[str, Value]

ROUNDS = 3  # of a match, unless a table says otherwise
MORE_ROUNDS = 12  # where a score can end it earlier


def single(game: Game) -> Iterator[Setup]:
    """As usual, and with each value of each house rule by itself."""
    for seats in game.seats:
        yield table(game, seats, {})
        for entry in entries(game.options):
            for value in values_of(entry):
                values = _needing(game, seats, entry, value) | _rounds(entry)
                if value != usual(game)[entry.name] and table(game, seats, values).playable():
                    yield table(game, seats, values)


def pairs(game: Game, singles: Iterable[Setup]) -> Iterator[Setup]:
    """The others of a few tables at which every two values of two house rules meet."""
    known = set(map(repr, singles))
    for setup in accepted():
        found = table(game, setup.seats, changed(setup)) if setup.game is game else None
        if found and repr(found) not in known:
            yield found


def table(game: Game, seats: int, values: Values) -> Setup:
    """A table with these house rules; matches are short, as far as they say nothing of rounds."""
    return Setup(game, seats, tuple(sorted(({"rounds": ROUNDS} | values).items())))


def changed(setup: Setup) -> Values:
    """The house rules of a table that are not the usual ones, in the order of the alphabet."""
    defaults = usual(setup.game)
    return {name: value for name, value in setup.values if value != defaults[name]}


def usual(game: Game) -> Values:
    """Every house rule at its default, but short matches."""
    return {entry.name: entry.default for entry in entries(game.options)} | {"rounds": ROUNDS}


def _rounds(entry: OptionInfo) -> Values:
    """More of them with a house rule that ends a match at a score."""
    return {"rounds": MORE_ROUNDS} if entry.takes_number and entry.default is None else {}


def _needing(game: Game, seats: int, entry: OptionInfo, value: Value) -> Values:
    """This house rule; where it changes nothing by itself, such as a sum of a campaign, with the first other one beside which it does."""
    alone: Values = {entry.name: value}
    others: list[Values] = [{other.name: True} for other in entries(game.options) if True in other.choices and other != entry]
    for beside in [{}, *others]:
        without, having = table(game, seats, beside), table(game, seats, beside | alone)
        if having.playable() and _rules(having) != _rules(without):
            return beside | alone
    return alone


def _rules(setup: Setup) -> object:
    return setup.game.rules(from_json(setup.game.options, dict(setup.values)), setup.seats)
