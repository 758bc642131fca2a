"""Rounds that a player may end or let go on, and who pays alone for what they bring."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Annotated

from hanashobu.rules.part import Part, Points, known, whole
from hanashobu.rules.text import Line, line
from hanashobu.text import Name

OUT, STOPPED, CALLED, CANCELLED, LUCKY, DRAWN = (1 << why for why in (0, 1, 2, 3, 6, 7))  # how a round has ended, as bits
ANY_END = OUT | STOPPED | CALLED | CANCELLED | LUCKY | DRAWN
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
    to_go: Points = 0  # points that one needs to let it go on; with fewer the round ends
    to_go_rule: str = ""
    once: str = ""  # id: a round is let go on once; whoever then makes a yaku ends it
    last: str = ""  # id: a yaku that is made with the last card of a hand ends the round

    def lines(self) -> list[Line]:
        """The calls in words."""
        lines = [line(self.rule, "rule-calls", asks=_ASKS[self.asks])]
        lines += [line(self.rule, "rule-calls-only", yaku=list(self.only))] if self.only else []
        lines += [line(self.rule, "rule-calls-least", n=self.least)] if self.least else []
        lines += [line(self.to_go_rule or self.rule, "rule-calls-to-go", n=self.to_go)] if self.to_go else []
        for id, what in ((self.once, "once"), (self.last, "last"), (self.cancel, "cancel")):
            lines += [line(id, f"rule-calls-{what}")] if id else []
        return lines


@dataclass(frozen=True)
class Lucky(Part):
    """Dealt hands that end the round before it begins; where several players have one, the round is drawn."""

    rule: str  # of a round that is drawn

    def lines(self, hands: list[Name]) -> list[Line]:
        """What such hands do, in words."""
        return [line(self.rule, "rule-lucky", hands=hands)]


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
