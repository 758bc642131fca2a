"""An umpire who knows nothing of the engine: follows the events of a match with sets of codes, and stops at the first foul.

What a card may take is a function of the card, its source and the field, which the tests of a game write from its rules page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hanashobu.play import events
from hanashobu.play.events import AnyEvent

Takes = Callable[[str, str, frozenset[str]], set[frozenset[str]]]

FORTY_EIGHT = [f"{month}{slot}" for month in range(1, 13) for slot in "abcd"]
BRIGHTS = ["1a", "3a", "8a", "11a", "12a"]
ANIMALS = ["2a", "4a", "5a", "6a", "7a", "8b", "9a", "10a", "11b"]
RIBBONS = ["1b", "2b", "3b", "4b", "5b", "6b", "7b", "9b", "10b", "11c"]
NOTHING: frozenset[str] = frozenset()


def month_of(card: str) -> str:
    """The number of a card's month."""
    return card[:-1]


def by_month(card: str, source: str, field: frozenset[str]) -> set[frozenset[str]]:
    """CO-7: none, it stays; one, that card; two, either of them; three, all together."""
    match = frozenset(lying for lying in field if month_of(lying) == month_of(card))
    return {frozenset({lying}) for lying in match} if len(match) == 2 else {match}


class Umpire:
    """The table as somebody sees it who watches every card."""

    def __init__(
        self,
        seats: int,
        takes: Takes = by_month,
        deck: Iterable[str] = FORTY_EIGHT,
        plays_on: bool = False,
        must_match: bool = False,
    ) -> None:
        self.seats = seats
        self.takes = takes
        self.deck = sorted(deck)
        self.plays_on = plays_on  # HA-O7: without hands, from the draw pile alone
        self.must_match = must_match  # CO-9: who holds a card that takes plays one that does
        self.rounds = self.plays = self.dealer = self.turn = 0
        self.hands: list[set[str]] = []
        self.taken: list[set[str]] = []
        self.field: set[str] = set()
        self.stock: list[str] = []
        self.must_draw = False

    def watch(self, told: Iterable[AnyEvent]) -> None:
        """Follow these events."""
        for event in told:
            match event:
                case events.RoundBegins():
                    self.dealer = event.dealer
                case events.Deal():
                    self._deal(event)
                case events.Play():
                    self._play(event)
                case events.Leftovers():
                    assert self._over(), "Leftovers before the round is over."
                    assert set(event.cards) == self.field, "Leftovers are what lies on the field."
                    self.taken[event.seat] |= self.field
                    self.field = set()
                case events.RoundEnds():
                    assert self._over(), "The round ends while somebody can still play."
                    self.rounds += 1
            if isinstance(event, events.Deal | events.Play | events.Leftovers):
                self._every_card_in_one_place()

    def _deal(self, deal: events.Deal) -> None:
        self.hands = [set(hand or ()) for hand in deal.hands]
        self.field, self.stock = set(deal.field), list(deal.stock)
        self.taken = [set() for _ in range(self.seats)]
        self.turn, self.must_draw = self.dealer, False

    def _play(self, play: events.Play) -> None:
        assert play.seat == self.turn, f"Seat {play.seat} plays {play.card}, and it is seat {self.turn}'s turn."
        draws = self.must_draw or not self.hands[self.turn]
        assert play.source == ("stock" if draws else "hand"), f"{play.card} comes from the {play.source}."
        if draws:
            assert self.must_draw or self.plays_on, "The hands are out."
            assert play.card == self.stock.pop(0), f"{play.card} was not the top of the draw pile."
        else:
            could = [card for card in self.hands[self.turn] if self.takes(card, "hand", frozenset(self.field)) != {NOTHING}]
            assert not self.must_match or not could or play.card in could, f"{play.card} is played, and {could} would take."
            self.hands[self.turn].remove(play.card)
        allowed = self.takes(play.card, play.source, frozenset(self.field))
        assert frozenset(play.takes) in allowed, f"{play.card} takes {play.takes} from {sorted(self.field)}."
        if play.takes:
            self.taken[self.turn] |= {play.card, *play.takes}
            self.field -= set(play.takes)
        else:
            self.field.add(play.card)
        self.plays += 1
        self.must_draw = not draws and bool(self.stock)
        if not self.must_draw:
            self.turn = (self.turn + 1) % self.seats

    def _over(self) -> bool:
        return not any(self.hands) and not self.must_draw and not (self.plays_on and self.stock)

    def _every_card_in_one_place(self) -> None:
        places = [*self.field, *self.stock]
        for heap in [*self.hands, *self.taken]:
            places += heap
        assert sorted(places) == self.deck
