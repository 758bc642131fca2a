"""What a simulation found: means, spreads, shares and rates, made from sums."""

from __future__ import annotations

import dataclasses
import math
from dataclasses import dataclass
from typing import Any, Literal

from hanashobu.engine.batch import Tally
from hanashobu.lab.student import critical
from hanashobu.rules.compile import yaku_places
from hanashobu.rules.options import Value
from hanashobu.rules.ruleset import Ruleset

UNSURE = 0.05  # the chance that an interval misses the true value


@dataclass(frozen=True)
class SeatNumbers:
    """What a seat got out of a round."""

    mean: float
    deviation: float | None  # the spread of single rounds; None for a single round
    interval: tuple[float, float] | None  # where the true mean lies, with 95 % confidence
    won: float  # share of the rounds
    card_points: float


@dataclass(frozen=True)
class YakuRate:
    """How often a yaku was made."""

    id: str
    name: str
    per_round: float


@dataclass(frozen=True, kw_only=True)
class Simulation:
    """The numbers of a simulation, and what it takes to repeat it."""

    game: str
    players: int
    options: dict[str, Value]
    seed: int
    bot: str
    machine: Literal["compiled", "CPython"]
    threads: int
    asked: int  # rounds that were asked for
    rounds: int  # rounds that were played
    matches: int
    interrupted: bool
    seconds: float
    seats: tuple[SeatNumbers, ...]
    dealer_won: float
    nobody_won: float
    yaku: tuple[YakuRate, ...]
    teyaku: tuple[YakuRate, ...]
    misdeals_per_deal: float
    multiplied: float | None  # share of the rounds; None where nothing multiplies
    turns: float  # per round
    decisions: float  # per round

    @property
    def rounds_per_second(self) -> float:
        """How fast it went."""
        return self.rounds / self.seconds if self.seconds else 0.0

    def to_json(self) -> dict[str, Any]:
        """The numbers as plain data."""
        return {**dataclasses.asdict(self), "rounds_per_second": round(self.rounds_per_second)}


def seats_of(tally: Tally, seats: int) -> tuple[SeatNumbers, ...]:
    """Each seat's numbers."""
    return tuple(
        _seat(tally.rounds, tally.result[seat], tally.squares[seat], tally.wins[seat], tally.points[seat]) for seat in range(seats)
    )


def _seat(rounds: int, total: int, squares: int, wins: int, points: int) -> SeatNumbers:
    mean = total / rounds
    deviation, interval = None, None
    if rounds > 1:
        # In whole numbers up to the division: a difference of two large floats would lose what matters.
        deviation = math.sqrt((squares * rounds - total * total) / (rounds * (rounds - 1)))
        error = critical(UNSURE, rounds - 1) * deviation / math.sqrt(rounds)
        interval = (mean - error, mean + error)
    return SeatNumbers(mean, deviation, interval, wins / rounds, points / rounds)


def yaku_of(tally: Tally, rules: Ruleset) -> tuple[YakuRate, ...]:
    """How often each yaku was made by somebody; the levels of one yaku count together."""
    times = dict.fromkeys((row.id for row in rules.yaku), 0)
    for row, place in enumerate(yaku_places(rules)):
        times[rules.yaku[place].id] += tally.yaku[row]
    return tuple(YakuRate(id, rules.called(id).english, count / tally.rounds) for id, count in times.items())


def teyaku_of(tally: Tally, rules: Ruleset) -> tuple[YakuRate, ...]:
    """How often each teyaku was shown."""
    return tuple(YakuRate(row.id, row.name, times / tally.rounds) for row, times in zip(rules.hands(), tally.teyaku, strict=False))


def numbers_of(tally: Tally, rules: Ruleset) -> dict[str, Any]:
    """The part of a simulation that comes from its sums; empty sums give zeros."""
    rounds = tally.rounds
    if not rounds:
        seats = tuple(SeatNumbers(0.0, None, None, 0.0, 0.0) for _ in range(rules.seats))
        none = {"seats": seats, "yaku": (), "teyaku": (), "multiplied": None}
        return {**none, **dict.fromkeys(("dealer_won", "nobody_won", "misdeals_per_deal", "turns", "decisions"), 0.0)}
    return {
        "seats": seats_of(tally, rules.seats),
        "dealer_won": tally.dealer_wins / rounds,
        "nobody_won": tally.draws / rounds,
        "yaku": yaku_of(tally, rules),
        "teyaku": teyaku_of(tally, rules),
        "misdeals_per_deal": tally.misdeals / (rounds + tally.misdeals),
        "multiplied": tally.multiplied / rounds if len(rules.times()) > 1 else None,
        "turns": tally.turns / rounds,
        "decisions": tally.decisions / rounds,
    }
