"""What in a deal voids or repairs it: cards on the field, or in a dealt hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar

from hanashobu.cards import DECK, LIGHTNING, WILLOWS, CardSet, each
from hanashobu.rules.filling import fill_shape
from hanashobu.rules.part import RowPart, known
from hanashobu.rules.text import Line, Rule, described, line, under
from hanashobu.rules.teyaku import Months
from hanashobu.rules.yaku import ANY, Pattern, all_of, without
from hanashobu.text import Message, msg

if TYPE_CHECKING:
    from hanashobu.rules.tables import FlawRow, Tables

# Where it is.
FIELD = 0
HAND = 1  # of anybody who plays the round

# What then happens.
VOID = 0  # the same dealer deals again
ASKS = 1  # whoever holds the hand may ask for that, until their own first draw
DEALER_TAKES = 2  # before play, the dealer takes cards of it

REQUESTED = "requested"
NOBODY_IN = "nobody_in"  # everybody has gone out: no flaw of the deal, but it is thrown in all the same
# What the format of records calls a misdeal; any other word is one that a game declares.
WORDS = (
    *("four_of_a_month", "three_willows", "three_of_a_month", "pairs_on_field", "four_in_hand", "pairs_in_hand"),
    *(REQUESTED, NOBODY_IN),
)


@dataclass(frozen=True, kw_only=True)
class Flaw(Rule, RowPart):
    """Something in a deal that voids or repairs it; they are looked at from the first on, until one voids the deal (CO-12)."""

    SENTENCES: ClassVar[tuple[str, ...]] = ("order",)

    where: Annotated[int, known(FIELD, HAND)]
    cards: Pattern = ANY
    months: Months | None = None
    of: CardSet = DECK  # the cards of which months are counted
    then: Annotated[int, known(VOID, ASKS, DEALER_TAKES)] = VOID
    why: str = ""  # what a record calls the misdeal, if not by the id of its rule

    @property
    def voids(self) -> bool:
        """Whether a deal with it is void."""
        return self.then == VOID

    @property
    def dealer_takes(self) -> bool:
        """Whether the dealer takes of it before play."""
        return self.then == DEALER_TAKES

    @property
    def word(self) -> str:
        """What a record calls the misdeal."""
        return REQUESTED if self.then == ASKS else self.why or self.rule

    def holds(self, cards: int) -> bool:
        """Whether these cards have it."""
        return self.cards.holds(cards) and (self.months is None or self.months.holds(cards & self.of))

    def fill_row(self, row: FlawRow, made: Tables) -> None:
        """The flaw as the kernel reads it."""
        fill_shape(row.cards[0], self.cards)
        if self.then == ASKS:
            made.asks_without |= self.cards.never
            made.asks_fours |= int(self.months is not None)
        if self.then == DEALER_TAKES:
            made.takes_threes |= int(self.months is not None and not self.months.fours)
            made.takes_fours |= int(self.months is not None and self.months.fours > 0)
            made.takes_cards |= self.cards.all_of
        row.where, row.then, row.of = self.where, self.then, self.of
        if self.months:
            self.months.fill(row.months[0])

    def lines(self, scoring: CardSet) -> list[Line]:
        """The flaw in words; what a player may ask with is one sentence of the ruleset."""
        if self.voids:
            return [line(self.rule, "rule-flaw-field" if self.where == FIELD else "rule-flaw-hand", what=self.what(scoring))]
        if self.then == ASKS:
            return []
        if self.months:
            return [line(self.rule, "rule-dealer-takes-fours" if self.months.fours else "rule-dealer-takes-threes")]
        taken = line(self.rule, "rule-dealer-takes-card", what=self.what(scoring))
        return [taken, line(self.id_of("order"), "rule-dealer-takes-order", what=self.what(scoring))] if self.under else [taken]

    def what(self, scoring: CardSet) -> Message:
        """The cards in words."""
        if self.cards == without(scoring) and not self.months:
            return msg("flaw-no-scoring")
        parts = [self.cards.text()] if self.cards != ANY else []
        if self.months:
            parts.append(self._months(self.months))
        return msg("hand-parts", parts=parts)

    def _months(self, months: Months) -> Message:
        if self.of == DECK:
            return months.text()
        if len({card // 4 for card in each(self.of)}) > 1:
            return msg("flaw-among", months=months.text(), cards=described(self.of))
        n = months.fewest()
        return msg("flaw-of", n=n, all="yes" if n == self.of.bit_count() else "no", cards=described(self.of))

    def reason(self, scoring: CardSet) -> Message:
        """Why a deal is thrown in."""
        return msg("misdeal-field" if self.where == FIELD else "misdeal-hand", what=self.what(scoring))


def four_of_a_month(rule: str) -> Flaw:
    """Four cards of a month on the field, which nobody could ever take."""
    return Flaw(rule, where=FIELD, months=Months(fours=1), why="four_of_a_month")


def three_of_a_month(rule: str) -> Flaw:
    """Three cards of a month on the field."""
    return Flaw(rule, where=FIELD, months=Months(threes=1), why="three_of_a_month")


def three_willows(rule: str, *, dry: bool = False) -> Flaw:
    """Three of Lightning's month on the field; dry, the three beside it."""
    return Flaw(rule, where=FIELD, months=Months(threes=1), of=CardSet(WILLOWS & ~LIGHTNING if dry else WILLOWS), why="three_willows")


def field_pairs(rule: str, n: int) -> Flaw:
    """Pairs on the field."""
    return Flaw(rule, where=FIELD, months=Months(pairs=n), why="pairs_on_field")


def four_in_hand(rule: str) -> Flaw:
    """Four cards of a month in a dealt hand."""
    return Flaw(rule, where=HAND, months=Months(fours=1), why="four_in_hand")


def pairs(rule: str, n: int, *, split: bool = False) -> Flaw:
    """Pairs in a dealt hand; `split`: four cards of a month are two of them."""
    return Flaw(rule, where=HAND, months=Months(pairs=n, split=split), why="pairs_in_hand")


def may_redeal(rule: str, *, without_any: CardSet) -> tuple[Flaw, Flaw]:
    """A player who was dealt none of these cards, or four of a month, may ask for a redeal."""
    return (
        Flaw(rule, where=HAND, cards=without(without_any), then=ASKS),
        Flaw(rule, where=HAND, months=Months(fours=1), then=ASKS),
    )


def dealer_takes_pairs(rule: str) -> Flaw:
    """Of every month with three cards on the field the dealer takes a scoring card and another one."""
    return Flaw(rule, where=FIELD, months=Months(threes=1), then=DEALER_TAKES)


def dealer_takes_fours(rule: str) -> Flaw:
    """The dealer takes all four cards of a month on the field, and as many are dealt in their place."""
    return Flaw(rule, where=FIELD, months=Months(fours=1), then=DEALER_TAKES)


def dealer_takes_card(rule: str, card: CardSet, *, order: str = "") -> Flaw:
    """If this card is on the field, the dealer takes it with another of choice; `order`: the id of what comes first."""
    return Flaw(rule, where=FIELD, cards=all_of(card), then=DEALER_TAKES, under=under(order=order) if order else ())
