"""A reported round on its way through the engine: the report, the state, and notes collected while scoring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from hanashobu.engine.state import State
from hanashobu.play import mechanisms
from hanashobu.play.mechanisms.kinds import ReportField
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import Tables
from hanashobu.scorekeeping.reported import ReportedPile, RoundReport
from hanashobu.text import Message, Player


@dataclass(kw_only=True)
class SettlementContext:
    """All that the steps of a settlement share."""

    rules: Ruleset
    tables: Tables
    state: State
    report: RoundReport
    names: tuple[str, ...]
    piles: tuple[ReportedPile, ...]
    hands: Mapping[int, int]  # as dealt
    extra: Mapping[str, int]  # the fields of mechanisms, by name: 1 for yes, or a seat
    dealer: int = 0
    stakes: tuple[int, ...] = ()  # what everybody has at stake when the round begins
    story: list[Message] = field(default_factory=list)  # who played and what they announced
    doubts: list[Message] = field(default_factory=list)  # what may be wrong
    remarks: list[Message] = field(default_factory=list)  # what is taken for granted

    def player(self, seat: int) -> Player:
        """Somebody at the table, in messages."""
        return Player(self.names[seat], seat)

    def players(self, seats: Iterable[int]) -> tuple[Player, ...]:
        """Several of them."""
        return tuple(map(self.player, seats))

    def order(self) -> Iterator[int]:
        """Who plays, in turn order."""
        seat = self.state.first
        for _ in range(self.state.players):
            yield seat
            seat = self.state.next[seat]

    def plays(self, seat: int) -> bool:
        """Whether a player plays the round."""
        return self.state.playing >> seat & 1 == 1

    def is_in(self, seat: int) -> bool:
        """Whether a player is in."""
        return self.state.ins >> seat & 1 == 1

    def forced_out(self, seat: int) -> bool:
        """Whether a player was forced out."""
        return self.state.forced >> seat & 1 == 1

    def bound_by(self, seat: int) -> ReportField | None:
        """What was reported that keeps a player from going out, or from having the blank."""
        reported = (field for name, field in mechanisms.report_fields().items() if field.binds and name in self.extra)
        return next(reported, None) if self.state.bound >> seat & 1 else None

    def who(self, does: str) -> list[int]:
        """The players whose pile says so."""
        return [seat for seat, pile in enumerate(self.piles) if pile.does == does]
