"""Who pays whom and why, as messages: equal payments for the same reason are grouped."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import cast

from hanashobu.play import events, mechanisms
from hanashobu.play.event import Party
from hanashobu.play.mechanisms.kinds import EventContext
from hanashobu.text import List, Message, msg

BANK = "bank"


@dataclass
class PaymentGroup:
    """Payments in one sentence: several who pay one the same, one who pays several the same, or what the bank changes for each."""

    payers: list[Party]
    payees: list[Party]
    amount: int
    why: str
    unpaid: int = 0  # what a stake could not cover
    changes: list[tuple[int, int]] = field(default_factory=list)  # through the bank: seats, and what they get

    def joins(self, pay: events.Pay) -> bool:
        """Add another payment if it fits into this sentence; False if it does not."""
        if self.changes or (self.why, self.amount, self.unpaid) != (pay.why, pay.amount, pay.forgiven):
            return False
        if self.payees == [pay.payee] and pay.payer not in self.payers:
            self.payers.append(pay.payer)
            return True
        if self.payers == [pay.payer] and pay.payee not in self.payees:
            self.payees.append(pay.payee)
            return True
        return False


def grouped(pays: Iterable[events.Pay]) -> list[PaymentGroup]:
    """Payments in groups, in the order of their first ones."""
    found: list[PaymentGroup] = []
    for pay in pays:
        if BANK in (pay.payer, pay.payee):
            change = (cast(int, pay.payee), pay.amount) if pay.payer == BANK else (cast(int, pay.payer), -pay.amount)
            same = next((one for one in found if one.changes and one.why == pay.why), None)
            if same:
                same.changes.append(change)
            else:
                found.append(PaymentGroup([], [], 0, pay.why, pay.forgiven, [change]))
        elif not any(one.joins(pay) for one in found):
            found.append(PaymentGroup([pay.payer], [pay.payee], pay.amount, pay.why, pay.forgiven))
    for one in found:
        one.changes.sort()
    return found


def clause(payment: PaymentGroup, at: EventContext) -> Message:
    """Who pays whom how much, as a part of a sentence: `Ann and Cho pay Ben 30 each`."""
    if payment.changes:
        return changes(payment.changes, at)
    payers, payees, sum = payment.payers, payment.payees, at.amount(payment.amount)
    if isinstance(payers[0], int) and isinstance(payees[0], int):
        return msg("payment", payers=_parties(payers, at), payees=_parties(payees, at), sum=sum)
    if isinstance(payers[0], int):
        return msg("payment-in", payers=_parties(payers, at), pot=str(payees[0]), sum=sum)
    return msg("payment-out", payees=_parties(payees, at), pot=str(payers[0]), sum=sum)  # no rule pays from one pot into another


def changes(gains: Iterable[tuple[int, int]], at: EventContext) -> Message:
    """What everybody gets or loses: `Ann −5, Ben +10`."""
    points = gained(gains, at)
    return msg("payment-changes", changes=[msg("event-points.first", **points[0].args), *points[1:]])


def gained(gains: Iterable[tuple[int, int]], at: EventContext) -> list[Message]:
    """The same one by one, for the middle of a sentence."""
    return [msg("event-points", who=at.player(seat), n=gain) for seat, gain in gains]


def _parties(parties: Iterable[Party], at: EventContext) -> List:
    return at.players(one for one in parties if isinstance(one, int))


def reason(payment: PaymentGroup, at: EventContext) -> List:
    """What is paid for; nothing where the pot says it."""
    if not payment.changes and payment.why in mechanisms.said_by_pot(at.rules):
        return List(())
    payee = next(iter(payment.payees), None)
    return at.called([payment.why], payee if isinstance(payee, int) else None)


def sentence(payment: PaymentGroup, at: EventContext) -> Message:
    """Who pays whom how much and why (CO-15)."""
    why = reason(payment, at)
    if payment.changes:
        return msg("event-pay-changes", changes=gained(payment.changes, at), why=why)
    if not isinstance(payment.payers[0], int):
        return msg("event-pay-out", payment=clause(payment, at), why=why)
    return msg("event-pay", payment=clause(payment, at), why=why, unpaid=at.amount(payment.unpaid), each=_each(payment))


def _each(payment: PaymentGroup) -> str:
    return "yes" if len(payment.payers) + len(payment.payees) > 2 else "no"


def line(payment: PaymentGroup, at: EventContext) -> Message:
    """The same for a slip, which has a place of its own for the reason."""
    if not payment.unpaid:
        return clause(payment, at)
    return msg("payment-short", payment=clause(payment, at), unpaid=at.amount(payment.unpaid), each=_each(payment))


def says(event: events.Pay, at: EventContext) -> Message:
    """One payment as a sentence; the bank stands for points below or above par."""
    if event.payee == BANK:
        payer = List((at.player(cast(int, event.payer)),))
        return msg("event-pay-out", payment=msg("payment-to-bank", payers=payer, sum=at.amount(event.amount)), why=at.called([event.why]))
    if event.payer == BANK:
        payee = List((at.player(cast(int, event.payee)),))
        return msg("event-pay-out", payment=msg("payment-from-bank", payees=payee, sum=at.amount(event.amount)), why=at.called([event.why]))
    return sentence(grouped([event])[0], at)
