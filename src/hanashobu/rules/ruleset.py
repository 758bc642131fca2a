"""A ruleset: what a game's `rules(options, seats)` returns. House rules are resolved here, and never asked for again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Annotated, Protocol

from hanashobu.cards import DECK, MONTHS, NO_CARDS, THE_BLANK, CardSet, each, month_cards
from hanashobu.rules.before_deal import Blind, Swap
from hanashobu.rules.campaign import Campaign
from hanashobu.rules.deal import EARLIEST_MONTH, Deal, DealerDraw, PileChoice
from hanashobu.rules.dropout import Dropout, Leader, SitsOut, Stake
from hanashobu.rules.dues import BANK, CARDS, EQUAL, EVERYBODY, NOBODY, NONE, OPPONENTS, SHEET, TEYAKU, Due, sentences
from hanashobu.rules.ending import CALLED, CANCELLED, DRAWN, LAYER, LUCKY, OUT, STOPPED, Calls, Liable, Lucky
from hanashobu.rules.flaws import ASKS, DEALER_TAKES, VOID, Flaw
from hanashobu.rules.instead import Instead
from hanashobu.rules.length import Length
from hanashobu.rules.multiplier import Multiplier
from hanashobu.rules.part import Part, TablePart, whole
from hanashobu.rules.phases import flow
from hanashobu.rules.raises import Raise
from hanashobu.rules.tables import MOST_SEATS
from hanashobu.rules.text import Line, line
from hanashobu.rules.teyaku import Claims, ReturnCard, Teyaku
from hanashobu.rules.units import POINTS, Units
from hanashobu.rules.values import NO_VALUES, Values
from hanashobu.rules.wild import USER, Wild
from hanashobu.rules.winning import FIRST_CALLER, FIRST_YAKU, HIGHEST_SCORE, Deals, Wins
from hanashobu.rules.winning import NOBODY as NO_WINNER
from hanashobu.rules.yaku import Yaku
from hanashobu.text import Arg, Message
from hanashobu.text.names import Name, month_name, name

MUST_SHOW = Claims("", one_of_each="")


def dealer_first(rule: str, *, uneven: bool = False) -> Line:
    """The dealer plays first, and the round ends when hands and draw pile are used up; `uneven`: when hands are."""
    return line(rule, "rule-dealer-first-uneven" if uneven else "rule-dealer-first")


@dataclass(frozen=True, kw_only=True)
class Ruleset(Part):
    """Everything about one game at one table, as frozen parts."""

    seats: Annotated[int, whole(2, MOST_SEATS)]
    deal: Deal
    flaws: tuple[Flaw, ...]
    dues: tuple[Due, ...]
    deals: Deals
    length: Length
    play: Line
    values: Values = NO_VALUES
    yaku: tuple[Yaku, ...] = ()
    deck: CardSet = DECK
    draw: DealerDraw = EARLIEST_MONTH
    wilds: tuple[Wild, ...] = ()
    teyaku: tuple[Teyaku, ...] = ()
    multiplier: Multiplier | None = None
    pile_choice: PileChoice | None = None
    must_match: bool = False
    play_on: str = ""  # id: when the hands are out, players go on from the draw pile alone
    uneven: str = ""  # id: hands and draw pile do not run out together
    add_up: str = ""  # id: how yaku count beside each other
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
    lucky: Lucky | None = None
    raises: tuple[Raise, ...] = ()
    liable: tuple[Liable, ...] = ()
    instead: tuple[Instead, ...] = ()
    instead_rule: str = ""  # id: what happens where several players have such a thing
    wins: Wins = HIGHEST_SCORE
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
        lines += [*_said(self.sits_out, self.leader), *self._flaws(VOID), *_said(self.multiplier)]
        lines += self.dropout.lines(bool(self.teyaku)) if self.dropout else []
        lines += [line(self.dropout.id_of("pot"), "rule-pot-given-back")] if self.dropout and self.may_be_unwon() else []
        if self.dropout and self.instead:
            instead = [name(row.name, row.kanji) for row in self.instead]
            lines.append(line(self.dropout.id_of("beside"), "rule-dropout-beside", instead=instead))
        lines += self.claims.lines(self.kinds(), self.notes_teyaku())
        lines += [self.claims.line(hand, self.yaku_unit(), self.notes_teyaku()) for hand in self.teyaku]
        if self.lucky:
            lines += self.lucky.lines([name(hand.name, hand.kanji) for hand in self.teyaku if hand.ends and not hand.on_field])
        lines += [*_said(self.return_card), *self._flaws(DEALER_TAKES), *_said(self.pile_choice)]
        lines += [line(self.redeal_rule(), "rule-redeal", hands=self.hands_to_redeal())] if self.redeal_rule() else []
        lines.append(self.play)
        lines += [self.cut] if self.cut else []
        if not self.pile_choice:
            lines.append(line("CO-6", "rule-turn"))
        lines.append(line("CO-7", "rule-takes"))
        lines.append(line("CO-9", "rule-must-match") if self.must_match else line("CO-8", "rule-must-take"))
        lines += [line(self.play_on, "rule-play-on")] if self.play_on else []
        if left := self.left_over():
            months = dict.fromkeys(card // 4 + 1 for card in each(left))
            lines.append(line(self.deal.rule, "rule-left-over", months=list(map(month_name, months))))
        lines += [line for wild in self.wilds for line in wild.lines(self.deck)]
        lines += _said(self.calls)
        lines += self.values.lines(self.deck) if self.values.classes else []
        lines += [*self.units.lines(), *self._beside_each_other(), *sentences(self, self.sheet())]
        lines += [row.line(self.yaku_unit()) for row in self.instead]
        lines += self._several_instead()
        call = self.calls.words.goes_on.name if self.calls else None
        lines += [line for one in self.raises for line in one.lines(call, [self.called(id) for id in one.only])]
        lines += [*_said(*self.liable, self.wins), *self.deals.lines(self.wins)]
        return lines + list(self.notes) + self.length.lines(self.units.word)

    def bars(self) -> bool:
        """Whether some yaku count only in a month, or for some players."""
        return any(row.places or any(level.month for level in row.levels) for row in self.yaku)

    def _flaws(self, then: int) -> list[Line]:
        return [line for flaw in self.flaws if flaw.then == then for line in flaw.lines(self.values.scoring())]

    def _several_instead(self) -> list[Line]:
        """What counts where several things take the place of the sheet."""
        first = min((row.rank for row in self.instead), default=0)
        ranks = [[name(row.name, row.kanji) for row in self.instead if (row.rank == first) == is_first] for is_first in (True, False)]
        if not self.instead_rule:
            return []
        if not ranks[1]:
            return [line(self.instead_rule, "rule-several-instead")]
        return [line(self.instead_rule, "rule-instead-ranks", first=ranks[0], later=ranks[1])]

    def _beside_each_other(self) -> list[Line]:
        """How yaku add up: all of them, or of each group the most valuable."""
        groups = {row.group: [name(one.name, one.kanji) for one in self.yaku if one.group == row.group] for row in self.yaku if row.group}
        together = [rows for rows in groups.values() if len(rows) > 1]
        if not self.add_up:
            return []
        if len(together) == 1:
            return [line(self.add_up, "rule-yaku-of-one-group", rows=together[0])]
        return [line(self.add_up, "rule-yaku-of-groups" if together else "rule-yaku-add-up")]

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
        return tuple(dict.fromkeys((*(row.id for row in self.paid()), *self.reasons())))

    def reasons(self) -> dict[str, Arg]:
        """The ids of everything that is paid for and has no name of its own, with what people call it."""
        found: dict[str, Arg] = {due.rule: reason for due in self.dues if (reason := due.reason())}
        found |= {one.rule: one.reason(self.calls.words.goes_on.name if self.calls else None) for one in self.raises}
        for part in (self.dropout, self.campaign):
            found |= part.reasons() if part else {}
        return {rule: what for rule, what in found.items() if rule}

    def paid(self) -> tuple[Yaku | Teyaku | Instead, ...]:
        """Everything that has a name and brings points."""
        return (*self.yaku, *self.teyaku, *self.instead)

    def called(self, rule: str) -> Name:
        """What people call the thing with this id: its name with romaji and kanji, as an argument of messages."""
        names = dict.fromkeys(row.name for row in self.paid() if row.id == rule)
        english = " or ".join(names) or rule
        return name(english, next((row.kanji for row in self.paid() if row.id == rule and row.name == english), ""))

    def reason(self, rule: str) -> Arg:
        """What something is paid for: a name, such as that of a yaku, or words such as "going out", which are a message."""
        named = any(row.id == rule for row in self.paid())
        return self.called(rule) if named else self.reasons().get(rule) or self.called(rule)

    def scored_by(self) -> str:
        """The rule under which a round's results stand: the first line that is not just paid from one to another."""
        return next((due.rule for due in self.dues if due.by != OPPONENTS), self.deals.rule)

    def spoilt_by(self, points: Sequence[int]) -> Instead | None:
        """What leaves nobody any score in a round with these card points: somebody has too few (HA-O3)."""
        low = min(points, default=0)
        return next((row for row in self.instead if not row.points and points and row.cards[0] <= low <= row.cards[1]), None)

    def balances(self) -> bool:
        """Whether what one player gains in a round others lose: nothing is only written down, and par is an equal share."""
        held = [due for due in self.sheet() if due.players in (0, *self.numbers())]
        return all(due.by != SHEET and due.to != NOBODY and (due.by != BANK or self._shares_out(due)) for due in held)

    def _shares_out(self, due: Due) -> bool:
        """Whether a line against par gives one what it takes from another: the pars are the whole deck, and nothing of it is left over."""
        if due.of != CARDS or due.rounding or due.half or due.least or due.to != EVERYBODY:
            return False
        early = due.when & self.ends() & ~OUT and due.yaku != NONE
        fewer = (due.players or min(self.numbers())) < self.most_players() and not self.play_on
        return not (early or self.uneven or fewer or self.left_over()) and sum(self.pars(due)) == self.values.total(self.deck)

    def sheet(self) -> tuple[Due, ...]:
        """The lines; one for an equal share, which depends on how many play, is one for each number of players."""
        return tuple(
            replace(due, players=many) if many else due
            for due in self.dues
            for many in (self.numbers() if EQUAL in due.par and not due.players and len(self.numbers()) > 1 else (0,))
        )

    def notes_teyaku(self) -> bool:
        """Whether teyaku are paid when the round is settled, and not at once."""
        return any(due.of == TEYAKU for due in self.dues)

    def redeal_rule(self) -> str:
        """The rule by which a player may ask for a redeal; empty if nobody may."""
        return next((flaw.rule for flaw in self.flaws if flaw.then == ASKS), "")

    def hands_to_redeal(self) -> list[Message]:
        """The dealt hands with which that is allowed, in words."""
        return [flaw.what(self.values.scoring()) for flaw in self.flaws if flaw.then == ASKS]

    def feat(self, feat: int) -> Due | None:
        """The line that pays for a feat."""
        return next((due for due in self.dues if due.to == feat), None)

    def answered_for(self) -> tuple[str, ...]:
        """The yaku for which whoever laid the completing card may have to pay alone."""
        return tuple(id for one in self.liable if one.who == LAYER for id in one.yaku)

    def ends(self) -> int:
        """The ways in which a round can end after its first card, as bits."""
        stops = STOPPED if any(row.stops for row in self.yaku) else 0
        lucky = LUCKY | DRAWN if any(hand.ends for hand in self.teyaku) else 0
        return OUT | stops | lucky | (CALLED if self.calls else 0) | (CANCELLED if self.calls and self.calls.cancel else 0)

    def record_words(self) -> dict[str, str]:
        """The words of its own that a record of such a match may have, each with the rule that says what it means."""
        found = {flaw.word: flaw.rule for flaw in self.flaws if flaw.voids}
        found |= self.calls.record_words() if self.calls else {}
        return found | ({"raised": self.raises[0].rule} if self.raises else {})

    def most_players(self) -> int:
        """How many play a round at most."""
        return self.dropout.players if self.dropout else self.seats

    def prized(self) -> CardSet:
        """The cards that make a good hand, where not everybody plays."""
        return self.dropout.prized if self.dropout else self.deck

    def numbers(self) -> tuple[int, ...]:
        """How many may play a round."""
        return self.dropout.numbers() if self.dropout else (self.seats,)

    def may_play_fewer(self, players: int) -> bool:
        """Whether another number of players than this may play a round."""
        return players != self.seats if self.dropout is None else True

    def refills(self) -> bool:
        """Whether the dealer may take cards of the field that are replaced from the draw pile."""
        return any(flaw.dealer_takes and flaw.months and flaw.months.fours for flaw in self.flaws)

    def first_hand(self) -> int:
        """How many cards a player has before the first turn."""
        return (self.deal.total("hands") or self.deal.total("piles")) - bool(self.return_card)

    def on_field(self) -> int:
        """How many cards lie on the field at first; the hand of a player who sits out is the field."""
        return self.deal.total("hands") - 1 if self.sits_out else self.deal.total("field")

    def blank(self) -> CardSet:
        """The card with which somebody sits out, which nobody takes."""
        return THE_BLANK if self.sits_out else NO_CARDS

    def wild_cards(self) -> CardSet:
        """The cards that take a card of choice."""
        return CardSet(sum(wild.cards for wild in self.wilds))

    def taken_before_play(self) -> CardSet:
        """The cards that the dealer takes if they are dealt to the field."""
        return CardSet(sum(flaw.cards.all_of for flaw in self.flaws if flaw.dealer_takes))

    def times(self) -> set[int]:
        """By what a round may be multiplied."""
        return self.multiplier.times() if self.multiplier else {1}

    def most_times(self) -> int:
        """By how much a round is multiplied at most."""
        return self.multiplier.most(self.deck, self.deal.total("field")) if self.multiplier else 1

    def parts(self) -> Iterator[TablePart]:
        """The parts that know their own numbers, and what can be wrong with them."""
        for value in vars(self).values():
            yield from (part for part in (value if isinstance(value, tuple) else (value,)) if isinstance(part, TablePart))

    def gives_the_rest(self) -> bool:
        """Whether somebody gets what is left on the field, or some of it."""
        return any(wild.gets_the_rest for wild in self.wilds)

    def sweeps(self) -> bool:
        """Whether somebody gets all that is left on the field."""
        return any(wild.leftovers == USER for wild in self.wilds)

    def left_over(self) -> CardSet:
        """Cards of which some may lie on the field in the end, because their months are not whole."""
        whole = sum(month_cards(month.number) for month in MONTHS if not month_cards(month.number) & ~self.deck)
        return CardSet(0 if self.sweeps() else self.deck & DECK & ~whole)

    def cleared(self) -> CardSet:
        """Cards that somebody has when hands and draw pile are used up, as far as all at the table play."""
        some_stay = self.uneven or any(wild.leftovers != USER for wild in self.wilds)
        return CardSet(0 if some_stay else self.deck & ~self.left_over())

    def may_be_unwon(self) -> bool:
        """Whether a round can be settled without a winner."""
        spoilt = any(not row.points for row in self.instead)
        certain = [measure for measure in self.wins.by if measure not in (FIRST_CALLER, FIRST_YAKU)]
        return spoilt or not certain or any(tie.by == NO_WINNER for tie in self.wins.ties)

    def pars(self, due: Due) -> tuple[int, ...]:
        """Par by place in turn order for a line against par, with an equal share of the deck counted out; empty for another line."""
        many = due.players or self.most_players()
        pars = tuple(self.values.total(self.deck) // many if par == EQUAL else par for par in due.par)
        return pars * many if len(pars) == 1 else pars


class HasLines(Protocol):
    """A part of a ruleset that can say its rules by itself."""

    def lines(self) -> list[Line]:
        """The part in words."""


def _said(*parts: HasLines | None) -> list[Line]:
    return [line for part in parts if part for line in part.lines()]
