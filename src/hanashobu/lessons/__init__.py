"""A playable lesson for each game: a set deal, and steps that say what to do. One TOML file per game; nothing else names them.

docs/adding-a-game.md explains the format. A game without a file has no lesson.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Literal, NamedTuple

import msgspec

from hanashobu.play import position
from hanashobu.play.dealing import Dealing
from hanashobu.play.match import Match
from hanashobu.play.narrate import gather
from hanashobu.rules.game import Game
from hanashobu.rules.options import Value, from_json
from hanashobu.rules.phases import DEAL, LEADER
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import Arg, Cards, Message

_RULE = re.compile(r"[A-Z]{2}-[A-Z]*\d+")

OTHERWISE = "lesson-otherwise"


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said, what is pointed at, what the learner does, and what everybody does after that."""

    say: str  # the id of a message
    args: dict[str, str | int] = msgspec.field(default_factory=dict, name="with")  # its arguments: cards, ids of rules, numbers
    point: tuple[str, ...] = ()
    do: tuple[str, ...] = ()  # answers as people type them; none where there is only something to read
    otherwise: str = OTHERWISE  # the id of what is said when the learner does something else
    then: str = ""  # the answers of whoever is asked, until the next step


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A round that is dealt by hand, and its steps."""

    seats: int
    step: tuple[Step, ...]
    learner: int = 0
    dealer: int = 0
    options: dict[str, Value] = {}
    hands: tuple[str, ...] = ()
    field: str = ""
    stock: str = ""
    piles: tuple[tuple[str, str], ...] = ()
    leader: str = ""  # the field cards that are turned for the leader, from the dealer on
    shuffled: str = ""  # the top of the draw pile after it is shuffled during the round

    def match(self, game: Game, names: tuple[str, ...]) -> Match:
        """The match of the lesson, waiting for its decks."""
        match = Match(game, names, from_json(game.options, dict(self.options)), seed=0, seated=True)
        match.await_decks()
        match.start()
        self.deal(match)
        return match

    def deal(self, match: Match) -> None:
        """Lay the cards for every shuffle that is due, as the lesson has them."""
        while match.needs_deck:
            match.give_deck(self._deck(match))
            match.go_on()

    def _deck(self, match: Match) -> list[str]:
        if match.phase is None:  # the draw for the dealer
            return ["1a" if seat == self.dealer else f"{seat + 2}a" for seat in range(self.seats)]
        if match.phase == DEAL:
            dealt = position.fill_up(match.rules, self.hands, self.field, self.stock, self.piles, self.dealer)
            deck = gather(dealt, match.tables, match.dealer)
            assert deck is not None
            return deck
        if match.phase == LEADER:
            return self.leader.split()
        top = self.shuffled.split()
        return [*top, *Dealing(0).order(1, 0, "shuffle", sorted(match.draw_pile() - set(top)))]

    @property
    def script(self) -> tuple[Line, ...]:
        """Everything that happens, one after another."""
        return tuple(line for at, step in enumerate(self.step) for line in _lines(at, step))

    def message(self, at: int, id: str, rules: Ruleset) -> Message:
        """A message of a step, with the step's arguments."""
        return Message(id, {name: _arg(value, rules) for name, value in self.step[at].args.items()})


class Line(NamedTuple):
    """One thing that happens in a lesson: the learner reads a step or gives an answer, or somebody moves by themselves."""

    step: int
    kind: Literal["read", "answer", "move"]
    text: str = ""


def _lines(at: int, step: Step) -> Iterator[Line]:
    if not step.do:
        yield Line(at, "read")
    for text in step.do:
        yield Line(at, "answer", text)
    for text in step.then.split():
        yield Line(at, "move", text.replace("_", " "))


def _arg(value: str | int, rules: Ruleset) -> Arg:
    if isinstance(value, int):
        return value
    return rules.called(value) if _RULE.fullmatch(value) else Cards(tuple(value.split()))


@cache
def find(game: str) -> Lesson | None:
    """The lesson of a game; None if it has none."""
    file = resources.files(__name__) / f"{game}.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Lesson) if game.isidentifier() and file.is_file() else None
