"""The messages between a table and a seat.

Events are the record's own (docs/record.md), cut down for the seat.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from hanashobu.hints.chances import YakuChance
from hanashobu.play.events import AnyEvent, Cards
from hanashobu.play.mechanisms.kinds import ExtraValue
from hanashobu.play.questions.choice import Choice, Question
from hanashobu.play.settlement import Settlement
from hanashobu.play.view import Status
from hanashobu.text import Message
from hanashobu.wire import Wire


class Progress(Wire, frozen=True, kw_only=True):
    """How far a seat is with one row of the yaku table; rows that nobody has begun and that can still be made are left out."""

    row: int  # its place in the game's table
    state: Literal["made", "near", "begun", "gone"]
    points: int = 0
    missing: int = 0
    must: Cards = ()  # all of these are needed
    any_of: Cards = ()  # and `of_any` of these
    of_any: int = 0


class SeatSnapshot(Wire, frozen=True, kw_only=True):
    """One seat as everybody sees it now, beyond the events."""

    total: int
    points: int = 0  # card points so far, or where cards have none the points of the yaku
    extra: dict[str, ExtraValue] = msgspec.field(default_factory=dict)  # what mechanisms show of it, by name
    plays: bool = True  # has cards that can be talked of
    says: Message | None = None  # in, out, waits, sage …
    yaku: tuple[Progress, ...] = ()


class LessonStep(Wire, frozen=True, kw_only=True):
    """The current step of a lesson: its text, what it points at, and what the learner has to do."""

    at: int
    of: int
    waits: Literal["read", "answer", "watch", "over"]  # for a click on "Next", for an answer, for nobody, or it is over
    say: Message | None = None
    otherwise: Message | None = None  # when the learner does something else
    point: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()  # cards, or the words of answers, one after another
    quick: bool = False  # so much happens by itself that nobody wants to watch it at leisure


class Snapshot(Wire, frozen=True, kw_only=True):
    """Where the match stands for one seat."""

    turn: int  # how many events this seat has been sent; an answer names it, so that a late one is noticed
    status: Status
    seats: tuple[SeatSnapshot, ...]
    dealer: int = 0
    leader: int | None = None  # where a game has one
    actor: int | None = None  # whose decision it is, as far as this seat may know
    extra: dict[str, ExtraValue] = msgspec.field(default_factory=dict)  # what mechanisms show of the table, by name
    looked: bool = True  # False while this seat has not seen its own hand
    question: Question | None = None
    late: tuple[Choice, ...] = ()  # what can be done whoever's turn it is; an answer like any other
    claims: bool = False  # whether claims are being collected: everybody waits for a moment
    lesson: LessonStep | None = None


class YakuNews(Wire, frozen=True, kw_only=True):
    """A yaku that an event made or improved, or of which it took this seat's last chance."""

    at: int  # the number of the event, among those that this seat is sent
    seat: int
    row: int  # its place in the game's table
    what: Literal["made", "better", "lost"]  # lost: with one card missing; sent to its own seat only
    points: int = 0
    cards: Cards = ()  # that make it
    text: Message | None = None


class Update(Wire, frozen=True, tag="update", tag_field="type", kw_only=True):
    """New events for a seat, from a position on, and where the match stands after them."""

    start: int
    events: tuple[AnyEvent, ...]
    now: Snapshot
    texts: tuple[Message | None, ...] = ()  # what each event says; None where there is nothing to say
    settlements: tuple[Settlement, ...] = ()  # of the rounds that these events ended, or added something to
    news: tuple[YakuNews, ...] = ()  # what these events brought about, in their order
    head: str | None = None  # of the chain over all events that were sent so far, where the deal is fair (play/sealing.py)


class Refused(Wire, frozen=True, tag="refused", tag_field="type"):
    """Something that cannot be done; the match goes on."""

    message: Message
    fatal: bool = False  # the connection ends


class Sit(Wire, frozen=True, tag="sit", tag_field="type"):
    """The first message of a connection: whose it is, which seat it wants to see from, and what it has seen already."""

    player: str
    seat: int | None  # none to watch
    start: int = 0
    claim_for_me: bool = True  # False: this seat is asked before a teyaku is claimed


class Act(Wire, frozen=True, tag="act", tag_field="type"):
    """An answer to the question of this turn; an offer also has `to` and `amount`."""

    turn: int
    action: int
    to: int | None = None
    amount: int = 0


class GoOn(Wire, frozen=True, tag="go_on", tag_field="type"):
    """Deal the next round."""

    turn: int


class Stop(Wire, frozen=True, tag="stop", tag_field="type"):
    """End the match here, between two rounds."""

    turn: int


class Next(Wire, frozen=True, tag="next", tag_field="type"):
    """A step of a lesson has been read."""

    turn: int
    step: int


class Ask(Wire, frozen=True, tag="ask", tag_field="type"):
    """A request for a hint on the question of this turn."""

    turn: int


class Beat(Wire, frozen=True, tag="beat", tag_field="type"):
    """A page asks whether the connection still lives; the same comes back, whatever happens at the table."""


class AnswerValue(Wire, frozen=True):
    """What an answer is worth: the settlement of the round to be expected, and its error."""

    action: int
    worth: float
    error: float


class Hint(Wire, frozen=True, tag="hint", tag_field="type"):
    """A hint on the question of a turn, based only on what the seat sees."""

    turn: int
    answers: tuple[AnswerValue, ...]  # the best first
    takes: tuple[AnswerValue, ...]  # where the best card has to choose what it takes: the field cards, the best first
    sentence: Message
    yaku: tuple[YakuChance, ...]  # after the best answer, each seat's likeliest first
    rounds: int  # that were simulated for it


ClientMessage = Sit | Act | GoOn | Stop | Next | Ask | Beat
ServerMessage = Update | Refused | Hint | Beat
