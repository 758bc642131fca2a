"""What happened at a table, one immutable fact each: the vocabulary of records, replays, clients and bots (docs/record.md).

An event that has a private part is cut down for each seat by `seen_by`; a hidden card is written `?`, so that counts stay.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from hanashobu.cards import CardSet, union
from hanashobu.play.event import HIDDEN as HIDDEN
from hanashobu.play.event import Cards as Cards
from hanashobu.play.event import Event as Event
from hanashobu.play.event import Party as Party
from hanashobu.play.event import face_down, hide
from hanashobu.play.event import visible as visible
from hanashobu.play.event import words as words
from hanashobu.play.fair import FairDeal
from hanashobu.play.participation_events import Active as Active
from hanashobu.play.participation_events import Agree as Agree
from hanashobu.play.participation_events import CounterOffer as CounterOffer
from hanashobu.play.participation_events import ForcedOut as ForcedOut
from hanashobu.play.participation_events import Offer as Offer
from hanashobu.play.participation_events import OfferAnswer as OfferAnswer
from hanashobu.play.participation_events import PassedHand as PassedHand
from hanashobu.play.participation_events import Speak as Speak
from hanashobu.play.participation_events import TwoLeft as TwoLeft

FORMAT = "hanafuda-record/1"
RULES = 2  # the version of the rules that a record goes by; every header names it


class MatchBegins(Event, frozen=True, tag="match"):
    """Who plays what, by which rules."""

    format: str
    game: str
    options: dict[str, bool | int | str | None]
    seats: tuple[str, ...]
    start: tuple[int, ...]
    rounds: int | None = None
    time: str | None = None
    rules: int | None = None  # the version of the rules, which has to be there
    game_hash: str | None = None  # the SHA-256 of the game's file, for a game from outside the package
    words: dict[str, str] = msgspec.field(default_factory=dict)  # what this game adds to those of the format, each with its rule
    fair: FairDeal | None = None  # what the seed was made from, except for the secret that the end reveals


class DealerDraw(Event, frozen=True, tag="dealer_draw"):
    """The draw for the first dealer, pass by pass (CO-4); it may also decide who sits where (NA-22)."""

    draws: tuple[Cards, ...]
    dealer: int
    seated: bool = False


class RoundBegins(Event, frozen=True, tag="round"):
    """A round begins; not repeated after a misdeal."""

    number: int
    dealer: int
    totals: tuple[int, ...]


class Blind(Event, frozen=True, tag="blind"):
    """The dealer declares to play blind, or looks."""

    seat: int
    does: Literal["looks", "mizuten"]


class Swap(Event, frozen=True, tag="swap", rename={"holder": "with"}):
    """A player takes the dealer's hand from whoever has it, or keeps their own."""

    seat: int
    holder: int | None = None


class Deal(Event, frozen=True, tag="deal"):
    """The cards as dealt; a seat sees its own hand and the field, unless that lies face down."""

    hands: tuple[Cards | None, ...]
    piles: tuple[tuple[Cards, Cards], ...] | None
    field: Cards
    stock: Cards
    face_down: bool = False

    def seen_by(self, seat: int | None) -> Deal:
        """Other hands, piles and the draw pile face down."""
        hands = tuple(hand if place == seat else face_down(hand) for place, hand in enumerate(self.hands))
        piles = self.piles and tuple((hide(first), hide(second)) for first, second in self.piles)
        field = hide(self.field) if self.face_down else self.field
        return replace(self, hands=hands, piles=piles, field=field, stock=hide(self.stock))


class Misdeal(Event, frozen=True, tag="misdeal"):
    """The deal is thrown in (CO-12); a hand that is the reason shows the cards that prove it."""

    why: str  # a word that the format names, or that the header declares
    seat: int | None = None
    cards: tuple[str, ...] = ()


class SitsOut(Event, frozen=True, tag="sits_out"):
    """The player with the blank sits the round out; the other cards of that hand are the field."""

    seat: int
    why: Literal["blank"]
    field: Cards = ()


class Leader(Event, frozen=True, tag="leader"):
    """Everybody turned a card of the field; then all of it is turned up."""

    turned: tuple[str | None, ...]
    leader: int
    field: Cards = ()


class Multiplier(Event, frozen=True, tag="multiplier"):
    """What every exchange of the round is multiplied by, and what waits for later rounds."""

    value: int
    waiting: tuple[int, ...] = ()


class Shuffle(Event, frozen=True, tag="shuffle"):
    """Cards were put onto the draw pile, and it is shuffled."""

    stock: Cards

    def seen_by(self, seat: int | None) -> Shuffle:
        """How many cards there are."""
        return replace(self, stock=hide(self.stock))


class Claim(Event, frozen=True, tag="claim"):
    """Teyaku are shown, or kept hidden; that a hand was kept hidden nobody else learns."""

    seat: int
    teyaku: tuple[str, ...] = ()
    shown: Cards = ()
    declined: tuple[str, ...] = ()

    def seen_by(self, seat: int | None) -> Claim | None:
        """What lies open."""
        if seat == self.seat:
            return self
        return replace(self, declined=()) if self.teyaku else None


class Return(Event, frozen=True, tag="return"):
    """A player puts a hand card back into the draw pile."""

    seat: int
    card: str

    def seen_by(self, seat: int | None) -> Return:
        """The card only for its player."""
        return self if seat == self.seat else replace(self, card=HIDDEN)


class Cut(Event, frozen=True, tag="cut"):
    """The draw pile is cut."""

    seat: int
    stock: Cards

    def seen_by(self, seat: int | None) -> Cut:
        """How many cards there are."""
        return replace(self, stock=hide(self.stock))


class Call(Event, frozen=True, tag="call"):
    """A player lets the round go on, or ends it."""

    seat: int
    says: str  # a word that the format names, or that the header declares


class DealerTakes(Event, frozen=True, tag="dealer_takes"):
    """The dealer takes cards before play."""

    seat: int
    cards: Cards
    dealt: Cards = ()  # to the field in their place

    @property
    def captured(self) -> tuple[int, CardSet]:
        """The dealer's pile gets them."""
        return self.seat, union(self.cards)


class Pile(Event, frozen=True, tag="pile"):
    """A player chooses one of two piles as hand; only that player sees the cards."""

    seat: int
    hand: int
    cards: Cards = ()

    def seen_by(self, seat: int | None) -> Pile:
        """The cards, only for the player who took them."""
        return self if seat == self.seat else replace(self, cards=hide(self.cards))


class Play(Event, frozen=True, tag="play", rename={"source": "from"}):
    """A card is played, and takes or stays."""

    seat: int
    source: Literal["hand", "stock"]
    card: str
    takes: Cards = ()
    alone: bool = False

    @property
    def captured(self) -> tuple[int, CardSet] | None:
        """A card that takes goes to the pile with what it takes."""
        return (self.seat, union((self.card, *self.takes))) if self.takes or self.alone else None


class YakuMade(Event, frozen=True, tag="made"):
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

    @property
    def captured(self) -> tuple[int, CardSet]:
        """They go to the player's pile."""
        return self.seat, union(self.cards)


class Pay(Event, frozen=True, tag="pay", rename={"payer": "from", "payee": "to"}):
    """Somebody pays somebody, and why (CO-15)."""

    payer: Party
    payee: Party
    amount: int
    why: str
    forgiven: int = 0  # what a stake could not cover


class Raised(Event, frozen=True, tag="raised"):
    """What a player is paid for yaku becomes more: points are added to it, or it is multiplied."""

    seat: int
    why: str
    plus: int = 0
    times: int = 1


class RoundScore(Event, frozen=True, tag="score"):
    """What everybody held, and what the round changed."""

    cards: tuple[int | None, ...] | None  # None where a game has no card points; others may write it for a seat that did not play
    yaku: tuple[tuple[tuple[str, int | None], ...], ...]  # a yaku that stops the round has no value
    result: tuple[int, ...]

    @property
    def points(self) -> tuple[int, ...]:
        """The card points, 0 for a seat without any; none at all where a game has none."""
        return tuple(points or 0 for points in self.cards or ())


class RoundEnds(Event, frozen=True, tag="round_end"):
    """Who won the round and deals the next."""

    next_dealer: int
    totals: tuple[int, ...]
    why: str  # a word that the format names, or that the header declares
    winner: int | None = None

    @property
    def played(self) -> bool:
        """Whether cards were played."""
        return self.why not in ("nobody_plays", "split")


class LedgerEntry(Event, frozen=True):
    """What a player gets when a round is over and paid, and the totals then."""

    seat: int
    amount: int
    totals: tuple[int, ...]


class YearEnds(LedgerEntry, frozen=True, tag="year_end"):
    """A player gets the year's pot, or a share of it."""


class Ginmi(LedgerEntry, frozen=True, tag="ginmi"):
    """A player had the highest total for long enough, and is paid by all others."""


class Loan(LedgerEntry, frozen=True, tag="loan"):
    """A player borrows from the bank."""


class MatchEnds(Event, frozen=True, tag="match_end"):
    """The end, with the secret of a fair deal; nobody wins a match that is abandoned."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    why: Literal["rounds", "target", "bust", "stopped", "abandoned"]
    secret: str | None = None


AnyEvent = (
    MatchBegins
    | DealerDraw
    | RoundBegins
    | Blind
    | Swap
    | Deal
    | Misdeal
    | SitsOut
    | Leader
    | Multiplier
    | Speak
    | PassedHand
    | ForcedOut
    | Agree
    | TwoLeft
    | Active
    | Shuffle
    | Claim
    | Return
    | Cut
    | DealerTakes
    | Pile
    | Play
    | YakuMade
    | Call
    | Offer
    | CounterOffer
    | OfferAnswer
    | Redeal
    | Leftovers
    | Raised
    | Pay
    | RoundScore
    | RoundEnds
    | YearEnds
    | Ginmi
    | Loan
    | MatchEnds
)
