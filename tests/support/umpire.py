"""An umpire who knows nothing of the engine: follows the events of a match with sets of codes, and stops at the first foul.

What a card may take is a function of `tests/support/takes.py`, written from the rules page of the game.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable

from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from tests.support.takes import NOTHING, Takes, by_month, month_of
from tests.support.teyaku import shows

FORTY_EIGHT = [f"{month}{slot}" for month in range(1, 13) for slot in "abcd"]
BRIGHTS = ["1a", "3a", "8a", "11a", "12a"]
ANIMALS = ["2a", "4a", "5a", "6a", "7a", "8b", "9a", "10a", "11b"]
RIBBONS = ["1b", "2b", "3b", "4b", "5b", "6b", "7b", "9b", "10b", "11c"]
BLANK = "0"


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
        self.deck = frozenset(deck)
        self.plays_on = plays_on  # HA-O7: without hands, from the draw pile alone
        self.must_match = must_match  # CO-9: who holds a card that takes plays one that does
        self.rounds = self.plays = self.dealer = self.turn = 0
        self.order: list[int] = []  # who plays, in turn order
        self.hands: list[set[str]] = []
        self.dealt: list[set[str]] = []  # the hands as their players got them
        self.taken: list[set[str]] = []
        self.field: set[str] = set()
        self.stock: list[str] = []
        self.piles: list[tuple[list[str], list[str]]] = []  # in Nara, until everybody has chosen
        self.own: list[list[str]] = []  # in Nara everybody's own draw pile
        self.aside: set[str] = set()  # returned cards, until they are shuffled in; the blank of somebody who sits out
        self.must_draw = False
        self.agreed: dict[int, bool | None] = {}  # what two who are left have said about sharing the pot
        self.offer: events.Offer | events.CounterOffer | None = None  # the sum that waits for an answer
        self.shown: dict[int, tuple[str, ...]] = {}  # which cards of whoever claimed lie open
        self.claimed: defaultdict[int, set[str]] = defaultdict(set)
        self.standing: tuple[int, ...] = ()  # everybody's points, as last told
        self.last: AnyEvent | None = None  # the last play, and what was made or called after it

    def watch(self, emitted: Iterable[AnyEvent]) -> None:
        """Follow these events."""
        for event in emitted:
            self._see(event)

    def _see(self, event: AnyEvent) -> None:
        match event:
            case events.Play():
                self._play(event)
                self._every_card_in_one_place()
            case events.DealerDraw():
                drawn = [int(month_of(card)) for card in event.draws[-1]]
                assert drawn[event.dealer] == min(drawn), "The earliest month deals (CO-4)."
                self.dealer = event.dealer
            case events.MatchBegins():
                self.standing = event.start
            case events.YearEnds() | events.Ginmi() | events.Loan():
                self.standing = event.totals
            case events.MatchEnds():
                self._match_ends(event)
            case events.RoundBegins():
                assert event.number == self.rounds + 1, "Rounds are counted."
                self.dealer = event.dealer
            case events.Deal():
                self._deal(event)
                self._every_card_in_one_place()
            case events.Misdeal():
                self._misdeal(event)
            case events.RoundEnds():
                self._end(event)
            case events.Leftovers():
                assert self._over(), "Leftovers before the round is over."
                assert set(event.cards) == self.field, "Leftovers are what lies on the field."
                self.taken[event.seat] |= self.field
                self.field = set()
                self._every_card_in_one_place()
            case events.YakuMade():
                assert self._just_played(event.seat), "A yaku is made by the turn that was just played."
                self.last = event
            case events.Call():
                self._call(event)
            case _:
                self._before_play(event)

    def _before_play(self, event: AnyEvent) -> None:
        """What happens between the deal and the first card."""
        match event:
            case events.SitsOut():
                self._sits_out(event)
            case events.Leader():
                self._lead(event)
            case events.PassedHand():
                self._pass(event)
            case events.ForcedOut():
                assert self.hands[event.seat], "Only somebody with a hand is forced out."
            case events.Active():
                assert all(self.hands[seat] for seat in event.seats), "Whoever plays has a hand."
                assert len(set(event.seats)) == len(event.seats) <= 3, "At most three play."
                self.order, self.turn = list(event.seats), event.seats[0]
            case events.Shuffle():
                self._shuffle(event)
            case events.Claim():
                self._claim(event)
            case events.Return():
                self.hands[event.seat].remove(event.card)
                self.aside.add(event.card)
            case events.Cut():
                half = len(self.stock) // 2
                assert event.seat == self.turn, "The leader cuts (TA-14)."
                assert list(event.stock) == self.stock[half:] + self.stock[:half], "The bottom half comes on top (TA-14)."
                self.stock = list(event.stock)
            case events.DealerTakes():
                self._dealer_takes(event)
            case events.Pile():
                self._choose(event)
            case events.Agree() | events.TwoLeft():
                self._share(event)
            case events.Offer() | events.CounterOffer() | events.OfferAnswer():
                self._bargain(event)

    def _claim(self, claim: events.Claim) -> None:
        before, again = self.shown.get(claim.seat, ()), claim.seat in self.shown
        assert self.last is None, "Claims stand before the first card that is played (TA-11, HH-7)."
        assert not (again and claim.declined), "Only when asked does somebody keep a teyaku hidden."
        assert not set(claim.teyaku) & self.claimed[claim.seat], "Each teyaku is claimed once."
        assert set(claim.shown) == shows(claim.teyaku, self.hands[claim.seat], before), "All its cards are shown, and those shown before."
        self.shown[claim.seat] = claim.shown
        self.claimed[claim.seat].update(claim.teyaku)

    def _match_ends(self, end: events.MatchEnds) -> None:
        """The most points after the last round win; what a campaign settles after that changes nothing (CO-14, HH-75)."""
        best = [seat for seat, total in enumerate(self.standing) if total == max(self.standing)]
        assert list(end.winners) == ([] if end.why == "abandoned" else best), "The most points before any debts are settled win."
        assert end.why != "abandoned" or end.totals == self.standing, "Of a round that has not ended nothing counts."

    def _deal(self, deal: events.Deal) -> None:
        self.hands = [set(hand or ()) for hand in deal.hands]
        self.dealt = [set(hand) for hand in self.hands]
        self.field, self.stock = set(deal.field), list(deal.stock)
        self.piles = [(list(one), list(two)) for one, two in deal.piles or ()]
        self.own = [[] for _ in self.piles]
        self.taken = [set() for _ in range(self.seats)]
        self.aside = set()
        self.order = [(self.dealer + step) % self.seats for step in range(self.seats)]
        self.turn, self.must_draw, self.last = self.dealer, False, None
        self.agreed, self.offer = {}, None
        self.shown, self.claimed = {}, defaultdict(set)

    def _sits_out(self, event: events.SitsOut) -> None:
        hand = self.hands[event.seat]
        assert BLANK in hand, "Whoever has the blank sits out (HH-53)."
        assert not self.field, "The field is in that hand (HH-53)."
        self.field, self.aside, self.hands[event.seat] = hand - {BLANK}, {BLANK}, set()
        assert not event.field or set(event.field) == self.field
        self.order.remove(event.seat)
        self.turn = self.order[0]

    def _lead(self, event: events.Leader) -> None:
        turned = {seat: card for seat, card in enumerate(event.turned) if card is not None}
        assert set(turned.values()) <= self.field, "Cards of the field are turned (TA-6)."
        assert set(turned) == {seat for seat in range(self.seats) if self.hands[seat]}, "Whoever was dealt in turns a card (TA-6)."
        leads = min(turned, key=lambda seat: (int(month_of(turned[seat])), (seat - self.dealer) % self.seats))
        assert event.leader == leads, "The earliest month leads, of equal ones the nearest to the dealer (TA-6)."
        at = self.order.index(leads)
        self.order = self.order[at:] + self.order[:at]
        self.turn = leads

    def _pass(self, event: events.PassedHand) -> None:
        assert self.hands[event.giver], "There is a hand to pass (TA-30)."
        assert not self.hands[event.taker], "It goes to somebody without one (TA-30)."
        self.hands[event.taker], self.hands[event.giver] = self.hands[event.giver], set()
        self.dealt[event.taker] = set(self.hands[event.taker])
        assert not event.cards or set(event.cards) == self.hands[event.taker]

    def _shuffle(self, event: events.Shuffle) -> None:
        """The hands of those who do not play, and returned cards, are in the draw pile now."""
        heap = set(self.stock) | (self.aside - {BLANK})
        for seat in set(range(self.seats)) - set(self.order):
            heap |= self.hands[seat]
            self.hands[seat] = set()
        assert len(event.stock) == len(set(event.stock))
        assert set(event.stock) == heap, "What is out of play is shuffled into the draw pile, and nothing else."
        self.stock, self.aside = list(event.stock), self.aside & {BLANK}
        self._every_card_in_one_place()

    def _dealer_takes(self, event: events.DealerTakes) -> None:
        assert event.seat == self.dealer, "The dealer takes (NA-5, NA-6)."
        assert set(event.cards) <= self.field
        months = {month_of(card) for card in event.cards}
        if event.dealt:
            self._dealer_takes_four(event)
            return
        if BLANK not in event.cards:
            assert len(months) == 1, "Two of three of one month (NA-5)."
            assert sum(month_of(card) in months for card in self.field) == 3, "Of three on the field (NA-5)."
        assert len(event.cards) == 2, "The blank and one card, or two of a month (NA-5, NA-6)."
        self.field -= set(event.cards)
        self.taken[event.seat] |= set(event.cards)
        self._every_card_in_one_place()

    def _dealer_takes_four(self, event: events.DealerTakes) -> None:
        assert len({month_of(card) for card in event.cards}) == 1, "All of a month (KK-O13)."
        assert len(event.cards) == 4, "All of a month (KK-O13)."
        dealt, self.stock = self.stock[:4], self.stock[4:]
        assert set(event.dealt) == set(dealt), "As many come from the draw pile (KK-O13)."
        self.field = self.field - set(event.cards) | set(dealt)
        self.taken[event.seat] |= set(event.cards)
        self._every_card_in_one_place()

    def _choose(self, event: events.Pile) -> None:
        piles = self.piles[event.seat]
        self.hands[event.seat], self.own[event.seat] = set(piles[event.hand]), list(piles[1 - event.hand])
        self.dealt[event.seat] = set(self.hands[event.seat])
        self.piles[event.seat] = ([], [])
        self._every_card_in_one_place()

    def _share(self, event: events.Agree | events.TwoLeft) -> None:
        if isinstance(event, events.Agree):
            assert self.hands[event.seat], "Only somebody with a hand is asked (HH-44)."
            assert event.seat not in self.agreed, "Everybody is asked once (HH-44)."
            self.agreed[event.seat] = event.agrees
            return
        assert len(self.agreed) == 2, "Two are left (HH-44)."
        assert set(event.agree) == {seat for seat, says in self.agreed.items() if says}, "What they said is published (HH-44)."
        assert (event.does == "split") == all(self.agreed.values()), "Both must agree (HH-44)."

    def _bargain(self, event: events.Offer | events.CounterOffer | events.OfferAnswer) -> None:
        before, self.offer = self.offer, None if isinstance(event, events.OfferAnswer) else event
        if isinstance(event, events.Offer):
            assert before is None, "An offer waits for its answer (HH-52)."
            assert self.hands[event.buyer], "Only somebody with a hand buys a place (HH-52)."
        elif isinstance(event, events.CounterOffer):
            assert isinstance(before, events.Offer), "A counter-offer follows an offer (HH-52)."
            assert (event.seller, event.buyer) == (before.seller, before.buyer), "It is between the same two (HH-52)."
            assert event.amount > before.amount, "It is more than was offered (HH-52)."
        else:
            assert before is not None, "There is something to answer (HH-52)."
            assert event.counter == isinstance(before, events.CounterOffer), "The last sum is answered (HH-52)."
            assert event.seat == (before.buyer if event.counter else before.seller), "Whoever was offered it answers (HH-52)."

    def _misdeal(self, event: events.Misdeal) -> None:
        months = Counter(month_of(card) for card in self.field)
        if event.why == "four_of_a_month":
            assert max(months.values()) == 4, "Four of a month are a misdeal, and three are not."
        if event.why == "three_willows":
            assert months["11"] >= 3

    def _play(self, play: events.Play) -> None:
        if self.last is None:
            assert max(Counter(map(month_of, self.field)).values(), default=0) < 4, "This deal is a misdeal."
        assert play.seat == self.turn, f"Seat {play.seat} plays {play.card}, and it is seat {self.turn}'s turn."
        hand, stock = self.hands[self.turn], self.own[self.turn] if self.own else self.stock
        draws = self.must_draw or not hand
        assert play.source == ("stock" if draws else "hand"), f"{play.card} comes from the {play.source}."
        field = frozenset(self.field)
        if draws:
            assert self.must_draw or self.plays_on, "The hands are out."
            assert play.card == stock.pop(0), f"{play.card} was not the top of the draw pile."
        else:
            could = [card for card in hand if self.must_match and self.takes(card, "hand", field) != {NOTHING}]
            assert not could or play.card in could, f"{play.card} is played, and {could} would take."
            hand.remove(play.card)
        assert frozenset(play.takes) in self.takes(play.card, play.source, field), f"{play.card} takes {play.takes} from {sorted(field)}."
        assert not play.alone or (play.card == BLANK and not field), "Only the blank is kept alone, and only if the field is empty (NA-11)."
        if play.takes or play.alone:
            self.taken[self.turn] |= {play.card, *play.takes}
            self.field -= set(play.takes)
        else:
            assert play.card != BLANK, "The blank never lies on the field (NA-11)."
            self.field.add(play.card)
        self.plays += 1
        self.last = play
        self.must_draw = not draws and bool(stock)
        if not self.must_draw:
            self.turn = self.order[(self.order.index(self.turn) + 1) % len(self.order)]

    def _just_played(self, seat: int) -> bool:
        return isinstance(self.last, events.Play) and self.last.seat == seat and not self.must_draw

    def _call(self, call: events.Call) -> None:
        if call.says == "cancel":
            assert (call.seat, self.must_draw) == (self.turn, False), "Cancel is said at the start of one's turn (HH-9)."
        else:
            assert isinstance(self.last, events.YakuMade), "A call follows a yaku (HH-8)."
            assert self.last.seat == call.seat, "Whoever made the yaku calls (HH-8)."
        self.last = call

    def _end(self, end: events.RoundEnds) -> None:
        last, self.standing = self.last, end.totals
        match end.why:
            case "hands_out":
                assert self._over(), "The round ends while somebody can still play."
            case "stopped":
                assert isinstance(last, events.YakuMade), "A yaku stops the round (TA-15)."
                assert last.seat == end.winner, "Whoever made it wins (TA-15)."
            case "shoubu" | "cancel":
                assert isinstance(last, events.Call), "A call ends the round (HH-12, HH-13)."
                assert (last.says, last.seat) == (end.why, end.winner), "Whoever called wins (HH-12, HH-13)."
            case _:
                assert last is None, "Somebody played in a round that nobody plays."
        self.rounds += 1

    def _over(self) -> bool:
        left = any(self.hands[seat] for seat in self.order)
        return not left and not self.must_draw and not (self.plays_on and self.stock)

    def _every_card_in_one_place(self) -> None:
        heaps = [self.field, self.stock, self.aside, *self.hands, *self.taken, *self.own, *(pile for pair in self.piles for pile in pair)]
        assert sum(map(len, heaps)) == len(self.deck), "A card is missing, or there twice."
        assert self.deck.issubset([card for heap in heaps for card in heap]), "Every card is somewhere."
