"""The messages about the people at a table: who sits where, who is ready or away, clocks, phrases, and the making of a fair deal.

The events of the match are messages of their own (`protocol.py`); these say everything around it.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from hanashobu.play.fair import Fingerprint
from hanashobu.text import Message
from hanashobu.wire import Wire

Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # 32 bytes
Stage = Literal["gathering", "playing", "over", "closed"]
ClockKind = Literal["none", "friendly", "strict", "days"]

PHRASES = ("hello", "good-luck", "nice", "thanks", "one-moment", "well-played", "again", "bye")  # each a message `phrase-…`
STAMPS = ("crane", "curtain", "moon", "sake", "rain", "phoenix")  # cards that say something without words


class ClockSettings(Wire, frozen=True):
    """How much time people have: seconds for a move, and a bank that is filled again each round; or days for a move."""

    kind: ClockKind = "none"
    move: int = 0  # seconds; with `days`, days
    bank: int = 0  # seconds, of a friendly clock
    then: Literal["vote", "bot"] = "vote"  # when time is up: the others may let a bot play on, or one does at once


class TableSettings(Wire, frozen=True):
    """What the host has chosen for a table with friends."""

    clock: ClockSettings = ClockSettings()
    public: bool = False  # listed in the lobby while people gather
    free_text: bool = False  # people may write what they like; otherwise only set phrases and stamps
    spectators: bool = True
    hints: bool = True  # players may ask for hints, and the others see that they did


class SeatPerson(Wire, frozen=True, kw_only=True):
    """A seat, and who is in it."""

    name: str  # empty where nobody sits
    bot: str | None = None  # who plays: a bot's name, also where it stands in for a person
    person: bool = False  # a person's seat, even while a bot stands in
    party: int | None = None  # people at one device are one party
    yours: bool = False
    ready: bool = False  # for the first deal, or for the next round
    stops: bool = False  # wishes to end the match here
    away: int | None = None  # since when, in milliseconds since 1970; none for those who are here
    clock: int | None = None  # milliseconds left in the bank or for the move, as of `People.at`
    host: bool = False


class Running(Wire, frozen=True):
    """A clock that is running; where there is none, the time until which others wait for somebody who is away."""

    seat: int
    until: int  # milliseconds since 1970
    over: bool = False  # time is up, and the others may let a bot play on


class ChatLine(Wire, frozen=True, kw_only=True):
    """A chat line: a set phrase, a stamp, or somebody's own words."""

    number: int
    party: int
    seat: int  # as it was then: a draw may have changed the seats since
    at: int
    phrase: str | None = None
    stamp: str | None = None
    text: str | None = None


class FairParty(Wire, frozen=True):
    """What a party has contributed to the deal: first a commitment, then what it commits to."""

    party: int
    commitment: str
    nonce: str | None = None
    withheld: bool = False


class FairInfo(Wire, frozen=True):
    """The making of a fair deal (`hana-fair/1`, docs/fair.md): the table's own commitment first, then everybody's."""

    scheme: str
    commitment: str
    parties: tuple[FairParty, ...] = ()
    reveal: bool = False  # everybody has committed: now contributions are revealed
    fingerprint: Fingerprint | None = None  # four words that people can read to each other, once everything is revealed


class People(Wire, frozen=True, tag="people", tag_field="type", kw_only=True):
    """Everything about the people at a table; sent whole whenever it changes."""

    version: int
    stage: Stage
    at: int  # the server's time in milliseconds since 1970, so that pages need no clock of their own
    seats: tuple[SeatPerson, ...]
    settings: TableSettings = TableSettings()
    host: bool = False  # whether this connection is the host's
    locked: bool = False
    seed: str | None = None  # chosen by the host, who may know the cards: everybody has to agree to that
    running: Running | None = None
    chat: tuple[ChatLine, ...] = ()  # the latest
    notices: tuple[Message, ...] = ()  # what happened among the people: a bot plays for somebody, somebody is back
    fair: FairInfo | None = None
    abandoned: int | None = None  # where everybody's time is up: when the match will be abandoned if nobody plays again
    rematch: str | None = None  # the table at which the same people play again
    spectators: int = 0


class Ready(Wire, frozen=True, tag="ready", tag_field="type"):
    """A party is ready for the first deal, and commits to its contribution."""

    commitment: Hex32 | None = None


class Unready(Wire, frozen=True, tag="unready", tag_field="type"):
    """Not ready after all."""


class Reveal(Wire, frozen=True, tag="reveal", tag_field="type"):
    """The contribution that a party has committed to."""

    nonce: Hex32


class Say(Wire, frozen=True, tag="say", tag_field="type"):
    """A set phrase, a stamp, or words of one's own where the host allows them."""

    phrase: str | None = None
    stamp: str | None = None
    text: Annotated[str, Meta(max_length=200)] | None = None


class Leave(Wire, frozen=True, tag="leave", tag_field="type"):
    """A party leaves: for good, so that bots play on; or for now, when a page is closed."""

    for_now: bool = False


class LetBot(Wire, frozen=True, tag="let_bot", tag_field="type"):
    """Let a bot play for a person whose time is up."""

    seat: int


class Back(Wire, frozen=True, tag="back", tag_field="type"):
    """A person for whom a bot plays plays again."""


PeopleMessage = Ready | Unready | Reveal | Say | Leave | LetBot | Back
