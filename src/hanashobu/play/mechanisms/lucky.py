"""Dealt hands that end the round before it begins (KK-3, KK-4)."""

from __future__ import annotations

from collections.abc import Iterator

from hanashobu.play import events
from hanashobu.play.mechanisms.kinds import EventContext
from hanashobu.play.round_events import RoundEvents
from hanashobu.text import Message, msg


def why_ended(part: RoundEvents, at: EventContext) -> Iterator[Message]:
    """Whose hand ended the round, or that several did."""
    if part.ends.why == "drawn":
        yield msg("settlement-drawn")
    elif part.ends.why == "lucky" and part.ends.winner is not None:
        claims = part.all(events.Claim)
        field = claims and not any(event.shown for event in claims)
        yield msg("settlement-lucky-field" if field else "settlement-lucky", who=at.player(part.ends.winner))
