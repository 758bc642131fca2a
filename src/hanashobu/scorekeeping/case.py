"""A round as people tell it, on its way through the engine: what they say, the state, and what the clerk notes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from hanashobu.engine.state import State
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import Tables
from hanashobu.scorekeeping.reported import Told


@dataclass
class Case:
    """All that the steps of a settlement share."""

    rules: Ruleset
    tables: Tables
    state: State
    told: Told
    names: tuple[str, ...]
    stakes: tuple[int, ...] = ()  # what everybody has at stake when the round begins
    story: list[str] = field(default_factory=list)  # who played and what was said
    doubts: list[str] = field(default_factory=list)  # what may be wrong
    remarks: list[str] = field(default_factory=list)  # what is taken for granted

    def order(self) -> Iterator[int]:
        """Who plays, in turn order."""
        seat = self.state.first
        for _ in range(self.state.players):
            yield seat
            seat = self.state.next[seat]

    def who(self, does: str) -> list[int]:
        """Whose pile says so."""
        return [seat for seat, pile in enumerate(self.told.piles) if pile.does == does]
