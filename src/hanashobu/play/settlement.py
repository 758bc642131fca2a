"""The settlement of a round, line by line, as messages: what everybody held, who pays whom and why, and why the round ended as it did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, reduce
from operator import or_

from hanashobu.cards import codes
from hanashobu.play import events, mechanisms, payments, sums
from hanashobu.play.event import Cards, Event
from hanashobu.play.mechanisms.kinds import EventContext
from hanashobu.play.payments import PaymentGroup
from hanashobu.play.round_events import RoundEvents
from hanashobu.play.sums import Counted, SumRow
from hanashobu.rules.dues import BANK
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.text import Line
from hanashobu.rules.yaku import Yaku
from hanashobu.text import Amount, List, Message, Name, msg
from hanashobu.text.names import name
from hanashobu.wire import Wire


class HeldLine(Wire, frozen=True):
    """A yaku, or a hand that was shown, with its cards and what it is worth; of rows with one id each has a line, if they add up."""

    seat: int
    rule: str
    names: tuple[Name, ...]
    cards: Cards
    worth: Message
    shown: bool = False


class PaymentLine(Wire, frozen=True):
    """Payments in one sentence, what they are for, and the rule that says so."""

    text: Message
    rule: str
    reason: Message | None = None  # none where the pot says it
    sum: Message | None = None  # the arithmetic behind it, where it is more than a number


class Settlement(Wire, frozen=True, kw_only=True):
    """How a round was settled, in words."""

    round: int
    result: Message  # who gained most, and who deals the next
    best: tuple[int, ...] = ()  # the seats that gained most
    stamps: tuple[Message, ...] = ()  # what the whole round counted by; `short` is for a stamp
    notes: tuple[Message, ...] = ()  # why it ended, and why it was not settled in the usual way
    held: tuple[HeldLine, ...] = ()
    payments: tuple[PaymentLine, ...] = ()
    sums: tuple[SumRow, ...] = ()  # the same by reason, one number for each seat, which come to what the round changed
    ledger: tuple[Message, ...] = ()  # what is added after the round
    accounts: tuple[PaymentLine, ...] = ()  # what is paid when the match is over
    final: Message | None = None  # who has won then, where the final scores alone do not show it
    rules: tuple[Line, ...] = ()  # in the order in which they were used


def settle(part: RoundEvents, at: EventContext) -> Settlement:
    """The settlement of a round; the context has the piles of its end."""
    held = tuple(sorted((*mechanisms.held(part, at), *_yaku(part, at)), key=lambda line: line.seat))
    counted = Counted(
        paid=part.paid,
        result=part.score.result,
        points=part.score.points,
        held=_values(held, part),
        times=mechanisms.times(part),
        players=part.players,
    )
    added = sums.rows(counted, at)
    paid = lines(part.paid, at, part.score.points, counted.times, added)
    used = [*(one.rule for one in held), *(one.rule for one in paid)]
    return Settlement(
        round=part.number,
        result=headline(part, at),
        best=part.best,
        stamps=tuple(mechanisms.stamps(part)),
        notes=(*why_ended(part, at), *special(part, at)),
        held=held,
        payments=paid,
        sums=added,
        ledger=tuple(said for event in part.ledger if (said := event_message(event, at))),
        accounts=lines(part.accounts, at),
        final=mechanisms.final(part.final, at) if part.final else None,
        rules=tuple(text for rule in dict.fromkeys(used) for text in _texts(at.rules).get(rule, ())),
    )


def _values(held: Sequence[HeldLine], part: RoundEvents) -> dict[tuple[int, str], int | None]:
    """What each yaku is worth, and each shown hand."""
    found = {(seat, rule): value for seat, rows in enumerate(part.score.yaku) for rule, value in rows}
    hands = [(line.seat, line.rule, line.worth.args["worth"]) for line in held if line.shown]
    return found | {(seat, rule): amount.number for seat, rule, amount in hands if isinstance(amount, Amount)}


@lru_cache(maxsize=256)
def _texts(rules: Ruleset) -> dict[str, tuple[Line, ...]]:
    """The sentences of all rules, by id."""
    found: dict[str, tuple[Line, ...]] = {}
    for one in (*(row.line() for row in rules.yaku), *rules.lines()):
        found[one.rule] = (*found.get(one.rule, ()), one)
    return found


def event_message(event: Event, at: EventContext) -> Message | None:
    """An event as a seat sees it, in words; None for one that is not worth a sentence."""
    return mechanisms.events()[type(event)].says(event, at)


def lines(
    pays: Sequence[events.Pay], at: EventContext, points: Sequence[int] = (), times: int = 1, added: Sequence[SumRow] = ()
) -> tuple[PaymentLine, ...]:
    """Payments, line by line; with everybody's card points, and what multiplied the round, points against par are explained."""
    found = []
    worked = {(row.rule, row.seat): row.sum for row in added if row.sum}
    for one in payments.grouped(pays):
        why = payments.reason(one, at)
        text = _against_par(one, at, points, times) or payments.line(one, at)
        payee = one.payees[0] if len(one.payees) == 1 and isinstance(one.payees[0], int) else None
        sum = worked.get((one.why, payee)) or worked.get((one.why, None))
        found.append(PaymentLine(text, one.why, msg("payment-reason", why=why) if why.items else None, sum))
    return tuple(found)


def _against_par(one: PaymentGroup, at: EventContext, points: Sequence[int], times: int) -> Message | None:
    """The sums that card points against par come from: `Ann 30 − 80 = −50`."""
    known = {par for due in at.rules.dues if due.rule == one.why and due.by == BANK for par in at.rules.pars(due)}
    pars = [points[seat] - gain // times for seat, gain in one.changes] if points else []
    if not pars or not known.issuperset(pars) or any(gain % times for _, gain in one.changes):
        return None
    ids = ["payment-par.first", *["payment-par"] * len(pars)]
    each = [
        msg(id, who=at.player(seat), points=points[seat], par=par, times=times, n=gain)
        for id, (seat, gain), par in zip(ids, one.changes, pars, strict=False)
    ]
    return msg("payment-changes", changes=each)


def result(ends: events.RoundEnds, at: EventContext, over: bool = False) -> Message:
    """Who has won the round, and who deals next if there is a next one."""
    dealer = at.player(ends.next_dealer)
    if ends.winner is None:
        return msg("settlement-nobody") if over else msg("settlement-nobody-deals", dealer=dealer)
    who = at.player(ends.winner)
    if over:
        return msg("settlement-won", who=who)
    return msg("settlement-won-deals", who=who) if who == dealer else msg("settlement-won-other", who=who, dealer=dealer)


def totals(found: Sequence[int], at: EventContext) -> List:
    """Everybody's points, in a list."""
    return List(tuple(msg("event-total", who=at.player(seat), n=total) for seat, total in enumerate(found)))


def headline(part: RoundEvents, at: EventContext) -> Message:
    """Who gained most; where somebody else has won and deals next, also why."""
    best, ends = part.best, part.ends
    if ends.winner is None or not best or best == (ends.winner,):
        return result(ends, at, part.over)
    gained = msg("settlement-gained", who=at.players(best), n=max(part.score.result))
    if part.over:
        return gained
    return msg("settlement-both", a=gained, b=_why_dealer(part, at))


def _why_dealer(part: RoundEvents, at: EventContext) -> Message:
    """Why the winner of a round deals next, although others gained more or as much."""
    found = None if part.ends.why == "stopped" else mechanisms.why_dealer(part, at)
    word = "stopped" if part.ends.why == "stopped" else "tie" if part.ends.winner in part.best else "score"
    return found or msg(f"settlement-dealer-{word}", who=at.player(part.ends.next_dealer))


def why_ended(part: RoundEvents, at: EventContext) -> Iterator[Message]:
    """What ended the round, where it was not the last card."""
    winner = part.ends.winner
    if part.ends.why == "stopped" and winner is not None:
        stopping = [rule for rule, value in part.score.yaku[winner] if value is None]
        yield msg("settlement-stopped", who=at.player(winner), yaku=at.called(stopping, winner))
    yield from mechanisms.why_ended(part, at)


def special(part: RoundEvents, at: EventContext) -> Iterator[Message]:
    """Why a round was not settled in the usual way."""
    paid = {event.why for event in part.paid}
    for row in at.rules.instead:
        if row.id in paid:
            yield row.line(at.rules.yaku_unit()).text
    held = [(seat, rule) for seat, rows in enumerate(part.score.yaku) for rule, _ in rows]
    for yaku in dict.fromkeys(row for seat, rule in held for row in at.rows(rule, seat) if row.cancels):
        yield msg("settlement-cancels", yaku=name(yaku.name, yaku.kanji))
    if part.ends.winner is None and (spoilt := at.rules.spoilt_by(part.score.points)):
        yield msg("settlement-floor", points=spoilt.cards[1])


def _yaku(part: RoundEvents, at: EventContext) -> Iterator[HeldLine]:
    for seat, held in enumerate(part.score.yaku):
        pile = at.taken[seat] if at.taken else 0
        for rule, value in held:
            for rows, part_of in _apart(at.rows(rule, seat), pile, value):
                mask = reduce(or_, (row.made_of(pile) for row in rows), 0)
                brings = msg("yaku-ends-round") if part_of is None else worth(part_of, at)
                yield HeldLine(seat, rule, tuple(name(row.name, row.kanji) for row in rows), codes(mask), brings)


def _apart(rows: tuple[Yaku, ...], pile: int, value: int | None) -> list[tuple[tuple[Yaku, ...], int | None]]:
    """Rows of one id, each with its own value where those add up; otherwise only the best of them counts, and they stay together."""
    values = [row.value(pile) for row in rows]
    if len(rows) > 1 and value is not None and sum(each or 0 for each in values) == value:
        return [((row,), each) for row, each in zip(rows, values, strict=True)]
    return [(rows, value)]


def worth(points: int, at: EventContext) -> Message:
    """What a yaku or a shown hand brings, in its unit."""
    return msg("yaku-worth", worth=Amount(points, at.rules.yaku_unit() or "points"))
