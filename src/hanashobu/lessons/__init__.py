"""A playable lesson for each game: a set deal, and steps that say what to do. One TOML file per game; nothing else names them.

docs/adding-a-game.md explains the format. A game from outside has the same text as its `lesson`; a game with neither has no lesson.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Literal, NamedTuple, get_args

import msgspec

from hanashobu.play import position
from hanashobu.play.dealing import Dealing
from hanashobu.play.match import Match
from hanashobu.play.narrate import gather
from hanashobu.play.questions import choices
from hanashobu.rules.game import Game
from hanashobu.rules.options import Value, from_json
from hanashobu.rules.phases import DEAL, LEADER
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import Arg, Cards, Message, Quoted, msg
from hanashobu.text.message import message_of
from hanashobu.text.reader import ENGLISH

_RULE = re.compile(r"[A-Z]{2}-[A-Z]*\d+")
_ID = re.compile(r"lesson(?:-\w+)+")

OTHERWISE = "lesson-otherwise"

Part = Literal["say", "otherwise"]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said, what is pointed at, what the learner does, and what everybody does after that."""

    say: str  # the id of a message, or the sentence itself in English
    args: dict[str, str | int] = msgspec.field(default_factory=dict, name="with")  # its arguments: cards, ids of rules, numbers
    point: tuple[str, ...] = ()
    do: tuple[str, ...] = ()  # answers as people type them; none where there is only something to read
    otherwise: str = OTHERWISE  # likewise, what is said when the learner does something else
    then: str = ""  # the answers of whoever is asked, until the next step


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
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
        deals = 0
        while match.needs_deck:
            deals += match.phase == DEAL
            if deals > 1:
                raise position.BadPosition("error-lesson-misdeal")
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
    def script(self) -> tuple[LessonLine, ...]:
        """Everything that happens, one after another."""
        return tuple(line for at, step in enumerate(self.step) for line in _lines(at, step))

    def message(self, at: int, part: Part, match: Match) -> Message:
        """What a step says, or says otherwise, with the step's arguments; a sentence of its own has the number of the step as its id."""
        step = self.step[at]
        said = step.say if part == "say" else step.otherwise
        args = {name: _arg(value, match.rules) for name, value in step.args.items()}
        if _ID.fullmatch(said):
            return Message(said, args)
        return Message(f"lesson-{match.game.name}-{at + 1}{'' if part == 'say' else '-otherwise'}", args, said)

    def messages(self, match: Match) -> Iterator[Message]:
        """Everything that is said in the lesson."""
        for at in range(len(self.step)):
            for part in get_args(Part):
                yield self.message(at, part, match)


class LessonLine(NamedTuple):
    """One thing that happens in a lesson: the learner reads a step or gives an answer, or somebody moves by themselves."""

    step: int
    kind: Literal["read", "answer", "move"]
    text: str = ""


def _lines(at: int, step: Step) -> Iterator[LessonLine]:
    if not step.do:
        yield LessonLine(at, "read")
    for text in step.do:
        yield LessonLine(at, "answer", text)
    for text in step.then.split():
        yield LessonLine(at, "move", text.replace("_", " "))


def _arg(value: str | int, rules: Ruleset) -> Arg:
    if isinstance(value, int):
        return value
    return rules.called(value) if _RULE.fullmatch(value) else Cards(tuple(value.split()))


def of(game: Game) -> Lesson | None:
    """The lesson of a game; None if it has none, or one that `hana check` finds fault with."""
    if not game.lesson:
        return find(game.name)
    return None if fault(game) else read(game.lesson)


def read(text: str) -> Lesson:
    """A lesson from its TOML; raises msgspec's DecodeError."""
    return msgspec.toml.decode(text, type=Lesson)


@cache
def fault(game: Game) -> Message | None:
    """What is wrong with the lesson that a game brings along: it is dealt and played to its end."""
    try:
        lesson = read(game.lesson)
    except msgspec.DecodeError as error:
        return msg("check-lesson-read", trouble=str(error))
    if lesson.seats not in game.seats:
        return msg("check-lesson-seats", seats=lesson.seats)
    if not lesson.step or lesson.step[-1].do or lesson.step[-1].then:
        return msg("check-lesson-last")
    try:
        match = lesson.match(game, tuple(f"{seat + 1}" for seat in range(lesson.seats)))
        texts = list(lesson.messages(match))
    except (ValueError, LookupError, AssertionError) as error:
        return msg("check-lesson-deal", trouble=message_of(error))
    unknown = [text.id for text in texts if not text.text and not ENGLISH.has(text.id)]
    if unknown:
        return msg("check-lesson-message", id=unknown[0])
    return _played(lesson, match)


def _played(lesson: Lesson, match: Match) -> Message | None:
    """What cannot be played in a lesson that is dealt."""
    for line in lesson.script:
        if line.kind == "read":
            continue
        step, answer = line.step + 1, Quoted(line.text)
        if match.actor is None or (line.kind == "answer" and match.actor != lesson.learner):
            return msg("check-lesson-turn", step=step, answer=answer)
        try:
            match.play(match.actor, choices.read(match.view(match.actor), line.text))
            lesson.deal(match)
        except (ValueError, LookupError, AssertionError) as error:
            return msg("check-lesson-answer", step=step, answer=answer, trouble=message_of(error))
    return None if match.status == "between" else msg("check-lesson-end")


@cache
def find(game: str) -> Lesson | None:
    """The lesson of a game; None if it has none."""
    file = resources.files(__name__) / f"{game}.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Lesson) if game.isidentifier() and file.is_file() else None
