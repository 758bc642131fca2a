"""Wild cards: what they take, what they are on the field, and who gets what is left."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar

from hanashobu.cards import ALL_CARDS, BLANK, DECK, MONTHS, CardSet, each, month_cards
from hanashobu.rules.dues import BANK
from hanashobu.rules.part import ALL_FIELDS, RowPart, known
from hanashobu.rules.text import Line, Rule, described, those
from hanashobu.text import Message, Quoted, msg

if TYPE_CHECKING:
    from hanashobu.rules.ruleset import Ruleset
    from hanashobu.rules.tables import Tables, WildRow

# What a card is when it is turned up from the draw pile, or while it lies on the field.
PLAIN = 0  # a card of its month
WILD = 1  # turned up: it takes a card of choice, and has to if it can
OPEN = 2  # on the field: it matches the cards of `taken_by`, beside those of their months
DRAWN_TAKES = 3  # on the field: a drawn card of `taken_by` must take it; hand cards cannot

# What it takes where three cards of a month lie on the field.
ONE = 0
ALL = 1
SPARED = 2  # none of them

# What it does without a card that it may take.
STAYS = 0
TAKEN = 1  # its player takes it alone

# Who gets what is left on the field when hands and draw pile are used up.
USER = 0  # whoever has captured it; where it lies there itself, whoever played last
MATE = 1  # whoever has captured it, but only the month that it took
DEAD = 2  # nobody


@dataclass(frozen=True, kw_only=True)
class Wild(Rule, RowPart):
    """A card that takes a field card of choice."""

    seldom = frozenset({ALL_FIELDS})

    SENTENCES: ClassVar[tuple[str, ...]] = ("own_three", "stacks", "hand", "drawn", "alone", "lying", "leftovers", "last")

    cards: CardSet  # one, or several that do the same
    takes: CardSet
    drawn: Annotated[int, known(PLAIN, WILD)] = WILD
    stacks: Annotated[int, known(ONE, ALL, SPARED)] = ONE
    own_three: bool = False  # where the other three of its month lie, it takes them all
    lying: Annotated[int, known(PLAIN, OPEN, DRAWN_TAKES)] = OPEN
    taken_by: CardSet = ALL_CARDS  # by which cards, where it is not plain on the field
    alone: Annotated[int, known(STAYS, TAKEN)] = STAYS
    leftovers: Annotated[int, known(USER, MATE, DEAD)] = USER

    @property
    def gets_the_rest(self) -> bool:
        """Whether somebody gets what is left on the field."""
        return self.leftovers != DEAD

    def fill_row(self, row: WildRow, made: Tables) -> None:
        """The wild card as the kernel reads it."""
        made.wild |= self.cards
        made.aside |= self.cards * (self.lying != PLAIN)
        row.cards, row.takes, row.drawn, row.stacks, row.own_three = self.cards, self.takes, self.drawn, self.stacks, int(self.own_three)
        row.lying, row.taken_by, row.alone, row.leftovers = self.lying, self.taken_by, self.alone, self.leftovers

    def faults(self, rules: Ruleset) -> Iterator[Message]:
        """It is in the deck, takes something, can be taken itself, and what is left has one owner."""
        if not self.cards or self.cards & ~rules.deck:
            yield msg("check-wild-card")
        if not self.takes & rules.deck & ~self.cards:
            yield msg("check-wild-takes")
        if self.own_three and any(month_cards(card // 4 + 1) & ~rules.deck for card in each(self.cards) if card < BLANK):
            yield msg("check-wild-own-three")
        if self.lying == PLAIN and self.taken_by != ALL_CARDS:
            yield msg("check-wild-taken-by")
        lies = self.alone == STAYS or self.drawn == PLAIN or (rules.on_field() > 0 and not self.cards & rules.taken_before_play())
        taken = not self.cards & ~DECK if self.lying == PLAIN else self.taken_by & rules.deck & ~self.cards
        if lies and not taken:
            yield msg("check-wild-lies")
        if twice := self.cards & sum(other.cards for other in rules.wilds[: rules.wilds.index(self)]):
            yield msg("check-wild-twice", cards=those(twice))
        for sentence, _ in self.under:
            if sentence not in self.sentences(rules.deck):
                yield msg("check-under", part="Wild", sentence=Quoted(sentence))
        if self.gets_the_rest and rules.wild_cards().bit_count() > 1:
            yield msg("check-wild-leftovers")
        if self.leftovers != USER and any(due.by == BANK for due in rules.dues):
            yield msg("check-wild-par")

    def lines(self, deck: CardSet) -> list[Line]:
        """The wild card in words."""
        return [Line(self.id_of(sentence), text) for sentence, text in self.sentences(deck).items()]

    def sentences(self, deck: CardSet) -> dict[str, Message]:
        """What is said of it, by what it is about."""
        said = {"takes": msg("rule-wild", card=those(self.cards), but=_but(deck & ~self.takes, self.cards, deck))}
        if self.own_three:
            said["own_three"] = msg("rule-wild-own-three")
        if self.stacks != ONE:
            said["stacks"] = msg("rule-wild-stacks-all" if self.stacks == ALL else "rule-wild-stacks-spared")
        said["hand"] = msg("rule-wild-hand")
        said["drawn"] = msg("rule-wild-drawn" if self.drawn == WILD else "rule-wild-drawn-plain")
        picky = "yes" if self.stacks == SPARED or deck & ~self.takes & ~self.cards else "no"
        said["alone"] = msg("rule-wild-stays" if self.alone == STAYS else "rule-wild-alone", picky=picky)
        said["lying"] = self._lying(deck)
        said["leftovers"] = msg(_LEFTOVERS[self.leftovers])
        if self.leftovers == USER and self.alone == STAYS:
            said["last"] = msg("rule-wild-last")
        return said

    def _lying(self, deck: CardSet) -> Message:
        if self.lying == PLAIN:
            return msg("rule-wild-no-month" if self.cards >> BLANK else "rule-wild-plain")
        but = _but(deck & ~self.taken_by, self.cards, deck)
        return msg("rule-wild-open" if self.lying == OPEN else "rule-wild-drawn-takes", but=but)


_LEFTOVERS = {USER: "rule-wild-leftovers", MATE: "rule-wild-mate", DEAD: "rule-wild-dead"}


def _but(spared: int, wild: int, deck: int) -> list[Message]:
    """Cards that are excepted, if there are any; of a whole month the wild card itself is named with the others."""
    if not spared & ~wild:
        return []
    for month in MONTHS:
        cards = month_cards(month.number) & deck
        if cards & ~wild and not cards & ~wild & ~spared:
            spared |= cards
    return [described(spared, deck)]
