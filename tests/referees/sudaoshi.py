"""The referee of Sudaoshi, from docs/rules/sudaoshi.md."""

from __future__ import annotations

from tests.referees.cards import ANIMALS, BRIGHTS, CHAFF, RIBBONS, WILLOWS, month, month_of, months
from tests.referees.referee import ClaimingReferee, Line, Yaku

TEN = CHAFF | {"3a", "12a"}
FIVE = ANIMALS | {"1a", "8a", "11a"}
STANDING = {4, 5, 7}  # SU-5, and the three Paulownia Chaff
DRY_CHAFF = CHAFF | WILLOWS
KAN = {1: 2, 2: 3, 3: 6, 4: 7, 5: 8, 6: 4, 7: 6, 8: 7, 9: 8, 10: 20}  # SU-A1 to SU-A10


class Sudaoshi(ClaimingReferee):
    """Cards against a par that depends on the place, yaku from each opponent, hands besides."""

    waiting: tuple[int, ...] = ()

    def dealt(self) -> tuple[int, int]:
        """SU-1."""
        return 7, 6

    def clear(self) -> None:
        """A round counts once unless a multiplier says more."""
        super().clear()
        self.times = 1

    def place(self, seat: int) -> int:
        """0 for the dealer, 2 for the last player."""
        return (seat - self.dealer) % 3

    def on_multiplier(self, event: Line) -> None:
        """SU-O5: as in Hachi-Hachi, HH-3."""
        found = sorted((4 if card in ("11a", "12a") else 2 for card in self.field & BRIGHTS), reverse=True)
        if self.options["field"] == "stack":
            for value in found:
                self.times *= value
        else:
            queue = [*sorted((*self.waiting, *found), reverse=True)]
            if self.waiting:
                self.times, *_ = self.waiting
                queue.remove(self.times)
            elif queue:
                self.times = queue.pop(0)
            self.waiting = tuple(queue)
        self.check("the multiplier", (event["value"], tuple(event.get("waiting") or ())), (self.times, self.waiting))

    def by_month(self, hand: frozenset[str]) -> int:
        """Which of SU-A1 to SU-A10 a hand is, 0 for none."""
        counts = months(hand)
        threes = {number for number, count in counts.items() if count == 3}
        standing = {number for number in threes if number in STANDING or (number == 12 and "12a" not in hand)}
        pairs, fours = list(counts.values()).count(2), list(counts.values()).count(4)
        if fours:
            return 10 if threes else 9 if pairs else 7
        if len(threes) == 2:
            return 3 + len(standing)
        if len(threes) == 1:
            return 8 if pairs == 2 else 2 if standing else 1
        return 6 if pairs == 3 else 0

    def by_kind(self, hand: frozenset[str]) -> tuple[str, int] | None:
        """Which of SU-B1 to SU-B5 a hand is, and its kan; every Willow is Chaff."""
        if len(hand & DRY_CHAFF) == 7:
            return "SU-B5", 4
        ribbons, animals, lights = (len(hand & kind - WILLOWS) for kind in (RIBBONS, ANIMALS, BRIGHTS))
        single = {(1, 0, 0): ("SU-B2", 3), (0, 1, 0): ("SU-B3", 3), (0, 0, 1): ("SU-B4", 4)}
        if (ribbons, animals, lights) in single:
            return single[ribbons, animals, lights]
        return ("SU-B1", int(self.options["red"])) if ribbons >= 2 and not animals + lights else None

    def teyaku(self, seat: int) -> Yaku:
        """SU-3, SU-4, SU-O1 to SU-O3."""
        hand, kan = self.dealt_hands[seat], int(self.options["kan"])
        if self.options["hands"] == "off":
            return {}
        if str(self.options["hands"]) == "1921":
            return self.of_1921(seat)
        found = {}
        if row := self.by_month(hand):
            found[f"SU-A{row}"] = kan * KAN[row]
        if kind := self.by_kind(hand):
            found[kind[0]] = kan * kind[1]
        return found

    def of_1921(self, seat: int) -> Yaku:
        """SU-T1 to SU-T4."""
        hand, found = self.dealt_hands[seat], {}
        counts = sorted(months(hand).values(), reverse=True)
        if counts == [4, 3]:
            found["SU-T3"] = 30
        elif len([count for count in counts if count >= 2]) == 3:
            found["SU-T2"] = 20
        elif counts[0] >= 3:
            found["SU-T1"] = 10
        if self.place(seat) == 1 and len(hand & (RIBBONS | WILLOWS)) >= 3:
            found["SU-T4"] = 10
        return found

    def shows(self, id: str, seat: int) -> set[str]:
        """SU-4: the cards of the combination, or the Chaff."""
        hand = self.dealt_hands[seat]
        if id == "SU-T4":
            return set(hand & (RIBBONS | WILLOWS))
        if id.startswith("SU-B"):
            return set(hand & DRY_CHAFF)
        least = {"SU-A6": 2, "SU-A7": 4, "SU-A8": 1, "SU-A9": 1, "SU-A10": 1, "SU-T2": 2, "SU-T3": 1}.get(id, 3)
        counts = months(hand)
        return {card for card in hand if counts[month(card)] >= least}

    def values(self, seat: int) -> int:
        """SU-7."""
        pile = self.taken[seat]
        return 10 * len(pile & TEN) + 5 * len(pile & FIVE) + len(pile & RIBBONS)

    def yaku(self, seat: int) -> Yaku:
        """SU-11, SU-12, SU-O4: the Sets, and the Tops; in kan where hands are paid in kan."""
        pile, kan, found = self.taken[seat], int(self.options["kan"]) // self.unit(), {}
        for number, whole, top in ((8, "SU-Y1", "SU-Y2"), (11, "SU-Y3", "SU-Y4")):
            if number == 11 and self.place(seat) != 2:
                continue
            if month_of(number) <= pile:
                found[whole] = 2 * kan
            elif self.options["tops"] and {f"{number}a", f"{number}b"} <= pile:
                found[top] = kan
        return found

    def unit(self) -> int:
        """What the score counts yaku in."""
        return int(self.options["kan"]) if self.options["hands"] == "kan" else 1

    def dives(self, seat: int) -> int:
        """SU-O6: months of claimed triplets that were captured whole."""
        if not self.options["diving"] or not self.claimed[seat] & {"SU-A1", "SU-A2", "SU-A3", "SU-A4", "SU-A5", "SU-A8", "SU-T1"}:
            return 0
        threes = [number for number, count in months(self.dealt_hands[seat]).items() if count == 3]
        return sum(month_of(number) <= self.taken[seat] for number in threes)

    def settle(self) -> tuple[list[int], list[int], int | None]:
        """SU-8, SU-9, SU-10."""
        kan = int(self.options["kan"])
        worth = [self.unit() * sum(self.yaku(seat).values()) for seat in range(3)]
        score = [self.values(seat) + 3 * worth[seat] - sum(worth) - (100 + 10 * self.place(seat)) for seat in range(3)]
        self.check("the sum of the scores", sum(score), 0)
        hands = [self.hands_worth(seat) + kan * self.dives(seat) for seat in range(3)]
        result = [self.times * (points + 3 * own - sum(hands)) for points, own in zip(score, hands, strict=True)]
        order = [(self.dealer + step) % 3 for step in range(3)]
        return result, result, max(order, key=lambda seat: score[seat])
