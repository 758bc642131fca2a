"""Cards on the dealt field that multiply a round."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from hanashobu.cards import CardSet, each
from hanashobu.rules.filling import rows_of_table
from hanashobu.rules.options import shared_option
from hanashobu.rules.part import TablePart, whole
from hanashobu.rules.text import Line, Rule, apart, line, those
from hanashobu.text import Message, msg

if TYPE_CHECKING:
    from hanashobu.rules.ruleset import Ruleset
    from hanashobu.rules.tables import Tables


def multipliers_option(rule: str) -> Any:
    """The house rule on several multipliers that lie on the field."""
    return shared_option("carry", "option-multipliers", rule=rule)


@dataclass(frozen=True, kw_only=True)
class Multiplier(Rule, TablePart):
    """Cards on the dealt field that multiply every exchange of the round; the largest now, the others in the rounds to come."""

    SENTENCES: ClassVar[tuple[str, ...]] = ("waits", "joins", "applies")

    levels: tuple[tuple[Annotated[int, whole(0, 1000)], CardSet], ...]  # largest first
    stacks: bool = False  # all that lie there are multiplied together, and nothing waits

    def fill(self, made: Tables, _: Callable[[str], int]) -> None:
        """The levels, and whether they multiply each other."""
        made.n_levels, made.stacks = len(self.levels), int(self.stacks)
        for row, (value, cards) in rows_of_table("levels", made.levels, self.levels):
            row.cards, row.value = cards, value

    def faults(self, rules: Ruleset) -> Iterator[Message]:
        """Levels that multiply nothing, are in no order, or share cards."""
        values = [value for value, _ in self.levels]
        if not values or min(values) < 2:
            yield msg("check-levels")
        if values != sorted(values, reverse=True):
            yield msg("check-levels-order")
        yield from apart("levels", rules.deck, self.levels)

    def cards(self) -> CardSet:
        """All that multiply."""
        return CardSet(sum(cards for _, cards in self.levels))

    def times(self) -> set[int]:
        """By what a round may be multiplied."""
        found = {1}
        for value, cards in self.levels:
            found |= {number * value**power for number in found for power in range(cards.bit_count() + 1)} if self.stacks else {value}
        return found

    def most(self, deck: int, lying: int) -> int:
        """The largest multiplier of a round with this number of cards on the field."""
        values = [value for value, cards in self.levels for _ in each(cards & deck)]
        return prod(sorted(values, reverse=True)[:lying]) if self.stacks else max(values, default=1)

    def queue(self, waiting: Sequence[int]) -> tuple[int, ...]:
        """The multipliers that wait, largest first, from how many there are of each level."""
        return tuple(value for (value, _), many in zip(self.levels, waiting, strict=False) for _ in range(many))

    def lines(self) -> list[Line]:
        """The multipliers in words."""
        levels = [msg("multiplier-level", value=value, cards=those(cards)) for value, cards in self.levels]
        shows = line(self.rule, "rule-multiplier-stacks" if self.stacks else "rule-multiplier", levels=levels)
        waits = [line(self.id_of(what), f"rule-multiplier-{what}") for what in ("waits", "joins") if not self.stacks]
        return [shows, *waits, line(self.id_of("applies"), "rule-multiplier-applies")]
