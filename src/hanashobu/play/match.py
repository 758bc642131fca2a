"""A match: rounds strung together, every action checked, every event kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from random import Random
from typing import Any, Self

import msgspec

from hanashobu import games
from hanashobu.cards import card as card_of
from hanashobu.cards import code, each
from hanashobu.engine import flow
from hanashobu.engine.actions import BIDS, numbers
from hanashobu.engine.machine import Interpreted, Machine, seeded
from hanashobu.engine.state import (
    AWAITS_DECK,
    CLAIMS_CLOSED,
    CLAIMS_OPEN,
    DECK_GIVEN,
    IN_ROUND,
    NEW,
    NOBODY,
    OVER,
    State,
)
from hanashobu.play import events, mechanisms
from hanashobu.play.abandoned import abandoned
from hanashobu.play.dealing import KERNEL, SECRET, Dealing, Shuffle, Source
from hanashobu.play.events import AnyEvent
from hanashobu.play.fair import SealedDeal
from hanashobu.play.header import header
from hanashobu.play.held import HeldViews
from hanashobu.play.mechanisms.kinds import OutOfTurn, QuestionKind
from hanashobu.play.narrate import Narrator
from hanashobu.play.questions import choices
from hanashobu.play.redaction import see
from hanashobu.play.sealing import Chain
from hanashobu.play.seed import fresh_seed
from hanashobu.play.view import STATUS, Status, View
from hanashobu.rules.compile import prepared
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options
from hanashobu.rules.phases import CLAIM, DEAL, FISHING, LEADER
from hanashobu.rules.tables import Tables
from hanashobu.rules.uses import REDEALS
from hanashobu.text import MessageError

MakeMachine = Callable[[Tables, State], Machine]


class IllegalAction(MessageError, ValueError):
    """An action that cannot be done now; the message says what can."""


class Match:
    """The only authority on what happens: it takes an action for a seat, and hands out events and views.

    Where a draw seats the players (NA-22), names and header have its order as soon as it is known. Its seed is its secret until it
    is over. Where people play, decks come from the source `SECRET`: see `dealing.py`.
    """

    def __init__(
        self,
        game: Game,
        names: tuple[str, ...],
        options: Options | None = None,
        seed: int | None = None,
        *,
        machine: MakeMachine = Interpreted,
        source: Source = KERNEL,
        seated: bool = False,
        fair: SealedDeal | None = None,
    ) -> None:
        self.game = game
        self.options = game.options() if options is None else options
        self.names = names
        self._seated = seated  # the names are already in the order of the seats, whatever is drawn
        self.rules, self.tables = prepared(game, self.options, len(names))
        self.events: list[AnyEvent] = []
        self.fair = fair  # where people made the seed together; its secret is revealed by the last event
        self.seed = fair.seed if fair else fresh_seed() if seed is None else seed
        self.source: Source = SECRET if fair else source
        self._dealing = Dealing(self.seed)
        self._deals = False  # whether decks come from there
        self.chain = self._chain()
        self._machine = machine(self.tables, seeded(self.seed))
        self._narrator = Narrator(self.rules, self.tables)
        self._held: HeldViews | None = None
        if self.source == SECRET:
            self.deal_from(self.seed)

    def copy(self) -> Self:
        """The same match, which goes its own way from here; what never changes is shared."""
        new = object.__new__(type(self))
        vars(new).update(vars(self), events=list(self.events), _machine=self._machine.copy(), _narrator=self._narrator.copy())
        return new

    def identity(self) -> tuple[object, ...]:
        """What is equal where two are the same match at the same point, with the same cards to come."""
        return self.game, self.options, self.names, self.seed, self.source, self.fair, self.events, self._machine.state().flatten()

    def __getstate__(self) -> dict[str, Any]:
        """The game comes first: it brings the module with it in which the others find their classes."""
        return {"game": games.Parcel(self.game)} | {name: value for name, value in vars(self).items() if name != "game"}

    def start(self) -> list[AnyEvent]:
        """Draw for the first dealer and deal the first round."""
        self.events.append(self._header())
        self._machine.walk(flow.START)
        new = self.go_on()
        return [self.events[0], *new]

    def go_on(self) -> list[AnyEvent]:
        """Between rounds: deal the next one. Elsewhere nothing happens."""
        return self._walk(flow.GO_ON)

    def play(self, seat: int, action: int) -> list[AnyEvent]:
        """Do what a seat wants to do, if it may: answer what it is asked, or speak up in another's turn.

        Until the first draw that is a teyaku to claim (TA-11, HH-7), until one's own it is asking for a new deal (NA-9).
        """
        self.check(seat, action)
        return self.redo(seat, action)

    def redo(self, seat: int, action: int) -> list[AnyEvent]:
        """Do what was checked before: a match is built again from its moves."""
        return self._walk(flow.SPEAK_UP, seat | action << 3) if self._speaks_up(seat, action) else self._walk(flow.STEP, action)

    def play_random(self) -> list[AnyEvent]:
        """Let the actor choose at random, from the match's own random source."""
        return self._walk(flow.RANDOM_STEP)

    def _speaks_up(self, seat: int, action: int) -> OutOfTurn | None:
        """What a seat does without being asked that, if it is something that one may do so."""
        kind = next((kind for kind in mechanisms.out_of_turn() if action in kind.answers and kind.has(self.rules)), None)
        asked = kind and self.actor == seat and (self.asked == kind.name or action in self.legal())
        return None if asked else kind

    def stop(self) -> list[AnyEvent]:
        """The players stop between two rounds."""
        if self.status != "between":
            raise IllegalAction("error-stop-between-rounds")
        return self._walk(flow.STOP)

    def abandon(self, undone: Sequence[AnyEvent] = ()) -> list[AnyEvent]:
        """Nobody comes back: the match ends where it is, or without the last events, where a record does not have them."""
        if self.over and not any(isinstance(event, events.RoundEnds) for event in undone):
            raise IllegalAction("error-match-over")
        if undone:
            missing = set(map(id, undone))
            self.events = [msgspec.structs.replace(event, seal=None) for event in self.events if id(event) not in missing]
            self.chain = self._chain()
        self.events.append(end := abandoned(self.events, self.fair.secret if self.fair else None))
        self._machine.change(status=OVER, actor=NOBODY, winners=0, totals=end.totals)
        self._held = None
        if self.chain:
            self.chain.seal(self.events)
        return self.events[-1:]

    def _chain(self) -> Chain | None:
        """A chain over the events, each of which gets its seal, where people made the seed together."""
        return Chain(self.fair.deal.table, self.fair.secret) if self.fair else None

    def check(self, seat: int, action: int) -> None:
        """Raise a sentence if this seat may not do this now."""
        if self.over:
            raise IllegalAction("error-match-over")
        if kind := self._speaks_up(seat, action):
            view = self.view(seat)
            if action not in view.late:
                raise IllegalAction(kind.refuses(self._machine.state(), view))
            return
        if self.awaits_claims:
            raise IllegalAction("error-claims-open")
        if self.actor is None:
            raise IllegalAction("error-round-over")
        if seat != self.actor:
            raise IllegalAction(choices.not_asked(self.view(seat), action))
        if action in BIDS or action not in self.legal():
            view = self.view(seat)
            if not choices.may_offer(view, action):
                raise IllegalAction(choices.not_now(view, action))

    def legal(self) -> tuple[int, ...]:
        """The actions of whoever is asked."""
        state = self._machine.state()
        return () if self.actor is None else numbers(state.ask, flow.legal(state, self.tables))

    def view(self, seat: int | None) -> View:
        """What a seat may know; None is a spectator."""
        held = self._held.view(seat) if self._held else None
        return held or self._see(seat)

    def known_to(self, seat: int | None) -> int:
        """How many events a seat may know of: what led to a secret question is published when it is answered."""
        return self._held.known if self._held and seat != self._held.asked else len(self.events)

    def position(self) -> State:
        """A copy of everything there is, secrets included: for whoever analyses a match that is over."""
        return self._machine.state().copy()

    def sees_as_spectator(self, seat: int) -> bool:
        """Whether a seat may know no more than a spectator but its cards: somebody else is asked, and every first turn is over."""
        state = self._machine.state()
        return self.phase == FISHING and state.turn >= self.rules.seats and state.actor != seat

    def _see(self, seat: int | None) -> View:
        return see(self._machine.state(), self.tables, self.rules, self.names, seat)

    @property
    def actor(self) -> int | None:
        """Whose decision it is."""
        state = self._machine.state()
        return None if state.actor == NOBODY or state.status != IN_ROUND else state.actor

    @property
    def status(self) -> Status:
        """Where the match stands."""
        return STATUS[self._machine.state().status]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.status == "over"

    @property
    def dealer(self) -> int:
        """Who deals the round."""
        return self._machine.state().dealer

    def plays(self, seat: int) -> bool:
        """Whether a seat plays the round."""
        return self._machine.state().playing >> seat & 1 == 1

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self._machine.state().round

    @property
    def totals(self) -> tuple[int, ...]:
        """Everybody's points."""
        return tuple(self._machine.state().totals[: self.rules.seats])

    def await_claims(self) -> None:
        """From now on the claims of a round are collected outside, from all seats at once, before anything of them is known."""
        if self.asked == "claim":  # somebody is being asked: then all are
            self._machine.change(actor=NOBODY, ask=0, choice=0)
        self._machine.change(window=CLAIMS_OPEN)

    @property
    def awaits_claims(self) -> bool:
        """Whether claims are being collected."""
        return self.actor is None and self.phase == CLAIM and self._machine.state().window == CLAIMS_OPEN

    def close_claims(self) -> list[AnyEvent]:
        """All claims are known: players who hold a teyaku are now asked in turn order, and their answers are given at once."""
        self._machine.change(window=CLAIMS_CLOSED)
        return self.go_on()

    def deal_from(self, secret: int) -> None:
        """From now on every shuffle comes from this secret, whatever has come from elsewhere before."""
        self.seed, self.source = secret, SECRET
        self._dealing, self._deals = Dealing(secret), True
        self._machine.lay(AWAITS_DECK)

    def dice(self, use: str, seat: int, turn: int) -> Random:
        """Luck for a bot or a hint at one turn of a seat; `turn` must be something that the seat knows."""
        return self._dealing.dice(use, seat, turn)

    def await_decks(self) -> None:
        """From now on every shuffle is given from outside, by `give_deck`: a record is replayed."""
        self._deals = False
        self._machine.lay(AWAITS_DECK)

    def give_deck(self, deck: list[str]) -> None:
        """How the cards lie for the next draw or deal."""
        self._machine.lay(DECK_GIVEN, [card_of(text) for text in deck])

    @property
    def needs_deck(self) -> bool:
        """Whether a shuffle from outside is awaited."""
        if self.actor is not None or self.status != "playing" or self.awaits_claims:
            return False
        return self._machine.state().given == AWAITS_DECK

    @property
    def phase(self) -> int | None:
        """The phase of the round that is going on."""
        state = self._machine.state()
        return self.rules.flow[state.at] if state.status == IN_ROUND else None

    @property
    def question(self) -> QuestionKind | None:
        """The kind of question that the actor is asked; None if nobody is."""
        state = self._machine.state()
        return None if state.actor == NOBODY or state.status != IN_ROUND else mechanisms.questions()[state.ask]

    @property
    def asked(self) -> str:
        """The name of that kind; empty if nobody is asked."""
        question = self.question
        return question.name if question else ""

    def draw_pile(self) -> frozenset[str]:
        """The cards of the common draw pile, for whoever checks a record."""
        state = self._machine.state()
        return frozenset(code(state.stock[place]) for place in range(state.stock_at[0], state.stock_end[0]))

    def _walk(self, what: int, action: int = 0) -> list[AnyEvent]:
        """One move, and everything after it that needs nobody's decision."""
        before = self._views_before() if what in (flow.STEP, flow.RANDOM_STEP) else {}
        known = len(self.events)
        self._machine.walk(what, action)
        self._listen()
        while self._deals and self.needs_deck:
            self._machine.lay(DECK_GIVEN, self._shuffled())
            self._machine.walk(flow.GO_ON)
            self._listen()
        if self.chain:  # not before: a draw may still have changed the header
            self.chain.seal(self.events)
        self._held = HeldViews(self.actor, before, known) if self.question and self.question.holds_back and self.actor is not None else None
        return self.events[known:]

    def _views_before(self) -> dict[int | None, View]:
        """All views, where a secret question may follow from a move."""
        if not self.tables.uses & REDEALS or self._machine.state().turn >= self.rules.seats or self.asked not in ("play", "take"):
            return {}
        return {seat: self._see(seat) for seat in (*range(self.rules.seats), None)}

    def shuffled(self) -> list[str]:
        """How the cards of the shuffle that is due lie by the seed, for whoever checks a record."""
        return [code(card) for card in self._shuffled()]

    def _shuffled(self) -> list[int]:
        """The cards of the shuffle that is due, from deck order into their new one (CO-5)."""
        state, tables = self._machine.state(), self.tables
        if state.status == NEW:
            return self._dealing.order(0, self._narrator.passes, "dealer_draw", tables.deck[: tables.n_draw])
        due: tuple[Shuffle, Iterable[int]]
        if self.phase == DEAL:
            due = "deal", tables.deck[: tables.n_deck]
        elif self.phase == LEADER:
            due = "leader", each(state.field)
        else:
            due = "shuffle", sorted(state.stock[state.stock_at[0] : state.stock_end[0]])
        return self._dealing.order(state.round, self._misdeals(), due[0], list(due[1]))

    def _misdeals(self) -> int:
        """How many deals of this round were thrown in."""
        this_round = takewhile(lambda event: not isinstance(event, events.RoundBegins), reversed(self.events))
        return sum(isinstance(event, events.Misdeal) for event in this_round)

    def _listen(self) -> None:
        new = self._narrator.read(self._machine.drain())
        if self.fair and new and isinstance(end := new[-1], events.MatchEnds):
            new[-1] = msgspec.structs.replace(end, secret=self.fair.secret)
        if not self._seated and any(isinstance(event, events.DealerDraw) for event in new):
            self._seat()
        self.events += new

    def _seat(self) -> None:
        """Everybody takes the seat that the draw decided (NA-22)."""
        self._seated = True
        self.names = tuple(self.names[who] for who in self.order)
        self.events[0] = msgspec.structs.replace(self.events[0], seats=self.names)

    def _header(self) -> events.MatchBegins:
        begins = header(self.game, self.options, self.names)
        return msgspec.structs.replace(begins, fair=self.fair.deal) if self.fair else begins

    @property
    def order(self) -> tuple[int, ...]:
        """Which of those who came sits where."""
        return self._narrator.order
