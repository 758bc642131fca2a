"""What captured cards are worth."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Annotated

from hanashobu.cards import ANIMALS, BRIGHTS, CHAFF, RIBBONS, CardSet
from hanashobu.rules.part import Part, whole
from hanashobu.rules.text import Line, described, line
from hanashobu.text import msg


@dataclass(frozen=True)
class Values(Part):
    """Sets of cards with the points of each card in them; a card in no set is worth nothing."""

    rule: str
    _: KW_ONLY
    classes: tuple[tuple[CardSet, Annotated[int, whole(0, 1023)]], ...]

    def of(self, mask: int) -> int:
        """The points of these cards together."""
        total = 0
        for cards, points in self.classes:
            total += (mask & cards).bit_count() * points
        return total

    def total(self, deck: int) -> int:
        """The points of the whole deck."""
        return self.of(deck)

    def scoring(self) -> CardSet:
        """The cards worth more than nothing."""
        mask = 0
        for cards, points in self.classes:
            if points:
                mask |= cards
        return CardSet(mask)

    def lines(self, deck: int) -> list[Line]:
        """The values in words."""
        each = [
            msg("values-cards", points=points, n=cards.bit_count(), cards=described(cards, deck))
            for points, cards in self.rows(deck)
            if points
        ]
        rest = [msg("values-rest")] if deck & ~self.scoring() else []
        return [line(self.rule, "rule-values", values=[*each, *rest], total=self.total(deck))]

    def rows(self, deck: int) -> list[tuple[int, CardSet]]:
        """The cards of each value that are in this deck, the most valuable first and the worthless last."""
        rows = [(points, CardSet(cards & deck)) for cards, points in self.classes if points]
        rest = CardSet(deck & ~self.scoring())
        return sorted(rows, reverse=True) + ([(0, rest)] if rest else [])


NO_VALUES = Values("", classes=())  # cards count for yaku only


def standard(rule: str, *, chaff: int = 1) -> Values:
    """20 / 10 / 5 and what Chaff are worth, by the kind of card (CO-2)."""
    classes: tuple[tuple[CardSet, int], ...] = ((BRIGHTS, 20), (ANIMALS, 10), (RIBBONS, 5))
    return Values(rule, classes=classes + (((CHAFF, chaff),) if chaff else ()))
