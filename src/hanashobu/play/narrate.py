"""The kernel's log turned into events."""

from __future__ import annotations

from typing import get_args, get_type_hints

from hanashobu.cards import code, codes, each
from hanashobu.engine import log
from hanashobu.engine.state import FROM_HAND
from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.rules.deal import FIELD, PILES, STOCK
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import Tables


def words(kind: type[events.Event], field: str) -> tuple[str, ...]:
    """The words that a field of an event may have, in the order in which the kernel counts them."""
    return get_args(get_type_hints(kind)[field])


WHY_MISDEAL = words(events.Misdeal, "why")
WHY_ROUND_ENDS = words(events.RoundEnds, "why")
WHY_MATCH_ENDS = words(events.MatchEnds, "why")
BLIND_WORDS = words(events.Blind, "does")
CALL_WORDS = words(events.Call, "says")
TWO_LEFT_WORDS = words(events.TwoLeft, "does")
SPEAK_WORDS = words(events.Speak, "says")
PARTIES: dict[int, events.Party] = {log.BANK: "bank", log.POT: "pot", log.YEAR: "year", log.PRIZE: "prize"}


class Narrator:
    """Reads rows of four numbers and tells events. It keeps what it needs from one row to the next."""

    def __init__(self, rules: Ruleset, tables: Tables) -> None:
        self._rules = rules
        self._tables = tables
        self._ids = rules.ids()
        self._draws: list[tuple[str, ...]] = []
        self.order = tuple(range(rules.seats))  # who sits where, of those who drew
        self._totals: list[int] = []
        self._packed: list[int] = []
        self._scores: list[tuple[int, int]] = []
        self._held: list[dict[str, int | None]] = []
        self._turned: dict[int, str] = {}
        self._order: tuple[int, int, int] | None = None
        self._dealer = 0

    @property
    def passes(self) -> int:
        """How many passes of a draw for dealer have decided nothing yet."""
        return len(self._draws)

    def read(self, rows: list[int]) -> list[AnyEvent]:
        """The events of these rows; what is not complete yet waits for the next rows."""
        told: list[AnyEvent] = []
        for at in range(0, len(rows), 4):
            what, a, b, c = rows[at : at + 4]
            if self._scores and what != log.SCORED and what != log.COUNTED:
                told.append(self._score())
            event = self._event(what, a, b, c)
            if event is not None:
                told.append(event)
        return told

    def _event(self, what: int, a: int, b: int, c: int) -> AnyEvent | None:
        match what:
            case log.PLAYED:
                taken = c & ~log.ALONE
                source = "hand" if a & 255 == FROM_HAND else "stock"
                return events.Play(a >> 8, source, code(b), codes(taken), c == log.ALONE)  # type: ignore[arg-type]
            case log.PAID:
                why, forgiven = c & (1 << log.FORGIVEN) - 1, c >> log.FORGIVEN
                return events.Pay(_party(a >> 8), _party(a & 255), b, self._ids[why], forgiven)
            case log.DECK:
                self._packed += [a, b, c]
                return self._cards() if len(self._packed) == 6 else None
            case log.MULTIPLIED:
                waiting = [b >> 12 * level & 4095 for level in range(self._tables.n_levels)]
                return events.Multiplier(a, self._rules.multiplier.queue(waiting) if self._rules.multiplier else ())
            case log.SHOWN:
                return events.Claim(a, self._teyaku(b & (1 << log.DECLINED) - 1), codes(c), self._teyaku(b >> log.DECLINED))
            case log.TOOK:
                return events.DealerTakes(a, codes(b))
            case log.PILE:
                return events.Pile(a, b, codes(c))
            case log.LEFT:
                return events.Leftovers(a, codes(b))
            case log.ASKED_REDEAL:
                return events.Redeal(a)
            case log.MISDEAL:
                return events.Misdeal(WHY_MISDEAL[a], b if b >= 0 else None)  # type: ignore[arg-type]
            case log.MADE:
                return events.Made(a, tuple(dict.fromkeys(self._yaku_id(row) for row in each(b))))
            case log.CALLED:
                return events.Call(a, CALL_WORDS[b])  # type: ignore[arg-type]
            case log.RETURNED:
                return events.Return(a, code(b))
            case log.ORDER:
                self._order = (a, b, c)
                return None
        return self._at_larger_table(what, a, b, c)

    def _at_larger_table(self, what: int, a: int, b: int, c: int) -> AnyEvent | None:
        match what:
            case log.SPOKE:
                return events.Speak(a, SPEAK_WORDS[b], c)  # type: ignore[arg-type]
            case log.PASSED:
                return events.PassedHand(a, b, codes(c))
            case log.FORCED:
                return events.ForcedOut(a, b)
            case log.AGREED:
                return events.Agree(a, bool(b))
            case log.TWO_LEFT:
                return events.TwoLeft(tuple(each(a)), TWO_LEFT_WORDS[b])  # type: ignore[arg-type]
            case log.ACTIVE:
                return events.Active(tuple(b >> 4 * place & 15 for place in range(a)), c)
            case log.SAT_OUT:
                return events.SitsOut(a, "blank", codes(b))
            case log.TURNED:
                self._turned[a] = code(b)
                return None
            case log.LED:
                turned, self._turned = self._turned, {}
                return events.Leader(tuple(turned.get(seat) for seat in range(self._rules.seats)), a, codes(b))
            case log.OFFERED:
                return events.Offer(a, b, c)
            case log.ANSWERED:
                return events.Answer(a, bool(b), bool(c))
            case log.COUNTERED:
                return events.CounterOffer(a, b, c)
            case log.BLIND:
                return events.Blind(a, BLIND_WORDS[b])  # type: ignore[arg-type]
            case log.SWAPPED:
                return events.Swap(a, b if b >= 0 else None)
            case log.YEAR_ENDED:
                return events.YearEnds(a, b, self._take_totals())
            case log.GINMI:
                return events.Ginmi(a, b, self._take_totals())
            case log.LENT:
                return events.Loan(a, b, self._take_totals())
        return self._milestone(what, a, b, c)

    def _milestone(self, what: int, a: int, b: int, c: int) -> AnyEvent | None:
        match what:
            case log.DREW:
                self._draws.append(tuple(code(a >> 6 * seat & 63) for seat in range(self._rules.seats)))
            case log.FIRST_DEALER:
                draws, self._draws = self._draws, []
                self.order = tuple(b >> 3 * seat & 7 if b else seat for seat in range(self._rules.seats))
                return events.DealerDraw(tuple(tuple(draw[who] for who in self.order) for draw in draws), a, b > 0)
            case log.TOTAL:
                self._totals.append(b)
            case log.ROUND:
                self._dealer = b
                return events.RoundBegins(a, b, self._take_totals())
            case log.SCORED:
                self._scores.append((b, c))
                self._held.append({})
            case log.COUNTED:
                self._hold(self._held[a], self._yaku_id(b), None if self._tables.stops >> b & 1 else c)
            case log.ROUND_ENDED:
                why = WHY_ROUND_ENDS[c]
                return events.RoundEnds(b, self._take_totals(), why, a if a >= 0 else None)  # type: ignore[arg-type]
            case log.MATCH_ENDED:
                totals = self._take_totals()
                winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))  # CO-14
                return events.MatchEnds(totals, winners, WHY_MATCH_ENDS[a])  # type: ignore[arg-type]
            case _:
                raise AssertionError(f"The kernel told something unknown: {what}.")
        return None

    def _take_totals(self) -> tuple[int, ...]:
        totals, self._totals = tuple(self._totals), []
        return totals

    def _yaku_id(self, row: int) -> str:
        return self._ids[self._tables.yaku[row].why]

    def _teyaku(self, rows: int) -> tuple[str, ...]:
        return tuple(self._ids[self._tables.teyaku[row].why] for row in each(rows))

    @staticmethod
    def _hold(held: dict[str, int | None], id: str, value: int | None) -> None:
        """Several rows of one id stand in one entry."""
        before = held.get(id)
        held[id] = value if before is None or value is None else before + value

    def _score(self) -> events.Score:
        scores, self._scores = self._scores, []
        held, self._held = self._held, []
        return events.Score(
            tuple(points for points, _ in scores) if self._rules.values.classes else None,
            tuple(tuple(rows.items()) for rows in held),
            tuple(result for _, result in scores),
        )

    def _cards(self) -> events.Deal | events.Shuffle | events.Cut:
        packed, self._packed = self._packed, []
        order, self._order = self._order, None
        many = order[2] if order else self._tables.n_deck
        cards = [packed[place // 10] >> 6 * (place % 10) & 63 for place in range(many)]
        if order is None:
            return lay_out(cards, self._tables, self._dealer, self._rules.deal.face_down)
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


def _party(number: int) -> events.Party:
    return PARTIES.get(number, number)
