"""How long a match lasts, what it starts from, and how its points are counted out."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass

from hanashobu.rules.text import Line


@dataclass(frozen=True)
class Length:
    """An agreed number of rounds, none for an open end; or until somebody reaches a score, or runs out."""

    rounds: int | None
    _: KW_ONLY
    start: int = 0
    start_rule: str = ""
    target: int | None = None
    target_rule: str = ""
    bust: bool = False
    bust_rule: str = ""

    def lines(self, unit: str = "points") -> list[Line]:
        """The length in words."""
        lines = []
        if self.start:
            lines.append(Line(self.start_rule, f"Everybody starts with {self.start} {unit}."))
        rounds = "1 round makes" if self.rounds == 1 else f"{self.rounds} rounds make"
        text = f"{rounds} a match." if self.rounds else "The match goes on until the players stop it."
        lines.append(Line("CO-13", text))
        if self.target is not None:
            lines.append(Line(self.target_rule, f"The match ends after the round in which somebody reaches {self.target}."))
        if self.bust:
            lines.append(Line(self.bust_rule, "The match ends after the round in which somebody's total is 0 or less."))
        return [*lines, Line("CO-14", "The highest total wins the match; equal totals share the win.")]


@dataclass(frozen=True)
class Units:
    """How a table counts its points out: the word for them, and counters of several points."""

    word: str = "points"
    _: KW_ONLY
    counters: tuple[tuple[str, int], ...] = ()  # largest first
    plural: str = "s"  # what several counters have at the end of their name
    kept: int = 0  # of the smallest counter a player has this many before larger ones are used

    def show(self, total: int) -> str:
        """What a player has, as it lies before them: `1240 (10 matchsticks, 24 beans)`."""
        if total < 0:
            owed = self.count_out(-total)
            return f"{total} (owes {owed})" if owed else str(total)
        kept = min(total, self.kept * self.counters[-1][1]) if self.counters else 0
        counters = self.count_out(total, kept)
        return f"{total} ({counters})" if counters else str(total)

    def count_out(self, points: int, kept: int = 0) -> str:
        """`12 matchsticks, 4 beans`: as few counters as possible, but some points are kept in the smallest."""
        left, parts = points, []
        for place, (name, value) in enumerate(self.counters, 1):
            number = (left - (kept if place < len(self.counters) else 0)) // value
            left -= number * value
            if number:
                parts.append(f"{number} {name}{'' if number == 1 else self.plural}")
        if parts and left:
            parts.append(f"{left} {self.word.removesuffix('s') if left == 1 else self.word}")
        return ", ".join(parts)


POINTS = Units()
