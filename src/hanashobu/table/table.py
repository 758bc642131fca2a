"""A table: a match, who sits at it, and what each seat has been sent. It decides; it neither sends nor stores."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from random import Random

from msgspec import structs

from hanashobu import bots
from hanashobu.engine.actions import BIDS, MOST_OFFERED, offer
from hanashobu.play import mechanisms
from hanashobu.play.commentary import Commentary, SharedTexts
from hanashobu.play.dealing import SECRET, Source
from hanashobu.play.events import AnyEvent, visible
from hanashobu.play.fair import SealedDeal
from hanashobu.play.match import IllegalAction, Match
from hanashobu.play.mechanisms.claim import asked_to_claim
from hanashobu.play.view import View
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options
from hanashobu.table import moves
from hanashobu.table.claims import ClaimCollector
from hanashobu.table.clock import Moment
from hanashobu.table.consent import Consent
from hanashobu.table.hint import hint
from hanashobu.table.moves import TableMove
from hanashobu.table.news import Captures
from hanashobu.table.protocol import Act, Ask, GoOn, Hint, Next, Snapshot, Stop, Update
from hanashobu.table.seat_events import SeatEvents
from hanashobu.table.snapshot import RECENT, now

REPEATED = 3  # moves of a seat among which an answer that is sent again is looked for; the last may be one that the table made for it


@dataclass(frozen=True)
class Seat:
    """A place at a table; without a bot it is a person's."""

    name: str
    bot: str | None = None
    party: int | None = None  # at a table with friends, the people at one device


class LateAnswer(IllegalAction):
    """An answer to a question that is not asked any more."""


class Table:
    """The authority at one table. It can be rebuilt from its first events and its moves (`reopen.py`)."""

    def __init__(self, seats: Sequence[Seat], match: Match) -> None:
        self.seats = tuple(seats)
        self.match = match
        self.moves: list[TableMove] = []
        self.clock = moves.milliseconds
        self.consent = Consent(self.seats)
        self.timeline: list[Moment] = []  # who was awaited after each move; only where there are friends, who may have clocks
        self._claims = ClaimCollector()
        self._seen: dict[int | None, SeatEvents] = {}
        self._texts = SharedTexts()
        self._captures = Captures(match)
        self._recent = object()

    @classmethod
    def open(
        cls,
        game: Game,
        seats: Sequence[Seat],
        options: Options | None = None,
        seed: int | None = None,
        source: Source = SECRET,
        fair: SealedDeal | None = None,
    ) -> Table:
        """A new table, with the first round dealt; from a fair deal if people made one."""
        match = Match(game, tuple(seat.name for seat in seats), options, seed, source=source, fair=fair)
        match.await_claims()
        match.start()
        return cls([seats[who] for who in match.order], match)

    @property
    def events(self) -> list[AnyEvent]:
        """All events, unredacted: for the log and for records, never for a seat."""
        return self.match.events

    # Moves.

    def answer(self, seat: int, message: Act | GoOn | Stop | Next, here: Collection[int] = ()) -> list[AnyEvent]:
        """Do what a seat wants, if it may, while these parties are here: an answer, the next round, or the end of the match."""
        action = self._among_people(seat, _action(message))
        if seat in self.consent.stand_ins and action not in (moves.WISH_STOP, moves.UNWISH_STOP):
            raise IllegalAction("error-bot-plays")
        try:
            if message.turn != self.turn(seat):
                raise LateAnswer("error-late")
            return self._move(seat, action, here=here)
        except IllegalAction:
            if self._was_done(seat, action, message.turn):
                return []
            raise

    def _among_people(self, seat: int, action: int) -> int:
        """Among friends, the next round and the end of the match are wishes, on which all parties have to agree."""
        if self.consent.friends and action == moves.GO_ON:
            return moves.READY
        if self.consent.friends and action == moves.STOP:
            return moves.UNWISH_STOP if self.consent.wishes_to_stop(seat) else moves.WISH_STOP
        return action

    def _was_done(self, seat: int, action: int, turn: int) -> bool:
        """Whether this is what the seat did in that turn: its connection broke, and it sends its answer again."""
        latest = islice((move for move in reversed(self.moves) if move.seat == seat), REPEATED)
        return any(move.action == action and len(visible(self.events[: move.start], seat)) == turn for move in latest)

    def bot_plays(self, seat: int, action: int) -> list[AnyEvent]:
        """What a bot has decided."""
        return self._move(seat, action)

    def among_people(self, seat: int, action: int, at: int | None = None, here: Collection[int] | None = None) -> list[AnyEvent]:
        """What the people or the server decide beside the game: that a bot takes a seat, that somebody is back, that time was lost."""
        return self._move(seat, action, at, here)

    def _move(self, seat: int, action: int, at: int | None = None, here: Collection[int] | None = None) -> list[AnyEvent]:
        start = len(self.events)
        new = self._act(seat, action)
        self._note(start, seat, action, at)
        return new + self._foregone() + ([] if here is None else self.stop_if_agreed(here))

    def stop_if_agreed(self, here: Collection[int]) -> list[AnyEvent]:
        """Stop the match if everybody wishes it who has to be asked; who is here is not in the log, so that is a move."""
        agreed = self.match.status == "between" and self.consent.all_stop(here)
        return self._move(moves.TABLE, moves.STOP) if agreed else []

    def _note(self, start: int, seat: int, action: int, at: int | None = None) -> None:
        """A move has been made, now; a clock that is set back does not put it before the last one."""
        now = self.clock() if at is None else at
        self._made(TableMove(start, seat, action, max(now, self.moves[-1].at if self.moves else 0)))

    def _made(self, move: TableMove) -> None:
        self.moves.append(move)
        if self.consent.friends:
            self.timeline.append(Moment(move, self.awaited(), self.match.round))

    def _foregone(self) -> list[AnyEvent]:
        """If only one answer makes sense, nobody is asked: the table answers, with a move like any other."""
        match, new = self.match, list[AnyEvent]()
        while match.actor is not None and match.question and match.question.foregone:
            seat, start = match.actor, len(self.events)
            action = match.question.foregone(match.view(seat))
            if action is None:
                break
            new += match.play(seat, action)
            self._note(start, seat, action)
        return new

    def abandon(self) -> list[AnyEvent]:
        """Nobody comes back: the match ends where it is, so that the secret of a fair deal is revealed (docs/fair.md)."""
        start = len(self.events)
        new = self.match.abandon()
        self._note(start, moves.TABLE, moves.ABANDON)
        return new

    def _act(self, seat: int, action: int) -> list[AnyEvent]:
        if action in moves.AMONG_PEOPLE:
            return self._agree(seat, action)
        if action in (moves.GO_ON, moves.STOP):
            return self._between(action)
        if action == moves.NEXT:
            raise IllegalAction("error-not-a-lesson")
        if self.asked_to_claim(seat):
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

    def _agree(self, seat: int, action: int) -> list[AnyEvent]:
        """What concerns the people rather than the cards; the next round begins where all of them agree."""
        consent = self.consent
        match action:
            case moves.READY | moves.WISH_STOP | moves.UNWISH_STOP if self.match.status != "between":
                raise IllegalAction("error-match-over" if self.match.over else "error-round-going-on")
            case moves.READY:
                consent.ready(seat)
            case moves.WISH_STOP | moves.UNWISH_STOP:
                consent.wish_to_stop(seat, action == moves.WISH_STOP)
            case moves.BOT_TAKES | moves.LEAVES | moves.PERSON_BACK:
                consent.let_bot(seat, action != moves.PERSON_BACK, left=action == moves.LEAVES)
            case moves.HINT:
                consent.take_hint(seat)
        return self._as_agreed()

    def _as_agreed(self) -> list[AnyEvent]:
        if self.match.status != "between" or not self.consent.all_ready:
            return []
        self.consent.clear()
        return self.match.go_on()

    def awaited(self) -> frozenset[int]:
        """The seats whose people have to decide something now; who is asked about claims has a time of their own."""
        if self.match.status == "between":
            return self.consent.awaited()
        actor = self.match.actor
        return frozenset() if actor is None or not self.consent.person(actor) else frozenset((actor,))

    def redo(self, move: TableMove) -> None:
        """A move from before the table was rebuilt: it was checked then."""
        match move.action:
            case action if action in moves.AMONG_PEOPLE:
                self._agree(move.seat, action)
            case moves.GO_ON | moves.STOP:
                self._between(move.action)
            case moves.CLOSE_CLAIMS:
                self._close()
            case moves.ABANDON:
                self.match.abandon()
            case moves.ASK_ME | moves.CLAIM_FOR_ME:
                self._claims.ask(move.seat, move.action == moves.ASK_ME)
            case _ if self.claiming:
                self._claims.hold(move.seat, move.action)
            case _:
                self.match.redo(move.seat, move.action)
        self._made(move)

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
        self._note(len(self.events), seat, moves.ASK_ME if wanted else moves.CLAIM_FOR_ME)

    def asked_to_claim(self, seat: int) -> bool:
        """Whether this seat is asked now: a bot with a teyaku, and whoever wants to be asked, with one or without."""
        if not self.claiming or self._claims.has_answered(seat) or not self.match.plays(seat):
            return False
        return self._claims.wants_to_be_asked(seat) or self._bot_can_claim(seat)

    def _bot_can_claim(self, seat: int) -> bool:
        return self.bot(seat) is not None and len(asked_to_claim(self.match.view(seat)).legal) > 1

    def people_asked(self) -> list[int]:
        """The people whose answer is awaited."""
        return [seat for seat in range(len(self.seats)) if not self.bot(seat) and self.asked_to_claim(seat)]

    def bots_asked(self) -> list[int]:
        """The bots that have something to claim."""
        return [seat for seat in range(len(self.seats)) if self.bot(seat) and self.asked_to_claim(seat)]

    def close_claims(self) -> list[AnyEvent]:
        """Everything that was claimed, at once."""
        start = len(self.events)
        new = self._close()
        self._note(start, moves.TABLE, moves.CLOSE_CLAIMS)
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
        return actor if actor is not None and self.bot(actor) and not self.consent.resting else None

    def bot(self, seat: int) -> str | None:
        """The bot that plays in a seat, also where it stands in for a person; None if a person does."""
        return bots.USUAL if seat in self.consent.stand_ins else self.seats[seat].bot

    def thought(self, seat: int) -> Callable[[], int]:
        """The bot's decision for a seat, as a function of its view alone. It may take a while: call it in another thread or process."""
        bot, view, random = bots.find(self.bot(seat) or ""), self.view(seat), self.dice("bot", seat)
        return partial(bot.choose, view, random)

    def at_random(self, seat: int) -> int:
        """What a seat does whose bot has failed."""
        return self.dice("bot", seat).choice([action for action in self.view(seat).legal if action not in BIDS])

    def seconds(self, seat: int) -> float:
        """How long the bot of a seat may search; 0 if it answers at once."""
        return float(getattr(bots.find(self.bot(seat) or ""), "seconds", 0.0))  # a bot need not have such a limit

    def advice(self, seat: int, message: Ask) -> Callable[[], Hint]:
        """The computation of a hint for a seat, from its view alone. To be called in another thread, like a bot's."""
        if message.turn != self.turn(seat):
            raise LateAnswer("error-late")
        view, random = self.view(seat), self.dice("hint", seat)
        if not view.legal:
            raise IllegalAction("error-not-asked")
        return partial(hint, view, random, message.turn)

    def dice(self, use: str, seat: int) -> Random:
        """The same for the same moment, even after a restart; hidden events have no influence on them."""
        return self.match.dice(use, seat, self.turn(seat))

    # What a seat is sent.

    def view(self, seat: int | None) -> View:
        """What a seat may know, with the question that it is asked."""
        view = self.match.view(seat)
        return asked_to_claim(view) if seat is not None and self.asked_to_claim(seat) else view

    def turn(self, seat: int | None) -> int:
        """How many events a seat has been sent: hidden ones do not count, or a gap would betray them."""
        return len(self.events_for(seat))

    def events_for(self, seat: int | None) -> list[AnyEvent]:
        """All events that a seat may know; cached, because matches are long."""
        return self._kept(seat).events

    def commentary_for(self, seat: int | None) -> Commentary:
        """The same in words, made on demand: nobody reads what bots are sent."""
        return self._kept(seat).read()

    def _kept(self, seat: int | None) -> SeatEvents:
        kept = self._seen.get(seat)
        if kept is None:
            kept = self._seen[seat] = SeatEvents(seat, self.match, self._texts, self._captures)
        if kept.upto < (known := self.match.known_to(seat)):
            kept.add(self.events, known)
        return kept

    def now(self, seat: int | None) -> Snapshot:
        """Where the match stands for a seat; one that may know no more than a spectator is sent what a spectator sees."""
        if seat is None or self.match.sees_as_spectator(seat):
            return structs.replace(self._public(), turn=self.turn(seat))
        view = self.view(seat)
        seats = None if mechanisms.personal(view) else self._public().seats
        return now(view, self.turn(seat), self.claiming, seats)

    def _public(self) -> Snapshot:
        """What a spectator sees, worked out once for each move."""
        at = len(self.moves), len(self.events)
        return RECENT.found(self._recent, at) or RECENT.keep(self._recent, at, now(self.match.view(None), 0, self.claiming))

    def update(self, seat: int | None, start: int) -> Update:
        """What a seat has not been sent yet, and where the match stands."""
        kept = self._kept(seat)
        start = min(max(start, 0), len(kept.events))
        commentary = kept.read(start)
        new, texts = tuple(kept.events[start:]), tuple(commentary.texts[start:])
        head = self.match.chain.head_after(kept.sealed) if self.match.chain else None
        update = Update(
            start=start,
            events=new,
            now=self.now(seat),
            texts=texts,
            settlements=commentary.settled_since(start),
            news=kept.watch.since(start),
            head=head,
        )
        kept.forget(start)
        return update


def _action(message: Act | GoOn | Stop | Next) -> int:
    if not isinstance(message, Act):
        return moves.GO_ON if isinstance(message, GoOn) else moves.STOP if isinstance(message, Stop) else moves.NEXT
    if message.action in BIDS and message.to is not None:
        if not 0 <= message.to < 7 or not 0 < message.amount <= MOST_OFFERED:
            raise IllegalAction("error-offer-impossible")
        return offer(message.to, message.amount)
    return max(message.action, moves.NOTHING)  # below that are moves that are not actions
