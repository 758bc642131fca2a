"""What takes the place of the whole score sheet: a pile, card points, or everybody at par."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Annotated

from hanashobu.rules.dues import ANY, EVERYBODY, FIRST, NONE, SOME
from hanashobu.rules.part import Part, Points, Seats, Title, known, whole
from hanashobu.rules.text import Line, line
from hanashobu.rules.yaku import ANY as ANY_CARDS
from hanashobu.rules.yaku import Pattern, in_unit
from hanashobu.text import Message, msg
from hanashobu.text.names import name

ALL = 10**6 - 1  # more card points than a deck has
OWNER = EVERYBODY  # whoever has the pile
_YAKU = {ANY: "any", SOME: "some", NONE: "none"}


@dataclass(frozen=True)
class Instead(Part):
    """Something that leaves no other scoring, of several the lowest rank; without points nobody scores and nobody wins."""

    seldom = frozenset({"players"})

    id: str
    name: Title
    kanji: Title
    pattern: Pattern = ANY_CARDS
    _: KW_ONLY
    cards: tuple[Points, Points] = (0, ALL)  # card points from and to
    all_par: bool = False  # everybody has an equal share; the first player is paid
    points: Points = 0
    per: Points = 0  # for each counted card above the number needed, or each card point above the fewest
    to: Annotated[int, known(OWNER, FIRST)] = OWNER
    yaku: Annotated[int, known(ANY, SOME, NONE)] = ANY
    players: Seats = 0
    rank: Annotated[int, whole(0, 99)] = 0
    leaves: tuple[str, ...] = ()  # lines of the sheet that are paid all the same

    def line(self, unit: str = "") -> Line:
        """The rule in words."""
        return line(self.id, "rule-instead", name=name(self.name, self.kanji), text=self.says(unit), yaku=_YAKU[self.yaku])

    def says(self, unit: str = "") -> Message:
        """What it takes, and what it brings."""
        least, most = self.cards
        kind = "par" if self.all_par else "few" if most < ALL else "cards" if least else "pile"
        return msg(
            f"rule-instead-{kind}",
            least=least,
            most=most,
            pile=self.pattern.text(),
            sum=in_unit(self.points, unit),
            per=self.per,
            more=in_unit(self.per, unit),
            pays="yes" if self.points else "no",
        )
