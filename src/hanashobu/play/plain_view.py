"""A view as plain data, as programs in other languages get it (docs/bot-protocol.md)."""

from __future__ import annotations

from typing import Any

from hanashobu.cards import codes
from hanashobu.play import extras
from hanashobu.play.view import View


def plain(view: View) -> dict[str, Any]:
    """Everything that a seat knows, cards as codes."""
    seats = range(view.rules.seats)
    return {
        "seat": view.seat,
        "names": view.names,
        "round": view.round,
        "dealer": view.table.dealer,
        "actor": view.actor,
        "turn": view.turn,
        "field": codes(view.field),
        "hand": codes(view.hand),
        "hand_sizes": view.hand_sizes,
        "shown": [codes(view.shown(seat)) for seat in seats],
        "taken": [codes(view.pile(seat)) for seat in seats],
        "stock": [view.stock_left(seat) for seat in seats],
        "card": codes(1 << view.card)[0] if view.card is not None else None,
        "totals": [view.total(seat) for seat in seats],
        "playing": view.playing,
        "extra": extras.values(view),
        "extras": [extras.values(view, seat) for seat in seats],
        "legal": view.legal,
    }
