"""A match on tape, and another world that one seat cannot tell from it: the same match with the cards that it cannot see renamed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from hanashobu.cards import card, code, codes
from hanashobu.engine.actions import CLAIM_NOTHING, DRAW, REDEAL, THROW_IN
from hanashobu.play import events
from hanashobu.play.events import visible
from hanashobu.play.match import IllegalAction, Match
from hanashobu.play.narrate import gather
from tests.support.strategies import LONG, Setup, any_action

Names = dict[str, str]
SECRET = {"claim": CLAIM_NOTHING, "redeal": DRAW}  # questions that nobody else learns of, and how they are declined
Chooser = Callable[[Match, Random], int]


class Step(NamedTuple):
    """An action of a world: who did what, after how many events, and how many draws, deals and shuffles were still to come.

    What is foregone nobody is asked at a table, which answers by itself.
    """

    seat: int
    ask: str
    action: int
    start: int
    chances: int
    foregone: bool


class Tape:
    """A match of random play, some moves long, with every action noted: who did what, and what the question was."""

    def __init__(self, setup: Setup, seed: int, moves: int, choose: Chooser = any_action) -> None:
        self.setup = setup
        self.seed = seed
        self.match = setup.match(seed)
        self.match.start()
        self.actions: list[tuple[int, str, int]] = []
        random = Random(seed)
        while not self.match.over and len(self.actions) <= moves:
            actor = self.match.actor
            if actor is None:
                if self.match.round >= LONG:
                    break
                self.match.go_on()
                continue
            if len(self.actions) == moves:
                break
            action = choose(self.match, random)
            if action in (REDEAL, THROW_IN):
                action = next(other for other in self.match.legal() if other != action)
            self.actions.append((actor, self.match.asked, action))
            self.match.play(actor, action)

    @property
    def before_a_deal(self) -> bool:
        """Whether the cards of the last round are known, and those of this one lie nowhere yet."""
        return self.match.asked in ("blind", "swap") and any(isinstance(event, events.Deal) for event in self.match.events)

    def other_world(self, seat: int | None, random: Random) -> Match | None:
        """The same match as far as the seat can tell; None if the other cards make it impossible."""
        world = self.elsewhere(seat, random)
        return world.match if world.play() else None

    def elsewhere(self, seat: int | None, random: Random) -> World:
        """The same match with the cards renamed that the seat cannot see, still to be played."""
        unseen = list(codes(self.match.view(seat).unseen()))
        moved = random.sample(unseen, len(unseen))
        return World(self, seat, dict(zip(unseen, moved, strict=True)))


class World:
    """A tape played again, in its last deal with other cards."""

    def __init__(self, tape: Tape | World, seat: int | None = None, names: Names | None = None) -> None:
        self.setup: Setup = tape.setup
        self.seed: int = tape.seed
        self.steps: list[Step] = []
        self._seat = seat
        self._names = names or {}
        self._actions = list(tape.actions)
        self._chance_events = [event for event in tape.match.events if isinstance(event, CHANCE)]
        self._deals = sum(isinstance(event, events.Deal) for event in self._chance_events)
        self._draw = 0
        self.match: Match = tape.setup.match(tape.seed)  # the same dice; all cards are given
        self.match.names = tape.match.names  # a draw may have seated everybody, and is given in the order of the seats

    @property
    def actions(self) -> list[tuple[int, str, int]]:
        """As a tape notes them."""
        return [step[:3] for step in self.steps]

    def play(self) -> bool:
        """To the end of the tape; False if the other cards make that impossible."""
        self.match.await_decks()
        self.match.start()
        try:
            while self._chance_events or self._actions or self.match.actor is not None:
                if not self._move():
                    break
        except (IllegalAction, _Openly):
            return False
        return True

    def _move(self) -> bool:
        """One thing that happened; False when the tape is at its end."""
        match = self.match
        if match.needs_deck:
            if not self._chance_events:
                return False
            self._chance()
        elif match.actor is None:
            if match.over or not (self._chance_events or self._actions):
                return False
            match.go_on()
        else:
            return self._act(match.actor)
        return True

    def _chance(self) -> None:
        """Cards lie as on the tape, in the last deal under their other names."""
        event = self._chance_events[0]
        if isinstance(event, events.DealerDraw):
            self.match.give_deck(list(event.draws[self._draw]))
            self._draw += 1
            if self._draw < len(event.draws):
                self.match.go_on()
                return
        elif isinstance(event, events.Deal):
            self._deals -= 1
            deck = gather(event, self.match.tables, self.match.view(None).table.dealer)
            assert deck is not None
            self.match.give_deck(self._renamed(deck))
        elif isinstance(event, events.Leader):
            dealer, seats = self.match.view(None).table.dealer, self.match.rules.seats
            turned = [event.turned[(dealer + step) % seats] for step in range(seats)]
            self.match.give_deck([text for text in turned if text is not None])
        else:
            self.match.give_deck(self._renamed(list(event.stock)))
        self._chance_events.pop(0)
        self.match.go_on()

    def _renamed(self, cards: list[str]) -> list[str]:
        return [self._names.get(text, text) for text in cards] if self._deals == 0 else cards

    def _act(self, actor: int) -> bool:
        """The next action of the tape; claims that are kept hidden come and go with the cards."""
        match = self.match
        last_deal = self._deals == 0
        if match.asked in SECRET and actor != self._seat and last_deal:
            if self._actions and self._actions[0][:2] == (actor, match.asked):
                self._play(actor, self._actions.pop(0)[2])
            else:
                self._play(actor, SECRET[match.asked])
            return True
        while self._actions and self._actions[0][1] in SECRET and self._actions[0][:2] != (actor, match.asked):
            if self._actions.pop(0)[2] not in SECRET.values():
                raise _Openly
        if not self._actions:
            return False
        seat, ask, action = self._actions.pop(0)
        if seat != actor or ask != match.asked:
            raise _Openly
        if ask == "return" and last_deal:
            action = card(self._names.get(code(action), code(action)))
        self._play(actor, action)
        return True

    def _play(self, actor: int, action: int) -> None:
        match = self.match
        answer = match.question.foregone if match.question else None
        foregone = answer is not None and answer(match.view(actor)) is not None
        step = Step(actor, match.asked, action, len(match.events), len(self._chance_events), foregone)
        match.play(actor, action)
        self.steps.append(step)


class _Openly(Exception):
    """The other cards make themselves known: somebody showed them here and cannot show them there."""


CHANCE = (events.DealerDraw, events.Deal, events.Leader, events.Shuffle)


def openly(match: Match, seat: int) -> list[events.Event]:
    """What other hands make everybody see: one that has to be shown, or makes the deal void, and what a forced-out hand is worth."""
    return [event for event in visible(match.events, seat) if isinstance(event, events.Claim | events.ForcedOut | events.Misdeal)]
