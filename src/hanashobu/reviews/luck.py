"""What the cards did and what the players did in a round.

`LuckMeter` follows a round: `begin` before the deal, `decide` before each action, `end` after the settlement. What a position brings is
estimated by playouts in which all hands are known and light players go on (`OpenPlayouts`). Each change of that value belongs to
the deal, to the cards that came, or to a decision. Luck is zero on average whatever the estimate is, so a result minus luck has the same
mean as the result, and a smaller spread: duels use it (`RoundLuck.without_luck`).
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Literal

from hanashobu.engine.flow import legal
from hanashobu.engine.policy import LIGHT
from hanashobu.engine.state import State
from hanashobu.reviews.playouts import OpenPlayouts, Points, unseen
from hanashobu.rules.compile import compile_tables
from hanashobu.rules.phases import DEAL, FISHING, LEADER
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import Tables
from hanashobu.wire import Wire

PLAYOUTS = 64  # for each card that could come; the one that came gets as many as all the others together
Cause = Literal["deal", "draw", "decision", "rest"]


class Change(Wire, frozen=True):
    """One change of what everybody can expect from a round."""

    cause: Cause
    after: Points
    seat: int | None = None  # who decided or drew
    moment: int | None = None  # the number of the decision that it is, or that it follows


class RoundLuck(Wire, frozen=True, kw_only=True):
    """Why a round ended as it did, in points above the mean of the table; each part has a number for every seat."""

    result: Points
    place: Points  # on average over all deals, with this dealer and these rules
    deal: Points
    draws: Points
    own: Points  # what each seat's decisions brought it, against the cards that the others really held
    others: Points  # what the decisions of the others brought it
    rest: Points  # how far playouts of one and the same position disagreed
    error: Points  # the standard error of deal and draws together
    curve: tuple[Change, ...] = ()

    @property
    def luck(self) -> Points:
        """The deal and the draws."""
        return tuple(deal + draws for deal, draws in zip(self.deal, self.draws, strict=True))

    @property
    def without_luck(self) -> Points:
        """The result with what the cards did taken out: as large on average, and known better."""
        return tuple(result - luck for result, luck in zip(self.result, self.luck, strict=True))


class LuckMeter:
    """Follows rounds of one table; it reads states and changes none."""

    def __init__(
        self,
        rules: Ruleset,
        random: Random,
        playouts: int = PLAYOUTS,
        *,
        tables: Tables | None = None,
        fast: bool = True,
        curve: bool = False,
    ) -> None:
        self._tables = compile_tables(rules) if tables is None else tables
        self._seats = rules.seats
        self._values = OpenPlayouts(rules, random, self._tables, fast)
        self._playouts = playouts
        self._keeps = curve

    def begin(self, position: State) -> None:
        """A round begins; nothing of it was dealt yet."""
        self._parts: dict[Cause, list[float]] = {cause: [0.0] * self._seats for cause in ("deal", "draw", "rest")}
        self._decided = [[0.0] * self._seats for _ in range(self._seats)]  # by whom, for whom
        self._squares = [0.0] * self._seats
        self._curve: list[Change] = []
        self._moment: int | None = None
        self._drawer: int | None = None
        self._place = self._expected = self._values.run(position, self._playouts).points()
        self._last = _Before(position, self._tables)

    def decide(self, position: State, action: int) -> Points:
        """Somebody is asked, and is about to do this; returns what everybody could expect before."""
        choice = legal(position, self._tables)
        forced = choice & choice - 1 == 0
        sums = self._values.run(position, self._playouts, (LIGHT,) if forced else (LIGHT, action))
        value = sums.points()
        self._came(position, value)
        self._moment = 0 if self._moment is None else self._moment + 1
        self._drawer = position.actor
        if not forced:
            self._did(position.actor, sums.points(1))
            for seat in range(self._seats):
                self._squares[seat] += sums.gain(1, seat).error ** 2
        return value

    def spoke_up(self, seat: int, position: State) -> None:
        """A seat has done something in another's turn; the position is the one that came of it."""
        self._did(seat, self._values.run(position, self._playouts).points())
        self._last = _Before(position, self._tables)

    def end(self, position: State) -> RoundLuck:
        """The round is settled."""
        result = relative(position.result[: self._seats])
        self._came(position, result)
        seats = range(self._seats)
        return RoundLuck(
            result=result,
            place=self._place,
            deal=tuple(self._parts["deal"]),
            draws=tuple(self._parts["draw"]),
            own=tuple(self._decided[seat][seat] for seat in seats),
            others=tuple(sum(self._decided[other][seat] for other in seats if other != seat) for seat in seats),
            rest=tuple(self._parts["rest"]),
            error=tuple(map(sqrt, self._squares)),
            curve=tuple(self._curve),
        )

    def _came(self, position: State, value: Points) -> None:
        """What has changed since the last decision was done."""
        cause, self._last = self._last.cause(position), _Before(position, self._tables)
        self._add(self._parts[cause], value, cause, self._drawer)

    def _did(self, seat: int, value: Points) -> None:
        self._add(self._decided[seat], value, "decision", seat)

    def _add(self, sums: list[float], value: Points, cause: Cause, seat: int | None) -> None:
        for place, (now, before) in enumerate(zip(value, self._expected, strict=True)):
            sums[place] += now - before
        self._expected = value
        if self._keeps:
            self._curve.append(Change(cause, value, seat, self._moment))


class _Before:
    """What a later position is compared with, to see what chance has decided in between."""

    def __init__(self, position: State, tables: Tables) -> None:
        self._flow = tables.flow
        self._dealt = position.actor >= 0
        self._at = position.at if self._dealt else 0
        self._misdeals = position.misdeals
        self._unseen = unseen(position) if self._dealt else 0

    def cause(self, now: State) -> Cause:
        """Who decided what has happened since."""
        passed = self._flow[self._at : now.at]
        if not self._dealt or DEAL in passed or LEADER in passed or now.misdeals != self._misdeals:
            return "deal"
        if self._unseen & ~unseen(now):
            return "draw" if self._flow[self._at] == FISHING else "deal"
        return "rest"


def relative(results: list[int]) -> Points:
    """Results above the mean of the table."""
    mean = sum(results) / len(results)
    return tuple(one - mean for one in results)
