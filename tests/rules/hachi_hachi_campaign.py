"""What the tests of Hachi-Hachi's campaign share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from tests.rules.hachi_hachi import HH, decline, finish
from tests.support.helpers import Table

# Piles of 98, 78 and 88 points, without yaku: 10 points go from the second to the first, who wins and puts 1 into the year's pot.
NEAR = [
    "2a 2b 3a 3b 4b 4c 4d 6d 7d 8c 9c 10a 10b 10c 11b 12a 12c",
    "1b 1c 2c 2d 3c 5a 5c 5d 6a 6c 7a 7c 8a 8b 8d 9d 10d 11d 12b",
    "1a 1d 3d 4a 5b 6b 7b 9a 9b 11a 11c 12d",
]
LEDGER = (events.RoundEnds, events.YearEnds, events.Ginmi, events.Loan, events.MatchEnds)


def campaign(seats: int = 3, **options: Any) -> Table:
    """A table that plays a campaign."""
    return Table(HH, seats, campaign=True, **options)


def play_round(table: Table, totals: list[int] | None = None, order: tuple[int, int, int] = (0, 1, 2)) -> list[AnyEvent]:
    """A round after which the seats have 9 more, 10 fewer and the same, in this order; before it they may get other totals."""
    table.deal()
    decline(table)
    if totals is not None:
        table.state.totals[: len(totals)] = totals
    piles = [""] * 3
    for seat, pile in zip(order, NEAR, strict=True):
        piles[seat] = pile
    return finish(table, *piles)


def ledger(emitted: Iterable[AnyEvent]) -> list[AnyEvent]:
    """What comes after the settlement of a round."""
    return [event for event in emitted if isinstance(event, LEDGER)]
