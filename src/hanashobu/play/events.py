"""What happened at a table, one immutable fact each: the vocabulary of records, replays, clients and bots (docs/record.md).

An event that has a private part is cut down for each seat by `seen_by`; a hidden card is written `?`, so that counts stay.
"""

from __future__ import annotations

from typing import Literal

import msgspec

FORMAT = "hanafuda-record/1"
HIDDEN = "?"

Cards = tuple[str, ...]
Party = int | Literal["bank"]


class Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="event"):
    """A fact that everybody at the table sees, unless `seen_by` says otherwise."""

    def seen_by(self, seat: int | None) -> Event | None:
        """What this seat learns of it; None is a spectator."""
        return self


class MatchBegins(Event, frozen=True, tag="match"):
    """Who plays what, by which rules."""

    format: str
    game: str
    options: dict[str, bool | int | str | None]
    seats: tuple[str, ...]
    start: tuple[int, ...]
    rounds: int | None = None
    time: str | None = None


class DealerDraw(Event, frozen=True, tag="dealer_draw"):
    """The draw for the first dealer, pass by pass (CO-4)."""

    draws: tuple[Cards, ...]
    dealer: int


class RoundBegins(Event, frozen=True, tag="round"):
    """A round begins; not repeated after a misdeal."""

    number: int
    dealer: int
    totals: tuple[int, ...]


class Deal(Event, frozen=True, tag="deal"):
    """The cards as dealt; a seat sees its own hand and the field."""

    hands: tuple[Cards | None, ...]
    piles: tuple[tuple[Cards, Cards], ...] | None
    field: Cards
    stock: Cards

    def seen_by(self, seat: int | None) -> Deal:
        """Other hands, piles and the draw pile face down."""
        hands = tuple(hand if place == seat else _face_down(hand) for place, hand in enumerate(self.hands))
        piles = self.piles and tuple((_hide(first), _hide(second)) for first, second in self.piles)
        return Deal(hands, piles, self.field, _hide(self.stock))


class Misdeal(Event, frozen=True, tag="misdeal"):
    """The deal is thrown in (CO-12)."""

    why: Literal["four_of_a_month", "three_willows", "requested"]
    seat: int | None = None


class Multiplier(Event, frozen=True, tag="multiplier"):
    """What every exchange of the round is multiplied by, and what waits for later rounds."""

    value: int
    waiting: tuple[int, ...] = ()


class Claim(Event, frozen=True, tag="claim"):
    """A teyaku is shown."""

    seat: int
    teyaku: tuple[str, ...] = ()
    shown: Cards = ()


class DealerTakes(Event, frozen=True, tag="dealer_takes"):
    """The dealer takes cards before play."""

    seat: int
    cards: Cards


class Pile(Event, frozen=True, tag="pile"):
    """A player chooses one of two piles as hand; only that player sees the cards."""

    seat: int
    hand: int
    cards: Cards = ()

    def seen_by(self, seat: int | None) -> Pile:
        """The cards only for who took them."""
        return self if seat == self.seat else Pile(self.seat, self.hand, _hide(self.cards))


class Play(Event, frozen=True, tag="play", rename={"source": "from"}):
    """A card is played, and takes or stays."""

    seat: int
    source: Literal["hand", "stock"]
    card: str
    takes: Cards = ()
    alone: bool = False


class Made(Event, frozen=True, tag="made"):
    """A turn formed a yaku that everybody must know of."""

    seat: int
    yaku: tuple[str, ...]


class Redeal(Event, frozen=True, tag="redeal"):
    """A player asks for a new deal; a misdeal follows."""

    seat: int


class Leftovers(Event, frozen=True, tag="leftovers"):
    """What was left on the field goes to a player."""

    seat: int
    cards: Cards


class Pay(Event, frozen=True, tag="pay", rename={"payer": "from", "payee": "to"}):
    """Somebody pays somebody, and why (CO-15)."""

    payer: Party
    payee: Party
    amount: int
    why: str


class Score(Event, frozen=True, tag="score"):
    """What everybody held, and what the round changed."""

    cards: tuple[int, ...]
    yaku: tuple[tuple[tuple[str, int | None], ...], ...]  # a yaku that stops the round has no value
    result: tuple[int, ...]


class RoundEnds(Event, frozen=True, tag="round_end"):
    """Who won the round and deals the next."""

    next_dealer: int
    totals: tuple[int, ...]
    why: Literal["hands_out", "stopped"]
    winner: int | None = None


class MatchEnds(Event, frozen=True, tag="match_end"):
    """The end."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    why: Literal["rounds", "target", "bust", "stopped"]


AnyEvent = (
    MatchBegins
    | DealerDraw
    | RoundBegins
    | Deal
    | Misdeal
    | Multiplier
    | Claim
    | DealerTakes
    | Pile
    | Play
    | Made
    | Redeal
    | Leftovers
    | Pay
    | Score
    | RoundEnds
    | MatchEnds
)


def _hide(cards: Cards) -> Cards:
    return (HIDDEN,) * len(cards)


def _face_down(cards: Cards | None) -> Cards | None:
    return None if cards is None else _hide(cards)


def visible(events: list[AnyEvent], seat: int | None) -> list[Event]:
    """What a seat learns of these events."""
    seen = (event.seen_by(seat) for event in events)
    return [event for event in seen if event is not None]
