"""The referee of Koi-Koi, from docs/rules/koi-koi.md."""

from __future__ import annotations

from tests.referees.cards import ANIMALS, BEASTS, BLUE, CHAFF, POETRY, RIBBONS, brights, month_of, months
from tests.referees.referee import HANDS_OUT, Line, Referee, Yaku

STOPS = ("shoubu", "shobu")  # the word that ends a round, with either spelling
VIEWS = {"KK-Y11": {"3a", "9a"}, "KK-Y12": {"8a", "9a"}}


class KoiKoi(Referee):
    """Yaku, who may stop, and what koi-koi makes of it."""

    def start(self) -> int:
        """KK-O1."""
        return int(self.options["start"])

    def clear(self) -> None:
        """Nobody holds or has called anything."""
        super().clear()
        self.held: list[Yaku] = [{} for _ in range(self.seats)]
        self.calls = [0, 0]
        self.stopper: int | None = None
        self.made: set[str] = set()  # what the player who has just played has to say
        self.asked: int | None = None
        self.claims: set[int] = set()
        self.fields: set[int] = set()
        self.won = [False, False]
        self.four = False  # the dealer has taken cards before the first turn

    def dealt(self) -> tuple[int, int]:
        """KK-1, KK-O12."""
        return (10 if self.options["hand_10"] else 8), 8

    # The deal.

    def on_deal(self, event: Line) -> None:
        """KK-4: whoever was dealt a lucky hand has won, if the deal holds."""
        super().on_deal(event)
        wins = str(self.options["hands"]).startswith("win")
        self.lucky = [self.hand_worth(seat) if wins else None for seat in (0, 1)]
        four = max(months(self.field).values()) == 4
        self.won = [self.options["fours"] == "win" and four and seat == self.dealer for seat in (0, 1)]

    def void(self) -> bool:
        """KK-2, KK-O4, KK-O5, KK-O13: what the dealer takes or wins with is none."""
        counts = months(self.field)
        if self.options["fours"] in ("redeal", "threes-too") and super().void():
            return True
        if self.options["pairs"] == "everywhere" and list(counts.values()) == [2, 2, 2, 2]:
            return True
        if self.options["fours"] == "threes-too" and max(counts.values()) >= 3:
            return True
        return self.options["hands"] == "redeal" and any(self.hand_worth(seat) for seat in (0, 1))

    def hand_worth(self, seat: int) -> tuple[str, int] | None:
        """The lucky hand that a player was dealt: KK-T1 to KK-T3."""
        counts = list(months(self.dealt_hands[seat]).values())
        pairs = sum(2 <= count <= 3 for count in counts)
        if 4 in counts:
            both = self.options["hands"] == "win-12" and sum(count >= 2 for count in counts) >= 3
            return ("KK-T3", 12) if both else ("KK-T1", 6)
        return ("KK-T2", 6) if pairs >= 4 and self.options["pairs"] != "off" else None

    def on_dealer_takes(self, event: Line) -> None:
        """KK-O13: all of a month, and as many from the top of the draw pile."""
        taken, dealt = set(event["cards"]), {self.stock.pop(0) for _ in range(4)}
        self.check("who takes four", (event["seat"], self.options["fours"], self.plays), (self.dealer, "taken", 0))
        self.check("four of a month", any(taken == month_of(number) <= self.field for number in range(1, 13)), True)
        self.check("what comes in their place", set(event["dealt"]), dealt)
        self.field = self.field - taken | dealt
        self.taken[self.dealer] |= taken
        self.four = True

    def on_claim(self, event: Line) -> None:
        """KK-4: it is shown without being asked for; what is on the field is the dealer's (KK-O13)."""
        seat = event["seat"]
        if event["teyaku"] == ["KK-T4"]:
            self.check("four on the field", (self.won[seat], event.get("shown")), (True, None))
            self.fields.add(seat)
        else:
            lucky = self.lucky[seat]
            self.check("the lucky hand", event["teyaku"], [lucky[0]] if lucky else None)
            self.claims.add(seat)
        self.ended = "lucky"

    def before_play(self) -> None:
        """KK-4: nobody plays where somebody has a lucky hand."""
        self.check("lucky hands", self.lucky, [None, None])
        self.check(
            "four on the field",
            any(self.won) or (self.options["fours"] == "taken" and len(self.stock) >= 4 and max(months(self.field).values()) == 4),
            False,
        )

    # Calls.

    def yaku(self, seat: int) -> Yaku:
        """KK-12."""
        pile, options = frozenset(self.taken[seat]), self.options
        low, animals, ribbons = options["low_brights"], len(pile & ANIMALS), len(pile & RIBBONS)
        found = brights(pile, (10 if low else 15, 8, 7, 5 if low else 6), ("KK-Y1", "KK-Y2", "KK-Y3", "KK-Y4"))
        beasts, red, blue = pile >= BEASTS, pile >= POETRY, pile >= BLUE
        if options["sets"] == "best":
            if beasts:
                found["KK-Y5"] = 5 + animals - 3
            elif animals >= 5:
                found["KK-Y6"] = animals - 4
            if red and blue:
                found["KK-Y7"] = 10 + ribbons - 6
            elif red or blue:
                found["KK-Y8" if red else "KK-Y9"] = 5 + ribbons - 3
            elif ribbons >= 5:
                found["KK-Y10"] = ribbons - 4
        else:
            both = red and blue and options["sets"] == "add-both"
            flat = {"KK-Y5": beasts and 5, "KK-Y7": both and 10, "KK-Y8": red and 5, "KK-Y9": blue and 5}
            found.update({id: worth for id, worth in flat.items() if worth})
            found.update({id: count - 4 for id, count in (("KK-Y6", animals), ("KK-Y10", ribbons)) if count >= 5})
        if options["viewing"] != "off":
            found.update({id: 5 if options["viewing"] == "full" else 1 for id, cards in VIEWS.items() if cards <= pile})
        if options["month_cards"] and month_of((self.round - 1) % 12 + 1) <= pile:
            found["KK-Y13"] = 4
        if (chaff := len(pile & CHAFF) + bool(options["sake"] and "9a" in pile)) >= 10:
            found["KK-Y14"] = chaff - 9
        return found

    def turn_over(self, seat: int, captured: bool) -> None:
        """KK-7: who forms or improves a yaku says so, and chooses unless there is nothing to choose."""
        now = self.yaku(seat) if captured or (self.four and seat == self.dealer) else self.held[seat]
        self.made = {id for id, worth in now.items() if worth > self.held[seat].get(id, 0)}
        self.held[seat] = now
        if self.made:
            self.asked, self.ended = seat, ""

    def see(self, event: Line) -> None:
        """KK-7: nothing comes between a yaku and what its maker says."""
        if self.asked is not None:
            self.check("the event after a yaku", event["event"], "made" if self.made else "call")
        super().see(event)

    def on_made(self, event: Line) -> None:
        """KK-7."""
        self.check("what was made", (event["seat"], set(event["yaku"])), (self.asked, self.made))
        self.made = set()

    def on_call(self, event: Line) -> None:
        """KK-7, KK-O15, KK-O16: an empty hand, a round in which koi-koi was called, and too few points stop."""
        seat = event["seat"]
        self.check("who calls", seat, self.asked)
        self.asked = None
        must = not self.hands[seat] or (self.options["once"] and any(self.calls)) or sum(self.held[seat].values()) < self.options["to_go"]
        if event["says"] in STOPS:
            self.stopper, self.ended = seat, "shoubu"
            return
        self.check("a koi-koi", must, False)
        self.calls[seat] += 1
        if not any(self.hands):
            self.ended = HANDS_OUT

    def on_raised(self, event: Line) -> None:
        """What raises a sum is looked at in the sum."""

    # The settlement.

    def values(self, seat: int) -> None:
        """Card points do not count."""
        return

    def points(self, seat: int) -> int:
        """KK-6, KK-8, KK-9, KK-O3: the base score, what is added, what it is multiplied by."""
        held, own, other = self.held[seat], self.calls[seat], self.calls[1 - seat]
        most = 8  # KK-9: more calls count as eight
        base = points = sum(held.values())
        koi = self.options["koi"]
        if self.options["viewing"] == "small" and own:
            points += 2 * len(held.keys() & VIEWS.keys())
        if koi == "bonus":
            points += own if own <= 3 else 0
        twice = {"rival": other, "own": own, "anyone": own + other}
        times = 2 if twice.get(koi) else 1
        times *= {"each": min(own + other, most) + 1, "each-rival": min(other, most) + 1, "bonus": max(1, min(own, most) - 2)}.get(koi, 1)
        return points * times * (2 if self.options["seven"] and base >= 7 else 1)

    def settle(self) -> tuple[list[int], list[int], int | None]:
        """KK-3, KK-4, KK-6, KK-11, KK-O7."""
        winner, points = self.stopper, 0
        lucky = [seat for seat in (0, 1) if self.lucky[seat] or self.won[seat]]
        self.check("who shows a lucky hand", self.claims, {seat for seat in (0, 1) if self.lucky[seat]})
        self.check("who has four on the field", self.fields, {seat for seat in (0, 1) if self.won[seat]})
        if len(lucky) == 1:
            winner = lucky[0]
            points = (self.lucky[winner] or ("", 0))[1] + 6 * self.won[winner]
        elif winner is not None:
            points = self.points(winner)
        to = winner
        if winner is None:
            to, points = self.dealer, {"dealer-1": 1, "dealer-6": 6}.get(self.options["drawn"], 0)
        zero = self.options["zero_sum"]
        result = [points if seat == to else -points if zero else 0 for seat in (0, 1)]
        return result, result if zero else [0, 0], winner

    def next_dealer(self, winner: int | None) -> int:
        """KK-10, KK-11."""
        if winner is None and self.options["drawn"] == "passes":
            return 1 - self.dealer
        return super().next_dealer(winner)

    def on_round_end(self, event: Line) -> None:
        """Why the round is over."""
        super().on_round_end(event)
        lucky = sum(hand is not None or won for hand, won in zip(self.lucky, self.won, strict=True))
        why = ("drawn",) if lucky == 2 else ("lucky",) if lucky else STOPS if self.stopper is not None else (HANDS_OUT,)
        self.check("why the round ended", event["why"] in why or event["why"], True)
