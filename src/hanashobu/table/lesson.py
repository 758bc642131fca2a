"""A table at which a lesson is played: the others move as the lesson says, and so does the learner, or nothing happens."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Literal

import msgspec

from hanashobu import bots, games, lessons
from hanashobu.lessons import Lesson, LessonLine, Part
from hanashobu.play.events import AnyEvent
from hanashobu.play.match import IllegalAction
from hanashobu.play.questions import choices
from hanashobu.rules.game import Game
from hanashobu.table import moves
from hanashobu.table.moves import TableMove
from hanashobu.table.protocol import Act, GoOn, LessonStep, Next, Snapshot, Stop
from hanashobu.table.table import LateAnswer, Seat, Table
from hanashobu.text import Message, MessageError

LEISURE = 8  # moves


class NoLesson(MessageError, LookupError):
    """A game that has no lesson, or a lesson that has changed."""


class LessonTable(Table):
    """One round that is dealt by hand. The learner's answers are checked against the lesson as well as against the rules."""

    def __init__(self, seats: Sequence[Seat], game: Game, lesson: Lesson) -> None:
        super().__init__(seats, lesson.match(game, tuple(seat.name for seat in seats)))
        self.lesson = lesson
        self._script = lesson.script[:-1]  # nothing comes after the last step is read
        self._at = 0

    @classmethod
    def of(cls, game: Game, seats: Sequence[Seat]) -> LessonTable:
        """The lesson of a game, at its beginning."""
        return cls(seats, game, lesson_of(game))

    @classmethod
    def again(cls, seats: Sequence[Seat], game: str, events: Sequence[AnyEvent], made: Sequence[TableMove]) -> LessonTable:
        """The table as it was; a lesson that has changed since cannot go on."""
        table = cls.of(games.named(game), seats)
        try:
            for move in made:
                table.redo(move)
        except (IllegalAction, IndexError):
            pass
        if table.events != list(events) or len(table.moves) != len(made):
            raise NoLesson("error-lesson-changed")
        return table

    @property
    def _line(self) -> LessonLine | None:
        return self._script[self._at] if self._at < len(self._script) else None

    def answer(self, seat: int, message: Act | GoOn | Stop | Next, here: Collection[int] = ()) -> list[AnyEvent]:
        """What the learner does: reads on, or answers as the lesson says."""
        if isinstance(message, Next) and (self._line is None or message.step != self._line.step):
            raise LateAnswer("error-late")
        return super().answer(seat, message, here)

    def _act(self, seat: int, action: int) -> list[AnyEvent]:
        line, start = self._line, len(self.events)
        if line is None:
            raise IllegalAction("error-lesson-over")
        if not self._follows_lesson(seat, action, line):
            raise IllegalAction(self._message(line.step, "otherwise"))
        if action != moves.NEXT:
            self.match.play(seat, action)
            self.lesson.deal(self.match)
        self._at += 1
        return self.events[start:]

    def _follows_lesson(self, seat: int, action: int, line: LessonLine) -> bool:
        if line.kind == "read":
            return action == moves.NEXT and seat == self.lesson.learner
        return seat == self.match.actor and action == self._action(seat, line.text)

    def _action(self, seat: int, text: str) -> int:
        return choices.read(self.view(seat), text)

    def redo(self, move: TableMove) -> None:
        """A move that was made before the table was built again."""
        if move.action in (moves.ASK_ME, moves.CLAIM_FOR_ME):
            super().redo(move)
            return
        self._act(move.seat, move.action)
        self.moves.append(move)

    def bot_to_move(self) -> int | None:
        """Who moves by themselves now: the others, and the learner where turns are skipped."""
        return self.match.actor if self._line and self._line.kind == "move" else None

    def thought(self, seat: int) -> Callable[[], int]:
        """The next move of the lesson."""
        line = self._line
        assert line is not None
        action = self._action(seat, line.text)
        return lambda: action

    def seconds(self, seat: int) -> float:
        """Nobody searches here."""
        return 0.0

    def now(self, seat: int | None) -> Snapshot:
        """Where the match stands for a seat, and for the learner the step of the lesson."""
        now = super().now(seat)
        return msgspec.structs.replace(now, lesson=self._step()) if seat == self.lesson.learner else now

    def _step(self) -> LessonStep:
        line, of = self._line, len(self.lesson.step)
        if line and line.kind == "move":
            return LessonStep(at=line.step, of=of, waits="watch", quick=len(self.lesson.step[line.step].then.split()) > LEISURE)
        at = line.step if line else of - 1
        step = self.lesson.step[at]
        answers = tuple(one.text for one in self._script[self._at :] if one.step == at and one.kind == "answer")
        waits: Literal["read", "answer", "over"] = "over" if line is None else "answer" if answers else "read"
        return LessonStep(
            at=at,
            of=of,
            waits=waits,
            say=self._message(at, "say"),
            otherwise=self._message(at, "otherwise"),
            point=step.point,
            answers=answers,
        )

    def _message(self, at: int, part: Part) -> Message:
        return self.lesson.message(at, part, self.match)


def lesson_of(game: Game) -> Lesson:
    """The lesson of a game, or a sentence."""
    lesson = lessons.of(game)
    if lesson is None:
        raise NoLesson("error-no-lesson", game=game.called)
    return lesson


def seated(game: Game, name: str, others: Sequence[str]) -> list[Seat]:
    """Who sits where: the learner, and for the other seats the first of these names."""
    lesson = lesson_of(game)
    names = iter(others)
    return [Seat(name) if seat == lesson.learner else Seat(next(names), bots.FIRST) for seat in range(lesson.seats)]
