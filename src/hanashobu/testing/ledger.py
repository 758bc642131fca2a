"""A bookkeeper who knows nothing of the engine: follows every payment of a match, and stops at the first point that is unaccounted for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.rules.dues import BANK, YAKU
from hanashobu.rules.ruleset import Ruleset


class Unaccounted(AssertionError):
    """A payment, a result or a total that nothing explains."""


def expect(holds: bool, what: str) -> None:
    """Stop where the books are wrong; `python -O` must not skip it."""
    if not holds:
        raise Unaccounted(what)


class Ledger:
    """Everybody's points, the stakes, the pots, and what the bank has given out."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.ids = frozenset(rules.ids())
        self.totals = [rules.length.start] * rules.seats
        self.stakes: list[int] = []
        self.round: Counter[int | str] = Counter()
        self.reasons: Counter[tuple[int | str, int | str, str]] = Counter()
        campaign = rules.campaign
        self.prize = campaign.prize * rules.seats if campaign else 0
        self.lent = campaign.buy_in * rules.seats if campaign else 0
        self.year = self.rounds = self.pays = 0
        self.between = True
        self.balances = rules.balances()  # else points are written down that nobody pays
        banks = {due.rule for due in rules.dues if due.by == BANK}
        rows = {row.id for row in rules.yaku if any(due.by == BANK and due.of == YAKU for due in rules.dues)}
        self.bank = frozenset(banks | rows)

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
                    asked_for = event.seat is not None  # perhaps after fees and shown hands, which it undoes
                    expect(asked_for or not any(self.round.values()), "A misdeal changes nothing (CO-12).")
                    self._clear()
                case events.RoundScore():
                    self._score(event)
                case events.RoundEnds():
                    expect(list(event.totals) == self.totals, "Totals follow from the results (CO-14).")
                    self.between = True
                    self.rounds += 1
                case events.LedgerEntry():
                    self._account(event)
                case events.MatchEnds():
                    if event.why != "abandoned":
                        expect(list(event.totals) == self.totals, "Totals follow from the results (CO-14).")
                        expect(self.prize == 0 or not self.rules.campaign, "The books are not balanced (CO-15).")
            self._balanced()
        return self

    def _begin(self, event: events.RoundBegins) -> None:
        expect(list(event.totals) == self.totals, "Totals follow from the results (CO-14).")
        self.between = False
        self._clear()

    def _clear(self) -> None:
        self.round.clear()
        self.reasons.clear()
        stake = self.rules.stake.chips if self.rules.stake else 0
        self.stakes = [min(stake, total) for total in self.totals]

    def _pay(self, pay: events.Pay) -> None:
        self.pays += 1
        expect(pay.payer != pay.payee, "Nobody pays themselves.")
        expect(pay.why in self.ids, f"{pay.why} is no rule of this table.")
        expect(pay.amount > 0 or pay.forgiven > 0, "A payment is of something.")
        expect(pay.forgiven >= 0, "What is forgiven is not below 0.")
        if self.between:
            self._settle(pay)
            return
        expect("bank" not in (pay.payer, pay.payee) or pay.why in self.bank, "The bank pays for lines of the sheet only.")
        if self.rules.stake and isinstance(pay.payer, int):
            expect(pay.amount <= self.stakes[pay.payer], "A stake cannot go below zero (TA-3).")
            expect(not pay.forgiven or pay.amount == self.stakes[pay.payer], "Only what the stake lacks is forgiven (TA-3).")
            self.stakes[pay.payer] -= pay.amount
        else:
            expect(pay.forgiven == 0, "Only a stake forgives.")
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
                expect(party == "bank", "The books are not balanced (CO-15).")
                self.lent -= amount

    def _score(self, score: events.RoundScore) -> None:
        seats = range(len(self.totals))
        paid = [self.round[seat] for seat in seats]
        expect(not self.balances or paid == list(score.result), "Payments explain the result (CO-15).")
        expect(not self.balances or self.round["bank"] == 0, "What the bank pays it is paid (CO-15).")
        expect(self.round["pot"] == self.round["prize"] == 0, "Nothing is left in a pot (CO-15).")
        expect(max(self.reasons.values(), default=1) == 1, "One payment for each payer, receiver and reason.")
        if self.rules.stake:
            expect(min(score.result) >= -self.rules.stake.chips, "Nobody loses more than the stake (TA-3).")
        self.year += self.round["year"]
        self.totals = [total + change for total, change in zip(self.totals, score.result, strict=True)]
        self.round.clear()

    def _account(self, event: events.LedgerEntry) -> None:
        self.totals[event.seat] += event.amount
        if isinstance(event, events.YearEnds):
            self.year -= event.amount
        elif isinstance(event, events.Loan):
            self.lent += event.amount
        else:
            others = len(self.totals) - 1
            expect(event.amount % others == 0, "The books are not balanced (CO-15).")
            for seat in range(len(self.totals)):
                self.totals[seat] -= event.amount // others if seat != event.seat else 0
        expect(list(event.totals) == self.totals, "Totals follow from the results (CO-14).")

    def _balanced(self) -> None:
        """What the players and the pots have is what they started with, or what the bank has given out."""
        expect(sum(self.round.values()) == 0, "The books are not balanced (CO-15).")
        if not self.balances or not self.totals:
            return
        if self.rules.campaign:
            expect(sum(self.totals) + self.prize + self.year == self.lent, "The books are not balanced (CO-15).")
        else:
            expect(sum(self.totals) == self.rules.length.start * len(self.totals), "The books are not balanced (CO-15).")
