"""Writes what is played in a simulation as a record."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.play.header import header
from hanashobu.play.narrate import Narrator
from hanashobu.records.codec import Writer
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import Tables


class Recorder:
    """Writes the events of a runner as a record."""

    def __init__(self, writer: Writer, header: events.MatchBegins, rules: Ruleset, tables: Tables) -> None:
        self._writer = writer
        self._header = header
        self._rules = rules
        self._tables = tables
        self._narrator: Narrator | None = None

    def write(self, rows: list[int]) -> None:
        """The events of these rows, each match with its header."""
        new: list[AnyEvent] = []
        if self._narrator is None:
            self._narrator = Narrator(self._rules, self._tables)
            new.append(self._header)
        new += self._narrator.read(rows)
        if isinstance(new[-1], events.MatchEnds):
            self._narrator = None
        self._writer.write(new)


@contextmanager
def recording(path: Path, game: Game, chosen: Options, names: tuple[str, ...], rules: Ruleset, tables: Tables) -> Iterator[Recorder]:
    """A recorder that writes to a file."""
    with Writer(path) as writer:
        yield Recorder(writer, header(game, chosen, names), rules, tables)
