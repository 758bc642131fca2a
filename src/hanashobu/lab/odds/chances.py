"""The chances in a position: worlds consistent with a seat's view, played out and counted."""

from __future__ import annotations

import math
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from hanashobu.engine.native import Native
from hanashobu.engine.odds import Odds
from hanashobu.hints.chances import NOTHING, Chance, Playouts, chance, of_yaku
from hanashobu.play.view import View
from hanashobu.text import MessageError

WORLDS, PLAIN_WORLDS = 40_000, 1_000
CHUNK = 1_000  # worlds on one stream of random numbers


class NoOdds(MessageError, ValueError):
    """A position in which there is nothing to foresee."""


@dataclass(frozen=True)
class YakuOdds:
    """How likely somebody has a yaku in the end."""

    id: str
    name: str
    chance: Chance


@dataclass(frozen=True)
class SeatOdds:
    """What the round will bring a player."""

    name: str
    result: float
    error: float | None
    wins: Chance
    yaku: tuple[YakuOdds, ...]


@dataclass(frozen=True)
class PositionOdds:
    """The chances in a position, as one seat may know it."""

    seat: int | None
    worlds: int
    machine: str
    seats: tuple[SeatOdds, ...]

    def to_json(self) -> dict[str, Any]:
        """The numbers as plain data."""
        return asdict(self)


def chances(
    view: View,
    worlds: int | None = None,
    seed: int = 0,
    *,
    action: int = NOTHING,
    threads: int | None = None,
    on_progress: Callable[[int], None] | None = None,
    fast: Native | None = None,
) -> PositionOdds:
    """What a position holds for everybody; the same seed gives the same chances on any number of threads, and on every machine."""
    check(view)
    asked = worlds or (WORLDS if fast else PLAIN_WORLDS)
    chunks = [(stream, min(CHUNK, asked - begin)) for stream, begin in enumerate(range(0, asked, CHUNK))]
    sums = Odds().flatten()
    # Only the compiled kernel runs side by side.
    with ThreadPoolExecutor((threads or os.cpu_count() or 1) if fast else 1) as pool:
        done = 0
        for number, found in enumerate(pool.map(lambda chunk: _sample(view, Random(f"{seed}/{chunk[0]}"), chunk[1], action, fast), chunks)):
            sums = [old + new for old, new in zip(sums, found, strict=True)]
            done += chunks[number][1]
            if on_progress:
                on_progress(done)
    return _position(view, Odds().fill(sums), fast is not None)


def check(view: View) -> None:
    """Raise a sentence where nothing can be foreseen."""
    if not view.in_round:
        raise NoOdds("error-odds-no-round")
    if not view.question_known:
        raise NoOdds("error-odds-secret")


def _sample(view: View, random: Random, worlds: int, action: int, fast: Native | None) -> list[int]:
    playouts = Playouts(view, random, action, fast)
    playouts.run(worlds)
    return playouts.sums.flatten()


def _position(view: View, sums: Odds, compiled: bool) -> PositionOdds:
    seats = []
    for seat in range(view.rules.seats):
        mean = sums.result[seat] / sums.worlds
        error = None
        if sums.worlds > 1:
            apart = sums.squares[seat] * sums.worlds - sums.result[seat] ** 2
            error = math.sqrt(apart / (sums.worlds * (sums.worlds - 1))) / math.sqrt(sums.worlds)
        yaku = tuple(YakuOdds(row.id, row.name, found) for row, found in of_yaku(view, sums, seat))
        seats.append(SeatOdds(view.names[seat], mean, error, chance(sums.wins[seat], sums.worlds), yaku))
    return PositionOdds(view.seat, sums.worlds, "compiled" if compiled else "CPython", tuple(seats))
