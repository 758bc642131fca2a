"""What one seat may know, in the words of players. It is made from the engine's view, which has no other knowledge."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random

from hanashobu.api import drawing
from hanashobu.api.action import Action, actions_of, late_actions_of
from hanashobu.api.cards import CardSet, mask_of
from hanashobu.api.question import Question, question_of
from hanashobu.api.yaku import Yaku, yaku_of
from hanashobu.play import extras, participation, view
from hanashobu.play.mechanisms.kinds import ExtraValue
from hanashobu.play.view import Status


@dataclass(frozen=True, kw_only=True)
class Player:
    """One seat as everybody sees it."""

    seat: int
    name: str
    total: int
    taken: CardSet
    card_points: int  # of the cards taken
    yaku: tuple[Yaku, ...]  # of the cards taken
    hand_size: int
    shown: CardSet  # cards of the hand that everybody has seen
    draw_pile: int  # cards left in the pile that this seat draws from
    playing: bool  # whether they play this round
    status: str  # `out`, `sage`, `sits out with the blank` …; empty where there is nothing to say
    extra: Mapping[str, ExtraValue]  # what else the game shows of it, by name: `stake`, `loans` …


class View:
    """A seat's knowledge of the table: the cards it sees, everybody's piles and totals, and what it is asked; None is a spectator."""

    def __init__(self, engine_view: view.View, random: Random) -> None:
        self._view = engine_view
        self._random = random

    @property
    def engine(self) -> view.View:
        """The same as the engine has it, for code that needs its numbers."""
        return self._view

    @property
    def seat(self) -> int | None:
        """Whose view it is."""
        return self._view.seat

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody's name, by seat."""
        return self._view.names

    @property
    def hand(self) -> CardSet:
        """The seat's own cards; none while it has not looked at them (HH-62)."""
        return CardSet.of_mask(self._view.hand if participation.looked(self._view) else 0)

    @property
    def field(self) -> CardSet:
        """The cards that lie open on the table."""
        return CardSet.of_mask(self._view.field)

    @property
    def draw_pile(self) -> int:
        """How many cards are left to draw, for this seat where everybody has a pile of their own."""
        return self._view.stock_left(self._view.me)

    @property
    def unseen(self) -> CardSet:
        """The cards that this seat has never seen: in other hands, or face down."""
        hidden = 0 if participation.looked(self._view) else self._view.hand
        return CardSet.of_mask(self._view.unseen() | hidden)

    @cached_property
    def players(self) -> tuple[Player, ...]:
        """Everybody at the table, by seat."""
        return tuple(self._player(seat) for seat in range(self._view.rules.seats))

    def _player(self, seat: int) -> Player:
        found = self._view
        pile = found.pile(seat)
        return Player(
            seat=seat,
            name=found.names[seat],
            total=found.total(seat),
            taken=CardSet.of_mask(pile),
            card_points=found.rules.values.of(pile),
            yaku=yaku_of(found.rules, found.tables, pile),
            hand_size=found.hand_sizes[seat],
            shown=CardSet.of_mask(found.shown(seat)),
            draw_pile=found.stock_left(seat),
            playing=found.plays(seat),
            status=str(participation.says(found, seat) or ""),
            extra=extras.values(found, seat),
        )

    @cached_property
    def question(self) -> Question | None:
        """What this seat is asked, with every answer; None if it is not asked."""
        return question_of(self._view)

    @cached_property
    def legal_actions(self) -> list[Action]:
        """What this seat can answer; empty if it is not asked. An offer is listed with its least sum, and may be higher."""
        return actions_of(self._view)

    @cached_property
    def late_actions(self) -> list[Action]:
        """What this seat can do whoever's turn it is, such as to claim a teyaku (TA-11, HH-7, NA-9)."""
        return late_actions_of(self._view)

    @property
    def actor(self) -> int | None:
        """Whose decision it is, as far as this seat may know."""
        return self._view.actor

    @property
    def status(self) -> Status:
        """`playing`, `between` (rounds) or `over`."""
        return self._view.status

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self._view.round

    @property
    def rounds(self) -> int | None:
        """How many rounds make the match; None for an open end."""
        return self._view.rules.length.rounds

    @property
    def dealer(self) -> int:
        """Who deals."""
        return participation.dealer(self._view)

    @property
    def extra(self) -> Mapping[str, ExtraValue]:
        """What else the game shows of the table now, by name: `multiplier`, `waiting`, `pot` and others."""
        return extras.values(self._view)

    def yaku(self, cards: str | Iterable[str]) -> tuple[Yaku, ...]:
        """The yaku that these cards would make at this table."""
        return yaku_of(self._view.rules, self._view.tables, mask_of(cards, "cards"))

    def card_points(self, cards: str | Iterable[str]) -> int:
        """What these cards count at this table, without yaku."""
        return self._view.rules.values.of(mask_of(cards, "cards"))

    @property
    def random(self) -> Random:
        """Random numbers for choosing for this seat now: they follow from the match's seed, and reveal nothing about the cards."""
        return self._random

    def __str__(self) -> str:
        return drawing.table(self)

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"{self.names[self.seat]} (seat {self.seat})"
        return f"<View for {who}: round {self.round}, hand '{self.hand}', field '{self.field}'>"
