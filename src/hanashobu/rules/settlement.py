"""How a round is settled: who gets what from whom, and who deals next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Annotated, Any, Literal

from hanashobu.cards import CardSet
from hanashobu.rules.options import shared_option
from hanashobu.rules.part import Part, Points, Title, known, whole
from hanashobu.rules.text import Line, line, those
from hanashobu.rules.yaku import ANY, Pattern
from hanashobu.text import Message, msg
from hanashobu.text.message import own
from hanashobu.text.names import name

ADDITIVE = 0
PAR = 1
DIFFERENCE = 2


@dataclass(frozen=True)
class SpecialWin(Part):
    """A pile that is paid by everybody and leaves no other scoring in the round."""

    id: str
    name: Title
    kanji: Title
    pattern: Pattern = ANY
    _: KW_ONLY
    points: Points
    sentence: str
    per: Points = 0  # for each counted card above the number needed, or each card point above `least`
    least: Points = 0  # card points that make it, beside the pattern
    all_par: bool = False  # everybody has exactly par, and whoever played first is paid
    rank: Points = 0  # of several the lowest rank counts alone

    def line(self) -> Line:
        """The pile in words: its name, and the game's own sentence."""
        return line(self.id, "rule-special-win", name=name(self.name, self.kanji), text=own(f"rule-{self.id}", self.sentence))


@dataclass(frozen=True)
class Floor(Part):
    """If anybody has so few card points, nobody scores, nobody wins and the dealer stays."""

    rule: str
    _: KW_ONLY
    points: Points


NextDealer = Literal["highest", "winner"]  # whoever has the highest round score, or the winner of the round


@dataclass(frozen=True)
class Settlement(Part):
    """A scheme, its id, and the ids of what decides the next dealer."""

    rule: str
    _: KW_ONLY
    dealer: str
    scheme: Annotated[int, known(ADDITIVE, PAR, DIFFERENCE)]
    par: Points = 0
    instead: tuple[SpecialWin, ...] = ()
    instead_dealer: str = ""
    floor: Floor | None = None
    next_dealer: NextDealer = "highest"
    duel: str = ""  # id: how two settle where usually three play
    stop: str = ""  # id: what a yaku that ends the round brings
    tie: str = ""
    tie_stays: bool = False  # of several with the highest score nobody deals next: the dealer does again

    def lines(self, seats: int, calls: bool = False, yaku: bool = True) -> list[Line]:
        """The settlement in words; where yaku are called, it is for rounds without any."""
        if self.scheme == DIFFERENCE:
            return self._difference()
        lines = [Line(self.rule, self._score(seats, calls, yaku)), *(row.line() for row in self.instead)]
        if self.instead and self.instead_dealer:
            lines.append(line(self.instead_dealer, "rule-several-special-wins"))
        if self.floor:
            lines.append(line(self.floor.rule, "rule-floor", points=self.floor.points))
        if self.duel:
            lines.append(line(self.duel, "rule-duel-without-yaku" if calls else "rule-duel"))
        return [*lines, line(self.dealer, f"rule-next-dealer-{'tie-stays' if self.tie_stays else self.next_dealer}")]

    def _score(self, seats: int, calls: bool, yaku: bool) -> Message:
        """What a round is worth to a player."""
        if self.scheme == ADDITIVE:
            return msg("rule-score-additive" if yaku else "rule-score-additive-cards")
        if calls:
            return msg("rule-score-par-without-yaku", par=self.par)
        return msg("rule-score-par", par=self.par, others=seats - 1) if yaku else msg("rule-score-par-cards", par=self.par)

    def _difference(self) -> list[Line]:
        return [
            line(self.stop, "rule-difference-stop"),
            line(self.rule, "rule-difference"),
            line(self.tie, "rule-difference-tie"),
            line(self.dealer, "rule-next-dealer-winner"),
        ]


def additive(rule: str, *, dealer: str, floor: Floor | None = None) -> Settlement:
    """Everybody scores their own cards and yaku."""
    return Settlement(rule, dealer=dealer, scheme=ADDITIVE, floor=floor)


def par(
    rule: str,
    *,
    dealer: str,
    points: int,
    instead: tuple[SpecialWin, ...] = (),
    instead_dealer: str = "",
    floor: Floor | None = None,
    duel: str = "",
    next_dealer: NextDealer = "highest",
    tie_stays: bool = False,
) -> Settlement:
    """Card points against an equal share, and yaku paid by each opponent."""
    return Settlement(
        rule,
        dealer=dealer,
        scheme=PAR,
        par=points,
        instead=instead,
        instead_dealer=instead_dealer,
        floor=floor,
        duel=duel,
        next_dealer=next_dealer,
        tie_stays=tie_stays,
    )


def difference(rule: str, *, stop: str, tie: str, dealer: str) -> Settlement:
    """The highest sum of yaku is paid the difference by the others."""
    return Settlement(rule, dealer=dealer, scheme=DIFFERENCE, stop=stop, tie=tie)


def multipliers_option(rule: str) -> Any:
    """The house rule on several multipliers that lie on the field."""
    return shared_option("carry", "option-multipliers", rule=rule)


@dataclass(frozen=True, kw_only=True)
class Multiplier(Part):
    """Cards on the dealt field that multiply every exchange of the round; the largest now, the others in the rounds to come."""

    levels: tuple[tuple[Annotated[int, whole(0, 1000)], CardSet], ...]  # largest first
    shows: str
    waits: str
    joins: str
    applies: str
    stacks: bool = False  # all that lie there are multiplied together, and nothing waits

    def queue(self, waiting: Sequence[int]) -> tuple[int, ...]:
        """The multipliers that wait, largest first, from how many there are of each level."""
        return tuple(value for (value, _), many in zip(self.levels, waiting, strict=False) for _ in range(many))

    def lines(self) -> list[Line]:
        """The multipliers in words."""
        levels = [msg("multiplier-level", value=value, cards=those(cards)) for value, cards in self.levels]
        shows = line(self.shows, "rule-multiplier-stacks" if self.stacks else "rule-multiplier", levels=levels)
        waits = [] if self.stacks else [line(self.waits, "rule-multiplier-waits"), line(self.joins, "rule-multiplier-joins")]
        return [shows, *waits, line(self.applies, "rule-multiplier-applies")]


def multiplier(rule: str, *, levels: tuple[tuple[int, CardSet], ...], stacks: bool = False) -> Multiplier:
    """Multipliers whose rules all have one id."""
    return Multiplier(levels=levels, shows=rule, waits=rule, joins=rule, applies=rule, stacks=stacks)
