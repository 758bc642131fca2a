"""Actions as advice: what to do, and how it compares with the next best."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from hanashobu.bots.search import ActionValue, prize
from hanashobu.cards import MOST_CARDS, code, name
from hanashobu.play.questions.choices import kind
from hanashobu.play.view import View
from hanashobu.text import Arg, Cards, Message, msg

SAME = 2.0  # errors; values closer together count as equal
LEAST = 0.05  # points; and so is this
SELDOM = 16  # times as often as another action; the search would not have left that alone if it were as good
LARGE = 100  # from here on tenths are left out


def deed(view: View, action: int, target: int | None = None) -> Message:
    """An action as advice."""
    asked = kind(view)
    if action >= MOST_CARDS:
        return asked.advised(view, action)
    if target is not None:
        return msg(f"advice-{asked.id}-card-taking", card=card(action), target=card(target))
    return msg(f"advice-{asked.id}-card", card=card(action))


def other(view: View, action: int) -> Arg:
    """An action as what could be done instead."""
    if action < MOST_CARDS:
        return card(action)
    advice = kind(view).advised(view, action)
    return Message(f"{advice.id}.other", advice.args)


def card(one: int) -> Cards:
    """A card, as an argument of messages."""
    return Cards((code(one),))


def answers(view: View, found: Sequence[ActionValue]) -> Message:
    """What the best answer brings or costs, and the next best."""
    best, rest = _two(found)
    if f"{best.value:.1f}" == f"{rest.value:.1f}":
        return msg("hint-no-difference", best=best.value)
    if _alike(best, rest):
        return msg("hint-hardly-differs", best=best.value, rest=rest.value)
    if best.value < rest.value:
        return msg("hint-helps-to-win" if prize(view) else "hint-gains-on-others", best=best.value, rest=rest.value)
    sign = "loss" if best.value < 0 else "apart" if rest.value < 0 else "gain"
    return msg("hint-average", sign=sign, best=_sum(best), rest=_sum(rest), other=other(view, rest.action))


def cards(view: View, found: Sequence[ActionValue]) -> Message | None:
    """How much the best card is better than the next best; nothing where a word would mislead."""
    best, rest = _two(found)
    if _alike(best, rest):
        return msg("hint-as-good", other=other(view, rest.action))
    if best.value < rest.value:
        return None
    return msg("hint-better", by=best.value - rest.value, other=other(view, rest.action))


def _two(found: Sequence[ActionValue]) -> tuple[ActionValue, ActionValue]:
    """The best answer, and the next best one that has another name: two cards of a month may be called alike."""
    others = [one for one in found[1:] if _called(one.action) != _called(found[0].action)]
    return found[0], max(others or found[1:], key=lambda one: one.value)


def _called(action: int) -> object:
    return name(action) if action < MOST_CARDS else action


def _alike(one: ActionValue, other: ActionValue) -> bool:
    near = abs(one.value - other.value) <= max(LEAST, SAME * hypot(one.error, other.error))
    return near and one.visits < SELDOM * other.visits


def _sum(one: ActionValue) -> float:
    """As precise as its error allows."""
    size = abs(one.value)
    return round(size, 0 if size >= LARGE else 1)
