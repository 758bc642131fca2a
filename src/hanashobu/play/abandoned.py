"""The last event of a match that nobody comes back to: nobody has won it, and the round that was going on does not count."""

from __future__ import annotations

from collections.abc import Sequence

from hanashobu.play import events
from hanashobu.play.events import AnyEvent

HAS_TOTALS = (events.RoundBegins, events.RoundEnds, events.LedgerEntry)


def abandoned(happened: Sequence[AnyEvent], secret: str | None = None) -> events.MatchEnds:
    """The totals are those of the last event that has any, or those of the start."""
    for event in reversed(happened):
        if isinstance(event, HAS_TOTALS):
            return events.MatchEnds(event.totals, (), "abandoned", secret)
    begins = happened[0]
    assert isinstance(begins, events.MatchBegins)
    return events.MatchEnds(begins.start, (), "abandoned", secret)
