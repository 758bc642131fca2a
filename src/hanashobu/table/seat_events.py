"""What one seat has been sent of the events at a table, and what is made of them for it: texts and news of yaku."""

from __future__ import annotations

from collections.abc import Sequence

from hanashobu.play.commentary import Commentary, SharedTexts
from hanashobu.play.events import AnyEvent, visible
from hanashobu.play.match import Match
from hanashobu.table.news import Captures, YakuWatch

STILL_KEPT = 8  # texts of events that a seat has been sent, for a second device that is a little behind


class SeatEvents:
    """The events that a seat may know of the first `upto`, and the commentary on them."""

    def __init__(self, seat: int | None, match: Match, texts: SharedTexts, captures: Captures) -> None:
        self.events: list[AnyEvent] = []
        self.upto = 0
        self.sealed = 0  # how many of the events are public, where they are sealed
        self.watch = YakuWatch(captures, seat)
        self._seat = seat
        self._match = match
        self._texts = texts
        self._commentary = self._begun()

    def _begun(self) -> Commentary:
        return Commentary(self._match.names, self._match.rules, shared=self._texts)

    def add(self, events: Sequence[AnyEvent], upto: int) -> None:
        """More of all events may be known."""
        new = visible(events[self.upto : upto], self._seat)
        self.events += new  # type: ignore[arg-type]  # a cut-down event is of the same kind
        self.upto = upto
        self.sealed += sum([event.seal is not None for event in new])

    def read(self, start: int | None = None) -> Commentary:
        """The commentary on everything so far; what is wanted again from a `start` on and was forgotten is made again."""
        if start is not None and start < self._commentary.forgotten:
            self._commentary = self._begun()
        commentary = self._commentary
        if len(commentary.texts) < len(self.events):
            commentary.read(tuple(self.events[len(commentary.texts) :]))
        self.watch.read(self.events)
        return commentary

    def forget(self, start: int) -> None:
        """A client has been sent everything before this event."""
        self._commentary.forget(start - STILL_KEPT)
