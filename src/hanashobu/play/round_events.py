"""The events of a round that its settlement is made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from hanashobu.play import events, mechanisms
from hanashobu.play.event import Event

Kind = TypeVar("Kind", bound=Event)


@dataclass(frozen=True, kw_only=True)
class RoundEvents:
    """What a round was settled by; what a misdeal has undone is left out."""

    number: int
    score: events.RoundScore
    ends: events.RoundEnds
    paid: tuple[events.Pay, ...]
    ledger: tuple[events.LedgerEntry, ...]
    accounts: tuple[events.Pay, ...]  # paid when the match was over
    players: int
    final: events.MatchEnds | None
    noted: tuple[Event, ...]  # those that a mechanism settles by

    @staticmethod
    def of(happened: Sequence[Event]) -> RoundEvents:
        """The round that was played last."""
        start = max((at for at, event in enumerate(happened) if isinstance(event, events.Misdeal)), default=-1) + 1
        now = happened[start:]
        at = next(place for place, event in enumerate(now) if isinstance(event, events.RoundEnds))
        ends = now[at]
        assert isinstance(ends, events.RoundEnds)
        active = next((event.seats for event in now if isinstance(event, events.Active)), ())
        kinds = mechanisms.events()
        return RoundEvents(
            number=next((event.number for event in happened if isinstance(event, events.RoundBegins)), 0),
            score=next(event for event in now if isinstance(event, events.RoundScore)),
            ends=ends,
            paid=tuple(event for event in now[:at] if isinstance(event, events.Pay)),
            ledger=tuple(event for event in now[at:] if isinstance(event, events.LedgerEntry)),
            accounts=tuple(event for event in now[at:] if isinstance(event, events.Pay)),
            players=len(active) or len(ends.totals),
            final=next((event for event in now if isinstance(event, events.MatchEnds)), None),
            noted=tuple(event for event in now if kinds[type(event)].settles),
        )

    def all(self, kind: type[Kind]) -> tuple[Kind, ...]:
        """All events of a kind that a mechanism settles by."""
        return tuple(event for event in self.noted if isinstance(event, kind))

    @property
    def over(self) -> bool:
        """Whether it was the last round of the match."""
        return self.final is not None

    @property
    def best(self) -> tuple[int, ...]:
        """Who gained most, if anybody gained anything."""
        most = max(self.score.result)
        return tuple(seat for seat, gain in enumerate(self.score.result) if gain == most > 0)
