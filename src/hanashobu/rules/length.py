"""How long a match lasts and what it starts from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Annotated

from hanashobu.rules.bad_table import BadTable
from hanashobu.rules.part import Part, Sum, whole
from hanashobu.rules.text import Line, line
from hanashobu.text import Amount, Message, msg

LAST_ROUNDS = 2  # of a match, in which winning it counts


@dataclass(frozen=True)
class Length(Part):
    """An agreed number of rounds, none for an open end; or until somebody reaches a score, or runs out."""

    rounds: Annotated[int, whole(1)] | None
    _: KW_ONLY
    start: Sum = 0
    start_rule: str = ""
    target: Sum | None = None
    target_rule: str = ""
    bust: str = ""  # id: it ends when somebody has nothing left

    def __post_init__(self) -> None:
        """A score that everybody has from the start ends no match."""
        super().__post_init__()
        if self.target is not None and self.target <= self.start:
            raise BadTable("error-table-target", target=self.target, start=self.start)

    def ends_soon(self, number: int, totals: Sequence[int], gain: int) -> bool:
        """Whether this may be one of the last two rounds, if a round can bring or cost as much as that."""
        last = self.rounds is not None and self.rounds - number < LAST_ROUNDS
        reached = self.target is not None and max(totals) + gain >= self.target
        return last or reached or (bool(self.bust) and min(totals) <= gain)

    def summary(self, unit: str = "points") -> tuple[Message, ...]:
        """The length as a list of games says it, in a few words: how many rounds, and what else ends a match."""
        ends = [msg("length-target", amount=Amount(self.target, unit))] if self.target is not None else []
        ends += [msg("length-bust")] if self.bust else []
        if self.rounds:
            return msg("length-most-rounds" if ends else "length-rounds", n=self.rounds), *ends
        return tuple(ends) or (msg("length-open"),)

    def lines(self, unit: str = "points") -> list[Line]:
        """The length in words."""
        lines = [line(self.start_rule or self.bust, "rule-start", amount=Amount(self.start, unit))] if self.start else []
        lines.append(line("CO-13", "rule-rounds", n=self.rounds) if self.rounds else line("CO-13", "rule-open-end"))
        if self.target is not None:
            lines.append(line(self.target_rule, "rule-target", amount=Amount(self.target, unit)))
        lines += [line(self.bust, "rule-bust")] if self.bust else []
        return [*lines, line("CO-14", "rule-match-winner")]
