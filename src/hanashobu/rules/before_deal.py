"""What players may choose before anybody has looked at a card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass

from hanashobu.rules.part import Part, Seats, TablePart
from hanashobu.rules.tables import Tables
from hanashobu.rules.text import Line, line


@dataclass(frozen=True)
class Swap(TablePart):
    """Before anyone looks the dealer's hand may be taken in exchange for one's own."""

    rule: str
    _: KW_ONLY
    passes: Seats

    def fill(self, made: Tables, _: Callable[[str], int]) -> None:
        """How often everybody is asked."""
        made.swaps = self.passes

    def lines(self) -> list[Line]:
        """The swap in words."""
        return [line(self.rule, "rule-swap", passes=self.passes)]


@dataclass(frozen=True)
class Blind(Part):
    """Before looking the dealer may declare to play the round."""

    rule: str

    def lines(self) -> list[Line]:
        """The declaration in words."""
        return [line(self.rule, "rule-blind")]
