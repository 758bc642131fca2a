"""A table at which a test lays out the cards by hand, in the words of players, and plays.

    table = Table("hana_awase", seats=3)
    table.place(hands=["3b", "1c", "2c"], field="3c 3d 5a")     a position in the middle of a round; the rest of the deck is nowhere
    table.play("3b", "3d")                                      whoever is asked plays 3b, and takes 3d with it
    assert table.taken(0) == "3b 3d"

    table = Table("hiraya").deal(hands=["1c 1d 2c 2d 3c 3d 4c"])  a whole deal; what is not named is filled up with the rest
    settled = settle("hiraya", ["1b 2b 3b", "", "rest"])          the settlement of given capture piles

    table = Table("taiyaku", 4).deal(leader=2)                  a face-down field is turned so that seat 2 leads
    table.play("in", "in", "out", "in")                         choices that are no cards, by their words
    table.deal(...).stack("1a 2a"); table.play("in")            at the next shuffle these cards come to lie on top of the draw pile

Every card of a text is a code, as in `1a 12d 0`. Options are given by name: `Table("hiraya", until_bust=100)`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from hanashobu import games
from hanashobu.cards import ALL_CARDS, MOST_CARDS, cards, code, codes
from hanashobu.cards import card as card_of
from hanashobu.engine import shapes
from hanashobu.engine.actions import BIDS
from hanashobu.engine.machine import Interpreted, Machine
from hanashobu.engine.state import State
from hanashobu.play import events, position
from hanashobu.play.events import AnyEvent, Event
from hanashobu.play.match import Match
from hanashobu.play.narrate import gather
from hanashobu.play.questions import choices
from hanashobu.rules.game import Game
from hanashobu.rules.options import Value, from_json
from hanashobu.rules.phases import FISHING, LEADER, LEFTOVERS, SETTLE, SHUFFLE_IN
from hanashobu.rules.tables import Tables

NAMES = ("Aki", "Ben", "Chie", "Dai", "Emi", "Fumi", "Gen")
REST = "rest"  # in a list of capture piles: every card of the deck that is named nowhere

Kind = TypeVar("Kind", bound=Event)


def only(emitted: Iterable[Event], kind: type[Kind]) -> list[Kind]:
    """The events of one kind."""
    return [event for event in emitted if isinstance(event, kind)]


def sort(text: str) -> str:
    """The same cards in deck order."""
    return " ".join(codes(cards(text)))


class Table:
    """A match whose decks come from the test. The first dealer is a seat, or None while nobody has drawn yet."""

    def __init__(self, game: str | Game, seats: int | None = None, dealer: int | None = 0, **options: Value) -> None:
        self.game = games.find(game) if isinstance(game, str) else game
        count = self.game.usual_seats if seats is None else seats
        made: list[State] = []

        def keep(tables: Tables, state: State) -> Machine:
            made.append(state)
            return Interpreted(tables, state)

        self._top = ""
        self.match = Match(self.game, NAMES[:count], from_json(self.game.options, dict(options)), 1, machine=keep)
        self.state = made[0]
        self.seats = count
        self.match.await_decks()
        self.match.start()
        if dealer is not None:
            self.draw(*("1a" if seat == dealer else f"{seat + 2}a" for seat in range(count)))

    # What the test does.

    def draw(self, *drawn: str) -> list[AnyEvent]:
        """The cards that everybody draws for the first dealer."""
        self.match.give_deck(list(drawn))
        return self.match.go_on()

    def deal(
        self,
        hands: Sequence[str] = (),
        field: str = "",
        stock: str = "",
        piles: Sequence[tuple[str, str]] = (),
        leader: int | None = None,
        turned: Sequence[str] = (),
    ) -> Table:
        """Deal the next round, or deal again after a misdeal: named cards go where they are named, first, the others fill up.

        Where a leader is found, the named cards are turned, or such that this seat leads: the dealer, if nobody is named. Questions that
        come before the deal have to be answered first: `go_on()`, `play(…)`, `deal(…)`.
        """
        if not self.match.needs_deck:
            self.match.go_on()
        self.events = self._deal(hands, field, stock, piles)
        if self.match.phase == LEADER:
            self.events += self.turn(turned or self._leading(leader))
        return self

    def turn(self, turned: Sequence[str]) -> list[AnyEvent]:
        """The field cards that are turned, from the dealer on."""
        self.match.give_deck(list(turned))
        return self._shuffled(self.match.go_on())

    def stack(self, top: str) -> Table:
        """At the next shuffle these cards come to lie on top of the draw pile, in this order."""
        self._top = top
        return self

    def _leading(self, leader: int | None) -> list[str]:
        """Field cards to turn, so that a seat leads: the earliest card for that seat, the others as they lie."""
        dealt = [(self.state.dealer + step) % self.seats for step in range(self.state.players)]
        early, *others = sorted(codes(self.state.field), key=card_of)
        return [early if seat == (self.state.dealer if leader is None else leader) else others.pop() for seat in dealt]

    def _shuffled(self, emitted: list[AnyEvent]) -> list[AnyEvent]:
        """Where a shuffle is due: the stacked cards on top, the others as they lie."""
        while self.match.needs_deck and self.match.phase == SHUFFLE_IN:
            top, self._top = self._top.split(), ""
            self.match.give_deck([*top, *(card for card in self.stock().split() if card not in top)])
            emitted += self.match.go_on()
        return emitted

    def place(
        self,
        hands: Sequence[str] = (),
        field: str = "",
        stock: str | Sequence[str] = "",
        taken: Sequence[str] = (),
        actor: int | None = None,
        turn: int | None = None,
        phase: int = FISHING,
    ) -> Table:
        """A position in the middle of a round, where the dealer is asked for a hand card unless another seat is named.

        Cards that are named nowhere are out of the round. `stock` is the draw pile, top first, or one for each seat.
        """
        if not self.match.needs_deck:
            self.match.go_on()
        position.answer_before_deal(self.match)
        self._deal()  # what a deal resets is reset
        if self.match.phase == LEADER:
            self.turn(self._leading(None))
        held = [cards(text) for text in [*hands, *[""] * (self.seats - len(hands))]]
        piles = [*taken, *[""] * (self.seats - len(taken))]
        heaps = [[card_of(card) for card in heap.split()] for heap in ([stock] if isinstance(stock, str) else stock)]
        known = [0 if text == REST else cards(text) for text in piles]
        places = [("the field", cards(field)), *(("a hand", hand) for hand in held), *(("a pile", pile) for pile in known)]
        places += [("the draw pile", sum(1 << card for card in heap)) for heap in heaps]
        left = self.match.rules.deck & ~position.check_once(places, ALL_CARDS)
        known = [left if text == REST else pile for text, pile in zip(piles, known, strict=True)]
        state = self.state
        position.lay(state, self.match.rules, held, cards(field), known, phase)
        position.lay_draw_piles(state, heaps)
        shapes.bar(state, self.match.tables)
        state.turn = self.seats if turn is None else turn
        state.actor = state.actor if actor is None or phase != FISHING else actor
        self.match.events.clear()
        return self

    def play(self, *words: str) -> list[AnyEvent]:
        """Whoever is asked does this, then whoever is asked does that, …: cards by their codes, other choices by their words."""
        emitted: list[AnyEvent] = []
        for word in words:
            actor = self.match.actor
            assert actor is not None, f"Nobody is asked; {word} cannot be played."
            emitted += self._shuffled(self.match.play(actor, self._action(actor, word)))
        return emitted

    def _action(self, actor: int, word: str) -> int:
        return choices.read(self.match.view(actor), word)

    def play_out(self, seed: int = 1) -> list[AnyEvent]:
        """Play the round to its end at random."""
        random, emitted = Random(seed), list[AnyEvent]()
        while self.match.actor is not None:
            emitted += self._shuffled(
                self.match.play(self.match.actor, random.choice([each for each in self.match.legal() if each not in BIDS]))
            )
        return emitted

    def go_on(self) -> list[AnyEvent]:
        """Do what needs nobody's decision."""
        return self.match.go_on()

    # What a person at the table sees.

    @property
    def actor(self) -> int | None:
        """Who is asked."""
        return self.match.actor

    @property
    def choices(self) -> str:
        """What whoever is asked can choose: codes in deck order, then the words of other choices, with commas between."""
        legal = self.match.legal()
        words = [code(action) if action < MOST_CARDS else choices.words(self.match.view(None))[action] for action in legal]
        return " ".join(words) if all(action < MOST_CARDS for action in legal) else ", ".join(words)

    @property
    def field(self) -> str:
        """The field in deck order."""
        return " ".join(codes(self.state.field))

    def hand(self, seat: int) -> str:
        """A hand in deck order."""
        return " ".join(codes(self.state.hands[seat]))

    def taken(self, seat: int) -> str:
        """A capture pile in deck order."""
        return " ".join(codes(self.state.taken[seat]))

    def stock(self, seat: int = 0) -> str:
        """The draw pile that a seat draws from, top first."""
        pile = self.state.draws_from[seat]
        return " ".join(code(self.state.stock[at]) for at in range(self.state.stock_at[pile], self.state.stock_end[pile]))

    @property
    def totals(self) -> tuple[int, ...]:
        """Everybody's points."""
        return self.match.totals

    def everywhere(self) -> list[str]:
        """Every card of the round with each place it is in: after a deal each card of the deck stands here once."""
        state = self.state
        found = [*codes(state.field)]
        for seat in range(self.seats):
            found += [*codes(state.hands[seat]), *codes(state.taken[seat])]
        for start, end in zip(state.stock_at, state.stock_end, strict=True):
            found += [code(state.stock[at]) for at in range(start, end)]
        if self.match.view(None).choosing:
            found.append(code(state.card))
        return sorted(found)

    # How it is done.

    def _deal(self, hands: Sequence[str] = (), field: str = "", stock: str = "", piles: Sequence[tuple[str, str]] = ()) -> list[AnyEvent]:
        deal = position.fill_up(self.match.rules, hands, field, stock, piles, self.state.dealer)
        deck = gather(deal, self.match.tables, self.state.dealer)
        assert deck is not None, "More cards are named than this game deals there."
        self.match.give_deck(deck)
        return self._shuffled(self.match.go_on())


@dataclass(frozen=True)
class Settled:
    """A settlement, as players read it."""

    cards: tuple[int, ...]
    yaku: tuple[dict[str, int | None], ...]
    score: tuple[int, ...]
    result: tuple[int, ...]
    pays: list[tuple[int | str, int | str, int, str]]
    winner: int | None
    next_dealer: int
    totals: tuple[int, ...]
    events: list[AnyEvent]


def settle(
    game: str | Game,
    taken: Sequence[str],
    dealer: int = 0,
    field: str = "",
    multiplier: int = 1,
    **options: Value,
) -> Settled:
    """The settlement of capture piles, one text for each seat (`rest` for every card that no other pile names).

    Cards that lie on the field go to whoever the game gives them to.
    """
    table = Table(game, len(taken), dealer, **options)
    flow = table.match.rules.flow
    table.place(field=field, taken=taken, phase=LEFTOVERS if LEFTOVERS in flow else SETTLE)
    table.state.multiplier = multiplier
    return settled(table, table.go_on())


def settled(table: Table, emitted: Sequence[AnyEvent]) -> Settled:
    """The settlement that these events tell of."""
    score, ends = only(emitted, events.RoundScore)[0], only(emitted, events.RoundEnds)[0]
    return Settled(
        cards=score.points,
        yaku=tuple(dict(held) for held in score.yaku),
        score=tuple(table.state.score[: table.seats]),
        result=score.result,
        pays=[(pay.payer, pay.payee, pay.amount, pay.why) for pay in only(emitted, events.Pay)],
        winner=ends.winner,
        next_dealer=ends.next_dealer,
        totals=ends.totals,
        events=list(emitted),
    )


def full_match(game: str | Game, seats: int | None = None, seed: int = 1, **options: Value) -> Match:
    """A whole match of random play from the match's own random source, to its end."""
    found = games.find(game) if isinstance(game, str) else game
    count = found.usual_seats if seats is None else seats
    match = Match(found, NAMES[:count], from_json(found.options, dict(options)), seed)
    match.start()
    while not match.over:
        match.go_on()
        while match.actor is not None:
            match.play_random()
    return match


def assert_dealt_by_four_and_three(game: str) -> None:
    """The deck is in order and Ben deals, so Chie gets the first cards: 4 each, 3 to the field, 3 each, 3 to the field."""
    table = Table(game, dealer=1)
    deck = codes(table.match.rules.deck)
    table.match.give_deck(list(deck))
    deal = only(table.go_on(), events.Deal)[0]
    assert deal.hands == (
        ("2a", "2b", "2c", "2d", "5c", "5d", "6a"),
        ("3a", "3b", "3c", "3d", "6b", "6c", "6d"),
        ("1a", "1b", "1c", "1d", "4d", "5a", "5b"),
    )
    assert deal.field == ("4a", "4b", "4c", "7a", "7b", "7c")
    assert deal.stock[:3] == ("7d", "8a", "8b")
    assert len(deal.stock) == 21
    assert table.everywhere() == sorted(deck)
