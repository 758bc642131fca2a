"""Combinations in the dealt hand: by its cards, or by how many cards it has of each month."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import TYPE_CHECKING, Annotated

from hanashobu.cards import DECK, MONTHS, NO_CARDS, CardSet, cards, month_cards
from hanashobu.rules.part import Number, Part, Points, Title, whole
from hanashobu.rules.text import Line, line
from hanashobu.rules.yaku import ANY, Pattern, in_unit
from hanashobu.text import Message, msg
from hanashobu.text.names import month_name, name

if TYPE_CHECKING:
    from hanashobu.rules.tables import MonthsRow

_STANDING_MONTHS = (4, 5, 7)
STANDING = CardSet(sum(map(month_cards, _STANDING_MONTHS)))  # three cards of these months stand by themselves
STANDING_SET = cards("12b 12c 12d")  # and so do the three Paulownia Chaff


@dataclass(frozen=True, kw_only=True)
class Months(Part):
    """At least this many months with four cards, with three or more, with a standing three, with two or more."""

    fours: Number = 0
    threes: Number = 0
    standing: Number = 0
    pairs: Number = 0
    split: bool = False  # four cards of a month are two pairs

    def holds(self, mask: int) -> bool:
        """Whether these cards have them."""
        sizes = [(mask & month_cards(month.number)).bit_count() for month in MONTHS]
        fours, threes, pairs = (sum(size >= least for size in sizes) for least in (4, 3, 2))
        standing = sum(sizes[month - 1] > 2 for month in _STANDING_MONTHS) + (mask & STANDING_SET == STANDING_SET)
        enough = fours >= self.fours and threes >= self.threes and standing >= self.standing
        return enough and pairs + fours * self.split >= self.pairs

    def fewest(self) -> int:
        """How many cards they take at least."""
        triplets = max(0, self.threes - self.fours)
        pairs = max(0, self.pairs - max(self.threes, self.fours) - self.fours * self.split)
        return 4 * self.fours + 3 * triplets + 2 * pairs

    def fill(self, row: MonthsRow) -> None:
        """The months as the kernel reads them."""
        row.fours, row.threes, row.standing, row.pairs, row.split = self.fours, self.threes, self.standing, self.pairs, int(self.split)

    def text(self) -> Message:
        """The months in words."""
        parts: list[Message] = []
        for each, months in ((4, self.fours), (3, self.threes - self.fours), (2, self.pairs - max(self.threes, self.fours))):
            if months > 0:
                parts.append(msg("hand-months", cards=each, months=months, other="yes" if parts else "no"))
                if each == 3 and self.standing:
                    parts[-1] = msg(
                        "hand-standing", months=parts[-1], of=self.threes, standing=self.standing, flowers=_FLOWERS, paulownia=_PAULOWNIA
                    )
        text = msg("hand-parts", parts=parts)
        return msg("hand-split", months=text) if self.split else text


_FLOWERS, _PAULOWNIA = [month_name(number) for number in _STANDING_MONTHS], month_name(12)


@dataclass(frozen=True)
class Teyaku(Part):
    """A combination in the dealt hand, paid by each opponent. Of each kind a player has the most valuable only."""

    seldom = frozenset({"has"})

    id: str
    name: Title
    kanji: Title
    pattern: Pattern = ANY
    _: KW_ONLY
    points: Points
    kind: str = ""
    months: Months | None = None
    points_of_two: Points | None = None  # what it brings when two play the round
    shows: CardSet = DECK  # of a hand with it, these cards are shown
    shows_least: Number = 1  # and of those only those of months with at least this many cards
    dives: bool = False  # it has a triplet whose fourth card can still be caught
    escapes: bool = False
    ends: bool = False  # it ends the round before it begins
    has: CardSet = NO_CARDS  # at least one of these cards beside the pattern
    places: tuple[Annotated[int, whole(1, 7)], ...] = ()  # places in turn order whose players may have it; none: for all
    on_field: bool = False  # not in a hand, but on the dealt field, for the dealer

    def text(self) -> Message:
        """The hand in words."""
        text = self.months.text() if self.months else self.pattern.text()
        if self.on_field:
            return msg("teyaku-on-field", hand=text)
        return msg("pattern-for-places", text=text, places=self.places) if self.places else text

    def worth(self, unit: str = "") -> Message:
        """What it brings as a table shows it, in points or in the unit that a game counts hands in."""
        if self.points_of_two is None:
            return msg("worth", points=in_unit(self.points, unit))
        return msg("worth-if-two", points=in_unit(self.points, unit), two=in_unit(self.points_of_two, unit))


@dataclass(frozen=True)
class Claims(Part):
    """Whether teyaku must be shown, or are claimed by whoever wants to be paid."""

    rule: str
    _: KW_ONLY
    one_of_each: str  # id: one teyaku of each kind
    voluntary: bool = False
    stay_open: bool = False  # shown cards stay exposed all round

    def lines(self, kinds: tuple[str, ...], noted: bool) -> list[Line]:
        """The claims in words; they are paid at once, or noted and paid when the round is settled."""
        if not self.voluntary:
            return []
        when, after = "end" if noted else "at-once", "open" if self.stay_open else "hidden"
        return [
            line(self.one_of_each, "rule-one-teyaku-of-each-kind", kinds=[name(kind) for kind in kinds]),
            line(self.rule, "rule-claims", paid=when, after=after),
        ]

    def line(self, row: Teyaku, unit: str, noted: bool) -> Line:
        """One teyaku in words."""
        called, paid = name(row.name, row.kanji), self.paid(row, unit, noted)
        return line(row.id, "rule-teyaku-field" if row.on_field else "rule-teyaku", name=called, hand=row.text(), paid=paid)

    def paid(self, row: Teyaku, unit: str, noted: bool) -> Message:
        """What a teyaku brings, and when."""
        if row.ends:
            return msg("teyaku-ends", points=in_unit(row.points, unit))
        if self.voluntary:
            return msg("teyaku-worth", worth=row.worth(unit))
        return msg("teyaku-shown", points=in_unit(row.points, unit), paid="end" if noted else "at-once")


@dataclass(frozen=True)
class ReturnCard(Part):
    """With three in the round everybody puts one hand card back into the draw pile."""

    rule: str

    def lines(self) -> list[Line]:
        """The return in words."""
        return [line(self.rule, "rule-return-card")]
