"""A ruleset: what a game's `rules(options, seats)` returns. House rules are resolved here, and never asked for again."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Protocol

from hanashobu.cards import DECK, CardSet
from hanashobu.rules.calls import Achievements, Blind, Calls, Swap
from hanashobu.rules.campaign import Campaign
from hanashobu.rules.deal import EARLIEST_MONTH, Deal, DealerDraw, DealerTakes, Misdeal, PileChoice, Redeal
from hanashobu.rules.dropout import PLAYERS, Dropout, Leader, SitsOut, Stake
from hanashobu.rules.length import Length
from hanashobu.rules.part import Part, whole
from hanashobu.rules.phases import flow
from hanashobu.rules.settlement import DIFFERENCE, Multiplier, Settlement, SpecialWin
from hanashobu.rules.tables import MOST_SEATS
from hanashobu.rules.text import Line, line
from hanashobu.rules.teyaku import Claims, ReturnCard, Teyaku
from hanashobu.rules.units import POINTS, Units
from hanashobu.rules.values import Values
from hanashobu.rules.wild import Wild
from hanashobu.rules.yaku import Yaku
from hanashobu.text import Arg, Message
from hanashobu.text.names import Name, name, slug

MUST_SHOW = Claims("", one_of_each="")


def dealer_first(rule: str) -> Line:
    """The dealer plays first, and the round ends when hands and draw pile are used up."""
    return line(rule, "rule-dealer-first")


@dataclass(frozen=True, kw_only=True)
class Ruleset(Part):
    """Everything about one game at one table, as frozen parts."""

    seats: Annotated[int, whole(2, MOST_SEATS)]
    deal: Deal
    misdeals: tuple[Misdeal, ...]
    values: Values
    settlement: Settlement
    length: Length
    play: Line
    yaku: tuple[Yaku, ...] = ()
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
    uneven: str = ""  # id: hands and draw pile do not run out together
    stake: Stake | None = None
    leader: Leader | None = None
    sits_out: SitsOut | None = None
    swap: Swap | None = None
    blind: Blind | None = None
    dropout: Dropout | None = None
    claims: Claims = MUST_SHOW
    return_card: ReturnCard | None = None
    cut: Line | None = None
    calls: Calls | None = None
    achievements: Achievements | None = None
    campaign: Campaign | None = None
    unit: Annotated[int, whole(0, 10**6)] = 1  # points for each one of the yaku, teyaku and special tables
    units: Units = POINTS
    notes: tuple[Line, ...] = ()
    also: tuple[tuple[str, str], ...] = ()  # the id of a payment, and another that a record may give as its reason

    def __hash__(self) -> int:
        # From a few fields only: rules are the key of what is kept about piles, and going through all parts takes as long as counting.
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.seats, self.flow, self.unit, len(self.yaku)))

    @cached_property
    def flow(self) -> tuple[int, ...]:
        """The phases of a round, which follow from the parts."""
        return flow(self)

    def lines(self) -> list[Line]:
        """The rules in the order in which a round needs them; the yaku table is apart."""
        size = self.deck.bit_count()
        lines = _said(self.draw, self.campaign, self.stake, self.blind, self.swap)
        lines += self.deal.lines(self.seats, size, self.dropout is not None)
        lines += _said(self.sits_out, self.leader, *self.misdeals, self.multiplier)
        lines += self.dropout.lines(bool(self.teyaku)) if self.dropout else []
        lines += self.claims.lines(self.kinds())
        lines += [self.claims.line(hand, self.yaku_unit()) for hand in self.teyaku]
        lines += _said(self.return_card, self.dealer_takes, self.pile_choice, self.redeal)
        lines.append(self.play)
        lines += [self.cut] if self.cut else []
        if not self.pile_choice:
            lines.append(line("CO-6", "rule-turn"))
        lines.append(line("CO-7", "rule-takes"))
        lines.append(line("CO-9", "rule-must-match") if self.must_match else line("CO-8", "rule-must-take"))
        lines += [line(self.play_on, "rule-play-on")] if self.play_on else []
        lines += _said(self.wild, self.calls)
        lines += self.values.lines(self.deck) if self.values.classes else []
        lines += self.settlement.lines(PLAYERS if self.dropout else self.seats, self.calls is not None, bool(self.yaku))
        lines += _said(self.achievements)
        return lines + list(self.notes) + self.length.lines(self.units.word)

    def kinds(self) -> tuple[str, ...]:
        """The kinds of teyaku, in the order of the table."""
        return tuple(dict.fromkeys(row.kind for row in self.teyaku))

    def yaku_unit(self) -> str:
        """What yaku and teyaku are counted in, where it is not points: `kan`."""
        return next((word for word, value in self.units.counters if value == self.unit and value > 1), "")

    def hands(self) -> tuple[Teyaku, ...]:
        """The teyaku by kind, the most valuable of each first."""
        kinds = self.kinds()
        return tuple(sorted(self.teyaku, key=lambda row: (kinds.index(row.kind), -row.points, -(row.points_of_two or row.points))))

    def ids(self) -> tuple[str, ...]:
        """The ids that payments, yaku and teyaku carry; the kernel knows them by their place here."""
        return tuple(dict.fromkeys((*(row.id for row in self.paid()), *self.dues())))

    def dues(self) -> dict[str, str]:
        """The ids of everything else that is paid for, with what people call it."""
        found = {self.settlement.rule: "the difference" if self.settlement.scheme == DIFFERENCE else "card points against par"}
        found |= {self.settlement.stop: "a yaku that ends the round", self.settlement.duel: "the difference"}
        if self.dropout:
            found |= {
                self.dropout.fee_rule: "going out",
                self.dropout.passes: "a passed hand",
                self.dropout.compensation.rule: "a forced-out hand",
                self.dropout.pot: "the pot",
                self.dropout.buyout: "a place in the round",
                "CO-12": "fees given back",
            }
            found |= {self.dropout.two: "half of the pot"} if self.dropout.two_left else {}
        found |= self.achievements.names() if self.achievements else {}
        if self.campaign:
            found |= {self.campaign.year_pot: "the year's pot", self.campaign.accounts: "the final accounts"}
        return {rule: what for rule, what in found.items() if rule}

    def paid(self) -> tuple[Yaku | Teyaku | SpecialWin, ...]:
        """Everything that has a name and brings points."""
        return (*self.yaku, *self.teyaku, *self.settlement.instead)

    def name_of(self, rule: str) -> str:
        """What people call the thing with this id: a yaku's name, or what a rule pays."""
        names = dict.fromkeys(row.name for row in self.paid() if row.id == rule)
        if names:
            return " or ".join(names)
        return self.dues().get(rule, rule)

    def called(self, rule: str) -> Name:
        """The same with its romaji and kanji, as an argument of messages."""
        english = self.name_of(rule)
        kanji = next((row.kanji for row in self.paid() if row.id == rule and row.name == english), "")
        return name(english, kanji)

    def reason(self, rule: str) -> Arg:
        """What something is paid for: a name, such as that of a yaku, or words such as "going out", which are a message."""
        what = self.dues().get(rule, "")
        return self.called(rule) if not what or what[0].isupper() or rule in self._named() else Message(f"reason-{slug(what)}")

    def _named(self) -> set[str]:
        return {row.id for row in self.paid()}


class HasLines(Protocol):
    """A part of a ruleset that can say its rules by itself."""

    def lines(self) -> list[Line]:
        """The part in words."""


def _said(*parts: HasLines | None) -> list[Line]:
    return [line for part in parts if part for line in part.lines()]
