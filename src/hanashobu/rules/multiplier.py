"""Cards on the dealt field that multiply a round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

from hanashobu.cards import CardSet
from hanashobu.rules.options import shared_option
from hanashobu.rules.part import whole
from hanashobu.rules.text import Line, Rule, line, those
from hanashobu.text import msg


def multipliers_option(rule: str) -> Any:
    """The house rule on several multipliers that lie on the field."""
    return shared_option("carry", "option-multipliers", rule=rule)


@dataclass(frozen=True, kw_only=True)
class Multiplier(Rule):
    """Cards on the dealt field that multiply every exchange of the round; the largest now, the others in the rounds to come."""

    SENTENCES: ClassVar[tuple[str, ...]] = ("waits", "joins", "applies")

    levels: tuple[tuple[Annotated[int, whole(0, 1000)], CardSet], ...]  # largest first
    stacks: bool = False  # all that lie there are multiplied together, and nothing waits

    def queue(self, waiting: Sequence[int]) -> tuple[int, ...]:
        """The multipliers that wait, largest first, from how many there are of each level."""
        return tuple(value for (value, _), many in zip(self.levels, waiting, strict=False) for _ in range(many))

    def lines(self) -> list[Line]:
        """The multipliers in words."""
        levels = [msg("multiplier-level", value=value, cards=those(cards)) for value, cards in self.levels]
        shows = line(self.rule, "rule-multiplier-stacks" if self.stacks else "rule-multiplier", levels=levels)
        waits = [line(self.id_of(what), f"rule-multiplier-{what}") for what in ("waits", "joins") if not self.stacks]
        return [shows, *waits, line(self.id_of("applies"), "rule-multiplier-applies")]
