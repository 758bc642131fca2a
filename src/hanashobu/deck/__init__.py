"""The deck drawn for this project: one file for each month, put together from shared parts as flat SVG.

A month's file draws its plant once, as parts, and composes its four cards from them. `svg("1a")` is a finished card.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from hanashobu.cards import card, code, name
from hanashobu.deck.paper import Picture, sheet


@cache
def pictures() -> dict[str, Picture]:
    """Every picture by the code of its card, and the `back`."""
    found: dict[str, Picture] = {}
    for module in pkgutil.iter_modules(__path__):
        found |= getattr(importlib.import_module(f"{__name__}.{module.name}"), "CARDS", {})
    return found


def svg(which: str) -> str:
    """A card, `0` for the blank or `back`, as an SVG document."""
    if which == "back":
        return sheet(pictures()[which], "A card face down")
    number = card(which)
    return sheet(pictures()[code(number)], name(number))
