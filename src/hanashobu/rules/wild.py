"""Wild cards: what they take, what they do on the field, and who gets what is left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from hanashobu.cards import CardSet
from hanashobu.rules.part import Part, known
from hanashobu.rules.text import Line, line, those

# What a wild card does while it is on the field.
BINDS = 0  # no card may be laid beside it: what has no match of its own takes it, and what has one may
DRAWN_TAKES = 1  # a drawn card of another month must take it; hand cards cannot
NEVER_LIES = 2  # it never does: on an empty field its player takes it alone


@dataclass(frozen=True, kw_only=True)
class Wild(Part):
    """A card that takes any one field card of choice."""

    card: CardSet
    takes: CardSet
    lying: Annotated[int, known(BINDS, DRAWN_TAKES, NEVER_LIES)]
    rule: str  # id: it takes any one card
    leftovers: str  # id: whoever has it at the end gets what is left on the field
    more: tuple[Line, ...]  # all of this in the words of the game

    def lines(self) -> list[Line]:
        """The wild card in words."""
        return [line(self.rule, "rule-wild", card=those(self.card)), *self.more]
