"""Rounds that a player may end or let go on, and who pays alone for what they bring."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Annotated

from hanashobu.rules.part import Part, Points, known, whole
from hanashobu.rules.text import Line, line

OUT, STOPPED, CALLED, CANCELLED = 1, 2, 4, 8  # how a round has ended, as bits
ANY_END = OUT | STOPPED | CALLED | CANCELLED
NEW, IMPROVED = range(2)  # asked after a new yaku; or after an improved one, too
_ASKS = ("new", "improved")
LAYER, FIRST_CALLER, ONLY_CALLER = range(3)
_ALONE = ("layer", "first-caller", "only-caller")


@dataclass(frozen=True)
class Calls(Part):
    """A player who has made a yaku may end the round or let it go on."""

    rule: str
    _: KW_ONLY
    asks: Annotated[int, known(NEW, IMPROVED)] = IMPROVED
    least: Points = 0  # points that one needs to be asked; with fewer the round goes on without a question
    only: tuple[str, ...] = ()  # yaku after which one is asked
    cancel: str = ""  # id: who has let it go on may end it at the start of a turn

    def lines(self) -> list[Line]:
        """The calls in words."""
        lines = [line(self.rule, "rule-calls", asks=_ASKS[self.asks])]
        lines += [line(self.rule, "rule-calls-only", yaku=list(self.only))] if self.only else []
        lines += [line(self.rule, "rule-calls-least", n=self.least)] if self.least else []
        return [*lines, line(self.cancel, "rule-calls-cancel")] if self.cancel else lines


@dataclass(frozen=True)
class Liable(Part):
    """One opponent pays what all together would have paid."""

    rule: str
    who: Annotated[int, known(LAYER, FIRST_CALLER, ONLY_CALLER)]  # LAYER: of the card that completed it; ONLY_CALLER: of all opponents
    _: KW_ONLY
    yaku: tuple[str, ...] = ()  # for these only
    when: Annotated[int, whole(1, ANY_END)] = ANY_END

    def lines(self) -> list[Line]:
        """Who pays alone, in words."""
        return [line(self.rule, f"rule-liable-{_ALONE[self.who]}")]
