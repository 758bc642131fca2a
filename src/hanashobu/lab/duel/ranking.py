"""The ranking of a duel: what the deals played so far show about each bot and each pair, and whether it is decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal, NamedTuple

from hanashobu.lab.duel.match import BotResult, quantile
from hanashobu.lab.duel.sequential import estimate, interim_analyses
from hanashobu.text import Message

Deal = tuple[BotResult, ...]  # what each bot did in the matches of one deal
Figure = Literal["points", "without_luck"]


@dataclass(frozen=True, kw_only=True)
class BotNumbers:
    """The result of a duel for one bot."""

    name: str
    points: float  # per round
    difference: float  # to the others, per round
    interval: tuple[float, float] | None  # where the true difference lies
    rounds_won: float
    matches_won: float
    moves: int
    seconds: float  # per move that was a choice
    seconds_99: float  # 99 of 100 moves are faster
    illegal: int
    crashed: int
    late: int
    fault: Message | str  # the first one; empty where there was none


@dataclass(frozen=True, kw_only=True)
class Comparison:
    """Two bots, the one with more points first."""

    better: str
    worse: str
    difference: float
    interval: tuple[float, float] | None
    decided: bool  # by either figure
    without_luck: float | None = None  # the same without what the cards did; None where that was not measured
    without_luck_interval: tuple[float, float] | None = None

    @property
    def times(self) -> float:
        """As many times the rounds would show as much with the luck of the cards."""
        (low, high), (least, most) = self.interval or (0.0, 0.0), self.without_luck_interval or (0.0, 0.0)
        return ((high - low) / (most - least)) ** 2 if most > least else 1.0


class Ranking(NamedTuple):
    """The result of some deals: the bots, the best first, and each compared with the next."""

    deals: tuple[Deal, ...]
    bots: tuple[BotNumbers, ...]
    pairs: tuple[Comparison, ...]

    @property
    def decided(self) -> bool:
        """Whether every bot is certainly better than the next, and so than all that follow."""
        return bool(self.pairs) and all(pair.decided for pair in self.pairs)


class SequentialRanking:
    """Takes deals in any order and tests after fixed numbers of them: how the work was distributed changes nothing."""

    def __init__(self, names: Sequence[str], deals: int, alpha: float, early: bool, luck: bool = False) -> None:
        self._names = [name if name not in names[:at] else f"{name} {names[: at + 1].count(name)}" for at, name in enumerate(names)]
        self._deals = deals
        self._figures: tuple[Figure, ...] = ("points", "without_luck") if luck else ("points",)
        self._alpha = alpha / (len(names) * (len(names) - 1) // 2) / len(self._figures)
        self._found: dict[int, Deal] = {}
        self._interim = tuple(interim_analyses(deals)) if early else ()
        self._looked = 0  # deals at the last interim analysis
        self._row = 0  # deals without a gap
        self.decided: Ranking | None = None

    @property
    def played(self) -> int:
        """How many deals are played."""
        return len(self._found)

    def add(self, first: int, deals: Sequence[Deal]) -> None:
        """Deals that follow one another."""
        self._found.update(enumerate(deals, first))
        while self._row in self._found and not self.decided:
            self._row += 1
            if self._row in self._interim:
                seen = self._judge([self._found[deal] for deal in range(self._row)], self._row)
                self.decided = seen if seen.decided else None
                self._looked = self._row

    def verdict(self) -> Ranking:
        """The result of the interim analysis that decided it; otherwise that of all deals played."""
        return self.decided or self._judge([self._found[deal] for deal in sorted(self._found)], self._deals)

    def _judge(self, deals: list[Deal], spent: int) -> Ranking:
        """The ranking by these deals, spending the alpha that has accrued by now."""
        if not deals:
            return Ranking((), (), ())
        alpha = self._alpha * (spent - self._looked) / self._deals
        bots = range(len(self._names))
        figures = [[[getattr(deal[bot], figure) / deal[bot].rounds for deal in deals] for bot in bots] for figure in self._figures]
        points, best = figures[0], figures[-1]
        order = sorted(bots, key=lambda bot: -sum(best[bot]))
        pairs = []
        for one, other in pairwise(order):
            raw, *rest = (estimate([mine - its for mine, its in zip(row[one], row[other], strict=True)], alpha) for row in figures)
            decided = any(found.interval is not None and found.interval[0] > 0 for found in (raw, *rest))
            pairs.append(
                Comparison(
                    better=self._names[one],
                    worse=self._names[other],
                    difference=raw.mean,
                    interval=raw.interval,
                    decided=decided,
                    without_luck=rest[0].mean if rest else None,
                    without_luck_interval=rest[0].interval if rest else None,
                )
            )
        numbers = (_numbers(self._names[bot], [deal[bot] for deal in deals], points[bot], alpha) for bot in order)
        return Ranking(tuple(deals), tuple(numbers), tuple(pairs))


def _numbers(name: str, shares: list[BotResult], points: list[float], alpha: float) -> BotNumbers:
    difference = estimate([mine - share.others / share.others_rounds for mine, share in zip(points, shares, strict=True)], alpha)
    times: Counter[int] = Counter()
    for share in shares:
        times.update(share.times)
    return BotNumbers(
        name=name,
        points=sum(points) / len(points),
        difference=difference.mean,
        interval=difference.interval,
        rounds_won=sum(share.rounds_won for share in shares) / sum(share.rounds for share in shares),
        matches_won=sum(share.matches_won for share in shares) / sum(share.matches for share in shares),
        moves=sum(share.moves for share in shares),
        seconds=sum(share.seconds for share in shares) / max(1, times.total()),
        seconds_99=quantile(times, 0.99),
        illegal=sum(share.illegal for share in shares),
        crashed=sum(share.crashed for share in shares),
        late=sum(share.late for share in shares),
        fault=next((share.fault for share in shares if share.fault), ""),
    )
