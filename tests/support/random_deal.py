"""Who plays a round drawn at random, and what is dealt."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from hanashobu.cards import BLANK, CHAFF, DECK, MONTHS, CardSet, each, month_cards
from hanashobu.rules import wild
from hanashobu.rules.deal import Deal, Packet
from hanashobu.rules.flaws import (
    ASKS,
    FIELD,
    HAND,
    VOID,
    Flaw,
    dealer_takes_card,
    dealer_takes_fours,
    dealer_takes_pairs,
    four_of_a_month,
)
from hanashobu.rules.ruleset import Ruleset, dealer_first
from hanashobu.rules.text import Line
from hanashobu.rules.teyaku import Months
from hanashobu.rules.yaku import without
from tests.support.random_parts import USUAL, hints_of
from tests.support.random_sheet import RandomSheet

SIZES = {7: 49, 5: 45}  # with so many seats every card of such a deck can be dealt, one of them blank


class RandomDeal(RandomSheet):
    """Draws the parts on seats, deck and deal."""

    def some(self, name: str, share: float, where: object = True) -> Any:
        """A part of the ruleset, drawn with this probability where it can be."""
        return self.value(hints_of(Ruleset)[name]) if where and self.chance(share) else USUAL

    # Who plays.

    def ruleset_dropout(self) -> Any:
        """At larger tables."""
        return self.some("dropout", 0.8, self.made["seats"] > 3)

    def dropout_players(self) -> Any:
        """Fewer than there are."""
        return self.random.choice((2, 3, 4)) if self.made["seats"] > 4 and self.chance(0.3) else USUAL

    def dropout_two_left(self) -> Any:
        """Where more than two play."""
        return self.random.randint(0, 2) if self.here.get("players", 3) > 2 and self.chance(0.4) else USUAL

    def dropout_waits(self) -> Any:
        """Four must be dealt in."""
        most = self.made["seats"] - self.here.get("players", 3) - 1
        return self.random.randint(1, most) if most > 0 and self.chance(0.3) else USUAL

    def dropout_under(self) -> Any:
        """Sentences that are always said."""
        said = ("fee", "forced", "two", "ends", "moves", "hands", "pot")
        return tuple((sentence, self.id()) for sentence in said) if self.chance(0.7) else USUAL

    def compensation_set(self) -> Any:
        """Cards with points of their own."""
        return self.cards() if self.chance(0.3) else USUAL

    def compensation_set_points(self) -> Any:
        """With the cards."""
        return self.random.randint(1, 9) if self.here.get("set") else USUAL

    def compensation_no_play_rule(self) -> Any:
        """With the limit."""
        return self.id() if self.here.get("no_play") else USUAL

    def ruleset_sits_out(self) -> Any:
        """Where every card can be dealt and the blank goes to one."""
        return self.some("sits_out", 0.5, self.made.get("dropout") and not self.made["dropout"].waits and self.made["seats"] in SIZES)

    def ruleset_pile_choice(self) -> Any:
        """Piles in place of hands."""
        return self.some("pile_choice", 0.15, not self.made.get("dropout") and self.made["seats"] < 7)

    def ruleset_return_card(self) -> Any:
        """Where three may play."""
        return self.some("return_card", 0.2, self.players == 3 and not self.made.get("pile_choice"))

    def ruleset_leader(self) -> Any:
        """A field that is turned up."""
        return self.some("leader", 0.15, not self.made.get("sits_out") and not self.made.get("pile_choice"))

    def ruleset_swap(self) -> Any:
        """The dealer's hand."""
        return self.some("swap", 0.15, not self.made.get("pile_choice"))

    def swap_passes(self) -> int:
        """Some."""
        return self.random.randint(1, 3)

    def ruleset_blind(self) -> Any:
        """Playing blind."""
        return self.some("blind", 0.12)

    # The deal.

    def ruleset_deck(self) -> Any:
        """Whole, without some months, or without some cards; with the blank where somebody sits out."""
        if self.made.get("sits_out"):
            month = 0 if self.made["seats"] == 7 else month_cards(self.random.randint(1, 12))
            self.deck = CardSet(DECK & ~month | 1 << BLANK)
        elif self.chance(0.3):
            without = self.random.sample(range(1, 13), self.random.randint(1, 3))
            self.deck = CardSet(DECK & ~sum(map(month_cards, without)))
        elif self.chance(0.1):
            month = self.random.randint(1, 12)
            self.deck = CardSet(DECK & ~(month_cards(month) & CHAFF) if (month_cards(month) & CHAFF).bit_count() == 2 else DECK)
        return USUAL if self.deck == DECK else self.deck

    def ruleset_deal(self) -> Any:
        """Hands and a field that the deck has room for; mostly such that hands and draw pile run out together."""
        size, dropout = self.deck.bit_count(), self.made.get("dropout")
        waits = dropout.waits if dropout else 0
        dealt = self.made["seats"] - waits
        if self.made.get("pile_choice"):
            ways = [number for number in range(2, 13) if 0 <= size - 2 * number * dealt <= 18]
            each_pile = self.random.choice(ways)
            packets = [Packet("piles", each_pile), Packet("field", size - 2 * each_pile * dealt)]
        elif self.made.get("sits_out"):
            packets = [Packet("hands", SIZES[self.made["seats"]] // self.made["seats"])]
            self._uneven(size - 1 - (packets[0].each - 1), packets[0].each)
        else:
            packets = self._hands_and_field(size, dealt)
        if len(packets) > 1 and self.chance(0.5):
            packets = [
                Packet(to, part) for first in (True, False) for to, many in packets for part in [many // 2 if first else many - many // 2]
            ]
        found = tuple(packet for packet in packets if packet.each)
        return self.part(Deal, packets=found, waits=waits, face_down=bool(self.made.get("leader")))

    def _hands_and_field(self, size: int, dealt: int) -> list[Packet]:
        returned = bool(self.made.get("return_card"))
        least = dealt if self.made.get("leader") else 0
        ways = [(hand, field) for hand in range(3, 13) for field in range(least, 15) if hand * dealt + field <= size]
        even = [(hand, field) for hand, field in ways if size - field == 2 * self.players * (hand - returned)]
        hand, field = self.random.choice(even if even and self.chance(0.75) else ways)
        self._uneven(size - field, hand - returned)
        return [Packet("hands", hand), Packet("field", field)]

    def _uneven(self, left: int, hand: int) -> None:
        """What becomes of the draw pile when the hands are out."""
        turns = self.players * hand
        if left - turns != turns:
            draws_on = left - turns > turns and self.chance(0.4)
            self.made["play_on" if draws_on else "uneven"] = self.id()

    def ruleset_play_on(self) -> Any:
        """The deal says so."""
        return USUAL

    ruleset_uneven = ruleset_play_on

    def ruleset_play(self) -> Line:
        """Who begins."""
        return dealer_first(self.id())

    def any_line(self) -> Line:
        """A line of a game's own."""
        return Line(self.id(), "Nobody speaks while cards are dealt.")

    def ruleset_cut(self) -> Any:
        """Of a common draw pile."""
        return self.some("cut", 0.12, not self.made.get("pile_choice"))

    def on_field(self) -> int:
        """How many cards lie there at first."""
        deal: Deal = self.made["deal"]
        return deal.total("hands") - 1 if self.made.get("sits_out") else deal.total("field")

    def ruleset_flaws(self) -> tuple[Flaw, ...]:
        """Four of a month, where they could lie for ever; perhaps others, those that void a deal first."""
        swept = any(one.leftovers == wild.USER for one in self.made.get("wilds", ()))
        fours = self.on_field() >= 4 and not (swept and self.chance(0.5))
        taken = fours and not any(self.made.get(part) for part in ("pile_choice", "sits_out", "dropout")) and self.chance(0.25)
        if taken and not self.made.get("play_on"):
            self.made["uneven"] = self.id()
        voids = [four_of_a_month(self.id())] if fours and not taken else []
        takes = [dealer_takes_fours(self.id())] if taken else []
        return (*voids, *self._voids(), *self._asks(), *self._takes(), *takes)

    def _voids(self) -> Iterator[Flaw]:
        """Cards that seldom lie on the field, or come together in a hand."""
        deal: Deal = self.made["deal"]
        hand = deal.total("hands")
        if self.on_field() >= 3 and self.chance(0.25):
            month = month_cards(self.random.randint(1, 12))
            if not month & ~self.deck:
                yield self.part(Flaw, where=FIELD, then=VOID, months=Months(threes=1), of=CardSet(month), under=())
        if hand >= 4 and self.chance(0.2):
            months = Months(fours=1) if hand < 6 or self.chance(0.4) else Months(pairs=hand // 2, split=self.chance(0.7))
            yield self.part(Flaw, where=HAND, then=VOID, months=months, of=DECK, under=())

    def _asks(self) -> Iterator[Flaw]:
        """A hand without card points, or with two cards."""
        scoring = self.values.scoring()
        if scoring.bit_count() > 12 and self.chance(0.15):
            yield self.part(Flaw, where=HAND, then=ASKS, cards=without(scoring), months=None, of=DECK, why="", under=())

    def _takes(self) -> Iterator[Flaw]:
        """Pairs of two sorts of cards, and a wild card."""
        scoring = self.values.scoring()
        sorts = ([1 << card & scoring != 0 for card in each(month_cards(month.number) & self.deck)] for month in MONTHS)
        two = not any(len(set(three)) == 1 for month in sorts for three in combinations(month, 3))
        if two and self.on_field() > 2 and self.chance(0.7):
            yield dealer_takes_pairs(self.id())
        cards: CardSet = self.made["wilds"][0].cards if self.made.get("wilds") else CardSet(0)
        if cards.bit_count() == 1 and self.on_field() > 1 and self.chance(0.15):
            yield dealer_takes_card(self.id(), cards, order=self.id())

    def flaw_cards(self) -> Any:
        """Given, or any."""
        return USUAL

    def flaw_why(self) -> Any:
        """A word for records."""
        return f"why_{self.id()[3:]}" if self.chance(0.3) else USUAL
