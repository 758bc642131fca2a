"""What every page of the laboratory is made of: parts from `templates/parts.html`, and the way numbers are written."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from hanashobu.cards import code, each
from hanashobu.deck import svg
from hanashobu.lab.report.figures import Figure
from hanashobu.text import Arg, current
from hanashobu.text.current import t
from hanashobu.text.names import card_name
from hanashobu.text.numbers import written

MOST_CARDS = 6  # of a yaku are shown

Part = str | Markup  # plain text is escaped where it is put in


@cache
def _parts() -> Any:
    loader = PackageLoader("hanashobu.lab.report")
    made = Environment(loader=loader, autoescape=True, undefined=StrictUndefined, keep_trailing_newline=True)
    return made.get_template("parts.html").module


def part(macro: str, *values: object) -> Markup:
    """A piece of HTML from the template's macro of this name."""
    return Markup(getattr(_parts(), macro)(*values))


def shown(value: Arg) -> str:
    """What a figure or a card is called, in the language of the report."""
    return current.reader(codes=False).arg(value)


class CardPictures:
    """The cards that a page shows; each picture is in the page once."""

    def __init__(self) -> None:
        self._used: dict[str, None] = {}

    def show(self, mask: int) -> Part:
        """Some cards, side by side; nothing where they are too many to be recognised."""
        found = [code(one) for one in each(mask)]
        if not 0 < len(found) <= MOST_CARDS:
            return ""
        self._used.update(dict.fromkeys(found))
        return part("cards", [(one, shown(card_name(one))) for one in found])

    def pictures(self) -> list[tuple[str, str]]:
        """The pictures, as base64."""
        return [(one, base64.b64encode(svg(one).encode()).decode()) for one in self._used]


def page(title: str, body: Iterable[Part], album: CardPictures) -> str:
    """The whole file."""
    return str(part("page", current.language(), title, list(body), album.pictures()))


def section(title: str, *parts: Part) -> Part:
    """A sheet of paper on the table; nothing where there is nothing to say."""
    inside = [one for one in parts if one]
    return part("section", title, inside) if inside else ""


def pairs(*parts: Part) -> Part:
    """Small sheets, two in a row where there is room."""
    return part("pairs", parts)


def paragraph(text: str, calm: bool = True) -> Part:
    """A sentence."""
    return part("said", text, calm)


def grid(heads: Sequence[str], rows: Sequence[Sequence[Part | float]], words: int = 1, bar: int = -1) -> Part:
    """A table; the first columns are words, the others numbers, and one may be a bar."""
    return part("grid", heads, rows, words, bar) if rows else ""


def number(figure: Figure | None, hundred: bool = False, plus: bool = False) -> Part:
    """A figure with its interval under it."""
    if figure is None:
        return "–"
    middle, low, high = (text(figure, bound or 0.0, hundred, plus) for bound in (figure.value, figure.low, figure.high))
    if figure.low is None or low == high:
        return middle
    return part("number", middle, t("lab-interval", low=low.removesuffix(" %"), high=high))


def text(figure: Figure, value: float, hundred: bool = False, plus: bool = False) -> str:
    """A number as people write it, with as many places as its error leaves a meaning."""
    scale = 100 if figure.share or hundred else 1
    wide = scale * ((figure.high - figure.low) if figure.low is not None and figure.high is not None else (figure.error or 0.0))
    places = 0 if wide > 20 else 1 if wide > 1 else 2 if wide > 0.05 or not (figure.share or hundred) else 3
    if value == 0 or (figure.share and value == 1) or (wide == 0 and float(scale * value).is_integer()):
        places = 0
    sign = "+z" if plus else "z"
    return written(scale * value, f"{sign},.{places}f") + (" %" if figure.share else "")
