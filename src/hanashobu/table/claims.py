"""Teyaku are claimed by all seats at once, and nobody learns anything before all claims are known (TA-11, HH-7).

By default the table claims what their hand has. A player who wants to be asked is asked in every round, with a teyaku or without: so
neither a question nor its answer reveals anything.
"""

from __future__ import annotations

from collections.abc import Sequence

from hanashobu.engine.actions import CLAIM_NOTHING


class ClaimCollector:
    """Which seats want to be asked, and what has been answered in this round."""

    def __init__(self) -> None:
        self._ask: set[int] = set()
        self._held: dict[int, int] = {}

    def wants_to_be_asked(self, seat: int) -> bool:
        """Whether this seat is asked before anything is claimed for it."""
        return seat in self._ask

    def ask(self, seat: int, wanted: bool) -> None:
        """From now on this seat is asked, or not any more."""
        if wanted:
            self._ask.add(seat)
        else:
            self._ask.discard(seat)

    def hold(self, seat: int, action: int) -> None:
        """An answer, which nobody learns of yet."""
        self._held[seat] = action

    def has_answered(self, seat: int) -> bool:
        """Whether this seat has answered what it claims in this round."""
        return seat in self._held

    def answer(self, seat: int, legal: Sequence[int]) -> int:
        """What a seat claims: its answer; without one, everything it can, or nothing if it wanted to be asked."""
        unasked = CLAIM_NOTHING if seat in self._ask else legal[-1]
        return self._held.get(seat, unasked)

    def clear(self) -> None:
        """The round goes on; the next round collects claims anew."""
        self._held.clear()
