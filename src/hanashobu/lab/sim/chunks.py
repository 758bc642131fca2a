"""What the numbers of a run depend on, and how its rounds are cut into chunks that can be played anywhere in any order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from hanashobu.bots.bot import Bot
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options

CHUNK = 2400  # rounds of a chunk, more or less: whole matches


@dataclass(frozen=True)
class SimulationSpec:
    """Everything that the numbers depend on, except the number of rounds."""

    game: Game
    options: Options
    seats: int
    seed: int
    bot: Bot | None  # None: the kernel plays at random


class Chunk(NamedTuple):
    """Matches one after another on one stream of random numbers."""

    stream: int
    rounds: int


def cut(rounds: int, length: int | None, least: int = CHUNK) -> Iterator[Chunk]:
    """Rounds in chunks of whole matches; with an open end they are one match, and one chunk."""
    size = chunk_size(rounds, length, least)
    for stream, begin in enumerate(range(0, rounds, size)):
        yield Chunk(stream, min(size, rounds - begin))


def chunk_size(rounds: int, length: int | None, least: int = CHUNK) -> int:
    """How many rounds a chunk has, but for the last."""
    return max(1, least // length) * length if length else rounds
