"""The first event of every match."""

from __future__ import annotations

from hanashobu.play import events, record_words
from hanashobu.rules.compile import prepared
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options, to_json


def header(game: Game, options: Options, names: tuple[str, ...]) -> events.MatchBegins:
    """Who plays what, by which rules."""
    (rules, _), chosen = prepared(game, options, len(names)), to_json(options)
    length = rules.length
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
        words=record_words.added(rules),
    )
