"""Cards on the dealt field that multiply a round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from hanashobu.cards import CardSet
from hanashobu.rules.options import shared_option
from hanashobu.rules.part import Part, whole
from hanashobu.rules.text import Line, line, those
from hanashobu.text import msg


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
