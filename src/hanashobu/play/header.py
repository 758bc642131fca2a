"""The first event of every match."""

from __future__ import annotations

from hanashobu.play import events
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options, to_json


def header(game: Game, options: Options, names: tuple[str, ...]) -> events.MatchBegins:
    """Who plays what, by which rules."""
    length, chosen = game.rules(options, len(names)).length, to_json(options)
    start = (length.start,) * len(names)
    digest = game.digest or None
    return events.MatchBegins(
        format=events.FORMAT,
        game=game.name,
        options=chosen,
        seats=names,
        start=start,
        rounds=length.rounds,
        rules=events.RULES,
        game_hash=digest,
    )
