"""What happened in a match that is over, as a review needs it: before every action the whole position, and what its player knew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from hanashobu.engine.state import State
from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.play.view import View
from hanashobu.records.codec import BadRecord, RecordLine
from hanashobu.records.replay import Replay
from hanashobu.text import msg


@dataclass(frozen=True)
class Moment:
    """Somebody does something."""

    line: int  # of the record: the first one that follows from it
    seat: int
    action: int
    view: View  # of that seat, before it
    before: State
    after: State | None = None  # where somebody spoke up who was not asked


@dataclass
class Round:
    """A round from before its deal until it was settled."""

    number: int
    before: State
    moments: list[Moment] = field(default_factory=list)
    after: State | None = None  # None where the match was abandoned in the middle


class Course(Replay):
    """A record that is gone through once; its rounds are kept."""

    def __init__(self, lines: list[RecordLine], secret: str | None = None) -> None:
        self.rounds: list[Round] = []
        self._line = lines[0].number
        super().__init__(lines, secret)

    def _follow(self, line: RecordLine) -> AnyEvent:
        self._line = line.number
        event = super()._follow(line)
        if isinstance(event, events.RoundBegins):
            self.rounds.append(Round(self.match.round, self.match.position()))
        elif isinstance(event, events.RoundEnds):
            self.rounds[-1].after = self.match.position()
        return event

    def _act(self, seat: int, action: int) -> list[AnyEvent]:
        match = self.match
        asked = match.actor == seat and (action in match.legal() or match.asked != "play")
        view, before = match.view(seat), match.position()
        new = super()._act(seat, action)
        after = None if asked else match.position()
        self.rounds[-1].moments.append(Moment(self._line, seat, action, view, before, after))
        return new


def rounds_of(lines: Sequence[RecordLine], secret: str | None = None) -> tuple[Course, list[Round]]:
    """The rounds of a match that was played to the end; raises a sentence where there is nothing to review."""
    course = Course(list(lines), secret)
    for _ in course:
        pass
    if not course.match.over:
        raise BadRecord(lines[-1].number, msg("error-review-not-over"))
    return course, [one for one in course.rounds if one.after is not None]
