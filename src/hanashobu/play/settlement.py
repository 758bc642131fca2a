"""The settlement of a round, line by line, as messages: what everybody held, who pays whom and why, and why the round ended as it did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import or_

from hanashobu.cards import codes
from hanashobu.play import events, mechanisms, payments
from hanashobu.play.event import Cards, Event
from hanashobu.play.mechanisms.kinds import EventContext
from hanashobu.play.payments import PaymentGroup
from hanashobu.rules.dues import BANK
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.text import Line
from hanashobu.rules.yaku import Yaku
from hanashobu.text import Amount, List, Message, Name, msg
from hanashobu.text.names import name
from hanashobu.wire import Wire

UNPLAYED = ("nobody_plays", "split")


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


class Settlement(Wire, frozen=True, kw_only=True):
    """How a round was settled, in words."""

    round: int
    result: Message  # who gained most, and who deals the next
    best: tuple[int, ...] = ()  # the seats that gained most
    notes: tuple[Message, ...] = ()  # why it ended, and why it was not settled in the usual way
    held: tuple[HeldLine, ...] = ()
    payments: tuple[PaymentLine, ...] = ()
    ledger: tuple[Message, ...] = ()  # what a campaign adds after the round
    accounts: tuple[PaymentLine, ...] = ()  # what is paid when the match is over
    final: Message | None = None  # who has won then, where the final scores alone do not show it
    rules: tuple[Line, ...] = ()  # in the order in which they were used


@dataclass(frozen=True, kw_only=True)
class RoundEvents:
    """The events of a round that its settlement is made of; what a misdeal has undone is left out."""

    number: int
    score: events.RoundScore
    ends: events.RoundEnds
    claims: tuple[events.Claim, ...]
    paid: tuple[events.Pay, ...]
    ledger: tuple[events.LedgerEntry, ...]
    accounts: tuple[events.Pay, ...]  # paid when the match was over
    first_sage: int | None  # who let the round go on first
    said_in: tuple[int, ...]  # who wanted to play, where that is asked
    players: int
    multiplier: int
    final: events.MatchEnds | None

    @staticmethod
    def of(happened: Sequence[Event]) -> RoundEvents:
        """The round that was played last."""
        start = max((at for at, event in enumerate(happened) if isinstance(event, events.Misdeal)), default=-1) + 1
        now = happened[start:]
        at = next(place for place, event in enumerate(now) if isinstance(event, events.RoundEnds))
        ends = now[at]
        assert isinstance(ends, events.RoundEnds)
        active = next((event.seats for event in now if isinstance(event, events.Active)), ())
        return RoundEvents(
            number=next((event.number for event in happened if isinstance(event, events.RoundBegins)), 0),
            score=next(event for event in now if isinstance(event, events.RoundScore)),
            ends=ends,
            claims=tuple(event for event in now if isinstance(event, events.Claim) and event.teyaku),
            paid=tuple(event for event in now[:at] if isinstance(event, events.Pay)),
            ledger=tuple(event for event in now[at:] if isinstance(event, events.LedgerEntry)),
            accounts=tuple(event for event in now[at:] if isinstance(event, events.Pay)),
            first_sage=next((event.seat for event in now if isinstance(event, events.Call) and event.says == "sage"), None),
            said_in=tuple(event.seat for event in now if isinstance(event, events.Speak) and event.says == "in"),
            players=len(active) or len(ends.totals),
            multiplier=next((event.value for event in now if isinstance(event, events.Multiplier)), 1),
            final=next((event for event in now if isinstance(event, events.MatchEnds)), None),
        )

    @property
    def over(self) -> bool:
        """Whether it was the last round of the match."""
        return self.final is not None

    @property
    def best(self) -> tuple[int, ...]:
        """Who gained most, if anybody gained anything."""
        most = max(self.score.result)
        return tuple(seat for seat, gain in enumerate(self.score.result) if gain == most > 0)

    @property
    def played(self) -> bool:
        """Whether cards were played."""
        return self.ends.why not in UNPLAYED


def settle(part: RoundEvents, at: EventContext) -> Settlement:
    """The settlement of a round; the context has the piles of its end."""
    held = tuple(sorted((*_claims(part, at), *_yaku(part, at)), key=lambda line: line.seat))
    paid = lines(part.paid, at, part.score.points, part.multiplier)
    used = [*(one.rule for one in held), *(one.rule for one in paid)]
    return Settlement(
        round=part.number,
        result=headline(part, at),
        best=part.best,
        notes=(*why_ended(part, at), *special(part, at)),
        held=held,
        payments=paid,
        ledger=tuple(said for event in part.ledger if (said := event_message(event, at))),
        accounts=lines(part.accounts, at),
        final=campaign_won(part.final, at),
        rules=tuple(text for rule in dict.fromkeys(used) for text in _texts(at.rules).get(rule, ())),
    )


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


def lines(pays: Sequence[events.Pay], at: EventContext, points: Sequence[int] = (), times: int = 1) -> tuple[PaymentLine, ...]:
    """Payments, line by line; with everybody's card points, and what multiplied the round, points against par are explained."""
    found = []
    for one in payments.grouped(pays):
        why = payments.reason(one, at)
        text = _against_par(one, at, points, times) or payments.line(one, at)
        found.append(PaymentLine(text, one.why, msg("payment-reason", why=why) if why.items else None))
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


def campaign_won(ends: events.MatchEnds | None, at: EventContext) -> Message | None:
    """Who has won a campaign before its debts were settled, beside the final scores, which may be higher for somebody else (HH-75)."""
    if not at.rules.campaign or not ends or not ends.winners:
        return None
    return msg("match-end-campaign", who=at.players(ends.winners), totals=totals(ends.totals, at))


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
    return msg("settlement-both", a=gained, b=msg(f"settlement-dealer-{_why_dealer(part, at)}", who=at.player(ends.next_dealer)))


def _why_dealer(part: RoundEvents, at: EventContext) -> str:
    """Why the winner of a round deals next, although others gained more or as much."""
    winner = part.ends.winner
    assert winner is not None
    if part.ends.why in ("shoubu", "cancel", "stopped"):
        return part.ends.why
    if part.first_sage == winner:
        return "sage"
    if not part.played:
        return "in"
    if at.rules.calls and part.score.yaku[winner]:
        return "yaku"
    return "tie" if winner in part.best else "score"


def why_ended(part: RoundEvents, at: EventContext) -> Iterator[Message]:
    """What ended the round, where it was not the last card."""
    winner = part.ends.winner
    match part.ends.why:
        case "shoubu" | "cancel" if winner is not None:
            yield msg(f"settlement-{part.ends.why}", who=at.player(winner))
        case "stopped" if winner is not None:
            stopping = [rule for rule, value in part.score.yaku[winner] if value is None]
            yield msg("settlement-stopped", who=at.player(winner), yaku=at.called(stopping, winner))
        case "split":
            yield msg("settlement-split", who=at.players(part.said_in))
        case "nobody_plays" if len(part.said_in) == 1:
            yield msg("settlement-alone", who=at.players(part.said_in))
        case "nobody_plays":
            yield msg("settlement-hands")


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


def _claims(part: RoundEvents, at: EventContext) -> Iterator[HeldLine]:
    """The hands that were shown; the cards stand with the first of a player's, however many they prove."""
    rows = {row.id: row for row in at.rules.teyaku}
    for claim in part.claims:
        for place, rule in enumerate(claim.teyaku):
            row = rows[rule]
            points = (row.points_of_two or row.points) if part.players == 2 else row.points
            cards = () if place else claim.shown
            yield HeldLine(claim.seat, rule, (name(row.name, row.kanji),), cards, _worth(points, at), True)


def _yaku(part: RoundEvents, at: EventContext) -> Iterator[HeldLine]:
    for seat, held in enumerate(part.score.yaku):
        pile = at.taken[seat] if at.taken else 0
        for rule, value in held:
            for rows, part_of in _apart(at.rows(rule, seat), pile, value):
                mask = reduce(or_, (row.made_of(pile) for row in rows), 0)
                worth = msg("yaku-ends-round") if part_of is None else _worth(part_of, at)
                yield HeldLine(seat, rule, tuple(name(row.name, row.kanji) for row in rows), codes(mask), worth)


def _apart(rows: tuple[Yaku, ...], pile: int, value: int | None) -> list[tuple[tuple[Yaku, ...], int | None]]:
    """Rows of one id, each with its own value where those add up; otherwise only the best of them counts, and they stay together."""
    values = [row.value(pile) for row in rows]
    if len(rows) > 1 and value is not None and sum(each or 0 for each in values) == value:
        return [((row,), each) for row, each in zip(rows, values, strict=True)]
    return [(rows, value)]


def _worth(points: int, at: EventContext) -> Message:
    return msg("yaku-worth", worth=Amount(points, at.rules.yaku_unit() or "points"))
