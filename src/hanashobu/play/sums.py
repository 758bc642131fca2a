"""The sums of a settlement as people would do them on paper: a row a reason, a column a player, and the arithmetic behind it.

What the engine paid is never computed anew: the arithmetic stands there only where it comes to what was paid.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from hanashobu.play import events, mechanisms
from hanashobu.play.mechanisms.kinds import EventContext
from hanashobu.rules.dues import BANK, CARDS, DIFFERENCE, NOBODY, OPPONENTS, SHARE, SHEET, TOTAL, YAKU, Due
from hanashobu.text import Amount, Message, msg
from hanashobu.wire import Wire


class SumRow(Wire, frozen=True, kw_only=True):
    """A reason, what it changes for each seat, and the arithmetic: of the row, or of each seat."""

    rule: str
    reason: Message
    changes: tuple[int, ...]
    seat: int | None = None  # whose yaku or hand it is
    sum: Message | None = None
    each: tuple[Message | None, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Counted:
    """What a round is settled by."""

    paid: Sequence[events.Pay]
    result: Sequence[int]
    points: Sequence[int]  # card points; none where a game has none
    held: Mapping[tuple[int, str], int | None]  # what a seat has of a rule; None for what ends the round
    times: int
    players: int

    def yaku(self, seat: int, rules: set[str]) -> int:
        """What a seat's yaku are worth together."""
        return sum(value or 0 for (who, rule), value in self.held.items() if who == seat and rule in rules)

    def cards(self, seat: int) -> int:
        """The card points of a seat."""
        return self.points[seat] if self.points else 0


def rows(counted: Counted, at: EventContext) -> tuple[SumRow, ...]:
    """All rows; together they are what the round changed."""
    found = [_row(rule, holder, pays, counted, at) for (rule, holder), pays in _grouped(counted, at).items()]
    paid = [sum(row.changes[seat] for row in found) for seat in range(len(counted.result))]
    return (*_written([all - part for all, part in zip(counted.result, paid, strict=True)], counted, at), *found)


def _grouped(counted: Counted, at: EventContext) -> dict[tuple[str, int | None], list[events.Pay]]:
    """Payments by their reason; those for a yaku or a hand also by who has it."""
    found: dict[tuple[str, int | None], list[events.Pay]] = {}
    own = _yaku(at) | {row.id for row in at.rules.teyaku}
    for pay in counted.paid:
        holder = pay.payee if pay.why in own and isinstance(pay.payee, int) else None
        found.setdefault((pay.why, holder), []).append(pay)
    return found


def _row(rule: str, holder: int | None, pays: Sequence[events.Pay], counted: Counted, at: EventContext) -> SumRow:
    changes = [0] * len(counted.result)
    for pay in pays:
        for party, amount in ((pay.payer, -pay.amount), (pay.payee, pay.amount)):
            if isinstance(party, int):
                changes[party] += amount
    each = _each(rule, pays, changes, counted, at)
    together = None if any(each) else _together(rule, holder, pays, counted, at)
    return SumRow(rule=rule, reason=_reason(rule, holder, pays, at), changes=tuple(changes), seat=holder, sum=together, each=each)


def _reason(rule: str, holder: int | None, pays: Sequence[events.Pay], at: EventContext) -> Message:
    if rule in mechanisms.said_by_pot(at.rules):
        pots = {str(party) for pay in pays for party in (pay.payer, pay.payee) if isinstance(party, str)}
        return msg("sum-pot", pot=min(pots, default="pot"))
    return msg("payment-reason", why=at.called([rule], holder))


def _each(rule: str, pays: Sequence[events.Pay], changes: Sequence[int], counted: Counted, at: EventContext) -> tuple[Message | None, ...]:
    """Card points against par, and the difference to the winner, are another sum for each player."""
    lines = [due for due in at.rules.dues if due.rule == rule]
    if not lines or any(pay.forgiven for pay in pays):
        return ()
    seats, times = range(len(changes)), counted.times
    pars = {par for due in lines if due.by == BANK for par in at.rules.pars(due)}
    if pars and counted.points:
        below = [next((par for par in pars if (counted.points[seat] - par) * times == changes[seat] != 0), None) for seat in seats]
        if all((par is None) == (change == 0) for par, change in zip(below, changes, strict=True)):
            found = ((counted.points[seat], par) for seat, par in zip(seats, below, strict=True))
            return tuple(None if par is None else _minus(points, par, times) for points, par in found)
    compared = next((due for due in lines if due.by == DIFFERENCE), None)
    if compared and len({pay.payee for pay in pays}) == 1 and isinstance(winner := pays[0].payee, int):
        scores = [_score(compared, seat, counted, at) for seat in seats]
        others = [seat for seat in seats if changes[seat] and seat != winner]
        if all((scores[seat] - scores[winner]) * times == changes[seat] for seat in others):
            return tuple(_minus(scores[seat], scores[winner], times) if seat in others else None for seat in seats)
    return ()


def _minus(points: int, other: int, times: int) -> Message:
    return msg("sum-minus", points=points, less=other, times=times)


def _score(due: Due, seat: int, counted: Counted, at: EventContext) -> int:
    """What a line counts of a seat."""
    cards = counted.cards(seat) if due.of in (CARDS, TOTAL) else 0
    return cards + (at.rules.unit * counted.yaku(seat, set(due.only) or _yaku(at)) if due.of in (YAKU, TOTAL) else 0)


def _yaku(at: EventContext) -> set[str]:
    return {row.id for row in at.rules.yaku}


def _together(rule: str, holder: int | None, pays: Sequence[events.Pay], counted: Counted, at: EventContext) -> Message | None:
    """`2 kan × 12 × 4 = 96 from each`, where that is what everybody paid."""
    owed: dict[events.Party, int] = {}
    for pay in pays:
        owed[pay.payer] = owed.get(pay.payer, 0) + pay.amount + pay.forgiven
    value, unit = _value(rule, holder, pays, counted, at)
    if value is None or len(set(owed.values())) != 1 or len({pay.payee for pay in pays}) != 1:
        return None
    each, base = next(iter(owed.values())), value * unit * counted.times
    for half, all in ((False, 1), (True, 1), (False, counted.players - 1), (True, counted.players - 1)):
        if each == (base // 2 if half else base) * all and (all == 1 or len(owed) == 1):
            shape = {"half": "yes" if half else "no", "all": all, "by": "each" if len(owed) > 1 else "one"}
            return _product(value, unit, counted.times, at, n=each, **shape)
    return None


def _product(value: int, unit: int, times: int, at: EventContext, **shape: int | str) -> Message:
    """A value with all that it is multiplied by; nothing but the value where there is no such thing."""
    worth = Amount(value, (at.rules.yaku_unit() if unit > 1 else "") or at.rules.units.word)
    plain = "yes" if shape["n"] == value * unit * times == value and shape["all"] == 1 and shape["half"] == "no" else "no"
    return msg("sum-paid", worth=worth, unit=unit, times=times, plain=plain, **shape)


def _value(rule: str, holder: int | None, pays: Sequence[events.Pay], counted: Counted, at: EventContext) -> tuple[int | None, int]:
    """What a reason is worth, and how many points one of that is."""
    if holder is not None:
        return counted.held.get((holder, rule)), at.rules.unit
    payee = pays[0].payee
    for due in at.rules.dues:
        if due.rule == rule and due.of == SHARE:
            return due.points, at.rules.unit
        if due.rule == rule and due.by == OPPONENTS and due.of in (CARDS, TOTAL) and isinstance(payee, int):
            return _score(due, payee, counted, at), 1
    return None, 1


def _written(rest: Sequence[int], counted: Counted, at: EventContext) -> Iterator[SumRow]:
    """What nobody pays anybody: card points and yaku that are written down, if they come to it."""
    if not any(rest):
        return
    seats, lines = range(len(rest)), [due for due in at.rules.dues if due.by == SHEET or due.to == NOBODY]
    rule = lines[0].rule if lines else ""
    for cards, yaku, lost in product((1, 0), (1, 0), (0, 1)):
        parts = [_scored(seat, cards, yaku, lost, counted, at) for seat in seats]
        if [sum(part) for part in parts] == list(rest):
            yield from _score_rows(rule, parts, counted, at)
            return
    yield SumRow(rule=rule, reason=msg("sum-score"), changes=tuple(rest))


def _scored(seat: int, cards: int, yaku: int, lost: int, counted: Counted, at: EventContext) -> tuple[int, int, int]:
    """The card points and yaku of a seat, and those of the others, which it loses."""
    unit, every = at.rules.unit * counted.times, _yaku(at)
    own = counted.yaku(seat, every)
    others = sum(counted.yaku(other, every) for other in range(len(counted.result))) - own
    return cards * counted.times * counted.cards(seat), yaku * unit * own, -lost * unit * others


def _score_rows(rule: str, parts: Sequence[tuple[int, int, int]], counted: Counted, at: EventContext) -> Iterator[SumRow]:
    cards, yaku, lost = zip(*parts, strict=True)
    if any(cards):
        each = tuple(msg("sum-times", points=points, times=counted.times) for points in counted.points) if counted.times > 1 else ()
        yield SumRow(rule=rule, reason=msg("sum-cards"), changes=cards, each=each)
    unit = at.rules.unit
    for (seat, own), value in counted.held.items() if any(yaku) else ():
        if value and own in _yaku(at):
            change = value * unit * counted.times
            yield SumRow(
                rule=own,
                reason=msg("payment-reason", why=at.called([own], seat)),
                changes=tuple(change if one == seat else 0 for one in range(len(parts))),
                seat=seat,
                sum=None if change == value else _product(value, unit, counted.times, at, n=change, half="no", all=1, by="one"),
            )
    if any(lost):
        yield SumRow(rule=rule, reason=msg("sum-others"), changes=lost)
