"""How a round is settled: who gets what from whom, and who deals next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass

from hanashobu.cards import CardSet
from hanashobu.rules.text import Line, named
from hanashobu.rules.yaku import ANY, Pattern

ADDITIVE = 0
PAR = 1
DIFFERENCE = 2


@dataclass(frozen=True)
class SpecialWin:
    """A pile that is paid by everybody and leaves no other scoring in the round."""

    id: str
    name: str
    kanji: str
    pattern: Pattern = ANY
    _: KW_ONLY
    points: int
    sentence: str
    per: int = 0  # for each counted card above the number needed, or each card point above `least`
    least: int = 0  # card points that make it, beside the pattern
    all_par: bool = False  # everybody has exactly par, and whoever played first is paid
    rank: int = 0  # of several the lowest rank counts alone


@dataclass(frozen=True)
class Floor:
    """If anybody has so few card points, nobody scores, nobody wins and the dealer stays."""

    rule: str
    _: KW_ONLY
    points: int


HIGHEST_DEALS = "The highest round score deals next; on a tie, whoever was earlier in turn order."
TIE_STAYS = "The highest round score deals next; on a tie the dealer deals again."


@dataclass(frozen=True)
class Settlement:
    """A scheme, its id, and the ids of what decides the next dealer."""

    rule: str
    _: KW_ONLY
    dealer: str
    scheme: int
    par: int = 0
    instead: tuple[SpecialWin, ...] = ()
    instead_dealer: str = ""
    floor: Floor | None = None
    next_dealer: str = HIGHEST_DEALS
    duel: str = ""  # id: how two settle where usually three play
    stop: str = ""  # id: what a yaku that ends the round brings
    tie: str = ""
    tie_stays: bool = False  # of several with the highest score nobody deals next: the dealer does again

    def lines(self, seats: int, calls: bool = False, yaku: bool = True) -> list[Line]:
        """The settlement in words; where yaku are called, it is for rounds without any."""
        if self.scheme == DIFFERENCE:
            return self._difference()
        lines = [Line(self.rule, self._score(seats, calls, yaku))]
        lines += [Line(row.id, f"{row.name}: {row.sentence}") for row in self.instead]
        if self.instead and self.instead_dealer:
            text = "If several meet these, each is paid by all the others; whoever is due most deals next."
            lines.append(Line(self.instead_dealer, text))
        if self.floor:
            text = f"If anybody has {self.floor.points} card points or fewer, nobody scores and the dealer stays."
            lines.append(Line(self.floor.rule, text))
        if self.duel:
            text = "If two play, the one with fewer points (card points and yaku) pays the other the difference."
            called = "If two play and nobody has a yaku, the one with fewer card points pays the other the difference."
            lines.append(Line(self.duel, called if calls else text))
        return [*lines, Line(self.dealer, TIE_STAYS if self.tie_stays else self.next_dealer)]

    def _score(self, seats: int, calls: bool, yaku: bool) -> str:
        """What a round is worth to a player."""
        if self.scheme == ADDITIVE:
            return f"Round score = card points{' + yaku' * yaku}. Nobody pays anybody."
        if calls:
            return f"If nobody has a yaku: round score = card points − {self.par}. All scores together are 0."
        if not yaku:
            return f"Round score = card points − {self.par}. All scores together are 0."
        paid = "own yaku − the other's yaku" if seats == 2 else f"{seats - 1} × own yaku − the others' yaku"
        return f"Round score = card points − {self.par} + {paid}. All scores together are 0."

    def _difference(self) -> list[Line]:
        return [
            Line(self.stop, "Whoever makes a yaku that ends the round takes every active opponent's whole stake."),
            Line(self.rule, "Otherwise the highest sum of yaku wins, and every other active player pays the difference."),
            Line(self.tie, "On a tie the leader wins, else the nearest to the leader's right; an equal score pays nothing."),
            Line(self.dealer, "The winner of the round deals the next."),
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
    next_dealer: str = HIGHEST_DEALS,
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


@dataclass(frozen=True, kw_only=True)
class Multiplier:
    """Cards on the dealt field that multiply every exchange of the round; the largest now, the others in the rounds to come."""

    levels: tuple[tuple[int, CardSet], ...]  # largest first
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
        each = [f"×{value} for each of {named(cards)}" for value, cards in self.levels]
        if self.stacks:
            return [
                Line(self.shows, f"Multiplier, by the cards dealt to the field: {'; '.join(each)}; all of them are multiplied together."),
                Line(self.applies, "The multiplier applies to every exchange of points in the round."),
            ]
        return [
            Line(self.shows, f"Multiplier, by the cards dealt to the field: {'; '.join(each)}; with none of them it is ×1."),
            Line(self.waits, "Of several the largest counts now; the others wait for the following rounds, largest first."),
            Line(self.joins, "If some are waiting already, the first of those counts now and all new ones join the queue."),
            Line(self.applies, "The multiplier applies to every exchange of points in the round."),
        ]


def multiplier(rule: str, *, levels: tuple[tuple[int, CardSet], ...], stacks: bool = False) -> Multiplier:
    """Multipliers whose rules all have one id."""
    return Multiplier(levels=levels, shows=rule, waits=rule, joins=rule, applies=rule, stacks=stacks)
