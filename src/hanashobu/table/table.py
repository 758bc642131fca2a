"""A table: a match, who sits at it, and what each seat has been told. It decides; it neither sends nor stores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from hanashobu import bots
from hanashobu.engine.actions import OFFER, offer
from hanashobu.engine.state import ASK_CLAIM, BETWEEN
from hanashobu.play.choices import MOST_OFFERED
from hanashobu.play.dealing import SECRET, Source
from hanashobu.play.events import AnyEvent
from hanashobu.play.match import IllegalAction, Match
from hanashobu.play.record import Line
from hanashobu.play.resume import resume
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options
from hanashobu.table.ask import Say
from hanashobu.table.hint import hint
from hanashobu.table.messages import Act, Ask, GoOn, Hint, Now, Stop, Update
from hanashobu.table.now import now


@dataclass(frozen=True)
class Seat:
    """A place at a table; without a bot it is a person's."""

    name: str
    bot: str | None = None


@dataclass
class Seen:
    """What a seat has been told of the first so many events."""

    events: list[AnyEvent] = field(default_factory=list)
    upto: int = 0


class Late(IllegalAction):
    """An answer to a question that is not asked any more."""


class Table:
    """The authority at one table."""

    def __init__(self, seats: Sequence[Seat], match: Match) -> None:
        self.seats = tuple(seats)
        self.match = match
        self._seen: dict[int | None, Seen] = {}

    @classmethod
    def open(cls, game: Game, seats: Sequence[Seat], options: Options | None = None, seed: int | None = None) -> Table:
        """A new table, with the first round dealt."""
        match = Match(game, tuple(seat.name for seat in seats), options, seed, source=SECRET)
        match.start()
        return cls(seats, match)

    @classmethod
    def reopen(cls, seats: Sequence[Seat], events: Sequence[AnyEvent], seed: int | None, source: Source = SECRET) -> Table:
        """A table as its log tells of it."""
        return cls(seats, resume([Line(number, event) for number, event in enumerate(events, 1)], seed, source))

    @property
    def events(self) -> list[AnyEvent]:
        """Everything that happened, open: for the log and for records, never for a seat."""
        return self.match.events

    def answer(self, seat: int, said: Act | GoOn | Stop) -> list[AnyEvent]:
        """Do what a seat wants, if it may: an answer to the question it was asked, the next round, or the end of the match."""
        if said.turn != self.turn(seat):
            raise Late("The table has moved on since; this answer came too late.")
        if isinstance(said, Act):
            return self.match.play(seat, _action(said))
        if self.match.status != BETWEEN:
            raise IllegalAction("The round is still being played." if not self.match.over else "The match is over.")
        return self.match.stop() if isinstance(said, Stop) else self.match.go_on()

    def bot_to_move(self) -> int | None:
        """The seat of the bot that has to decide now."""
        actor = self.match.actor
        return actor if actor is not None and self.seats[actor].bot else None

    @property
    def whispers(self) -> bool:
        """Whether a bot is asked in secret; nobody is told anything before it has answered, or they would learn that it was asked."""
        return self.match.ask == ASK_CLAIM and self.bot_to_move() is not None

    def thought(self, seat: int) -> Callable[[], int]:
        """What the bot of a seat has to think about: it sees no more than its view. To be called elsewhere, for it may take a while."""
        bot, view, random = bots.find(self.seats[seat].bot or ""), self.match.view(seat), self._dice("bot", seat)
        return lambda: bot.choose(view, random)

    def advice(self, seat: int, said: Ask, say: Say) -> Callable[[], Hint]:
        """What a hint for a seat takes: some thought, from no more than its view. To be called elsewhere, as a bot's."""
        if said.turn != self.turn(seat):
            raise Late("The table has moved on since; this answer came too late.")
        view, random = self.match.view(seat), self._dice("hint", seat)
        if not view.legal:
            raise IllegalAction("Nobody asks you anything now.")
        return lambda: hint(view, random, said.turn, say)

    def _dice(self, use: str, seat: int) -> Random:
        """The same for the same moment, also after a restart; what happened in secret has no part in them."""
        return self.match.dice(use, seat, self.turn(seat))

    def turn(self, seat: int | None) -> int:
        """How many events a seat has been told: hidden ones do not count, or a gap would betray them."""
        return len(self._told(seat))

    def _told(self, seat: int | None) -> list[AnyEvent]:
        """All that a seat may know of; kept, because matches are long."""
        kept = self._seen.setdefault(seat, Seen())
        for event in self.events[kept.upto :]:
            told = event.seen_by(seat)
            if told is not None:
                kept.events.append(told)  # type: ignore[arg-type]  # a cut-down event is of the same kind
        kept.upto = len(self.events)
        return kept.events

    def now(self, seat: int | None, say: Say) -> Now:
        """Where the match stands for a seat."""
        return now(self.match.view(seat), self.turn(seat), say)

    def update(self, seat: int | None, start: int, say: Say) -> Update:
        """What a seat has not been told yet, and where the match stands."""
        told = self._told(seat)
        start = min(max(start, 0), len(told))
        return Update(start, tuple(told[start:]), self.now(seat, say))


def _action(said: Act) -> int:
    if said.action == OFFER and said.to is not None:
        if not 0 <= said.to < 7 or not 0 < said.amount <= MOST_OFFERED:
            raise IllegalAction("This is no offer that can be made.")
        return offer(said.to, said.amount)
    return said.action
