"""How likely everybody has which yaku in the end: imagined worlds, played out by the light player and counted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from hanashobu.bots.search import imagined
from hanashobu.engine import odds
from hanashobu.engine.native import Native
from hanashobu.engine.odds import Odds
from hanashobu.play.view import View
from hanashobu.rules.compile import yaku_places
from hanashobu.rules.tables import MOST_YAKU
from hanashobu.rules.yaku import Yaku
from hanashobu.text import Name
from hanashobu.wire import Wire

NOTHING = -1  # no action is done first


@dataclass(frozen=True)
class Chance:
    """A share of the worlds, and its standard error."""

    share: float
    error: float


class YakuChance(Wire, frozen=True):
    """How likely a seat has a yaku at the end of the round."""

    seat: int
    yaku: str
    name: Name
    chance: float
    error: float


class Playouts:
    """Worlds that are consistent with a view, played out after an action; more can be added."""

    def __init__(self, view: View, random: Random, action: int, kernel: Native | None) -> None:
        self._sample: Any = kernel.sample if kernel else odds.sample
        self._sums: Any = kernel.row(Odds()) if kernel else Odds()
        self._given = (*imagined(view, random, kernel), self._sums, action)

    def run(self, worlds: int) -> None:
        """Play out more of them."""
        self._sample(*self._given, worlds)

    @property
    def sums(self) -> Odds:
        """What was counted so far."""
        return self._sums if isinstance(self._sums, Odds) else Odds().fill(self._sums.tolist())


def chance(times: int, worlds: int) -> Chance:
    """A share, and an error that is not zero only because something has not happened yet (Agresti and Coull)."""
    share, near = times / worlds, (times + 2) / (worlds + 4)
    return Chance(share, sqrt(near * (1 - near) / (worlds + 4)))


def of_yaku(view: View, sums: Odds, seat: int) -> Iterator[tuple[Yaku, Chance]]:
    """How likely a seat has each yaku of the table."""
    times = [0] * len(view.rules.yaku)
    for at, place in enumerate(yaku_places(view.rules)):
        times[place] += sums.yaku[seat * MOST_YAKU + at]  # levels exclude each other
    for row, number in zip(view.rules.yaku, times, strict=True):
        yield row, chance(number, sums.worlds)
