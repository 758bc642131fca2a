"""The referee of Toppa, from docs/rules/toppa.md."""

from __future__ import annotations

from tests.referees.cards import ANIMALS, BLUE, BRIGHTS, CHAFF, POETRY, RIBBONS, WILLOWS, brights, month, month_of, months
from tests.referees.referee import ClaimingReferee, Yaku

KINDS = {"TP-B2": BRIGHTS, "TP-B3": ANIMALS, "TP-B4": RIBBONS}


class Toppa(ClaimingReferee):
    """Cards against par, yaku and hands by difference."""

    def dealt(self) -> tuple[int, int]:
        """TP-1."""
        return 10, 8

    def void(self) -> bool:
        """TP-2, TP-3."""
        return super().void() or any(max(months(hand).values()) == 4 for hand in self.hands)

    def triplets(self, seat: int) -> set[int]:
        """The months of which a player was dealt three."""
        return {number for number, count in months(self.dealt_hands[seat]).items() if count == 3}

    def teyaku(self, seat: int) -> Yaku:
        """TP-5, TP-6, TP-O1, TP-O2."""
        hand, found = self.dealt_hands[seat], {}
        if threes := len(self.triplets(seat)):
            count = threes if self.options["each_triplet"] else 1
            found[f"TP-A{count}"] = 20 * count
        chaff, more = len(hand & CHAFF), 2 if self.options["whole_hand"] else 0
        if chaff >= 8 + more:
            found["TP-B1"] = 30
        elif chaff >= 7 + more:
            found[next(id for id, kind in KINDS.items() if hand & kind)] = 20
        return found

    def shows(self, id: str, seat: int) -> set[str]:
        """TP-4."""
        hand = self.dealt_hands[seat]
        if id.startswith("TP-A"):
            return {card for card in hand if month(card) in self.triplets(seat)}
        return set(hand & (CHAFF | KINDS.get(id, frozenset())))

    def values(self, seat: int) -> int:
        """TP-8."""
        pile = self.taken[seat]
        return 20 * len(pile & BRIGHTS) + 10 * len(pile & ANIMALS) + 5 * len(pile & RIBBONS)

    def yaku(self, seat: int) -> Yaku:
        """TP-11, TP-12."""
        pile = frozenset(self.taken[seat])
        found = brights(pile, (40, 30, 20, 0), ("TP-Y1", "TP-Y2", "TP-Y3", ""))
        for id, cards in (("TP-Y4", POETRY), ("TP-Y5", BLUE), ("TP-Y9", month_of(4)), ("TP-Y10", month_of(5)), ("TP-Y11", month_of(7))):
            if cards <= pile:
                found[id] = 20
        if (all_seven := len(pile & (RIBBONS | WILLOWS))) >= 7:
            real = len(pile & RIBBONS) >= 7
            found["TP-Y6" if real else "TP-Y7"] = (30 if real else 20) + 10 * (all_seven - 7)
        if (chaff := len(pile & CHAFF)) >= 12:
            found["TP-Y8"] = 20 + 10 * (chaff - 12)
        return found

    def settle(self) -> tuple[list[int], list[int], int | None]:
        """TP-9, TP-10."""
        worth = [sum(self.yaku(seat).values()) + self.hands_worth(seat) for seat in (0, 1)]
        result = [self.values(seat) + worth[seat] - worth[1 - seat] - 120 for seat in (0, 1)]
        self.check("the sum of the results", sum(result), 0)
        return result, result, None if result == [0, 0] else result.index(max(result))
