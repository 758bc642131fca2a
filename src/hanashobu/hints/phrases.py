"""Actions as advice: what to do, in words, and how it compares with the next best."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from hanashobu.bots.search import Found
from hanashobu.cards import BLANK, code, name
from hanashobu.play.questions.choices import kind
from hanashobu.play.view import View

SAME = 2.0  # errors; what lies nearer together is as good as equal
LEAST = 0.05  # points; and so is this
LARGE = 100  # from here on nobody wants to read tenths


def deed(view: View, action: int, target: int | None = None) -> str:
    """An action as advice."""
    asked = kind(view)
    if action > BLANK:
        return asked.advice(view, action)[0]
    return f"{asked.verb} {card(action)}" + (f" and take {card(target)}" if target is not None else "")


def _other(view: View, action: int) -> str:
    """An action as what could be done instead."""
    return card(action) if action <= BLANK else kind(view).advice(view, action)[1]


def card(one: int) -> str:
    """A card by code and name."""
    return f"{code(one)} {name(one)}"


def answers(view: View, found: Sequence[Found]) -> str:
    """What the best answer brings or costs, and the next best."""
    best, other = _two(found)
    if f"{best.worth:.1f}" == f"{other.worth:.1f}":
        return f"makes no difference, {best.worth:+.1f} on average either way"
    if _alike(best, other):
        return f"makes hardly a difference, {best.worth:+.1f} against {other.worth:+.1f} on average"
    if best.worth < other.worth:
        return f"costs the others more, {best.worth:+.1f} against {other.worth:+.1f} on average for yourself"
    rest = f"a loss of {_sum(other)}" if other.worth < 0 <= best.worth else _sum(other)
    return f"{'costs' if best.worth < 0 else 'brings'} {_sum(best)} on average, against {rest} for {_other(view, other.action)}"


def cards(view: View, found: Sequence[Found]) -> str:
    """How much the best card is better than the next best; nothing where that cannot be said in a word."""
    best, other = _two(found)
    if _alike(best, other):
        return f"{_other(view, other.action)} is about as good"
    if best.worth < other.worth:
        return ""
    return f"is {best.worth - other.worth:.1f} better than {_other(view, other.action)} on average"


def _two(found: Sequence[Found]) -> tuple[Found, Found]:
    return found[0], max(found[1:], key=lambda one: one.worth)


def _alike(one: Found, other: Found) -> bool:
    return abs(one.worth - other.worth) <= max(LEAST, SAME * hypot(one.error, other.error))


def _sum(one: Found) -> str:
    size = abs(one.worth)
    exact = one.error == 0 and size == round(size)
    return f"{size:.{0 if exact or size >= LARGE else 1}f}"
