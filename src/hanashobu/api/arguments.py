"""Checked arguments: anything that cannot be used raises an error that names the argument."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from hanashobu import games
from hanashobu.api.errors import BadArgument, BadType
from hanashobu.engine.machine import MOST_SEED
from hanashobu.play import players
from hanashobu.rules.compile import prepared
from hanashobu.rules.game import BadTable, Game
from hanashobu.rules.options import Options, Value
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text.message import message_of

AnyGame = str | os.PathLike[str] | Game

NAMES = ("Ann", "Ben", "Cho", "Dai", "Emi", "Fumi", "Gen")


def game_of(game: AnyGame) -> Game:
    """A game by its name, by the path of its file, or itself."""
    if not isinstance(game, str | os.PathLike | Game):
        raise BadType("game", f"A game is a name such as 'hiraya', the path of its file, or a Game, not {type(game).__name__}.")
    try:
        return games.find(game)
    except ValueError as error:
        raise BadArgument("game", message_of(error)) from None


def table_of(
    game: AnyGame,
    options: Mapping[str, Value] | None,
    more: Mapping[str, Value],
    players: int | None,
    names: Sequence[str] | None = None,
    argument: str = "players",
) -> tuple[Game, Options, Ruleset]:
    """The game, its house rules, and the rules of a table for so many: by default for as many as there are names."""
    found = game_of(game)
    if options is not None and not isinstance(options, Mapping):
        raise BadType("options", f"House rules are a mapping such as {{'rounds': 6}}, not {type(options).__name__}.")
    named = {**(options or {}), **more}
    for name in named:
        if not isinstance(name, str):
            raise BadType("options", f"The name of a house rule is a text, not {type(name).__name__}.")
    if players is not None:
        whole(players, argument, 1)
    elif names is not None:
        players, argument = len(_texts(names)), "names"
    try:
        chosen = found.chosen(named)
        return found, chosen, prepared(found, chosen, found.usual_seats if players is None else players)[0]
    except BadTable as error:
        raise BadArgument(argument if error.message.id == "error-seats" else "options", error.message) from None


def names_of(names: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    """Everybody's name; the usual ones by default."""
    if names is None:
        return NAMES[:seats]
    if len(_texts(names)) != seats:
        raise BadArgument("names", "error-api-names", players=seats, n=len(names))
    try:
        return players.checked(names)
    except players.BadName as error:
        raise BadArgument("names", message_of(error)) from None


def _texts(names: Sequence[str]) -> Sequence[str]:
    if isinstance(names, str) or not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
        raise BadType("names", "Names are a list of texts, one for each player.")
    return names


def seed_of(seed: int | None) -> int | None:
    """A seed of up to 256 bits; None for one that nobody knows."""
    return None if seed is None else whole(seed, "seed", 0, MOST_SEED)


def whole(number: int, argument: str, least: int, most: int | None = None) -> int:
    """A whole number between two bounds."""
    if not isinstance(number, int) or isinstance(number, bool):
        raise BadType(argument, f"Expected a whole number, not {type(number).__name__}.")
    if number < least or (most is not None and number > most):
        upto = "" if most is None else "2^256 − 1" if most == MOST_SEED else most
        raise BadArgument(argument, "error-api-number", least=least, most=upto, number=number)
    return number


def switch(value: bool, argument: str) -> bool:
    """Something that is on or off."""
    if not isinstance(value, bool):
        raise BadType(argument, f"Expected True or False, not {type(value).__name__}.")
    return value


def seat_of(seat: int, seats: int, argument: str = "seat") -> int:
    """A seat of the table, from 0."""
    if not isinstance(seat, int) or isinstance(seat, bool):
        raise BadType(argument, f"A seat is a whole number from 0 to {seats - 1}, not {type(seat).__name__}.")
    if not 0 <= seat < seats:
        raise BadArgument(argument, "error-api-seat", seat=seat, last=seats - 1)
    return seat
