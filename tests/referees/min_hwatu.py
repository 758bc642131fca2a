"""The referee of Min-Hwatu, from docs/rules/min-hwatu.md."""

from __future__ import annotations

from collections.abc import Set

from tests.referees.cards import ANIMALS, BEASTS, BLUE, BRIGHTS, GRASS, POETRY, RIBBONS, month_of
from tests.referees.referee import Referee, Yaku

DEALT = {2: (10, 8), 3: (7, 6), 4: (5, 8), 5: (4, 8), 6: (3, 12), 7: (3, 6)}  # MH-1
SETS: dict[str, dict[str, tuple[Set[str], int]]] = {
    "ribbons": {"MH-Y1": (POETRY, 30), "MH-Y2": (BLUE, 30), "MH-Y3": (GRASS, 30)},
    "core": {"MH-Y4": (month_of(5), 20), "MH-Y5": (month_of(10), 20), "MH-Y6": (month_of(11), 20)},
    "korean": {"MH-Y7": ({"2a", "4a", "8b"}, 50), "MH-Y8": (BRIGHTS, 50), "MH-Y9": (month_of(12), 20)},
    "all": {
        "MH-Y8": (BRIGHTS, 200),
        "MH-Y10": ({"1a", "2a", "3a"}, 150),
        "MH-Y11": ({"1a", "3a", "8a", "9a"}, 150),
        "MH-Y12": ({"3a", "8a", "9a"}, 100),
        "MH-Y13": (BEASTS, 50),
    },
}


class MinHwatu(Referee):
    """Cards, and from each opponent what one's yaku are worth."""

    def dealt(self) -> tuple[int, int]:
        """MH-1."""
        return DEALT[self.seats]

    def values(self, seat: int) -> int:
        """MH-5."""
        pile = self.taken[seat]
        return 20 * len(pile & BRIGHTS) + 10 * len(pile & ANIMALS) + 5 * len(pile & RIBBONS)

    def yaku(self, seat: int) -> Yaku:
        """MH-O1, MH-8."""
        rows: dict[str, tuple[Set[str], int]] = {}
        for level in ("ribbons", "core", "korean", "all"):
            rows.update(SETS[level])
            if level == self.options["yaku"]:
                break
        held = {id: points for id, (cards, points) in rows.items() if cards <= self.taken[seat]}
        if "MH-Y11" in held:
            held.pop("MH-Y12", None)
        return held

    def settle(self) -> tuple[list[int], list[int], int | None]:
        """MH-6, MH-O2, MH-7."""
        worth = [sum(self.yaku(seat).values()) for seat in range(self.seats)]
        paid = [self.seats * own - sum(worth) for own in worth]
        score = [points + self.values(seat) for seat, points in enumerate(paid)]
        self.check("the sum of the scores", sum(score), 240)
        order = [(self.dealer + step) % self.seats for step in range(self.seats)]
        bonus = {5: 10, 7: 5}.get(self.seats, 0) if self.options["bonus"] else 0
        result = [points + bonus * (seat == self.dealer) for seat, points in enumerate(score)]
        return result, paid, max(order, key=lambda seat: score[seat])
