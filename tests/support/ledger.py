"""The bookkeeper that authors of games get, who also knows what our own games charge."""

from __future__ import annotations

from hanashobu.play import events
from hanashobu.testing import ledger
from tests.support.teyaku import CHIPS


class Ledger(ledger.Ledger):
    """With the prices of Taiyaku's teyaku."""

    def _pay(self, pay: events.Pay) -> None:
        sum = pay.amount + pay.forgiven
        assert sum in CHIPS.get(pay.why, (sum,)), "A teyaku has its price (TA-10, TA-12)."
        super()._pay(pay)
