"""Records: the matches of a file, with every move and what its player knew."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from random import Random

from hanashobu.api.action import Action, worded
from hanashobu.api.arguments import seed_of
from hanashobu.api.errors import BadType, RecordBreaksRule, UnreadableRecord
from hanashobu.api.match import Match
from hanashobu.api.view import View
from hanashobu.play.events import AnyEvent
from hanashobu.records import codec
from hanashobu.records.codec import BadRecord, RecordLine
from hanashobu.records.receipt import BadEvidence, Evidence, read_receipt
from hanashobu.records.replay import Replay, Violation
from hanashobu.records.resume import resume
from hanashobu.records.verify import Verification, check
from hanashobu.rules.game import Game
from hanashobu.text import msg
from hanashobu.text.refusal import refusal


@dataclass(frozen=True)
class Move:
    """What a player did, and what that player knew before; `line` is its line in the file."""

    seat: int
    name: str
    action: Action
    view: View
    line: int


class RecordedMatch:
    """A match of a record; every line of it has been checked against the rules."""

    def __init__(self, lines: list[RecordLine]) -> None:
        self._lines = lines
        try:
            watching = _Watching(lines)
            for _ in watching:
                pass
        except Violation as error:
            raise RecordBreaksRule(error.line, error.rule, error.what) from None
        self._match = Match.from_engine(watching.match)
        self.moves: tuple[Move, ...] = tuple(watching.moves)

    @property
    def lines(self) -> list[RecordLine]:
        """The lines of the file."""
        return self._lines

    @property
    def game(self) -> Game:
        """What was played."""
        return self._match.game

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody's name, by seat."""
        return self._match.names

    @property
    def rounds(self) -> int:
        """How many rounds have been begun."""
        return self._match.round

    @property
    def totals(self) -> tuple[int, ...]:
        """Everybody's points where the record ends."""
        return self._match.totals

    @property
    def over(self) -> bool:
        """Whether the record has the end of the match."""
        return self._match.over

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; empty if the record ends before the match."""
        return self._match.winners

    @cached_property
    def events(self) -> tuple[AnyEvent, ...]:
        """Everything that happened."""
        return tuple(line.event for line in self._lines)

    def resume(self, seed: int | None = None, *, pause: bool = False) -> Match:
        """A match that goes on from where the record ends; later cards come from the seed, or from one that nobody knows."""
        return Match.from_engine(resume(self._lines, seed_of(seed)), pause)

    def __repr__(self) -> str:
        end = "over" if self.over else "not over"
        return f"<RecordedMatch of {self.game.title}: {', '.join(self.names)}; {self.rounds} rounds, {len(self.moves)} moves, {end}>"


class _Watching(Replay):
    """A replay that keeps what whoever acts knows just before."""

    def __init__(self, lines: list[RecordLine]) -> None:
        self.moves: list[Move] = []
        self._number = lines[0].number
        super().__init__(lines)

    def _follow(self, line: RecordLine) -> AnyEvent:
        self._number = line.number
        return super()._follow(line)

    def _act(self, seat: int, action: int) -> list[AnyEvent]:
        view = self.match.view(seat)
        new = super()._act(seat, action)
        dice = Random(f"{self.match.game.name}/{self._number}/{seat}")  # a record has no secret of the match to take it from
        self.moves.append(Move(seat, self.match.names[seat], worded(view, action), View(view, dice), self._number))
        return new


def read_records(path: str | os.PathLike[str]) -> Iterator[RecordedMatch]:
    """The matches of a file, one after another, each checked against the rules. A last line that was cut off is left out."""
    yield from map(RecordedMatch, _matches(_path(path)))


def _matches(path: Path) -> Iterator[list[RecordLine]]:
    found = False
    try:
        for lines in codec.matches(path):
            found = True
            yield lines
    except OSError as error:
        raise UnreadableRecord(0, msg("error-records-unreadable", path=str(path), trouble=refusal(error))) from None
    if not found:
        raise BadRecord(0, msg("error-records-empty", path=str(path)))


def verify(path: str | os.PathLike[str], receipt: str | os.PathLike[str] | None = None) -> Verification:
    """Whether a file of records is in order: the verdict is true or false, and says in a sentence what is wrong, and where.

    With the receipt that a page has saved, also whether the match is the one that was played there.
    """
    try:
        evidence = Evidence(read_receipt(_path(receipt, "receipt"))) if receipt is not None else Evidence()
    except BadEvidence as error:
        raise UnreadableRecord(0, error.message) from None
    return check(_path(path), evidence)


def _path(path: str | os.PathLike[str], argument: str = "path") -> Path:
    if not isinstance(path, str | os.PathLike):
        raise BadType(argument, f"A path is a text or a Path, not {type(path).__name__}.")
    return Path(path)
