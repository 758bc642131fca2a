"""What captured cards are worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import KW_ONLY, dataclass
from typing import TYPE_CHECKING, Annotated

from hanashobu.cards import ANIMALS, BRIGHTS, CHAFF, RIBBONS, CardSet
from hanashobu.rules.filling import rows_of_table
from hanashobu.rules.part import TablePart, whole
from hanashobu.rules.text import Line, apart, described, line
from hanashobu.text import Message, msg

if TYPE_CHECKING:
    from hanashobu.rules.ruleset import Ruleset
    from hanashobu.rules.tables import Tables


@dataclass(frozen=True)
class Values(TablePart):
    """Sets of cards with the points of each card in them; a card in no set is worth nothing."""

    rule: str
    _: KW_ONLY
    classes: tuple[tuple[CardSet, Annotated[int, whole(0, 1023)]], ...]

    def fill(self, made: Tables, _: Callable[[str], int]) -> None:
        """The classes, and the cards that are worth something."""
        made.n_worths, made.scoring = len(self.classes), self.scoring()
        for row, (cards, points) in rows_of_table("values", made.worths, self.classes):
            row.cards, row.value = cards, points

    def faults(self, rules: Ruleset) -> Iterator[Message]:
        """A card with two values, or a value without cards."""
        return apart("values", rules.deck, ((points, cards) for cards, points in self.classes))

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
