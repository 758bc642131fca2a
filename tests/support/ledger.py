"""A bookkeeper who knows nothing of the engine: follows every payment of a match, and stops at the first point that is unaccounted for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.rules.dues import BANK
from hanashobu.rules.ruleset import Ruleset
from tests.support.teyaku import CHIPS


def against_par(rules: Ruleset) -> str:
    """The id of what the bank pays or is paid."""
    return next((due.rule for due in rules.dues if due.by == BANK), "")


class Ledger:
    """Everybody's points, the stakes, the pots, and what the bank has given out."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.ids = frozenset(rules.ids())
        self.totals: list[int] = []
        self.stakes: list[int] = []
        self.round: Counter[int | str] = Counter()
        self.reasons: Counter[tuple[int | str, int | str, str]] = Counter()
        campaign = rules.campaign
        self.prize = campaign.prize * rules.seats if campaign else 0
        self.lent = campaign.buy_in * rules.seats if campaign else 0
        self.year = self.rounds = self.pays = 0
        self.between = True

    def follow(self, emitted: Iterable[AnyEvent]) -> Ledger:
        """Check these events."""
        for event in emitted:
            match event:
                case events.MatchBegins():
                    self.totals = list(event.start)
                case events.RoundBegins():
                    self._begin(event)
                case events.Pay():
                    self._pay(event)
                case events.Misdeal():
                    assert not any(self.round.values()), "A misdeal changes nothing (CO-12)."
                    self._clear()
                case events.RoundScore():
                    self._score(event)
                case events.RoundEnds():
                    assert list(event.totals) == self.totals
                    self.between = True
                    self.rounds += 1
                case events.YearEnds() | events.Ginmi() | events.Loan():
                    self._account(event)
                case events.MatchEnds():
                    if event.why != "abandoned":
                        assert list(event.totals) == self.totals
                        assert self.prize == 0 or not self.rules.campaign
            self._balanced()
        return self

    def _begin(self, event: events.RoundBegins) -> None:
        assert list(event.totals) == self.totals
        self.between = False
        self._clear()

    def _clear(self) -> None:
        self.round.clear()
        self.reasons.clear()
        stake = self.rules.stake.chips if self.rules.stake else 0
        self.stakes = [min(stake, total) for total in self.totals]

    def _pay(self, pay: events.Pay) -> None:
        self.pays += 1
        assert pay.payer != pay.payee
        assert pay.why in self.ids, f"{pay.why} is no rule of this table."
        assert pay.amount > 0 or pay.forgiven > 0
        assert pay.forgiven >= 0
        assert pay.amount + pay.forgiven in CHIPS.get(pay.why, (pay.amount + pay.forgiven,)), "A teyaku has its price (TA-10, TA-12)."
        if self.between:
            self._settle(pay)
            return
        assert ("bank" in (pay.payer, pay.payee)) == (pay.why == against_par(self.rules))
        if self.rules.stake and isinstance(pay.payer, int):
            assert pay.amount <= self.stakes[pay.payer], "A stake cannot go below zero (TA-3)."
            assert not pay.forgiven or pay.amount == self.stakes[pay.payer], "Only what the stake lacks is forgiven (TA-3)."
            self.stakes[pay.payer] -= pay.amount
        else:
            assert pay.forgiven == 0
        if self.rules.stake and isinstance(pay.payee, int):
            self.stakes[pay.payee] += pay.amount
        self.round[pay.payer] -= pay.amount
        self.round[pay.payee] += pay.amount
        self.reasons[pay.payer, pay.payee, pay.why] += 1

    def _settle(self, pay: events.Pay) -> None:
        """The final accounts of a campaign."""
        for party, amount in ((pay.payer, -pay.amount), (pay.payee, pay.amount)):
            if isinstance(party, int):
                self.totals[party] += amount
            elif party == "prize":
                self.prize += amount
            else:
                assert party == "bank"
                self.lent -= amount

    def _score(self, score: events.RoundScore) -> None:
        seats = range(len(self.totals))
        assert [self.round[seat] for seat in seats] == list(score.result), "Payments explain the result (CO-15)."
        assert self.round["bank"] == self.round["pot"] == self.round["prize"] == 0
        assert max(self.reasons.values(), default=1) == 1, "One payment for each payer, receiver and reason."
        if self.rules.stake:
            assert min(score.result) >= -self.rules.stake.chips, "Nobody loses more than the stake (TA-3)."
        self.year += self.round["year"]
        self.totals = [total + change for total, change in zip(self.totals, score.result, strict=True)]
        self.round.clear()

    def _account(self, event: events.YearEnds | events.Ginmi | events.Loan) -> None:
        self.totals[event.seat] += event.amount
        if isinstance(event, events.YearEnds):
            self.year -= event.amount
        elif isinstance(event, events.Loan):
            self.lent += event.amount
        else:
            others = len(self.totals) - 1
            assert event.amount % others == 0
            for seat in range(len(self.totals)):
                self.totals[seat] -= event.amount // others if seat != event.seat else 0
        assert list(event.totals) == self.totals

    def _balanced(self) -> None:
        """What the players and the pots have is what they started with, or what the bank has given out."""
        assert sum(self.round.values()) == 0
        if self.rules.campaign and self.totals:
            assert sum(self.totals) + self.prize + self.year == self.lent
        elif self.totals:
            assert sum(self.totals) == self.rules.length.start * len(self.totals)
