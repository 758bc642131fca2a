"""The kernel's log turned into events."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from hanashobu.cards import card as card_of
from hanashobu.cards import code, each
from hanashobu.engine import log
from hanashobu.play import events, mechanisms
from hanashobu.play.events import AnyEvent
from hanashobu.rules.deal import FIELD, PILES, STOCK
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import Tables


class Narrator:
    """Turns the rows of four numbers in the log into events. It keeps what it needs from one row to the next."""

    def __init__(self, rules: Ruleset, tables: Tables) -> None:
        self.rules = rules
        self.tables = tables
        self.ids = rules.ids()
        self._draws: list[tuple[str, ...]] = []
        self.order = tuple(range(rules.seats))  # who sits where, of those who drew
        self._totals: list[int] = []
        self._packed: list[int] = []
        self._scores: list[tuple[int, int]] = []
        self._held: list[dict[str, int | None]] = []
        self._turned: dict[int, str] = {}
        self._order: tuple[int, int, int] | None = None
        self._dealer = 0
        self._dealt: tuple[str, ...] = ()  # the cards of hands and field in the order in which they were dealt
        self._kinds = mechanisms.rows()

    def copy(self) -> Narrator:
        """The same narrator for a copy of the match."""
        return deepcopy(self, {id(part): part for part in (self.rules, self.tables, self.ids)})

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_kinds"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state, _kinds=mechanisms.rows())

    @property
    def passes(self) -> int:
        """How many passes of a draw for dealer have decided nothing yet."""
        return len(self._draws)

    def read(self, rows: list[int]) -> list[AnyEvent]:
        """The events of these rows; what is not complete yet waits for the next rows."""
        found: list[AnyEvent] = []
        for at in range(0, len(rows), 4):
            what, a, b, c = rows[at : at + 4]
            if self._scores and what != log.SCORED and what != log.COUNTED:
                found.append(self._score())
            event = self._event(what, a, b, c)
            if event is not None:
                found.append(event)
        return found

    def _event(self, what: int, a: int, b: int, c: int) -> AnyEvent | None:
        kind = self._kinds.get(what)
        return kind.read(self, a, b, c) if kind and kind.read else self._part(what, a, b, c)

    def _part(self, what: int, a: int, b: int, c: int) -> AnyEvent | None:
        """Rows that make an event only together."""
        match what:
            case log.DECK:
                self._packed += [a, b, c]
                return self._cards() if len(self._packed) == 6 else None
            case log.ORDER:
                self._order = (a, b, c)
            case log.TURNED:
                self._turned[a] = code(b)
            case log.LED:
                turned, self._turned = self._turned, {}
                return events.Leader(tuple(turned.get(seat) for seat in range(self.rules.seats)), a, self.as_dealt(b))
            case log.DREW:
                self._draws.append(tuple(code(a >> 6 * seat & 63) for seat in range(self.rules.seats)))
            case log.FIRST_DEALER:
                draws, self._draws = self._draws, []
                self.order = tuple(b >> 3 * seat & 7 if b else seat for seat in range(self.rules.seats))
                return events.DealerDraw(tuple(tuple(draw[who] for who in self.order) for draw in draws), a, b > 0)
            case log.TOTAL:
                self._totals.append(b)
            case log.ROUND:
                self._dealer = b
                return events.RoundBegins(a, b, self.totals())
            case log.SCORED:
                self._scores.append((b, c))
                self._held.append({})
            case log.COUNTED:
                self._hold(self._held[a], self.yaku_id(b), None if self.tables.stops >> b & 1 else c)
            case _:
                raise AssertionError(f"The kernel logged something unknown: {what}.")
        return None

    def totals(self) -> tuple[int, ...]:
        """The totals in the last rows."""
        totals, self._totals = tuple(self._totals), []
        return totals

    def yaku_id(self, row: int) -> str:
        """The id of a row of the yaku table."""
        return self.ids[self.tables.yaku[row].why]

    def teyaku(self, rows: int) -> tuple[str, ...]:
        """The ids of rows of the teyaku table."""
        return tuple(self.ids[self.tables.teyaku[row].why] for row in each(rows))

    def as_dealt(self, cards: int) -> tuple[str, ...]:
        """Cards of a hand or the field in the order in which they were dealt."""
        return tuple(card for card in self._dealt if cards >> card_of(card) & 1)

    @staticmethod
    def _hold(held: dict[str, int | None], id: str, value: int | None) -> None:
        """Several rows of one id become one entry."""
        before = held.get(id)
        held[id] = value if before is None or value is None else before + value

    def _score(self) -> events.RoundScore:
        scores, self._scores = self._scores, []
        held, self._held = self._held, []
        return events.RoundScore(
            tuple(points for points, _ in scores) if self.rules.values.classes else None,
            tuple(tuple(rows.items()) for rows in held),
            tuple(result for _, result in scores),
        )

    def _cards(self) -> events.Deal | events.Shuffle | events.Cut:
        packed, self._packed = self._packed, []
        order, self._order = self._order, None
        many = order[2] if order else self.tables.n_deck
        cards = [packed[place // 10] >> 6 * (place % 10) & 63 for place in range(many)]
        if order is None:
            deal = lay_out(cards, self.tables, self._dealer, self.rules.deal.face_down)
            self._dealt = (*deal.field, *(card for hand in deal.hands for card in hand or ()))
            return deal
        stock = tuple(map(code, cards))
        return events.Cut(order[1], stock) if order[0] else events.Shuffle(stock)


def lay_out(deck: list[int], tables: Tables, dealer: int, face_down: bool = False) -> events.Deal:
    """A deck in order, dealt by the route of the rules."""
    seats = tables.seats
    hands: list[list[str]] = [[] for _ in range(seats)]
    piles: list[list[str]] = [[] for _ in range(2 * seats)]
    field: list[str] = []
    stock: list[str] = []
    for place, card in enumerate(deck):
        to = tables.route[place]
        if to == STOCK:
            stock.append(code(card))
        elif to == FIELD:
            field.append(code(card))
        elif to < FIELD:
            hands[(dealer + to) % seats].append(code(card))
        else:
            piles[(2 * dealer + to - PILES) % (2 * seats)].append(code(card))
    if tables.own_stock:
        pairs = tuple((tuple(piles[2 * seat]), tuple(piles[2 * seat + 1])) for seat in range(seats))
        return events.Deal((None,) * seats, pairs, tuple(field), tuple(stock))
    waiting = {(dealer + step) % seats for step in range(seats - tables.waits, seats)}
    held = tuple(None if seat in waiting else tuple(hand) for seat, hand in enumerate(hands))
    return events.Deal(held, None, tuple(field), tuple(stock), face_down)


def gather(deal: events.Deal, tables: Tables, dealer: int) -> list[str] | None:
    """The order of the deck that this deal came from; None if it has not the shape of such a deal."""
    seats = tables.seats
    if len(deal.hands) != seats or (deal.piles is not None) != bool(tables.own_stock):
        return None
    hands = [list(hand or ()) for hand in deal.hands]
    piles = [list(pile) for pair in deal.piles or () for pile in pair]
    field, stock = list(deal.field), list(deal.stock)
    deck: list[str] = []
    for place in range(tables.n_deck):
        to = tables.route[place]
        if to == STOCK:
            source = stock
        elif to == FIELD:
            source = field
        elif to < FIELD:
            source = hands[(dealer + to) % seats]
        else:
            at = (2 * dealer + to - PILES) % (2 * seats)
            source = piles[at] if at < len(piles) else []
        if not source:
            return None
        deck.append(source.pop(0))
    return None if any([*hands, *piles, field, stock]) else deck
