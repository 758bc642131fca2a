"""How points are counted out at a table."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Annotated

from hanashobu.rules.part import Part, Points, whole
from hanashobu.rules.text import Line, line
from hanashobu.text import Amount, Message, msg
from hanashobu.text.names import name as named


@dataclass(frozen=True)
class Units(Part):
    """How a table counts its points out: the word for them, and counters of several points."""

    word: str = "points"
    _: KW_ONLY
    counters: tuple[tuple[str, Annotated[int, whole(1, 10**6)]], ...] = ()  # largest first
    kept: Points = 0  # of the smallest counter a player has this many before larger ones are used
    rule: str = ""  # id: what a counter is worth, where yaku are counted in it

    def lines(self) -> list[Line]:
        """The counters in words."""
        counters = self.counters if self.rule else ()
        return [line(self.rule, "rule-unit", one=Amount(1, unit), unit=named(unit), points=value) for unit, value in counters]

    def amount(self, points: int) -> Amount:
        """A number of points, as an argument of messages."""
        return Amount(points, self.word)

    def show(self, total: int) -> Message:
        """What a player has, as it lies before them: `1240 (10 matchsticks, 24 beans)`."""
        kept = min(total, self.kept * self.counters[-1][1]) if self.counters and total > 0 else 0
        counters = self.count_out(abs(total), kept)
        if not counters:
            return msg("total", n=total)
        return msg("total-owed" if total < 0 else "total-counted", n=total, counters=counters)

    def count_out(self, points: int, kept: int = 0) -> list[Amount]:
        """`12 matchsticks, 4 beans`: as few counters as possible, but some points are kept in the smallest."""
        left = points
        parts: list[Amount] = []
        for place, (name, value) in enumerate(self.counters, 1):
            number = (left - (kept if place < len(self.counters) else 0)) // value
            left -= number * value
            if number:
                parts.append(Amount(number, name))
        if parts and left:
            parts.append(Amount(left, self.word))
        return parts


POINTS = Units()
