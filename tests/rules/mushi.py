"""What the tests of Mushi share."""

from __future__ import annotations

from tests.support.helpers import Table

MUSHI = "mushi"


def dealers_turn(hand: str, field: str, stock: str, taken: tuple[str, str] = ("", "")) -> Table:
    """The dealer is at turn; Ben holds a card too, so that the round goes on."""
    return Table(MUSHI).place(hands=[hand, "8d"], field=field, stock=stock, taken=taken)
