"""A ruleset: what a game's `rules(options, seats)` gives. House rules are resolved here, and never asked for again."""

from __future__ import annotations

from dataclasses import dataclass

from hanashobu.cards import DECK, CardSet
from hanashobu.rules.deal import EARLIEST_MONTH, Deal, DealerDraw, DealerTakes, Misdeal, PileChoice, Redeal
from hanashobu.rules.match import Length
from hanashobu.rules.settlement import Instead, Multiplier, Settlement
from hanashobu.rules.text import Line
from hanashobu.rules.values import Values
from hanashobu.rules.wild import Wild
from hanashobu.rules.yaku import Teyaku, Yaku


@dataclass(frozen=True)
class Ruleset:
    """Everything about one game at one table, as frozen parts."""

    seats: int
    flow: tuple[int, ...]
    deal: Deal
    misdeals: tuple[Misdeal, ...]
    values: Values
    yaku: tuple[Yaku, ...]
    settlement: Settlement
    length: Length
    play: Line
    deck: CardSet = DECK
    draw: DealerDraw = EARLIEST_MONTH
    wild: Wild | None = None
    teyaku: tuple[Teyaku, ...] = ()
    multiplier: Multiplier | None = None
    dealer_takes: DealerTakes | None = None
    pile_choice: PileChoice | None = None
    redeal: Redeal | None = None
    must_match: bool = False
    play_on: str = ""  # id: when the hands are out, players go on from the draw pile alone
    notes: tuple[Line, ...] = ()

    def lines(self) -> list[Line]:
        """The rules in the order in which a round needs them; the yaku table is apart."""
        size = self.deck.bit_count()
        lines = [*self.draw.lines(), *self.deal.lines(self.seats, size)]
        for misdeal in self.misdeals:
            lines += misdeal.lines()
        for teyaku in self.teyaku:
            lines += teyaku.lines()
        for part in (self.multiplier, self.dealer_takes, self.pile_choice, self.redeal):
            lines += part.lines() if part else []
        lines.append(self.play)
        if not self.pile_choice:
            lines.append(Line("CO-6", "A turn: play one card from the hand, then the top card of the draw pile."))
        lines.append(
            Line("CO-7", "A card takes by month: one match, that card; two, the one you choose; three, all of them; none, it stays.")
        )
        if self.must_match:
            lines.append(Line("CO-9", "House rule: a player who holds a card that matches must play one that does."))
        else:
            lines.append(Line("CO-8", "A card that matches must take; but nobody has to play a hand card that matches."))
        if self.play_on:
            lines.append(Line(self.play_on, "When the hands are out, players go on in turn from the draw pile alone."))
        lines += self.wild.lines() if self.wild else []
        lines += self.values.lines(self.deck) + self.settlement.lines(self.seats) + list(self.notes) + self.length.lines()
        return lines

    def ids(self) -> tuple[str, ...]:
        """The ids that payments, yaku and teyaku carry; the kernel knows them by their place here."""
        return (*(row.id for row in self.paid()), self.settlement.rule)

    def paid(self) -> tuple[Yaku | Teyaku | Instead, ...]:
        """Everything that has a name and brings points."""
        return (*self.yaku, *self.teyaku, *self.settlement.instead)

    def name_of(self, rule: str) -> str:
        """What people call the thing with this id: a yaku's name, or what a rule pays."""
        for row in self.paid():
            if row.id == rule:
                return row.name
        return "card points against par" if rule == self.settlement.rule else rule
