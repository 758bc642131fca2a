"""What the tests of Taiyaku look at: payments with what was forgiven, and stakes."""

from __future__ import annotations

from collections.abc import Iterable

from hanashobu.play import events
from hanashobu.play.events import Event
from tests.support.helpers import Table, only

Paid = list[tuple[events.Party, events.Party, int, str, int]]


def paid(told: Iterable[Event]) -> Paid:
    """Who paid whom, how much, why, and what was forgiven."""
    return [(pay.payer, pay.payee, pay.amount, pay.why, pay.forgiven) for pay in only(told, events.Pay)]


def stakes(table: Table) -> list[int]:
    """What is left of the stakes, as everybody sees it."""
    found: list[int] = table.match.view(None).to_json()["stakes"]
    return found
