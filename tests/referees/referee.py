"""A referee: follows a match by the events of its record alone, and notes whatever is not as the rules pages say.

It knows nothing of the engine or of the files of games: cards are codes in sets, events are the objects of docs/record.md. What is the
same in all games is here (docs/rules/common.md); a game says its deal, its yaku and its settlement.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.referees.cards import DECK, KINDS, matching, month, months

Line = Mapping[str, Any]
Yaku = dict[str, int]

HANDS_OUT = "hands_out"


class Referee:
    """A table without stopping, calls or teyaku."""

    def __init__(self, header: Line) -> None:
        self.options: dict[str, Any] = dict(header["options"])
        self.seats = len(header["seats"])
        self.rounds: int | None = header.get("rounds")
        self.faults: list[str] = []
        self.round = 0
        self.dealer = -1
        self.totals = [self.start()] * self.seats
        self.over = ""  # why the match has to be over
        self.clear()
        self.check("start", header["start"], self.totals)

    # What a game says.

    def dealt(self) -> tuple[int, int]:
        """How many cards each player gets, and the field."""
        raise NotImplementedError

    def yaku(self, seat: int) -> Yaku:
        """What a player holds."""
        raise NotImplementedError

    def values(self, seat: int) -> int | None:
        """The card points of a player; None in a game without."""
        raise NotImplementedError

    def settle(self) -> tuple[list[int], list[int], int | None]:
        """What the round changes, the part of it that somebody pays, and who has won."""
        raise NotImplementedError

    def void(self) -> bool:
        """Whether the deal is a misdeal: all four of a month on the field, in every game."""
        return max(months(self.field).values()) == 4

    def start(self) -> int:
        """What everybody starts with."""
        return 0

    def next_dealer(self, winner: int | None) -> int:
        """The winner deals; without one the same dealer."""
        return self.dealer if winner is None else winner

    def before_play(self) -> None:
        """What has to be done when the first card is played."""

    def turn_over(self, seat: int, captured: bool) -> None:
        """A player has played from the hand and from the draw pile."""

    # The course of a round.

    def clear(self) -> None:
        """Nothing is dealt."""
        self.hands: list[set[str]] = [set() for _ in range(self.seats)]
        self.dealt_hands: list[frozenset[str]] = [frozenset()] * self.seats
        self.taken: list[set[str]] = [set() for _ in range(self.seats)]
        self.field: set[str] = set()
        self.stock: list[str] = []
        self.plays = 0
        self.turn = self.dealer
        self.draws = self.captured = False
        self.ended = ""  # why the round is over
        self.void_deal = False
        self.paid = [0] * self.seats

    def check(self, what: str, found: object, right: object) -> None:
        """Note a difference."""
        if found != right:
            self.faults.append(f"round {self.round}: {what} is {found}, and should be {right}")

    def see(self, event: Line) -> None:
        """Follow one event."""
        follow = getattr(self, f"on_{event['event']}", None)
        if follow is None:
            self.faults.append(f"round {self.round}: nobody expects {event}")
            return
        if self.void_deal:
            self.check("the event after a void deal", event["event"], "misdeal")
        follow(event)

    def on_dealer_draw(self, event: Line) -> None:
        """CO-4: the earliest month, then the higher kind."""
        drawn = event["draws"][-1]
        ranks = [(month(card), next(at for at, kind in enumerate(KINDS) if card in kind)) for card in drawn]
        self.check("the first dealer", event["dealer"], ranks.index(min(ranks)))
        self.dealer = event["dealer"]

    def on_round(self, event: Line) -> None:
        """CO-13."""
        self.check("the match", self.over, "")
        self.round += 1
        self.check("number", event["number"], self.round)
        self.check("dealer", event["dealer"], self.dealer)
        self.check("totals before", event["totals"], self.totals)

    def on_deal(self, event: Line) -> None:
        """Each card is dealt once."""
        self.clear()
        self.hands = [set(hand) for hand in event["hands"]]
        self.dealt_hands = [frozenset(hand) for hand in event["hands"]]
        self.field, self.stock = set(event["field"]), list(event["stock"])
        every = [*self.field, *self.stock, *(card for hand in event["hands"] for card in hand)]
        self.check("the deck", sorted(every), sorted(DECK))
        self.check("the deal", ({len(hand) for hand in event["hands"]}, len(event["field"])), ({self.dealt()[0]}, self.dealt()[1]))
        self.void_deal = self.void()

    def on_misdeal(self, event: Line) -> None:
        """CO-12."""
        self.check("misdeal", True, self.void_deal)
        self.void_deal = False

    def on_play(self, event: Line) -> None:
        """CO-6 to CO-9, CO-11."""
        if self.plays == 0:
            self.before_play()
        self.plays += 1
        self.check("the round", self.ended, "")
        seat, card, takes = event["seat"], event["card"], set(event.get("takes") or ())
        self.check("who plays", seat, self.turn)
        if self.draws:
            self.check("the drawn card", ("stock", card), (event["from"], self.stock.pop(0)))
        else:
            could = {held for held in self.hands[seat] if matching(held, self.field)}
            self.check("a card of the hand", event["from"] == "hand" and card in self.hands[seat], True)
            self.check("must match", bool(self.options["must_match"] and could) and card not in could, False)
            self.hands[seat].discard(card)
        fits = matching(card, self.field)
        right = len(takes) == 1 and takes <= fits if len(fits) == 2 else takes == fits
        self.check(f"what {card} takes from {sorted(self.field)}", right or sorted(takes), True)
        self.field = self.field - takes if takes else self.field | {card}
        self.taken[seat] |= takes | {card} if takes else set()
        self.captured |= bool(takes)
        if self.draws or not self.stock:
            self.end_turn(seat)
        else:
            self.draws = True

    def end_turn(self, seat: int) -> None:
        """The next player is the one to the right (CO-3)."""
        self.draws = False
        self.turn = (seat + 1) % self.seats
        if not any(self.hands):
            self.ended = HANDS_OUT
        self.turn_over(seat, self.captured)
        self.captured = False

    def on_pay(self, event: Line) -> None:
        """What was paid is compared at the end of the round, player by player."""
        for party, amount in ((event["from"], -event["amount"]), (event["to"], event["amount"])):
            if isinstance(party, int):
                self.paid[party] += amount

    def on_score(self, event: Line) -> None:
        """Card points, yaku and result."""
        self.check("the end of the round", bool(self.ended), True)
        cards = [self.values(seat) for seat in range(self.seats)]
        self.check("card points", event.get("cards"), None if cards[0] is None else cards)
        held = [dict(row) for row in event["yaku"]]
        self.check("yaku", held, [self.yaku(seat) for seat in range(self.seats)])
        result, paid, self.winner = self.settle()
        self.check("result", event["result"], result)
        self.check("paid", self.paid, paid)
        self.totals = [total + points for total, points in zip(self.totals, result, strict=True)]

    def on_round_end(self, event: Line) -> None:
        """Who has won, who deals, and whether the match is over (CO-13)."""
        self.check("winner", event.get("winner"), self.winner)
        self.check("totals", event["totals"], self.totals)
        self.dealer = self.next_dealer(self.winner)
        self.check("next dealer", event["next_dealer"], self.dealer)
        target = self.options.get("target")
        if target is not None and max(self.totals) >= target:
            self.over = "target"
        elif self.start() and min(self.totals) <= 0:
            self.over = "bust"
        elif self.rounds is not None and self.round >= self.rounds:
            self.over = "rounds"

    def on_match_end(self, event: Line) -> None:
        """CO-14: the highest total wins, and equal ones share it."""
        if event["why"] != "stopped":
            self.check("why the match ends", event["why"], self.over)
        self.check("final totals", event["totals"], self.totals)
        best = max(self.totals)
        self.check("winners", event["winners"], [seat for seat, total in enumerate(self.totals) if total == best])


class ClaimingReferee(Referee):
    """A table at which hands are claimed before play, and paid at the end."""

    def clear(self) -> None:
        """Nobody has claimed anything."""
        super().clear()
        self.claimed: list[set[str]] = [set() for _ in range(self.seats)]
        self.asked: set[int] = set()

    def teyaku(self, seat: int) -> Yaku:
        """The best hand of each group that a player was dealt."""
        raise NotImplementedError

    def shows(self, id: str, seat: int) -> set[str]:
        """The cards that are shown for it."""
        raise NotImplementedError

    def on_claim(self, event: Line) -> None:
        """What is claimed and what is kept hidden is what the player has; claims end with the first drawn card."""
        seat, ids, declined = event["seat"], set(event.get("teyaku") or ()), set(event.get("declined") or ())
        has = set(self.teyaku(seat))
        if seat in self.asked:
            self.check("a late claim", ids <= has - self.claimed[seat], True)
        else:
            self.check("the hands to claim", ids | declined, has)
        self.check("a claim before the first draw", self.plays == 0 or (self.plays == 1 and self.draws), True)
        self.asked.add(seat)
        self.claimed[seat] |= ids
        shown = set[str]().union(*(self.shows(id, seat) for id in self.claimed[seat]))
        self.check("the shown cards", set(event.get("shown") or ()), shown)

    def before_play(self) -> None:
        """Everybody with such a hand was asked."""
        self.check("who could claim", self.asked, {seat for seat in range(self.seats) if self.teyaku(seat)})

    def hands_worth(self, seat: int) -> int:
        """What the claimed hands of a player bring."""
        return sum(points for id, points in self.teyaku(seat).items() if id in self.claimed[seat])
