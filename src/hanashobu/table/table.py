"""A table: a match, who sits at it, and what each seat has been sent. It decides; it neither sends nor stores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from hanashobu import bots
from hanashobu.engine.actions import OFFER, offer
from hanashobu.play import participation
from hanashobu.play.commentary import Commentary
from hanashobu.play.dealing import SECRET, Source
from hanashobu.play.events import AnyEvent
from hanashobu.play.match import IllegalAction, Match
from hanashobu.play.mechanisms.buyout import MOST_OFFERED
from hanashobu.play.redaction import asked_to_claim
from hanashobu.play.view import View
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options
from hanashobu.rules.phases import DROPOUT
from hanashobu.table import moves
from hanashobu.table.claims import ClaimCollector
from hanashobu.table.hint import hint
from hanashobu.table.moves import TableMove
from hanashobu.table.news import YakuWatch
from hanashobu.table.protocol import Act, Ask, GoOn, Hint, Next, SeatSnapshot, Snapshot, Stop, Update, YakuNews
from hanashobu.table.snapshot import now, standings

QUICK = 0.5  # seconds that a bot may think without others noticing


@dataclass(frozen=True)
class Seat:
    """A place at a table; without a bot it is a person's."""

    name: str
    bot: str | None = None


@dataclass
class SeatEvents:
    """What a seat has been sent of the first `n` events, and what is said of them."""

    commentary: Commentary
    watch: YakuWatch
    events: list[AnyEvent] = field(default_factory=list)
    upto: int = 0


class Late(IllegalAction):
    """An answer to a question that is not asked any more."""


class Table:
    """The authority at one table. It can be rebuilt from its first events and its moves (`reopen.py`)."""

    def __init__(self, seats: Sequence[Seat], match: Match) -> None:
        self.seats = tuple(seats)
        self.match = match
        self.moves: list[TableMove] = []
        self._claims = ClaimCollector()
        self._seen: dict[int | None, SeatEvents] = {}
        self._shared: tuple[tuple[int, int], tuple[SeatSnapshot, ...]] | None = None

    @classmethod
    def open(
        cls, game: Game, seats: Sequence[Seat], options: Options | None = None, seed: int | None = None, source: Source = SECRET
    ) -> Table:
        """A new table, with the first round dealt."""
        match = Match(game, tuple(seat.name for seat in seats), options, seed, source=source)
        match.await_claims()
        match.start()
        return cls([seats[who] for who in match.order], match)

    @property
    def events(self) -> list[AnyEvent]:
        """All events, unredacted: for the log and for records, never for a seat."""
        return self.match.events

    # Moves.

    def answer(self, seat: int, message: Act | GoOn | Stop | Next) -> list[AnyEvent]:
        """Do what a seat wants, if it may: an answer to the question it was asked, the next round, or the end of the match."""
        if message.turn != self.turn(seat):
            raise Late("error-late")
        return self._move(seat, _action(message))

    def bot_plays(self, seat: int, action: int) -> list[AnyEvent]:
        """What a bot has decided."""
        return self._move(seat, action)

    def _move(self, seat: int, action: int) -> list[AnyEvent]:
        start = len(self.events)
        new = self._act(seat, action)
        self.moves.append(TableMove(start, seat, action))
        return new + self._foregone()

    def _foregone(self) -> list[AnyEvent]:
        """Where only one answer makes sense nobody is asked: the table gives it, as a move like any other."""
        match, new = self.match, list[AnyEvent]()
        while match.actor is not None and match.question and match.question.foregone:
            seat, start = match.actor, len(self.events)
            action = match.question.foregone(match.view(seat))
            if action is None:
                break
            new += match.play(seat, action)
            self.moves.append(TableMove(start, seat, action))
        return new

    def _act(self, seat: int, action: int) -> list[AnyEvent]:
        if action in (moves.GO_ON, moves.STOP):
            return self._between(action)
        if action == moves.NEXT:
            raise IllegalAction("error-not-a-lesson")
        if self.claiming and self.asked_to_claim(seat):
            if action not in self.view(seat).legal:
                raise IllegalAction("error-claim-impossible")
            self._claims.hold(seat, action)
            return []
        return self.match.play(seat, action)

    def _between(self, action: int) -> list[AnyEvent]:
        match = self.match
        if match.status != "between":
            raise IllegalAction("error-match-over" if match.over else "error-round-going-on")
        return match.stop() if action == moves.STOP else match.go_on()

    def redo(self, move: TableMove) -> None:
        """A move from before the table was rebuilt: it was checked then."""
        match move.action:
            case moves.GO_ON | moves.STOP:
                self._between(move.action)
            case moves.CLOSE_CLAIMS:
                self._close()
            case moves.ASK_ME | moves.CLAIM_FOR_ME:
                self._claims.ask(move.seat, move.action == moves.ASK_ME)
            case _ if self.claiming:
                self._claims.hold(move.seat, move.action)
            case _:
                self.match.redo(move.seat, move.action)
        self.moves.append(move)

    # Claims of teyaku, which are collected from all seats at once.

    @property
    def claiming(self) -> bool:
        """Whether claims are being collected; everybody knows that, and nobody anything else."""
        return self.match.awaits_claims

    def asks_about_claims(self, seat: int) -> bool:
        """Whether a seat is asked about its teyaku, or everything is claimed for it."""
        return self._claims.wants_to_be_asked(seat)

    def ask_about_claims(self, seat: int, wanted: bool) -> None:
        """From now on a seat is asked, or not any more."""
        self._claims.ask(seat, wanted)
        self.moves.append(TableMove(len(self.events), seat, moves.ASK_ME if wanted else moves.CLAIM_FOR_ME))

    def asked_to_claim(self, seat: int) -> bool:
        """Whether this seat is asked now: a bot with a teyaku, and whoever wants to be asked, with one or without."""
        if self._claims.has_answered(seat) or not self.match.plays(seat):
            return False
        return self._claims.wants_to_be_asked(seat) or self._bot_can_claim(seat)

    def _bot_can_claim(self, seat: int) -> bool:
        return self.seats[seat].bot is not None and len(asked_to_claim(self.match.view(seat)).legal) > 1

    def people_asked(self) -> list[int]:
        """The people whose answer is awaited."""
        return [seat for seat, who in enumerate(self.seats) if not who.bot and self.asked_to_claim(seat)]

    def bots_asked(self) -> list[int]:
        """The bots that have something to claim."""
        return [seat for seat, who in enumerate(self.seats) if who.bot and self.asked_to_claim(seat)]

    def close_claims(self) -> list[AnyEvent]:
        """Everything that was claimed, at once."""
        start = len(self.events)
        new = self._close()
        self.moves.append(TableMove(start, moves.TABLE, moves.CLOSE_CLAIMS))
        return new

    def _close(self) -> list[AnyEvent]:
        match = self.match
        new = match.close_claims()
        while match.actor is not None and match.asked == "claim":
            new += match.play(match.actor, self._claims.answer(match.actor, match.legal()))
        self._claims.clear()
        return new

    # Bots and hints.

    def bot_to_move(self) -> int | None:
        """The seat of the bot that has to decide now."""
        actor = self.match.actor
        return actor if actor is not None and self.seats[actor].bot else None

    def thought(self, seat: int) -> Callable[[], int]:
        """The bot's decision for a seat, as a function of its view alone. To be called in another thread, because it may take a while."""
        bot, view, random = bots.find(self.seats[seat].bot or ""), self.view(seat), self.dice("bot", seat)
        return lambda: bot.choose(view, random)

    def at_random(self, seat: int) -> int:
        """What a seat does whose bot has failed."""
        return self.dice("bot", seat).choice([action for action in self.view(seat).legal if action != OFFER])

    def thinks_long(self, seat: int) -> bool:
        """Whether the bot of a seat may take so long that others would notice."""
        return float(getattr(bots.find(self.seats[seat].bot or ""), "seconds", 0.0)) > QUICK  # a bot need not have such a limit

    def advice(self, seat: int, message: Ask) -> Callable[[], Hint]:
        """The computation of a hint for a seat, from its view alone. To be called in another thread, like a bot's."""
        if message.turn != self.turn(seat):
            raise Late("error-late")
        view, random = self.view(seat), self.dice("hint", seat)
        if not view.legal:
            raise IllegalAction("error-not-asked")
        return lambda: hint(view, random, message.turn)

    def dice(self, use: str, seat: int) -> Random:
        """The same for the same moment, even after a restart; hidden events have no influence on them."""
        return self.match.dice(use, seat, self.turn(seat))

    # What a seat is sent.

    def view(self, seat: int | None) -> View:
        """What a seat may know, with the question that it is asked."""
        view = self.match.view(seat)
        return asked_to_claim(view) if seat is not None and self.claiming and self.asked_to_claim(seat) else view

    def turn(self, seat: int | None) -> int:
        """How many events a seat has been sent: hidden ones do not count, or a gap would betray them."""
        return len(self.events_for(seat))

    def events_for(self, seat: int | None) -> list[AnyEvent]:
        """All events that a seat may know; cached, because matches are long."""
        return self._kept(seat).events

    def commentary_for(self, seat: int | None) -> Commentary:
        """The same in words, made on demand: nobody reads what bots are sent."""
        kept = self._kept(seat)
        kept.commentary.read(kept.events[len(kept.commentary.texts) :])
        return kept.commentary

    def news_for(self, seat: int | None, start: int) -> tuple[YakuNews, ...]:
        """Which yaku the events from one on made, improved or put out of reach."""
        kept = self._kept(seat)
        kept.watch.read(kept.events)
        return kept.watch.since(start)

    def _kept(self, seat: int | None) -> SeatEvents:
        kept = self._seen.get(seat)
        if kept is None:
            kept = self._seen[seat] = SeatEvents(Commentary(self.match.names, self.match.rules), YakuWatch(self.match, seat))
        known = self.match.known_to(seat)
        for event in self.events[kept.upto : known]:
            new = event.seen_by(seat)
            if new is not None:
                kept.events.append(new)  # type: ignore[arg-type]  # a cut-down event is of the same kind
        kept.upto = max(kept.upto, known)
        return kept

    def now(self, seat: int | None) -> Snapshot:
        """Where the match stands for a seat."""
        view = self.view(seat)
        return now(view, self.turn(seat), self.claiming, self._standings(view))

    def _standings(self, view: View) -> tuple[SeatSnapshot, ...]:
        """The same for all seats, so they are worked out once for each move, from what a spectator sees."""
        if participation.phase(view) == DROPOUT:
            return standings(view)
        at = len(self.moves), len(self.events)
        if self._shared is None or self._shared[0] != at:
            self._shared = at, standings(self.match.view(None))
        return self._shared[1]

    def update(self, seat: int | None, start: int) -> Update:
        """What a seat has not been sent yet, and where the match stands."""
        new = self.events_for(seat)
        start = min(max(start, 0), len(new))
        told, news = self.commentary_for(seat), self.news_for(seat, start)
        return Update(start, tuple(new[start:]), self.now(seat), tuple(told.texts[start:]), told.settled_since(start), news)


def _action(message: Act | GoOn | Stop | Next) -> int:
    if not isinstance(message, Act):
        return moves.GO_ON if isinstance(message, GoOn) else moves.STOP if isinstance(message, Stop) else moves.NEXT
    if message.action == OFFER and message.to is not None:
        if not 0 <= message.to < 7 or not 0 < message.amount <= MOST_OFFERED:
            raise IllegalAction("error-offer-impossible")
        return offer(message.to, message.amount)
    return max(message.action, moves.NOTHING)  # below that are moves that are not actions
