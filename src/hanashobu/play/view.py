"""What one seat may know, in the words of players. The only thing that bots, adapters and sockets ever get; `redaction.py` makes it."""

from __future__ import annotations

from typing import Literal

import msgspec

from hanashobu.cards import Card, CardSet
from hanashobu.engine.state import BETWEEN, FROM_STOCK, IN_ROUND, NEW, NOBODY, OVER, State
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import MOST_KINDS, Tables
from hanashobu.rules.teyaku import Teyaku
from hanashobu.rules.uses import BARS
from hanashobu.text import Player

Status = Literal["playing", "between", "over"]
STATUS: dict[int, Status] = {NEW: "playing", IN_ROUND: "playing", BETWEEN: "between", OVER: "over"}


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's knowledge: the public part of the state and its own hand; everything else in `table` is zero.

    `table` is for those who ask the engine what might happen: searches, previews. Everybody else reads the properties.
    """

    seat: int | None
    names: tuple[str, ...]
    rules: Ruleset
    tables: Tables
    table: State
    hand_sizes: tuple[int, ...]
    asked: str  # what somebody is asked, by the name of its kind in `mechanisms`; empty if nobody is, as far as this seat may know
    legal: tuple[int, ...]  # this seat's own actions, empty when it is not asked
    late: tuple[int, ...] = ()  # what it can do whoever's turn it is (TA-11, HH-7, NA-9)

    # The match.

    @property
    def status(self) -> Status:
        """Where the match stands."""
        return STATUS[self.table.status]

    @property
    def in_round(self) -> bool:
        """Whether a round is being played."""
        return self.table.status == IN_ROUND

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self.table.round

    @property
    def turn(self) -> int:
        """How many turns of the round are over."""
        return self.table.turn

    @property
    def multiplier(self) -> int:
        """What the points of the round are multiplied with."""
        return self.table.multiplier or 1

    # Who plays.

    @property
    def me(self) -> int:
        """The seat from whose place the table is seen; a spectator looks from the first."""
        return self.seat or 0

    @property
    def actor(self) -> int | None:
        """Whose decision it is."""
        return None if self.table.actor == NOBODY or self.table.status != IN_ROUND else self.table.actor

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that play the round."""
        return tuple(seat for seat in range(self.rules.seats) if self.table.playing >> seat & 1)

    def player(self, seat: int) -> Player:
        """Who sits in a seat, as an argument of messages."""
        return Player(self.names[seat], seat)

    def plays(self, seat: int) -> bool:
        """Whether a seat plays the round."""
        return self.table.playing >> seat & 1 == 1

    def plays_next(self, seat: int) -> bool:
        """Whether it is a seat's turn after this one's."""
        return self.table.next[self.me] == seat

    @property
    def leader(self) -> int | None:
        """Who plays first, where that is not simply the dealer."""
        return self.table.first if self.rules.leader else None

    # Cards.

    @property
    def field(self) -> CardSet:
        """The cards that lie open on the table."""
        return CardSet(self.table.field)

    @property
    def hand(self) -> int:
        """The seat's own cards."""
        return 0 if self.seat is None else self.table.hands[self.seat]

    def pile(self, seat: int) -> CardSet:
        """The cards that a seat has taken."""
        return CardSet(self.table.taken[seat])

    def barred(self, seat: int) -> int:
        """The rows of the engine's yaku table that do not count for a seat in this round, as bits."""
        return self.table.barred[seat] if self.tables.uses & BARS else 0

    def shown(self, seat: int) -> CardSet:
        """The cards of a seat's hand that everybody has seen."""
        return CardSet(self.table.shown[seat])

    def stock_left(self, seat: int) -> int:
        """How many cards are left in the draw pile that a seat draws from."""
        pile = self.table.draws_from[seat]
        return self.table.stock_end[pile] - self.table.stock_at[pile]

    def unseen(self) -> int:
        """Every card that this seat has never seen: in other hands, in piles or in the draw pile."""
        table = self.table
        seen = table.field | self.hand
        if self.seat is not None:
            seen |= table.gave[self.seat]
        for seat in range(self.rules.seats):
            seen |= table.taken[seat] | table.shown[seat]
        if table.card >= 0 and self.choosing:
            seen |= 1 << table.card
        return self.rules.deck & ~seen

    # What is asked.

    @property
    def choosing(self) -> bool:
        """Whether a played card waits for its player to say what it takes."""
        return self.asked == "take"

    @property
    def card(self) -> Card | None:
        """The card that waits for it."""
        return Card(self.table.card) if self.choosing else None

    @property
    def card_drawn(self) -> bool:
        """Whether that card comes from the draw pile."""
        return self.choosing and self.table.source == FROM_STOCK

    @property
    def question_known(self) -> bool:
        """Whether this seat knows who has to decide, and between what."""
        return bool(self.asked and (self.legal or self.asked == "play" or self.table.choice))

    @property
    def offer(self) -> int:
        """What is offered for a place in the round, or its holder asks for it (HH-52)."""
        return self.table.offer

    @property
    def buyer(self) -> int:
        """Who wants to buy it."""
        return self.table.buyer

    # What everybody has.

    def total(self, seat: int) -> int:
        """A seat's points in the match."""
        return self.table.totals[seat]

    def claimed(self, seat: int) -> tuple[Teyaku, ...]:
        """The teyaku that a seat has claimed in this round."""
        rows = self.table.claimed[MOST_KINDS * seat : MOST_KINDS * (seat + 1)]
        return tuple(self.rules.hands()[row - 1] for row in rows if row)
