"""Combinations in the dealt hand: by its cards, or by how many cards it has of each month."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass

from hanashobu.cards import DECK, CardSet, cards, month_cards
from hanashobu.rules.text import Line, listed
from hanashobu.rules.yaku import ANY, Pattern

STANDING = CardSet(month_cards(4) | month_cards(5) | month_cards(7))  # three cards of these months stand by themselves
STANDING_SET = cards("12b 12c 12d")  # and so do the three Paulownia Chaff


@dataclass(frozen=True, kw_only=True)
class Months:
    """At least so many months with four cards, with three or more, with a standing three, with two or more."""

    fours: int = 0
    threes: int = 0
    standing: int = 0
    pairs: int = 0

    def text(self) -> str:
        """The months in words."""
        words = []
        if self.fours:
            words.append(f"four cards of {_of(self.fours)}")
        if self.threes - self.fours > 0:
            words.append(f"three cards of {_of(self.threes - self.fours, bool(words))}")
        if self.standing:
            kind = "it stands" if self.threes == 1 else f"{self.standing} of them stand" if self.standing > 1 else "one of them stands"
            words[-1] += f", and {kind} (Wisteria, Iris, Bush Clover, or the three Paulownia Chaff)"
        if self.pairs - max(self.threes, self.fours) > 0:
            words.append(f"a pair of {_of(self.pairs - max(self.threes, self.fours), bool(words))}")
        return " and ".join(words)


def _of(months: int, more: bool = False) -> str:
    if months == 1:
        return "another month" if more else "one month"
    return f"each of {months} {'other ' if more else ''}months"


@dataclass(frozen=True)
class Teyaku:
    """A combination in the dealt hand, paid by each opponent. Of each kind a player has the most valuable only."""

    id: str
    name: str
    kanji: str
    pattern: Pattern = ANY
    _: KW_ONLY
    points: int
    kind: str = ""
    months: Months | None = None
    points_of_two: int | None = None  # what it brings when two play the round
    shows: CardSet = DECK  # of a hand with it, these cards are shown
    shows_least: int = 1  # and of those only the ones of months with at least so many
    dives: bool = False  # it has a triplet whose fourth card can still be caught
    escapes: bool = False

    def text(self) -> str:
        """The hand in words."""
        return self.months.text() if self.months else self.pattern.text()

    def worth(self) -> str:
        """Its points as a table shows them."""
        return str(self.points) if self.points_of_two is None else f"{self.points}; {self.points_of_two} if two play"


LATE = "What was not claimed before play can be claimed until the first card is drawn from the draw pile."


@dataclass(frozen=True)
class Claims:
    """Whether teyaku must be shown, or are claimed by whoever wants to be paid."""

    rule: str
    _: KW_ONLY
    one_of_each: str  # id: one teyaku of each kind
    voluntary: bool = False
    at_the_end: bool = False  # they are noted, and paid when the round is settled
    stay_open: bool = False  # shown cards stay exposed all round

    def lines(self, kinds: tuple[str, ...]) -> list[Line]:
        """The claims in words."""
        if not self.voluntary:
            return []
        paid = "It is noted and paid at the end of the round" if self.at_the_end else "Each opponent pays at once"
        after = "The cards stay exposed all round." if self.stay_open else "The cards are hidden again."
        return [
            Line(self.one_of_each, f"A player may have one teyaku of each kind ({listed(kinds)}), the most valuable; they add up."),
            Line(self.rule, f"Whoever has a teyaku may claim it by showing the cards, or keep it hidden. {paid}. {after} {LATE}"),
        ]


@dataclass(frozen=True)
class ReturnCard:
    """With three in the round everybody puts one hand card back into the draw pile."""

    rule: str

    def lines(self) -> list[Line]:
        """The return in words."""
        text = "With three players each puts one hand card back unseen before the draw pile is shuffled; shown cards only if need be."
        return [Line(self.rule, text)]


def line(row: Teyaku, claims: Claims) -> Line:
    """One teyaku in words."""
    when = "at the end of the round" if claims.at_the_end else "at once"
    paid = f"Worth {row.worth()}." if claims.voluntary else f"It must be shown, and each opponent pays {row.points} {when}."
    return Line(row.id, f"{row.name}: a dealt hand with {row.text()}. {paid}")
