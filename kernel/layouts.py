"""The layout of the rows of numbers that the entry points take, as plain data for programs in other languages."""

from __future__ import annotations

from typing import Any

from hanashobu.engine import library_choice, search
from hanashobu.engine.batch import Tally
from hanashobu.engine.compare import Compared
from hanashobu.engine.odds import Odds
from hanashobu.engine.search import Plan
from hanashobu.engine.state import State
from hanashobu.engine.weights import Weights
from hanashobu.engine.worlds import UnseenCards
from hanashobu.layout import Layout, offset, width
from hanashobu.rules.tables import Tables

TREE = "tree"  # any number of nodes
ROWS: dict[str, list[type[Layout] | str]] = {
    "play": [State, Tables, Tally],
    "search": [State, State, Tables, UnseenCards, Weights, Plan, TREE],
    "sample": [State, State, Tables, UnseenCards, Weights, Odds],
    "compare": [State, State, Tables, UnseenCards, Weights, Compared],
    "walk": [State, Tables],
}
NUMBERS = {"play": ["rounds"], "search": ["iterations"], "sample": ["action", "worlds"], "compare": ["worlds"], "walk": ["what", "action"]}


def layouts() -> dict[str, Any]:
    """Every entry point with its rows and numbers, and every kind of row with its size and fields, in 64-bit whole numbers."""
    assert {name: (len(ROWS[name]), len(NUMBERS[name])) for name in ROWS} == library_choice.ENTRIES
    kinds = {row for rows in ROWS.values() for row in rows if not isinstance(row, str)}
    return {
        "entries": {
            name: {"rows": [row if isinstance(row, str) else row.__name__ for row in rows], "numbers": NUMBERS[name]}
            for name, rows in ROWS.items()
        },
        "rows": {kind.__name__: _row(kind) for kind in sorted(kinds, key=lambda kind: kind.__name__)},
        "tree": {"node": search.WIDTH, "fields": ["action", "player", "visits", "seen", "value", "result", "squares", "child", "sibling"]},
    }


def _row(kind: type[Layout]) -> dict[str, Any]:
    return {
        "size": width(kind),
        "fields": {key: {"at": offset(kind, key), "shape": list(field.shape)} for key, field in kind.FIELDS.items()},
    }
