"""What the scorekeeper receives and returns: a match with real cards, reported round by round."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from hanashobu.app.messages.api import PlayerName
from hanashobu.play.events import Cards
from hanashobu.play.settlement import PaymentLine
from hanashobu.rules.options import Value
from hanashobu.scorekeeping.ledger import ComingRound
from hanashobu.scorekeeping.reported import RoundReport, Seat
from hanashobu.text import Message, Name
from hanashobu.wire import Wire

MOST_ROUNDS = 500


class ScoreRequest(Wire, frozen=True):
    """A match so far."""

    game: str
    names: Annotated[tuple[PlayerName, ...], Meta(min_length=1, max_length=7)]
    rounds: Annotated[tuple[RoundReport, ...], Meta(max_length=MOST_ROUNDS)] = ()
    options: dict[str, Value] = msgspec.field(default_factory=dict)
    dealer: Seat = 0  # of the first round
    stopped: bool = False  # the players end the match after these rounds


class HeldYaku(Wire, frozen=True):
    """A yaku in a pile; one that ends the round has no points."""

    id: str
    name: Name
    cards: Cards
    points: int | None


class SeatSheet(Wire, frozen=True):
    """One player in one round."""

    did: str = "plays"
    points: int = 0  # card points
    yaku: tuple[HeldYaku, ...] = ()
    result: int = 0
    total: int = 0  # after the round


class RoundSheet(Wire, frozen=True, kw_only=True):
    """A round with its settlement; one that has a problem shows only what lies in the piles."""

    number: int
    dealer: int
    seats: tuple[SeatSheet, ...]
    problem: Message | None = None
    settled: bool = False
    active: tuple[int, ...] = ()  # who played, in turn order
    multiplier: int = 1
    stakes: tuple[int, ...] = ()
    payments: tuple[PaymentLine, ...] = ()
    why: str = ""
    winner: int | None = None
    next_dealer: int = 0
    story: tuple[Message, ...] = ()  # who played and what they announced
    notes: tuple[Message, ...] = ()  # why something does not count, or may be wrong
    remarks: tuple[Message, ...] = ()  # what was taken for granted
    books: tuple[Message, ...] = ()  # what is added after the round
    totals: tuple[int, ...] = ()  # after the round and what follows it


class ScoreSheet(Wire, frozen=True, kw_only=True):
    """The match, settled as far as it can be."""

    rounds: tuple[RoundSheet, ...]
    start: tuple[int, ...]
    totals: tuple[int, ...]
    coming: ComingRound | None = None  # none when the match is over, or a round has a problem
    shown: tuple[Message, ...] = ()  # what mechanisms carry over to the next round: pots, multipliers that wait
    shown_of: tuple[tuple[Message, ...], ...] = ()  # the same of each player: loans
    accounts: tuple[PaymentLine, ...] = ()  # what is paid after the last round
    over: Message | None = None  # how the match ended
    length: int | None = None  # rounds agreed on
