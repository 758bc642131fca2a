"""The deck drawn for this project: one file for each month, put together from shared parts as flat SVG.

A month's file draws its plant once, as parts, and composes its four cards from them. `svg("1a")` is a finished card.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from hanashobu.cards import CODES, card, code, name
from hanashobu.deck.paper import HEIGHT, WIDTH, Picture, sheet

GAP = 12  # between the cards of the whole deck


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


def whole() -> str:
    """All 48 cards in one picture, a column for each month."""
    across, down = WIDTH + GAP, HEIGHT + GAP
    cards = []
    for at, which in enumerate(CODES[:48]):
        place = f'x="{GAP + at // 4 * across}" y="{GAP + at % 4 * down}" width="{WIDTH}" height="{HEIGHT}"'
        cards.append(svg(which).strip().replace("<svg ", f"<svg {place} ", 1))
    size = f"0 0 {12 * across + GAP} {4 * down + GAP}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" role="img"><title>The 48 cards, month by month</title>'
    return f"{head}{''.join(cards)}</svg>\n"
