"""Rounds that a player may end or let go on: calls, what they bring, and what is paid beside the yaku."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from types import MappingProxyType

from hanashobu.rules.part import Part, Points, Seats
from hanashobu.rules.text import Line, line


@dataclass(frozen=True, kw_only=True)
class Calls(Part):
    """A player who forms or improves a yaku calls shoubu, which ends the round, or sage, and play goes on."""

    rule: str
    cancel: str
    teyaku: str
    shoubu: str
    half: str
    out: str
    liability: str = ""
    liable: tuple[str, ...] = ()  # yaku for which an opponent may have to answer

    def lines(self) -> list[Line]:
        """The calls in words."""
        lines = [
            line(self.rule, "rule-calls"),
            line(self.cancel, "rule-calls-cancel"),
            line(self.teyaku, "rule-calls-paid"),
            line(self.shoubu, "rule-calls-shoubu"),
            line(self.half, "rule-calls-half"),
            line(self.out, "rule-calls-hands-out"),
        ]
        return [*lines, line(self.liability, "rule-calls-liability")] if self.liability else lines


# Achievements, in the order of `Achievements.ids`.
FOR_DIVE, FOR_ESCAPE, FOR_DEALERS_HAND, FOR_BLIND = range(4)
# Those that need no teyaku, but something that was chosen before the deal: the part of a ruleset that lets players choose it.
CHOSEN = MappingProxyType({"dealers_hand": "swap", "blind": "blind"})


@dataclass(frozen=True, kw_only=True)
class Achievements(Part):
    """What is paid by each opponent when three have played, beside everything else."""

    points: Points
    least: Points  # card points needed
    dive: str
    escape: str
    dealers_hand: str = ""
    blind: str = ""
    blank: bool = False  # whether somebody sits the round out with the blank card, and pays nothing

    def ids(self) -> tuple[str, ...]:
        """The ids of all of them; those that this table does not have are empty."""
        return (self.dive, self.escape, self.dealers_hand, self.blind)

    def names(self) -> dict[str, str]:
        """What people call each."""
        return dict(zip(self.ids(), ("Diving", "Escape", "the dealer's hand", "playing blind"), strict=True))

    def lines(self) -> list[Line]:
        """The achievements in words."""
        texts = ("rule-dive", "rule-escape", "rule-dealers-hand", "rule-blind-bonus")
        found = [(rule, text) for rule, text in zip(self.ids(), texts, strict=True) if rule]
        return [line(rule, text, points=self.points, least=self.least, blank="yes" if self.blank else "no") for rule, text in found]


@dataclass(frozen=True)
class Swap(Part):
    """Before anyone looks the dealer's hand may be taken in exchange for one's own."""

    rule: str
    _: KW_ONLY
    passes: Seats

    def lines(self) -> list[Line]:
        """The swap in words."""
        return [line(self.rule, "rule-swap", passes=self.passes)]


@dataclass(frozen=True)
class Blind(Part):
    """Before looking the dealer may declare to play the round."""

    rule: str

    def lines(self) -> list[Line]:
        """The declaration in words."""
        return [line(self.rule, "rule-blind")]
