"""Hachi-Hachi: the ledger of a campaign, kept from its events alone (HH-70 to HH-75)."""

from __future__ import annotations

from typing import Any

import pytest

from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from tests.rules.hachi_hachi import HH
from tests.rules.hachi_hachi_campaign import LEDGER
from tests.support.helpers import full_match, only

# The ledger, kept from the events alone.


class Ledger:
    """Everybody's points, the bank, the pots and the debts, as somebody writes them down who hears what is said at the table."""

    def __init__(self, seats: int, kan: int, most: bool) -> None:
        self.seats, self.kan, self.most = seats, kan, most
        self.has: dict[int | str, int] = dict.fromkeys(range(seats), 20 * kan)  # HH-70
        self.has |= {"bank": -25 * kan * seats, "prize": 5 * kan * seats, "pot": 0, "year": 0}
        self.debts = [0] * seats
        self.round = self.won = self.row = 0
        self.ginmi: int | None = None
        self.seen: set[str] = set()

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(self.has[seat] for seat in range(self.seats))

    def move(self, payer: int | str, payee: int | str, amount: int) -> None:
        assert amount > 0
        self.has[payer] -= amount
        self.has[payee] += amount

    def lent(self) -> int:
        """What the bank has given out: buy-ins and loans."""
        return 25 * self.kan * self.seats + 50 * self.kan * sum(self.debts)

    def follow(self, emitted: list[AnyEvent]) -> None:
        """Write everything down; what the ledger of a campaign does after a round is worked out first and compared."""
        for place, event in enumerate(emitted):
            self.seen.add(type(event).__name__)
            match event:
                case events.RoundBegins():
                    self.round += 1
                    assert event.number == self.round
                    assert event.totals == self.totals
                case events.Pay():
                    self.move(event.payer, event.payee, event.amount)
                    assert event.forgiven == 0
                case events.Misdeal():
                    assert self.has["pot"] == 0
                case events.RoundEnds():
                    assert event.totals == self.totals
                    self.won += event.winner is not None
                    assert (self.has["pot"], self.has["year"], self.has["bank"]) == (0, self.won, -self.lent())
                    due = self.due()
                    after = [each for each in emitted[place + 1 :] if isinstance(each, LEDGER[1:4])]
                    assert after == due
                case events.MatchEnds():
                    assert event.totals == self.totals
                    assert event.winners == tuple(seat for seat in range(self.seats) if self.totals[seat] == max(self.totals))
            assert sum(self.has.values()) == 0

    def due(self) -> list[AnyEvent]:
        """HH-75: the year's end, ginmi, loans."""
        due: list[AnyEvent] = []
        if self.round % 12 == 0:
            limit = max(self.totals) if self.most else min(self.totals)
            share = [seat for seat in range(self.seats) if self.totals[seat] == limit]
            each, odd = divmod(self.has["year"], len(share))
            for place, seat in enumerate(share):
                amount = each + (place < odd)
                if amount:
                    self.move("year", seat, amount)
                    due.append(events.YearEnds(seat, amount, self.totals))
            self.won = 0
            assert self.has["year"] == 0
        best = max(self.totals)
        holder = self.ginmi if self.ginmi is not None and self.totals[self.ginmi] == best else self.totals.index(best)
        self.row = self.row + 1 if holder == self.ginmi else 1
        self.ginmi = holder
        if self.row == 3:
            self.row = 0
            for seat in range(self.seats):
                if seat != holder:
                    self.move(seat, holder, 10 * self.kan)
            due.append(events.Ginmi(holder, 10 * self.kan * (self.seats - 1), self.totals))
        for seat in range(self.seats):
            units = 0
            while self.has[seat] <= 0:
                self.move("bank", seat, 50 * self.kan)
                units += 1
            self.debts[seat] += units
            if units:
                due.append(events.Loan(seat, 50 * self.kan * units, self.totals))
        return due

    def close(self) -> None:
        """Nothing is left anywhere, and nobody owes anything."""
        assert [self.has[place] for place in ("bank", "pot", "year", "prize")] == [0, 0, 0, 0]
        assert sum(self.totals) == 0


def follow(seats: int, seed: int, kan: int = 12, bankoita: str = "fewest", **options: Any) -> Ledger:
    """The ledger of a campaign of random play."""
    match = full_match(HH, seats, seed, campaign=True, kan=kan, bankoita=bankoita, **options)
    book = Ledger(seats, kan, bankoita == "most")
    starts = [place for place, event in enumerate(match.events) if isinstance(event, events.RoundBegins)]
    for start, end in zip([0, *starts], [*starts, len(match.events)], strict=True):
        book.follow(match.events[start:end])
    book.close()
    assert book.round == 12 * seats
    back = {pay.payer: pay.amount for pay in only(match.events, events.Pay) if pay.why == "HH-75" and pay.payee == "bank"}
    assert back == {seat: 25 * kan + 50 * kan * book.debts[seat] for seat in range(seats)}
    return book


@pytest.mark.parametrize("seed", range(1, 13))
def test_the_ledger_of_a_campaign_of_three_balances_after_every_event_and_ends_at_nothing(seed: int) -> None:
    """HH-70 to HH-75: 36 rounds of random play; bank, pots and debts are kept from the events alone."""
    book = follow(3, seed)
    assert {"YearEnds", "Ginmi", "Loan"} <= book.seen


@pytest.mark.parametrize(("seats", "bankoita", "kan"), [(2, "most", 10), (4, "fewest", 10), (5, "most", 12), (7, "most", 10)])
def test_so_do_the_ledgers_of_other_campaigns_with_every_house_rule(seats: int, bankoita: str, kan: int) -> None:
    """HH-70 to HH-75 with HH-40 to HH-63: fees and refunds, pots that are split, places that are bought."""
    two_left = "split" if seats == 5 else "play"
    book = follow(
        seats,
        seats,
        kan,
        bankoita,
        liability=True,
        buyout=True,
        mizuten=True,
        hand_swap="unlimited",
        multipliers="stack",
        two_left=two_left,
        inoshikacho=True,
        ribbon_bonus=True,
    )
    assert {"YearEnds", "Ginmi"} <= book.seen
