"""A match: rounds strung together, every action checked, every event kept."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from hanashobu.cards import card as card_of
from hanashobu.cards import code, name
from hanashobu.engine import actions, flow
from hanashobu.engine.machine import MOST_SEED, Machine, Plain, seeded
from hanashobu.engine.state import ASK_DEALER_TAKES, ASK_PILE, ASK_TAKE, AWAITS_DECK, BETWEEN, DECK_GIVEN, IN_ROUND, NOBODY, OVER, State
from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.play.narrate import Narrator
from hanashobu.play.view import View, see
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options, to_json
from hanashobu.rules.tables import Tables, compile_tables

MakeMachine = Callable[[Tables, State], Machine]


class IllegalAction(ValueError):
    """An action that cannot be done now; the message says what can."""


class BadSeed(ValueError):
    """A text that is no seed; the message is for people."""


def read_seed(text: str) -> int:
    """A seed as typed: a whole number of up to 256 bits, decimal or 0x and hexadecimal."""
    try:
        number = int(text, 0)
    except ValueError:
        number = -1
    if not 0 <= number <= MOST_SEED:
        raise BadSeed(f"{text!r} is no seed: a seed is a whole number from 0 to 2^256 - 1, such as 42.")
    return number


class Match:
    """The only authority on what happens: it takes an action for a seat, and hands out events and views."""

    def __init__(
        self,
        game: Game,
        names: tuple[str, ...],
        options: Options | None = None,
        seed: int | None = None,
        machine: MakeMachine = Plain,
    ) -> None:
        self.game = game
        self.options = game.options() if options is None else options
        self.names = names
        self.rules = game.rules(self.options, len(names))
        self.tables = compile_tables(self.rules)
        self.seed = secrets.randbits(256) if seed is None else seed
        self.events: list[AnyEvent] = []
        self._machine = machine(self.tables, seeded(self.seed))
        self._narrator = Narrator(self.rules, self.tables)

    def start(self) -> list[AnyEvent]:
        """Draw for the first dealer and deal the first round."""
        begins = header(self.game, self.options, self.names)
        self.events.append(begins)
        self._machine.walk(flow.START)
        return [begins, *self.go_on()]

    def go_on(self) -> list[AnyEvent]:
        """Between rounds: deal the next one. Elsewhere nothing happens."""
        self._machine.walk(flow.GO_ON)
        return self._listen()

    def play(self, seat: int, action: int) -> list[AnyEvent]:
        """Do what a seat wants to do, if it may."""
        self.check(seat, action)
        self._machine.walk(flow.STEP, action)
        return self._listen()

    def play_random(self) -> list[AnyEvent]:
        """Let the actor choose at random, from the match's own random source."""
        self._machine.walk(flow.RANDOM_STEP)
        return self._listen()

    def stop(self) -> list[AnyEvent]:
        """The players stop between two rounds."""
        if self.status != BETWEEN:
            raise IllegalAction("A match can be stopped between two rounds only.")
        self._machine.walk(flow.STOP)
        return self._listen()

    def check(self, seat: int, action: int) -> None:
        """Raise a sentence if this seat may not do this now."""
        if self.status == OVER:
            raise IllegalAction("The match is over.")
        if self.status != IN_ROUND or self.actor is None:
            raise IllegalAction("The round is over; the next one has not been dealt.")
        if seat != self.actor:
            raise IllegalAction(f"It is {self.names[self.actor]}'s turn.")
        legal = self.legal()
        if action not in legal:
            raise IllegalAction(self._why_not(action, legal))

    def _why_not(self, action: int, legal: tuple[int, ...]) -> str:
        state = self._machine.state()
        can = ", ".join(describe(choice) for choice in legal)
        if not 0 <= action <= 48:
            return f"That cannot be done now. You can choose {can}."
        wanted = f"{code(action)} {name(action)}"
        if state.ask == ASK_TAKE:
            return f"{wanted} cannot be taken with {code(state.card)} {name(state.card)}. You can take {can}."
        if state.ask == ASK_DEALER_TAKES:
            return f"The dealer cannot take {wanted} now. You can take {can}."
        if state.ask == ASK_PILE:
            return "First choose a pile, 0 or 1."
        if 1 << action & state.hands[state.actor]:
            return f"{wanted} takes nothing, and you hold a card that does (CO-9). You can play {can}."
        return f"{wanted} is not in your hand. You can play {can}."

    def legal(self) -> tuple[int, ...]:
        """The actions of whoever is asked."""
        if self.actor is None:
            return ()
        mask = flow.legal(self._machine.state(), self.tables)
        return tuple(action for action in range(mask.bit_length()) if mask >> action & 1)

    def view(self, seat: int | None) -> View:
        """What a seat may know; None is a spectator."""
        return see(self._machine.state(), self.tables, self.rules, self.names, seat)

    @property
    def actor(self) -> int | None:
        """Whose decision it is."""
        state = self._machine.state()
        return None if state.actor == NOBODY or state.status != IN_ROUND else state.actor

    @property
    def status(self) -> int:
        """Whether the match is new, in a round, between rounds or over."""
        return self._machine.state().status

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.status == OVER

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self._machine.state().round

    @property
    def totals(self) -> tuple[int, ...]:
        """Everybody's points."""
        return tuple(self._machine.state().totals[: self.rules.seats])

    def await_decks(self) -> None:
        """From now on every shuffle is given from outside, by `give_deck`: a record is replayed."""
        self._machine.state().given = AWAITS_DECK

    def give_deck(self, deck: list[str]) -> None:
        """How the cards lie for the next draw or deal."""
        state = self._machine.state()
        state.deck[: len(deck)] = [card_of(text) for text in deck]
        state.given = DECK_GIVEN

    @property
    def needs_deck(self) -> bool:
        """Whether a shuffle from outside is awaited."""
        return self.actor is None and self.status in (0, IN_ROUND) and self._machine.state().given == AWAITS_DECK

    def own_decks(self) -> None:
        """Back to the match's own random source."""
        self._machine.state().given = 0

    def _listen(self) -> list[AnyEvent]:
        told = self._narrator.read(self._machine.drain())
        self.events += told
        return told


def header(game: Game, options: Options, names: tuple[str, ...]) -> events.MatchBegins:
    """The first event of every match."""
    start = (game.rules(options, len(names)).length.start,) * len(names)
    return events.MatchBegins(events.FORMAT, game.name, to_json(options), names, start, options.rounds)


def describe(action: int) -> str:
    """An action in words."""
    return f"{code(action)} {name(action)}" if action <= 48 else actions.WORDS[action]


def read_action(text: str) -> int:
    """An action as typed: a card's code, or the word of another choice."""
    for action, word in actions.WORDS.items():
        if text.strip().lower() == word:
            return action
    return card_of(text)
