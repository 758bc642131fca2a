"""Events that decide who plays a round: who is in or out, what two who are left agree on, and places that are sold."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from hanashobu.play.event import Cards, Event, hide


class Speak(Event, frozen=True, tag="speak"):
    """A player is in, or goes out and owes a fee."""

    seat: int
    says: Literal["in", "out"]
    fee: int = 0


class Agree(Event, frozen=True, tag="agree"):
    """One of two who are left in says whether to share the pot; the others learn the answer when both have answered."""

    seat: int
    agrees: bool | None = None

    def seen_by(self, seat: int | None) -> Agree:
        """The answer only for whoever gave it."""
        return self if seat == self.seat else replace(self, agrees=None)


class TwoLeft(Event, frozen=True, tag="two_left"):
    """Both have answered: who would share the pot, and what they do."""

    agree: tuple[int, ...]
    does: Literal["play", "split"]


class PassedHand(Event, frozen=True, tag="passed_hand", rename={"giver": "from", "taker": "to"}):
    """A hand goes to a player who was not dealt in; only the two know the cards."""

    giver: int
    taker: int
    cards: Cards = ()

    def seen_by(self, seat: int | None) -> PassedHand:
        """The cards, only for the players who had them and have them now."""
        return self if seat in (self.giver, self.taker) else replace(self, cards=hide(self.cards))


class ForcedOut(Event, frozen=True, tag="forced_out"):
    """Three are in already: a player may not play, and is compensated."""

    seat: int
    compensation: int


class Active(Event, frozen=True, tag="active"):
    """Who plays the round, in turn order."""

    seats: tuple[int, ...]
    dealer: int


class Offer(Event, frozen=True, tag="offer", rename={"buyer": "from", "seller": "to"}):
    """A forced-out player offers an active one a sum for the place in the round."""

    buyer: int
    seller: int
    amount: int


class CounterOffer(Event, frozen=True, tag="counter_offer", rename={"seller": "from", "buyer": "to"}):
    """An active player names another sum for the place in the round than was offered."""

    seller: int
    buyer: int
    amount: int


class OfferAnswer(Event, frozen=True, tag="answer"):
    """The answer to an offer, or to a counter-offer."""

    seat: int
    accepts: bool
    counter: bool = False
