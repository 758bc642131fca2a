"""Records of whole matches between bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from random import Random

from hanashobu import bots, games
from hanashobu.play.match import Match
from hanashobu.records.codec import RecordLine


@cache
def record(game: str, names: Sequence[str], rounds: int = 1, seed: int = 1) -> list[RecordLine]:
    """A match between bots of these names."""
    found = games.find(game)
    match = Match(found, tuple(f"{name} {seat}" for seat, name in enumerate(names, 1)), replace(found.options(), rounds=rounds), seed)
    match.start()
    players, random = [bots.find(name) for name in names], Random(seed)
    while not match.over:
        if match.actor is None:
            match.go_on()
        else:
            match.play(match.actor, players[match.actor].choose(match.view(match.actor), random))
    return [RecordLine(number, event) for number, event in enumerate(match.events, 1)]
