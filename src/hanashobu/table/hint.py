"""A hint, as it is sent to a page."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from msgspec.structs import replace

from hanashobu.bots.search import ActionValue
from hanashobu.hints.analysis import explain
from hanashobu.play.view import View
from hanashobu.table.protocol import AnswerValue, Hint

LIKELY = 0.01  # what is less likely than that is not shown


def hint(view: View, random: Random, turn: int) -> Hint:
    """What the seat of this view should do, and why."""
    why = explain(view, random)
    return Hint(
        turn,
        _values(why.found),
        _values(why.then),
        why.sentence,
        tuple(replace(one, chance=round(one.chance, 3), error=round(one.error, 3)) for one in why.chances if one.chance >= LIKELY),
        why.rounds,
    )


def _values(found: Iterable[ActionValue]) -> tuple[AnswerValue, ...]:
    return tuple(AnswerValue(one.action, round(one.value, 2), round(one.error, 2)) for one in found)
